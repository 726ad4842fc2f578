// What a worker does to the queue inside one write: promote due jobs, claim within the limits, and end jobs. The write
// lock makes the limits exact: no other worker counts or claims meanwhile.
import { toTimestamp } from '../../base/clock.ts';
import { readAny, runRows } from '../../store/rows.ts';
import type { WriteTx } from '../../store/store.ts';
import type { Enqueued } from './contract.ts';
import * as q from './queries.ts';

/** A claimed job, with the time it was due if known, so that a job given back keeps its turn. */
export type ClaimedJob = q.JobRow & { readonly due_at?: string };

export interface Claimed {
  readonly jobs: readonly ClaimedJob[];
  /** Running jobs whose worker died during the last attempt: no worker may try them again. */
  readonly exhausted: readonly q.JobRow[];
  /** Kinds with a concurrency limit: a worker that ends one of their jobs frees a place for another. */
  readonly limited: readonly string[];
  /** Time until there may be more jobs; 0 if this claim took only part of what was due. */
  readonly nextMs: number;
}

export interface ClaimRequest {
  readonly workerId: string;
  readonly kinds: readonly string[];
  readonly free: number;
  readonly nowMs: number;
  readonly ttlMs: number;
}

/** Bounds the jobs of full lanes that one claim puts aside while it holds the write lock. */
const MOST_ASIDE = 256;

export async function claimDue(tx: WriteTx, request: ClaimRequest): Promise<Claimed> {
  const { workerId, kinds, free, nowMs, ttlMs } = request;
  const now = toTimestamp(nowMs);
  const [promoted, overdue] = await Promise.all([tx.run(q.promoteScheduled, now), tx.all(q.readOverdue, now)]);
  const exhausted = await lookAfter(tx, overdue, now);
  const perKind: q.JobRow[] = [];
  const limited: string[] = [];
  let isPartial = promoted >= q.MOST_DUE;
  for (const kind of kinds) {
    const ready = await readyOf(tx, kind, free);
    perKind.push(...ready.jobs);
    isPartial ||= ready.aside >= MOST_ASIDE;
    if (ready.isLimited) limited.push(kind);
  }
  const chosen = perKind.toSorted(byTurn).slice(0, Math.max(0, free));
  const until = toTimestamp(nowMs + ttlMs);
  await q.runKeyed(
    tx,
    q.claimJobs,
    [workerId, until],
    chosen.map(({ job_id }) => job_id),
  );
  const jobs: ClaimedJob[] = [];
  for (const job of chosen) {
    jobs.push({ ...job, state: 'running', attempts: job.attempts + 1, run_at: until, due_at: job.run_at });
  }
  const next = jobs.length > 0 || isPartial ? undefined : await tx.get(q.readNextTime);
  const nextMs = isPartial ? 0 : next ? Math.max(0, Date.parse(next.run_at) - nowMs) : Infinity;
  return { jobs, exhausted, limited, nextMs };
}

/** A running job whose worker is alive is checked again later; one whose worker is gone becomes ready. */
async function lookAfter(
  tx: WriteTx,
  overdue: readonly (q.JobRow & { readonly lease_expires_at: string | null })[],
  now: string,
): Promise<q.JobRow[]> {
  const exhausted: q.JobRow[] = [];
  const writes: Promise<number>[] = [];
  for (const job of overdue) {
    const expires = job.lease_expires_at ?? now;
    if (expires > now) writes.push(tx.run(q.postpone, expires, job.job_id));
    else if (job.attempts < job.max_attempts) writes.push(tx.run(q.setState, 'ready', job.job_id));
    else exhausted.push(job);
  }
  await Promise.all(writes);
  return exhausted;
}

interface Ready {
  readonly jobs: readonly q.JobRow[];
  readonly aside: number;
  readonly isLimited: boolean;
}

