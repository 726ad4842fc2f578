// A ledger on either database, with its own schema or folder, an injected clock and ids, opened as often as a test
// wants: one fixture is one database, each `open` is one process that uses it.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { manualClock, systemClock, type ManualClock } from '../../src/base/clock.ts';
import { createIds, type Ids } from '../../src/base/ids.ts';
import { createMetrics, type Metrics } from '../../src/base/metrics.ts';
import { seededRandom } from '../../src/base/random.ts';
import { generateSigningKey, type SigningKey } from '../../src/base/signed-note.ts';
import { openKernel, type Kernel } from '../../src/kernel/kernel.ts';
import type { Registration } from '../../src/ledger/streams/registry.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import type { KeptHeads, Signing } from '../../src/ledger/proof/checkpoints.ts';
import type { Blobs } from '../../src/store/blobs.ts';
import type { Driver } from '../../src/store/driver.ts';
import { postgresDriver } from '../../src/store/dialect/postgres.ts';
import { createPostgresSignals } from '../../src/store/dialect/postgres-signals.ts';
import { createSqliteSignals } from '../../src/store/dialect/sqlite-signals.ts';
import { sqliteDriver } from '../../src/store/dialect/sqlite.ts';
import { createFolderBlobs } from '../../src/store/folder-blobs.ts';
import type { MigrateOptions, MigrationSequence } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Signals } from '../../src/store/signals.ts';
import type { Store, StorageProbe } from '../../src/store/store.ts';
import { boardRegistration, boardSchema, logRegistration } from './board.ts';
import { execPastTriggers } from './past-triggers.ts';

export const DIALECTS = ['sqlite', 'postgres'] as const;
export type DialectName = (typeof DIALECTS)[number];

export interface OpenOptions {
  readonly probe?: StorageProbe;
  readonly sequences?: readonly MigrationSequence[];
  readonly kinds?: readonly Registration[];
  readonly onOlder?: MigrateOptions['onOlder'];
  readonly maxPages?: number;
  /** As a database whose texts can be erased is opened. */
  readonly erases?: boolean;
  readonly lockTimeoutMs?: number;
  /** Another way to the same Postgres server. */
  readonly url?: string;
  readonly producerVersion?: string;
  readonly signed?: boolean;
  /** Where it keeps its newest head; nowhere when not given. */
  readonly heads?: KeptHeads;
  /** How it hears of other processes; of none when not given. */
  readonly signals?: Signals;
  readonly onBackgroundError?: (error: unknown) => void;
}

export interface Opened {
  readonly store: Store;
  readonly ledger: Kernel;
  readonly blobs: Blobs;
  readonly metrics: Metrics;
}

export interface Fixture {
  readonly dialect: DialectName;
  readonly folder: string;
  readonly clock: ManualClock;
  readonly ids: Ids;
  readonly signing: Signing;
  readonly secondCopy: string[];
  /** The database file, on SQLite. */
  readonly path: string;
  readonly schema: string;
  driver(options?: OpenOptions): Driver;
  openStore(options?: OpenOptions): Promise<Store>;
  open(options?: OpenOptions): Promise<Opened>;
  /** Every process that uses it dies now. */
  abandon(): void;
  /** Real signals between the processes that use it; closed with it. */
  signals(options?: { readonly url?: string; readonly onError?: (error: unknown) => void }): Signals;
  /** Moves the time that decides expiry. */
  advance(ms: number): void;
  /** Lets time pass by itself, ten times as fast as outside: sleepers sleep, and wake. */
  flow(): void;
  /** Statements outside every interface, as somebody with the password would. */
  tamper(statement: string): Promise<void>;
  dispose(): Promise<void>;
}

/** What the triggers would refuse; on Postgres they do not fire for a replica. */
const GUARDED_CHANGED = /\b(?:UPDATE|DELETE FROM|INTO) (?:events|ledger_meta)\b/;

let made = 0;

