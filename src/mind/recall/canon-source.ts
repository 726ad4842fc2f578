// The canon as recall sees it: what holds, by what changed in the ledger. An event only says which entries it touched; what they say now is
// read from their rows, so that what was erased leaves the index.
import type { RecallChanges, RecallDocument, RecallSource } from '../../ask/ask.ts';
import { readByPosition, readHead } from '../../ledger/queries.ts';
import { readAny } from '../../store/rows.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import { canonEvents } from '../canon/canon-events.ts';
import { entryWords } from '../canon/entry-sentence.ts';
import * as q from '../canon/queries.ts';
import { entryOf, withOrigins } from '../canon/read-canon.ts';
import { keywordsOf } from './keywords.ts';

export const canonRef = (number: number) => `canon:C${number}`;

/** The database may not be made yet; to look does not make it. */
export function createCanonSource(open: () => Promise<Store | undefined>): RecallSource {
  return {
    name: 'canon',
    isStated: true,
    async changesAfter(cursor, limit) {
      const store = await open();
      if (!store) return { documents: [], removed: [], cursor: cursor ?? '0', position: 0, head: 0 };
      return store.read((tx) => changesAfter(tx, Number(cursor ?? 0), limit));
    },
    async texts(projectId, refs) {
      const store = await open();
      if (!store) return new Map();
      return store.read((tx) => textsOf(tx, projectId, refs));
    },
    async head() {
      const store = await open();
      return store ? store.read(async (tx) => (await tx.get(readHead))?.position ?? 0) : 0;
    },
  };
}

async function changesAfter(tx: ReadTx, after: number, limit: number): Promise<RecallChanges> {
  const events = await tx.all(readByPosition, after, limit);
  const head = (await tx.get(readHead))?.position ?? 0;
  const position = events.length < limit ? head : (events.at(-1)?.position ?? head);
  const keys = new Map<string, readonly [string, string]>();
  for (const { event_type, payload } of events) {
    if (!Object.hasOwn(canonEvents, event_type)) continue;
    const { project_id, entries = [] } = JSON.parse(payload) as {
      readonly project_id: string;
      readonly entries?: readonly { readonly entry_id: string }[];
    };
    for (const { entry_id } of entries) keys.set(entry_id, [entry_id, project_id]);
  }
  const documents: RecallDocument[] = [];
  const removed: { project_id: string; ref: string }[] = [];
  for (const row of await readAny(tx, q.entriesByIds, [...keys.values()])) {
    const { project_id, summary } = row;
    const ref = canonRef(row.number);
    if (row.state !== 'active' || summary === null) removed.push({ project_id, ref });
    else {
      const keywords = keywordsOf(row.topic, row.subject ?? '', summary);
      documents.push({ project_id, ref, kind: 'canon', text: summary, keywords, created_at: row.newest_at });
    }
  }
  return { documents, removed, cursor: String(position), position, head };
}

async function textsOf(tx: ReadTx, projectId: string, refs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const numbers = refs.flatMap((ref) => {
    const digits = /^canon:C(\d{1,12})(?:@\d+)?$/.exec(ref)?.[1];
    return digits === undefined ? [] : [{ ref, number: Number(digits) }];
  });
  const rows = await readAny(
    tx,
    q.entriesByNumbers,
    [...new Set(numbers.map(({ number }) => number))].map((n) => [projectId, n]),
  );
  const entries = await withOrigins(tx, projectId, rows.map(entryOf));
  const byNumber = new Map(entries.map((entry) => [entry.number, entry]));
  return new Map(
    numbers.flatMap(({ ref, number }) => {
      const entry = byNumber.get(number);
      return entry?.state === 'active' && entry.summary !== null
        ? [[ref, entryWords(entry.summary, entry.quoted_from)] as const]
        : [];
    }),
  );
}