/** Sets jobs whose lane is full to `waiting`, so that later claims do not read them again. */
async function readyOf(tx: WriteTx, kind: string, free: number): Promise<Ready> {
  const limits = await tx.get(q.readKind, kind);
  const most = limits?.concurrency ?? Infinity;
  const isLimited = most !== Infinity;
  const running = isLimited ? await tx.get(q.countRunning, kind) : undefined;
  const places = Math.min(free, most - (running?.jobs ?? 0));
  const perLane = limits?.per_lane ?? 1;
  const inLane = new Map<string, number>();
  const jobs: q.JobRow[] = [];
  let aside = 0;
  while (jobs.length < places && aside < MOST_ASIDE) {
    // Jobs chosen already are still marked ready, so this reads them again, and more where some were put aside.
    const rows = await tx.all(q.readReady, kind, places + (aside > 0 ? MOST_ASIDE - aside : 0));
    const full: string[] = [];
    for (const job of rows.slice(jobs.length)) {
      if (jobs.length === places) break;
      const { lane } = job;
      if (lane !== null) {
        const taken = inLane.get(lane) ?? (await tx.get(q.countLane, kind, lane))?.jobs ?? 0;
        inLane.set(lane, taken + 1);
        if (taken >= perLane) {
          full.push(job.job_id);
          continue;
        }
      }
      jobs.push(job);
    }
    if (full.length === 0) break;
    aside += full.length;
    await q.runKeyed(tx, q.putAside, [], full);
  }
  return { jobs, aside, isLimited };
}

function byTurn(a: q.JobRow, b: q.JobRow): number {
  return a.priority - b.priority || compare(a.run_at, b.run_at) || compare(a.job_id, b.job_id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The next job of the lane takes the place of one that ended or was put back. */
export async function freeLane(tx: WriteTx, { kind, lane }: Pick<q.JobRow, 'kind' | 'lane'>): Promise<void> {
  if (lane === null) return;
  const next = await tx.get(q.nextInLane, kind, lane);
  if (next) await tx.run(q.setState, 'ready', next.job_id);
}

export async function finish(tx: WriteTx, workerId: string, jobs: readonly q.JobRow[]): Promise<void> {
  await q.runKeyed(
    tx,
    q.finishJobs,
    [workerId],
    jobs.map(({ job_id }) => job_id),
  );
  for (const job of jobs) await freeLane(tx, job);
}

// ── Asking for jobs ──────────────────────────────────────────────────────────────────────────────────────────

export type Wanted = Omit<q.JobRow, 'state' | 'run_at' | 'claimed_by' | 'last_error' | 'created_at'> & {
  /** Undefined for now. */
  readonly runAtMs: number | undefined;
  /** True when the caller chose the id, which may be there already. */
  readonly isNamed: boolean;
};

/**
 * Returns the job of each request: the new one, or the one that existed before. A retry after a lost COMMIT reply may
 * find jobs under ids that this call made itself; those count as new.
 */
export async function insertWanted(tx: WriteTx, wanted: readonly Wanted[], mayExist: boolean): Promise<Enqueued[]> {
  const nowMs = await tx.now();
  const now = toTimestamp(nowMs);
  const named = wanted.filter(({ isNamed }) => isNamed || mayExist).map(({ job_id }) => [job_id]);
  const keyed = wanted.flatMap(({ kind, unique_key }) => (unique_key === null ? [] : [[kind, unique_key]]));
  const [ids, keys] = await Promise.all([readAny(tx, q.readJobIds, named), readAny(tx, q.readLiveByKey, keyed)]);
  const byId = new Set(ids.map(({ job_id }) => job_id));
  const byKey = new Map(keys.map(({ kind, unique_key, job_id }) => [`${kind}\n${unique_key}`, job_id]));
  const rows: q.JobRow[] = [];
  const stands = wanted.map((job) => {
    const key = `${job.kind}\n${job.unique_key}`;
    if (byId.has(job.job_id)) return { job_id: job.job_id, created: mayExist && !job.isNamed };
    const other = job.unique_key === null ? undefined : byKey.get(key);
    if (other !== undefined) return { job_id: other, created: false };
    byId.add(job.job_id);
    if (job.unique_key !== null) byKey.set(key, job.job_id);
    const runAtMs = job.runAtMs ?? nowMs;
    rows.push({
      ...job,
      state: runAtMs <= nowMs ? 'ready' : 'scheduled',
      run_at: toTimestamp(runAtMs),
      claimed_by: null,
      last_error: null,
      created_at: now,
    });
    return { job_id: job.job_id, created: true };
  });
  await Promise.all(runRows(tx, q.insertJobs, rows));
  return stands;
}
