// Homes, backups and schemas that an earlier version made: opened, verified deep, backed up and restored by this one, with
// the notes and second copies of that time still counting.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Config } from '../../src/config.ts';
import { databases } from '../../src/domains.ts';
import { sequencesOf } from '../../src/home/open-database.ts';
import { lockPathOf } from '../../src/home/home-folder.ts';
import { openHome, readConfig, restoreHome, type Home } from '../../src/main.ts';
import { lockFile, type FileLock } from '../../src/store/file-lock.ts';
import { schemaScript, type MigrationSequence } from '../../src/store/migrations.ts';
import { refusalOf } from '../support/expect-error.ts';
import { cli, recorded as hookInput } from '../support/hook-home.ts';
import { PROGRAM, runWarm } from '../support/run-warm.ts';

interface Recorded {
  /** Where it lay, as the registry of that time names it. */
  readonly top?: string;
  readonly url?: string;
  readonly files: Readonly<Record<string, string>>;
  /** What the program that made it answered at the end. */
  readonly answers?: {
    readonly events: number;
    readonly next_step: object;
    readonly state: { readonly goals: readonly object[]; readonly tasks: readonly object[] };
  };
  readonly tables?: Readonly<Record<string, Readonly<Record<string, readonly object[]>>>>;
}

let top: string;
let config: Config;

function recorded(name: string): Recorded {
  const path = join(import.meta.dirname, '..', 'support', 'homes', `${name}.json.br`);
  return JSON.parse(brotliDecompressSync(readFileSync(path)).toString('utf8')) as Recorded;
}

interface Applied {
  readonly sequence: string;
  readonly version: number;
}

/** The sequences as far as they were applied. */
function appliedThen(rows: readonly Applied[]): MigrationSequence[] {
  const all = new Map(databases.flatMap(sequencesOf).map((sequence) => [sequence.name, sequence]));
  return [...all.values()].flatMap(({ name, migrations }) => {
    const applied = rows.filter(({ sequence }) => sequence === name).length;
    return applied === 0 ? [] : [{ name, migrations: migrations.slice(0, applied) }];
  });
}

/** Every file in its place; the registry names that place. */
function unpack({ files }: Recorded, from: string, to: string): void {
  for (const [name, bytes] of Object.entries(files)) {
    const path = join(top, name);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const content = Buffer.from(bytes, 'base64');
    const isRegistry = name.endsWith('homes.json');
    writeFileSync(path, isRegistry ? content.toString('utf8').replaceAll(from, to) : content, { mode: 0o600 });
  }
}

