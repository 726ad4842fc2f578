// What another session handed over, as lines for the one that takes it: the oldest that waits for it. A session that has only begun takes what
// is for anybody; one that works already takes only what is for its agent.
import { cut, plain, quoted } from '../../base/quoted.ts';
import { toTimestamp } from '../../base/clock.ts';
import { tokenBound } from '../../base/token-bound.ts';
import type { ReadTx } from '../../store/store.ts';
import { isSealIntact, linesOf } from './handoff-seal.ts';
import type { Line } from './lines.ts';
import * as q from './queries.ts';

/** An offer that nobody heard is made to others after this. */
const OFFERED_FOR_MS = 60_000;
/** In characters; the rest is in `throughline handoff show`. */
const LONGEST = { note: 240, line: 160 } as const;
const MOST_LINES = 8;
/** Of those that wait. */
const MOST_LOOKED_AT = 20;
/** What every message has room for, also beside the work: else it would never be said. */
const MOST_TOKENS = 170;
/** The part of an id that is its time. */
const SHORT_ID = 13;

export async function handoffLines(
  tx: ReadTx,
  context: q.ContextRow,
  projectId: string,
  nowMs: number,
): Promise<readonly Line[]> {
  const { agent, session_id } = context;
  const before = toTimestamp(nowMs - OFFERED_FOR_MS);
  const hasBegun = context.turns > context.begun_turn + 1 ? 0 : 1;
  const of = [agent, session_id] as const;
  const ask = [projectId, toTimestamp(nowMs), agent, hasBegun, ...of, before, ...of, MOST_LOOKED_AT] as const;
  for (const handoff of await tx.all(q.waitingHandoffs, ...ask)) {
    // One that cannot be read, or was changed behind its seal, keeps none waiting.
    const text = isSealIntact(handoff) ? handoffText(handoff) : undefined;
    if (text === undefined) continue;
    const { handoff_id: key } = handoff;
    const anchor = `handoff:${key}`;
    return [{ key, anchor, section: 'handoff', text, tokens: tokenBound(text), what: 'new', trigger: 'handoff' }];
  }
  return [];
}

/** One line of the message, of several lines of text: it is said whole or not at all. */
export function handoffText({
  handoff_id,
  from_agent,
  from_session,
  note,
  slice,
}: Pick<q.HandoffRow, 'handoff_id' | 'from_agent' | 'from_session' | 'note' | 'slice'>): string | undefined {
  const lines = linesOf(slice);
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
