// What a session met in the turn that is over, a command that failed or a file that it read, and what the canon knows of exactly that. Found
// by name, inside the write of the prompt behind that turn; what nobody knows anything of leaves nothing behind. For hooks: no zod.
import { toTimestamp } from '../../base/clock.ts';
import { MAIN_TAG } from '../../base/tags.ts';
import { tokenBound } from '../../base/token-bound.ts';
import { readAny } from '../../store/rows.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import { entrySaid, quotedFromOf } from '../canon/entry-sentence.ts';
import { errorIn, sameError } from '../observe/errors-in.ts';
import { changeSuffix, type Line, type Section } from './lines.ts';
import { isRelated, LIMITS, type RelatedTrigger, type Trigger } from './matrix.ts';
import * as q from './queries.ts';

export interface Met {
  /** What commands printed that failed, the newest first. */
  readonly outputs: readonly string[];
  /** Files that were read, by their names from the project's folder, the newest first. */
  readonly files: readonly string[];
}

/** Of one turn: the newest. */
const MOST = { outputs: 5, files: 20 } as const;

type Named = readonly [what: 'error' | 'file', name: string];

function namesIn({ outputs, files }: Met): Named[] {
  const errors = outputs.slice(0, MOST.outputs).flatMap((output) => {
    const error = errorIn(output);
    return error && !error.isOrdinary ? [sameError(error.text)] : [];
  });
  return [
    ...[...new Set(errors)].map((name): Named => ['error', name]),
    ...[...new Set(files)].slice(0, MOST.files).map((name): Named => ['file', name]),
  ];
}

/** Makes due what is known of it and this context was not told. Of the few lines that may wait, newer ones take the places of older ones. */
export async function noteMet(tx: WriteTx, context: q.ContextRow, projectId: string, met: Met): Promise<void> {
  const names = namesIn(met);
  if (names.length === 0) return;
  const tag = context.switched_tag ?? context.task_tag ?? MAIN_TAG;
  const found = await readAny(
    tx,
    q.entriesNaming,
    names.map(([what, name]) => [projectId, what, name, tag]),
  );
  if (found.length === 0) return;
  const told = await toldTo(tx, context);
  const orderOf = ({ what, name }: q.NamingRow) => names.findIndex((each) => each[0] === what && each[1] === name);
  const untold = new Map<string, RelatedTrigger>();
  // A stable order, so that entries of one name stay as they came: the one that is worth the most first.
  for (const row of found.toSorted((a, b) => orderOf(a) - orderOf(b))) {
    if (told.get(row.entry_id) === anchorOf(row) || untold.has(row.entry_id)) continue;
    untold.set(row.entry_id, row.what === 'error' ? 'failure' : 'file');
  }
  await wait(tx, context, [...untold].slice(0, LIMITS.related));
}

async function wait(
  tx: WriteTx,
  { agent, session_id }: q.ContextRow,
  fresh: readonly (readonly [entryId: string, trigger: RelatedTrigger])[],
): Promise<void> {
  if (fresh.length === 0) return;
  const since = toTimestamp(await tx.now());
  const ids = new Set(fresh.map(([id]) => id));
  const waiting = (await tx.all(q.relatedDueOf, agent, session_id)).filter(({ due_key }) => !ids.has(due_key));
  for (const { trigger_name, due_key } of waiting.slice(LIMITS.related - fresh.length))
    await tx.run(q.dropDue, agent, session_id, trigger_name, due_key);
  for (const [due_key, trigger_name] of fresh)
    await writeRow(tx, q.putDue, { agent, session_id, trigger_name, due_key, detail: '{}', since });
}

export interface RelatedLines {
  readonly lines: readonly Line[];
  /** What waits in vain: the context was told it meanwhile, or it holds no more. */
  readonly answered: readonly q.DueRow[];
}

/** Of what waits for a session, the lines about what it met, as their entries say it now. */
export async function relatedLines(
  tx: ReadTx,
  context: q.ContextRow,
  waiting: readonly q.DueRow[],
): Promise<RelatedLines> {
  const rows = waiting.filter(({ trigger_name }) => isRelated(trigger_name));
  if (rows.length === 0) return { lines: [], answered: [] };
  const ids = rows.map(({ due_key }) => [due_key]);
  const entries = new Map((await readAny(tx, q.entriesToTell, ids)).map((entry) => [entry.entry_id, entry]));
  const told = await toldTo(tx, context);
  const lines: Line[] = [];
  const answered: q.DueRow[] = [];
  for (const row of rows) {
    const entry = entries.get(row.due_key);
    if (!entry || told.get(row.due_key) === anchorOf(entry)) answered.push(row);
    else if (lines.length < LIMITS.related)
      lines.push(entryLine(entry, told.get(row.due_key), 'related', row.trigger_name));
  }
  return { lines, answered };
}

/** An entry as a line, in the words that it has now. */
export function entryLine(
  entry: Pick<q.NamingRow, 'entry_id' | 'number' | 'revision'> & {
    readonly summary: string;
    readonly confidence_bps: number;
  },
  told: string | undefined,
  section: Section,
  trigger: Trigger,
): Line {
  const anchor = anchorOf(entry);
  const text = `- ${entrySaid(entry.summary, quotedFromOf(entry))} [${anchor}]${changeSuffix(told)}`;
  const what = told === undefined ? 'new' : 'changed';
  return { key: entry.entry_id, anchor, section, text, tokens: tokenBound(text), what, trigger };
}

async function toldTo(tx: ReadTx, { agent, session_id, window_key }: q.ContextRow): Promise<Map<string, string>> {
  const rows = await tx.all(q.toldOf, agent, session_id, window_key);
  return new Map(rows.map(({ line_key, anchor }) => [line_key, anchor]));
}

export function anchorOf({ number, revision }: Pick<q.NamingRow, 'number' | 'revision'>): string {
  return `C${number}@${revision}`;
}
