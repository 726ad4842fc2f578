// Entries that may say the same as another one, for a person to look at: by the words that they share, and by vectors where the index has
// some. It proposes and decides nothing: “use npm, not pnpm” and its opposite look alike to both.
import type { ReadTx, Store } from '../../store/store.ts';
import type { CanonEntry } from './contract.ts';
import { isNegated, keyWords } from './key-words.ts';
import * as q from './queries.ts';
import { entryOf } from './read-canon.ts';
import { EVERYWHERE } from './rules.ts';

export const NEAR_BY = ['words', 'vectors'] as const;

export interface NearEntry {
  readonly anchor: string;
  readonly summary: string;
  readonly likeness_bps: number;
  /** What shows more of it. */
  readonly by: (typeof NEAR_BY)[number];
}

/** How alike documents of the index are to one of them, from 0 to 1, by their numbers; of those that have no vector nothing. */
export type ReadLikeness = (
  projectId: string,
  number: number,
  others: readonly number[],
) => Promise<ReadonlyMap<number, number>>;

const MOST_NEAR = 3;
const LEAST = { words: 5_000, vectors: 8_000 } as const;
/** A single word in common is a topic, and no statement. */
const LEAST_SHARED = 2;

/** Of an entry that holds, as it stands. */
export async function nearEntries(
  store: Store,
  projectId: string,
  entry: CanonEntry,
  likeness: ReadLikeness | undefined,
): Promise<readonly NearEntry[]> {
  if (entry.state !== 'active' || entry.summary === null) return [];
  const others = await store.read((tx) => comparable(tx, projectId, entry));
  const own = keyWords(entry.summary);
  const alike = others.filter(({ words }) => isNegated(words) === isNegated(own));
  const numbers = alike.map(({ number }) => number);
  const vectors = numbers.length === 0 ? undefined : await likeness?.(projectId, entry.number, numbers);
  const near = alike.flatMap(({ anchor, number, summary, words }): (NearEntry & { readonly number: number })[] => {
    const by = {
      words: sharedBps(own, words),
      vectors: Math.max(0, Math.round((vectors?.get(number) ?? 0) * 10_000)),
    };
    const fitting = NEAR_BY.filter((each) => by[each] >= LEAST[each]);
    const [best] = fitting.toSorted((a, b) => by[b] - by[a]);
    return best === undefined ? [] : [{ anchor, number, summary, likeness_bps: by[best], by: best }];
  });
  return near
    .toSorted((a, b) => b.likeness_bps - a.likeness_bps || a.number - b.number)
    .slice(0, MOST_NEAR)
    .map(({ number: _, ...each }) => each);
}

/** What the rules hold against each other, values of one subject, is told as a conflict or as what came before. */
async function comparable(tx: ReadTx, projectId: string, { entry_id, kind, tag, subject }: CanonEntry) {
  const rows = await tx.all(q.activeOfKind, projectId, kind);
  return rows.flatMap((row) => {
    const isBeside = tag === EVERYWHERE || row.tag === EVERYWHERE || row.tag === tag;
    const isRival = row.subject === subject && row.claim_key.startsWith('v:');
    if (!isBeside || isRival || row.entry_id === entry_id || row.summary === null) return [];
    const { anchor, number } = entryOf(row);
    return [{ anchor, number, summary: row.summary, words: keyWords(row.summary) }];
  });
}

/** What they share of all words that either has. */
function sharedBps(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared < LEAST_SHARED ? 0 : Math.floor((shared * 10_000) / (one.size + other.size - shared));
}
