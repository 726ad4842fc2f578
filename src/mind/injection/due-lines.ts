// What is due to a context: compiled lines that it was not told, what ended of those that it was, and what else waits for its session. Reads
// by key only, and the told lines only where there is something to compare them with.
import { MAIN_TAG } from '../../base/tags.ts';
import { isUuid } from '../../base/ids.ts';
import { readAny } from '../../store/rows.ts';
import type { ReadTx } from '../../store/store.ts';
import { tokenBound } from '../../base/token-bound.ts';
import { cut, quoted } from '../../base/quoted.ts';
import { droppedLines } from './dropped.ts';
import { handoffLines } from './handoff-lines.ts';
import { healthLine } from './health.ts';
import { endedLine, lineOf, type Line } from './lines.ts';
import { type Beginning, type Trigger } from './matrix.ts';
import * as q from './queries.ts';
import { anchorOf, entryLine, relatedLines } from './related.ts';

export interface DueLines {
  readonly lines: readonly Line[];
  readonly tag: string;
  /** Whose lines were looked at: the tag's own, or those of every tag. */
  readonly list: string | null;
  readonly version: number;
  readonly beginning: Beginning | null;
  readonly isWhole: boolean;
  /** The message begins with the work. */
  readonly isWorkDue: boolean;
  /** There is a canon, and no lines compiled from it: somebody should compile them. */
  readonly isUncompiled: boolean;
  /** What waits in vain. */
  readonly answered: readonly q.DueRow[];
}

/** More than one message has room for. */
const MOST_LINES = 200;
const MOST_DUE = 20;

export async function dueLines(tx: ReadTx, context: q.ContextRow, projectId: string, nowMs: number): Promise<DueLines> {
  const { due: beginning } = context;
  const tag = context.switched_tag ?? context.task_tag ?? MAIN_TAG;
  const isWhole = beginning !== null && beginning !== 'resume';
  const baseline = await tx.get(q.readBaseline, projectId, tag);
  const compiled = await compiledLines(tx, context, projectId, { tag, baseline, beginning });
  const rows = await tx.all(q.dueOf, context.agent, context.session_id, MOST_DUE);
  const related = await relatedLines(tx, context, rows);
  const waiting = [...(await handoffLines(tx, context, projectId, nowMs)), ...rows.flatMap(collisionLine)];
  const dropped = context.began_by === 'compaction' ? await droppedLines(tx, context, projectId, compiled.lines) : [];
  const health = isWhole ? await healthLine(tx, projectId, nowMs, beginning) : undefined;
  return {
    lines: [...waiting, ...related.lines, ...(health ? [health] : []), ...dropped, ...compiled.lines],
    tag,
    list: baseline?.tag ?? null,
    version: baseline?.version ?? 0,
    beginning,
    isWhole,
    isWorkDue: beginning !== null,
    isUncompiled: compiled.isUncompiled,
    answered: related.answered,
  };
}

interface Compiled {
  readonly lines: readonly Line[];
  readonly isUncompiled: boolean;
}

async function compiledLines(
  tx: ReadTx,
  context: q.ContextRow,
  projectId: string,
  {
    tag,
    baseline,
    beginning,
  }: { readonly tag: string; readonly baseline: q.BaselineRow | undefined; readonly beginning: Beginning | null },
): Promise<Compiled> {
  if (!baseline) return { lines: [], isUncompiled: (await tx.get(q.anyCanon, projectId)) !== undefined };
  const isWhole = beginning !== null && beginning !== 'resume';
  const isSwitched = beginning === null && context.base_tag !== null && context.base_tag !== tag;
  const takesAll = isWhole || context.base_list !== baseline.tag;
  const key = [context.agent, context.session_id, context.window_key] as const;
  const since = [projectId, baseline.tag, context.base_version, ...key, ...key, MOST_LINES] as const;
  const rows = takesAll
    ? await tx.all(q.linesThatHold, projectId, baseline.tag, MOST_LINES)
    : await tx.all(q.linesSince, ...since);
  const isUncompiled = takesAll && rows.length < Math.min(MOST_LINES, baseline.lines);
  if (isWhole) return { lines: linesOf(rows, new Map(), beginning), isUncompiled };
  if (rows.length === 0 && !takesAll) return { lines: [], isUncompiled };
  const told = new Map((await tx.all(q.toldOf, ...key)).map(({ line_key, anchor }) => [line_key, anchor]));
  const trigger: Trigger = beginning ?? (isSwitched ? 'tag' : 'canon');
  // Another list does not know what became of the lines of the one before.
  const listed = new Set(rows.map(({ line_key }) => line_key));
  const others = new Map([...told].filter(([line_key]) => !listed.has(line_key)));
  const lines = [...linesOf(rows, told, trigger), ...(takesAll ? await linesOfOthers(tx, others, trigger) : [])];
  return { lines, isUncompiled };
}

/** Of what it was told, the entries that hold no more, or in other words: other lines have no entry's id. */
async function linesOfOthers(tx: ReadTx, told: ReadonlyMap<string, string>, trigger: Trigger): Promise<Line[]> {
  const ids = [...told.keys()].filter(isUuid).map((id) => [id]);
  const entries = new Map((await readAny(tx, q.entriesNow, ids)).map((entry) => [entry.entry_id, entry]));
  return [...told]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, anchor]): Line[] => {
      const entry = entries.get(key);
      if (entry && entry.state !== 'active') return [endedLine(key, anchor, trigger)];
      const isAsTold = !entry || anchorOf(entry) === anchor;
      if (isAsTold || entry.summary === null || entry.conflicts_json !== '[]') return [];
      return [entryLine({ ...entry, summary: entry.summary }, anchor, 'changed', trigger)];
    });
}

function linesOf(rows: readonly q.InjectionLineRow[], told: ReadonlyMap<string, string>, trigger: Trigger): Line[] {
  return rows.flatMap((row) => lineOf(row, told, trigger) ?? []);
}

/** Names and times of a file that two sessions changed. */
interface Detail {
  readonly file?: unknown;
  readonly owner?: unknown;
  readonly at?: unknown;
}

function collisionLine({ trigger_name: trigger, due_key: key, detail }: q.DueRow): Line[] {
  if (trigger !== 'collision') return [];
  const { file, owner, at } = detailOf(detail);
  if (typeof file !== 'string' || typeof owner !== 'string' || typeof at !== 'string') return [];
  const text = `- ${quoted(cut(file, 120))} was also changed by the session ${quoted(cut(owner, 40))} at ${at.slice(0, 16)}Z; read it again before you go on.`;
  return [{ key, anchor: key, section: 'collision', text, tokens: tokenBound(text), what: 'new', trigger }];
}

/** A row that somebody changed by hand costs its line, not the session's hook. */
function detailOf(text: string): Detail {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
