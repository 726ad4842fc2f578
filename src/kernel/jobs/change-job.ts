// Jobs that are given up, cancelled or put back. Each change appends an event.
import { toTimestamp } from '../../base/clock.ts';
import { assert } from '../../base/errors.ts';
import { untilKnown } from '../../ledger/append/until-known.ts';
import { checkId } from '../../ledger/contract.ts';
import { kernelStream } from '../../ledger/lease/kernel-stream.ts';
import type { WriteTx } from '../../store/store.ts';
import { freeLane } from './claim.ts';
import { refuse } from '../contract.ts';
import { WORKFLOW_JOB } from './contract.ts';
import type { JobDeps } from './deps.ts';
import * as q from './queries.ts';
import type { Job } from './queries.ts';

export interface ByHand {
  /** The actor that the ledger names. */
  readonly actor?: string;
}

/** Gives up the jobs that have not changed since they were claimed. */
export async function buryJobs(
  { store, appendWithin }: JobDeps,
  claimed: readonly Pick<q.JobRow, 'job_id' | 'claimed_by'>[],
  reason: string,
  onBuried: () => void,
): Promise<void> {
  await untilKnown(() =>
    store.write(async (tx) => {
      for (const { job_id, claimed_by } of claimed) {
        const row = await tx.get(q.readJob, job_id);
        if (row?.state !== 'running' || row.claimed_by !== claimed_by) continue;
        await tx.run(q.bury, reason, job_id);
        await freeLane(tx, row);
        const payload = { ...named(row), attempts: row.attempts, reason };
        await appendWithin(tx, kernelStream, [{ type: 'job.dead_lettered', payload }], { create: true });
        tx.afterCommit(onBuried);
      }
    }),
  );
}

export function cancelJob(deps: JobDeps, jobId: string, options: ByHand): Promise<Job> {
  return changeJob(deps, jobId, 'job.cancelled', options, async (tx, row) => {
    await tx.run(q.deleteJob, jobId);
    await freeLane(tx, row);
  });
}

export async function requeueJob(deps: JobDeps, jobId: string, options: ByHand): Promise<Job> {
  const job = await changeJob(deps, jobId, 'job.requeued', options, async (tx, row, nowMs) => {
    if (row.state !== 'dead') {
      throw refuse('job_not_dead', `Job ${jobId} is ${row.state}`, { job_id: jobId, state: row.state });
    }
    if (row.unique_key !== null) {
      const statement = q.readLiveByKey.bySize.at(-1)?.statement;
      const live = statement && (await tx.get(statement, row.kind, row.unique_key));
      if (live) {
        throw refuse('job_exists', `Job ${live.job_id} has the key "${row.unique_key}"`, { job_id: live.job_id });
      }
    }
    await tx.run(q.revive, toTimestamp(nowMs), jobId);
  });
  return { ...job, state: 'ready', attempts: 0 };
}

/** Cancels or requeues one job on request, and appends the event. */
async function changeJob(
  { store, appendWithin }: JobDeps,
  jobId: string,
  type: 'job.cancelled' | 'job.requeued',
  options: ByHand,
  body: (tx: WriteTx, row: q.JobRow, nowMs: number) => Promise<void>,
): Promise<Job> {
  checkId(jobId);
  let changed: q.JobRow | undefined;
  await untilKnown((mayExist) =>
    store.write(async (tx) => {
      const row = await tx.get(q.readJob, jobId);
      // A retry after a lost COMMIT reply may find the job already changed.
      if (mayExist && changed && row?.state !== changed.state) return;
      if (!row) throw refuse('unknown_job', `There is no job ${jobId}`, { job_id: jobId });
      // A dead job can be requeued; without its job no worker would ever find the workflow.
      if (row.kind.startsWith(WORKFLOW_JOB) && (type === 'job.cancelled' || row.state !== 'dead')) {
        throw refuse('job_of_workflow', `Job ${jobId} runs a workflow`, { job_id: jobId });
      }
      changed = row;
      await body(tx, row, await tx.now());
      const event =
        type === 'job.requeued'
          ? ({ type, payload: named(row) } as const)
          : ({ type, payload: { ...named(row), state: row.state } } as const);
      await appendWithin(tx, kernelStream, [event], { ...options, create: true });
    }),
  );
  assert(changed, 'a job was changed but its row is missing');
  return q.jobOf(changed);
}

function named({ job_id, kind, unique_key }: q.JobRow) {
  return { job_id, kind, unique_key };
}
