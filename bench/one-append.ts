// What a benchmark calls one ledger append: a decider reads an entity, its event of about the size of a call's is folded over that entity
// and projected into one row, and all of it is committed alone. Every command of a domain appends at least this. An event without a decider,
// a state and a row is cheaper, and no command writes one; `bench/ledger.ts` measures it.
import { z } from 'zod';
import type { Kernel } from '../src/kernel/kernel.ts';
import { defineEvent, defineStreamKind, register, type MigrationSequence } from '../src/main.ts';
import { bigint, defineTable, text, upsertRow, writeRow } from '../src/store/table.ts';

const kind = defineStreamKind({
  kind: 'bench.items',
  events: {
    'item.changed': defineEvent({
      version: 1,
      payload: z.strictObject({ item_id: z.string(), note: z.string(), changes: z.int() }),
    }),
  },
  state: {
    collections: { items: z.strictObject({ note: z.string(), changes: z.int() }) },
    touches: ({ payload }) => [{ collection: 'items', id: payload.item_id }],
    evolve: (view, { payload: { item_id, ...item } }) => view.set('items', item_id, item),
  },
});

const upsertItem = upsertRow(defineTable('bench_items', ['item_id'], { item_id: text, note: text, changes: bigint }));

const TABLE = 'CREATE TABLE bench_items (item_id TEXT NOT NULL PRIMARY KEY, note TEXT NOT NULL, changes';

const schema: readonly MigrationSequence[] = [
  {
    name: 'bench',
    migrations: [
      { name: 'items', sqlite: `${TABLE} INTEGER NOT NULL) STRICT;`, postgres: `${TABLE} BIGINT NOT NULL);` },
    ],
  },
];

/** About what an event says of a call. */
const NOTE_LENGTH = 600;
const ITEMS = 10;

/** The kind and the table are for the database that the appends stand in. */
export const oneAppend = {
  kinds: [
    register(kind, {
      async project(tx, { type, payload }) {
        if (type === 'item.changed') await writeRow(tx, upsertItem, payload);
      },
    }),
  ],
  schema,
  /** Each call of what it returns appends once, to one stream. */
  in(ledger: Pick<Kernel, 'append'>, id: string): () => Promise<void> {
    let count = 0;
    return async () => {
      const item_id = `item-${(count += 1) % ITEMS}`;
      await ledger.append(
        { kind, id },
        async (view) => {
          const { changes } = (await view.get('items', item_id)) ?? { changes: 0 };
          const note = `${count} `.padEnd(NOTE_LENGTH, 'The quick brown fox jumps over the lazy dog. ');
          const tokens = [
            { token_class: 'semanticKey', token_value: 'ITEM' } as const,
            { token_class: 'entityId', token_value: item_id } as const,
          ];
          return [{ type: 'item.changed', payload: { item_id, note, changes: changes + 1 }, tokens }];
        },
        { create: true, actor: 'bench' },
      );
    };
  },
};
