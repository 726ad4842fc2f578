// Working off a backlog of jobs that do nothing: what is left is claiming and finishing them.
import { join } from 'node:path';
import { openRawRow } from '../ledger/raw-sqlite.ts';
import { atLeast, formatValue, median, type Goal, type Report } from '../report.ts';
import { pause, type KernelBench } from './bench.ts';
import { futureJobs } from './enqueue.ts';
import { jobPayload, type JobQueue } from './job-queue.ts';
import { openOwnQueue } from './own-queue.ts';
import { CALLERS, openPeerQueues } from './queues.ts';

const GOAL = atLeast(4);
const payload = JSON.stringify(jobPayload(0));

export async function benchBacklog(bench: KernelBench): Promise<void> {
  const { report, quick } = bench;
  const { raw, database } = await bench.postgres();
  const folder = bench.folder('backlog');
  const jobs = quick ? 1_000 : 20_000;
  const rounds = quick ? 1 : 3;
  const own = await openOwnQueue('postgres', join(folder, 'postgres'), await database('backlog_own'));
  const peers = await openPeerQueues(bench, 'backlog', ['default', 'tuned']);
  const contestants = [
    { queue: own, goal: GOAL, rounds },
    // As they come they are slow enough that one round says it.
    ...peers.map(({ queue, isTuned }) => ({ queue, goal: undefined, rounds: isTuned ? rounds : 1 })),
  ];
  const rawRate = (count: number) => rateOf(count, () => raw.rows(CALLERS, count, payload));
  for (const result of await contest(report, contestants, jobs, () => rawRate(quick ? 200 : 2_000))) {
    reportBacklog(report, result);
  }
  for (const { queue } of contestants) await queue.close();
  const onSqlite = await openOwnQueue('sqlite', join(folder, 'sqlite'));
  const row = openRawRow(join(folder, 'raw'));
  const sqliteRate = () =>
    rateOf(1_000, () => {
      for (let i = 0; i < 1_000; i += 1) row.commit(payload);
    });
  for (const result of await contest(report, [{ queue: onSqlite, goal: GOAL, rounds }], jobs, sqliteRate)) {
    reportBacklog(report, result);
  }
  await onSqlite.close();
  row.close();
  report.note(
    `${formatValue(jobs, 'jobs')} due at once, ${CALLERS} handled at a time, until the last is handled, at most 5 s.`,
  );
  report.note(
    'Tuned: pg-boss takes 100 at a time and asks again at once; Graphile Worker takes 500, finishes in batches.',
  );
}

interface Contest {
  readonly queue: JobQueue;
  readonly goal: Goal | undefined;
  readonly rounds: number;
}

interface Result extends Contest {
  readonly rates: readonly number[];
  readonly ratios: readonly number[];
}

async function contest(
  report: Report,
  contestants: readonly Contest[],
  jobs: number,
  rawRate: () => Promise<number>,
): Promise<readonly Result[]> {
  const results = contestants.map((each) => ({ ...each, rates: [] as number[], ratios: [] as number[] }));
  for (let round = 0; round < Math.max(...contestants.map(({ rounds }) => rounds)); round += 1) {
    for (const { queue, rounds, rates, ratios } of results) {
      if (round >= rounds) continue;
      report.progress(`${queue.name}, round ${round + 1}`);
      const raw = await rawRate();
      const rate = await workOff(queue, jobs);
      rates.push(rate);
      ratios.push(rate / raw);
    }
  }
  return results;
}

function reportBacklog(report: Report, { queue, rates, ratios, goal }: Result): void {
  report.figure({
    what: `backlog, ${queue.name}, × raw`,
    value: median(ratios),
    unit: '×',
    ...(goal ? { goal } : {}),
    detail: `${formatValue(median(rates), 'jobs/s')}; raw ${formatValue(median(rates) / median(ratios), 'rows/s')}`,
  });
}

const LONGEST_MS = 5_000;

/** Jobs a second. */
async function workOff(queue: JobQueue, jobs: number): Promise<number> {
  await queue.schedule(futureJobs(jobs, Date.now() - jobs * 10 - 1_000));
  let handled = 0;
  let lastMs = Number.NaN;
  let allHandled = () => {};
  const ended = new Promise<void>((resolve) => {
    allHandled = resolve;
  });
  const startedMs = performance.now();
  const worker = await queue.work(CALLERS, () => {
    handled += 1;
    lastMs = performance.now();
    if (handled === jobs) allHandled();
  });
  await Promise.race([ended, pause(LONGEST_MS)]);
  await worker.stop();
  return (handled * 1000) / (lastMs - startedMs);
}

async function rateOf(count: number, body: () => Promise<void> | void): Promise<number> {
  const startedMs = performance.now();
  await body();
  return (count * 1000) / (performance.now() - startedMs);
}
