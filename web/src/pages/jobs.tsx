// What is queued, running, waiting or failed: jobs, and the workflows behind them.
import { useState } from 'react';
import { once } from '../actions.ts';
import { call } from '../api.ts';
import { ask } from '../dialogs.ts';
import { Empty, PageProblem } from '../parts/empty.tsx';
import { Json } from '../parts/json.tsx';
import { Page } from '../parts/page.tsx';
import { Badge } from '../parts/status.tsx';
import { Text } from '../parts/text.tsx';
import { When } from '../parts/when.tsx';
import { invalidate, useQuery } from '../queries.ts';
import { Link, navigate, usePlace } from '../router.tsx';
import { say } from '../toasts.ts';
import type { Job, Workflow } from '../types.ts';

const STATES = ['ready', 'running', 'scheduled', 'waiting', 'dead'] as const;
const JOB_TONES = { ready: 'busy', running: 'busy', scheduled: 'quiet', waiting: 'quiet', dead: 'bad' } as const;
export const WORKFLOW_TONES = { running: 'busy', completed: 'good', failed: 'bad', cancelled: 'quiet' } as const;
/** Claims and attempts of jobs are not events, so they must be polled. */
const LOOK_MS = 3_000;
const SHOWN = 200;
const MOST = 1_000;

export function Jobs() {
  const { query } = usePlace();
  const state = STATES.find((each) => each === query.get('state'));
  const { data: status } = useQuery('ledger.status', {}, LOOK_MS);
  const [limit, setLimit] = useState(SHOWN);
  const { data, error } = useQuery('ledger.list_jobs', { limit, ...(state ? { state } : {}) }, LOOK_MS);
  const jobs = data?.jobs ?? [];
  return (
    <Page title="Jobs and workflows">
      <PageProblem error={error} />
      <h2>Jobs</h2>
      <div className="chips" role="group" aria-label="State">
        <button type="button" aria-pressed={state === undefined} onClick={() => navigate('/jobs', { replace: true })}>
          All
        </button>
        {STATES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={state === each}
            onClick={() => navigate(`/jobs?state=${each}`, { replace: true })}
          >
            {each} {status?.jobs[each] ?? ''}
          </button>
        ))}
      </div>
      {data && jobs.length === 0 ? (
        <Empty
          title={state === undefined ? 'The queue is empty' : `No job is ${state}`}
          commands={['throughline jobs --dead']}
        >
          <p>
            A job that is done is gone; one that failed too often stays here as dead, until it is queued again or
            cancelled.
          </p>
        </Empty>
      ) : null}
      <ul className="rows">
        {jobs.map((job) => (
          <JobRow key={job.job_id} job={job} />
        ))}
      </ul>
      <More isMore={data?.next_after !== null && data !== undefined} limit={limit} setLimit={setLimit} />
      <Workflows />
    </Page>
  );
}

interface MoreProps {
  readonly isMore: boolean;
  readonly limit: number;
  readonly setLimit: (limit: number) => void;
}

function More({ isMore, limit, setLimit }: MoreProps) {
  if (!isMore) return null;
  if (limit >= MOST) return <p className="faint">The first {MOST} are here; the command line lists the rest.</p>;
  return (
    <p>
      <button type="button" onClick={() => setLimit(Math.min(MOST, limit * 4))}>
        Show more
      </button>
    </p>
  );
}

const WORKFLOW_STATUSES = ['running', 'failed', 'completed', 'cancelled'] as const;

