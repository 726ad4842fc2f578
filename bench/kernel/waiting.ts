// What a worker with nothing to do costs, how soon it wakes, and how late a timer fires among many.
import { join } from 'node:path';
import { openRawRow } from '../ledger/raw-sqlite.ts';
import { atMost, formatValue, median } from '../report.ts';
import { pause, percentile, type KernelBench } from './bench.ts';
import { futureJobs } from './enqueue.ts';
import { jobPayload, type JobQueue, type ScheduledJob } from './job-queue.ts';
import { OWN_TTL_MS, openOwnQueue, type OwnQueue } from './own-queue.ts';
import { CALLERS, peerQueues, type Variant } from './queues.ts';
import { countPeerStatements } from './raw-postgres.ts';

const payload = JSON.stringify(jobPayload(0));

interface Waiting {
  readonly queue: JobQueue;
  /** The same queue, when it is ours. */
  readonly own: OwnQueue | undefined;
  /** Looks only every few seconds: asked less often. */
  readonly isSlow: boolean;
}

/** One after another: each is opened alone and closed before the next. */
async function* eachQueue(
  bench: KernelBench,
  part: string,
  variants: readonly Variant[],
): AsyncGenerator<Waiting, void> {
  const { database } = await bench.postgres();
  const folder = bench.folder(part);
  const url = await database(`${part}_own`);
  for (const dialect of ['postgres', 'sqlite'] as const) {
    const own = await openOwnQueue(dialect, join(folder, dialect), url);
    bench.report.progress(own.name);
    yield { queue: own, own, isSlow: false };
    await own.close();
  }
  for (const { open, isTuned } of peerQueues(bench, part, variants)) {
    const queue = await open();
    if (!queue) continue;
    bench.report.progress(queue.name);
    yield { queue, own: undefined, isSlow: !isTuned };
    await queue.close();
  }
}

// ── Waking ───────────────────────────────────────────────────────────────────────────────────────────────────

export async function benchWake(bench: KernelBench): Promise<void> {
  const { report, quick } = bench;
  const { raw } = await bench.postgres();
  const row = openRawRow(bench.folder('wake-raw'));
  const rawCommit = {
    postgres: () => raw.rows(1, 1, payload),
    sqlite: () => Promise.resolve(row.commit(payload)),
  };
  for await (const { queue, own, isSlow } of eachQueue(bench, 'wake', ['default', 'tuned'])) {
    const commit = rawCommit[queue.name.includes('SQLite') ? 'sqlite' : 'postgres'];
    const wakes: number[] = [];
    const commits: number[] = [];
    let handled = (_atMs: number) => {};
    const worker = await queue.work(CALLERS, () => handled(performance.now()));
    await pause(quick ? 100 : 1_000);
    for (let n = 0; n < (isSlow ? 8 : quick ? 10 : 200); n += 1) {
      const startedMs = performance.now();
      await commit();
      commits.push(performance.now() - startedMs);
      // Long enough to have gone back to sleep, and never in step with somebody's interval.
      await pause(10 + ((n * 7) % 23));
      const woken = new Promise<number>((resolve) => {
        handled = resolve;
      });
      const askedMs = performance.now();
      await queue.enqueue(jobPayload(n));
      wakes.push((await woken) - askedMs);
    }
    await worker.stop();
    const p50 = median(wakes);
    report.figure({
      what: `wake, ${queue.name}, p50, × raw commit`,
      value: p50 / median(commits),
      unit: '×',
      ...(own ? { goal: atMost(4) } : {}),
      detail: `${formatValue(p50, 'ms')}, p99 ${formatValue(percentile(wakes, 0.99), 'ms')}; raw commit ${formatValue(median(commits), 'ms')}`,
    });
  }
  row.close();
  report.note('From asking an idle queue to take a job until its handler starts: a commit, a signal, a claim.');
}

// ── Timers ───────────────────────────────────────────────────────────────────────────────────────────────────

export async function benchTimers(bench: KernelBench): Promise<void> {
  const { report, quick } = bench;
  const others = quick ? 2_000 : 100_000;
  const due = quick ? 50 : 500;
  const withinMs = quick ? 1_000 : 5_000;
  for await (const { queue, own } of eachQueue(bench, 'timers', ['default', 'tuned'])) {
    await queue.schedule(futureJobs(others));
    const late: number[] = [];
    const firstMs = Date.now() + 1_500;
    const dueAt = (n: number) => firstMs + Math.floor((n * withinMs) / due);
    const timers: ScheduledJob[] = Array.from({ length: due }, (_, n) => ({
      payload: jobPayload(n),
      runAt: new Date(dueAt(n)),
    }));
    const worker = await queue.work(CALLERS, ({ n }) => late.push(Date.now() - dueAt(n)));
    await queue.schedule(timers);
    const endMs = firstMs + withinMs + 5_000;
    while (late.length < due && Date.now() < endMs) await pause(50);
    await worker.stop();
    report.figure({
      what: `lateness of a timer, ${queue.name}, p99`,
      value: percentile(late, 0.99),
      unit: 'ms',
      ...(own ? { goal: atMost(15) } : {}),
      detail: `p50 ${formatValue(percentile(late, 0.5), 'ms')}, worst ${formatValue(Math.max(...late), 'ms')}, ${late.length} of ${due} fired`,
    });
  }
  report.note(
    `${formatValue(due, 'timers')} in ${withinMs / 1000} s among ${formatValue(others, 'jobs')} of later days.`,
  );
}

// ── Idle ─────────────────────────────────────────────────────────────────────────────────────────────────────

export async function benchIdle(bench: KernelBench): Promise<void> {
  const { report, quick } = bench;
  const count = quick ? 10_000 : 1_000_000;
  const seconds = quick ? 2 : (2 * OWN_TTL_MS) / 1_000;
  for await (const { queue, own } of eachQueue(bench, 'idle', ['default'])) {
    for (let done = 0; done < count; done += 10_000) {
      await queue.schedule(futureJobs(Math.min(10_000, count - done), Date.now() + 86_400_000 + done * 10));
    }
    const worker = await queue.work(CALLERS, () => {});
    await pause(quick ? 200 : 3_000);
    const peerStatements = countPeerStatements();
    const before = own && { statements: own.statements(), glances: own.glances() };
    const cpuBefore = process.cpuUsage();
    await pause(seconds * 1_000);
    const { user, system } = process.cpuUsage(cpuBefore);
    const statements = own && before ? own.statements() - before.statements : peerStatements.count();
    const glances = own && before ? own.glances() - before.glances : 0;
    await worker.stop();
    report.figure({
      what: `idle, ${queue.name}, a lease period of ${OWN_TTL_MS / 1000} s`,
      value: (statements * OWN_TTL_MS) / (seconds * 1_000),
      unit: 'statements',
      ...(own ? { goal: atMost(1) } : {}),
      detail:
        `${formatValue(statements / seconds, 'statements/s')}, CPU ${formatValue((user + system) / 1_000 / seconds, 'ms/s')}` +
        (glances > 0 ? `, and ${formatValue(glances / seconds, 'glances/s')} at SQLite's change counter` : ''),
    });
  }
  report.note(
    `A worker with ${formatValue(count, 'future jobs')}, watched for ${seconds} s. Our lease lasts ${OWN_TTL_MS / 1000} s.`,
  );
}
