// Work on the queue: in a process that stays, as the daemon or `mind watch`, and in one that a hook started, which leaves when nothing is left.
import type { Clock } from '../../base/clock.ts';
import { toTimestamp } from '../../base/clock.ts';
import type { JobHandler, Worker } from '../../kernel/jobs/contract.ts';
import type { Jobs } from '../../kernel/jobs/jobs.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import type { Distil } from './distil.ts';
import * as q from './queries.ts';
import { DEBOUNCE_MS, DISTIL_JOB, WAKE_MS, fallAsleep, stayAwake, type DistilJob } from './triggers.ts';

export interface DistilWork {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly distil: Pick<Distil, 'work' | 'sweep' | 'askForOpen'>;
  /** Of further kinds that the same process works on, as of consolidation. */
  readonly handlers: Readonly<Record<string, JobHandler>>;
  /** What a process that stays does once an hour. */
  readonly tidy: (signal: AbortSignal) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

const SWEEP_MS = 60_000;
const TIDY_MS = 3_600_000;
const BEAT_MS = WAKE_MS / 3;
const LOOK_MS = 50;
/** Sessions that end together come one after the other: one process waits for the last. */
const LINGER_MS = 1_500;
/** Sessions that are worked on at once; a worker looks on its own so often, where no hint reaches it. */
const AT_ONCE = 2;
const LEASE_MS = 8_000;
const OWNER = 'mind';

function startWorker({ jobs, distil, handlers, onError }: DistilWork): Worker {
  return jobs.worker({
    ownerId: OWNER,
    concurrency: AT_ONCE,
    ttlMs: LEASE_MS,
    handlers: { ...handlers, [DISTIL_JOB]: ({ payload }) => distil.work(payload as unknown as DistilJob) },
    onError,
  });
}

/** Looks for sessions whose end or whose words nobody told of, every minute. */
export function keepDistilled(given: DistilWork): { stop(): Promise<void> } {
  const { store, clock, distil, tidy, onError } = given;
  const stopping = new AbortController();
  const { signal } = stopping;
  const worker = startWorker(given);
  const every = async (ms: number, act: () => Promise<unknown>) => {
    while (!signal.aborted) {
      try {
        await act();
      } catch (error) {
        // What is cut off by the stop did not go wrong.
        if (error !== signal.reason) onError(error);
      }
      await clock.sleep(ms, signal);
    }
  };
  const beating = every(BEAT_MS, () => store.write(stayAwake));
  const sweeping = every(SWEEP_MS, async () => {
    await distil.sweep();
    await distil.askForOpen();
  });
  const tidying = every(TIDY_MS, () => tidy(signal));
  return {
    async stop() {
      stopping.abort();
      await Promise.all([beating, sweeping, tidying]);
      await worker.stop();
      // The next hook starts a process of its own.
      await store.write(fallAsleep).catch(onError);
    },
  };
}

export interface Drained {
  /** Whether nothing was left; else its time was over. */
  readonly isEmpty: boolean;
}

/** Works until the queue is empty, or for so long. */
export async function drainDistilled(given: DistilWork, mostMs: number): Promise<Drained> {
  const { store, clock, distil, handlers, onError } = given;
  const kinds = [...Object.keys(handlers), DISTIL_JOB];
  const endMs = clock.monotonic() + mostMs;
  await store.write(stayAwake);
  await distil.sweep();
  const worker = startWorker(given);
  let isEmpty = false;
  try {
    let busyMs = clock.monotonic();
    for (let beatMs = clock.monotonic() + BEAT_MS; clock.monotonic() < endMs;) {
      isEmpty = await store.read((tx) => isNothingLeft(tx, kinds));
      if (!isEmpty) busyMs = clock.monotonic();
      else if (clock.monotonic() - busyMs >= LINGER_MS) break;
      await clock.sleep(LOOK_MS);
      if (clock.monotonic() < beatMs) continue;
      beatMs = clock.monotonic() + BEAT_MS;
      await store.write(stayAwake);
    }
  } finally {
    // Waits for what runs here, which may add to the queue.
    await worker.stop();
  }
  if (!isEmpty) {
    await store.write(fallAsleep);
    return { isEmpty };
  }
  const isLeft = await store.write(async (tx) => {
    if (!(await isNothingLeft(tx, kinds))) return true;
    await fallAsleep(tx);
    return false;
  });
  const leftMs = endMs - clock.monotonic();
  if (!isLeft || leftMs <= 0) return { isEmpty: !isLeft };
  // Somebody asked between the look and the leave, and started no process because this one was there.
  return drainDistilled({ ...given, onError }, leftMs);
}

async function isNothingLeft(tx: ReadTx, kinds: readonly string[]): Promise<boolean> {
  const soon = toTimestamp((await tx.now()) + 2 * DEBOUNCE_MS);
  for (const kind of kinds) if (((await tx.get(q.jobsDueBy, kind, soon))?.jobs ?? 0) > 0) return false;
  return true;
}
