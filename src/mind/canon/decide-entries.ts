// Pure: what the fold says held against the entries that stand, as events. Nothing is overwritten: what differs is a new revision, and
// evidence that changes nothing else only confirms.
import type { EntryChange, NewCanonEvent } from './canon-events.ts';
import type { FoldedSubject, Folded } from './fold-subject.ts';
import type { EntryRow } from './queries.ts';
import { CANON_LIMITS, DAY_MS } from './rules.ts';

export interface Words {
  readonly subject: string | null;
  readonly summary: string | null;
  readonly files: readonly string[];
}

export interface ChangedEntry {
  readonly type: EntryEventType;
  readonly change: EntryChange;
  /** Null where they are to be erased. */
  readonly words: Words | null;
}

export type EntryEventType = Extract<NewCanonEvent['type'], `canon.entries_${string}`>;

/** In the order in which they are told. */
const TYPES: readonly EntryEventType[] = [
  'canon.entries_added',
  'canon.entries_revised',
  'canon.entries_conflicted',
  'canon.entries_superseded',
  'canon.entries_staled',
  'canon.entries_ended',
  'canon.entries_confirmed',
];

export interface DiffInput {
  readonly folded: FoldedSubject;
  readonly standing: readonly EntryRow[];
  /** The last number that an entry got. */
  readonly lastNumber: number;
  readonly nowMs: number;
  readonly wordsOf: (entry: Folded) => Words;
  /** Entries that rested on nothing but what is erased now. */
  readonly emptied?: ReadonlySet<string> | undefined;
  readonly hashOf: (text: string) => string;
}

export function diffEntries(input: DiffInput): readonly ChangedEntry[] {
  const { folded, standing, nowMs, wordsOf, hashOf, emptied } = input;
  const rows = new Map(standing.map((row) => [row.entry_id, row]));
  const seen = new Set([...folded.entries, ...folded.ended].map(({ entry_id }) => entry_id));
  const changes: ChangedEntry[] = [];
  let { lastNumber } = input;
  for (const entry of folded.entries) {
    if (emptied?.has(entry.entry_id)) continue;
    const row = rows.get(entry.entry_id);
    if (!row && entry.isShadow) continue;
    const words = wordsOf(entry);
    const summary_hash = words.summary === null ? null : hashOf(words.summary);
    const wanted = {
      ...changeOf(entry, nowMs),
      summary_hash,
      number: row?.number ?? (lastNumber += 1),
      revision: (row?.revision ?? 0) + 1,
    };
    if (!row) {
      changes.push({ type: 'canon.entries_added', change: wanted, words });
      continue;
    }
    const before = changeOfRow(row);
    if (isSame(before, wanted, TOLD)) {
      if (isSame(before, wanted, CONFIRMED)) continue;
      changes.push({ type: 'canon.entries_confirmed', change: { ...wanted, revision: row.revision }, words });
      continue;
    }
    changes.push({ type: typeOf(before, wanted), change: wanted, words });
  }
  for (const { entry_id, state, reason } of folded.ended) {
    const row = rows.get(entry_id);
    if (!row || row.state === state) continue;
    const type = state === 'superseded' ? 'canon.entries_superseded' : 'canon.entries_ended';
    const isErased = state === 'forgotten';
    changes.push({ type, ...lastOf(row, state, reason, isErased) });
  }
  for (const row of standing) {
    if (emptied?.has(row.entry_id)) {
      if (!isEnded(row) && row.reason !== 'merged')
        changes.push({ type: 'canon.entries_ended', ...lastOf(row, 'forgotten', 'source', true) });
      continue;
    }
    // Its evidence went elsewhere, or is gone.
    if (seen.has(row.entry_id) || row.state !== 'active') continue;
    changes.push({ type: 'canon.entries_staled', ...lastOf(row, 'stale', 'source', false) });
  }
  return changes;
}

/** A person ended it: it stays so, also without words. */
export function isEnded({ state }: Pick<EntryRow, 'state'>): boolean {
  return state === 'rejected' || state === 'forgotten';
}

export function entryEvents(projectId: string, changes: readonly ChangedEntry[]): readonly NewCanonEvent[] {
  return TYPES.flatMap((type) =>
    chunks(changes.filter((each) => each.type === type).map(({ change }) => change)).map((entries): NewCanonEvent => ({
      type,
      payload: { project_id: projectId, entries },
    })),
  );
}

export function chunks<Item>(items: readonly Item[], size: number = CANON_LIMITS.perEvent): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

/** What makes a revision when it differs. */
const TOLD = [
  'state',
  'reason',
  'kind',
  'topic',
  'tag',
  'says_key',
  'summary_hash',
  'confidence_bps',
  'supersedes_entry_id',
  'conflicts_with',
  'is_pinned',
] as const satisfies readonly (keyof EntryChange)[];
const CONFIRMED = [
  'words_from',
  'newest_at',
  'stale_at',
  'evidence_refs',
  'evidence_count',
] as const satisfies readonly (keyof EntryChange)[];

function isSame(one: EntryChange, other: EntryChange, fields: readonly (keyof EntryChange)[]): boolean {
  return fields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));
}

function typeOf(before: EntryChange, after: EntryChange): EntryEventType {
  if (after.state === 'superseded') return 'canon.entries_superseded';
  if (after.state === 'stale') return 'canon.entries_staled';
  const isNewConflict = after.conflicts_with.some((id) => !before.conflicts_with.includes(id));
  return isNewConflict ? 'canon.entries_conflicted' : 'canon.entries_revised';
}

function changeOf(entry: Folded, nowMs: number): Omit<EntryChange, 'number' | 'revision' | 'summary_hash'> {
  const { evidence, statement_keys: _keys, files: _files, isShadow: _shadow, ...rest } = entry;
  return {
    ...rest,
    conflicts_with: [...entry.conflicts_with],
    freshness_score: freshnessOf(entry.newest_at, nowMs),
    evidence_refs: evidence.slice(0, CANON_LIMITS.evidenceRefs),
    evidence_count: evidence.length,
  };
}

/** Whole days; what is said to come from the future is fresh. */
export function freshnessOf(newestAt: string, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - Date.parse(newestAt)) / DAY_MS));
}

export function changeOfRow(row: EntryRow): EntryChange {
  const {
    canon_id: _canon,
    project_id: _project,
    subject: _subject,
    summary: _summary,
    files_json: _files,
    created_at: _created,
    updated_at: _updated,
    seq: _seq,
    conflicts_json,
    evidence_refs_json,
    is_pinned,
    ...rest
  } = row;
  return {
    ...rest,
    conflicts_with: JSON.parse(conflicts_json) as string[],
    evidence_refs: JSON.parse(evidence_refs_json) as string[],
    is_pinned: is_pinned === 1,
  };
}

/** An entry that ends as it stood. */
function lastOf(row: EntryRow, state: EntryChange['state'], reason: EntryChange['reason'], isErased: boolean) {
  const before = changeOfRow(row);
  const change: EntryChange = {
    ...before,
    revision: row.revision + 1,
    state,
    reason,
    conflicts_with: [],
    is_pinned: false,
    ...(isErased ? { summary_hash: null, words_from: null } : {}),
  };
  const files = row.files_json === null ? [] : (JSON.parse(row.files_json) as string[]);
  return { change, words: isErased ? null : { subject: row.subject, summary: row.summary, files } };
}
