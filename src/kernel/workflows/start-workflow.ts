// A workflow's first event, with which its row and its job come to be.
import type { Json } from '../../base/canonical-json.ts';
import type { AppendOptions } from '../../ledger/contract.ts';
import { workflowKind, type WorkflowInfo } from './contract.ts';
import type { WorkflowDeps } from './deps.ts';

export interface StartOptions {
  /** A UUID. Starting again with the same kind and input changes nothing; with another, it is refused. */
  readonly id: string;
  /** JSON. */
  readonly input?: unknown;
}

/** A tilde begins the operations that are no step of the function's, so that no step can have the name of one. */
const START = '~start';

/** Undefined when it had been started before. */
export async function startWorkflow(
  { append }: WorkflowDeps,
  kind: string,
  { id, input }: StartOptions,
  options: AppendOptions = {},
): Promise<WorkflowInfo | undefined> {
  const payload = input === undefined ? { kind } : { kind, input: input as Json };
  const { events, repeated } = await append({ kind: workflowKind, id }, [{ type: 'workflow.started', payload }], {
    ...options,
    create: true,
    operationId: START,
    command: payload,
  });
  const [first] = events;
  if (repeated || !first) return undefined;
  const started_at = first.timestamp;
  return { workflow_id: id, kind, status: 'running', started_at, ended_at: null, error_code: null };
}
