// The queue on both databases: what is asked for is done, in turn, within limits, again after failures, and never lost.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningJob, Worker, WorkerOptions } from '../../src/kernel/jobs/contract.ts';
import type { Kernel } from '../../src/kernel/kernel.ts';
import { kernelStream } from '../../src/ledger/lease/kernel-stream.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import { until } from '../support/until.ts';

describe.each(DIALECTS)('jobs on %s', (dialect) => {
  let fixture: Fixture;
  let ledger: Kernel;
  let workers: Worker[];
  let done: RunningJob[];
  const errors: unknown[] = [];

  const work = (options: Partial<WorkerOptions> = {}, from = ledger) => {
    const worker = from.jobs.worker({
      handlers: { mail: async (job) => void done.push(job) },
      onError: (error) => errors.push(error),
      ...options,
    });
    workers.push(worker);
    return worker;
  };

  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.flow();
    ({ ledger } = await fixture.open());
    workers = [];
    done = [];
  });

  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await fixture.dispose();
  });

  it('are done once, with their payload, and are gone then', async () => {
    const { job_id } = await ledger.jobs.enqueue('mail', { to: 'ada' });
    expect(await ledger.jobs.get(job_id)).toMatchObject({ state: 'ready', payload: { to: 'ada' }, attempts: 0 });
    work();
    await until(async () => (await ledger.jobs.get(job_id)) === undefined);
    expect(done).toMatchObject([{ job_id, payload: { to: 'ada' }, attempts: 1 }]);
    await ledger.jobs.enqueue('mail', { to: 'bob' });
    await until(() => done.length === 2);
  });

  it('wait for their time, and a worker sleeps until then', async () => {
    const nowMs = fixture.clock.now();
    const base = dialect === 'sqlite' ? nowMs : Date.now();
    await ledger.jobs.enqueue('mail', 'later', { runAt: base + 3_600_000 });
    await ledger.jobs.enqueue('mail', 'soon', { runAt: new Date(base + 60_000) });
    work({ ttlMs: 7_200_000 });
    await ledger.jobs.enqueue('mail', 'now');
    await until(() => done.length === 1);
    await until(() => (fixture.advance(1_000), done.length === 2));
    await until(() => (fixture.advance(60_000), done.length === 3));
    expect(done.map(({ payload }) => payload)).toEqual(['now', 'soon', 'later']);
  });

  it('go by priority, then by age', async () => {
    await ledger.jobs.enqueueAll([
      { kind: 'mail', payload: 1, priority: 4 },
      { kind: 'mail', payload: 2 },
      { kind: 'mail', payload: 3, priority: 0 },
      { kind: 'mail', payload: 4 },
    ]);
    work({ concurrency: 1 });
    await until(() => done.length === 4);
    expect(done.map(({ payload }) => payload)).toEqual([3, 2, 4, 1]);
  });

  it('with a unique key are there once, until they are done', async () => {
    const first = await ledger.jobs.enqueue('mail', 1, { uniqueKey: 'k' });
    const [again, other] = await Promise.all([
      ledger.jobs.enqueue('mail', 2, { uniqueKey: 'k' }),
      ledger.jobs.enqueue('post', 2, { uniqueKey: 'k' }),
    ]);
    expect(again).toEqual({ job_id: first.job_id, created: false });
    expect(other.created).toBe(true);
    work();
    await until(() => done.length === 1);
    await until(async () => (await ledger.jobs.get(first.job_id)) === undefined);
    expect((await ledger.jobs.enqueue('mail', 3, { uniqueKey: 'k' })).created).toBe(true);
  });

  it('that fail are tried again, later each time, and given up with their reason and an event', async () => {
    const { job_id } = await ledger.jobs.enqueue('fail', null, { maxAttempts: 3, backoffMs: 1_000 });
    let attempts = 0;
    work({
      handlers: {
        fail: () => {
          attempts += 1;
          throw new Error('no route');
        },
      },
    });
    await until(async () => attempts === 1 && (await ledger.jobs.get(job_id))?.state === 'scheduled');
    const second = Date.parse((await ledger.jobs.get(job_id))?.run_at ?? '');
    await until(async () => attempts === 2 && (await ledger.jobs.get(job_id))?.state === 'scheduled');
    const third = Date.parse((await ledger.jobs.get(job_id))?.run_at ?? '');
    expect(third - second).toBeGreaterThanOrEqual(2_000);
    await until(async () => (await ledger.jobs.get(job_id))?.state === 'dead');
    expect(await ledger.jobs.dead()).toMatchObject([{ job_id, attempts: 3, last_error: 'Error: no route' }]);
    expect(await ledger.read(kernelStream)).toMatchObject([
      { type: 'job.dead_lettered', payload: { job_id, attempts: 3, reason: 'Error: no route' } },
    ]);
    await ledger.jobs.requeue(job_id);
    await until(() => attempts === 4);
    expect((await ledger.verify({ deep: true })).problems).toEqual([]);
  });

  it('of one key run one after another, of one kind as many at once as it allows', async () => {
    await ledger.jobs.define('lane', {});
    await ledger.jobs.define('kind', { concurrency: 2 });
    const now = { lane: 0, kind: 0 };
    const most = { lane: 0, kind: 0 };
    let ended = 0;
    const handler = (kind: 'lane' | 'kind') => async () => {
      now[kind] += 1;
      most[kind] = Math.max(most[kind], now[kind]);
      await new Promise((resolve) => setTimeout(resolve, 5));
      now[kind] -= 1;
      ended += 1;
    };
    await ledger.jobs.enqueueAll([
      ...Array.from({ length: 6 }, () => ({ kind: 'lane', key: 'a' })),
      ...Array.from({ length: 6 }, () => ({ kind: 'kind' })),
    ]);
    const other = await fixture.open();
    const handlers = { lane: handler('lane'), kind: handler('kind') };
    work({ handlers });
    work({ handlers, ttlMs: 1_000 }, other.ledger);
    await until(() => ended === 12);
    expect(most).toEqual({ lane: 1, kind: 2 });
  });

  it('[ACL-09] of a worker that fell silent are taken over, and its late end changes nothing', async () => {
    const { job_id } = await ledger.jobs.enqueue('mail', 'x');
    let release = () => {};
    const stuck = new Promise<void>((resolve) => (release = resolve));
    const seen: RunningJob[] = [];
    work({ handlers: { mail: (job) => (seen.push(job), stuck) }, ttlMs: 10_000 });
    await until(() => seen.length === 1);
    const other = await fixture.open();
    // It is away for longer than half its lease, as a laptop that was closed, and stops itself when it is back.
    fixture.advance(20_000);
    await until(() => seen[0]?.signal.aborted === true);
    work({ ttlMs: 10_000 }, other.ledger);
    await until(() => done.length + seen.length === 2);
    expect([...seen.slice(1), ...done]).toMatchObject([{ job_id, attempts: 2 }]);
    release();
    await until(async () => (await ledger.jobs.get(job_id)) === undefined);
  });

  it('that are cancelled are gone, also while they run', async () => {
    const { job_id } = await ledger.jobs.enqueue('mail', 1, { runAt: Date.UTC(2030, 1) });
    expect(await ledger.jobs.cancel(job_id)).toMatchObject({ job_id, state: 'scheduled' });
    expect(await ledger.jobs.get(job_id)).toBeUndefined();
    expect((await refusalOf(ledger.jobs.cancel(job_id))).code).toBe('unknown_job');
    const running = await ledger.jobs.enqueue('long');
    let stopped = false;
    work({
      handlers: {
        long: ({ signal }) =>
          new Promise<void>((resolve) => {
            signal.addEventListener('abort', () => {
              stopped = true;
              resolve();
            });
          }),
      },
    });
    await until(async () => (await ledger.jobs.get(running.job_id))?.state === 'running');
    await ledger.jobs.cancel(running.job_id);
    await until(() => stopped);
  });

  it('refuse what is no job, and add nothing then', async () => {
    for (const [attempt, code] of [
      [ledger.jobs.enqueue('Not A Kind'), 'invalid_job'],
      [ledger.jobs.enqueue('mail', null, { priority: 9 }), 'invalid_job'],
      [ledger.jobs.enqueue('mail', null, { runAt: Number.NaN }), 'invalid_job'],
      [ledger.jobs.enqueue('mail', null, { maxAttempts: 0 }), 'invalid_job'],
      [ledger.jobs.enqueue('mail', null, { uniqueKey: 'a\u0007' }), 'invalid_job'],
      [ledger.jobs.enqueue('mail', null, { id: 'x' }), 'invalid_job'],
      [ledger.jobs.requeue(fixture.ids.uuid()), 'unknown_job'],
    ] as const) {
      expect((await refusalOf(attempt)).code).toBe(code);
    }
    expect(await ledger.jobs.counts()).toEqual([]);
  });
});
