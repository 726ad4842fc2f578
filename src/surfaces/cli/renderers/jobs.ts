// Jobs of the queue: as a list, one alone, and after a user changed one.
import { isUuid } from '../../../base/ids.ts';
import { refuse } from '../../../kernel/contract.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { checkId } from '../../../ledger/contract.ts';
import { listing, shorten, table } from '../../terminal/text.ts';
import { nextPageLine } from './next-page-line.ts';
import type { View } from './view.ts';

type Job = NonNullable<Awaited<ReturnType<Kernel['jobs']['get']>>>;

interface JobPage {
  readonly jobs: readonly Job[];
  readonly next_after: string | null;
}

interface ChangedJob {
  readonly job_id: string;
  readonly was: Job['state'];
  readonly is: 'ready' | 'gone';
  readonly job: Job;
}

export const jobsView: View<JobPage, { readonly after?: string }> = {
  lines: ({ jobs, next_after }) => [
    ...listing(
      ['JOB', 'KIND', 'STATE', 'DUE', 'ATTEMPTS', 'LAST ERROR'],
      jobs.map((job) => [
        job.job_id,
        job.kind,
        job.state,
        dueOf(job),
        `${job.attempts}/${job.max_attempts}`,
        shorten(job.last_error ?? ''),
      ]),
    ),
    ...nextPageLine(next_after),
  ],
  check({ after }) {
    if (after === undefined || isUuid(after)) return;
    throw refuse('invalid_job', 'A page begins after a UUID in lower case', { option: 'after' });
  },
  examples: ['throughline jobs', 'throughline jobs --dead --kind mail --json', 'throughline jobs requeue 0199d2c8-…'],
};

const checkJobId = ({ job_id }: { readonly job_id: string }) => checkId(job_id);

export const jobView: View<{ readonly job: Job }, { readonly job_id: string }> = {
  lines: ({ job }) => [
    ...table([
      ['job', job.job_id],
      ['kind', job.kind],
      ['state', job.state],
      ['due', dueOf(job)],
      ['attempts', `${job.attempts} of ${job.max_attempts}`],
      ['priority', String(job.priority)],
      ['unique key', job.unique_key ?? 'none'],
      ['key', job.lane ?? 'none'],
      ['created', job.created_at],
      ['last error', job.last_error ?? 'none'],
      ['payload', JSON.stringify(job.payload)],
    ]),
    ...(job.state === 'dead' ? ['', `To try it again: throughline jobs requeue ${job.job_id}`] : []),
  ],
  json: ({ job }) => job,
  check: checkJobId,
  examples: ['throughline jobs show 0199d2c8-…'],
};

export const requeuedJobView: View<ChangedJob, { readonly job_id: string }> = {
  lines: ({ job: { job_id, kind, max_attempts, last_error } }) => [
    `Job ${job_id} (${kind}) was dead and is ready, with ${max_attempts} attempts`,
    ...(last_error === null ? [] : [`Its last error: ${last_error}`]),
  ],
  json: ({ job_id, was, is, job: { kind, max_attempts, last_error } }) => ({
    job_id,
    kind,
    was,
    is,
    max_attempts,
    last_error,
  }),
  check: checkJobId,
  examples: ['throughline jobs requeue 0199d2c8-…'],
};

export const cancelledJobView: View<ChangedJob, { readonly job_id: string }> = {
  lines: ({ job_id, was, job: { kind } }) => [
    `Job ${job_id} (${kind}) was ${was} and is removed`,
    ...(was === 'running' ? ['Its worker continues, with no further effect on the queue'] : []),
  ],
  json: ({ job_id, was, is, job: { kind } }) => ({ job_id, kind, was, is }),
  check: checkJobId,
  examples: ['throughline jobs cancel 0199d2c8-…'],
};

/** A workflow that waits only for a signal is due at the end of time. */
function dueOf({ run_at, state }: Pick<Job, 'run_at' | 'state'>): string {
  if (state === 'dead') return 'never';
  return run_at.startsWith('9999-12-31') ? 'on a signal' : run_at;
}
