// Durable workflows on both databases: every step to one completion, whoever runs it, however often it was interrupted.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RETRY_NEVER } from '../../src/base/errors.ts';
import type { Worker } from '../../src/kernel/jobs/contract.ts';
import type { Kernel } from '../../src/kernel/kernel.ts';
import type { WorkflowRun } from '../../src/kernel/workflows/contract.ts';
import { workflowKind } from '../../src/kernel/workflows/contract.ts';
import { StepFailed } from '../../src/kernel/workflows/errors.ts';
import { fail } from '../../src/store/contract.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import { queryRaw } from '../support/raw-database.ts';
import { until } from '../support/until.ts';

const PURE = { effect: 'pure' } as const;
const OWNER = { owner: 'me', ttlMs: 60_000 } as const;

describe.each(DIALECTS)('workflows on %s', (dialect) => {
  let fixture: Fixture;
  let ledger: Kernel;
  let id: string;
  const workers: Worker[] = [];

  const nowMs = () => (dialect === 'sqlite' ? fixture.clock.now() : undefined);
  const laterMs = async (ms: number) => (nowMs() ?? Date.parse((await ledger.stream(id)).created_at)) + ms;

  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.flow();
    ({ ledger } = await fixture.open());
    id = fixture.ids.uuid();
  });

  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await fixture.dispose();
  });

  const work = (from = ledger) => {
    const worker = from.workflows.worker({ ttlMs: 10_000 });
    workers.push(worker);
    return worker;
  };
  const eventTypes = async (workflowId = id) =>
    (await ledger.read({ kind: workflowKind, id: workflowId })).map(({ type }) => type);

  describe('run inline', () => {
    it('[ACL-10] do each step once, and return the same when they are run again', async () => {
      let done = 0;
      const fn = async (wf: WorkflowRun) => {
        const first = await wf.step('first', PURE, () => ({ n: (done += 1) }));
        const second = await wf.step('second', { effect: 'idempotent' }, () => first.n + 10);
        return { first, second };
      };
      expect(await ledger.workflows.run(id, OWNER, fn)).toEqual({ first: { n: 1 }, second: 11 });
      expect(await ledger.workflows.run(id, OWNER, fn)).toEqual({ first: { n: 1 }, second: 11 });
      expect(done).toBe(1);
      expect(await eventTypes()).toEqual([
        'workflow.started',
        'step.completed',
        'step.completed',
        'workflow.completed',
      ]);
      expect(await ledger.workflows.get(id)).toMatchObject({ status: 'completed', kind: 'inline' });
      expect((await ledger.verify({ deep: true })).problems).toEqual([]);
    });

    it('[ACL-10] go on after an interruption with the results they had', async () => {
      const ran: string[] = [];
      const fn = (dies: boolean) => async (wf: WorkflowRun) => {
        const a = await wf.step('a', PURE, () => (ran.push('a'), 'A'));
        if (dies) await new Promise(() => {});
        const b = await wf.step('b', PURE, () => (ran.push('b'), 'B'));
        return a + b;
      };
      const dying = await fixture.open();
      void dying.ledger.workflows.run(id, OWNER, fn(true)).catch(() => {});
      await until(() => ran.length === 1);
      await until(async () => (await eventTypes().catch(() => [])).length === 2);
      dying.store.abandon();
      fixture.advance(60_001);
      expect(await ledger.workflows.run(id, OWNER, fn(false))).toBe('AB');
      expect(ran).toEqual(['a', 'b']);
    });

    it('count an attempt that failed before the process died, and go on behind it', async () => {
      let tries = 0;
      const fn = (wf: WorkflowRun) =>
        wf.step('flaky', { effect: 'pure', retry: { backoffMs: 60_000 } }, ({ attempt }) => {
          tries += 1;
          if (tries === 1) throw new Error('not yet');
          return attempt;
        });
      const dying = await fixture.open();
      void dying.ledger.workflows.run(id, OWNER, fn).catch(() => {});
      await until(async () => (await ledger.workflows.attempts(id)).length === 1);
      dying.store.abandon();
      fixture.advance(60_001);
      expect(await ledger.workflows.run(id, OWNER, fn)).toBe(2);
      expect(await ledger.workflows.attempts(id)).toHaveLength(2);
      expect((await ledger.verify({ deep: true })).problems).toEqual([]);
    });

    it('[ACL-09] are run by one at a time, and a takeover is an event', async () => {
      let release = () => {};
      const waits = new Promise<void>((resolve) => (release = resolve));
      const other = await fixture.open();
      let isRunning = false;
      const slow = other.ledger.workflows.run(id, { owner: 'slow', ttlMs: 60_000 }, async (wf) => {
        await wf.step('a', PURE, () => {
          isRunning = true;
          return waits;
        });
      });
      const lost = refusalOf(slow);
      await until(() => isRunning);
      const held = await refusalOf(ledger.workflows.run(id, OWNER, () => 1));
      expect(held).toMatchObject({ code: 'lease_held', details: { owner_id: 'slow' } });
      // Its process is stopped for longer than the lease, and comes back.
      other.store.abandon();
      fixture.advance(60_001);
      expect(await ledger.workflows.run(id, OWNER, (wf) => wf.step('a', PURE, () => 'mine'))).toBe('mine');
      release();
      expect(await lost).toMatchObject({ code: 'lease_lost' });
      expect(
        await queryRaw(fixture, "SELECT count(*) AS n FROM events WHERE event_type = 'lease.taken_over'"),
      ).toMatchObject([{ n: dialect === 'sqlite' ? 1 : '1' }]);
    });

    it('[ACL-11] refuse an external effect without a key, and hand the same key to every attempt', async () => {
      const without = ledger.workflows.run(id, OWNER, (wf) => wf.step('pay', { effect: 'external' }, () => 1));
      expect(await refusalOf(without)).toMatchObject({ code: 'workflow_failed' });
      const keys: string[] = [];
      const again = fixture.ids.uuid();
      await ledger.workflows.run(again, OWNER, (wf) =>
        wf.step('pay', { effect: 'external', idempotencyKey: 'order-7' }, ({ idempotencyKey, attempt }) => {
          keys.push(idempotencyKey);
          if (attempt < 3) throw new Error('timeout');
        }),
      );
      expect(keys).toEqual(['order-7', 'order-7', 'order-7']);
      expect(await ledger.workflows.attempts(again)).toMatchObject([
        { step_id: 'pay', attempt_id: 1, completed_at: null },
        { step_id: 'pay', attempt_id: 2, completed_at: null },
        { step_id: 'pay', attempt_id: 3, completed_at: expect.any(String) as string },
      ]);
      expect((await ledger.verify({ deep: true })).problems).toEqual([]);
    });

    it('are sound for verification also when the clock went back during a step', async () => {
      await ledger.workflows.run(id, OWNER, (wf) =>
        wf.step('a', { effect: 'idempotent' }, () => {
          fixture.advance(-30_000);
        }),
      );
      expect((await ledger.verify({ deep: true })).problems).toEqual([]);
    });

    it('tell a step’s failure to the function, the same at every replay', async () => {
      let tries = 0;
      const fn = async (wf: WorkflowRun) => {
        try {
          await wf.step('bad', PURE, () => {
            tries += 1;
            throw fail('disk_full', 'no space', RETRY_NEVER);
          });
          return 'fine';
        } catch (error) {
          if (!(error instanceof StepFailed)) throw error;
          return `${error.stepId} ${error.error.code}`;
        }
      };
      expect(await ledger.workflows.run(id, OWNER, fn)).toBe('bad disk_full');
      expect(tries).toBe(1);
      expect(await eventTypes()).toContain('step.failed');
    });

    it('store what a step returned without its secrets, and tell the function no other', async () => {
      const key = `sk-ant-api03-${'a1B2'.repeat(23)}-AA`;
      const told = await ledger.workflows.run(id, OWNER, (wf) => wf.step('a', PURE, () => ({ key })));
      expect(JSON.stringify(told)).not.toContain(key);
      expect(JSON.stringify(await queryRaw(fixture, 'SELECT payload FROM events'))).not.toContain(key);
    });

    it('make a result that cannot be stored the failure of its step', async () => {
      const fn = (wf: WorkflowRun) => wf.step('big', PURE, () => 'x'.repeat(300_000));
      expect(await refusalOf(ledger.workflows.run(id, OWNER, fn))).toMatchObject({
        code: 'workflow_failed',
        details: { error: { code: 'too_large' } },
      });
    });

    it('run steps side by side, and refuse one id twice', async () => {
      const sum = await ledger.workflows.run(id, OWNER, async (wf) => {
        const parts = await Promise.all([1, 2, 3, 4].map((n) => wf.step(`part-${n}`, PURE, () => n)));
        return parts.reduce((total, n) => total + n, 0);
      });
      expect(sum).toBe(10);
      const twice = fixture.ids.uuid();
      const refused = await refusalOf(
        ledger.workflows.run(twice, OWNER, async (wf) => {
          await wf.step('a', PURE, () => 1);
          await wf.step('a', PURE, () => 2);
        }),
      );
      expect(refused).toMatchObject({ code: 'workflow_failed', details: { error: { code: 'duplicate_step' } } });
    });

    it('sleep until a time, and wait for a signal or for its time', async () => {
      await ledger.workflows.run(fixture.ids.uuid(), OWNER, () => 1);
      const running = ledger.workflows.run(id, OWNER, async (wf) => {
        const start = await wf.step('start', PURE, async () => laterMs(0));
        await wf.sleep(start + 1_000);
        const answer = await wf.waitFor<string>('answer');
        const none = await wf.waitFor('nothing', { until: start + 5_000 });
        return [answer, none ?? 'nothing came'];
      });
      await until(async () => (await eventTypes().catch((): string[] => [])).some((type) => type === 'wait.begun'));
      await ledger.workflows.signal(id, 'answer', 'yes', { operationId: 'one' });
      await ledger.workflows.signal(id, 'answer', 'yes', { operationId: 'one' });
      expect(await running).toEqual(['yes', 'nothing came']);
      expect((await eventTypes()).filter((type) => type === 'signal.received')).toHaveLength(1);
    });
  });

  describe('by workers', () => {
    it('are run once started, also by another process that defines their kind', async () => {
      const other = await fixture.open();
      other.ledger.workflows.define<{ n: number }>('double', async (wf, { n }) => wf.step('times', PURE, () => n * 2));
      await ledger.workflows.start('double', { id, input: { n: 21 } });
      expect(await ledger.workflows.get(id)).toMatchObject({ status: 'running', kind: 'double' });
      work(other.ledger);
      expect(await ledger.workflows.result(id)).toBe(42);
      expect(await queryRaw(fixture, 'SELECT count(*) AS n FROM jobs')).toMatchObject([
        { n: dialect === 'sqlite' ? 0 : '0' },
      ]);
    });

    it('are started once for one id, and refused for another input', async () => {
      ledger.workflows.define('same', () => null);
      await ledger.workflows.start('same', { id, input: 1 });
      await ledger.workflows.start('same', { id, input: 1 });
      expect((await refusalOf(ledger.workflows.start('same', { id, input: 2 }))).code).toBe('operation_conflict');
      expect(await eventTypes()).toEqual(['workflow.started']);
    });

    it('[ACL-19] that were left by a process that died are found and finished by another', async () => {
      const ran: string[] = [];
      const define = (to: Kernel, name: string, dies: boolean) => {
        to.workflows.define('long', async (wf) => {
          await wf.step('a', PURE, () => void ran.push(`${name} a`));
          if (dies) await new Promise(() => {});
          await wf.step('b', PURE, () => void ran.push(`${name} b`));
          return 'end';
        });
      };
      const dying = await fixture.open();
      define(dying.ledger, 'first', true);
      define(ledger, 'second', false);
      await ledger.workflows.start('long', { id });
      const lost = dying.ledger.workflows.worker({ ttlMs: 10_000, onError: () => {} });
      await until(async () => (await eventTypes()).length === 2);
      dying.store.abandon();
      work();
      expect(await ledger.workflows.result(id)).toBe('end');
      expect(ran).toEqual(['first a', 'second b']);
      void lost.stop().catch(() => {});
    });

    it('sleep without a process, and wake for their time and for signals', async () => {
      const seen: string[] = [];
      ledger.workflows.define<{ at: number }>('nap', async (wf, { at }) => {
        await wf.sleep(at);
        await wf.step('slept', PURE, () => void seen.push('slept'));
        const word = await wf.waitFor<string>('word');
        const second = await wf.waitFor<string>('word');
        return `${word} ${second}`;
      });
      await ledger.workflows.start('nap', { id, input: { at: 0 } });
      await ledger.workflows.cancel(id, 'only for its time');
      const real = fixture.ids.uuid();
      const at = await laterMs(3_000);
      await ledger.workflows.start('nap', { id: real, input: { at } });
      work();
      await until(async () => (await ledger.jobs.get(real))?.state === 'scheduled');
      expect(await ledger.leases.holder(real)).toBeUndefined();
      await ledger.workflows.signal(real, 'word', 'early');
      await until(() => seen.length === 1);
      await ledger.workflows.signal(real, 'word', 'late');
      expect(await ledger.workflows.result(real)).toBe('early late');
      expect((await ledger.verify({ deep: true })).problems).toEqual([]);
    });

    it('that are cancelled end, and what runs cannot commit any more', async () => {
      let release = () => {};
      const waits = new Promise<void>((resolve) => (release = resolve));
      let isRunning = false;
      ledger.workflows.define('stoppable', (wf) =>
        wf.step('a', PURE, () => {
          isRunning = true;
          return waits;
        }),
      );
      await ledger.workflows.start('stoppable', { id });
      work();
      await until(() => isRunning);
      await ledger.workflows.cancel(id, 'changed my mind');
      release();
      expect(await refusalOf(ledger.workflows.result(id))).toMatchObject({ code: 'workflow_cancelled' });
      expect((await refusalOf(ledger.workflows.signal(id, 'x'))).code).toBe('workflow_ended');
      await Promise.all(workers.splice(0).map((worker) => worker.stop()));
      expect(await eventTypes()).toEqual(['workflow.started', 'workflow.cancelled']);
    });

    it('hand back what they do when they are asked to stop, and lose nothing of it', async () => {
      let steps = 0;
      ledger.workflows.define('count', async (wf) => {
        for (let n = 0; n < 20; n += 1) await wf.step(`n-${n}`, PURE, () => void (steps += 1));
        return steps;
      });
      await ledger.workflows.start('count', { id });
      const first = work();
      await until(() => steps >= 3);
      await first.stop();
      workers.length = 0;
      const job = await ledger.jobs.get(id);
      if (job) expect(job).toMatchObject({ state: 'ready', attempts: 0 });
      work();
      expect(await ledger.workflows.result(id)).toBe(20);
    });
  });

  describe('whose definition changed', () => {
    type Fn = (wf: WorkflowRun) => Promise<unknown>;
    const step = (wf: WorkflowRun, name: string) => wf.step(name, PURE, () => name);
    const both = (wf: WorkflowRun) => Promise.all([step(wf, 'a'), step(wf, 'b')]);

    const interrupted = async (before: Fn) => {
      const dying = await fixture.open();
      let arrived = false;
      void dying.ledger.workflows
        .run(id, OWNER, async (wf) => {
          await before(wf);
          arrived = true;
          await new Promise(() => {});
        })
        .catch(() => {});
      await until(() => arrived);
      dying.store.abandon();
      fixture.advance(60_001);
    };
    const sequence =
      (...names: string[]): Fn =>
      async (wf) => {
        for (const name of names) await step(wf, name);
      };
    const resumed = (after: Fn) =>
      ledger.workflows.run(id, OWNER, async (wf) => {
        await after(wf);
        return 'done';
      });

    it.each([
      ['renamed', sequence('a', 'b'), sequence('a', 'c'), 'b'],
      ['removed', sequence('a', 'b'), sequence('b'), 'a'],
      ['removed at the end', sequence('a', 'b'), sequence('a'), 'b'],
      ['reordered', sequence('a', 'b'), sequence('b', 'a'), 'a'],
      ['preceded by a new one', sequence('a', 'b'), sequence('new', 'a', 'b'), 'a'],
      ['parted by a new one', sequence('a', 'b'), sequence('a', 'new', 'b'), 'b'],
    ])('because a step was %s, is refused before anything new runs', async (_, before, after, missing) => {
      await interrupted(before);
      const refused = await refusalOf(resumed(after));
      expect(refused).toMatchObject({ code: 'definition_changed', details: { step_id: missing } });
      expect((await eventTypes()).filter((type) => type === 'step.completed')).toHaveLength(2);
      expect(await resumed(before)).toBe('done');
    });

    it.each([
      ['one after the other', async (wf: WorkflowRun) => (await step(wf, 'b'), step(wf, 'a'))],
      ['the other way round', (wf: WorkflowRun) => Promise.all([step(wf, 'b'), step(wf, 'a')])],
    ])('only in the order of steps that ran side by side, goes on: %s', async (_, after) => {
      await interrupted(both);
      expect(await resumed(after)).toBe('done');
    });

    it('at its end, goes on', async () => {
      await interrupted(sequence('a', 'b'));
      expect(await resumed(sequence('a', 'b', 'c'))).toBe('done');
    });

    it('is a dead letter of its job, and goes on when it is requeued with the right one', async () => {
      const dying = await fixture.open();
      dying.ledger.workflows.define('changing', async (wf) => {
        await step(wf, 'a');
        await new Promise(() => {});
      });
      await ledger.workflows.start('changing', { id });
      void dying.ledger.workflows.worker({ ttlMs: 10_000, onError: () => {} });
      await until(async () => (await eventTypes()).length === 2);
      dying.store.abandon();
      let isRight = false;
      ledger.workflows.define('changing', async (wf) => {
        await step(wf, isRight ? 'a' : 'b');
        return 'end';
      });
      work();
      await until(async () => (await ledger.jobs.get(id))?.state === 'dead');
      expect((await ledger.jobs.get(id))?.last_error).toContain('continued with step "a"');
      isRight = true;
      await ledger.jobs.requeue(id);
      expect(await ledger.workflows.result(id)).toBe('end');
    });
  });
});
