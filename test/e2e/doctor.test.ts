// The doctor at real homes, with real damage done to them: it finds what was planted, and changes nothing by looking.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { systemClock, type Clock } from '../../src/base/clock.ts';
import { createIds } from '../../src/base/ids.ts';
import { systemRandom } from '../../src/base/random.ts';
import { databasesOf } from '../../src/home/database-list.ts';
import { diagnoseFolder, diagnosePostgres } from '../../src/home/diagnose.ts';
import { openHomeRegistry } from '../../src/home/home-registry.ts';
import type { DatabaseList } from '../../src/home/ports.ts';
import { domains } from '../../src/domains.ts';
import { openHome, readConfig, register, type Home } from '../../src/main.ts';
import { listSchemas } from '../../src/store/dialect/postgres-schemas.ts';
import { postgresDriver } from '../../src/store/dialect/postgres.ts';
import { sqliteDriver } from '../../src/store/dialect/sqlite.ts';
import type { MigrationSequence } from '../../src/store/migrations.ts';
import { workSchema } from '../../src/work/work.ts';
import { runDoctor, type DoctorPorts } from '../../src/surfaces/cli/doctor.ts';
import { log } from '../support/board.ts';
import { until } from '../support/until.ts';
import { execPastTriggers } from '../support/past-triggers.ts';

/** Typed, so that they can stand anywhere in what is expected. */
const containing = (text: string): unknown => expect.stringContaining(text);
const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const including = (items: readonly unknown[]): unknown => expect.arrayContaining([...items]);

const clock: Clock = systemClock;
const DATABASES = databasesOf(domains);
/** Of the first database. */
const withSchema = (schema: readonly MigrationSequence[]): DatabaseList => {
  const [first, ...others] = DATABASES;
  return [{ ...first, schema }, ...others];
};
const DAY_MS = 24 * 3_600_000;
let top: string;
let folder: string;
let configFolder: string;

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'throughline-doctor-'));
  folder = join(top, 'project', '.throughline');
  configFolder = join(top, 'config');
});

afterEach(() => rmSync(top, { recursive: true, force: true }));

interface Where {
  readonly folder?: string;
  readonly postgres?: string;
}

const homeAt = (where: Where, at = clock) => ({
  ...where,
  config: { ...readConfig(), configFolder },
  clock: at,
  kinds: [register(log)],
});

async function inHome<T>(body: (home: Home) => Promise<T>, at = clock): Promise<T> {
  const home = await openHome({ ...homeAt({ folder }, at), create: true });
  try {
    return await body(home);
  } finally {
    await home.close();
  }
}

const write = ({ ledger, ids }: Home) =>
  ledger.append({ kind: log, id: ids.uuid() }, [{ type: 'line.written', payload: { text: 'one' } }], { create: true });

async function openLedgersOf(where: Where, names: readonly string[]) {
  const home = await openHome(homeAt(where));
  const ledgers = [];
  for (const name of names) ledgers.push(await home.databases.get(name));
  return { ledgers, close: () => home.close() };
}

function ports(config = configFolder, databases: DatabaseList = DATABASES): DoctorPorts {
  const ids = createIds(clock, systemRandom);
  return {
    nodeVersion: process.version,
    version: '0.1.0',
    now: () => clock.now(),
    diagnose: () =>
      diagnoseFolder({
        folder,
        configFolder: config,
        registry: openHomeRegistry(config, { clock, ids }),
        databases,
        driver: (path) => sqliteDriver({ path, clock, random: systemRandom }),
      }),
    openLedgers: (names) => openLedgersOf({ folder }, names),
  };
}

const examine = (...args: Parameters<typeof ports>) => runDoctor(ports(...args));
const found = async (name: string, report = examine()) => (await report).checks.find((check) => check.name === name);

/** Every path with what would show that somebody wrote it; reading a WAL needs its index beside it. */
function everything(): string[] {
  return [folder, configFolder].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => !/-(?:shm|wal)$/.test(name))
      .map((name) => join(root, name))
      .map((path) => ({ path, stats: statSync(path) }))
      .map(({ path, stats }) => `${path} ${stats.mode} ${stats.size} ${stats.isFile() ? stats.mtimeMs : ''}`),
  );
}

