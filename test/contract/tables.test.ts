// Tables are declared once for the statements over them, and made by migrations. Both say the same, on both databases.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as factQueries from '../../src/ask/facts/queries.ts';
import * as askQueries from '../../src/ask/queries.ts';
import * as recallQueries from '../../src/ask/recall/queries.ts';
import { recallSchema } from '../../src/ask/recall/schema.ts';
import { askDomain } from '../../src/ask/domain.ts';
import * as gatewayQueries from '../../src/gateway/queries.ts';
import { gatewaySchema } from '../../src/gateway/schema.ts';
import * as jobQueries from '../../src/kernel/jobs/queries.ts';
import * as notificationQueries from '../../src/kernel/notifications/queries.ts';
import * as workflowQueries from '../../src/kernel/workflows/queries.ts';
import * as ledgerQueries from '../../src/ledger/queries.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { mindDomain } from '../../src/mind/domain.ts';
import * as distilQueries from '../../src/mind/finalize/queries.ts';
import * as canonQueries from '../../src/mind/canon/queries.ts';
import * as consolidateQueries from '../../src/mind/consolidate/queries.ts';
import * as controlQueries from '../../src/mind/controls/queries.ts';
import * as handshakeQueries from '../../src/mind/handshake/queries.ts';
import * as injectionQueries from '../../src/mind/injection/queries.ts';
import * as mindQueries from '../../src/mind/queries.ts';
import * as t0Queries from '../../src/mind/t0/queries.ts';
import { sql } from '../../src/store/store.ts';
import {
  bigint,
  defineTable,
  insertRow,
  insertRows,
  nullable,
  select,
  selectAny,
  text,
  upsertRow,
  writeRow,
  type Table,
} from '../../src/store/table.ts';
import { readAny, runRows } from '../../src/store/rows.ts';
import * as workQueries from '../../src/work/queries.ts';
import { workSchema } from '../../src/work/schema.ts';
import { DIALECTS, createFixture, type DialectName, type Fixture } from '../support/fixture.ts';
import { queryRaw, tableNames } from '../support/raw-database.ts';

const MODULES = [
  ledgerQueries,
  jobQueries,
  workflowQueries,
  notificationQueries,
  workQueries,
  mindQueries,
  distilQueries,
  t0Queries,
  handshakeQueries,
  injectionQueries,
  canonQueries,
  consolidateQueries,
  controlQueries,
  gatewayQueries,
  askQueries,
  recallQueries,
  factQueries,
];
const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && 'columns' in value && 'key' in value;
const declared = MODULES.flatMap((module) => Object.values(module).filter(isTable));

/** What an engine makes for itself, and what no statement over both names: the text index, and rows of bits. */
const OF_ENGINES = /^recall_(?:fts|bits)/;

interface LiveColumn {
  readonly name: string;
  readonly type: string;
  readonly required: boolean | number;
}

