// What a worker writes to the queue: its claims, the ends of its jobs, and what it gives back.
import { backoffMs } from '../../base/backoff.ts';
import { allOk, batchCalls } from '../../base/batch-calls.ts';
import { toTimestamp } from '../../base/clock.ts';
import { messageOf, nameOf } from '../../base/error-text.ts';
import { Failure, Refusal } from '../../base/errors.ts';
import { untilKnown } from '../../ledger/append/until-known.ts';
import type { LeaseClaim } from '../../ledger/contract.ts';
import * as leaseQueries from '../../ledger/queries.ts';
import type { WriteTx } from '../../store/store.ts';
import { claimDue, finish, freeLane, type Claimed, type ClaimedJob } from './claim.ts';
import type { JobDeps, JobInternals } from './deps.ts';
import * as q from './queries.ts';

const LONGEST_BACKOFF_MS = 3_600_000;
const MOST_ENDED_AT_ONCE = 500;

export interface WorkerWritesOptions {
  readonly deps: JobDeps & JobInternals;
  readonly kinds: readonly string[];
  readonly ownerId: string;
  readonly ttlMs: number;
  /** Makes only this worker look again. */
  readonly wakeHere: () => void;
}

export interface ClaimAs {
  /** The id of the worker's lease. */
  readonly me: string;
  /** Called inside the transaction, because the lease may be lost while the transaction waits for its turn. */
  readonly isHeld: () => boolean;
  /** The jobs that this worker has already. */
  readonly known: ReadonlySet<string>;
  readonly free: number;
}

/** Without a lease nothing was claimed. */
export type ClaimedAs = Claimed & { readonly lease: LeaseClaim | undefined };

const NOTHING: ClaimedAs = { jobs: [], exhausted: [], limited: [], nextMs: 0, lease: undefined };

export class WorkerWrites {
  private readonly options: WorkerWritesOptions;
  /** Kinds of which only so many run at once, as of the last claim. */
  private limited: ReadonlySet<string> = new Set();
  /** The last claim failed, but may have taken jobs if only its reply was lost. */
  private isUnsure = false;
  private readonly ends = batchCalls<EndedJob, void>({
    most: MOST_ENDED_AT_ONCE,
    run: (take) => this.writeEnds(take()),
  });

  constructor(options: WorkerWritesOptions) {
    this.options = options;
  }

  claim(as: ClaimAs): Promise<ClaimedAs> {
    const { store } = this.options.deps;
    const wasUnsure = this.isUnsure;
    this.isUnsure = true;
    return untilKnown((isRepeated) => store.write((tx) => this.claimWithin(tx, as, isRepeated || wasUnsure)));
  }

  /** The worker knows which jobs its claim took. */
  heard({ lease, limited }: ClaimedAs): void {
    this.isUnsure = false;
    if (lease) this.limited = new Set(limited);
  }

  private async claimWithin(tx: WriteTx, { me, isHeld, known, free }: ClaimAs, mayExist: boolean): Promise<ClaimedAs> {
    const { kinds, ownerId, ttlMs } = this.options;
    const nowMs = await tx.now();
    const now = toTimestamp(nowMs);
    // No other worker has this id, so a job under it that the worker does not hold is free.
    const entered = isHeld()
      ? await tx.get(leaseQueries.readLease, me)
      : await tx.get(leaseQueries.takeLease, me, ownerId, now, toTimestamp(nowMs + ttlMs), now);
    const mine = entered ?? (mayExist ? await tx.get(leaseQueries.readLease, me) : undefined);
    if (!mine || mine.lease_expires_at <= now) return NOTHING;
    const adopted: ClaimedJob[] = mayExist
      ? (await tx.all(q.readClaimed, me)).filter((row) => !known.has(row.job_id))
      : [];
    const claimed = await claimDue(tx, { workerId: me, kinds, free: free - adopted.length, nowMs, ttlMs });
    const lease: LeaseClaim = { workflow_id: me, owner_id: ownerId, fencing_token: mine.fencing_token };
    return { ...claimed, jobs: [...adopted, ...claimed.jobs], lease };
  }

