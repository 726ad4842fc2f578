// Pure: which conversation a question belongs to. A change of what it is bound to, or half an hour of silence, opens another.
import { ASK_LIMITS, refuse } from '../contract.ts';
import type { SessionRow } from '../queries.ts';
import type { Binding } from '../state/entities.ts';

export interface ChosenSession {
  readonly is: 'resumed' | 'opened';
  readonly session_id: string;
}

const BOUND_TO = ['phase', 'tier', 'kernel_hash', 'host_role', 'model_id', 'partner'] as const;

function isBoundTo(row: SessionRow, binding: Binding): boolean {
  return BOUND_TO.every((name) => row[name] === binding[name]);
}

/** `open` are the caller's open conversations in this project, the latest first. */
export function chooseSession(
  open: readonly SessionRow[],
  binding: Binding,
  nowMs: number,
  newId: () => string,
): ChosenSession {
  const isIdle = ({ last_at }: SessionRow) => nowMs - Date.parse(last_at) >= ASK_LIMITS.sessionIdleMs;
  const found = open.find((row) => !isIdle(row) && isBoundTo(row, binding));
  return found ? { is: 'resumed', session_id: found.session_id } : { is: 'opened', session_id: newId() };
}

/** The one that a caller names: it must be there, open, and bound to the same. It may have been idle for long. */
export function takeSession(row: SessionRow | undefined, sessionId: string, binding: Binding): ChosenSession {
  const told = { session_id: sessionId };
  if (!row) throw refuse('unknown_chat', `There is no conversation ${sessionId} in this project`, told);
  if (row.status === 'closed') throw refuse('chat_closed', `The conversation ${sessionId} is closed`, told);
  const differs = BOUND_TO.filter((name) => row[name] !== binding[name]);
  if (differs.length > 0) {
    throw refuse('chat_differs', `The conversation ${sessionId} has another ${differs.join(', ')}`, {
      ...told,
      differs,
    });
  }
  return { is: 'resumed', session_id: sessionId };
}