beforeEach(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-earlier-')));
  config = {
    ...readConfig(),
    cwd: join(top, 'project'),
    home: undefined,
    configFolder: join(top, 'config', 'throughline'),
  };
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

interface Report {
  readonly ok: boolean;
  readonly events: number;
  readonly signed_events: number;
  readonly checkpoints: number;
}

async function inHome<T>(where: object, body: (home: Home) => Promise<T>): Promise<T> {
  const home = await openHome({ ...where, config });
  try {
    return await body(home);
  } finally {
    await home.close();
  }
}

const verify = (where: object) =>
  inHome(where, async (home) => (await home.call('ledger.verify', { deep: true })) as Report);
const titles = (where: object) =>
  inHome(where, async (home) => {
    const { tasks } = (await home.call('work.list_tasks', { limit: 100 })) as { tasks: { title: string }[] };
    return tasks.map(({ title }) => title);
  });

/** What holds of such a home wherever it is; the report of its last verification. */
async function checkHome(where: object, backup: string, next: string): Promise<Report> {
  expect(await verify(where)).toMatchObject({ ok: true, events: 129, signed_events: 127, checkpoints: 6 });
  expect(await titles(where)).toContain('Written after the backup');
  const sessions = await inHome(where, (home) => home.call('mind.list_sessions'));
  expect(sessions).toMatchObject({ sessions: [{ session_id: 'recorded-1', agent: 'claude' }] });
  const step = await inHome(where, (home) => home.call('work.get_next_step', { owner: 'ada' }));
  expect(step).toMatchObject({ next_step: 'Go to 110' });

  // Its own backup comes back, and what came after it is gone.
  expect(await restoreHome(backup, { ...where, config })).toMatchObject({ events: 128 });
  expect(await titles(where)).not.toContain('Written after the backup');
  expect(await titles(where)).toContain('Written after the signature');
  expect(await verify(where)).toMatchObject({ ok: true });
  expect(await inHome(where, (home) => home.call('mind.list_sessions'))).toMatchObject(sessions as object);

  // And it goes on: written, backed up and restored by this version.
  await inHome(where, async (home) => {
    await home.call('work.add_task', { goal_id: 'G1', title: 'Written by a later version' });
    await home.backup(next);
  });
  await restoreHome(next, { ...where, config });
  expect(await titles(where)).toContain('Written by a later version');
  return verify(where);
}

/** It says what the program that made it said, every field of that time; its backup comes back; it is rebuilt alike. */
async function expectAnswers(where: object, { answers }: Recorded, backup: string): Promise<void> {
  expect(await verify(where)).toMatchObject({ ok: true, events: answers?.events });
  const told = () =>
    inHome(where, async (home) => {
      const state = (await home.call('work.get_state')) as { goals: object[]; tasks: object[] };
      return { next_step: await home.call('work.get_next_step'), goals: state.goals, tasks: state.tasks };
    });
  const { next_step, state } = answers ?? {};
  expect(await told()).toMatchObject({ next_step, goals: state?.goals, tasks: state?.tasks });
  await inHome(where, (home) => home.call('ledger.rebuild'));
  expect(await told()).toMatchObject({ next_step, goals: state?.goals, tasks: state?.tasks });
  await restoreHome(backup, { ...where, config });
  expect(await verify(where)).toMatchObject({ ok: true, events: (answers?.events ?? 0) - 1 });
}

test('a home in a folder, of the version before agents had an order of their own, answers as it did then', async () => {
  const home = recorded('folder-2');
  unpack(home, home.top ?? '', top);
  await expectAnswers({ folder: join(top, 'project', '.throughline') }, home, join(top, 'project', 'saved'));
});

test('a home in a folder, and its backup', async () => {
  const home = recorded('folder');
  unpack(home, home.top ?? '', top);
  const where = { folder: join(top, 'project', '.throughline') };
  expect(await checkHome(where, join(top, 'project', 'saved'), join(top, 'next'))).toMatchObject({ ok: true });
});

describe('a home in a folder that another process has open', () => {
  let where: { readonly folder: string };
  let other: FileLock;
  beforeEach(async () => {
    const home = recorded('folder');
    unpack(home, home.top ?? '', top);
    where = { folder: join(top, 'project', '.throughline') };
    mkdirSync(dirname(lockPathOf(where.folder)), { recursive: true, mode: 0o700 });
    other = await lockFile(lockPathOf(where.folder), { shared: true });
  });
  afterEach(() => other.release());

  const env = () => ({ ...process.env, XDG_CONFIG_HOME: join(top, 'config'), THROUGHLINE_HOME: undefined });
  const tl = (...args: string[]) => runWarm(PROGRAM, args, { cwd: config.cwd, env: env() });
  const migrations = () => {
    const db = new DatabaseSync(join(where.folder, 'work.sqlite'), { readOnly: true });
    const found = db.prepare('SELECT count(*) AS count FROM schema_migrations').get();
    db.close();
    return found?.['count'];
  };

  test('is not upgraded by a command that opens it, which says so in one line', async () => {
    const before = migrations();
    for (const args of [['next'], ['status'], ['task', 'list'], ['goal', 'create', 'Another']]) {
      const { status, stderr, stdout } = tl(...args);
      expect([args, status, stdout]).toEqual([args, 3, '']);
      expect(stderr).toMatch(/^[^\n]*older version[^\n]*\n[^\n]*throughline upgrade[^\n]*\n$/);
    }
    expect((await refusalOf(openHome({ ...where, config }))).code).toBe('upgrade_required');
    // An agent hears of it instead of nothing.
    const input = JSON.stringify(hookInput('claude', 'start', config.cwd));
    const { stdout } = spawnSync(process.execPath, [cli, 'hook', 'claude'], {
      cwd: config.cwd,
      env: env(),
      input,
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/cannot tell the next step.*throughline upgrade/);
    expect(migrations()).toBe(before);
  });

  test('is upgraded by `throughline upgrade`, from when on an older program can append nothing', async () => {
    const before = migrations() as number;
    const { pending } = JSON.parse(tl('upgrade', '--dry-run', '--json').stdout) as { pending: { database: string }[] };
    expect(pending.map(({ database }) => database)).toEqual(['work', 'mind']);
    expect(migrations()).toBe(before);
    const { upgraded } = JSON.parse(tl('upgrade', '--json').stdout) as {
      upgraded: { database: string; backup: string }[];
    };
    expect(upgraded.map(({ database }) => database)).toEqual(['work', 'mind']);
    for (const { backup } of upgraded) expect(existsSync(backup)).toBe(true);
    expect(migrations()).toBeGreaterThan(before);
    expect(tl('upgrade').stdout).toBe('Nothing to do: the home has the format of this version\n');
    expect(tl('next').stdout).toContain('Go to 110');
    // The statement by which every program before this version ended an append.
    const db = new DatabaseSync(join(where.folder, 'work.sqlite'));
    const older = db.prepare('UPDATE ledger_meta SET host_counter = ?, position = ? WHERE one = 1');
    expect(() => older.run(500, 500)).toThrow('restart this program in the newer version');
    db.close();
    expect(await verify(where)).toMatchObject({ ok: true, events: 129 });
  });

  test('is sound for the doctor, who names the command', async () => {
    const { stdout } = tl('doctor');
    expect(stdout).toMatch(/ok +database integrity/);
    expect(stdout).toMatch(/migrations are not applied yet[^]*throughline upgrade/);
    expect(stdout).not.toContain('Restore a backup');
  });

  test('is upgraded whole by processes that open it together, and none of them is refused', async () => {
    await other.release();
    const opened = await Promise.all(Array.from({ length: 4 }, () => openHome({ ...where, config })));
    for (const home of opened)
      expect(await home.call('work.get_next_step', {})).toMatchObject({ next_step: 'Go to 110' });
    // Nothing is left behind that would need a process to be alone again.
    for (const home of opened) expect(await home.call('mind.list_sessions')).toMatchObject({ sessions: [{}] });
    expect(opened.flatMap(({ upgraded }) => upgraded.map(({ database }) => database)).toSorted()).toEqual([
      'mind',
      'work',
    ]);
    for (const home of opened) await home.close();
  });

  test('is opened by a process that came while another upgraded it, once that is done', async () => {
    let opening: Promise<Home> | undefined;
    await other.alone(async () => {
      opening = openHome({ ...where, config });
      // It has come to the lock, or is refused, before this is over.
      await Promise.race([opening.catch(() => {}), new Promise((resolve) => setTimeout(resolve, 300))]);
      // Before the lock is shared again: then the opener would not be alone.
      await other.release();
    });
    const home = await opening;
    expect(home?.isNew).toBe(false);
    await home?.close();
  });

  test('is upgraded by opening it once the other is gone, with a word about the backup', async () => {
    await other.release();
    const { stderr, stdout } = tl('task', 'list');
    expect(stderr).toMatch(/^(?:note: upgraded (?:work|mind) to the format of this version; as it was: .*\n){2}$/);
    expect(stdout).toContain('Written after the backup');
    expect(tl('task', 'list').stderr).toBe('');
  });
});

describe('on Postgres', () => {
  let url: string;

  async function asking(at: string, body: (client: pg.Client) => Promise<unknown>): Promise<void> {
    const client = new pg.Client({ connectionString: at });
    await client.connect();
    try {
      await body(client);
    } finally {
      await client.end();
    }
  }
  const onServer = (text: string) => asking(inject('postgresUrl'), (client) => client.query(text));

  beforeEach(async () => {
    const parsed = new URL(inject('postgresUrl'));
    parsed.pathname = `/earlier_${process.pid}_${Date.now()}`;
    url = parsed.href;
    await onServer(`CREATE DATABASE ${parsed.pathname.slice(1)}`);
  });
  afterEach(() => onServer(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`));

  const locationOf = (text: string) => {
    const { host, pathname } = new URL(text);
    return `${host}${pathname}`;
  };

  /** Its schemas on this server, and its user's configuration. */
  async function install(home: Recorded): Promise<void> {
    await asking(url, async (client) => {
      // A row may come before the one that it refers to.
      await client.query('SET session_replication_role = replica');
      for (const [schema, tables] of Object.entries(home.tables ?? {})) {
        // The tables as the migrations of that time made them, which are still the same to the letter: then its own rows.
        const made = schemaScript('postgres', appliedThen(tables['schema_migrations'] as readonly Applied[]));
        await client.query(`CREATE SCHEMA ${schema}; SET search_path = ${schema}; ${made}`);
        if (!('schema_format' in tables)) await client.query('DROP TABLE schema_format');
        for (const [table, rows] of Object.entries(tables)) {
          // Migrations fill some tables from others.
          await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER; DELETE FROM ${table}`);
          const values = `SELECT * FROM json_populate_recordset(NULL::${table}, $1::json)`;
          await client.query(`INSERT INTO ${table} OVERRIDING SYSTEM VALUE ${values}`, [JSON.stringify(rows)]);
          await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
        }
      }
    });
    unpack(home, locationOf(home.url ?? ''), locationOf(url));
  }

  test('a home of the version before agents had an order of their own answers as it did then', async () => {
    const home = recorded('server-2');
    await install(home);
    const opened = await openHome({ postgres: url, config, upgrade: true });
    await opened.databases.made();
    await opened.close();
    await expectAnswers({ postgres: url }, home, 'saved');
  });

  test('a home, and its backup in schemas beside it', async () => {
    const home = recorded('server');
    await install(home);
    // Other machines may use it.
    expect((await refusalOf(openHome({ postgres: url, config }))).code).toBe('upgrade_required');
    const opened = await openHome({ postgres: url, config, upgrade: true });
    await opened.databases.made();
    await opened.close();
    expect(opened.upgraded.map(({ database }) => database)).toEqual(['work', 'mind']);
    await asking(url, async (client) => {
      await client.query('SET search_path = work');
      const older = client.query('UPDATE ledger_meta SET host_counter = 500, position = 500 WHERE one = 1');
      await expect(older).rejects.toThrow('restart this program in the newer version');
    });
    expect(await checkHome({ postgres: url }, 'saved', 'next_one')).toMatchObject({ ok: true });
  });
});
