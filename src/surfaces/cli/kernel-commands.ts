// The commands for jobs and workflows: to see what is queued, running, waiting or given up, and to do something about it.
import { InvalidArgumentError, Option, type Command } from 'commander';
import { refuse as refuseOfKernel } from '../../kernel/contract.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { refuse } from './contract.ts';
import { print, type Output } from '../terminal/output.ts';
import { listing, shorten, table, type Line } from '../terminal/text.ts';

type Job = NonNullable<Awaited<ReturnType<Kernel['jobs']['get']>>>;
type WorkflowReport = Awaited<ReturnType<Kernel['workflows']['describe']>>;
type WorkflowStatus = WorkflowReport['status'];

const STATES = ['scheduled', 'waiting', 'ready', 'running', 'dead'] as const satisfies readonly Job['state'][];
const STATUSES = ['running', 'completed', 'failed', 'cancelled'] as const satisfies readonly WorkflowStatus[];

export interface KernelCommandDeps {
  readonly output: Output;
  /** Opens the ledger, runs, and closes it whatever happened. */
  readonly withLedger: (body: (ledger: Kernel) => Promise<void>) => Promise<void>;
}

export function addKernelCommands(program: Command, deps: KernelCommandDeps): void {
  addJobs(program, deps);
  addWorkflows(program, deps);
}

// ── Jobs ─────────────────────────────────────────────────────────────────────────────────────────────────────

interface JobsOptions extends PageOptions {
  readonly dead?: boolean;
  readonly state?: Job['state'];
  readonly kind?: string;
}

function addJobs(program: Command, { output, withLedger }: KernelCommandDeps): void {
  const jobs = program
    .command('jobs')
    .description('the queue, by id; a job that is done is no longer in it')
    .addOption(new Option('--dead', 'only those that were given up').conflicts('state'))
    .addOption(new Option('--state <state>', 'only those in this state').choices(STATES))
    .option('--kind <kind>', 'only those of this kind; a workflow’s job is of kind workflow:<its kind>')
    .option('--after <id>', 'only those behind this id, the last one of the page before')
    .option('--limit <count>', 'at most so many', pageSize, 100)
    .addHelpText(
      'after',
      '\nExamples:\n  $ throughline jobs\n  $ throughline jobs --dead --kind mail --json\n  $ throughline jobs requeue 0199d2c8-…',
    )
    .action((options: JobsOptions) =>
      withLedger(async (ledger) => {
        const { kind, after, limit } = options;
        const state = options.dead ? 'dead' : options.state;
        const listed = await ledger.jobs.list({
          limit,
          ...(state === undefined ? {} : { state }),
          ...(kind === undefined ? {} : { kind }),
          ...(after === undefined ? {} : { after }),
        });
        const next = nextAfter(listed, limit, ({ job_id }) => job_id);
        print(output, { jobs: listed, next_after: next }, [
          ...listing(
            ['JOB', 'KIND', 'STATE', 'DUE', 'ATTEMPTS', 'LAST ERROR'],
            listed.map((job) => [
              job.job_id,
              job.kind,
              job.state,
              dueOf(job),
              `${job.attempts}/${job.max_attempts}`,
              shorten(job.last_error ?? ''),
            ]),
          ),
          ...moreOf(next),
        ]);
      }),
    );

  jobs
    .command('show')
    .description('one job, with its payload and its last error')
    .argument('<id>')
    .addHelpText('after', '\nExample:\n  $ throughline jobs show 0199d2c8-…')
    .action((id: string) =>
      withLedger(async (ledger) => {
        const job = await ledger.jobs.get(id);
        if (!job) throw refuseOfKernel('unknown_job', `There is no job ${id}`, { job_id: id });
        print(output, job, [
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
          ...(job.state === 'dead' ? ['', `To try it again: throughline jobs requeue ${id}`] : []),
        ]);
      }),
    );

  jobs
    .command('requeue')
    .description('give a job that was given up all its attempts again')
    .argument('<id>')
    .addHelpText('after', '\nExample:\n  $ throughline jobs requeue 0199d2c8-…')
    .action((id: string) =>
      withLedger(async (ledger) => {
        const { job_id, kind, max_attempts, last_error } = await ledger.jobs.requeue(id);
        print(output, { job_id, kind, was: 'dead', is: 'ready', max_attempts, last_error }, [
          `Job ${job_id} (${kind}) was dead and is ready, with ${max_attempts} attempts`,
          ...(last_error === null ? [] : [`It was given up because of: ${last_error}`]),
        ]);
      }),
    );

  jobs
    .command('cancel')
    .description('take a job out of the queue, whatever its state')
    .argument('<id>')
    .addHelpText('after', '\nExample:\n  $ throughline jobs cancel 0199d2c8-…')
    .action((id: string) =>
      withLedger(async (ledger) => {
        const { job_id, kind, state } = await ledger.jobs.cancel(id);
        print(output, { job_id, kind, was: state, is: 'gone' }, [
          `Job ${job_id} (${kind}) was ${state} and is gone`,
          ...(state === 'running' ? ['What its worker does just now goes on, and ends nothing in the queue'] : []),
        ]);
      }),
    );
}

/** A workflow that waits for a signal alone is parked at the end of all times. */
function dueOf({ run_at, state }: Pick<Job, 'run_at' | 'state'>): string {
  if (state === 'dead') return 'never';
  return run_at.startsWith('9999-12-31') ? 'on a signal' : run_at;
}

