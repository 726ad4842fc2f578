// Durable workflows: as a list, one with its steps, and after a user changed one.
import { isUuid } from '../../../base/ids.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { checkId, refuse } from '../../../ledger/contract.ts';
import { listing, shorten, table, type Line } from '../../terminal/text.ts';
import { nextPageLine } from './next-page-line.ts';
import type { View } from './view.ts';

type Workflow = NonNullable<Awaited<ReturnType<Kernel['workflows']['get']>>>;

/** As in the operation's answer: if there are many steps, the newest. */
type WorkflowReport = Awaited<ReturnType<Kernel['workflows']['describe']>> & { readonly steps_total: number };

interface WorkflowPage {
  readonly workflows: readonly Workflow[];
  readonly next_after: string | null;
}

interface OfWorkflow {
  readonly workflow_id: string;
}

const checkWorkflowId = ({ workflow_id }: OfWorkflow) => checkId(workflow_id);

export const workflowsView: View<WorkflowPage, { readonly after?: string }> = {
  lines: ({ workflows, next_after }) => [
    ...listing(
      ['WORKFLOW', 'KIND', 'STATUS', 'STARTED', 'ENDED', 'ERROR'],
      workflows.map((each) => [
        each.workflow_id,
        each.kind,
        each.status,
        each.started_at,
        each.ended_at ?? 'not yet',
        each.error_code ?? '',
      ]),
    ),
    ...nextPageLine(next_after),
  ],
  check({ after }) {
    if (after === undefined || isUuid(after)) return;
    throw refuse('invalid_page', 'A page begins after a UUID in lower case', { option: 'after' });
  },
  examples: [
    'throughline workflows --status running',
    'throughline workflows show 0199d2c8-…',
    `throughline workflows signal 0199d2c8-… approved '{"by":"ada"}'`,
  ],
};

export const workflowView: View<{ readonly workflow: WorkflowReport }, OfWorkflow> = {
  lines: ({ workflow }) => renderWorkflow(workflow),
  json: ({ workflow }) => workflow,
  check: checkWorkflowId,
  examples: ['throughline workflows show 0199d2c8-… --json'],
};

interface Cancelled {
  readonly workflow: Workflow & { readonly reason: string };
}

export const cancelledWorkflowView: View<Cancelled, OfWorkflow> = {
  lines: ({ workflow: { workflow_id, kind, status, reason } }) => [
    `Workflow ${workflow_id} (${kind}) was running and is ${status}: ${reason}`,
  ],
  json: ({ workflow: { workflow_id, kind, status, ended_at, reason } }) => ({
    workflow_id,
    kind,
    was: 'running',
    is: status,
    ended_at,
    reason,
  }),
  check: checkWorkflowId,
  examples: ['throughline workflows cancel 0199d2c8-… --reason "ordered twice"'],
};

interface Signal extends OfWorkflow {
  readonly event: string;
  readonly operation_id: string | null;
}

export const signalView: View<Signal, OfWorkflow & { readonly payload?: unknown }> = {
  lines: ({ workflow_id, event }) => [`Workflow ${workflow_id} has the signal "${event}"`],
  json: ({ workflow_id, event, operation_id }, { payload }) => ({
    workflow_id,
    event,
    payload: payload ?? null,
    operation_id,
  }),
  check: checkWorkflowId,
  examples: [`throughline workflows signal 0199d2c8-… approved '{"by":"ada"}' --operation-id mail-17`],
};

function renderWorkflow(report: WorkflowReport): Line[] {
  const { job, lease, waiting, signals, steps, steps_total } = report;
  const facts: string[][] = [
    ['workflow', report.workflow_id],
    ['kind', report.kind],
    ['status', report.status],
    ['started', report.started_at],
    ['ended', report.ended_at ?? 'not yet'],
  ];
  if (report.input !== undefined) facts.push(['input', shorten(JSON.stringify(report.input))]);
  if (report.result !== undefined) facts.push(['result', shorten(JSON.stringify(report.result))]);
  if (report.error) facts.push(['error', `${report.error.code}: ${report.error.message}`]);
  if (report.reason !== undefined) facts.push(['reason', report.reason]);
  if (lease)
    facts.push(['run by', `${lease.owner_id}, with token ${lease.fencing_token} until ${lease.lease_expires_at}`]);
  for (const { event, until } of waiting) facts.push(['waits for', waitOf(event, until)]);
  for (const { event, received_at } of signals) facts.push(['not taken', `signal "${event}" of ${received_at}`]);
  if (job) facts.push(['job', `${job.state}, attempt ${job.attempts} of ${job.max_attempts}`]);
  if (job?.last_error) facts.push([job.state === 'dead' ? 'failed' : 'last error', job.last_error]);
  const taken = steps.map((step) => [
    step.step_id,
    step.effect ?? '',
    step.state,
    String(step.attempts),
    step.ended_at ?? 'not yet',
    shorten(step.error ? `${step.error.code}: ${step.error.message}` : (JSON.stringify(step.result) ?? '')),
  ]);
  return [
    ...table(facts),
    ...(taken.length > 0 ? ['', ...listing(['STEP', 'EFFECT', 'STATE', 'ATTEMPTS', 'ENDED', 'RESULT'], taken)] : []),
    ...(steps_total > steps.length ? ['', `These are the newest ${steps.length} of ${steps_total} steps`] : []),
    ...(job?.state === 'dead' ? ['', `To continue it: throughline jobs requeue ${report.workflow_id}`] : []),
  ];
}

function waitOf(event: string | null, until: string | null): string {
  if (event === null) return `${until}`;
  return until === null ? `signal "${event}"` : `signal "${event}", until ${until}`;
}
