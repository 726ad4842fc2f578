// One workflow: its steps with their attempts, what it waits for, how it ended.
import { once } from '../actions.ts';
import { call } from '../api.ts';
import { ask } from '../dialogs.ts';
import { Missing } from '../parts/empty.tsx';
import { Json } from '../parts/json.tsx';
import { Page } from '../parts/page.tsx';
import { Badge } from '../parts/status.tsx';
import { Text } from '../parts/text.tsx';
import { When } from '../parts/when.tsx';
import { useQuery } from '../queries.ts';
import { Link } from '../router.tsx';
import { say } from '../toasts.ts';
import type { Output } from '../types.ts';
import { WORKFLOW_TONES, refreshQueue } from './jobs.tsx';

type Report = Output<'ledger.get_workflow'>['workflow'];
const STEP_TONES = { completed: 'good', failed: 'bad', begun: 'busy' } as const;
const LOOK_MS = 3_000;

async function cancel(id: string): Promise<void> {
  const reason = await ask({
    title: 'Cancel this workflow?',
    text: 'It ends where it is; a running step can no longer commit. This cannot be undone.',
    confirm: 'Cancel the workflow',
    reason: 'Why? The workflow keeps the reason',
    isDangerous: true,
  });
  if (reason === undefined) return;
  await call('ledger.cancel_workflow', { workflow_id: id, reason }).finally(refreshQueue);
  say({ text: 'The workflow is cancelled' });
}

export function WorkflowPage({ workflowId }: { readonly workflowId: string }) {
  const { data, error } = useQuery('ledger.get_workflow', { workflow_id: workflowId }, LOOK_MS);
  if (!data)
    return (
      <Page title="Workflow" above={<Link href="/jobs">Jobs</Link>}>
        <Missing error={error} />
      </Page>
    );
  const { workflow } = data;
  return (
    <Page
      title={workflow.kind}
      heading={<Text of={workflow.kind} />}
      above={
        <>
          <Link href="/jobs">Jobs</Link>
          <Link href={`/ledger/${workflowId}`}>
            <code>{workflowId}</code>
          </Link>
        </>
      }
      actions={
        workflow.status === 'running' ? (
          <button
            type="button"
            className="quiet-danger"
            onClick={() => once(`cancel ${workflowId}`, () => cancel(workflowId))}
          >
            Cancel
          </button>
        ) : null
      }
    >
      <dl className="facts">
        <div>
          <dt>Status</dt>
          <dd>
            <Badge of={workflow.status} tone={WORKFLOW_TONES[workflow.status]} />
          </dd>
        </div>
        <div>
          <dt>Started</dt>
          <dd>
            <When at={workflow.started_at} />
          </dd>
        </div>
        <div>
          <dt>Run by</dt>
          <dd>{workflow.lease ? <Text of={workflow.lease.owner_id} /> : <span className="faint">no worker</span>}</dd>
        </div>
        <div>
          <dt>Attempts</dt>
          <dd>{workflow.job ? `${workflow.job.attempts} of ${workflow.job.max_attempts}` : '–'}</dd>
        </div>
      </dl>
      {workflow.reason === undefined ? null : (
        <p>
          Cancelled: <Text of={workflow.reason} />
        </p>
      )}
      {workflow.error === undefined ? null : (
        <>
          <h2>Error</h2>
          <Json value={workflow.error} label="Error" />
        </>
      )}
      <Waiting workflow={workflow} />
      <Steps workflow={workflow} />
      <h2>Input</h2>
      <Json value={workflow.input ?? null} label="Input" />
      {workflow.result === undefined ? null : (
        <>
          <h2>Result</h2>
          <Json value={workflow.result} label="Result" />
        </>
      )}
    </Page>
  );
}

function Waiting({ workflow }: { readonly workflow: Report }) {
  if (workflow.waiting.length === 0) return null;
  return (
    <>
      <h2>Waits for</h2>
      <ul className="rows">
        {workflow.waiting.map(({ step_id: id, event, until }) => (
          <li key={id} className="row">
            <span className="grow">{event === null ? 'A time' : <Text of={event} />}</span>
            <span className="faint">{until === null ? 'however long it takes' : <When at={until} />}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Steps({ workflow }: { readonly workflow: Report }) {
  return (
    <>
      <h2>
        Steps <span className="faint">{workflow.steps_total}</span>
      </h2>
      <ol className="rows">
        {workflow.steps.map((step) => (
          <li key={step.step_id} className="row wraps">
            <Badge of={step.state} tone={STEP_TONES[step.state]} />
            <code className="grow">
              <Text of={step.step_id} />
            </code>
            <span className="faint">
              {step.attempts} {step.attempts === 1 ? 'attempt' : 'attempts'}
            </span>
            <span className="faint">{step.ended_at === null ? '' : <When at={step.ended_at} />}</span>
            {step.error === undefined ? null : <Json value={step.error} label={`Error of ${step.step_id}`} />}
          </li>
        ))}
      </ol>
    </>
  );
}
