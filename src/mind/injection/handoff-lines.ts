// What another session handed over, as lines for the one that takes it: the oldest that waits for it. A session that has only begun takes what
// is for anybody; one that works already takes only what is for its agent.
import { cut, plain, quoted } from '../../base/quoted.ts';
import { toTimestamp } from '../../base/clock.ts';
import { tokenBound } from '../../base/token-bound.ts';
import type { ReadTx } from '../../store/store.ts';
import type { Line } from './lines.ts';
import * as q from './queries.ts';

/** An offer that nobody heard is made to others after this. */
const OFFERED_FOR_MS = 60_000;
/** In characters; the rest is in `throughline handoff show`. */
const LONGEST = { note: 240, line: 160 } as const;
const MOST_LINES = 8;
/** What every message has room for, also beside the work: else it would never be said. */
const MOST_TOKENS = 170;
/** The part of an id that is its time. */
const SHORT_ID = 13;

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
  const hasBegun = context.turns > context.begun_turn + 1 ? 0 : 1;
  const ask = [projectId, toTimestamp(nowMs), agent, hasBegun, agent, session_id, before, agent, session_id] as const;
  const handoff = await tx.get(q.waitingHandoff, ...ask);
  if (!handoff) return [];
  const text = handoffText(handoff);
  if (text === undefined) return [];
  const { handoff_id: key } = handoff;
  const anchor = `handoff:${key}`;
  return [{ key, anchor, section: 'handoff', text, tokens: tokenBound(text), what: 'new', trigger: 'handoff' }];
}

/** One line of the message, of several lines of text: it is said whole or not at all. */
export function handoffText({
  handoff_id,
  from_agent,
  from_session,
  note,
  slice,
}: Pick<q.HandoffRow, 'handoff_id' | 'from_agent' | 'from_session' | 'note' | 'slice'>): string | undefined {
  const lines = linesIn(slice);
  if (!lines) return undefined;
  const head = `- From ${quoted(cut(`${from_agent}:${from_session}`, 60))}${note === null ? '.' : `: ${quoted(cut(note, LONGEST.note))}`}`;
  const rest = `- The rest: \`throughline handoff show ${handoff_id.slice(0, SHORT_ID)}\``;
  let spent = tokenBound(head) + tokenBound(rest) + 2;
  const said: string[] = [];
  for (const { text, ref } of lines) {
    const line = `- ${quoted(cut(text, LONGEST.line))} [${plain(shortened(ref))}]`;
    spent += tokenBound(line) + 1;
    if (said.length === MOST_LINES || spent > MOST_TOKENS) break;
    said.push(line);
  }
  const isCut = said.length < lines.length || (note?.length ?? 0) > LONGEST.note;
  return [head, ...said, ...(isCut ? [rest] : [])].join('\n');
}

/** Ids take as many tokens as a sentence; the whole one is in `handoff show`. */
function shortened(ref: string): string {
  return ref.replaceAll(/\b([0-9a-f]{8})-[0-9a-f-]{27}\b/g, '$1');
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
