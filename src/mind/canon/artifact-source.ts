// What the canon holds as artifacts of a question: entries that share words with it, and with each the entries that contradict it, so that
// both sides stand in the bundle.
import { relevanceOf, termsOf, type Artifact, type ArtifactSource } from '../../ask/ask.ts';
import type { Store } from '../../store/store.ts';
import { refuseCanon, type CanonEntry } from './contract.ts';
import { entryWords } from './entry-sentence.ts';
import * as q from './queries.ts';
import { entryOf, withOrigins } from './read-canon.ts';

const MOST_ENTRIES = 30;
/** Those that share no word with the question, where deep history was asked for. */
const MOST_DEEP = 15;

const idOf = (number: number) => `canon:C${number}`;

export interface ArtifactDeps {
  /** Undefined where the database was never made; to look does not make it. */
  readonly open: () => Promise<{ readonly store: Store; readonly hashOf: (text: string) => string } | undefined>;
}

export function canonArtifacts({ open }: ArtifactDeps): ArtifactSource {
  return {
    name: 'canon',
    async artifactsFor({ projectId, text, deep }) {
      const opened = await open();
      if (!opened) return [];
      const terms = termsOf(text);
      const rows = await opened.store.read((tx) => tx.all(q.activeEntries, projectId, '', ''));
      const ranked = rows
        .filter(({ summary }) => summary !== null)
        .map((row) => ({ row, relevance: relevanceOf(`${row.subject ?? ''} ${row.summary ?? ''}`, terms) }))
        .toSorted(
          (a, b) =>
            b.relevance - a.relevance || b.row.confidence_bps - a.row.confidence_bps || a.row.number - b.row.number,
        );
      const fitting = ranked.filter(({ relevance }) => relevance > 0).slice(0, MOST_ENTRIES);
      const others = deep ? ranked.filter(({ relevance }) => relevance === 0).slice(0, MOST_DEEP) : [];
      const chosen = new Map([...fitting, ...others].map((each) => [each.row.entry_id, each]));
      for (const { row, relevance } of fitting) {
        for (const id of entryOf(row).conflicts_with) {
          const rival = ranked.find((each) => each.row.entry_id === id);
          // As fitting as what it contradicts: both are shown, or neither.
          if (rival && !chosen.has(id)) chosen.set(id, { row: rival.row, relevance });
        }
      }
      const numbers = new Map([...chosen.values()].map(({ row }) => [row.entry_id, row.number]));
      const known = [...chosen.values()].map(({ row }) => entryOf(row));
      const entries = await opened.store.read((tx) => withOrigins(tx, projectId, known));
      return [...chosen.values()].map(({ row, relevance }, at) => {
        // Somebody changed what the canon says: no model is asked.
        if (row.summary_hash !== opened.hashOf(row.summary ?? ''))
          throw refuseCanon('canon_damaged', `The words of C${row.number} are not those that were recorded`, {
            entry_id: row.entry_id,
          });
        const entry = entries[at] ?? entryOf(row);
        const conflictsWith = entry.conflicts_with.flatMap((id) => numbers.get(id) ?? []).map(idOf);
        return artifactOf(entry, relevance, conflictsWith);
      });
    },
  };
}

function artifactOf(entry: CanonEntry, relevance: number, conflictsWith: readonly string[]): Artifact {
  const { number, anchor, summary, quoted_from, confidence_bps, newest_at, is_pinned } = entry;
  const id = idOf(number);
  const isConflicting = conflictsWith.length > 0;
  const confidence = confidence_bps >= 8_000 ? 'high' : confidence_bps >= 5_000 ? 'medium' : 'low';
  return {
    type: 'canon',
    id,
    ring: relevance > 0 || isConflicting ? 1 : 2,
    source: `canon:${anchor}`,
    minTier: 1,
    observedAt: newest_at,
    relevance,
    utility: is_pinned ? 700 : confidence === 'high' ? 600 : 450,
    riskFlags: [...(isConflicting ? ['conflict'] : []), ...(confidence === 'low' ? ['low_confidence'] : [])],
    conflictsWith,
    reason: isConflicting
      ? 'what the project learned, contradicted by another entry'
      : relevance > 0
        ? 'what the project learned, sharing words with the question'
        : 'what the project learned, added as deep history',
    placed: {
      in: 'facts',
      entry: { id, claim: entryWords(summary ?? '', quoted_from), source: 'canon', observed_at: newest_at, confidence },
    },
  };
}