describe('at a home in a folder', () => {
  test('that is sound, everything is well and nothing is changed', async () => {
    await inHome(async (home) => {
      await write(home);
      await home.ledger.sign();
    });
    const before = everything();
    const report = await examine();
    expect(report.checks.filter(({ status }) => status !== 'ok')).toMatchObject([
      { name: 'mind database', status: 'skipped' },
      { name: 'exchanges database', status: 'skipped' },
      { name: 'embeddings database', status: 'skipped' },
    ]);
    expect(report).toMatchObject({ ok: true, home: folder });
    expect(await found('ledger')).toMatchObject({ found: matching(/^\d+ events? in \d+ streams?, every/) });
    expect(everything()).toEqual(before);
  });

  test('that was never written, everything is well too', async () => {
    await inHome(() => Promise.resolve());
    expect(await examine()).toMatchObject({ ok: true, counts: { warn: 0, fail: 0 } });
  });

  test('that does not exist, that is said, and none is made', async () => {
    expect(await found('home')).toMatchObject({ status: 'fail', fix: containing('throughline init') });
    expect(existsSync(folder)).toBe(false);
  });

  test('with files that others can reach, each of them is named', async () => {
    await inHome(write);
    const key = readdirSync(join(configFolder, 'keys')).find((name) => name.endsWith('.key'));
    chmodSync(join(folder, 'work.sqlite'), 0o644);
    chmodSync(join(configFolder, 'keys', key ?? ''), 0o640);
    symlinkSync('/etc/passwd', join(folder, 'blobs', 'link'));
    const report = examine();
    expect(await found('home permissions', report)).toMatchObject({
      status: 'warn',
      paths: including([`${join(folder, 'work.sqlite')} (0644)`, containing(join(folder, 'blobs', 'link'))]),
    });
    expect(await found('config permissions', report)).toMatchObject({
      status: 'fail',
      paths: [`${join(configFolder, 'keys', key ?? '')} (0640)`],
    });
  });

  test('that another user made, its database is not opened', async () => {
    await inHome(write);
    const report = await examine(join(top, 'another user'));
    expect(report.checks.find(({ name }) => name === 'home')).toMatchObject({
      status: 'fail',
      fix: containing('throughline trust'),
    });
    expect(report.counts.fail).toBe(1);
    expect(report.checks.filter(({ status }) => status === 'skipped').map(({ name }) => name)).toContain(
      'database engine',
    );
    expect(readdirSync(folder).filter((name) => /-(?:shm|wal)$/.test(name))).toEqual([]);
  });

  test('that was exchanged for a copy of another, that is said', async () => {
    await inHome(write);
    cpSync(folder, join(top, 'first'), { recursive: true });
    rmSync(folder, { recursive: true });
    rmSync(join(configFolder, 'homes.json'));
    await inHome(write);
    rmSync(folder, { recursive: true });
    cpSync(join(top, 'first'), folder, { recursive: true });
    expect(await found('home')).toMatchObject({ status: 'fail', found: containing('and now holds') });
  });

  test('with a job that was given up, one that no worker runs, and a lease that was left behind, all are counted', async () => {
    await inHome(async ({ jobs, ledger, ids }) => {
      await jobs.enqueue('mail', { to: 'ada' }, { maxAttempts: 1 });
      const worker = jobs.worker({
        handlers: {
          mail: () => {
            throw new Error('no server');
          },
        },
        onError: () => {},
      });
      await until(async () => (await jobs.states()).dead === 1);
      await worker.stop();
      await jobs.enqueue('post', {}, { runAt: clock.now() - DAY_MS });
      await ledger.leases.acquire(ids.uuid(), 'dead', 1);
    });
    const report = examine();
    expect(await found('dead letters', report)).toMatchObject({ status: 'warn', found: '1 failed job' });
    expect(await found('overdue jobs', report)).toMatchObject({ status: 'warn' });
    expect(await found('leases', report)).toMatchObject({
      status: 'ok',
      found: matching(/^0 held, 1 that/),
    });
    expect(await report).toMatchObject({ ok: true });
  });

  test('with an event of tomorrow, the clock is in doubt', async () => {
    await inHome(write, { ...clock, now: () => clock.now() + 2 * DAY_MS });
    expect(await found('clock')).toMatchObject({ status: 'fail', found: containing('from now') });
  });

  test('with events that were not signed for days, and no second copy of what was signed, both are said', async () => {
    const longAgo = { ...clock, now: () => clock.now() - 5 * DAY_MS };
    await inHome(async (home) => {
      await write(home);
      await home.ledger.sign();
      await write(home);
    }, longAgo);
    rmSync(join(configFolder, 'checkpoints'), { recursive: true });
    const report = examine();
    expect(await found('signatures', report)).toMatchObject({
      status: 'warn',
      found: matching(/^1 event is/),
    });
    expect(await found('second copy', report)).toMatchObject({ status: 'warn' });
  });

  test('without its signing key, none is made in its place', async () => {
    await inHome(write);
    rmSync(join(configFolder, 'keys'), { recursive: true });
    const report = examine();
    expect(await found('signing key', report)).toMatchObject({ status: 'fail' });
    expect(await found('ledger', report)).toMatchObject({ status: 'skipped' });
    expect(existsSync(join(configFolder, 'keys'))).toBe(false);
  });

  test('with an event that was changed, verification finds it', async () => {
    await inHome(write);
    using db = new DatabaseSync(join(folder, 'work.sqlite'));
    execPastTriggers(db, "UPDATE events SET actor = 'eve'");
    expect(await found('ledger')).toMatchObject({ status: 'fail', found: matching(/^\d+ problems? in/) });
  });

  test('with a file that is no database, or is gone, that is what is said', async () => {
    await inHome(write);
    const path = join(folder, 'work.sqlite');
    writeFileSync(path, 'x'.repeat(10_000));
    expect(await found('database engine')).toMatchObject({ status: 'fail' });
    rmSync(path);
    const report = examine();
    expect(await found('database engine', report)).toMatchObject({ status: 'fail', found: `${path} is gone` });
    await report;
    expect(existsSync(path)).toBe(false);
  });

  test('that a newer program would upgrade, nothing is upgraded', async () => {
    await inHome(write);
    const more = { name: 'more', sqlite: 'CREATE TABLE more (x)', postgres: 'CREATE TABLE more (x INTEGER)' };
    const newer = withSchema([...DATABASES[0].schema, { name: 'more', migrations: [more] }]);
    const before = everything();
    const report = examine(configFolder, newer);
    expect(await found('database schema', report)).toMatchObject({
      status: 'warn',
      found: containing('(more)'),
    });
    expect(await found('database integrity', report)).toMatchObject({ status: 'ok' });
    expect(await found('ledger', report)).toMatchObject({ status: 'skipped' });
    expect(everything()).toEqual(before);
  });

  test('that was written by a newer program, that is said', async () => {
    await inHome(write);
    const older = withSchema([{ ...workSchema, migrations: workSchema.migrations.slice(0, -1) }]);
    expect(await found('database schema', examine(configFolder, older))).toMatchObject({
      status: 'fail',
      fix: containing('Upgrade'),
    });
  });

  test('in another journal mode, nothing is switched', async () => {
    await inHome(write);
    const path = join(folder, 'work.sqlite');
    {
      using db = new DatabaseSync(path);
      db.exec('PRAGMA journal_mode = DELETE');
    }
    const report = examine();
    expect(await found('database engine', report)).toMatchObject({ status: 'warn' });
    expect(await found('ledger', report)).toMatchObject({ status: 'skipped' });
    using db = new DatabaseSync(path);
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'delete' });
  });

  test('while others use it, they go on', async () => {
    await inHome(async (home) => {
      await write(home);
      expect(await examine()).toMatchObject({ ok: true });
      await write(home);
      expect(await home.ledger.verify()).toMatchObject({ ok: true });
    });
  });
});

