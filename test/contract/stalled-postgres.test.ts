// A network that drops packets: nothing breaks, nothing is answered. Every wait ends with a failure that says what to do.
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { createPostgresSignals } from '../../src/store/dialect/postgres-signals.ts';
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
const added = (id: string) => ({ type: 'card.added', payload: { card_id: id, title: id } }) as const;
const UNREACHABLE = { code: 'database_unreachable', retry: { retry: true }, details: { silent_ms: 3_000 } };

describe('a stalled connection to Postgres', () => {
  let fixture: Fixture;
  let proxy: Proxy;
  beforeEach(async () => {
    fixture = createFixture('postgres');
    proxy = await startProxy(inject('postgresUrl'));
  });
  afterEach(async () => {
    await fixture.dispose();
    await proxy.stop();
  });

  const limited = () => `${proxy.url}?tcp_user_timeout=3000`;
  const open = (options = {}) => fixture.openStore({ sequences: [notes], url: limited(), ...options });
  const rows = () => queryRaw<{ id: string }>(fixture, 'SELECT id FROM notes ORDER BY id');

  it.each(['requests', 'replies', 'both'] as const)('fails reads and writes typed, without %s', async (direction) => {
    const store = await open();
    await store.read((tx) => tx.get(backend));
    proxy.stall(direction);
    const failures = await Promise.all([
      failureOf(store.read((tx) => tx.get(backend))),
      failureOf(store.write((tx) => tx.run(insert, 1, 'x'))),
    ]);
    for (const failure of failures) expect(failure).toMatchObject(UNREACHABLE);
    expect(failures[0]?.message).toContain('did not answer within 3000 ms');
    // A new connection is not to be had either.
    expect(await failureOf(store.read((tx) => tx.get(backend)))).toMatchObject({
      code: 'database_unreachable',
      retry: { retry: true },
    });
    await store.close();
    expect(await rows()).toEqual([]);
  });

  it('closes a store whose server is silent', async () => {
    const store = await open();
    await store.read((tx) => tx.get(backend));
    proxy.stall('both');
    await expect(store.close()).resolves.toBeUndefined();
  });

  it('connects anew when only the old connections are dead', async () => {
    const store = await open();
    await store.write((tx) => tx.run(insert, 1, 'x'));
    proxy.stall('both', 'old');
    expect(await failureOf(store.write((tx) => tx.run(insert, 2, 'x')))).toMatchObject(UNREACHABLE);
    await store.write((tx) => tx.run(insert, 3, 'x'));
    expect(await rows()).toEqual([{ id: '1' }, { id: '3' }]);
  });

  it.each(['requests', 'replies'] as const)(
    'says that a commit is unknown when it got no answer, without %s',
    async (direction) => {
      let isArmed = false;
      const probe = ({ at, what }: { readonly at: string; readonly what: string }) => {
        if (isArmed && at === 'before' && what === 'COMMIT') proxy.stall(direction);
      };
      const store = await open({ probe });
      isArmed = true;
      expect(await failureOf(store.write((tx) => tx.run(insert, 1, 'x')))).toMatchObject({
        code: 'commit_unknown',
        retry: { retry: true },
        details: { silent_ms: 3_000 },
      });
      expect(await rows()).toHaveLength(direction === 'replies' ? 1 : 0);
    },
  );

  it.each(['requests', 'replies'] as const)(
    'finds an append again whose COMMIT got no answer, and does not double it, without %s',
    async (direction) => {
      let isArmed = false;
      const probe = ({ at, what }: { readonly at: string; readonly what: string }) => {
        if (isArmed && at === 'before' && what === 'COMMIT') {
          isArmed = false;
          proxy.stall(direction, 'old');
        }
      };
      const { ledger } = await fixture.open({ url: limited(), probe });
      const stream = { kind: board, id: fixture.ids.uuid() };
      await ledger.append(stream, [added('a')], { create: true });
      await ledger.settled();
      isArmed = true;
      const results = await Promise.all([
        ledger.append(stream, [added('b')], { operationId: 'op-b' }),
        ledger.append(stream, async (view) => [added(`c${view.head_seq}`)]),
      ]);
      expect(isArmed).toBe(false);
      expect(results.map(({ repeated }) => repeated)).toEqual([false, false]);
      expect(await queryRaw(fixture, 'SELECT event_id FROM events')).toHaveLength(3);
      // The writer's end was that of every connection, so a read does not wait for its own to turn out dead.
      expect(await ledger.events(stream.id)).toHaveLength(3);
    },
  );

  it('gives a slow statement its time while the server works on it', async () => {
    const store = await open();
    const slow = sql<{ slept: string }>("SELECT pg_sleep(4)::text || 'awake' AS slept");
    expect(await store.read((tx) => tx.get(slow))).toEqual({ slept: 'awake' });
  });

  it('gives it its time behind a pooler too, and none when nothing answers', async () => {
    const pooler = await startProxy(inject('postgresUrl'), { isPooler: true });
    try {
      const store = await open({ url: `${pooler.url}?tcp_user_timeout=2000` });
      const slow = sql<{ slept: string }>("SELECT pg_sleep(3)::text || 'awake' AS slept");
      expect(await store.read((tx) => tx.get(slow))).toEqual({ slept: 'awake' });
      pooler.stall('both');
      expect(await failureOf(store.read((tx) => tx.get(slow)))).toMatchObject({ code: 'database_unreachable' });
      await store.close();
    } finally {
      await pooler.stop();
    }
  });

  it('gives up on a process of the server that does not move, though it seems to work', async () => {
    const store = await open();
    const stopped: number[] = [];
    try {
      const failure = await failureOf(
        store.read(async (tx) => {
          const { pid } = (await tx.get(backend)) ?? { pid: 0 };
          const asleep = tx.get(sql<{ slept: string }>('SELECT pg_sleep(60)::text AS slept'));
          await withClient(async (client) => {
            for (let state = ''; state !== 'active';) {
              const { rows: found } = await client.query<{ state: string }>(
                'SELECT state FROM pg_stat_activity WHERE pid = $1',
                [pid],
              );
              state = found[0]?.state ?? '';
            }
          });
          process.kill(pid, 'SIGSTOP');
          stopped.push(pid);
          return asleep;
        }),
      );
      expect(failure).toMatchObject(UNREACHABLE);
    } finally {
      for (const pid of stopped) process.kill(pid, 'SIGCONT');
    }
  });

  it('lets signals close, and hears nothing of the last hint', async () => {
    const errors: unknown[] = [];
    const signals = createPostgresSignals({
      url: limited(),
      schema: fixture.schema,
      clock: systemClock,
      onError: (error) => errors.push(error),
    });
    const heard = new Promise<void>((resolve) => signals.watch(resolve));
    await heard;
    proxy.stall('both');
    signals.raise();
    await signals.close();
    expect(errors).toHaveLength(1);
  });
});