describe.each(DIALECTS)('declared tables on %s', (dialect) => {
  let fixture: Fixture;
  beforeEach(() => {
    fixture = createFixture(dialect);
  });
  afterEach(() => fixture.dispose());

  it('are all the tables that migrations made, column by column', async () => {
    await fixture.openStore({
      sequences: [ledgerSchema, workSchema, ...mindDomain.schema, gatewaySchema, ...askDomain.schema, recallSchema],
    });
    const names = (await tableNames(fixture)).filter((name) => !name.startsWith('schema_') && !OF_ENGINES.test(name));
    expect(declared.map(({ name }) => name).toSorted()).toEqual(names);
    for (const table of declared) {
      const columns = Object.entries(table.columns).map(([name, { isNullable = false, ...type }]) => ({
        name,
        type: type[dialect],
        required: !isNullable,
      }));
      const live = await queryRaw<LiveColumn>(fixture, COLUMNS[dialect](table.name));
      const found = live.map(({ name, type, required }) => ({ name, type, required: Boolean(required) }));
      expect({ [table.name]: byName(columns) }).toEqual({ [table.name]: byName(found) });
    }
  });

  it('have their key as a unique index', async () => {
    await fixture.openStore({
      sequences: [ledgerSchema, workSchema, ...mindDomain.schema, gatewaySchema, ...askDomain.schema, recallSchema],
    });
    for (const { name, key } of declared) {
      const indexes = await queryRaw<{ columns: string }>(fixture, UNIQUE[dialect](name));
      const found = indexes.map(({ columns }) => `${name}: ${columns}`);
      expect(found).toContain(`${name}: ${key.toSorted().join(' ')}`);
    }
  });

  it('write and read rows by the names of their columns, in whatever order an object has them', async () => {
    const store = await fixture.openStore({
      sequences: [{ name: 'app.notes', migrations: [{ name: 'notes', ...NOTES }] }],
    });
    await store.write(async (tx) => {
      expect(await writeRow(tx, insertNote, { body: 'first', edits: 0, note_id: 'a', seen: 1 })).toBe(1);
      expect(await writeRow(tx, insertNote, { body: 'again', edits: 7, note_id: 'a', seen: 7 })).toBe(0);
      expect(await writeRow(tx, upsertNote, { edits: 1, body: 'second', note_id: 'a' })).toBe(1);
      const many = Array.from({ length: 45 }, (_, index) => ({
        edits: index,
        seen: null,
        body: `note ${index}`,
        note_id: `n${index}`,
      }));
      await Promise.all(runRows(tx, insertNotes, many));
    });
    const [one, some, counted] = await store.read((tx) =>
      Promise.all([tx.get(readNote, 'a'), readAny(tx, readNotes, [['n0'], ['n44'], ['none']]), tx.get(countNotes)]),
    );
    expect({ ...one }).toEqual({ note_id: 'a', body: 'second', edits: 1, seen: 1 });
    expect(some.toSorted((a, b) => a.edits - b.edits)).toEqual([
      { note_id: 'n0', body: 'note 0', edits: 0 },
      { note_id: 'n44', body: 'note 44', edits: 44 },
    ]);
    expect(counted?.count).toBe(46);
  });
});

const NOTES = {
  sqlite:
    'CREATE TABLE notes (seen INTEGER, note_id TEXT NOT NULL PRIMARY KEY, body TEXT NOT NULL, edits INTEGER NOT NULL) STRICT;',
  postgres:
    'CREATE TABLE notes (seen BIGINT, note_id TEXT NOT NULL PRIMARY KEY, body TEXT NOT NULL, edits BIGINT NOT NULL);',
};
const notes = defineTable('notes', ['note_id'], { note_id: text, body: text, edits: bigint, seen: nullable(bigint) });
const insertNote = insertRow(notes, { onConflict: 'nothing' });
const insertNotes = insertRows(notes);
const upsertNote = upsertRow(notes, { without: ['seen'], set: { edits: 'notes.edits + excluded.edits' } });
const readNote = select(notes, 'WHERE note_id = ?');
const readNotes = selectAny(notes, 'note_id = ?', { without: ['seen'], mapped: true });
const countNotes = sql<{ count: number }>('SELECT count(*) AS count FROM notes');

/** The rowid of SQLite is never NULL, whatever its column says. */
const COLUMNS: Record<DialectName, (table: string) => string> = {
  sqlite: (table) => `SELECT name, type, "notnull" OR pk AS required FROM pragma_table_info('${table}')`,
  postgres: (table) =>
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS required FROM pg_attribute
     WHERE attrelid = '${table}'::regclass AND attnum > 0 AND NOT attisdropped`,
};

/** The columns of each, sorted, in one text. */
const UNIQUE: Record<DialectName, (table: string) => string> = {
  sqlite: (table) =>
    `SELECT group_concat(name, ' ') AS columns FROM (SELECT name FROM pragma_table_info('${table}') WHERE pk ORDER BY name)
     UNION ALL SELECT (SELECT group_concat(name, ' ') FROM (SELECT name FROM pragma_index_info(i.name) ORDER BY name))
     FROM pragma_index_list('${table}') i WHERE i."unique" AND NOT i.partial`,
  postgres: (table) =>
    `SELECT (SELECT string_agg(attname, ' ' ORDER BY attname COLLATE "C") FROM pg_attribute
       WHERE attrelid = i.indrelid AND attnum = ANY (i.indkey::int2[])) AS columns
     FROM pg_index i WHERE indrelid = '${table}'::regclass AND indisunique AND indpred IS NULL`,
};

function byName<Named extends { readonly name: string }>(columns: readonly Named[]): Named[] {
  return columns.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
