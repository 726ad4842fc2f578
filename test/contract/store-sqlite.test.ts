// What only a file can show: its settings, its permissions, its locks, and a disk that is full, read-only or damaged.
import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../src/store/store.ts';
import { board } from '../support/board.ts';
import { runChild } from '../support/child.ts';
import { failureOf, refusalOf } from '../support/expect-error.ts';
import { createFixture, type Fixture } from '../support/fixture.ts';
import type { OpenAnswer, OpenRequest } from '../support/open-process.ts';
import { dumpTables } from '../support/raw-database.ts';

const notes = {
  name: 'notes',
  migrations: [
    {
      name: 'notes',
      sqlite: 'CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;',
      postgres: 'CREATE TABLE notes (id BIGINT PRIMARY KEY, text TEXT NOT NULL);',
    },
  ],
};
const insert = sql('INSERT INTO notes (id, text) VALUES (?, ?)');
const count = sql<{ count: number }>('SELECT count(*) AS count FROM notes');
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;

describe('the store in a SQLite file', () => {
  let fixture: Fixture;
  beforeEach(() => {
    fixture = createFixture('sqlite');
  });
  afterEach(() => fixture.dispose());

  const open = (options = {}) => fixture.openStore({ sequences: [notes], ...options });

  it('sets what durability needs on every connection, and reads it back', async () => {
    const conn = await fixture.driver().connect('write');
    const reader = await fixture.driver().connect('read');
    const setting = async (name: string, from = conn) =>
      Object.values((await from.get(sql(`PRAGMA ${name}`), [])) ?? {})[0];
    expect(await setting('journal_mode')).toBe('wal');
    for (const from of [conn, reader]) {
      expect(await setting('synchronous', from)).toBe(2);
      expect(await setting('foreign_keys', from)).toBe(1);
      expect(await setting('trusted_schema', from)).toBe(0);
      expect(await setting('fullfsync', from)).toBe(1);
    }
    expect(await setting('query_only', reader)).toBe(1);
    await conn.close();
    await reader.close();
  });

  it('makes its files for this user only, whatever the umask', async () => {
    const before = process.umask(0);
    try {
      const store = await open();
      await store.write((tx) => tx.run(insert, 1, 'x'));
      const files = readdirSync(fixture.folder).filter((name) => name.startsWith('work.sqlite'));
      expect(files.toSorted()).toEqual(['work.sqlite', 'work.sqlite-shm', 'work.sqlite-wal']);
      for (const name of files)
        expect([name, statSync(join(fixture.folder, name)).mode & 0o777]).toEqual([name, 0o600]);
    } finally {
      process.umask(before);
    }
  });

  it('waits for another writer, then says that the database is busy and may be tried again', async () => {
    const store = await open({ lockTimeoutMs: 60 });
    using other = new DatabaseSync(fixture.path);
    other.exec('BEGIN IMMEDIATE');
    const failure = await failureOf(store.write((tx) => tx.run(insert, 1, 'x')));
    expect(failure).toMatchObject({ code: 'database_busy', retry: { retry: true } });
    expect(await store.read((tx) => tx.get(count))).toEqual({ count: 0 });
    other.exec('ROLLBACK');
    await store.write((tx) => tx.run(insert, 1, 'x'));
    expect(await store.read((tx) => tx.get(count))).toEqual({ count: 1 });
  });

  it('waits out a writer that ends in time', async () => {
    const store = await open({ lockTimeoutMs: 10_000 });
    using other = new DatabaseSync(fixture.path);
    other.exec('BEGIN IMMEDIATE');
    let slept = 0;
    fixture.clock.sleep = async () => {
      slept += 1;
      if (slept === 3) other.exec('ROLLBACK');
    };
    await store.write((tx) => tx.run(insert, 1, 'x'));
    expect(slept).toBe(3);
  });

  describe('on a full disk', () => {
    it('fails typed, writes nothing by half, and works again when there is room', async () => {
      await (await open()).close();
      const store = await open({ maxPages: 12 });
      await store.write((tx) => tx.run(insert, 1, 'small'));
      const before = await dumpTables(fixture);
      const failure = await failureOf(
        store.write(async (tx) => {
          await tx.run(insert, 2, 'also small');
          await tx.run(insert, 3, 'x'.repeat(200_000));
        }),
      );
      expect(failure).toMatchObject({ code: 'disk_full', details: { database: fixture.path } });
      expect(await dumpTables(fixture)).toEqual(before);
      await store.write((tx) => tx.run(insert, 4, 'small'));
      await store.close();
      const roomy = await open();
      await roomy.write((tx) => tx.run(insert, 3, 'x'.repeat(200_000)));
      expect(await roomy.read((tx) => tx.get(count))).toEqual({ count: 3 });
      expect(await roomy.check()).toEqual([]);
    });

    it('fails or keeps each body of a group, and never acknowledges what is not there', async () => {
      await (await open()).close();
      const store = await open({ maxPages: 20 });
      const results = await Promise.allSettled(
        Array.from({ length: 20 }, (_, id) =>
          store.write((tx) => tx.run(insert, id, 'x'.repeat(id % 2 === 0 ? 10 : 40_000))),
        ),
      );
      const kept = await store.read((tx) => tx.all(sql<{ id: number }>('SELECT id FROM notes ORDER BY id')));
      const acknowledged = results.flatMap((result, id) => (result.status === 'fulfilled' ? [{ id }] : []));
      expect(kept).toEqual(acknowledged);
      expect(results.some((result) => result.status === 'rejected')).toBe(true);
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'disk_full' });
    });

    it('keeps the ledger whole', async () => {
      const { ledger, store } = await fixture.open();
      const stream = { kind: board, id: fixture.ids.uuid() };
      await ledger.append(stream, [{ type: 'card.added', payload: { card_id: 'a', title: 'A' } }], { create: true });
      await ledger.close();
      await store.close();
      const small = await fixture.open({ maxPages: 80, signed: false });
      let failed = 0;
      for (let n = 0; n < 60 && failed < 3; n += 1) {
        try {
          await small.ledger.append(stream, [
            { type: 'card.added', payload: { card_id: `c${n}`, title: 'x'.repeat(9_000) } },
          ]);
        } catch (error) {
          expect(error).toMatchObject({ code: 'disk_full' });
          failed += 1;
        }
      }
      expect(failed).toBe(3);
      await small.store.close();
      const after = await fixture.open();
      expect(await after.ledger.verify({ deep: true })).toMatchObject({ ok: true, problems: [] });
      await after.ledger.append(stream, [
        { type: 'card.added', payload: { card_id: 'later', title: 'x'.repeat(9_000) } },
      ]);
      expect((await after.ledger.restore(stream)).state['cards']).toHaveProperty('later');
    });
  });

  describe.skipIf(!isRoot && process.platform === 'win32')('where it may not write', () => {
    const attempt = async (
      request: Partial<OpenRequest> & { readonly path: string },
    ): Promise<Record<string, unknown>> => {
      const answer = await runChild<OpenAnswer>('open-process.ts', {
        sequences: [notes],
        write: "INSERT INTO notes (id, text) VALUES (99, 'no')",
        // Root may write everywhere; another user shows what a person sees.
        ...(isRoot ? { uid: NOBODY } : {}),
        database: { path: request.path },
      } satisfies OpenRequest);
      return 'error' in answer ? answer.error : {};
    };

    it('says so for a file', async () => {
      await (await open()).close();
      chmodSync(fixture.folder, 0o755);
      chmodSync(fixture.path, 0o444);
      const error = await attempt({ path: fixture.path });
      expect(error).toMatchObject({ kind: 'failure', code: 'read_only' });
      expect(error['message']).toContain(fixture.path);
    });

    it('says so for an empty file', async () => {
      writeFileSync(fixture.path, '');
      chmodSync(fixture.folder, 0o755);
      chmodSync(fixture.path, 0o444);
      expect(await attempt({ path: fixture.path })).toMatchObject({ kind: 'failure', code: 'read_only' });
    });

    it('says so for a folder', async () => {
      const folder = join(fixture.folder, 'locked');
      mkdirSync(folder);
      chmodSync(fixture.folder, 0o755);
      chmodSync(folder, 0o555);
      const path = join(folder, 'work.sqlite');
      expect(await attempt({ path })).toMatchObject({ kind: 'failure', code: 'read_only' });
    });

    it('says so for a file that may be written in a folder that may not', async () => {
      await (await open()).close();
      chmodSync(fixture.path, 0o666);
      chmodSync(fixture.folder, 0o555);
      expect(await attempt({ path: fixture.path })).toMatchObject({ kind: 'failure', code: 'read_only' });
      chmodSync(fixture.folder, 0o755);
    });
  });

  describe('on a damaged file', () => {
    it('says that a file which is no database is corrupt, and leaves it as it is', async () => {
      const text = 'This is a letter, not a database.\n'.repeat(300);
      writeFileSync(fixture.path, text, { mode: 0o600 });
      const failure = await failureOf(open());
      expect(failure).toMatchObject({ code: 'database_corrupt', retry: { retry: false } });
      expect(statSync(fixture.path).size).toBe(text.length);
    });

    it('says that a folder in its place cannot be opened', async () => {
      mkdirSync(fixture.path);
      const refusal = await refusalOf(open());
      expect(refusal).toMatchObject({ code: 'irregular_file', details: { path: fixture.path } });
    });

    it('counts the rows that a missing one leaves dangling, instead of listing them', async () => {
      const family = {
        name: 'family',
        migrations: [
          {
            name: 'family',
            sqlite: `CREATE TABLE parents (id INTEGER PRIMARY KEY) STRICT;
              CREATE TABLE children (id INTEGER PRIMARY KEY, parent INTEGER NOT NULL REFERENCES parents (id)) STRICT;`,
            postgres: '',
          },
        ],
      };
      const store = await open({ sequences: [family] });
      const rows = Array.from({ length: 300 }, (_, id) => `(${id}, ${id % 2})`).join();
      await fixture.tamper(`INSERT INTO parents VALUES (0); INSERT INTO children VALUES ${rows}`);
      expect(await store.check()).toEqual(['150 rows of children refer to missing rows of parents']);
    });

    it("finds a trigger on its tables, unless another program's migrations may have made it", async () => {
      const quiet = 'CREATE TRIGGER quiet AFTER INSERT ON notes BEGIN DELETE FROM notes; END';
      const own = 'CREATE TABLE own (id INTEGER PRIMARY KEY);';
      const app = { name: 'app.own', migrations: [{ name: 'own', sqlite: `${own} ${quiet};`, postgres: own }] };
      const store = await open();
      await fixture.tamper(`${own} ${quiet}`);
      expect(await store.check()).toEqual([`the schema holds what no migration made: trigger quiet of notes ${quiet}`]);
      await fixture.tamper('DROP TRIGGER quiet; DROP TABLE own');
      await (await open({ sequences: [notes, app] })).close();
      expect(await store.check()).toEqual([]);
      await fixture.tamper('DROP TABLE notes');
      expect(await store.check()).toEqual([expect.stringContaining('misses what a migration made: table notes')]);
    });

    it('finds an entry of its schema that became a blob, which a backup would be without', async () => {
      const kept = {
        name: 'kept',
        migrations: [
          {
            name: 'kept',
            sqlite: `CREATE TABLE kept (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;
              CREATE INDEX idx_kept ON kept (text);
              CREATE TRIGGER kept_stays BEFORE DELETE ON kept BEGIN SELECT RAISE(ABORT, 'kept'); END;`,
            postgres: '',
          },
        ],
      };
      const store = await open({ sequences: [kept] });
      const db = new DatabaseSync(fixture.path, { defensive: false });
      const storeAs = (type: string, column: string, storage: 'BLOB' | 'TEXT') => {
        db.exec(`PRAGMA writable_schema = ON;
          UPDATE sqlite_schema SET ${column} = CAST(${column} AS ${storage}) WHERE CAST(type AS TEXT) = '${type}';
          PRAGMA writable_schema = RESET`);
      };
      for (const type of ['table', 'index', 'trigger']) {
        for (const column of ['type', 'name', 'tbl_name', 'sql']) {
          storeAs(type, column, 'BLOB');
          const damages = await store.check();
          storeAs(type, column, 'TEXT');
          expect({ type, column, damages }).toEqual({
            type,
            column,
            damages: expect.arrayContaining([
              expect.stringContaining(`misses what a migration made: ${type} `),
            ]) as unknown,
          });
        }
      }
      db.close();
      expect(await store.check()).toEqual([]);
    });

    it('says that the database is corrupt when its pages are overwritten', async () => {
      const store = await open();
      await store.write(async (tx) => {
        for (let id = 0; id < 200; id += 1) await tx.run(insert, id, 'x'.repeat(500));
      });
      await store.close();
      const { size } = statSync(fixture.path);
      const file = openSync(fixture.path, 'r+');
      for (let at = 12_288; at + 4096 <= size; at += 4096) writeSync(file, Buffer.alloc(4096, 0xa5), 0, 4096, at);
      closeSync(file);
      const damaged = await open();
      const all = sql<{ text: string }>('SELECT text FROM notes');
      expect(await failureOf(damaged.read((tx) => tx.all(all)))).toMatchObject({ code: 'database_corrupt' });
      await failureOf(damaged.write((tx) => tx.run(insert, 1_000, 'y')));
      expect((await damaged.check()).length).toBeGreaterThan(0);
    });

    it('says that the database is corrupt when its end is missing', async () => {
      const store = await open();
      await store.write(async (tx) => {
        for (let id = 0; id < 200; id += 1) await tx.run(insert, id, 'x'.repeat(500));
      });
      await store.close();
      truncateSync(fixture.path, 20_480);
      const failure = await failureOf(
        open().then((damaged) => damaged.read((tx) => tx.all(sql<{ text: string }>('SELECT text FROM notes')))),
      );
      expect(failure.code).toBe('database_corrupt');
    });
  });
});
