// The operations for jobs, workflows and leases: list what is queued, running, waiting, held or failed, and act on it.
import { z } from 'zod';
import { operationsOf, type Call, type OperationTable } from '../../base/operation.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { kernelRefusals, refuse } from '../../kernel/contract.ts';
import { JOB_STATES } from '../../kernel/jobs/queries.ts';
import { WORKFLOW_STATUSES } from '../../kernel/workflows/queries.ts';
import { ledgerRefusals } from '../../ledger/contract.ts';
import { idSchema, jobRecord, leaseRecord, workflowRecord, unavailable, workflowReportRecord } from './records.ts';
import { askOwner, pageAcross, type MadeDatabases } from './across-databases.ts';
import { idPage } from './pages.ts';

export interface KernelDomain {
  readonly databases: MadeDatabases;
}

const define = operationsOf<KernelDomain>({ ...ledgerRefusals, ...kernelRefusals });

const AN_ID = '0199d2c8-1f00-7000-8000-000000000002';
const MOST_STEPS = 1_000;
const jobId = z.strictObject({ job_id: idSchema });
const changedJob = z.strictObject({
  job_id: idSchema,
  was: z.enum(JOB_STATES),
  is: z.enum(['ready', 'gone']),
  job: jobRecord,
});

const by = ({ actor }: Call) => ({ actor });

// ── Jobs ─────────────────────────────────────────────────────────────────────────────────────────────────────

const listJobs = define({
  name: 'ledger.list_jobs',
  live: 'home',
  summary: 'The jobs of the queue in the order of their ids; a completed job is no longer in it',
  risk: 'read',
  tier: 'standard',
  input: idPage
    .extend({
      dead: z.boolean().optional().describe('Only dead jobs; the same as the state dead'),
      state: z.enum(JOB_STATES).optional().describe('Only jobs in this state; a dead job has used up its attempts'),
      kind: z
        .string()
        .min(1)
        .max(200)
        .optional()
        .describe('Only jobs of this kind; a workflow’s job is of kind workflow:<its kind>'),
    })
    .refine(({ dead = false, state = 'dead' }) => !dead || state === 'dead', {
      path: ['dead'],
      message: 'cannot be combined with another state',
    }),
  output: z.strictObject({ jobs: z.array(jobRecord), next_after: idSchema.nullable(), unavailable }),
  refusals: [],
  cli: { command: 'jobs', excludes: { dead: 'state' } },
  examples: [{ says: 'Which jobs failed?', input: { dead: true } }],
  async handler({ databases }, { dead = false, state: asked, kind, after, limit }) {
    const state = dead ? 'dead' : asked;
    const options = {
      limit,
      ...(state === undefined ? {} : { state }),
      ...(kind === undefined ? {} : { kind }),
      ...(after === undefined ? {} : { after }),
    };
    const list = (ledger: Kernel) => ledger.jobs.list(options);
    const { items, ...page } = await pageAcross(databases, limit, list, ({ job_id }) => job_id);
    return { jobs: items, ...page };
  },
});

const getJob = define({
  name: 'ledger.get_job',
  summary: 'One job, with its payload and its last error',
  risk: 'read',
  tier: 'standard',
  input: jobId,
  output: z.strictObject({ job: jobRecord }),
  refusals: ['unknown_job'],
  cli: { command: 'jobs show', args: ['job_id'], names: { job_id: 'id' } },
  examples: [{ says: 'Why did it fail?', input: { job_id: AN_ID } }],
  handler: ({ databases }, { job_id }) =>
    askOwner(databases, 'unknown_job', async (ledger) => {
      const job = await ledger.jobs.get(job_id);
      if (!job) throw refuse('unknown_job', `There is no job ${job_id}`, { job_id });
      return { job };
    }),
});

const requeueJob = define({
  name: 'ledger.requeue_job',
  summary: 'Requeue a dead job with all its attempts',
  risk: 'write',
  tier: 'admin',
  input: jobId,
  output: changedJob,
  refusals: ['unknown_job', 'job_not_dead', 'job_exists', 'job_of_workflow'],
  cli: { command: 'jobs requeue', args: ['job_id'], names: { job_id: 'id' } },
  examples: [{ says: 'Try it again', input: { job_id: AN_ID } }],
  async handler({ databases }, { job_id }, call) {
    const job = await askOwner(databases, 'unknown_job', (ledger) => ledger.jobs.requeue(job_id, by(call)));
    return { job_id, was: 'dead' as const, is: 'ready' as const, job };
  },
});

const cancelJob = define({
  name: 'ledger.cancel_job',
  summary: 'Remove a job from the queue, in any state',
  details: 'A worker that runs it now continues, with no further effect on the queue. `job` is the job as it was.',
  risk: 'destructive',
  tier: 'admin',
  input: jobId,
  output: changedJob,
  refusals: ['unknown_job', 'job_of_workflow'],
  cli: { command: 'jobs cancel', args: ['job_id'], names: { job_id: 'id' } },
  examples: [{ says: 'It is not needed any more', input: { job_id: AN_ID } }],
  async handler({ databases }, { job_id }, call) {
    const job = await askOwner(databases, 'unknown_job', (ledger) => ledger.jobs.cancel(job_id, by(call)));
    return { job_id, was: job.state, is: 'gone' as const, job };
  },
});

// ── Workflows ────────────────────────────────────────────────────────────────────────────────────────────────

