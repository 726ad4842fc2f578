// What a compaction dropped: decisions, constraints, corrections and open ends of a session that its agent's own summary no longer holds. Found
// by words, once the summary can be read; said first in what the session is told then.
import { toTimestamp } from '../../base/clock.ts';
import { cut, plain } from '../../base/quoted.ts';
import { tokenBound } from '../../base/token-bound.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import { wordsOf } from '../../store/text/words.ts';
import { sessionKeyOf } from '../finalize/triggers.ts';
import type { SessionKey } from '../session/windows.ts';
import type { Line } from './lines.ts';
import * as q from './queries.ts';

/** Of the words of a statement, what one sentence must have to hold it. */
const SHARE = 0.5;
const LONGEST_SUMMARY = 64_000;
const LONGEST_LINE = 200;
const MOST_DROPPED = 20;
const SENTENCE = /[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*/g;

/** Pure: those that no sentence of the texts holds. */
export function droppedFrom<Item extends { readonly statement: string }>(
  texts: readonly string[],
  items: readonly Item[],
): readonly Item[] {
  const sentences = texts
    .flatMap((text) => text.slice(0, LONGEST_SUMMARY).match(SENTENCE) ?? [])
    .map((sentence) => new Set(wordsOf(sentence)))
    .filter(({ size }) => size > 0);
  return items.filter(({ statement }) => {
    const words = new Set(wordsOf(statement));
    return words.size > 0 && !sentences.some((sentence) => shared(words, sentence) >= words.size * SHARE);
  });
}

function shared(words: ReadonlySet<string>, sentence: ReadonlySet<string>): number {
  let count = 0;
  for (const word of words) if (sentence.has(word)) count += 1;
  return count;
}

/** Compares what the session laid down with the summary, and keeps what is missing in it. */
export async function noteDropped(tx: WriteTx, context: q.ContextRow, summary: string): Promise<void> {
  const { agent, session_id, window_key } = context;
  const rows = await tx.all(q.laidDown, sessionKeyOf(context));
  const items = rows.flatMap(({ observation_id, statement }) =>
    statement === null ? [] : [{ observation_id, statement }],
  );
  const found_at = toTimestamp(await tx.now());
  const dropped = droppedFrom([summary], items).slice(-MOST_DROPPED);
  for (const [ordinal, { observation_id }] of dropped.entries()) {
    const of = { agent, session_id, window_key, context: context.context };
    await writeRow(tx, q.putDropped, { ...of, observation_id, ordinal, found_at });
  }
}

/** Except what a line says that is told anyway, or was. */
export async function droppedLines(
  tx: ReadTx,
  context: q.ContextRow,
  projectId: string,
  others: readonly Line[],
): Promise<readonly Line[]> {
  const { agent, session_id, window_key, base_list } = context;
  const rows = await tx.all(q.droppedOf, agent, session_id, window_key, context.context);
  if (rows.length === 0) return [];
  const told = new Set((await tx.all(q.toldOf, agent, session_id, window_key)).map(({ line_key }) => line_key));
  const items = rows.flatMap(({ observation_id: key, statement, kind }) =>
    statement === null || told.has(key) ? [] : [{ key, statement, kind }],
  );
  const known =
    items.length === 0 || base_list === null
      ? []
      : await tx.all(q.toldWords, projectId, base_list, agent, session_id, window_key);
  const texts = [...others.map(({ text }) => text), ...known.flatMap(({ line }) => line ?? [])];
  return droppedFrom(texts, items).map(({ key, statement, kind }): Line => {
    const anchor = `t1:${key.slice(0, 8)}`;
    const words = cut(plain(statement), LONGEST_LINE).replaceAll('[', '(').replaceAll(']', ')');
    const text = `- ${kind === 'open_end' ? 'Left open: ' : ''}${words} [${anchor}]`;
    return { key, anchor, section: 'dropped', text, tokens: tokenBound(text), what: 'new', trigger: 'dropped' };
  });
}

/** What the last compaction of a session dropped, for people. */
export async function readDropped(
  tx: ReadTx,
  { agent, session_id }: SessionKey,
): Promise<{ readonly text: string; readonly ref: string; readonly kind: string }[]> {
  const rows = await tx.all(q.lastDropped, agent, session_id, agent, session_id);
  return rows.map(({ observation_id, statement, kind }) => ({
    text: statement ?? '',
    ref: `t1:${observation_id}`,
    kind,
  }));
}
