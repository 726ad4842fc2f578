// Durable workflows on both databases where it is easiest to run something twice, tell it differently, or never wake.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RETRY_NEVER } from '../../src/base/errors.ts';
import type { Worker } from '../../src/kernel/jobs/contract.ts';
import type { Kernel } from '../../src/kernel/kernel.ts';
import { workflowKind, type WorkflowRun } from '../../src/kernel/workflows/contract.ts';
import { StepFailed } from '../../src/kernel/workflows/errors.ts';
import { fail } from '../../src/store/contract.ts';
import type { StorageProbe } from '../../src/store/store.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture, type Opened } from '../support/fixture.ts';
import { until } from '../support/until.ts';

const PURE = { effect: 'pure' } as const;
const IDEMPOTENT = { effect: 'idempotent' } as const;
const OWNER = { owner: 'me', ttlMs: 60_000 } as const;

describe.each(DIALECTS)('the edges of workflows on %s', (dialect) => {
  let fixture: Fixture;
  let opened: Opened;
  let ledger: Kernel;
  let id: string;
  let probe: StorageProbe;
  let opens: (() => void)[];
  const workers: Worker[] = [];

  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.flow();
    probe = () => {};
    opens = [];
    opened = await fixture.open({ probe: (call) => probe(call) });
    ({ ledger } = opened);
    id = fixture.ids.uuid();
  });

  afterEach(async () => {
    for (const open of opens) open();
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await fixture.dispose();
  });

  const work = (from = ledger, options = {}) => {
    const worker = from.workflows.worker({ ttlMs: 10_000, onError: () => {}, ...options });
    workers.push(worker);
    return worker;
  };
  const laterMs = async (ms: number) => (await opened.store.read((tx) => tx.now())) + ms;
  const types = async (workflowId = id) =>
    (await ledger.read({ kind: workflowKind, id: workflowId })).map(({ type }) => type);
  const gate = () => {
    let open = () => {};
    const passed = new Promise<void>((resolve) => (open = resolve));
    opens.push(open);
    return { open, passed };
  };
  /** Runs it up to where it stays, in a process that dies there. */
  const interrupted = async (fn: (wf: WorkflowRun, arrive: () => Promise<never>) => unknown, workflowId = id) => {
    const dying = await fixture.open();
    let isThere = false;
    const arrive = () => {
      isThere = true;
      return new Promise<never>(() => {});
    };
    void dying.ledger.workflows.run(workflowId, OWNER, (wf) => fn(wf, arrive)).catch(() => {});
    await until(() => isThere);
    dying.store.abandon();
    fixture.advance(OWNER.ttlMs + 1);
  };

  describe('run inline', () => {
    it('[ACL-09] twice at once are run once', async () => {
      const { passed, open } = gate();
      let ran = 0;
      const fn = (wf: WorkflowRun) =>
        wf.step('a', IDEMPOTENT, async () => {
          ran += 1;
          await passed;
          return ran;
        });
      const first = ledger.workflows.run(id, OWNER, fn);
      await until(() => ran === 1);
      expect((await refusalOf(ledger.workflows.run(id, OWNER, fn))).code).toBe('lease_held');
      open();
      expect(await first).toBe(1);
      expect(ran).toBe(1);
    });

    it('and cancelled meanwhile say so', async () => {
      const { passed, open } = gate();
      let isRunning = false;
      const run = ledger.workflows.run(id, OWNER, (wf) =>
        wf.step('a', PURE, () => {
          isRunning = true;
          return passed;
        }),
      );
      const refused = refusalOf(run);
      await until(() => isRunning);
      await ledger.workflows.cancel(id, 'enough');
      open();
      expect((await refused).code).toBe('workflow_cancelled');
    });

    it('while a worker finds them are left alone by it, and end once', async () => {
      const { passed, open } = gate();
      const ran: string[] = [];
      ledger.workflows.define('both', (wf) => wf.step('a', PURE, () => void ran.push('worker')));
      await ledger.workflows.start('both', { id });
      const inline = ledger.workflows.run(id, { owner: 'here', ttlMs: 2_000 }, (wf) =>
        wf.step('a', PURE, async () => {
          ran.push('inline');
          await passed;
        }),
      );
      await until(() => ran.length === 1);
      work();
      await until(async () => (await ledger.jobs.get(id))?.state === 'scheduled');
      open();
      await inline;
      await ledger.workflows.result(id);
      expect(ran).toEqual(['inline']);
      expect(await ledger.jobs.get(id)).toBeUndefined();
    });
  });

  describe('and their steps', () => {
    it('[ACL-10] that failed before a crash are tried on, and complete under an attempt of their own', async () => {
      const arrived = { first: false };
      const dying = await fixture.open();
      void dying.ledger.workflows
        .run(id, OWNER, (wf) =>
          wf.step('a', { effect: 'pure', retry: { attempts: 5, backoffMs: 50_000 } }, () => {
            arrived.first = true;
            throw new Error('not yet');
          }),
        )
        .catch(() => {});
      await until(async () => arrived.first && (await ledger.workflows.attempts(id).catch(() => [])).length === 1);
      dying.store.abandon();
      fixture.advance(OWNER.ttlMs + 1);
      const seen: number[] = [];
      const result = await ledger.workflows.run(id, OWNER, (wf) =>
        wf.step('a', PURE, ({ attempt }) => {
          seen.push(attempt);
          return 'done';
        }),
      );
      expect(result).toBe('done');
      expect(seen).toEqual([2]);
      expect(await ledger.workflows.attempts(id)).toMatchObject([
        { attempt_id: 1, fencing_token: 1, completed_at: null },
        { attempt_id: 2, fencing_token: 2, completed_at: expect.any(String) as string },
      ]);
      expect((await ledger.verify({ deep: true })).problems).toEqual([]);
    });

    it('fail with whatever was thrown, as a text that can be stored', async () => {
      const key = `sk-ant-api03-${'a1B2'.repeat(23)}-AA`;
      const thrown = [
        new Error('nul \u0000'),
        new Error('half \ud800'),
        Object.create(null),
        new Error(`${'PASSWORD=abc1\n'.repeat(400)} ${key}`),
        undefined,
      ];
      const told = await ledger.workflows.run(id, OWNER, async (wf) => {
        const codes: string[] = [];
        for (const [index, error] of thrown.entries()) {
          await wf
            .step(`s${index}`, { effect: 'pure', retry: { attempts: 1 } }, () => {
              throw error;
            })
            .catch((failed: unknown) => codes.push(failed instanceof StepFailed ? failed.error.kind : 'other'));
        }
        return codes;
      });
      expect(told).toEqual(['error', 'error', 'error', 'error', 'error']);
    });

    it('whose id cannot stand in the ledger are refused before they run', async () => {
      let ran = 0;
      const secret = `sk-ant-${'a1B2'.repeat(15)}`;
      const refused = await refusalOf(ledger.workflows.run(id, OWNER, (wf) => wf.step(secret, PURE, () => (ran += 1))));
      expect(refused).toMatchObject({ code: 'workflow_failed', details: { error: { code: 'secret_in_key' } } });
      for (const odd of ['', ' ', 'ä', 'a b', '~a', 'x'.repeat(91)]) {
        const other = fixture.ids.uuid();
        const invalid = await refusalOf(
          ledger.workflows.run(other, OWNER, (wf) => wf.step(odd, PURE, () => (ran += 1))),
        );
        expect(invalid).toMatchObject({ details: { error: { code: 'invalid_workflow' } } });
      }
      expect(ran).toBe(0);
      const punctuation = 'a\'b"c;--%_\\/?$1';
      expect(
        await ledger.workflows.run(fixture.ids.uuid(), OWNER, (wf) => wf.step(punctuation, PURE, () => 'fine')),
      ).toBe('fine');
    });

    it('may start before and end after a clock that went back, and verify all the same', async () => {
      await ledger.workflows.run(id, OWNER, (wf) =>
        wf.step('a', IDEMPOTENT, () => {
          fixture.advance(-5_000);
          return 1;
        }),
      );
      expect((await ledger.verify({ deep: true })).problems).toEqual([]);
    });

    it('that lost a race do not look like another definition later', async () => {
      const fn = async (wf: WorkflowRun, arrive?: () => Promise<never>) => {
        const slow = wf.step('slow', PURE, async () => {
          await new Promise((resolve) => setTimeout(resolve, 20));
          return 'slow';
        });
        const fast = wf.step('fast', PURE, () => 'fast');
        const first = await Promise.race([slow, fast]);
        if (!arrive) return first;
        await slow;
        return arrive();
      };
      await interrupted(fn);
      expect((await types()).filter((type) => type === 'step.completed')).toHaveLength(2);
      expect(await ledger.workflows.run(id, OWNER, (wf) => fn(wf))).toBe('fast');
    });

    it('get their results in the order of the ledger, the first time and later', async () => {
      for (let hops = 0; hops < 12; hops += 1) {
        const workflowId = fixture.ids.uuid();
        const told: string[][] = [];
        const fn = async (wf: WorkflowRun, arrive?: () => Promise<never>) => {
          const order: string[] = [];
          told.push(order);
          await wf.step('begin', PURE, () => 0);
          await Promise.all([
            wf.sleep(0).then(() => order.push('sleep')),
            wf
              .step('step', PURE, async () => {
                for (let n = 0; n < hops * 6; n += 1) await Promise.resolve();
              })
              .then(() => order.push('step')),
            wf
              .step('fails', { effect: 'pure', retry: { attempts: 1 } }, () => {
                throw new Error('no');
              })
              .catch(() => order.push('fails')),
          ]);
          return arrive?.();
        };
        await interrupted(fn, workflowId);
        await ledger.workflows.run(workflowId, OWNER, (wf) => fn(wf));
        expect(told[1]).toEqual(told[0]);
      }
    });

    it('do not see that the definition differs; only the caller that runs them does', async () => {
      await interrupted(async (wf, arrive) => {
        await wf.step('a', PURE, () => 1);
        await arrive();
      });
      const caught: unknown[] = [];
      const changed = ledger.workflows.run(id, OWNER, async (wf) => {
        const dangling = wf.step('x', PURE, () => 1);
        await wf.step('b', PURE, () => 2).catch((error: unknown) => caught.push(error));
        await dangling;
      });
      expect((await refusalOf(changed)).code).toBe('definition_changed');
      expect(caught).toEqual([]);
    });
  });

  describe('that return', () => {
    it.each([
      ['too much', () => 'x'.repeat(300_000), 'too_large'],
      ['what is no JSON', () => ({ at: 1n }), 'invalid_json_value'],
    ])('%s have failed, by a worker and inline', async (_, fn, code) => {
      ledger.workflows.define('bad', fn);
      await ledger.workflows.start('bad', { id });
      work();
      expect(await refusalOf(ledger.workflows.result(id))).toMatchObject({
        code: 'workflow_failed',
        details: { error: { code } },
      });
      const inline = await refusalOf(ledger.workflows.run<unknown>(fixture.ids.uuid(), OWNER, fn));
      expect(inline).toMatchObject({ code: 'workflow_failed', details: { error: { code } } });
    });
  });

  describe('that wait', () => {
    it('for a time do so while another branch works', async () => {
      const { passed } = gate();
      const until1 = await laterMs(500);
      let hasHeard = false;
      const result = await ledger.workflows.run(id, OWNER, (wf) =>
        Promise.race([
          wf.step('slow', PURE, async ({ signal }) => {
            signal.addEventListener('abort', () => (hasHeard = true));
            await passed;
          }),
          wf.sleep(until1).then(() => 'timed out'),
        ]),
      );
      expect(result).toBe('timed out');
      expect(hasHeard).toBe(true);
    });

    it('for a signal get it while another branch works, by a worker too', async () => {
      const { passed, open } = gate();
      const seen: unknown[] = [];
      ledger.workflows.define('branches', async (wf) => {
        await Promise.all([wf.step('slow', PURE, () => passed), wf.waitFor('go').then((word) => seen.push(word))]);
        return 'end';
      });
      await ledger.workflows.start('branches', { id });
      work();
      await until(async () => (await types()).includes('wait.begun'));
      await ledger.workflows.signal(id, 'go', 'now');
      await until(() => seen.length === 1);
      open();
      expect(await ledger.workflows.result(id)).toBe('end');
      expect(seen.slice(0, 1)).toEqual(['now']);
    });

    it('for one event at once get one signal each, in turn', async () => {
      ledger.workflows.define('three', (wf) => Promise.all([wf.waitFor('n'), wf.waitFor('n'), wf.waitFor('n')]));
      await ledger.workflows.start('three', { id });
      await ledger.workflows.signal(id, 'n', 1);
      work();
      await until(async () => (await ledger.jobs.get(id))?.state === 'scheduled');
      await ledger.workflows.signal(id, 'n', 2);
      await ledger.workflows.signal(id, 'n', 3);
      expect(await ledger.workflows.result(id)).toEqual([1, 2, 3]);
    });

    it('miss no signal, whenever it comes', async () => {
      ledger.workflows.define('relay', async (wf) => {
        let sum = 0;
        for (let n = 0; n < 12; n += 1) sum += (await wf.waitFor<number>('n')) ?? 0;
        return sum;
      });
      await ledger.workflows.start('relay', { id });
      work(ledger, { ttlMs: 3_600_000 });
      for (let n = 0; n < 12; n += 1) {
        await new Promise((resolve) => setTimeout(resolve, n % 4));
        await ledger.workflows.signal(id, 'n', 1);
      }
      expect(await ledger.workflows.result(id)).toBe(12);
    });

    it('leave a wait behind that lost a race, and end all the same', async () => {
      const at = await laterMs(200);
      ledger.workflows.define('race', async (wf) => {
        const won = await Promise.race([wf.waitFor('never'), wf.sleep(at).then(() => 'time')]);
        await wf.step('after', PURE, () => 1);
        return won;
      });
      await ledger.workflows.start('race', { id });
      work();
      expect(await ledger.workflows.result(id)).toBe('time');
    });

    it('run no step of a run that has gone to sleep', async () => {
      const { passed, open } = gate();
      let ran = 0;
      let isFirst = true;
      ledger.workflows.define('zombie', async (wf) => {
        const foreign = isFirst ? passed : Promise.resolve();
        isFirst = false;
        // Something awaited beside the steps, which a workflow should not do.
        const branch = foreign.then(() => wf.step('late', IDEMPOTENT, () => (ran += 1)));
        await wf.waitFor('go');
        return branch;
      });
      await ledger.workflows.start('zombie', { id });
      work();
      await until(async () => (await ledger.jobs.get(id))?.state === 'scheduled');
      open();
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(ran).toBe(0);
      await ledger.workflows.signal(id, 'go');
      expect(await ledger.workflows.result(id)).toBe(1);
      expect(ran).toBe(1);
    });

    // On SQLite a COMMIT has no reply that could be lost.
    it.each(dialect === 'postgres' ? ['after', 'before'] : ['before'])(
      'are found again when the reply to going to sleep is lost, %s it was written',
      async (when) => {
        const at = await laterMs(8_000);
        ledger.workflows.define('sleeper', async (wf) => {
          await wf.sleep(at);
          return 'woken';
        });
        let isParking = false;
        let lost = 0;
        probe = (call) => {
          if (call.what.includes('attempts = ?, claimed_by = NULL, last_error = NULL')) isParking = true;
          if (call.what !== 'COMMIT' || call.at !== when || !isParking || lost > 0) return;
          lost += 1;
          // Long enough that its leases are over when it looks again.
          fixture.advance(11_000);
          throw Object.assign(new Error('the connection broke'), { code: 'ECONNRESET' });
        };
        await ledger.workflows.start('sleeper', { id });
        work();
        expect(await ledger.workflows.result(id)).toBe('woken');
        expect(lost).toBe(1);
      },
    );
  });

  describe('by workers', () => {
    it('[ACL-19] that crash over and over, and go on each time, are not given up', async () => {
      ledger.workflows.define('long', () => null);
      await ledger.workflows.start('long', { id });
      await fixture.tamper(`UPDATE jobs SET max_attempts = 3 WHERE job_id = '${id}'`);
      for (let crash = 1; crash <= 6; crash += 1) {
        const dying = await fixture.open();
        dying.ledger.workflows.define('long', async (wf) => {
          for (let n = 1; n <= crash; n += 1) await wf.step(`s${n}`, PURE, () => n);
          await new Promise(() => {});
        });
        void dying.ledger.workflows.worker({ ttlMs: 20_000, onError: () => {} });
        await until(async () => (await types()).length === 1 + crash);
        dying.store.abandon();
        fixture.advance(45_000);
      }
      expect(await ledger.jobs.get(id)).toMatchObject({ state: 'running' });
      const last = await fixture.open();
      last.ledger.workflows.define('long', async (wf) => {
        for (let n = 1; n <= 6; n += 1) await wf.step(`s${n}`, PURE, () => n);
        return 'end';
      });
      work(last.ledger);
      expect(await ledger.workflows.result(id)).toBe('end');
    });

    it('that were cancelled between being found and being begun do nothing any more', async () => {
      let ran = 0;
      ledger.workflows.define('late', (wf) => wf.step('a', IDEMPOTENT, () => (ran += 1)));
      const noticed = fixture.ids.uuid();
      await ledger.workflows.start('late', { id });
      await fixture.tamper(`CREATE TABLE found AS SELECT * FROM jobs WHERE job_id = '${id}'`);
      await ledger.workflows.cancel(id, 'too late');
      await fixture.tamper('INSERT INTO jobs SELECT * FROM found');
      await ledger.workflows.start('late', { id: noticed });
      work();
      await ledger.workflows.result(noticed);
      await until(async () => (await ledger.jobs.get(id)) === undefined);
      expect(ran).toBe(1);
      expect(await types()).toEqual(['workflow.started', 'workflow.cancelled']);
      expect(await ledger.leases.holder(id)).toBeUndefined();
    });

    it('[ACL-19] go on after a failure of the database that its process cannot repair', async () => {
      let failures = 0;
      probe = ({ at, what }) => {
        if (at !== 'before' || !what.includes('UPDATE jobs SET state = ?, run_at') || failures > 0) return;
        failures += 1;
        throw fail('storage_io_error', 'the disk', RETRY_NEVER);
      };
      const seconds = await laterMs(30_000);
      ledger.workflows.define('sleeper', async (wf) => {
        await wf.sleep(seconds);
        return 'woken';
      });
      await ledger.workflows.start('sleeper', { id });
      work();
      expect(await ledger.workflows.result(id)).toBe('woken');
      expect(failures).toBe(1);
    });

    it('that stop do not wait for a step to be tried again', async () => {
      let tries = 0;
      ledger.workflows.define('stubborn', (wf) =>
        wf.step('a', { effect: 'idempotent', retry: { attempts: 1_000, backoffMs: 3_600_000 } }, () => {
          tries += 1;
          if (tries === 1) throw new Error('later');
          return 'done';
        }),
      );
      await ledger.workflows.start('stubborn', { id });
      const first = work();
      await until(() => tries === 1);
      await until(async () => (await ledger.workflows.attempts(id)).length === 1);
      await first.stop();
      expect(await ledger.jobs.get(id)).toMatchObject({ state: 'ready', attempts: 0 });
      work();
      expect(await ledger.workflows.result(id)).toBe('done');
    });

    it('are refused under the id of a job that is there', async () => {
      ledger.workflows.define('flow', () => 1);
      await ledger.jobs.enqueue('mail', null, { id, runAt: Date.UTC(2100, 1) });
      expect((await refusalOf(ledger.workflows.start('flow', { id }))).code).toBe('job_exists');
      expect(await ledger.workflows.get(id)).toBeUndefined();
      await ledger.jobs.cancel(id);
      expect(await ledger.workflows.start('flow', { id })).toMatchObject({ status: 'running' });
    });

    it('are listed by page, and refuse what is no page', async () => {
      ledger.workflows.define('flow', () => 1);
      await ledger.workflows.start('flow', { id });
      expect(await ledger.workflows.list({ limit: 1 })).toMatchObject([{ workflow_id: id }]);
      for (const page of [{ after: 'x' }, { limit: -1 }, { limit: 1.5 }]) {
        expect((await refusalOf(ledger.workflows.list(page))).code).toBe('invalid_page');
      }
      expect((await refusalOf(ledger.workflows.attempts(id, Number.NaN))).code).toBe('invalid_page');
    });

    it('of one process that share a name run each workflow once', async () => {
      const ran = new Map<string, number>();
      ledger.workflows.define('each', (wf) =>
        wf.step('a', PURE, async () => {
          ran.set(wf.id, (ran.get(wf.id) ?? 0) + 1);
          await new Promise((resolve) => setTimeout(resolve, 1));
        }),
      );
      const ids = Array.from({ length: 30 }, () => fixture.ids.uuid());
      work(ledger, { concurrency: 4 });
      work(ledger, { concurrency: 4 });
      await Promise.all(ids.map((workflowId) => ledger.workflows.start('each', { id: workflowId })));
      await Promise.all(ids.map((workflowId) => ledger.workflows.result(workflowId)));
      expect([...ran.values()]).toEqual(ids.map(() => 1));
    });
  });
});
