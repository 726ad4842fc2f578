// What is queued, running, waiting or given up: jobs, and the workflows behind them.
import { useState } from 'react';
import { call } from '../api.ts';
import { ask } from '../dialogs.ts';
import { Problem } from '../parts/dialog.tsx';
import { Empty } from '../parts/empty.tsx';
import { Json } from '../parts/json.tsx';
import { Page } from '../parts/page.tsx';
import { Badge } from '../parts/status.tsx';
import { Text } from '../parts/text.tsx';
import { When } from '../parts/when.tsx';
import { invalidate, useQuery } from '../queries.ts';
import { Link, navigate, usePlace } from '../router.tsx';
import { say, sayProblem } from '../toasts.ts';
import type { Job, Workflow } from '../types.ts';

const STATES = ['ready', 'running', 'scheduled', 'waiting', 'dead'] as const;
const JOB_TONES = { ready: 'busy', running: 'busy', scheduled: 'quiet', waiting: 'quiet', dead: 'bad' } as const;
export const WORKFLOW_TONES = { running: 'busy', completed: 'good', failed: 'bad', cancelled: 'quiet' } as const;
/** Claims and attempts of jobs are no events, so nobody tells of them. */
const LOOK_MS = 3_000;
const SHOWN = 200;

export function Jobs() {
  const { query } = usePlace();
  const state = STATES.find((each) => each === query.get('state'));
  const { data: status } = useQuery('ledger.status', {}, LOOK_MS);
  const { data, error } = useQuery('ledger.list_jobs', { limit: SHOWN, ...(state ? { state } : {}) }, LOOK_MS);
  const { data: flows } = useQuery('ledger.list_workflows', { limit: SHOWN }, LOOK_MS);
  const jobs = data?.jobs ?? [];
  return (
    <Page title="Jobs and workflows">
      {error === undefined ? null : <Problem error={error} />}
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
      <h2>Workflows</h2>
      {flows && flows.workflows.length === 0 ? <p className="faint">No workflow was started.</p> : null}
      <ul className="rows">
        {(flows?.workflows ?? []).toReversed().map((workflow) => (
          <WorkflowRow key={workflow.workflow_id} workflow={workflow} />
        ))}
      </ul>
    </Page>
  );
}

export function refreshQueue(): void {
  invalidate((name) => name.startsWith('ledger.'));
}

async function requeue({ job_id: id, kind }: Job): Promise<void> {
  try {
    await call('ledger.requeue_job', { job_id: id });
    say({ text: `${kind} is queued again` });
  } catch (error) {
    sayProblem(error);
  }
  refreshQueue();
}

async function cancel({ job_id: id, kind }: Job): Promise<void> {
  const agreed = await ask({
    title: 'Cancel this job?',
    text: `${kind} is taken out of the queue. This cannot be undone.`,
    confirm: 'Cancel the job',
    isDangerous: true,
  });
  if (agreed === undefined) return;
  try {
    await call('ledger.cancel_job', { job_id: id });
    say({ text: `${kind} is cancelled` });
  } catch (error) {
    sayProblem(error);
  }
  refreshQueue();
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
          attempt {job.attempts} of {job.max_attempts}, due <When at={job.run_at} />
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
            <button type="button" className="primary" onClick={() => void requeue(job)}>
              Requeue
            </button>
          ) : null}
          <button type="button" className="quiet-danger" onClick={() => void cancel(job)}>
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
