// Turns of conversations as recall sees them, by what changed in the ledger. An event only names the exchange that it is about; what was
// said is read where it is kept, so that a text that was pruned leaves the index too.
import { readByPosition, readHead } from '../../ledger/queries.ts';
import type { EventRow } from '../../ledger/contract.ts';
import { readAny } from '../../store/rows.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import * as q from '../queries.ts';
import type { RecallChanges, RecallDocument, RecallSource } from '../recall/contract.ts';

/** Both tell of an exchange whose turns are new. */
const ABOUT_TURNS = new Set(['exchange.begun', 'exchange.ended']);

/** `open` resolves to undefined where no model was ever asked: to look must not make the database. */
export function createTurnSource(open: () => Promise<Store | undefined>): RecallSource {
  const read = async <T>(body: (tx: ReadTx) => Promise<T>): Promise<T | undefined> => (await open())?.read(body);
  return {
    name: 'exchanges',
    changesAfter: async (cursor, limit) =>
      (await read((tx) => changesAfter(tx, Number(cursor ?? 0), limit))) ?? NO_CHANGES,
    texts: async (projectId, refs) =>
      (await read(async (tx) => {
        const ids = refs.flatMap((ref) => (ref.startsWith('turn:') ? [[ref.slice('turn:'.length)]] : []));
        const turns = await readAny(tx, q.readTurns, ids);
        const own = turns.filter(({ project_id, content }) => project_id === projectId && content !== '');
        return new Map(own.map(({ turn_id, content }) => [`turn:${turn_id}`, content]));
      })) ?? new Map<string, string>(),
    head: async () => (await read(headOf)) ?? 0,
  };
}

const NO_CHANGES: RecallChanges = { documents: [], removed: [], cursor: '0', position: 0, head: 0 };

async function headOf(tx: ReadTx): Promise<number> {
  return (await tx.get(readHead))?.position ?? 0;
}

async function changesAfter(tx: ReadTx, after: number, limit: number): Promise<RecallChanges> {
  const events = await tx.all(readByPosition, after, limit);
  const head = await headOf(tx);
  const position = events.length < limit ? head : (events.at(-1)?.position ?? head);
  const ids = new Set(events.flatMap(exchangeOf));
  const turns = await readAny(
    tx,
    q.turnsOfExchanges,
    [...ids].map((id) => [id]),
  );
  const documents: RecallDocument[] = [];
  const removed: { project_id: string; ref: string }[] = [];
  for (const turn of turns) {
    const { project_id, turn_id, content, created_at } = turn;
    const ref = `turn:${turn_id}`;
    if (content === '') {
      removed.push({ project_id, ref });
      continue;
    }
    const other = turns.find((each) => each.exchange_id === turn.exchange_id && each.turn_id !== turn_id);
    const beside = other && other.content !== '' ? `turn:${other.turn_id}` : undefined;
    documents.push({
      project_id,
      ref,
      kind: 'turn',
      text: content,
      created_at,
      ...(beside !== undefined && (turn.speaker === 'user' ? { after: beside } : { before: beside })),
    });
  }
  return { documents, removed, cursor: String(position), position, head };
}

function exchangeOf({ event_type, payload }: EventRow): string[] {
  if (!ABOUT_TURNS.has(event_type)) return [];
  return [(JSON.parse(payload) as { readonly exchange_id: string }).exchange_id];
}
