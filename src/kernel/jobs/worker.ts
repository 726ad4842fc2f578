// A worker: looks when told that there may be something, sleeps until the earliest job is due, claims under a lease of
// its own, and lets go of that when it has nothing to do. Idle, it costs one look per lease time.
import { toTimestamp } from '../../base/clock.ts';
import { Failure, Refusal } from '../../base/errors.ts';
import { untilKnown } from '../../ledger/append/append.ts';
import { refuse, type LeaseClaim } from '../../ledger/contract.ts';
import { messageOf, nameOf } from '../../base/error-text.ts';
import type { HeldLease } from '../../ledger/lease/leases.ts';
import * as leaseQueries from '../../ledger/queries.ts';
import { batchCalls } from '../../base/batch-calls.ts';
import { claimDue, finish, freeLane, type ClaimedJob } from './claim.ts';
import type { Job, JobHandler, Worker, WorkerOptions } from './contract.ts';
import type { JobDeps, JobInternals } from './deps.ts';
import * as q from './queries.ts';

const LONGEST_BACKOFF_MS = 3_600_000;
/** Signals come with every commit of anybody; this bounds how often one makes a worker look. */
const HINT_GAP_MS = 5;
/** What is ready and may not run yet costs a claim at each look; whoever finds nothing else looks less often. */
const LONGEST_HINT_GAP_MS = 80;
const MOST_AHEAD = 256;
/** Jobs shorter than this are claimed ahead, so that a commit carries many of them. */
const SHORT_MS = 25;
/** Claimed ahead, and none could begin for this long: somebody else may have a place. */
const AHEAD_PATIENCE_MS = 100;

/** A reason of our own: the platform would make an error, with a stack, for every one. */
const WOKEN = 'woken';

interface Running {
  readonly job: ClaimedJob;
  readonly abort: AbortController;
}

