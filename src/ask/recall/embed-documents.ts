// Gives documents their vectors, a few at a time and the newest first. Only a process that runs for long does this: the model takes
// hundreds of megabytes.
import type { Call } from '../../base/operation.ts';
import { sha256 } from '../../base/hash.ts';
import type { Store } from '../../store/store.ts';
import type { Embed, RecallSource } from './contract.ts';
import type { NearVectors, VectorOf } from './near-vectors.ts';
import * as q from './queries.ts';
import { partsOf } from './sentences.ts';
import { quantise, type DocumentVectors } from './vector.ts';

export interface EmbedDeps {
  readonly store: Store;
  readonly vectors: NearVectors;
  readonly sources: readonly RecallSource[];
  readonly embed: Embed;
}

const PER_RUN = 64;
/** What vectors are made of: the beginning of a text. */
const LONGEST_TEXT = 2_000;
/** Beside the vector of the whole, which says little of any of its parts. */
const MOST_PARTS = 4;

/** Whether documents without a vector may be left; `absent` where there is no model. */
export async function embedSome(deps: EmbedDeps, call: Call): Promise<'more' | 'done' | 'absent'> {
  const { store, embed } = deps;
  const waiting = await store.read((tx) => tx.all(q.readUnembedded, PER_RUN));
  if (waiting.length === 0) return 'done';
  const texts = await textsOf(deps, waiting);
  const embeddable = waiting.flatMap((row) => {
    const text = texts.get(row.id);
    return text === undefined ? [] : [{ row, texts: [text, ...partsOf(text, MOST_PARTS)] }];
  });
  const all = embeddable.flatMap((each) => each.texts);
  const made = all.length === 0 ? [] : await embed(all, call);
  if (made === undefined) return 'absent';
  const vectors = new Map<number, DocumentVectors>();
  let at = 0;
  for (const { row, texts: own } of embeddable) {
    const [whole, ...parts] = made.slice(at, at + own.length).map(quantise);
    at += own.length;
    if (whole) vectors.set(row.id, [whole, ...parts.filter((part) => part !== undefined)]);
  }
  await store.write(async (tx) => {
    const put = new Map<number, VectorOf[]>();
    for (const { id, scope, hash } of waiting) {
      const own = vectors.get(id);
      // Changed or gone meanwhile: its new text has a row of its own.
      if ((await tx.run(q.setEmbedded, own ? 1 : 2, id, hash)) === 0 || !own) continue;
      put.set(scope, [...(put.get(scope) ?? []), { id, vectors: own }]);
    }
    for (const [scope, rows] of put) await deps.vectors.put(tx, scope, rows);
  });
  return 'more';
}

/** As they stand in their sources, if they are still what was indexed. */
async function textsOf({ store, sources }: EmbedDeps, rows: readonly q.DocumentRow[]) {
  const texts = new Map<number, string>();
  const projects = await store.read((tx) => tx.all(q.readProjects));
  for (const source of sources) {
    for (const { project_id, scope } of projects) {
      const own = rows.filter((row) => row.source === source.name && row.scope === scope);
      if (own.length === 0) continue;
      const refs = own.map(({ ref }) => ref);
      const found = await source.texts(project_id, refs);
      for (const { id, ref, hash } of own) {
        const text = found.get(ref);
        if (text === undefined || sha256(text) !== hash || text.trim() === '') continue;
        texts.set(id, text.slice(0, LONGEST_TEXT));
      }
    }
  }
  return texts;
}
