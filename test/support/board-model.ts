// What a board's state must be, computed in the plainest way, and random histories to compute it from.
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { sha256 } from '../../src/base/hash.ts';
import type { EntityTypes, NewEvent, StateOf } from '../../src/ledger/contract.ts';
import type { BoardEntities, boardEvents } from './board.ts';

export type BoardEvent = NewEvent<typeof boardEvents>;

/** Ids that mean something to JavaScript, to JSON Pointer or to an eye. */
export const ODD_IDS = [
  'a',
  '0',
  '-',
  'a/b',
  'm~n',
  '~1',
  'toString',
  'hasOwnProperty',
  'length',
  ' ',
  'ä',
  '漢',
  '😀',
  'é',
  'é',
];

const id = fc.constantFrom(...ODD_IDS);
const column = fc.constantFrom('todo', 'doing', 'done', 'valueOf');
const note = fc
  .jsonValue({ maxDepth: 3, stringUnit: 'grapheme' })
  .map((value) => JSON.parse(JSON.stringify(value)) as never);
const isForbidden = (text: string) => /"(?:__proto__|constructor|prototype)":|\\u0000|\\ud[89a-f]/i.test(text);

export const boardEvent: fc.Arbitrary<BoardEvent> = fc.oneof(
  fc.record({
    type: fc.constant('card.added' as const),
    payload: fc.record({
      card_id: id,
      title: fc.string({ maxLength: 8 }).filter((text) => !text.includes('\0')),
      column,
    }),
  }),
  fc.record({ type: fc.constant('card.moved' as const), payload: fc.record({ card_id: id, column }) }),
  fc.record({
    type: fc.constant('card.noted' as const),
    payload: fc.record({ card_id: id, note: note.filter((value) => !isForbidden(JSON.stringify(value))) }),
  }),
  fc.record({ type: fc.constant('card.removed' as const), payload: fc.record({ card_id: id }) }),
);

/** Events in appends of several. */
export const history = (maxAppends: number) =>
  fc.array(fc.array(boardEvent, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: maxAppends });

export function foldBoard(events: readonly BoardEvent[]): StateOf<BoardEntities> {
  const cards = new Map<string, BoardEntities['cards']>();
  const columns = new Map<string, BoardEntities['columns']>();
  for (const { type, payload } of events) {
    const card = cards.get(payload.card_id);
    if (type === 'card.added') {
      cards.set(payload.card_id, { title: payload.title, column: payload.column ?? 'todo' });
      columns.set(payload.column ?? 'todo', { last_card: payload.card_id });
    } else if (type === 'card.moved') {
      if (card) cards.set(payload.card_id, { ...card, column: payload.column });
      columns.set(payload.column, { last_card: payload.card_id });
    } else if (type === 'card.noted') {
      if (card) cards.set(payload.card_id, { ...card, note: payload.note });
    } else cards.delete(payload.card_id);
  }
  return { cards: Object.fromEntries(cards), columns: Object.fromEntries(columns) };
}

/** The definition, word for word: the sum modulo 2^256 of SHA-256 over canonical [collection, id, entity]. */
export function fullChecksum(state: StateOf<EntityTypes>): string {
  let sum = 0n;
  for (const [collection, entities] of Object.entries(state)) {
    for (const [entityId, entity] of Object.entries(entities)) {
      sum += BigInt(`0x${sha256(canonicalize([collection, entityId, entity]) ?? '')}`);
    }
  }
  return (sum % (1n << 256n)).toString(16).padStart(64, '0');
}
