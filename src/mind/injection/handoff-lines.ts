// What another session handed over, as lines for the one that takes it: the oldest that waits for it. A session that has only begun takes what
// is for anybody; one that works already takes only what is for its agent.
import { cut, quoted } from '../../base/quoted.ts';
import { toTimestamp } from '../../base/clock.ts';
import { tokenBound } from '../../base/token-bound.ts';
import type { ReadTx } from '../../store/store.ts';
import type { Line } from './lines.ts';
import * as q from './queries.ts';

/** An offer that nobody heard is made to others after this. */
const OFFERED_FOR_MS = 60_000;
/** In characters; the rest is in `throughline handoff show`. */
const LONGEST = { note: 400, line: 240 } as const;
const MOST_LINES = 8;

export interface SliceLine {
  readonly text: string;
  readonly ref: string;
}

export async function handoffLines(
  tx: ReadTx,
  context: q.ContextRow,
  projectId: string,
  nowMs: number,
): Promise<readonly Line[]> {
  const { agent, session_id } = context;
  const before = toTimestamp(nowMs - OFFERED_FOR_MS);
  const ask = [projectId, toTimestamp(nowMs), agent, agent, session_id, before, agent, session_id] as const;
  const handoff = await tx.get(q.waitingHandoff, ...ask);
  if (!handoff || (context.turns > context.begun_turn + 1 && handoff.to_agent !== agent)) return [];
  const text = handoffText(handoff);
  if (text === undefined) return [];
  const { handoff_id: key } = handoff;
  const anchor = `handoff:${key}`;
  return [{ key, anchor, section: 'handoff', text, tokens: tokenBound(text), what: 'new', trigger: 'handoff' }];
}

/** One line of the message, of several lines of text: it is said whole or not at all. */
export function handoffText({
  from_agent,
  from_session,
  note,
  slice,
}: Pick<q.HandoffRow, 'from_agent' | 'from_session' | 'note' | 'slice'>): string | undefined {
  const lines = linesIn(slice);
  if (!lines) return undefined;
  return [
    `- From ${quoted(cut(`${from_agent}:${from_session}`, 60))}${note === null ? '.' : `: ${quoted(cut(note, LONGEST.note))}`}`,
    ...lines.slice(0, MOST_LINES).map(({ text, ref }) => `- ${quoted(cut(text, LONGEST.line))} [${ref}]`),
  ].join('\n');
}

function linesIn(slice: string | null): readonly SliceLine[] | undefined {
  if (slice === null) return undefined;
  try {
    const list: unknown = JSON.parse(slice);
    return Array.isArray(list)
      ? (list as SliceLine[]).filter(({ text, ref }) => typeof text === 'string' && typeof ref === 'string')
      : undefined;
  } catch {
    return undefined;
  }
}
