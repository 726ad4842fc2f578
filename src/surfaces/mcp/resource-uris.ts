// The URIs of resources.

export const NEXT_URI = 'throughline://next';
export const HANDSHAKE_URI = 'throughline://handshake';
export const TASKS_URI = 'throughline://tasks';
export const TASK_URI = 'throughline://task/';
export const CHECKPOINT_URI = 'throughline://checkpoint/';

/** Which operation a resource reads, and with which input; undefined for an unknown URI. */
export function operationOf(uri: string): { readonly name: string; readonly input: object } | undefined {
  if (uri === NEXT_URI) return { name: 'work.get_next_step', input: {} };
  if (uri === HANDSHAKE_URI) return { name: 'mind.handshake', input: {} };
  if (uri === TASKS_URI) return { name: 'work.list_tasks', input: {} };
  const task = idAfter(TASK_URI, uri);
  if (task !== undefined) return { name: 'work.get_task', input: { task_id: task } };
  const checkpointed = idAfter(CHECKPOINT_URI, uri);
  if (checkpointed !== undefined) return { name: 'work.list_checkpoints', input: { task_id: checkpointed } };
  return undefined;
}

function idAfter(start: string, uri: string): string | undefined {
  if (!uri.startsWith(start)) return undefined;
  try {
    return decodeURIComponent(uri.slice(start.length)) || undefined;
  } catch {
    return undefined;
  }
}
