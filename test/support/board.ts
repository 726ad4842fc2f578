// A small domain for the ledger's tests: cards on a board, with old event versions, a projection, and a plain log.
import { z } from 'zod';
import { defineEvent, defineStreamKind, type EntitiesOf } from '../../src/ledger/contract.ts';
import { register } from '../../src/ledger/streams/registry.ts';
import type { MigrationSequence } from '../../src/store/migrations.ts';
import { sql } from '../../src/store/store.ts';

const cardId = z.string().min(1);

export const boardEvents = {
  'card.added': defineEvent({
    version: 2,
    payload: z.strictObject({ card_id: cardId, title: z.string().max(10_000), column: z.string().default('todo') }),
    earlier: {
      1: {
        payload: z.strictObject({ id: cardId, title: z.string() }),
        lift: ({ id, title }: { id: string; title: string }) => ({ card_id: id, title, column: 'todo' }),
      },
    },
  }),
  'card.moved': defineEvent({ version: 1, payload: z.strictObject({ card_id: cardId, column: z.string() }) }),
  'card.noted': defineEvent({ version: 1, payload: z.strictObject({ card_id: cardId, note: z.json() }) }),
  'card.removed': defineEvent({ version: 1, payload: z.strictObject({ card_id: cardId }) }),
};

export const boardCollections = {
  cards: z.strictObject({ title: z.string(), column: z.string(), note: z.json().optional() }),
  columns: z.strictObject({ last_card: z.string() }),
};

export type BoardEntities = EntitiesOf<typeof boardCollections>;

export const board = defineStreamKind({
  kind: 'board',
  events: boardEvents,
  state: {
    collections: boardCollections,
    touches: (event) => [
      { collection: 'cards', id: event.payload.card_id },
      ...('column' in event.payload ? [{ collection: 'columns', id: event.payload.column } as const] : []),
    ],
    evolve(view, event) {
      const { card_id: id } = event.payload;
      const card = view.get('cards', id);
      switch (event.type) {
        case 'card.added':
          view.set('cards', id, { title: event.payload.title, column: event.payload.column });
          view.set('columns', event.payload.column, { last_card: id });
          break;
        case 'card.moved':
          if (card) view.set('cards', id, { ...card, column: event.payload.column });
          view.set('columns', event.payload.column, { last_card: id });
          break;
        case 'card.noted':
          if (card) view.set('cards', id, { ...card, note: event.payload.note });
          break;
        case 'card.removed':
          view.remove('cards', id);
          break;
      }
    },
  },
});

/** The same kind as an older program declared it: version 1 of `card.added`, which newer ones lift. */
export const oldBoard = defineStreamKind({
  kind: 'board',
  events: { 'card.added': defineEvent({ version: 1, payload: z.strictObject({ id: cardId, title: z.string() }) }) },
  state: {
    collections: ['cards', 'columns'],
    touches: (event) => [{ collection: 'cards', id: event.payload.id }],
    evolve: (view, event) => view.set('cards', event.payload.id, { title: event.payload.title, column: 'todo' }),
  },
});

export const log = defineStreamKind({
  kind: 'log',
  events: { 'line.written': defineEvent({ version: 1, payload: z.strictObject({ text: z.string() }) }) },
  state: 'none',
});

export const boardSchema: MigrationSequence = {
  name: 'board',
  migrations: [
    {
      name: 'cards',
      sqlite: `CREATE TABLE board_cards (workflow_id TEXT NOT NULL, card_id TEXT NOT NULL, title TEXT NOT NULL,
        PRIMARY KEY (workflow_id, card_id)) STRICT, WITHOUT ROWID;`,
      postgres: `CREATE TABLE board_cards (workflow_id UUID NOT NULL, card_id TEXT NOT NULL, title TEXT NOT NULL,
        PRIMARY KEY (workflow_id, card_id));`,
    },
  ],
};

const upsertCard = sql(
  `INSERT INTO board_cards (workflow_id, card_id, title) VALUES (?, ?, ?)
   ON CONFLICT (workflow_id, card_id) DO UPDATE SET title = excluded.title`,
);
const deleteCard = sql('DELETE FROM board_cards WHERE workflow_id = ? AND card_id = ?');
export const readCards = sql<{ card_id: string; title: string }>(
  'SELECT card_id, title FROM board_cards WHERE workflow_id = ? ORDER BY card_id',
);

/** A card with this title cannot be projected: stands for a projection that fails. */
export const UNPROJECTABLE = 'unprojectable';

export const boardRegistration = register(board, {
  async project(tx, event, changes) {
    for (const { collection, id, after } of changes) {
      if (collection !== 'cards') continue;
      const title = after?.title;
      if (title === UNPROJECTABLE) throw new Error('the projection failed');
      if (title !== undefined) await tx.run(upsertCard, event.workflow_id, id, title);
      else await tx.run(deleteCard, event.workflow_id, id);
    }
  },
  async compare(tx, workflowId, state) {
    const rows = new Map((await tx.all(readCards, workflowId)).map((row) => [row.card_id, row.title]));
    const cards = Object.entries(state.cards);
    const wrong = cards
      .filter(([id, card]) => rows.get(id) !== card.title)
      .map(([id]) => `card ${id} is not projected`);
    return rows.size === cards.length ? wrong : [...wrong, `${rows.size} cards are projected, ${cards.length} exist`];
  },
});

export const logRegistration = register(log);