// ── Workflows ────────────────────────────────────────────────────────────────────────────────────────────────

interface WorkflowsOptions extends PageOptions {
  readonly status?: WorkflowStatus;
}

function addWorkflows(program: Command, { output, withLedger }: KernelCommandDeps): void {
  const workflows = program
    .command('workflows')
    .description('durable workflows, by id')
    .addOption(new Option('--status <status>', 'only those that are').choices(STATUSES))
    .option('--after <id>', 'only those behind this id, the last one of the page before')
    .option('--limit <count>', 'at most so many', pageSize, 100)
    .addHelpText(
      'after',
      '\nExamples:\n  $ throughline workflows --status running\n  $ throughline workflows show 0199d2c8-…\n' +
        '  $ throughline workflows signal 0199d2c8-… approved \'{"by":"ada"}\'',
    )
    .action(({ status, after, limit }: WorkflowsOptions) =>
      withLedger(async (ledger) => {
        const listed = await ledger.workflows.list({
          limit,
          ...(status === undefined ? {} : { status }),
          ...(after === undefined ? {} : { after }),
        });
        const next = nextAfter(listed, limit, ({ workflow_id }) => workflow_id);
        print(output, { workflows: listed, next_after: next }, [
          ...listing(
            ['WORKFLOW', 'KIND', 'STATUS', 'STARTED', 'ENDED', 'ERROR'],
            listed.map((w) => [
              w.workflow_id,
              w.kind,
              w.status,
              w.started_at,
              w.ended_at ?? 'not yet',
              w.error_code ?? '',
            ]),
          ),
          ...moreOf(next),
        ]);
      }),
    );

  workflows
    .command('show')
    .description('one workflow: its steps and attempts, what it waits for, who runs it, how it ended')
    .argument('<id>')
    .addHelpText('after', '\nExample:\n  $ throughline workflows show 0199d2c8-… --json')
    .action((id: string) =>
      withLedger(async (ledger) => {
        const report = await ledger.workflows.describe(id);
        print(output, report, linesOf(report));
      }),
    );

  workflows
    .command('cancel')
    .description('end a workflow where it is; a step that runs just now cannot commit any more')
    .argument('<id>')
    .requiredOption('--reason <text>', 'why, for whoever asks later')
    .addHelpText('after', '\nExample:\n  $ throughline workflows cancel 0199d2c8-… --reason "ordered twice"')
    .action((id: string, { reason }: { reason: string }) =>
      withLedger(async (ledger) => {
        await ledger.workflows.cancel(id, reason);
        const { kind, status, ended_at, reason: stored } = await ledger.workflows.describe(id);
        print(output, { workflow_id: id, kind, was: 'running', is: status, ended_at, reason: stored }, [
          `Workflow ${id} (${kind}) was running and is ${status}: ${stored}`,
        ]);
      }),
    );

  workflows
    .command('signal')
    .description('send a workflow what it waits for, or will')
    .argument('<id>')
    .argument('<event>', 'the name that `waitFor` has')
    .argument('[json]', 'its payload; a text with its quotes, as in \'"yes"\'')
    .option('--operation-id <id>', 'sent again with the same id, it arrives once')
    .addHelpText(
      'after',
      '\nExample:\n  $ throughline workflows signal 0199d2c8-… approved \'{"by":"ada"}\' --operation-id mail-17',
    )
    .action((id: string, event: string, json: string | undefined, { operationId }: { operationId?: string }) =>
      withLedger(async (ledger) => {
        const payload = json === undefined ? undefined : parsePayload(json);
        await ledger.workflows.signal(id, event, payload, operationId === undefined ? {} : { operationId });
        print(output, { workflow_id: id, event, payload: payload ?? null, operation_id: operationId ?? null }, [
          `Workflow ${id} has the signal "${event}"`,
        ]);
      }),
    );
}

function parsePayload(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw refuse('invalid_json', `The payload is no JSON: ${(error as Error).message}`, {}, error);
  }
}

function linesOf(report: WorkflowReport): Line[] {
  const { job, lease, waiting, signals, steps } = report;
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
  if (job?.last_error) facts.push([job.state === 'dead' ? 'given up' : 'last error', job.last_error]);
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
    ...(job?.state === 'dead' ? ['', `To go on with it: throughline jobs requeue ${report.workflow_id}`] : []),
  ];
}

function waitOf(event: string | null, until: string | null): string {
  if (event === null) return `${until}`;
  return until === null ? `signal "${event}"` : `signal "${event}", until ${until}`;
}

// ── Pages ────────────────────────────────────────────────────────────────────────────────────────────────────

interface PageOptions {
  readonly after?: string;
  readonly limit: number;
}

const MOST = 1_000;

function pageSize(text: string): number {
  const number = Number(text);
  if (!/^\d{1,4}$/.test(text) || number < 1 || number > MOST) {
    throw new InvalidArgumentError(`It is a whole number from 1 to ${MOST}.`);
  }
  return number;
}

/** Null when this page was not full, and so the last one. */
function nextAfter<Item>(items: readonly Item[], limit: number, idOf: (item: Item) => string): string | null {
  const last = items.at(-1);
  return last !== undefined && items.length === limit ? idOf(last) : null;
}

function moreOf(next: string | null): string[] {
  return next === null ? [] : ['', `There may be more: --after ${next}`];
}
