// Schemas move forward only: once however many processes race, never under a newer database, never without a backup,
// never by half. And the committed dumps are what a live database has.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { postgresDriver } from '../../src/store/dialect/postgres.ts';
import { sqliteDriver } from '../../src/store/dialect/sqlite.ts';
import { seededRandom } from '../../src/base/random.ts';
import type { Driver } from '../../src/store/driver.ts';
import type { MigrationSequence } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/open-store.ts';
import { sql, type Store } from '../../src/store/store.ts';
import { workSchema } from '../../src/work/schema.ts';
import { board, boardSchema } from '../support/board.ts';
import { runChild } from '../support/child.ts';
import { failureOf, refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import type { OpenAnswer, OpenRequest } from '../support/open-process.ts';
import { dumpTables, queryRaw, tableNames, withClient } from '../support/raw-database.ts';
import { addedSchema, dumpPostgresSchema, dumpSqliteSchema } from '../support/schema-dump.ts';

const both = (text: string) => ({ sqlite: text, postgres: text });
const first = { name: 'first', ...both('CREATE TABLE first (id INTEGER PRIMARY KEY, word TEXT NOT NULL);') };
const second = {
  name: 'second',
  ...both('CREATE TABLE second (id INTEGER PRIMARY KEY); INSERT INTO second (id) SELECT id FROM first;'),
};
const broken = {
  name: 'broken',
  ...both("CREATE TABLE third (id INTEGER PRIMARY KEY); UPDATE first SET word = 'changed'; SELECT * FROM nowhere;"),
};
const v1: MigrationSequence = { name: 'words', migrations: [first] };
const v2: MigrationSequence = { name: 'words', migrations: [first, second] };

const addWord = sql('INSERT INTO first (id, word) VALUES (?, ?)');
const words = sql<{ id: number; word: string }>('SELECT id, word FROM first ORDER BY id');

describe.each(DIALECTS)('migrations on %s', (dialect) => {
  let fixture: Fixture;
  beforeEach(() => {
    fixture = createFixture(dialect);
  });
  afterEach(() => fixture.dispose());

  const open = (...sequences: MigrationSequence[]) => fixture.openStore({ sequences });
  const applied = () =>
    queryRaw<{ sequence: string; version: number; name: string }>(
      fixture,
      'SELECT sequence, version, name FROM schema_migrations ORDER BY sequence, version',
    );
  /** Files, or schemas, that upgrades left. */
  const backups = async (): Promise<string[]> =>
    dialect === 'sqlite'
      ? readdirSync(fixture.folder)
          .filter((name) => name.endsWith('.backup.sqlite'))
          .map((name) => join(fixture.folder, name))
      : (
          await queryRaw<{ name: string }>(
            fixture,
            `SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE '${fixture.schema}\\_%'`,
          )
        ).map(({ name }) => name);
  /** Opens a backup as a program of its time would. */
  const openBackup = (name: string, ...sequences: MigrationSequence[]): Promise<Store> => {
    const { clock } = fixture;
    const driver =
      dialect === 'sqlite'
        ? sqliteDriver({ path: name, clock, random: seededRandom(1) })
        : postgresDriver({ url: inject('postgresUrl'), schema: name });
    return openStore(driver, { clock, producerVersion: '0', sequences });
  };
  const request = (sequences: readonly MigrationSequence[]): OpenRequest => ({
    database: dialect === 'sqlite' ? { path: fixture.path } : { url: inject('postgresUrl'), schema: fixture.schema },
    sequences,
  });

  it('leave no tables without what a new database gets with them', async () => {
    const { clock } = fixture;
    const openNew = (onNew: () => Promise<void>) =>
      openStore(fixture.driver(), { clock, producerVersion: '0', sequences: [v1], onNew });
    await expect(openNew(() => Promise.reject(new Error('the process died')))).rejects.toThrow('died');
    expect(await tableNames(fixture)).toEqual([]);
    const store = await openStore(fixture.driver(), {
      clock,
      producerVersion: '0',
      sequences: [v1],
      onNew: async (tx) => void (await tx.run(addWord, 1, 'first')),
    });
    expect(await store.read((tx) => tx.all(words))).toEqual([{ id: 1, word: 'first' }]);
    await store.close();
    // It is not new any more.
    await (await openNew(() => Promise.reject(new Error('called again')))).close();
  });

  it('are applied in order and remembered', async () => {
    await open(v2, ledgerSchema);
    expect(await applied()).toMatchObject([
      { sequence: 'ledger', version: 1 },
      { sequence: 'ledger', version: 2 },
      { sequence: 'ledger', version: 3 },
      { sequence: 'ledger', version: 4 },
      { sequence: 'words', version: 1, name: 'first' },
      { sequence: 'words', version: 2, name: 'second' },
    ]);
  });

  it('[ACL-14] make the five tables of the persistence layer with every column of theirs', async () => {
    await open(ledgerSchema);
    const columns = {
      events: [
        'event_id',
        'workflow_id',
        'event_seq',
        'event_type',
        'payload',
        'timestamp',
        'schema_version',
        'producer_version',
        'checksum',
      ],
      workflow_leases: ['workflow_id', 'owner_id', 'acquired_at', 'lease_expires_at', 'fencing_token', 'heartbeat_at'],
      step_attempts: ['workflow_id', 'step_id', 'attempt_id', 'started_at', 'fencing_token'],
      completed_steps: [
        'workflow_id',
        'step_id',
        'attempt_id',
        'completed_at',
        'result_snapshot_ref',
        'result_checksum',
      ],
      snapshots: [
        'snapshot_id',
        'workflow_id',
        'step_number',
        'last_event_seq',
        'state_inline',
        'state_s3_key',
        'state_checksum',
        'created_at',
      ],
    };
    for (const [table, names] of Object.entries(columns)) {
      expect(await queryRaw(fixture, `SELECT ${names.join(', ')} FROM ${table}`)).toEqual([]);
    }
  });

  it('run once when many stores of one process open a new database together', async () => {
    fixture.clock.sleep = (ms) => systemClock.sleep(ms);
    await Promise.all(Array.from({ length: 6 }, () => open(v2, ledgerSchema)));
    expect(await applied()).toHaveLength(6);
    expect(await backups()).toEqual([]);
  });

  it('run once, with one backup, when several processes race to make and to upgrade a database', async () => {
    const race = (sequence: MigrationSequence) =>
      Promise.all(Array.from({ length: 3 }, () => runChild<OpenAnswer>('open-process.ts', request([sequence]))));
    expect(await race(v1)).toEqual([{ opened: true }, { opened: true }, { opened: true }]);
    await fixture.tamper("INSERT INTO first (id, word) VALUES (7, 'kept')");
    expect(await race(v2)).toEqual([{ opened: true }, { opened: true }, { opened: true }]);
    expect(await applied()).toMatchObject([{ version: 1 }, { version: 2 }]);
    expect(await queryRaw(fixture, 'SELECT id FROM second')).toEqual([{ id: 7 }]);
    expect(await backups()).toHaveLength(1);
  });

  it('take a backup before an upgrade, which opens and holds what was there', async () => {
    const old = await open(v1);
    await old.write((tx) => tx.run(addWord, 1, 'before'));
    await old.close();
    const now = await open(v2);
    await now.write((tx) => tx.run(addWord, 2, 'after'));
    const [backup, ...more] = await backups();
    expect(more).toEqual([]);
    const reopened = await openBackup(backup ?? '', v1);
    expect(await reopened.read((tx) => tx.all(words))).toEqual([{ id: 1, word: 'before' }]);
    await reopened.write((tx) => tx.run(addWord, 3, 'the backup is whole'));
    await reopened.close();
    if (dialect === 'sqlite') expect(statSync(backup ?? '').mode & 0o777).toBe(0o600);
    expect(await now.read((tx) => tx.all(words))).toHaveLength(2);
  });

  it('take each upgrade its own backup, whatever the sequences are called', async () => {
    const app = (count: number): MigrationSequence => ({
      name: 'app.Notes and/or a name that is much longer than what any database would take as that of a schema',
      migrations: [first, second].slice(0, count),
    });
    await (await open(app(1), { name: 'b', migrations: [] })).close();
    await (await open(app(2))).close();
    fixture.advance(1);
    const last = { name: 'last', ...both('CREATE TABLE last (id INTEGER PRIMARY KEY);') };
    const upgraded = await open(app(2), { name: 'b', migrations: [last] });
    await upgraded.write((tx) => tx.run(addWord, 1, 'after'));
    const made = (await backups()).toSorted();
    expect(made).toHaveLength(2);
    const older = await openBackup(made[0] ?? '', app(1));
    expect(await older.read((tx) => tx.all(words))).toEqual([]);
    await older.close();
    await (await openBackup(made[1] ?? '', app(2))).close();
  });

  it('leave a ledger that verifies in the backup and in the upgraded database', async () => {
    const old = await fixture.open();
    const id = fixture.ids.uuid();
    const { head_hash } = await old.ledger.append(
      { kind: board, id },
      [{ type: 'card.added', payload: { card_id: 'a', title: 'A' } }],
      { create: true },
    );
    await old.ledger.settled();
    await old.ledger.sign();
    await old.store.close();
    const { ledger } = await fixture.open({ sequences: [ledgerSchema, boardSchema, v1] });
    expect((await ledger.stream(id)).head_hash).toBe(head_hash);
    expect(await ledger.verify({ deep: true })).toMatchObject({ ok: true, events: 1, signed_events: 1 });
    const reopened = await openBackup((await backups())[0] ?? '', ledgerSchema, boardSchema);
    const rowHash = sql<{ row_hash: string }>('SELECT row_hash FROM events');
    expect(await reopened.read((tx) => tx.all(rowHash))).toEqual([{ row_hash: head_hash }]);
    await reopened.close();
  });

  it('of a newer program are refused by an older one, which changes nothing', async () => {
    await (await open(v2)).close();
    const before = await dumpTables(fixture);
    const refusal = await refusalOf(open(v1));
    expect(refusal).toMatchObject({ code: 'database_newer', details: { sequence: 'words', version: 2 } });
    expect(refusal.message).toContain('second');
    expect(await refusalOf(open(ledgerSchema))).toMatchObject({ code: 'database_newer' });
    expect(await dumpTables(fixture)).toEqual(before);
    expect(await backups()).toEqual([]);
    await (await open(v2)).close();
  });

  it('that were changed after they were applied are refused, and nothing is changed', async () => {
    await (await open(v1)).close();
    const before = await dumpTables(fixture);
    const edited = { name: 'words', migrations: [{ ...first, ...both(`${first.sqlite} -- edited`) }, second] };
    expect(await refusalOf(open(edited))).toMatchObject({
      code: 'migration_changed',
      details: { sequence: 'words', version: 1 },
    });
    const renamed = { name: 'words', migrations: [{ ...first, name: 'other' }] };
    expect(await refusalOf(open(renamed))).toMatchObject({ code: 'migration_changed' });
    expect(await dumpTables(fixture)).toEqual(before);
  });

  it('that fail in the middle leave the old schema and the old rows, and the database still opens', async () => {
    const old = await open(v1);
    await old.write((tx) => tx.run(addWord, 1, 'before'));
    await old.close();
    const before = await dumpTables(fixture);
    const failure = await failureOf(open({ name: 'words', migrations: [first, second, broken] }));
    expect(failure.code).toBe('database_error');
    expect(failure.message).toContain('nowhere');
    expect(await tableNames(fixture)).toEqual(['first', 'schema_format', 'schema_migrations']);
    expect(await dumpTables(fixture)).toEqual(before);
    const again = await open(v1);
    expect(await again.read((tx) => tx.all(words))).toEqual([{ id: 1, word: 'before' }]);
  });

  it('refuse the next write of a process that has the database open in an older format', async () => {
    const old = await open(v1);
    await old.write((tx) => tx.run(addWord, 1, 'before'));
    await open(v2);
    const before = await dumpTables(fixture);
    const writes = ['alone', 'together', 'with others'].map((word, at) =>
      refusalOf(old.write((tx) => tx.run(addWord, at + 2, word))),
    );
    for (const { code, details } of await Promise.all(writes)) {
      expect({ code, ...details }).toMatchObject({ code: 'database_newer', format: 2, known: 1 });
    }
    expect(await dumpTables(fixture)).toEqual(before);
    expect(await old.read((tx) => tx.all(words))).toEqual([{ id: 1, word: 'before' }]);
  });

  it('are applied to a database of an older format only when that is decided', async () => {
    await (await open(v1)).close();
    const before = await dumpTables(fixture);
    const asked: unknown[] = [];
    const refusing = fixture.openStore({
      sequences: [v2],
      onOlder: async ({ pending }) => {
        asked.push(pending);
        throw new Error('not now');
      },
    });
    await expect(refusing).rejects.toThrow('not now');
    expect(asked).toEqual([['words 2 (second)']]);
    expect(await dumpTables(fixture)).toEqual(before);
    expect(await backups()).toEqual([]);
    const results: unknown[] = [];
    await fixture.openStore({ sequences: [v2], onOlder: async ({ apply }) => void results.push(await apply()) });
    expect(results).toMatchObject([{ migrations: ['words 2 (second)'] }]);
    expect(await backups()).toHaveLength(1);
  });

  it('are not applied unasked to a database that an older process made while this one opened it', async () => {
    const driver = fixture.driver();
    let isMade = false;
    const late: Driver = Object.assign(Object.create(driver) as Driver, {
      async connect(purpose: 'write' | 'read') {
        const conn = await driver.connect(purpose);
        const begin = conn.begin.bind(conn);
        // It has found no tables by then, and is about to make them.
        conn.begin = async (mode) => {
          if (mode === 'write' && !isMade) {
            isMade = true;
            await (await open(v1)).close();
          }
          await begin(mode);
        };
        return conn;
      },
    });
    const asked: unknown[] = [];
    const opening = openStore(late, {
      clock: systemClock,
      producerVersion: 'test',
      sequences: [v2],
      onOlder: async ({ pending }) => {
        asked.push(pending);
        throw new Error('not now');
      },
    });
    await expect(opening).rejects.toThrow('not now');
    expect(asked).toEqual([['words 2 (second)']]);
    expect(await tableNames(fixture)).not.toContain('second');
  });

  it('that a program adds for itself are applied at once, and fence off no other process', async () => {
    const plain = await open(v1);
    const own = { name: 'app.notes', migrations: [{ name: 'notes', ...both('CREATE TABLE notes (id INTEGER);') }] };
    await fixture.openStore({ sequences: [v1, own], onOlder: () => Promise.reject(new Error('never asked')) });
    expect(await plain.write((tx) => tx.run(addWord, 1, 'still'))).toBe(1);
  });

  it('write the format again where it was lost', async () => {
    await (await open(v1)).close();
    await fixture.tamper('UPDATE schema_format SET format = 77');
    const healed = await open(v1);
    expect(await healed.write((tx) => tx.run(addWord, 1, 'on'))).toBe(1);
    expect(await backups()).toEqual([]);
  });

  it('do not make an open wait for writers when there is nothing to do', async () => {
    await (await open(v1)).close();
    const holder = await open(v1);
    let opened = false;
    if (dialect === 'postgres') {
      await withClient(async (client) => {
        await client.query(
          `BEGIN; SET search_path = ${fixture.schema}; LOCK TABLE schema_migrations IN EXCLUSIVE MODE`,
        );
        await open(v1);
        opened = true;
        await client.query('ROLLBACK');
      });
    } else {
      using db = new DatabaseSync(fixture.path);
      db.exec('BEGIN IMMEDIATE');
      await fixture.openStore({ sequences: [v1], lockTimeoutMs: 50 });
      opened = true;
      db.exec('ROLLBACK');
    }
    await holder.close();
    expect(opened).toBe(true);
  });

  it('give the schemas that are committed under docs/schema; `npm run schema` writes them anew', async () => {
    const committed = (name: string) =>
      readFileSync(new URL(`../../docs/schema/${name}.${dialect}.sql`, import.meta.url), 'utf8');
    const dump = async (): Promise<string> => {
      if (dialect === 'postgres') return withClient((client) => dumpPostgresSchema(client, fixture.schema));
      using db = new DatabaseSync(fixture.path);
      return dumpSqliteSchema(db);
    };
    await open(ledgerSchema);
    const ledger = await dump();
    expect(ledger).toBe(committed('ledger'));
    await open(ledgerSchema, workSchema);
    expect(addedSchema(ledger, await dump())).toBe(committed('work'));
  });
});
