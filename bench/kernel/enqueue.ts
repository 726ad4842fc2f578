// Enqueueing one job at a time, and many future ones at once.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { closedLoops, describeTimes, race, rateRatio, timesOf, type Contestant } from '../ledger/race.ts';
import { openRawRow } from '../ledger/raw-sqlite.ts';
import { atLeast, atMost, formatValue, median, type Report } from '../report.ts';
import { callers, type KernelBench } from './bench.ts';
import { jobPayload, type JobQueue, type ScheduledJob } from './job-queue.ts';
import { openOwnQueue } from './own-queue.ts';
import { CALLERS, openPeerQueues } from './queues.ts';
import { openRawSqliteJobs } from './raw-sqlite-jobs.ts';

const DAY_MS = 86_400_000;
const payload = JSON.stringify(jobPayload(0));

export async function benchEnqueue(bench: KernelBench): Promise<void> {
  const { report } = bench;
  const { raw, database } = await bench.postgres();
  const folder = bench.folder('enqueue');
  const own = await openOwnQueue('postgres', join(folder, 'postgres'), await database('enqueue_own'));
  const peers = await openPeerQueues(bench, 'enqueue', ['default']);
  const queues = [own, ...peers.map(({ queue }) => queue)];
  const rawInserts: Contestant = {
    name: 'raw',
    operations: CALLERS * 20,
    turn: (count) => raw.rows(CALLERS, count, payload),
  };
  const times = await race(
    [rawInserts, ...queues.map((queue) => enqueueing(queue, queue === own ? 20 : 5))],
    bench.length,
  );
  for (const queue of queues) {
    report.figure({
      what: `enqueue, ${queue.name}, ${callers(CALLERS)}, × raw`,
      value: rateRatio(timesOf(times, queue.name), timesOf(times, 'raw')),
      unit: '×',
      ...(queue === own ? { goal: atLeast(0.8) } : {}),
      detail:
        describeTimes(timesOf(times, queue.name)) +
        (queue === own ? `; raw row ${describeTimes(timesOf(times, 'raw'))}` : ''),
    });
    await queue.close();
  }
  const onSqlite = await openOwnQueue('sqlite', join(folder, 'sqlite'));
  const row = openRawRow(join(folder, 'raw'));
  const rawRows: Contestant = {
    name: 'raw',
    operations: 100,
    turn: (count) => {
      for (let i = 0; i < count; i += 1) row.commit(payload);
    },
  };
  const sqliteTimes = await race([rawRows, enqueueing(onSqlite, 20)], bench.length);
  const mine = timesOf(sqliteTimes, onSqlite.name);
  report.figure({
    what: `enqueue, ${onSqlite.name}, ${callers(CALLERS)}, × raw`,
    value: rateRatio(mine, timesOf(sqliteTimes, 'raw')),
    unit: '×',
    goal: atLeast(0.8),
    detail: `${describeTimes(mine)}; raw row ${describeTimes(timesOf(sqliteTimes, 'raw'))}`,
  });
  await onSqlite.close();
  row.close();
}

function enqueueing(queue: JobQueue, each: number): Contestant {
  let enqueued = 0;
  return {
    name: queue.name,
    operations: CALLERS * each,
    turn: (count) =>
      closedLoops(CALLERS, count, () => {
        enqueued += 1;
        return queue.enqueue(jobPayload(enqueued));
      }),
  };
}

// ── Many future jobs ─────────────────────────────────────────────────────────────────────────────────────────

export const futureJobs = (count: number, firstAtMs = Date.now() + DAY_MS): ScheduledJob[] =>
  Array.from({ length: count }, (_, n) => ({ payload: jobPayload(n), runAt: new Date(firstAtMs + n * 10) }));

export async function benchSchedule(bench: KernelBench): Promise<void> {
  const { report } = bench;
  const { raw, database } = await bench.postgres();
  const folder = bench.folder('schedule');
  const count = bench.quick ? 5_000 : 100_000;
  const rounds = bench.quick ? 1 : 3;
  const own = await openOwnQueue('postgres', join(folder, 'postgres'), await database('schedule_own'));
  const peers = await openPeerQueues(bench, 'schedule', ['default']);
  const rawRates: number[] = [];
  const queues = [own, ...peers.map(({ queue }) => queue)];
  const measured = queues.map((queue) => ({ queue, rates: [] as number[], bytes: Number.NaN }));
  for (let round = 0; round < rounds; round += 1) {
    const jobs = futureJobs(count);
    report.progress(`${count} future jobs on Postgres, round ${round + 1} of ${rounds}`);
    await raw.clearJobs();
    rawRates.push(await rateOf(count, () => raw.schedule(jobs)));
    for (const each of measured) {
      const before = await each.queue.bytes();
      each.rates.push(await rateOf(count, () => each.queue.schedule(jobs)));
      each.bytes = ((await each.queue.bytes()) - before) / count;
    }
  }
  for (const { queue, rates, bytes } of measured) {
    reportSchedule(report, queue.name, rates, rawRates, bytes, queue === own);
    await queue.close();
  }
  const onSqlite = await openOwnQueue('sqlite', join(folder, 'sqlite'));
  const rawSqlite = openRawSqliteJobs(join(folder, 'raw'));
  const [ownRates, sqliteRates]: [number[], number[]] = [[], []];
  const before = await onSqlite.bytes();
  for (let round = 0; round < rounds; round += 1) {
    const jobs = futureJobs(count);
    sqliteRates.push(await rateOf(count, () => rawSqlite.schedule(jobs)));
    ownRates.push(await rateOf(count, () => onSqlite.schedule(jobs)));
  }
  const bytes = ((await onSqlite.bytes()) - before) / (count * rounds);
  rawSqlite.close();
  const rawBytes = statSync(rawSqlite.path).size / (count * rounds);
  reportSchedule(report, onSqlite.name, ownRates, sqliteRates, bytes, true);
  await onSqlite.close();
  report.note(
    `${formatValue(count, 'jobs')} with payloads of ${payload.length} bytes, 1,000 a statement; raw is the bare driver filling`,
  );
  report.note(
    `a table of id, due time and payload with an index on the due time, as many a statement (${formatValue(rawBytes, 'bytes')} each on SQLite).`,
  );
}

function reportSchedule(
  report: Report,
  name: string,
  rates: readonly number[],
  rawRates: readonly number[],
  bytes: number,
  isOwn: boolean,
): void {
  report.figure({
    what: `schedule in bulk, ${name}, × raw`,
    value: median(rates.map((rate, round) => rate / (rawRates[round] ?? Number.NaN))),
    unit: '×',
    ...(isOwn ? { goal: atLeast(0.5) } : {}),
    detail: `${formatValue(median(rates), 'jobs/s')}${isOwn ? `; raw ${formatValue(median(rawRates), 'jobs/s')}` : ''}`,
  });
  report.figure({
    what: `bytes of a future job, ${name}`,
    value: bytes,
    unit: 'bytes',
    ...(isOwn ? { goal: atMost(350) } : {}),
  });
}

async function rateOf(count: number, body: () => Promise<void> | void): Promise<number> {
  const startedMs = performance.now();
  await body();
  return (count * 1000) / (performance.now() - startedMs);
}
