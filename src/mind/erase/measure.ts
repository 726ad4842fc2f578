// What is left: every table, file and byte is searched for what was erased. A receipt says what was found here, and claims nothing.
import { join } from 'node:path';
import * as jobQueries from '../../kernel/jobs/queries.ts';
import * as ledgerQueries from '../../ledger/queries.ts';
import type { Store } from '../../store/store.ts';
import * as canonQueries from '../canon/queries.ts';
import * as consolidateQueries from '../consolidate/queries.ts';
import * as controlQueries from '../controls/queries.ts';
import * as distilQueries from '../finalize/queries.ts';
import * as handshakeQueries from '../handshake/queries.ts';
import * as injectionQueries from '../injection/queries.ts';
import * as mindQueries from '../queries.ts';
import { chunksOf, textsOf } from '../t0/erase-texts.ts';
import { unpackLines } from '../t0/keep-transcript.ts';
import * as t0Queries from '../t0/queries.ts';
import type { Receipt } from './contract.ts';
import { createMatcher, erasedText, type KeyedHash } from './match-words.ts';
import type { PlanOf } from './plan.ts';
import type { LookForPromoted } from './promoted-lines.ts';
import { searchBytes, searchFiles, searchTables, tablesIn } from './search.ts';
import { probing, type Selection } from './selection.ts';

/** All that the mind's database has: a new one is searched without a word here. */
export const TABLES_OF_MIND = tablesIn([
  ...[mindQueries, t0Queries, distilQueries, canonQueries, consolidateQueries, handshakeQueries, injectionQueries],
  ...[controlQueries, ledgerQueries, jobQueries],
]);
/** Each is looked for in every byte of the database. */
export const MOST_IN_BYTES = 50;

export interface MeasureDeps {
  readonly store: Store;
  readonly keyedHash: KeyedHash;
  readonly planOf: PlanOf;
  readonly mindFolder: string | undefined;
  readonly promotedLines: LookForPromoted;
}

export type Measured = Pick<Receipt, 'still_in' | 'said_elsewhere'> & { readonly remaining: number };

/** `variants` are the words as they stood, for the search in bytes. */
export function createMeasure({ store, keyedHash, planOf, mindFolder, promotedLines }: MeasureDeps) {
  return async function measure(selection: Selection, variants: ReadonlySet<string>): Promise<Measured> {
    const { sessions, plain } = selection;
    const left = await ownRows(selection);
    const elsewhere = new Set(sessions.length === 0 ? [] : await saidByOthers(plain));
    const searched = { ...selection, plain: plain.filter((text) => !elsewhere.has(text)) };
    const has = probing(searched, keyedHash);
    const still = [...(await searchTables(store, TABLES_OF_MIND, has))];
    if (left > 0) still.push(['rows of what was named', left]);
    const promoted = await promotedLines(selection, new Map(), (text) => selection.texts.has(text));
    for (const { path } of promoted.lines) still.push([`managed block of ${path}`, 1]);
    if (mindFolder !== undefined)
      for (const path of await searchFiles(mindFolder, has)) still.push([join('mind', path), 1]);
    if (store.dialect === 'sqlite') {
      const texts = [...new Set([...searched.plain, ...variants])].slice(0, MOST_IN_BYTES);
      for (const path of [store.location, `${store.location}-wal`]) {
        const found = await searchBytes(path, texts);
        if (found > 0) still.push([path, found]);
      }
    }
    return {
      remaining: still.reduce((sum, [, rows]) => sum + rows, 0),
      still_in: [...new Set(still.map(([place]) => place))],
      said_elsewhere: elsewhere.size,
    };
  };

  /** Rows that were named and still have words. */
  async function ownRows(selection: Selection): Promise<number> {
    const nowhere = { ...selection, texts: createMatcher([], keyedHash) };
    const { places } = await planOf(nowhere, undefined);
    const own = new Set([
      'compact_events_t0',
      'transcript_chunks',
      'observations_t1',
      'reflections_t2',
      'canon_evidence',
    ]);
    return places.reduce((sum, { place, rows }) => sum + (own.has(place) ? rows : 0), 0);
  }

  /** After its own are gone: whoever still says it is another session, in what T0 or the copies have of it. */
  async function saidByOthers(plain: readonly string[]): Promise<readonly string[]> {
    const matchers = plain.map((text) => ({
      text,
      matcher: createMatcher(
        [erasedText(text, keyedHash)].flatMap((each) => each ?? []),
        keyedHash,
      ),
    }));
    const all = probing({ texts: createMatcher([], keyedHash), plain }, keyedHash);
    const found = new Set<string>();
    const look = (body: string) => {
      if (all(body))
        for (const { text, matcher } of matchers) if (!found.has(text) && matcher.has(body)) found.add(text);
    };
    for await (const { body } of textsOf(store)) look(body);
    for await (const { body } of chunksOf(store)) for (const { line } of unpackLines(body ?? '')) look(line);
    return [...found];
  }
}