/** `parent` is where its folder is made. */
export function createFixture(dialect: DialectName, seed = 1, parent = tmpdir()): Fixture {
  made += 1;
  const folder = mkdtempSync(join(parent, 'throughline-test-'));
  const schema = `t${process.pid}_${made}`;
  const path = join(folder, 'work.sqlite');
  const clock = manualClock();
  const random = seededRandom(seed);
  const ids = createIds(clock, random);
  const key: SigningKey = generateSigningKey('test', random);
  const secondCopy: string[] = [];
  const signing: Signing = {
    key,
    verifiers: [key],
    secondCopy: {
      location: 'the second copy',
      append: async (note) => {
        secondCopy.push(note);
      },
      read: async () => secondCopy,
    },
  };
  const signingWith = (probe: StorageProbe | undefined): Signing => {
    const append = async (note: string) => {
      probe?.({ at: 'before', what: 'second copy' });
      await signing.secondCopy.append(note);
      probe?.({ at: 'after', what: 'second copy' });
    };
    return { ...signing, secondCopy: { ...signing.secondCopy, append } };
  };
  const opened = new Set<Store>();
  const raised = new Set<Signals>();
  let offsetMs = 0;
  let flowing: NodeJS.Timeout | undefined;
  const advance = (ms: number) => {
    clock.advance(ms);
    offsetMs += ms;
  };
  mkdirSync(join(folder, 'blobs'));

  const driver = (options: OpenOptions = {}): Driver => {
    const { probe, lockTimeoutMs } = options;
    const common = { ...(probe ? { probe } : {}), ...(lockTimeoutMs === undefined ? {} : { lockTimeoutMs }) };
    if (dialect === 'postgres') {
      return postgresDriver({
        url: options.url ?? inject('postgresUrl'),
        schema,
        clockOffsetMs: () => offsetMs,
        ...common,
      });
    }
    const maxPages = options.maxPages === undefined ? {} : { maxPages: options.maxPages };
    return sqliteDriver({ path, clock, random, erases: options.erases === true, ...common, ...maxPages });
  };

  const openStoreWith = async (options: OpenOptions = {}): Promise<Store> => {
    const store = await openStore(driver(options), {
      clock,
      producerVersion: options.producerVersion ?? '0.0.0-test',
      sequences: options.sequences ?? [ledgerSchema, boardSchema],
      onOlder: options.onOlder,
    });
    opened.add(store);
    return store;
  };

  return {
    dialect,
    folder,
    clock,
    ids,
    signing,
    secondCopy,
    path,
    schema,
    driver,
    openStore: openStoreWith,
    async open(options = {}) {
      const store = await openStoreWith(options);
      const metrics = createMetrics();
      const blobs = createFolderBlobs({
        folder: join(folder, 'blobs'),
        ids,
        clock,
        ...(options.probe ? { probe: options.probe } : {}),
      });
      const ledger = await openKernel({
        store,
        blobs,
        clock,
        ids,
        metrics,
        kinds: options.kinds ?? [boardRegistration, logRegistration],
        producerVersion: options.producerVersion ?? '0.0.0-test',
        ...(options.signals ? { signals: options.signals } : {}),
        ...(options.signed === false ? {} : { signing: { ...signingWith(options.probe), heads: options.heads } }),
        ...(options.onBackgroundError ? { onBackgroundError: options.onBackgroundError } : {}),
      });
      return { store, ledger, blobs, metrics };
    },
    abandon() {
      for (const store of opened) store.abandon();
      opened.clear();
    },
    signals(options = {}) {
      const common = { clock: systemClock, ...(options.onError ? { onError: options.onError } : {}) };
      const signals =
        dialect === 'sqlite'
          ? createSqliteSignals({ path: join(folder, 'signal'), driver: driver(), ...common })
          : createPostgresSignals({ url: options.url ?? inject('postgresUrl'), schema, ...common });
      raised.add(signals);
      return signals;
    },
    advance,
    flow() {
      clock.park();
      flowing ??= setInterval(() => advance(10), 1);
    },
    async tamper(statement) {
      if (dialect === 'sqlite') {
        const { DatabaseSync } = await import('node:sqlite');
        const db = new DatabaseSync(path, { timeout: 5000 });
        db.exec('PRAGMA foreign_keys = OFF');
        if (GUARDED_CHANGED.test(statement)) execPastTriggers(db, statement);
        else db.exec(statement);
        db.close();
        return;
      }
      const client = new pg.Client({ connectionString: inject('postgresUrl') });
      await client.connect();
      await client.query(`SET search_path = ${schema}; SET session_replication_role = replica; ${statement}`);
      await client.end();
    },
    async dispose() {
      clearInterval(flowing);
      for (const signals of raised) await signals.close();
      for (const store of opened) await store.close().catch(() => store.abandon());
      if (dialect === 'postgres') {
        const client = new pg.Client({ connectionString: inject('postgresUrl') });
        await client.connect();
        const schemas = await client.query<{ name: string }>(
          `SELECT nspname AS name FROM pg_namespace WHERE nspname = '${schema}' OR nspname LIKE '${schema}\\_%'`,
        );
        for (const { name } of schemas.rows) await client.query(`DROP SCHEMA "${name}" CASCADE`);
        await client.end();
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