  /** Gives up jobs whose worker died with their last attempt. */
  async bury(exhausted: readonly q.JobRow[]): Promise<void> {
    const { deps } = this.options;
    await deps.bury(exhausted, 'Its worker died during its last attempt');
    if (exhausted.some((job) => this.makesPlace(job))) deps.wake();
  }

  end(job: q.JobRow, claimedBy: string): Promise<void> {
    return this.ends.call({ job, claimedBy });
  }

  private async writeEnds(ended: readonly EndedJob[]) {
    const { deps } = this.options;
    await untilKnown(() =>
      deps.store.write(async (tx) => {
        const owners = new Set(ended.map(({ claimedBy }) => claimedBy));
        for (const owner of owners) {
          const jobs = ended.filter(({ claimedBy }) => claimedBy === owner).map(({ job }) => job);
          const lease = await tx.get(leaseQueries.readLease, owner);
          if (lease && lease.lease_expires_at > toTimestamp(await tx.now())) await finish(tx, owner, jobs);
        }
      }),
    );
    if (ended.some(({ job }) => this.makesPlace(job))) deps.wake();
    return allOk(ended.map(() => undefined));
  }

  /** After a failed attempt: schedules the next one, or gives the job up. */
  async giveBack(job: q.JobRow, claimedBy: string, error: unknown): Promise<void> {
    const { deps, wakeHere } = this.options;
    const reason = reasonOf(error);
    // A lost lease does not count as a failure of the job.
    const isRefused = error instanceof Refusal && error.code !== 'lease_lost';
    const isFinal = isRefused || (error instanceof Failure && !error.retry.retry);
    const askedMs = error instanceof Failure && error.retry.retry ? error.retry.afterMs : 0;
    const isExhausted = await untilKnown(() =>
      deps.store.write(async (tx) => {
        const [nowMs, row] = await Promise.all([tx.now(), tx.get(q.readJob, job.job_id)]);
        if (row?.claimed_by !== claimedBy) return false;
        // Read now: a workflow that made progress before it failed may have had its attempts reset.
        const { attempts } = row;
        if (isFinal || attempts >= job.max_attempts) return true;
        const pauseMs = backoffMs(attempts, { firstMs: job.backoff_ms, longestMs: LONGEST_BACKOFF_MS });
        const runAt = toTimestamp(nowMs + Math.max(askedMs, pauseMs));
        await tx.run(q.putBack, 'scheduled', runAt, attempts, reason, job.job_id, claimedBy);
        await freeLane(tx, job);
        return false;
      }),
    );
    if (isExhausted) await deps.bury([{ job_id: job.job_id, claimed_by: claimedBy }], reason);
    if (this.makesPlace(job)) deps.wake();
    else wakeHere();
  }

  /** A job that was claimed and never begun costs no attempt and keeps its turn. */
  handBack(unused: readonly ClaimedJob[], me: string): Promise<void> {
    const { store } = this.options.deps;
    return untilKnown(() =>
      store.write(async (tx) => {
        await Promise.all(
          unused.map((job) =>
            tx.run(q.putBack, 'ready', job.due_at ?? job.run_at, job.attempts - 1, job.last_error, job.job_id, me),
          ),
        );
      }),
    );
  }

  /** True for a job whose end lets another one begin, here or elsewhere. */
  private makesPlace(job: q.JobRow): boolean {
    return job.lane !== null || this.limited.has(job.kind);
  }
}

interface EndedJob {
  readonly job: q.JobRow;
  readonly claimedBy: string;
}

function reasonOf(error: unknown): string {
  const text = messageOf(error, 1_800);
  return error instanceof Error ? `${nameOf(error, 100)}: ${text}` : text;
}
