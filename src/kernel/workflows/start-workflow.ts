// Appends a workflow's first event, which also creates its row and its job.
import type { Json } from '../../base/canonical-json.ts';
import type { AppendOptions } from '../../ledger/contract.ts';
import { workflowKind } from './contract.ts';
import type { WorkflowDeps } from './deps.ts';
import type { WorkflowInfo } from './queries.ts';

export interface StartOptions {
  /** A UUID. Starting again with the same kind and input changes nothing; a different kind or input is refused. */
  readonly id: string;
  /** JSON. */
  readonly input?: unknown;
}

/** A tilde marks operations that are not steps of the function, so no step can have such a name. */
const START = '~start';

/** Undefined when it had already been started. */
export async function startWorkflow(
  { append }: WorkflowDeps,
  kind: string,
  { id, input, inline = false }: StartOptions & { readonly inline?: boolean },
  options: AppendOptions = {},
): Promise<WorkflowInfo | undefined> {
  const payload = {
    kind,
    ...(input === undefined ? {} : { input: input as Json }),
    ...(inline ? { inline: true as const } : {}),
  };
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
