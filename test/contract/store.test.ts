// What the store promises on both engines: group commit, transactions that await nothing else, consistent reads,
// values that both engines store alike, and typed errors that leave nothing half done.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { openStore } from '../../src/store/open-store.ts';
import { sql, type SqlValue, type Store } from '../../src/store/store.ts';
import { bugOf, failureOf, refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture, type OpenOptions } from '../support/fixture.ts';
import { queryRaw } from '../support/raw-database.ts';

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
const read = sql<{ text: string }>('SELECT text FROM notes WHERE id = ?');
const raise = sql('UPDATE notes SET text = ? WHERE id = ?');
const ids = sql<{ id: number }>('SELECT id FROM notes ORDER BY id');
const countFrom = (store: Store) => store.read(async (tx) => (await tx.get(count))?.count ?? 0);
const idsIn = async (store: Store) => (await store.read((tx) => tx.all(ids))).map(({ id }) => id);
const tick = () => new Promise((resolve) => setTimeout(resolve, 5));

describe.each(DIALECTS)('the store on %s', (dialect) => {
  let fixture: Fixture;
  beforeEach(() => {
    fixture = createFixture(dialect);
  });
  afterEach(() => fixture.dispose());

  const open = (options: OpenOptions = {}) => fixture.openStore({ sequences: [notes], ...options });
  /** A store that counts its commits, with whatever else its probe shall do. */
  async function openCounting(probe: OpenOptions['probe'] = () => {}) {
    const seen = { commits: 0 };
    const store = await open({
      probe: (call) => {
        if (call.at === 'before' && call.what === 'COMMIT') seen.commits += 1;
        probe(call);
      },
    });
    seen.commits = 0;
    return { store, seen };
  }

  describe('group commit', () => {
    it('gives bodies that wait together one commit', async () => {
      const { store, seen } = await openCounting();
      await Promise.all(Array.from({ length: 50 }, (_, id) => store.write((tx) => tx.run(insert, id, 'x'))));
      expect(seen.commits).toBe(1);
      expect(await countFrom(store)).toBe(50);
    });

    it('bounds how many bodies share a commit', async () => {
      const { store, seen } = await openCounting();
      await Promise.all(Array.from({ length: 300 }, (_, id) => store.write((tx) => tx.run(insert, id, 'x'))));
      expect(seen.commits).toBe(3);
      expect(await countFrom(store)).toBe(300);
    });

    it('rolls back only the body that refuses, and the others of its group stand', async () => {
      const { store, seen } = await openCounting();
      const results = await Promise.allSettled(
        Array.from({ length: 10 }, (_, id) =>
          store.write(async (tx) => {
            await tx.run(insert, id, 'x');
            if (id % 3 === 0) throw new Error(`no ${id}`);
            return id;
          }),
        ),
      );
      expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'refused'))).toEqual([
        'refused',
        1,
        2,
        'refused',
        4,
        5,
        'refused',
        7,
        8,
        'refused',
      ]);
      expect(seen.commits).toBe(1);
      expect(await idsIn(store)).toEqual([1, 2, 4, 5, 7, 8]);
    });

    it('rolls back only the body whose statement the engine refuses', async () => {
      const { store } = await openCounting();
      const [first, second, third] = await Promise.allSettled([
        store.write((tx) => tx.run(insert, 1, 'first')),
        store.write(async (tx) => {
          await tx.run(insert, 2, 'second');
          await tx.run(insert, 1, 'again');
        }),
        store.write((tx) => tx.run(insert, 3, 'third')),
      ]);
      expect([first.status, second.status, third.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(second).toMatchObject({ reason: { name: 'Failure', code: 'database_error' } });
      expect(await idsIn(store)).toEqual([1, 3]);
    });

    it.each([
      ['caught', async (failing: Promise<unknown>) => failing.catch(() => 'never mind')],
      ['never looked at', async (failing: Promise<unknown>) => void failing.catch(() => {})],
    ])('rolls back the body whose failed statement it %s, and the others of its group stand', async (_, handle) => {
      const store = await open();
      const results = await Promise.allSettled([
        store.write((tx) => tx.run(insert, 1, 'first')),
        store.write(async (tx) => {
          await tx.run(insert, 2, 'second');
          await handle(tx.run(insert, 1, 'again'));
        }),
        store.write((tx) => tx.run(insert, 3, 'third')),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await idsIn(store)).toEqual([1, 3]);
      const alone = store.write(async (tx) => {
        await tx.run(insert, 4, 'fourth');
        await handle(tx.run(insert, 1, 'again'));
      });
      expect(await failureOf(alone)).toMatchObject({ code: 'database_error' });
      expect(await idsIn(store)).toEqual([1, 3]);
    });

    it('commits nothing when every body refuses', async () => {
      const { store, seen } = await openCounting();
      const refuse = (id: number) =>
        store.write(async (tx) => {
          await tx.run(insert, id, 'x');
          throw new Error('no');
        });
      await Promise.allSettled([refuse(1), refuse(2)]);
      await Promise.allSettled([refuse(3)]);
      expect(seen.commits).toBe(0);
      expect(await idsIn(store)).toEqual([]);
    });

    it('fails every body when the commit fails, and nothing of them is acknowledged or visible', async () => {
      let isBroken = false;
      const { store } = await openCounting((call) => {
        if (isBroken && call.at === 'before' && call.what === 'COMMIT') throw new Error('died before COMMIT');
      });
      const effects: number[] = [];
      isBroken = true;
      const results = await Promise.allSettled(
        [1, 2, 3].map((id) =>
          store.write(async (tx) => {
            tx.afterCommit(() => effects.push(id));
            await tx.run(insert, id, 'x');
          }),
        ),
      );
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
      expect(effects).toEqual([]);
      store.abandon();
      const other = await open();
      expect(await idsIn(other)).toEqual([]);
      await other.write((tx) => tx.run(insert, 1, 'later'));
      expect(await idsIn(other)).toEqual([1]);
    });

    it('runs effects after the commit and before the caller hears, and drops those of a refused body', async () => {
      const order: string[] = [];
      const { store } = await openCounting((call) => {
        if (call.what === 'COMMIT') order.push(`${call.at} COMMIT`);
      });
      order.length = 0;
      await Promise.allSettled([
        store
          .write(async (tx) => {
            tx.afterCommit(() => order.push('effect'));
            await tx.run(insert, 1, 'x');
          })
          .then(() => order.push('heard')),
        store.write(async (tx) => {
          tx.afterCommit(() => order.push('effect of the refused'));
          await tx.run(insert, 2, 'x');
          throw new Error('no');
        }),
      ]);
      expect(order).toEqual(['before COMMIT', 'after COMMIT', 'effect', 'heard']);
    });
  });

  describe('a write transaction', () => {
    it('that awaits a timer gets a bug and is rolled back, and the store goes on', async () => {
      const store = await open();
      const late: unknown[] = [];
      const stalled = store.write(async (tx) => {
        await tx.run(insert, 1, 'x');
        await tick();
        await tx.run(insert, 2, 'x').catch((error: unknown) => late.push(error));
      });
      const other = store.write((tx) => tx.run(insert, 3, 'x'));
      expect((await bugOf(stalled)).message).toMatch(/awaited something other than its own statements/);
      await other;
      await tick();
      await tick();
      expect(late).toMatchObject([
        { name: 'Bug', message: expect.stringMatching(/after its transaction had ended/) as string },
      ]);
      expect(await idsIn(store)).toEqual([3]);
    });

    it('takes no statement after its end', async () => {
      const store = await open();
      const kept = await store.write(async (tx) => {
        await tx.run(insert, 1, 'x');
        return tx;
      });
      await bugOf(kept.run(insert, 2, 'x'));
      await bugOf(kept.get(count));
      await bugOf(kept.all(ids));
      await bugOf(kept.now());
      expect(await idsIn(store)).toEqual([1]);
    });

    it('takes the statements of one body in the order of asking, awaited or not', async () => {
      const store = await open();
      const found = await store.write(async (tx) => {
        const [, text, changed, after] = await Promise.all([
          tx.run(insert, 1, 'first'),
          tx.get(read, 1),
          tx.run(raise, 'second', 1),
          tx.get(read, 1),
        ]);
        return { text, changed, after };
      });
      expect(found).toEqual({ text: { text: 'first' }, changed: 1, after: { text: 'second' } });
    });

    it('has one time, and the next has a later one', async () => {
      const store = await open();
      const first = await store.write(async (tx) => [await tx.now(), await tx.now()] as const);
      expect(first[0]).toBe(first[1]);
      fixture.advance(60_000);
      const second = await store.write((tx) => tx.now());
      expect(second - first[0]).toBeGreaterThanOrEqual(60_000);
      expect(Math.abs((await store.read((tx) => tx.now())) - second)).toBeLessThan(10_000);
    });
  });

  describe('many at once', () => {
    it('lose no write of several stores that write together', async () => {
      // Two stores of one process: the one that waits must let the other go on.
      fixture.clock.sleep = (ms) => systemClock.sleep(ms);
      const stores = await Promise.all([open(), open(), open(), open()]);
      await stores[0]?.write((tx) => tx.run(insert, 1, '0'));
      const readNote = sql<{ text: string }>('SELECT text FROM notes WHERE id = ?');
      await Promise.all(
        stores.flatMap((store) =>
          Array.from({ length: 25 }, () =>
            store.write(async (tx) => {
              const row = await tx.get(readNote, 1);
              await tx.run(raise, String(Number(row?.text) + 1), 1);
            }),
          ),
        ),
      );
      expect(await queryRaw(fixture, 'SELECT text FROM notes')).toEqual([{ text: '100' }]);
    });

    it('read one consistent state while writers go on', async () => {
      const [writer, reader] = [await open(), await open()];
      await writer.write(async (tx) => {
        await tx.run(insert, 1, '0');
        await tx.run(insert, 2, '0');
      });
      let writing = true;
      const seen = new Set<string>();
      const writes = (async () => {
        // On a fast disk sixty are done before the reader has come twice.
        for (let n = 1; n <= 60 || seen.size < 2; n += 1) {
          await writer.write(async (tx) => {
            await tx.run(raise, String(n), 1);
            await tx.run(raise, String(n), 2);
          });
          await new Promise((resolve) => setImmediate(resolve));
        }
        writing = false;
      })();
      while (writing) {
        const pair = await reader.read(async (tx) => {
          const one = await tx.get(read, 1);
          await tick();
          return [one?.text, (await tx.get(read, 2))?.text, (await tx.get(read, 1))?.text];
        });
        expect(new Set(pair).size).toBe(1);
        seen.add(String(pair[0]));
      }
      await writes;
      expect(seen.size).toBeGreaterThan(1);
    });

    it('never wait for a writer when they only read', async () => {
      const store = await open();
      await store.write((tx) => tx.run(insert, 1, 'x'));
      const other = await open();
      let seenDuring: number | undefined;
      // On Postgres a body may wait for its statements only, so the read runs beside a slow one.
      const slow = sql<{ n: number }>(
        dialect === 'postgres'
          ? 'SELECT 1 AS n FROM pg_sleep(0.2)'
          : 'WITH RECURSIVE up (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < 1000) SELECT max(n) AS n FROM up',
      );
      const writing = store.write(async (tx) => {
        await tx.run(insert, 2, 'y');
        await tx.get(slow);
        if (dialect === 'sqlite') seenDuring = await countFromHeld;
      });
      const countFromHeld = countFrom(other);
      seenDuring ??= await countFromHeld;
      await writing;
      expect(seenDuring).toBe(1);
      expect(await countFrom(other)).toBe(2);
    });

    it('share a few connections for reading', async () => {
      const driver = fixture.driver();
      let connections = 0;
      const connect: typeof driver.connect = (purpose) => {
        connections += 1;
        return driver.connect(purpose);
      };
      const { clock } = fixture;
      const store = await openStore({ ...driver, connect }, { clock, producerVersion: '0', sequences: [notes] });
      await store.write((tx) => tx.run(insert, 1, 'x'));
      const reads = Array.from({ length: 60 }, () => store.read(async (tx) => (await tx.get(count))?.count));
      expect(new Set(await Promise.all(reads))).toEqual(new Set([1]));
      await store.close();
      expect(connections).toBeLessThanOrEqual(9);
    });
  });

  describe('reading', () => {
    it('cannot write', async () => {
      const store = await open();
      const sneaky = sql<{ id: number }>("INSERT INTO notes (id, text) VALUES (9, 'x') RETURNING id");
      await failureOf(store.read((tx) => tx.all(sneaky)));
      expect(await countFrom(store)).toBe(0);
    });

    it('goes on after a body that threw', async () => {
      const store = await open();
      for (let tries = 0; tries < 20; tries += 1) {
        await expect(store.read(() => Promise.reject(new Error('mine')))).rejects.toThrow('mine');
      }
      expect(await countFrom(store)).toBe(0);
    });
  });

  describe('values', () => {
    it.each<[string, SqlValue]>([
      ['U+0000', 'a\0b'],
      ['a lone high surrogate', 'a\ud800'],
      ['a lone low surrogate', '\udc00b'],
    ])('with %s are refused, and nothing is written', async (_, text) => {
      const store = await open();
      const refusal = await refusalOf(
        store.write(async (tx) => {
          await tx.run(insert, 1, 'good');
          await tx.run(insert, 2, text);
        }),
      );
      expect(refusal).toMatchObject({ code: 'invalid_value', details: { parameter: 1 } });
      await refusalOf(store.read((tx) => tx.get(read, text)));
      expect(await countFrom(store)).toBe(0);
    });

    it.each([2 ** 53, -(2 ** 53), 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
      'that are no safe integers are refused: %d',
      async (value) => {
        const store = await open();
        const refusal = await refusalOf(store.write((tx) => tx.run(insert, value, 'x')));
        expect(refusal.code).toBe('invalid_value');
        expect(await countFrom(store)).toBe(0);
      },
    );

    it('of other types, and too few or too many of them, are bugs', async () => {
      const store = await open();
      for (const values of [[1], [1, 'x', 2], [], [1, true], [1, undefined], [1n, 'x'], [1, new Date(0)]]) {
        await bugOf(store.write((tx) => tx.run(insert, ...(values as SqlValue[]))));
      }
      expect(await countFrom(store)).toBe(0);
    });

    it('come back as they went in', async () => {
      const store = await open();
      const texts = ['', ' ', '\' " \\ ; --', '\u0001\u001f\u007f', 'ä 漢 😀 \u2028', 'x'.repeat(100_000)];
      await store.write(async (tx) => {
        for (const [id, text] of texts.entries()) await tx.run(insert, id, text);
        await tx.run(insert, Number.MAX_SAFE_INTEGER, 'max');
        await tx.run(insert, Number.MIN_SAFE_INTEGER, 'min');
      });
      for (const [id, text] of texts.entries()) expect(await store.read((tx) => tx.get(read, id))).toEqual({ text });
      expect((await idsIn(store)).at(0)).toBe(Number.MIN_SAFE_INTEGER);
      expect((await idsIn(store)).at(-1)).toBe(Number.MAX_SAFE_INTEGER);
      expect(await store.read((tx) => tx.get(read, -1))).toBeUndefined();
    });
  });

  describe('closing', () => {
    it('waits for the writes that were asked for, and refuses later ones', async () => {
      const store = await open();
      const writes = Array.from({ length: 200 }, (_, id) => store.write((tx) => tx.run(insert, id, 'x')));
      const closed = store.close();
      await Promise.all(writes);
      await closed;
      await store.close();
      expect(await failureOf(store.write((tx) => tx.run(insert, 999, 'x')))).toMatchObject({ code: 'store_closed' });
      expect(await failureOf(store.read((tx) => tx.get(count)))).toMatchObject({ code: 'store_closed' });
      expect(await countFrom(await open())).toBe(200);
    });

    it('waits for the reads that were asked for', async () => {
      const store = await open();
      await store.write((tx) => tx.run(insert, 1, 'x'));
      const started = Promise.withResolvers<undefined>();
      const reading = store.read(async (tx) => {
        const before = await tx.get(count);
        started.resolve(undefined);
        await tick();
        return [before?.count, (await tx.get(count))?.count];
      });
      await started.promise;
      await store.close();
      expect(await reading).toEqual([1, 1]);
    });
  });

  it('makes a copy that holds what was committed, and never over an existing one', async () => {
    const store = await open();
    await store.write((tx) => tx.run(insert, 1, 'kept'));
    const to = dialect === 'sqlite' ? `${fixture.path}.copy` : `${fixture.schema}_copy`;
    await store.backup(to);
    await store.write((tx) => tx.run(insert, 2, 'later'));
    expect(await refusalOf(store.backup(to))).toMatchObject({ code: 'backup_exists' });
    const name = dialect === 'sqlite' ? `'${to}'` : to;
    const copied =
      dialect === 'sqlite'
        ? await queryRaw({ ...fixture, path: to }, 'SELECT id, text FROM notes')
        : await queryRaw(fixture, `SELECT id::int AS id, text FROM ${name}.notes`);
    expect(copied).toEqual([{ id: 1, text: 'kept' }]);
    expect(await store.check()).toEqual([]);
  });

  it('knows its place by a name without secrets, and opens the ledger’s tables too', async () => {
    const store = await open({ sequences: [notes, ledgerSchema] });
    expect(store.dialect).toBe(dialect);
    expect(store.location).toContain(dialect === 'sqlite' ? fixture.path : `schema ${fixture.schema}`);
    expect(store.location).not.toContain('test@');
  });
});
