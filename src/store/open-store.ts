// A store over any driver: the schema brought up to date, one writing connection shared by group commit, and a
// few reading ones.
import type { Clock } from '../base/clock.ts';
import { Failure } from '../base/errors.ts';
import { fail } from './contract.ts';
import type { Connection, Driver } from './driver.ts';
import { createGroupCommit, type GroupCommitOptions } from './group-commit.ts';
import {
  checkFormat,
  formatOf,
  knowsAll,
  migrate,
  schemaScript,
  type MigrateOptions,
  type MigrationSequence,
} from './migrations.ts';
import type { ReadTx, Store } from './store.ts';

const MAX_READERS = 8;
const EMPTY_LOG_TURNS = 20;
const EMPTY_LOG_TRIES = 30;
const EMPTY_LOG_PAUSE_MS = 50;

export interface OpenStoreOptions extends GroupCommitOptions {
  readonly clock: Clock;
  readonly producerVersion: string;
  /** In the order in which they are applied. */
  readonly sequences: readonly MigrationSequence[];
  readonly onOlder?: MigrateOptions['onOlder'] | undefined;
  readonly onNew?: MigrateOptions['onNew'] | undefined;
}

export async function openStore(driver: Driver, options: OpenStoreOptions): Promise<Store> {
  let writer: Connection | undefined = await driver.connect('write');
  const readers: Connection[] = [];
  const idle: Connection[] = [];
  const waiters: (() => void)[] = [];
  let connecting = 0;
  const reading = new Set<Promise<unknown>>();
  let closed = false;

  try {
    await migrate(driver, writer, options);
  } catch (error) {
    const failed = writer;
    await failed.close().catch(() => failed.abandon());
    throw error;
  }

  const refuseClosed = () => fail('store_closed', `${driver.location} is closed`, { retry: false });

  const takeWriter = async () => {
    if (writer && !writer.usable) {
      writer.abandon();
      writer = undefined;
      dropIdle();
    }
    writer ??= await driver.connect('write');
    return writer;
  };
  const format = formatOf(options.sequences);
  const groups = createGroupCommit(options.clock, takeWriter, {
    ...options,
    check: (conn) => checkFormat(conn, driver.location, format),
  });

  async function takeReader(): Promise<Connection> {
    for (;;) {
      const ready = idle.pop();
      if (ready?.usable) return ready;
      if (ready) drop(ready);
      else if (readers.length + connecting < MAX_READERS) break;
      else await new Promise<void>((resolve) => waiters.push(resolve));
    }
    connecting += 1;
    try {
      const reader = await driver.connect('read');
      readers.push(reader);
      return reader;
    } catch (error) {
      waiters.shift()?.();
      throw error;
    } finally {
      connecting -= 1;
    }
  }

  const readWith = <T>(body: (tx: ReadTx) => Promise<T>): Promise<T> =>
    withReader((reader) =>
      body({
        now: () => reader.now(),
        get: (statement, ...params) => reader.get(statement, params),
        all: (statement, ...params) => reader.all(statement, params),
      }),
    );

  async function withReader<T>(body: (reader: Connection) => Promise<T>): Promise<T> {
    const reader = await takeReader();
    try {
      await reader.begin('read');
      return await body(reader);
    } finally {
      await reader.rollback();
      giveBack(reader);
    }
  }

  function drop(reader: Connection): void {
    readers.splice(readers.indexOf(reader), 1);
    reader.abandon();
  }

  /** What broke one connection may have broken the others, and a caller would wait for each to turn out dead. */
  function dropIdle(): void {
    for (const reader of idle.splice(0)) drop(reader);
  }

  function giveBack(reader: Connection): void {
    if (reader.usable && !closed) idle.push(reader);
    else {
      drop(reader);
      dropIdle();
    }
    waiters.shift()?.();
  }

  return {
    dialect: driver.dialect,
    location: driver.location,
    format,
    write: (body, how) => (closed ? Promise.reject(refuseClosed()) : groups.write(body, how)),
    async read(body) {
      if (closed) throw refuseClosed();
      const result = readWith(body);
      reading.add(result);
      try {
        return await result;
      } finally {
        reading.delete(result);
      }
    },
    async ready() {
      if (closed) throw refuseClosed();
      const asked = withReader((reader) => checkFormat(reader, driver.location, format));
      reading.add(asked);
      await asked.finally(() => reading.delete(asked));
    },
    backup: (to) => driver.backup(to),
    async emptyLog() {
      if (!driver.emptyLog) return 'of_the_server';
      for (let tries = 1; ; tries += 1) {
        if (await driver.emptyLog()) return 'emptied';
        if (tries === EMPTY_LOG_TRIES) return 'in_use';
        // A read of this process ends in a few turns; for one of another process there is a wait.
        await (tries < EMPTY_LOG_TURNS ? options.clock.macrotask() : options.clock.sleep(EMPTY_LOG_PAUSE_MS));
      }
    },
    async rewrite(tables) {
      if (!driver.rewrite) return 'unneeded';
      try {
        await driver.rewrite(tables);
        return 'rewritten';
      } catch (error) {
        if (error instanceof Failure) return 'in_use';
        throw error;
      }
    },
    check: () =>
      driver.check(schemaScript(driver.dialect, options.sequences), (conn) => knowsAll(conn, options.sequences)),
    async close() {
      if (closed) return;
      closed = true;
      await groups.drained();
      await Promise.allSettled(reading);
      await Promise.all([...readers, ...(writer ? [writer] : [])].map((connection) => connection.close()));
    },
    abandon() {
      closed = true;
      for (const connection of [...readers, ...(writer ? [writer] : [])]) connection.abandon();
    },
  };
}
