// Durable workflows: started once, run by any process that defines their kind, resumed where they stopped.
import type { Json } from '../../base/canonical-json.ts';
import { redactedStart } from '../../base/redact.ts';
import { Bug } from '../../base/errors.ts';
import { checkId, type AppendOptions, type NewEvent } from '../../ledger/contract.ts';
import { checkStreamPage, checkWhole } from '../../ledger/streams/page.ts';
import { WORKFLOW_JOB, type Worker, type WorkerOptions } from '../jobs/contract.ts';
import type { ByHand } from '../jobs/change-job.ts';
import { refuse } from '../contract.ts';
import { workflowKind, type WorkflowEvents, type WorkflowFunction, type WorkflowRun } from './contract.ts';
import type { WorkflowDeps } from './deps.ts';
import { History } from './history.ts';
import { INLINE } from './projection.ts';
import * as q from './queries.ts';
import type { WorkflowInfo, WorkflowStatus } from './queries.ts';
import { readHistory } from './read-history.ts';
import { readInfo } from './read-info.ts';
import { reportOn, type WorkflowReport } from './report.ts';
import { checkEventName } from './run.ts';
import { runInline, type RunInlineOptions } from './run-inline.ts';
import { startWorkflow, type StartOptions } from './start-workflow.ts';
import { WorkflowEnds } from './workflow-ends.ts';
import { workflowHandler } from './workflow-job.ts';

export interface SignalOptions extends ByHand {
  /** A signal sent twice with the same id arrives once. */
  readonly operationId?: string;
}

export interface Workflows {
  /**
   * Call once per kind and process, before `worker`. The function must take the same steps when given the same
   * results.
   */
  define<Input = unknown>(kind: string, fn: WorkflowFunction<Input>): void;
  /** Resolves when the start is recorded. A worker in any process runs it. */
  start(kind: string, options: StartOptions): Promise<WorkflowInfo>;
  /** Runs workflows of the kinds that this process defines, including those that other processes left unfinished. */
  worker(options?: Omit<WorkerOptions, 'handlers'>): Worker;
  /** Waits for the end, in any process, and returns its result or throws its error. */
  result<T = unknown>(id: string, signal?: AbortSignal): Promise<T | undefined>;
  /**
   * Runs the given function to the end in this process. Calling it again, in any process, resumes it or returns the
   * result.
   */
  run<T>(id: string, options: RunInlineOptions, fn: (wf: WorkflowRun) => Promise<T> | T): Promise<T>;
  /** Sends a signal to the next `waitFor` of that name. */
  signal(id: string, event: string, payload?: unknown, options?: SignalOptions): Promise<void>;
  /** Ends the workflow where it is. A step that is running can no longer commit. */
  cancel(id: string, reason: string, options?: ByHand): Promise<void>;
  get(id: string): Promise<WorkflowInfo | undefined>;
  list(options?: {
    readonly status?: WorkflowStatus;
    readonly after?: string;
    readonly limit?: number;
  }): Promise<readonly WorkflowInfo[]>;
  /** How many workflows are in that state. */
  count(status: WorkflowStatus): Promise<number>;
  /** Everything known about one workflow: its steps, what it waits for, who runs it, how it ended. */
  describe(id: string): Promise<WorkflowReport>;
  /** Every attempt at every step, and the completion that one of them produced. */
  attempts(id: string, limit?: number): Promise<readonly q.AttemptRow[]>;
}

const KIND = /^[a-z][a-z0-9_.-]{0,89}$/;

export function createWorkflows(deps: WorkflowDeps): Workflows {
  const { store, append, jobs, queue } = deps;
  const definitions = new Map<string, WorkflowFunction>();
  const ends = new WorkflowEnds(deps);

  /** Events that come from outside a run: they need no lease, but the workflow must not have ended. */
  async function tell(id: string, event: NewEvent<WorkflowEvents>, options: AppendOptions): Promise<void> {
    const info = await readInfo(deps, id);
    await append(
      { kind: workflowKind, id },
      async ({ tx }) => {
        const now = await tx.get(q.readWorkflow, id);
        if (now?.status !== 'running') {
          throw refuse('workflow_ended', `Workflow ${id} is ${now?.status ?? info.status}`, { workflow_id: id });
        }
        return [event];
      },
      options,
    );
    queue.wake();
  }

  return {
    define(kind, fn) {
      checkKind(kind);
      if (definitions.has(kind)) throw new Bug(`the workflow "${kind}" is defined twice`);
      definitions.set(kind, fn);
    },
    async start(kind, options) {
      checkKind(kind);
      checkId(options.id);
      const started = await startWorkflow(deps, kind, options);
      queue.wake();
      return started ?? readInfo(deps, options.id);
    },
    worker(options = {}) {
      if (definitions.size === 0) throw refuse('undefined_workflow', 'This process defines no workflow');
      const { ownerId = 'worker', ttlMs = 30_000 } = options;
      const handlers = Object.fromEntries(
        [...definitions].map(([kind, fn]) => [
          `${WORKFLOW_JOB}${kind}`,
          workflowHandler(deps, ends, { kind, fn, ownerId, ttlMs }),
        ]),
      );
      return jobs.worker({ ...options, handlers });
    },
    result: async <T>(id: string, signal?: AbortSignal) => (await ends.result(id, signal)) as T | undefined,
    run: async (id, options, fn) => {
      if (options.kind !== undefined) checkKind(options.kind);
      return runInline(deps, ends, id, options, fn);
    },
    async signal(id, event, payload, { operationId, ...by } = {}) {
      checkEventName(event);
      const body = payload === undefined ? { event } : { event, payload: payload as Json };
      const once = operationId === undefined ? {} : { operationId: `~signal.${operationId}`, command: body };
      await tell(id, { type: 'signal.received', payload: body }, { ...by, ...once });
    },
    async cancel(id, reason, by = {}) {
      await tell(id, { type: 'workflow.cancelled', payload: { reason } }, by);
      // As stored: the reason may have contained a secret.
      const { ending } = ends.hasListeners(id) ? await readHistory(deps, new History(), id) : {};
      if (ending) ends.announce(id, ending);
    },
    get: async (id) => {
      checkId(id);
      return store.read((tx) => tx.get(q.readWorkflow, id));
    },
    list: async ({ status, ...page } = {}) => {
      const { after, limit } = checkStreamPage(page.after, page.limit ?? 100);
      return store.read((tx) =>
        status === undefined ? tx.all(q.listWorkflows, after, limit) : tx.all(q.listByStatus, status, after, limit),
      );
    },
    count: async (status) => (await store.read((tx) => tx.get(q.countWithStatus, status)))?.workflows ?? 0,
    describe: async (id) => reportOn(deps, await readInfo(deps, id)),
    attempts: async (id, limit = 1_000) => {
      checkId(id);
      checkWhole('limit', limit);
      return store.read((tx) => tx.all(q.listAttempts, id, limit));
    },
  };
}

function checkKind(kind: string): void {
  if (KIND.test(kind) && kind !== INLINE) return;
  throw refuse(
    'invalid_workflow',
    `"${redactedStart(kind, 80)}" is not a kind of workflow: at most 90 of a-z 0-9 _ . -`,
    {
      kind: redactedStart(kind, 80),
    },
  );
}
