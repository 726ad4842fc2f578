// A workflow as a worker runs it: takes its lease, runs it until it ends or has to wait, and updates its job.
import { toTimestamp } from '../../base/clock.ts';
import { Bug, Failure, Refusal } from '../../base/errors.ts';
import { untilKnown } from '../../ledger/append/until-known.ts';
import { refuse as refuseByLedger } from '../../ledger/contract.ts';
import type { HeldLease } from '../../ledger/lease/contract.ts';
import * as ledgerQueries from '../../ledger/queries.ts';
import type { JobHandler, RunningJob } from '../jobs/contract.ts';
import { checkSteps } from './check-steps.ts';
import type { WorkflowFunction } from './contract.ts';
import type { Outcome, WorkflowDeps } from './deps.ts';
import { History } from './history.ts';
import * as q from './queries.ts';
import { readHistory } from './read-history.ts';
import { runWorkflow } from './run.ts';
import type { WorkflowEnds } from './workflow-ends.ts';

/** Later than any requested time: stands for a wait for a signal alone. */
const NEVER = '9999-12-31T23:59:59.999Z';

export interface HandlerOptions {
  readonly kind: string;
  readonly fn: WorkflowFunction;
  readonly ownerId: string;
  readonly ttlMs: number;
}

/** What a worker does with the job of a workflow of the given kind. */
export function workflowHandler(deps: WorkflowDeps, ends: WorkflowEnds, options: HandlerOptions): JobHandler {
  const { kind, fn, ownerId, ttlMs } = options;
  const run = async (job: RunningJob): Promise<'kept'> => {
    const id = job.job_id;
    const held = await holdFor(deps, job, ownerId, ttlMs);
    if (!held) return 'kept';
    try {
      const history = await readHistory(deps, new History(), id);
      if (history.ending) {
        await forget(deps, id, held);
        return 'kept';
      }
      if (job.attempts > 1) await noteProgress(deps, job, history);
      if (history.kind !== kind) throw new Bug(`the job of ${id} is of kind "${kind}", the workflow is not`);
      for (;;) {
        await checkSteps(deps, history, id);
        const outcome = await runWorkflow(deps, history, id, (wf) => fn(wf, history.input as never), {
          claim: held.claim,
          signal: AbortSignal.any([held.signal, job.signal]),
          stopping: job.stopping,
          staysAwake: false,
        });
        if (outcome.status === 'completed' || outcome.status === 'failed') {
          await ends.end(id, held, outcome);
          return 'kept';
        }
        if (await park(deps, history, job, held, outcome)) return 'kept';
      }
    } catch (error) {
      held.letGo();
      if (isLost(error) && job.attempts < job.max_attempts) {
        await lookAgainLater(deps, job, job.attempts);
        return 'kept';
      }
      await held.release().catch(() => {});
      throw error;
    }
  };
  return async (job) => {
    try {
      return await run(job);
    } catch (error) {
      throw notForGood(error);
    }
  };
}

/** The workflow was cancelled after its job was claimed: the cancellation fenced off the lease before this one. */
async function forget({ store, leases }: WorkflowDeps, id: string, held: HeldLease): Promise<void> {
  await store.write(async (tx) => {
    await tx.run(q.deleteJob, id);
    await leases.within.release(tx, held.claim);
  });
  held.letGo();
}

/** Undefined when another process runs it now; the job is retried when that lease may have ended. */
async function holdFor(
  deps: WorkflowDeps,
  job: RunningJob,
  ownerId: string,
  ttlMs: number,
): Promise<HeldLease | undefined> {
  try {
    return await deps.leases.hold(job.job_id, ownerId, ttlMs);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'lease_held') throw error;
    await lookAgainLater(deps, job, 0);
    return undefined;
  }
}

/** Only attempts after which the workflow made no progress count in the end: crashes alone do not fail a workflow. */
async function noteProgress(
  { store }: WorkflowDeps,
  { job_id: id, payload, lease }: RunningJob,
  history: History,
): Promise<void> {
  const seq = history.completions.at(-1)?.seq ?? 0;
  if (seq <= (typeof payload === 'number' ? payload : 0)) return;
  await untilKnown(() => store.write((tx) => tx.run(q.noteProgress, String(seq), id, lease.workflow_id)));
}

async function lookAgainLater(
  { store, queue }: WorkflowDeps,
  { job_id: id, lease: worker }: RunningJob,
  attempts: number,
): Promise<void> {
  await untilKnown(() =>
    store.write(async (tx) => {
      const [nowMs, lease] = await Promise.all([tx.now(), tx.get(ledgerQueries.readLease, id)]);
      const now = toTimestamp(nowMs);
      const at = lease && lease.lease_expires_at > now ? lease.lease_expires_at : now;
      await tx.run(q.parkJob, 'scheduled', at, attempts, id, worker.workflow_id);
    }),
  );
  queue.wake();
}

/** False when something arrived meanwhile that the run does not know of. */
async function park(
  deps: WorkflowDeps,
  history: History,
  { job_id: id, lease: worker }: RunningJob,
  held: HeldLease,
  outcome: Outcome & { readonly status: 'asleep' | 'interrupted' },
): Promise<boolean> {
  const { store, queue } = deps;
  const isInterrupted = outcome.status === 'interrupted';
  // If only the reply was lost, the lease is already released and there is nothing to put to sleep.
  const parked = await untilKnown(() =>
    store.write(async (tx) => {
      const [nowMs, lease, stream] = await Promise.all([
        tx.now(),
        tx.get(ledgerQueries.readLease, id),
        tx.get(ledgerQueries.readStream, id),
      ]);
      const now = toTimestamp(nowMs);
      const isOurs = lease?.fencing_token === held.claim.fencing_token && lease.lease_expires_at > now;
      if (!isOurs) return 'lost';
      if (!isInterrupted && stream?.head_seq !== history.headSeq) return false;
      const until = isInterrupted ? now : outcome.untilMs === undefined ? NEVER : toTimestamp(outcome.untilMs);
      await tx.run(q.parkJob, isInterrupted ? 'ready' : 'scheduled', until, 0, id, worker.workflow_id);
      await tx.run(q.releaseAnyLease, now, now, id);
      return true;
    }),
  );
  if (parked === 'lost') {
    const { workflow_id, owner_id, fencing_token } = held.claim;
    throw refuseByLedger('lease_lost', `"${owner_id}" no longer holds the lease on ${id}`, {
      workflow_id,
      owner_id,
      fencing_token,
    });
  }
  if (!parked) {
    await readHistory(deps, history, id);
    return false;
  }
  held.letGo();
  queue.wake();
  return true;
}

export function isLost(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'lease_lost';
}

/**
 * A failure of the outside world in a step has ended that step. This one is the kernel's own: another process may have
 * a healthier disk.
 */
function notForGood(error: unknown): unknown {
  if (!(error instanceof Failure) || error.retry.retry) return error;
  const { code, row, message, details } = error;
  return new Failure(code, row, message, { retry: true, afterMs: 0 }, details, error);
}
