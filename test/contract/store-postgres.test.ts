// What only a server can show: backends that are terminated at any moment, replies that are lost, locks of others, and
// a server that is not there.
import { createServer } from 'node:net';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { postgresDriver } from '../../src/store/dialect/postgres.ts';
import { openStore } from '../../src/store/open-store.ts';
import { sql } from '../../src/store/store.ts';
import { board } from '../support/board.ts';
import { failureOf } from '../support/expect-error.ts';
import { createFixture, type Fixture } from '../support/fixture.ts';
import { startProxy, type Proxy } from '../support/proxy.ts';
import { queryRaw, withClient } from '../support/raw-database.ts';

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
const backend = sql<{ pid: number }>('SELECT pg_backend_pid() AS pid');
const sleep = sql<{ slept: string }>('SELECT pg_sleep(5)::text AS slept');
const terminate = (pid: number) => withClient((client) => client.query('SELECT pg_terminate_backend($1, 2000)', [pid]));
const added = (id: string) => ({ type: 'card.added', payload: { card_id: id, title: id } }) as const;

describe('the store on a Postgres server', () => {
  let fixture: Fixture;
  let proxy: Proxy | undefined;
  beforeEach(() => {
    fixture = createFixture('postgres');
  });
  afterEach(async () => {
    await proxy?.stop();
    proxy = undefined;
    await fixture.dispose();
  });

  const open = (options = {}) => fixture.openStore({ sequences: [notes], ...options });
  const rows = () => queryRaw<{ id: string }>(fixture, 'SELECT id FROM notes ORDER BY id');

  it('fails typed when its backend was terminated before a write, then connects again', async () => {
    const store = await open();
    const { pid } = (await store.write((tx) => tx.get(backend))) ?? { pid: 0 };
    await terminate(pid);
    const tried = await store.write((tx) => tx.run(insert, 1, 'x')).catch((error: unknown) => error);
    // Whoever hears of it in time connects anew at once; else it is a failure that says to try again.
    if (tried !== 1) expect(tried).toMatchObject({ code: 'database_unreachable', retry: { retry: true } });
    if (tried !== 1) await store.write((tx) => tx.run(insert, 1, 'x'));
    expect(await rows()).toHaveLength(1);
  });

  it('fails every body of the group typed when its backend is terminated during one, and keeps nothing', async () => {
    const store = await open();
    const writes = Promise.allSettled([
      store.write((tx) => tx.run(insert, 1, 'x')),
      store.write(async (tx) => {
        const { pid } = (await tx.get(backend)) ?? { pid: 0 };
        const sleeping = tx.get(sleep);
        void terminate(pid);
        await sleeping;
      }),
      store.write((tx) => tx.run(insert, 2, 'x')),
    ]);
    for (const result of await writes) {
      expect(result).toMatchObject({
        status: 'rejected',
        reason: { code: 'database_unreachable', retry: { retry: true } },
      });
    }
    expect(await rows()).toEqual([]);
    await store.write((tx) => tx.run(insert, 3, 'x'));
    expect(await rows()).toEqual([{ id: '3' }]);
  });

  it('fails a read typed when its backend is terminated, and reads again after', async () => {
    const store = await open();
    const failure = await failureOf(
      store.read(async (tx) => {
        const { pid } = (await tx.get(backend)) ?? { pid: 0 };
        await terminate(pid);
        return tx.get(backend);
      }),
    );
    expect(failure).toMatchObject({ code: 'database_unreachable', retry: { retry: true } });
    for (let n = 0; n < 12; n += 1) expect(await store.read((tx) => tx.get(backend))).toBeDefined();
  });

  it('says that a commit is unknown when its reply is lost, and keeps or drops it whole', async () => {
    proxy = await startProxy(inject('postgresUrl'));
    const store = await open({ url: proxy.url });
    proxy.dropReplyTo('COMMIT');
    const failures = await Promise.allSettled([1, 2].map((id) => store.write((tx) => tx.run(insert, id, 'x'))));
    for (const result of failures) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'commit_unknown', retry: { retry: true } } });
    }
    // Here the server did commit; only nobody heard.
    expect(await rows()).toEqual([{ id: '1' }, { id: '2' }]);
    await store.write((tx) => tx.run(insert, 3, 'x'));
    expect(await rows()).toHaveLength(3);
  });

  describe('an append whose COMMIT got no reply', () => {
    it.each([
      ['was committed', 'COMMIT'],
      ['never reached the server', 'before COMMIT'],
    ] as const)('and %s is found again and not doubled', async (_, what) => {
      const lossy = await startProxy(inject('postgresUrl'));
      proxy = lossy;
      const { ledger } = await fixture.open({ url: lossy.url });
      const stream = { kind: board, id: fixture.ids.uuid() };
      await ledger.append(stream, [added('a')], { create: true });
      await ledger.settled();
      if (what === 'COMMIT') lossy.dropReplyTo('COMMIT');
      else lossy.dropRequest('COMMIT');
      const results = await Promise.all([
        ledger.append(stream, [added('b'), added('c')]),
        ledger.append(stream, [added('d')], { operationId: 'op-d' }),
        ledger.append(stream, async (view) => [added(`e${view.head_seq}`)]),
      ]);
      expect(lossy.dropped()).toBe(1);
      expect(results.map(({ repeated }) => repeated)).toEqual([false, false, false]);
      const events = await ledger.events(stream.id);
      expect(events).toHaveLength(5);
      expect(results.map(({ last_seq }) => last_seq).toSorted((a, b) => a - b)).toEqual([3, 4, 5]);
      for (const result of results) expect(events.slice(result.first_seq - 1, result.last_seq)).toEqual(result.events);
      expect(await ledger.append(stream, [added('d')], { operationId: 'op-d' })).toMatchObject({ repeated: true });
      expect(await ledger.verify({ deep: true })).toMatchObject({ ok: true, events: 5 });
    });
  });

  it('lives in a schema whose name is a reserved word, and copies itself into one', async () => {
    const [schema, copy] = ['user', 'order'];
    const drop = () => withClient((client) => client.query('DROP SCHEMA IF EXISTS "user", "order" CASCADE'));
    await drop();
    try {
      const options = { clock: fixture.clock, producerVersion: '0', sequences: [notes] };
      const store = await openStore(postgresDriver({ url: inject('postgresUrl'), schema }), options);
      await store.write((tx) => tx.run(insert, 1, 'x'));
      await store.backup(copy);
      await store.close();
      const found = await withClient((client) => client.query<{ text: string }>('SELECT text FROM "order".notes'));
      expect(found.rows).toEqual([{ text: 'x' }]);
    } finally {
      await drop();
    }
  });

  it('finds tables and columns that a migration made and that are gone', async () => {
    const store = await open();
    expect(await store.check()).toEqual([]);
    await withClient((client) => client.query(`ALTER TABLE ${fixture.schema}.notes DROP COLUMN text`));
    expect(await store.check()).toEqual(['the schema misses what a migration made: column text text of table notes']);
    await withClient((client) => client.query(`DROP TABLE ${fixture.schema}.notes`));
    expect((await store.check()).map((damage) => damage.split(' ').at(-1))).toEqual(['notes', 'notes']);
  });

  it('says that the database is busy when another holds its lock for too long', async () => {
    const store = await open({ lockTimeoutMs: 100 });
    await store.write((tx) => tx.run(insert, 1, 'x'));
    const update = sql("UPDATE notes SET text = 'y' WHERE id = 1");
    await withClient(async (client) => {
      await client.query(`BEGIN; UPDATE ${fixture.schema}.notes SET text = 'z'`);
      expect(await failureOf(store.write((tx) => tx.run(update)))).toMatchObject({
        code: 'database_busy',
        retry: { retry: true },
      });
      await client.query('ROLLBACK');
    });
    expect(await store.write((tx) => tx.run(update))).toBe(1);
  });

  describe('what happened while this process was not looking', () => {
    /** Until the server has done what it was asked to and waits for more. */
    const untilState = async (pid: number, state: string) => {
      await withClient(async (client) => {
        for (;;) {
          const { rows: found } = await client.query<{ state: string }>(
            'SELECT state FROM pg_stat_activity WHERE pid = $1',
            [pid],
          );
          if (found[0]?.state === state) return;
        }
      });
    };
    const openHeld = async () => {
      proxy = await startProxy(inject('postgresUrl'));
      const store = await open({ lockTimeoutMs: 100, url: proxy.url });
      const { pid } = (await store.write((tx) => tx.get(backend))) ?? { pid: 0 };
      return { store, pid, release: proxy.holdReplies() };
    };

    it('is a busy database when all replies of the transaction come at once', async () => {
      const { store, pid, release } = await openHeld();
      await withClient(async (client) => {
        await client.query(
          `BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('throughline write ${fixture.schema}', 0))`,
        );
        const failed = failureOf(store.write((tx) => tx.run(insert, 1, 'x')));
        await untilState(pid, 'idle in transaction (aborted)');
        release();
        expect(await failed).toMatchObject({ code: 'database_busy', retry: { retry: true } });
      });
    });

    it('is a broken connection when that comes with the last reply, and nothing is kept', async () => {
      const { store, pid, release } = await openHeld();
      const failed = failureOf(store.write((tx) => tx.run(insert, 1, 'x')));
      await untilState(pid, 'idle in transaction');
      await terminate(pid);
      release();
      expect(await failed).toMatchObject({ code: 'database_unreachable', retry: { retry: true } });
      expect(await rows()).toEqual([]);
      expect(await store.write((tx) => tx.run(insert, 1, 'x'))).toBe(1);
    });
  });

  it('connects anew after the server ended a transaction that idled or took too long', async () => {
    const store = await open();
    for (const code of ['25P03', '25P04']) {
      const ended = sql(`DO $$ BEGIN RAISE EXCEPTION 'terminated' USING ERRCODE = '${code}'; END $$`);
      expect(await failureOf(store.write((tx) => tx.run(ended)))).toMatchObject({
        code: 'database_unreachable',
        retry: { retry: true },
      });
    }
    expect(await store.write((tx) => tx.run(insert, 1, 'x'))).toBe(1);
  });

  it('gives a reader more time between two statements than a writer, whom others wait for', async () => {
    const store = await open();
    const limit = sql<{ idle: string }>("SELECT current_setting('idle_in_transaction_session_timeout') AS idle");
    expect(await store.write((tx) => tx.get(limit))).toEqual({ idle: '5s' });
    expect(await store.read((tx) => tx.get(limit))).toEqual({ idle: '1min' });
  });

  describe('a server that is not to be had', () => {
    const SECRET = 'hunter2-very-secret';
    const attempt = (url: string) =>
      failureOf(
        openStore(postgresDriver({ url, schema: 'work' }), {
          clock: fixture.clock,
          producerVersion: '0',
          sequences: [notes],
        }),
      );
    const expectNoSecret = (failure: Error & { toJSON(): unknown }) => {
      expect(`${failure.message} ${JSON.stringify(failure)} ${failure.stack}`).not.toContain(SECRET);
      expect(inspect(failure, { depth: 10 })).not.toContain(SECRET);
    };

    it('is a typed failure without the credentials when no server listens', async () => {
      const failure = await attempt(`postgresql://me:${SECRET}@127.0.0.1:1/db?application_name=x&password=${SECRET}`);
      expect(failure).toMatchObject({ code: 'database_unreachable', retry: { retry: true } });
      expect(failure.message).toContain('127.0.0.1:1');
      expectNoSecret(failure);
    });

    it('is a typed failure without the credentials when its name leads nowhere', async () => {
      const failure = await attempt(`postgresql://me:${SECRET}@no-such-host.invalid/db`);
      expect(failure.code).toBe('database_unreachable');
      expectNoSecret(failure);
    });

    it('is a typed failure without the credentials when another server answers', async () => {
      const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const failure = await attempt(`postgresql://me:${SECRET}@127.0.0.1:${port}/db`);
      server.close();
      expect(failure.code).toBe('database_unreachable');
      expectNoSecret(failure);
    });

    it('is a typed failure without the credentials when it knows no such database', async () => {
      const url = new URL(inject('postgresUrl'));
      url.password = SECRET;
      url.pathname = '/nowhere';
      const failure = await attempt(url.href);
      expect(failure.code).toBe('database_unreachable');
      expectNoSecret(failure);
    });

    it('is a typed failure without the credentials when its URL cannot be read', async () => {
      const failing = (async () =>
        postgresDriver({ url: `postgresql://me:${SECRET}@host:notaport/db`, schema: 'work' }))();
      const error = await failing.catch((caught: unknown) => caught);
      expect(error).toMatchObject({ code: 'database_unreachable' });
      expectNoSecret(error as Error & { toJSON(): unknown });
    });
  });
});