export function startWorker(deps: JobDeps & JobInternals, options: WorkerOptions): Worker {
  const { store, clock, ids, leases, onBackgroundError } = deps;
  const { handlers, concurrency = 8, ttlMs = 30_000, ownerId = 'worker' } = options;
  const kinds = Object.keys(handlers);
  /** Whoever listens to errors cannot stop the work by one of its own. */
  const onError = (error: unknown, job: Job | undefined) => {
    try {
      if (options.onError) options.onError(error, job);
      else onBackgroundError(error);
    } catch {
      return;
    }
  };
  const stopping = new AbortController();
  const running = new Map<string, Running>();
  const settled = new Set<Promise<void>>();
  /** Their handlers are through; that is being written, and another may begin meanwhile. */
  const ending = new Map<string, Running>();
  let ahead: ClaimedJob[] = [];
  let batch = concurrency;
  let held: HeldLease | undefined;
  let workerId = ids.uuid();
  let wakeUp = new AbortController();
  let lastLookMs = -Infinity;
  let lastStartMs = -Infinity;
  let hintGapMs = HINT_GAP_MS;
  let isHinted = false;
  let limited = new Set<string>();
  /** The last claim failed, and may have taken jobs all the same. */
  let isUnsure = false;

  const wake = () => wakeUp.abort(WOKEN);

  // ── Finding and claiming ───────────────────────────────────────────────────────────────────────────────────

  /** When the next job of anybody is due, as time from now; 0 when one of ours is ready. */
  async function look(): Promise<number> {
    lastLookMs = clock.monotonic();
    return store.read(async (tx) => {
      const [nowMs, next, ...ready] = await Promise.all([
        tx.now(),
        tx.get(q.readNextTime),
        ...kinds.map((kind) => tx.get(q.readReadyKind, kind)),
      ]);
      if (ready.some((row) => row !== undefined)) return 0;
      return next ? Math.max(0, Date.parse(next.run_at) - nowMs) : Infinity;
    });
  }

  /** Returns how long to wait for more. */
  async function claim(free: number): Promise<number> {
    const askedMs = clock.monotonic();
    const me = workerId;
    const known = new Set([...running.keys(), ...ending.keys(), ...ahead.map(({ job_id }) => job_id)]);
    const wasUnsure = isUnsure;
    isUnsure = true;
    const { jobs, exhausted, lease, ...rest } = await untilKnown((isRepeated) =>
      store.write(async (tx) => {
        const mayExist = isRepeated || wasUnsure;
        const nowMs = await tx.now();
        const now = toTimestamp(nowMs);
        // A worker's id is its own, so what it does not hold is free.
        const entered = held
          ? await tx.get(leaseQueries.readLease, me)
          : await tx.get(leaseQueries.takeLease, me, ownerId, now, toTimestamp(nowMs + ttlMs), now);
        const mine = entered ?? (mayExist ? await tx.get(leaseQueries.readLease, me) : undefined);
        if (!mine || mine.lease_expires_at <= now) {
          return { jobs: [], exhausted: [], limited: [], nextMs: 0, lease: undefined };
        }
        const adopted: ClaimedJob[] = mayExist
          ? (await tx.all(q.readClaimed, me)).filter((row) => !known.has(row.job_id))
          : [];
        const claimed = await claimDue(tx, { workerId: me, kinds, free: free - adopted.length, nowMs, ttlMs });
        const token: LeaseClaim = { workflow_id: me, owner_id: ownerId, fencing_token: mine.fencing_token };
        return { ...claimed, jobs: [...adopted, ...claimed.jobs], lease: token };
      }),
    );
    isUnsure = false;
    // The lease was lost meanwhile: what was claimed under that name is somebody else's when it expires.
    if (me !== workerId) return 0;
    if (!lease) {
      loseLease();
      return 0;
    }
    if (!held) {
      held = leases.keep(lease, ttlMs, askedMs);
      held.signal.addEventListener('abort', loseLease);
    }
    limited = new Set(rest.limited);
    hintGapMs = jobs.length > 0 ? HINT_GAP_MS : Math.min(hintGapMs * 2, LONGEST_HINT_GAP_MS);
    ahead.push(...jobs);
    startNext();
    if (exhausted.length > 0) {
      await deps.bury(exhausted, 'Its worker died during its last attempt');
      if (exhausted.some(makesPlace)) deps.wake();
    }
    return jobs.length > 0 ? 0 : rest.nextMs;
  }

  /** True for a job whose end lets another one begin, here or elsewhere. */
  function makesPlace(job: q.JobRow): boolean {
    return job.lane !== null || limited.has(job.kind);
  }

  /** Somebody else may take over from here on: stop everything, and begin again as a worker nobody knows. */
  function loseLease(): void {
    const owner = { workflow_id: workerId, owner_id: ownerId };
    const lost = () => refuse('lease_lost', `The worker "${ownerId}" no longer holds its lease`, owner);
    for (const { abort } of [...running.values(), ...ending.values()]) abort.abort(held?.signal.reason ?? lost());
    held?.letGo();
    held = undefined;
    running.clear();
    ending.clear();
    ahead = [];
    workerId = ids.uuid();
    wake();
  }

  // ── Running ────────────────────────────────────────────────────────────────────────────────────────────────

  function startNext(): void {
    while (running.size < concurrency && held && !stopping.signal.aborted) {
      const job = ahead.shift();
      if (!job) return;
      lastStartMs = clock.monotonic();
      const entry = { job, abort: new AbortController() };
      running.set(job.job_id, entry);
      const done = run(entry, workerId, held.claim).finally(() => {
        settled.delete(done);
        if (ending.get(job.job_id) === entry) ending.delete(job.job_id);
        makeRoom(entry);
      });
      settled.add(done);
    }
  }

  function makeRoom(entry: Running): void {
    const { job_id } = entry.job;
    if (running.get(job_id) !== entry) return;
    running.delete(job_id);
    startNext();
    if (ahead.length === 0) wake();
  }

  async function run(entry: Running, claimedBy: string, lease: LeaseClaim): Promise<void> {
    const { job } = entry;
    const { signal } = entry.abort;
    const startedMs = clock.monotonic();
    let settle: () => Promise<unknown>;
    try {
      const handler = handlers[job.kind] as JobHandler;
      const outcome = await handler({ ...q.jobOf(job), lease, signal, stopping: stopping.signal });
      noteDuration(clock.monotonic() - startedMs);
      if (outcome === 'kept') return;
      settle = () => end({ job, claimedBy });
    } catch (error) {
      onError(error, q.jobOf(job));
      settle = () => giveBack(job, claimedBy, error);
    }
    if (!signal.aborted) ending.set(job.job_id, entry);
    makeRoom(entry);
    await insist(settle, job, signal);
  }

  /**
   * Until it is written: while this worker lives nobody else looks after its jobs. Whoever stops or has lost its lease
   * leaves that to others.
   */
  async function insist(settle: () => Promise<unknown>, job: q.JobRow, signal: AbortSignal): Promise<void> {
    for (let pauseMs = 100; !signal.aborted; pauseMs = Math.min(pauseMs * 2, 5_000)) {
      try {
        await settle();
        return;
      } catch (error) {
        onError(error, q.jobOf(job));
      }
      if (stopping.signal.aborted) return;
      await clock.sleep(pauseMs, stopping.signal);
    }
  }

  function noteDuration(ms: number): void {
    batch = ms < SHORT_MS ? Math.min(batch * 2, Math.max(MOST_AHEAD, concurrency)) : concurrency;
  }

  const end = batchCalls(async (ended: readonly { readonly job: q.JobRow; readonly claimedBy: string }[]) => {
    await untilKnown(() =>
      store.write(async (tx) => {
        const owners = new Set(ended.map(({ claimedBy }) => claimedBy));
        for (const owner of owners) {
          const jobs = ended.filter(({ claimedBy }) => claimedBy === owner).map(({ job }) => job);
          const lease = await tx.get(leaseQueries.readLease, owner);
          if (lease && lease.lease_expires_at > toTimestamp(await tx.now())) await finish(tx, owner, jobs);
        }
      }),
    );
    if (ended.some(({ job }) => makesPlace(job))) deps.wake();
    return ended.map(() => undefined);
  });

  async function giveBack(job: q.JobRow, claimedBy: string, error: unknown): Promise<void> {
    const reason = reasonOf(error);
    // That a lease was lost is no fault of the job's.
    const isRefused = error instanceof Refusal && error.code !== 'lease_lost';
    const isFinal = isRefused || (error instanceof Failure && !error.retry.retry);
    const asked = error instanceof Failure && error.retry.retry ? error.retry.afterMs : 0;
    const isExhausted = await untilKnown(() =>
      store.write(async (tx) => {
        const [nowMs, row] = await Promise.all([tx.now(), tx.get(q.readJob, job.job_id)]);
        if (row?.claimed_by !== claimedBy) return false;
        // As they are counted now: whoever goes on while it fails may have them counted anew.
        const { attempts } = row;
        if (isFinal || attempts >= job.max_attempts) return true;
        const backoffMs = Math.max(asked, Math.min(job.backoff_ms * 2 ** (attempts - 1), LONGEST_BACKOFF_MS));
        const runAt = toTimestamp(nowMs + backoffMs);
        await tx.run(q.putBack, 'scheduled', runAt, attempts, reason, job.job_id, claimedBy);
        await freeLane(tx, job);
        return false;
      }),
    );
    if (isExhausted) await deps.bury([{ job_id: job.job_id, claimed_by: claimedBy }], reason);
    if (makesPlace(job)) deps.wake();
    else wake();
  }

  // ── The loop ───────────────────────────────────────────────────────────────────────────────────────────────

  async function loop(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted;) {
      if (wakeUp.signal.aborted) wakeUp = new AbortController();
      try {
        if (ahead.length > 0) {
          await waitForPlace();
          continue;
        }
        const free = Math.max(concurrency, batch) - running.size;
        let dueMs = free > 0 ? await look() : Infinity;
        // Limits may leave what is ready unclaimed; whoever frees a place says so.
        if (dueMs === 0) dueMs = await claim(free);
        else hintGapMs = HINT_GAP_MS;
        failures = 0;
        if (dueMs > 0) await pause(Math.min(dueMs, ttlMs));
      } catch (error) {
        failures += 1;
        onError(error, undefined);
        await clock.sleep(Math.min(100 * 2 ** failures, 5_000), stopping.signal);
      }
    }
  }

  /** What was claimed ahead waits for what runs, but not for long. */
  async function waitForPlace(): Promise<void> {
    const leftMs = lastStartMs + AHEAD_PATIENCE_MS - clock.monotonic();
    if (leftMs > 0) {
      await clock.sleep(leftMs, wakeUp.signal);
      return;
    }
    batch = concurrency;
    await handBack();
  }

  async function pause(ms: number): Promise<void> {
    const isIdle = running.size === 0 && ending.size === 0 && ahead.length === 0;
    const restMs = ttlMs / 4;
    if (!held || !isIdle || ms < restMs) {
      await clock.sleep(ms, wakeUp.signal);
      return;
    }
    await clock.sleep(restMs, wakeUp.signal);
    if (wakeUp.signal.aborted) return;
    const resting = held;
    held = undefined;
    await resting?.release();
    if (!wakeUp.signal.aborted) await clock.sleep(ms - restMs, wakeUp.signal);
  }

  const stopWatching = deps.signals.watchOthers(() => {
    const sinceMs = clock.monotonic() - lastLookMs;
    if (sinceMs >= hintGapMs) wake();
    else if (!isHinted) {
      isHinted = true;
      void clock.sleep(hintGapMs - sinceMs, stopping.signal).then(() => {
        isHinted = false;
        wake();
      });
    }
  });
  const unwake = deps.onWake(wake);
  const uncancel = deps.onCancel((jobId) => {
    running.get(jobId)?.abort.abort();
    ahead = ahead.filter(({ job_id }) => job_id !== jobId);
  });
  const looping = loop();

  return {
    async stop() {
      stopping.abort();
      wake();
      await looping;
      stopWatching();
      unwake();
      uncancel();
      await handBack().catch((error: unknown) => onError(error, undefined));
      while (settled.size > 0) await Promise.all(settled);
      const resting = held;
      held = undefined;
      // What could not be given back is somebody else's when this expires.
      await resting?.release().catch((error: unknown) => onError(error, undefined));
      deps.wake();
    },
  };

  /** What was claimed and never begun costs no attempt, and keeps its turn. */
  async function handBack(): Promise<void> {
    const [unused, me] = [ahead, workerId];
    ahead = [];
    if (unused.length === 0) return;
    try {
      await untilKnown(() =>
        store.write(async (tx) => {
          await Promise.all(
            unused.map((job) =>
              tx.run(q.putBack, 'ready', job.due_at ?? job.run_at, job.attempts - 1, job.last_error, job.job_id, me),
            ),
          );
        }),
      );
    } catch (error) {
      if (me === workerId) ahead = [...unused, ...ahead];
      throw error;
    }
    deps.wake();
  }
}

function reasonOf(error: unknown): string {
  const text = messageOf(error, 1_800);
  return error instanceof Error ? `${nameOf(error, 100)}: ${text}` : text;
}
