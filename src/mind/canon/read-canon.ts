// Entries of a project by what people call them, by their strength, and page by page.
import { sessionOwner } from '../../base/coding-agents.ts';
import { isUuid } from '../../base/ids.ts';
import { readAny } from '../../store/rows.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import { refuseCanon, type CanonEntry, type CanonReads, type CanonState } from './contract.ts';
import { countActive, hashOfCanon } from './digests.ts';
import * as q from './queries.ts';
import { CONFIDENCE, QUOTED } from './rules.ts';
import { inOrderOfWorth } from './worth.ts';

export interface Anchor {
  /** A number or an id. */
  readonly ref: number | string;
  readonly revision: number | undefined;
}

/** `C12`, `C12@3`, `12`, an id. */
export function parseAnchor(anchor: string): Anchor | undefined {
  const [, id = '', revision] = /^(?:canon:)?([^@]+)(?:@(\d{1,9}))?$/i.exec(anchor.trim()) ?? [];
  const at = revision === undefined ? undefined : Number(revision);
  if (isUuid(id)) return { ref: id, revision: at };
  const digits = /^C?(\d{1,12})$/i.exec(id)?.[1];
  return digits === undefined ? undefined : { ref: Number(digits), revision: at };
}

/** The row of an entry. Refuses one that is not in this project, and one whose revision is not the newest. */
export async function currentIn(tx: ReadTx, projectId: string, anchor: string): Promise<q.EntryRow> {
  const { row, revision } = await foundIn(tx, projectId, anchor);
  if (revision === undefined || revision === row.revision) return row;
  throw refuseCanon('anchor_stale', `C${row.number} is at revision ${row.revision}, not ${revision}`, {
    anchor,
    newest: anchorOf(row),
  });
}

export async function foundIn(tx: ReadTx, projectId: string, anchor: string) {
  const parsed = parseAnchor(anchor);
  const row =
    parsed &&
    (typeof parsed.ref === 'number'
      ? await tx.get(q.entryByNumber, projectId, parsed.ref)
      : await tx.get(q.entryById, projectId, parsed.ref));
  if (!row) throw refuseCanon('unknown_anchor', `There is no canon entry ${anchor} in this project`, { anchor });
  return { row, revision: parsed?.revision };
}

export async function revisionIn(tx: ReadTx, row: q.EntryRow, revision: number): Promise<q.RevisionRow> {
  const found = await tx.get(q.revisionAt, row.entry_id, revision);
  if (found) return found;
  const anchor = `C${row.number}@${revision}`;
  throw refuseCanon('unknown_anchor', `C${row.number} has ${row.revision} revisions; there is no ${anchor}`, {
    anchor,
  });
}

export function anchorOf({ number, revision }: Pick<q.EntryRow, 'number' | 'revision'>): string {
  return `C${number}@${revision}`;
}

export function entryOf(row: q.EntryRow): CanonEntry {
  return {
    entry_id: row.entry_id,
    number: row.number,
    revision: row.revision,
    anchor: anchorOf(row),
    state: row.state,
    reason: row.reason,
    topic: row.topic,
    tag: row.tag,
    subject: row.subject ?? '',
    kind: row.kind,
    summary: row.summary,
    confidence_bps: row.confidence_bps,
    freshness_score: row.freshness_score,
    supersedes_entry_id: row.supersedes_entry_id,
    conflicts_with: JSON.parse(row.conflicts_json) as string[],
    evidence: JSON.parse(row.evidence_refs_json) as string[],
    evidence_count: row.evidence_count,
    is_pinned: row.is_pinned === 1,
    files: row.files_json === null ? [] : (JSON.parse(row.files_json) as string[]),
    newest_at: row.newest_at,
    created_at: row.created_at,
  };
}

/** With where those come from that are quoted data and nothing else. Evidence is named the strongest first: the first says it. */
export async function withOrigins(
  tx: ReadTx,
  projectId: string,
  entries: readonly CanonEntry[],
): Promise<readonly CanonEntry[]> {
  // What anybody vouches for is surer, unless it is contradicted.
  const strongest = entries.flatMap(({ confidence_bps, evidence: [first] }) =>
    first !== undefined && confidence_bps <= CONFIDENCE.import ? first : [],
  );
  if (strongest.length === 0) return entries;
  const rows = await readAny(
    tx,
    q.evidenceByIds,
    [...new Set(strongest)].map((id) => [id, projectId]),
  );
  const from = new Map(
    rows.flatMap(({ reflection_id, source, agent, session_id }) =>
      QUOTED.has(source) ? [[reflection_id, sessionOwner(agent, session_id)] as const] : [],
    ),
  );
  return entries.map((entry) => {
    const quoted_from = entry.confidence_bps <= CONFIDENCE.import ? from.get(entry.evidence[0] ?? '') : undefined;
    return quoted_from === undefined ? entry : { ...entry, quoted_from };
  });
}

