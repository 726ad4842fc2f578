// What a handoff says of itself: its state, the same on every surface, and the hash that its words were sealed with. No zod: hooks check it
// before they tell one.
import { plainSha256 } from '../../base/plain-sha256.ts';
import type { HandoffRow } from './queries.ts';

export const HANDOFF_STATES = ['waiting', 'taken', 'expired', 'erased'] as const;
export type HandoffState = (typeof HANDOFF_STATES)[number];

type Standing = Pick<HandoffRow, 'taken_agent' | 'taken_session' | 'taken_at' | 'taken_seq' | 'expires_at' | 'slice'>;

/** What was taken stays so; of what nobody took in time the words go, too. */
export function handoffStateOf(row: Standing, now: string): HandoffState {
  if (takerOf(row)) return 'taken';
  if (row.expires_at <= now) return 'expired';
  return row.slice === null ? 'erased' : 'waiting';
}

export interface Taker {
  readonly agent: string;
  readonly session_id: string;
  readonly at: string;
  readonly seq: number | null;
}

export function takerOf({ taken_agent, taken_session, taken_at, taken_seq }: Standing): Taker | null {
  if (taken_agent === null || taken_session === null || taken_at === null) return null;
  return { agent: taken_agent, session_id: taken_session, at: taken_at, seq: taken_seq };
}

export interface SealedLine {
  readonly kind: string;
  readonly text: string;
  readonly ref: string;
}

type Sealed = Pick<
  HandoffRow,
  | 'handoff_id'
  | 'project_id'
  | 'tag'
  | 'from_agent'
  | 'from_session'
  | 'to_agent'
  | 'note'
  | 'slice'
  | 'refs'
  | 'created_at'
  | 'expires_at'
>;

/** As it is hashed: the keys of canonical JSON in their order, and no number. Undefined where the words are gone or no list of lines. */
export function sealedTextOf(row: Sealed): string | undefined {
  const lines = linesOf(row.slice);
  const refs = listOf(row.refs);
  if (!lines || !refs) return undefined;
  const { created_at, expires_at, from_agent, from_session, handoff_id, note, project_id, tag, to_agent } = row;
  return JSON.stringify({
    ...{ created_at, expires_at, from_agent, from_session, handoff_id },
    ...{ lines: lines.map(({ kind, ref, text }) => ({ kind, ref, text })), note, project_id, refs, tag, to_agent },
  });
}

export function sealOf(row: Sealed): string | null {
  const text = sealedTextOf(row);
  return text === undefined ? null : plainSha256(text);
}

/** False where somebody changed it behind its seal; one of before had none. */
export function isSealIntact(row: Sealed & Pick<HandoffRow, 'payload_hash'>): boolean {
  return row.payload_hash === null || row.payload_hash === sealOf(row);
}

export function linesOf(slice: string | null): readonly SealedLine[] | undefined {
  const list = listOf(slice);
  return list?.every(isLine) ? list : undefined;
}

function isLine(value: unknown): value is SealedLine {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, text, ref } = value as Record<string, unknown>;
  return [kind, text, ref].every((field) => typeof field === 'string');
}

/** What somebody changed by hand is none. */
function listOf(text: string | null): readonly unknown[] | undefined {
  try {
    const value: unknown = text === null ? undefined : JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
