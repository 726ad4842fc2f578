// Turns of conversations and ratified facts as recall sees them, by what changed in the ledger. An event only names what it is about; the
// words are read where they are kept, so that a text that was pruned leaves the index too.
import { readByPosition, readHead } from '../../ledger/queries.ts';
import type { EventRow } from '../../ledger/contract.ts';
import { readAny } from '../../store/rows.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import * as q from '../queries.ts';
import { factsById, type FactRow } from '../facts/queries.ts';
import type { RecallChanges, RecallDocument, RecallSource } from '../recall/contract.ts';

/** As a bundle names a fact. */
const FACT = 'ledger:';
const PRUNED_TEXTS = 'exchange.texts_pruned';
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
        const texts = new Map(own.map(({ turn_id, content }) => [`turn:${turn_id}`, content]));
        const known = refs.flatMap((ref) => (ref.startsWith(FACT) ? [[ref.slice(FACT.length)]] : []));
        for (const fact of await readAny(tx, factsById, known)) {
          const text = fact.project_id === projectId ? factText(fact) : undefined;
          if (text !== undefined) texts.set(`${FACT}${fact.fact_id}`, text);
        }
        return texts;
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
  const factIds = [...new Set(events.flatMap(factsOf))].map((id) => [id]);
  for (const fact of await readAny(tx, factsById, factIds)) {
    const { project_id, fact_id, ratified_at, proposed_at } = fact;
    const [ref, text] = [`${FACT}${fact_id}`, factText(fact)];
    if (text === undefined) removed.push({ project_id, ref });
    else documents.push({ project_id, ref, kind: 'fact', text, created_at: ratified_at ?? proposed_at });
  }
  for (const pruned of events.flatMap(prunedBy))
    removed.push(...(await tx.all(q.emptyTurns, pruned.project_id, pruned.from_seq, pruned.to_seq)).map(refOf));
  return { documents, removed, cursor: String(position), position, head };
}

/** Undefined for one that nobody ratified, or that no longer holds. */
function factText({ status, claim, subject }: FactRow): string | undefined {
  if (status !== 'ratified' || claim === null) return undefined;
  return subject === null ? claim : `${subject}: ${claim}`;
}

function factsOf({ event_type, payload }: EventRow): string[] {
  if (!event_type.startsWith('fact.')) return [];
  const { fact_id } = JSON.parse(payload) as { readonly fact_id?: string };
  return fact_id === undefined ? [] : [fact_id];
}

function refOf({ project_id, turn_id }: Pick<q.TurnRow, 'project_id' | 'turn_id'>) {
  return { project_id, ref: `turn:${turn_id}` };
}

/** A run of retention, whose turns have no text any more. */
function prunedBy({ event_type, payload }: EventRow) {
  if (event_type !== PRUNED_TEXTS) return [];
  return [JSON.parse(payload) as { readonly project_id: string; readonly from_seq: number; readonly to_seq: number }];
}

function exchangeOf({ event_type, payload }: EventRow): string[] {
  if (!ABOUT_TURNS.has(event_type)) return [];
  return [(JSON.parse(payload) as { readonly exchange_id: string }).exchange_id];
}