describe('at a home on Postgres', () => {
  let url: string;

  async function onServer(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: inject('postgresUrl') });
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  beforeEach(async () => {
    const name = `doctor_${process.pid}`;
    await onServer(`CREATE DATABASE ${name}`);
    const parsed = new URL(inject('postgresUrl'));
    parsed.pathname = `/${name}`;
    url = parsed.href;
  });

  afterEach(() => onServer(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`));

  const examineServer = (at = url) =>
    runDoctor({
      ...ports(),
      diagnose: () =>
        diagnosePostgres({
          configFolder,
          registry: openHomeRegistry(configFolder, { clock, ids: createIds(clock, systemRandom) }),
          databases: DATABASES,
          driver: (schema) => postgresDriver({ url: at, schema }),
          schemas: () => listSchemas(at, 'work'),
        }),
      openLedgers: (names) => openLedgersOf({ postgres: at }, names),
    });

  test('that is new, nothing is made; that is used, it is looked at like one in a folder', async () => {
    const fresh = await examineServer();
    expect(fresh).toMatchObject({ ok: true, home_id: null });
    expect(fresh.checks.find(({ name }) => name === 'database schema')).toMatchObject({ status: 'warn' });
    const home = await openHome({ ...homeAt({ postgres: url }), create: true });
    await write(home);
    await home.ledger.sign();
    await home.close();
    const report = await examineServer();
    expect(report.checks.filter(({ status }) => status === 'fail' || status === 'skipped')).toMatchObject([
      { name: 'mind database', status: 'skipped' },
      { name: 'exchanges database', status: 'skipped' },
      { name: 'embeddings database', status: 'skipped' },
    ]);
    expect(report.checks.find(({ name }) => name === 'database engine')).toMatchObject({
      found: matching(/^Postgres \d+/),
    });
    expect(report.checks.find(({ name }) => name === 'ledger')).toMatchObject({ status: 'ok' });
  });

  test('that does not answer, that is what is said', async () => {
    const nowhere = new URL(url);
    nowhere.port = '1';
    const report = await examineServer(nowhere.href);
    expect(report).toMatchObject({ ok: false });
    expect(report.checks.find(({ name }) => name === 'database engine')).toMatchObject({
      status: 'fail',
      fix: containing('server'),
    });
  });
});