function entryAt(row: q.EntryRow, at: q.RevisionRow): CanonEntry {
  const { state, reason, kind, topic, tag, summary, confidence_bps, freshness_score, supersedes_entry_id } = at;
  return {
    ...entryOf(row),
    revision: at.revision,
    anchor: anchorOf({ number: row.number, revision: at.revision }),
    state,
    reason,
    kind,
    topic,
    tag,
    summary,
    confidence_bps,
    freshness_score,
    supersedes_entry_id,
    conflicts_with: JSON.parse(at.conflicts_json) as string[],
    evidence: JSON.parse(at.evidence_refs_json) as string[],
    is_pinned: at.is_pinned === 1,
    created_at: at.created_at,
  };
}

export interface CanonFilter {
  readonly state?: CanonState | undefined;
  readonly topic?: string | undefined;
  readonly tag?: string | undefined;
  /** Words that all stand in its sentence, its subject or its topic. */
  readonly query?: string | undefined;
  readonly limit: number;
  /** The number of the last entry of the page before. */
  readonly after: number;
}

export interface CanonPage {
  readonly entries: readonly CanonEntry[];
  readonly next: number | null;
}

const PAGE = 500;

export async function listEntries(tx: ReadTx, projectId: string, filter: CanonFilter): Promise<CanonPage> {
  const words = (filter.query ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ state, topic, tag, summary, subject }: q.EntryRow) =>
    (filter.state === undefined || state === filter.state) &&
    (filter.topic === undefined || topic === filter.topic) &&
    (filter.tag === undefined || tag === filter.tag) &&
    words.every((word) => `${summary ?? ''} ${subject ?? ''} ${topic}`.toLowerCase().includes(word));
  const entries: CanonEntry[] = [];
  for (let after = filter.after; ;) {
    const page = await tx.all(q.entriesAfter, projectId, after, PAGE);
    for (const row of page) {
      if (!fits(row)) continue;
      if (entries.length === filter.limit) return { entries, next: entries.at(-1)?.number ?? null };
      entries.push(entryOf(row));
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return { entries, next: null };
    after = last.number;
  }
}

/** The strongest first. */
function byStrength(a: CanonEntry, b: CanonEntry): number {
  if (a.is_pinned !== b.is_pinned) return a.is_pinned ? -1 : 1;
  if (a.confidence_bps !== b.confidence_bps) return b.confidence_bps - a.confidence_bps;
  if (a.newest_at !== b.newest_at) return a.newest_at < b.newest_at ? 1 : -1;
  return a.number - b.number;
}

export function createCanonReads(store: Store): CanonReads {
  return {
    active: (projectId, tag = '') =>
      store.read(async (tx) => {
        const rows = await tx.all(q.activeEntries, projectId, tag, tag);
        return (await withOrigins(tx, projectId, rows.map(entryOf))).toSorted(byStrength);
      }),
    strongest: (projectId, tag, most) =>
      store.read(async (tx) => {
        const tags = [...new Set([tag, '*'])];
        const [worthiest, contradicting, count] = await Promise.all([
          Promise.all(tags.map((each) => tx.all(q.worthiestEntries, projectId, each, most))),
          Promise.all(tags.map((each) => tx.all(q.contradictingEntries, projectId, each))),
          countActive(tx, projectId, tag),
        ]);
        return {
          entries: await withOrigins(tx, projectId, inOrderOfWorth(worthiest.flat().map(entryOf)).slice(0, most)),
          contradicting: contradicting.flat().map(entryOf),
          count,
        };
      }),
    all: (projectId) =>
      store.read(async (tx) => {
        const { entries } = await listEntries(tx, projectId, { after: 0, limit: Number.MAX_SAFE_INTEGER });
        const shown = entries.filter(({ state }) => state !== 'rejected' && state !== 'forgotten');
        return withOrigins(tx, projectId, shown);
      }),
    byAnchor: (projectId, anchor) =>
      store.read(async (tx) => {
        const { row, revision } = await foundIn(tx, projectId, anchor);
        const isNewest = revision === undefined || revision === row.revision;
        const entry = isNewest ? entryOf(row) : entryAt(row, await revisionIn(tx, row, revision));
        return (await withOrigins(tx, projectId, [entry]))[0] ?? entry;
      }),
    hash: (projectId) => store.read((tx) => hashOfCanon(tx, projectId)),
  };
}