const listWorkflows = define({
  name: 'ledger.list_workflows',
  live: 'home',
  summary: 'Durable workflows in the order of their ids',
  risk: 'read',
  tier: 'standard',
  input: idPage.extend({ status: z.enum(WORKFLOW_STATUSES).optional().describe('Only workflows with this status') }),
  output: z.strictObject({ workflows: z.array(workflowRecord), next_after: idSchema.nullable(), unavailable }),
  refusals: [],
  cli: { command: 'workflows' },
  examples: [{ says: 'What is running?', input: { status: 'running' } }],
  async handler({ databases }, { status, after, limit }) {
    const options = {
      limit,
      ...(status === undefined ? {} : { status }),
      ...(after === undefined ? {} : { after }),
    };
    const list = (ledger: Kernel) => ledger.workflows.list(options);
    const { items, ...page } = await pageAcross(databases, limit, list, ({ workflow_id }) => workflow_id);
    return { workflows: items, ...page };
  },
});

const getWorkflow = define({
  name: 'ledger.get_workflow',
  summary: 'One workflow: its steps and attempts, what it waits for, who runs it, how it ended',
  risk: 'read',
  tier: 'standard',
  input: z.strictObject({ workflow_id: idSchema }),
  output: z.strictObject({ workflow: workflowReportRecord }),
  refusals: ['unknown_workflow'],
  cli: { command: 'workflows show', args: ['workflow_id'], names: { workflow_id: 'id' } },
  examples: [{ says: 'Where does it stand?', input: { workflow_id: AN_ID } }],
  async handler({ databases }, { workflow_id }) {
    const { steps, waiting, signals, ...report } = await askOwner(databases, 'unknown_workflow', (ledger) =>
      ledger.workflows.describe(workflow_id),
    );
    return {
      workflow: {
        ...report,
        steps: steps.slice(-MOST_STEPS),
        steps_total: steps.length,
        waiting: [...waiting],
        signals: [...signals],
      },
    };
  },
});

const signalWorkflow = define({
  name: 'ledger.signal_workflow',
  summary: 'Send a workflow a signal that it waits for, or will wait for',
  risk: 'write',
  tier: 'admin',
  input: z.strictObject({
    workflow_id: idSchema,
    event: z.string().min(1).max(100).describe('The name of the signal, as in the workflow’s waitFor'),
    payload: z.unknown().optional().describe('Any JSON; a text with its quotes, as in "yes"'),
    operation_id: z.string().min(1).max(90).optional().describe('A signal sent twice with the same id arrives once'),
  }),
  output: z.strictObject({ workflow_id: idSchema, event: z.string(), operation_id: z.string().nullable() }),
  refusals: ['unknown_workflow', 'workflow_ended', 'invalid_workflow', 'operation_conflict'],
  cli: {
    command: 'workflows signal',
    args: ['workflow_id', 'event', 'payload'],
    names: { workflow_id: 'id', payload: 'json' },
  },
  examples: [
    {
      says: 'The order was approved',
      input: { workflow_id: AN_ID, event: 'approved', payload: { by: 'ada' }, operation_id: 'mail-17' },
    },
  ],
  async handler({ databases }, { workflow_id, event, payload, operation_id }, call) {
    const options = { ...by(call), ...(operation_id === undefined ? {} : { operationId: operation_id }) };
    await askOwner(databases, 'unknown_workflow', (ledger) =>
      ledger.workflows.signal(workflow_id, event, payload, options),
    );
    return { workflow_id, event, operation_id: operation_id ?? null };
  },
});

const cancelWorkflow = define({
  name: 'ledger.cancel_workflow',
  summary: 'End a workflow where it is; a running step can no longer commit',
  risk: 'destructive',
  tier: 'admin',
  input: z.strictObject({
    workflow_id: idSchema,
    reason: z.string().trim().min(1).max(1_000).describe('Why; kept with the workflow'),
  }),
  output: z.strictObject({
    workflow: workflowRecord.extend({ reason: z.string().describe('As stored: without secrets') }),
  }),
  refusals: ['unknown_workflow', 'workflow_ended'],
  cli: { command: 'workflows cancel', args: ['workflow_id'], names: { workflow_id: 'id' } },
  examples: [{ says: 'It was ordered twice', input: { workflow_id: AN_ID, reason: 'ordered twice' } }],
  handler: ({ databases }, { workflow_id, reason }, call) =>
    askOwner(databases, 'unknown_workflow', async (ledger) => {
      await ledger.workflows.cancel(workflow_id, reason, by(call));
      const { kind, status, started_at, ended_at, error_code, ...ended } = await ledger.workflows.describe(workflow_id);
      const stored = ended.reason ?? reason;
      return { workflow: { workflow_id, kind, status, started_at, ended_at, error_code, reason: stored } };
    }),
});

// ── Leases ───────────────────────────────────────────────────────────────────────────────────────────────────

const listLeases = define({
  name: 'ledger.list_leases',
  summary: 'The leases that are held now, in the order of what they guard',
  risk: 'read',
  tier: 'admin',
  input: idPage,
  output: z.strictObject({ leases: z.array(leaseRecord), next_after: idSchema.nullable(), unavailable }),
  refusals: [],
  cli: { command: 'lease list' },
  examples: [{ says: 'Which leases are held?', input: {} }],
  async handler({ databases }, { after, limit }) {
    const list = (ledger: Kernel) => ledger.leases.list(after, limit);
    const { items, ...page } = await pageAcross(databases, limit, list, ({ workflow_id }) => workflow_id);
    return { leases: items, ...page };
  },
});

export const kernelOperations = {
  'ledger.list_jobs': listJobs,
  'ledger.get_job': getJob,
  'ledger.requeue_job': requeueJob,
  'ledger.cancel_job': cancelJob,
  'ledger.list_workflows': listWorkflows,
  'ledger.get_workflow': getWorkflow,
  'ledger.signal_workflow': signalWorkflow,
  'ledger.cancel_workflow': cancelWorkflow,
  'ledger.list_leases': listLeases,
} as const satisfies OperationTable<KernelDomain>;