function Workflows() {
  const [status, setStatus] = useState<(typeof WORKFLOW_STATUSES)[number]>();
  const [limit, setLimit] = useState(SHOWN);
  const { data, error } = useQuery('ledger.list_workflows', { limit, ...(status ? { status } : {}) }, LOOK_MS);
  const flows = data?.workflows ?? [];
  return (
    <>
      <h2>Workflows</h2>
      <PageProblem error={error} />
      <div className="chips" role="group" aria-label="Status">
        <button type="button" aria-pressed={status === undefined} onClick={() => setStatus(undefined)}>
          All
        </button>
        {WORKFLOW_STATUSES.map((each) => (
          <button key={each} type="button" aria-pressed={status === each} onClick={() => setStatus(each)}>
            {each}
          </button>
        ))}
      </div>
      {data && flows.length === 0 ? (
        status === undefined ? (
          <p className="faint pad">
            No workflow was started. A workflow is a program whose steps are recorded: it continues where it was, in any
            process.
          </p>
        ) : (
          <p className="faint pad">No workflow is {status}.</p>
        )
      ) : null}
      <ul className="rows">
        {flows.toReversed().map((workflow) => (
          <WorkflowRow key={workflow.workflow_id} workflow={workflow} />
        ))}
      </ul>
      <More isMore={data?.next_after !== null && data !== undefined} limit={limit} setLimit={setLimit} />
    </>
  );
}

export function refreshQueue(): void {
  invalidate((name) => name.startsWith('ledger.'));
}

function requeue({ job_id: id, kind }: Job): void {
  once(`requeue ${id}`, async () => {
    await call('ledger.requeue_job', { job_id: id }).finally(refreshQueue);
    say({ text: `${kind} is queued again` });
  });
}

function cancel({ job_id: id, kind }: Job): void {
  once(`cancel ${id}`, async () => {
    const agreed = await ask({
      title: 'Cancel this job?',
      text: `${kind} is taken out of the queue. This cannot be undone.`,
      confirm: 'Cancel the job',
      isDangerous: true,
    });
    if (agreed === undefined) return;
    await call('ledger.cancel_job', { job_id: id }).finally(refreshQueue);
    say({ text: `${kind} is cancelled` });
  });
}

/** A job that waits for a signal has no due time. */
const NEVER = '9000';

function Due({ job }: { readonly job: Job }) {
  const counted = `attempt ${job.attempts} of ${job.max_attempts}`;
  if (job.state === 'dead') return <>failed after {counted}</>;
  if (job.run_at >= NEVER) return <>{counted}, until a signal arrives</>;
  return (
    <>
      {counted}, due <When at={job.run_at} />
    </>
  );
}

function JobRow({ job }: { readonly job: Job }) {
  const [isOpen, setOpen] = useState(false);
  const isOfWorkflow = job.kind.startsWith('workflow:');
  return (
    <li className="row wraps">
      <Badge of={job.state} tone={JOB_TONES[job.state]} />
      <div className="grow">
        <button type="button" className="link title" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Text of={job.kind} />
        </button>
        <div className="faint">
          <Due job={job} />
        </div>
        {job.last_error === null ? null : (
          <div className="bad-text">
            <Text of={job.last_error} />
          </div>
        )}
      </div>
      {isOfWorkflow ? (
        <Link href={`/workflows/${job.job_id}`}>Workflow</Link>
      ) : (
        <span className="buttons">
          {job.state === 'dead' ? (
            <button type="button" className="primary" onClick={() => requeue(job)}>
              Requeue
            </button>
          ) : null}
          <button type="button" className="quiet-danger" onClick={() => cancel(job)}>
            Cancel
          </button>
        </span>
      )}
      {isOpen ? <Json value={job} label={`Job ${job.job_id}`} /> : null}
    </li>
  );
}

function WorkflowRow({ workflow }: { readonly workflow: Workflow }) {
  return (
    <li className="row">
      <Badge of={workflow.status} tone={WORKFLOW_TONES[workflow.status]} />
      <div className="grow">
        <Link href={`/workflows/${workflow.workflow_id}`} className="title">
          <Text of={workflow.kind} />
        </Link>
        {workflow.error_code === null ? null : (
          <div className="bad-text">
            <Text of={workflow.error_code} />
          </div>
        )}
      </div>
      <span className="faint">
        <When at={workflow.ended_at ?? workflow.started_at} />
      </span>
    </li>
  );
}
