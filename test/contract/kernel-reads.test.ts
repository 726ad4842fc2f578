// What an operator is told of jobs and workflows, on both databases.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Kernel } from '../../src/kernel/kernel.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import { until } from '../support/until.ts';

const OWNER = { owner: 'me', ttlMs: 60_000 } as const;

describe.each(DIALECTS)('what the kernel reports on %s', (dialect) => {
  let fixture: Fixture;
  let ledger: Kernel;

  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.flow();
    ({ ledger } = await fixture.open());
  });

  afterEach(() => fixture.dispose());

  it('of jobs are pages in the order of their ids, of one state, of one kind, or of both', async () => {
    const later = Date.UTC(2040, 1);
    const enqueued = await ledger.jobs.enqueueAll([
      { kind: 'mail', payload: 1 },
      { kind: 'post', payload: 2 },
      { kind: 'mail', payload: 3, runAt: later },
      { kind: 'mail', payload: 4 },
    ]);
    const ids = enqueued.map(({ job_id }) => job_id);
    const listed = async (options: Parameters<typeof ledger.jobs.list>[0]) =>
      (await ledger.jobs.list(options)).map(({ payload }) => payload);
    expect((await ledger.jobs.list()).map(({ job_id }) => job_id)).toEqual(ids);
    expect(await listed({ limit: 3 })).toEqual([1, 2, 3]);
    expect(await listed({ limit: 3, after: ids[2] ?? '' })).toEqual([4]);
    expect(await listed({ kind: 'mail' })).toEqual([1, 3, 4]);
    expect(await listed({ state: 'scheduled' })).toEqual([3]);
    expect(await listed({ state: 'ready', kind: 'mail' })).toEqual([1, 4]);
    expect(await listed({ state: 'dead' })).toEqual([]);
    expect((await refusalOf(ledger.jobs.list({ limit: 0 }))).code).toBe('invalid_job');
    expect((await refusalOf(ledger.jobs.list({ after: 'x' }))).code).toBe('invalid_job');
  });

  it('of the whole queue is how many jobs are in each state', async () => {
    const none = { scheduled: 0, waiting: 0, ready: 0, running: 0, dead: 0 };
    expect(await ledger.jobs.states()).toEqual(none);
    const key = 'one at a time';
    await ledger.jobs.enqueueAll([
      { kind: 'mail', key },
      { kind: 'mail', key },
      { kind: 'mail', key },
      { kind: 'mail', runAt: Date.UTC(2040, 1) },
      { kind: 'other' },
      { kind: 'bad', maxAttempts: 1 },
    ]);
    let release = () => {};
    const blocked = new Promise<void>((resolve) => (release = resolve));
    const worker = ledger.jobs.worker({
      handlers: {
        mail: () => blocked,
        bad: () => {
          throw new Error('no');
        },
      },
      onError: () => {},
    });
    await until(async () => (await ledger.jobs.states()).dead === 1);
    expect(await ledger.jobs.states()).toEqual({ scheduled: 1, waiting: 2, ready: 1, running: 1, dead: 1 });
    expect(await ledger.jobs.list({ state: 'dead' })).toMatchObject([{ kind: 'bad', last_error: 'Error: no' }]);
    release();
    await worker.stop();
  });

  it('of a workflow are its steps, its attempts and how it ended', async () => {
    const id = fixture.ids.uuid();
    await ledger.workflows.run(id, OWNER, async (wf) => {
      await wf.step('read', { effect: 'pure' }, () => ({ n: 1 }));
      await wf.step('pay', { effect: 'external', idempotencyKey: 'order-7' }, ({ attempt }) => {
        if (attempt === 1) throw new Error('timeout');
      });
      await wf.sleep(0);
      return 'end';
    });
    expect(await ledger.workflows.describe(id)).toMatchObject({
      status: 'completed',
      result: 'end',
      steps: [
        { step_id: 'read', state: 'completed', effect: 'pure', attempts: 1, result: { n: 1 } },
        { step_id: 'pay', state: 'completed', effect: 'external', attempts: 2, idempotency_key: 'order-7' },
        { step_id: '~sleep.1', state: 'completed', effect: 'sleep', attempts: 1 },
      ],
      waiting: [],
      job: null,
      lease: null,
    });
    expect((await refusalOf(ledger.workflows.describe(fixture.ids.uuid()))).code).toBe('unknown_workflow');
  });

  it('of a workflow that waits is for which signal, until when, and which signals are not taken yet', async () => {
    const id = fixture.ids.uuid();
    const until2040 = Date.UTC(2040, 1);
    ledger.workflows.define<{ to: string }>('order', async (wf, { to }) => {
      await wf.step('note', { effect: 'idempotent' }, () => to);
      return Promise.all([wf.waitFor('approved'), wf.waitFor('paid', { until: until2040 }), wf.sleep(until2040)]);
    });
    await ledger.workflows.start('order', { id, input: { to: 'ada' } });
    expect(await ledger.workflows.count('running')).toBe(1);
    const worker = ledger.workflows.worker();
    await ledger.workflows.signal(id, 'unasked', { n: 1 });
    await until(async () => (await ledger.workflows.describe(id)).waiting.length === 3);
    await until(async () => (await ledger.jobs.get(id))?.state === 'scheduled');
    const report = await ledger.workflows.describe(id);
    expect(report).toMatchObject({
      kind: 'order',
      status: 'running',
      input: { to: 'ada' },
      steps: [{ step_id: 'note', state: 'completed', result: 'ada' }],
      signals: [{ event: 'unasked', payload: { n: 1 } }],
      job: { state: 'scheduled', kind: 'workflow:order' },
      lease: null,
    });
    const at = new Date(until2040).toISOString();
    expect(report.waiting.toSorted((a, b) => (a.step_id < b.step_id ? -1 : 1))).toEqual([
      { step_id: '~sleep.1', event: null, until: at },
      { step_id: '~wait.approved.1', event: 'approved', until: null },
      { step_id: '~wait.paid.1', event: 'paid', until: at },
    ]);
    await ledger.workflows.signal(id, 'approved', 'yes');
    await until(async () => (await ledger.workflows.describe(id)).waiting.length === 2);
    await ledger.workflows.cancel(id, 'changed our minds');
    expect(await ledger.workflows.describe(id)).toMatchObject({
      status: 'cancelled',
      reason: 'changed our minds',
      waiting: [],
      job: null,
    });
    expect(await ledger.workflows.count('running')).toBe(0);
    await worker.stop();
  });

  it('of a step that was tried and has not ended is that it was begun, and by whom it is run', async () => {
    const id = fixture.ids.uuid();
    let release = () => {};
    const blocked = new Promise<void>((resolve) => (release = resolve));
    const running = ledger.workflows.run(id, OWNER, (wf) => wf.step('call', { effect: 'idempotent' }, () => blocked));
    await until(async () => {
      const info = await ledger.workflows.get(id);
      return info !== undefined && (await ledger.workflows.describe(id)).steps.length > 0;
    });
    expect(await ledger.workflows.describe(id)).toMatchObject({
      steps: [{ step_id: 'call', state: 'begun', attempts: 1, ended_at: null }],
      lease: { owner_id: 'me' },
      job: null,
    });
    release();
    await running;
  });
});
