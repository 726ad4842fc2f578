// A home with one more database than the product has, by one more domain: it is made, backed up, restored, verified,
// diagnosed, served and shown with the others, on both dialects; and a restore of several is all or nothing.
import { cpSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { createClient } from '../../src/client.ts';
import type { Config } from '../../src/config.ts';
import { domains } from '../../src/domains.ts';
import { databasesOf } from '../../src/home/database-list.ts';
import { portsOf } from '../../src/home/ports.ts';
import { readManifest } from '../../src/home/backup-manifest.ts';
import { planRestore } from '../../src/home/restore-folder.ts';
import { openHomeFolder } from '../../src/home/home-folder.ts';
import { stepsOf, writePlan, type RestorePlan } from '../../src/home/unfinished-restore.ts';
import { diagnoseHome, openHome, readConfig, restoreHome, type Home } from '../../src/main.ts';
import { startDaemon } from '../../src/surfaces/http/daemon.ts';
import { refusalOf } from '../support/expect-error.ts';
import { notesDomain } from '../support/notes-domain.ts';
import { tokenOf } from '../support/served-home.ts';
import { until } from '../support/until.ts';
import { execPastTriggers } from '../support/past-triggers.ts';

const all = [...domains, notesDomain];

let folder: string;
let config: Config;
let url: string | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-further-'));
  config = { ...readConfig(), cwd: folder, home: undefined, configFolder: join(folder, 'config', 'throughline') };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const where = () => (url === undefined ? { folder: join(folder, '.throughline') } : { postgres: url });
const options = () => ({ ...where(), config, domains: all });

async function inHome<T>(body: (home: Home) => Promise<T>): Promise<T> {
  const home = await openHome({ ...options(), create: true });
  try {
    return await body(home);
  } finally {
    await home.close();
  }
}

const write = (text: string) => inHome((home) => home.call('notes.write_note', { text }));
const notesIn = async () => ((await write('read')) as { notes: string[] }).notes.filter((note) => note !== 'read');

async function onServer(statement: string, at = inject('postgresUrl')): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

describe.each(['sqlite', 'postgres'])('a further database on %s', (dialect) => {
  beforeEach(async () => {
    url = undefined;
    if (dialect === 'sqlite') return;
    const parsed = new URL(inject('postgresUrl'));
    parsed.pathname = `/further_${process.pid}_${Date.now()}`;
    await onServer(`CREATE DATABASE ${parsed.pathname.slice(1)}`);
    url = parsed.href;
  });
  afterEach(async () => {
    if (url !== undefined) await onServer(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
    url = undefined;
  });

  const backupTo = (name: string) => (url === undefined ? join(folder, name) : name);

  test('is made when it is first needed, and not by looking', async () => {
    const names = () =>
      inHome(async (home) => {
        const { databases } = (await home.call('ledger.list_databases')) as { databases: { name: string }[] };
        return databases.map(({ name }) => name);
      });
    expect(await names()).toEqual(['work']);
    await inHome((home) => home.call('ledger.verify', { deep: true }));
    await inHome((home) => home.call('ledger.list_jobs'));
    expect(await names()).toEqual(['work']);
    await write('one');
    expect(await names()).toEqual(['work', 'notes']);
  });

  test('of several backups under one name at once, one is made whole and the others are refused', async () => {
    await write('kept');
    const to = backupTo('monday');
    const ends = await inHome((home) => Promise.allSettled(Array.from({ length: 4 }, () => home.backup(to))));
    const codes = ends.map((end) =>
      end.status === 'fulfilled' ? 'made' : String((end.reason as { code?: unknown }).code),
    );
    expect(codes.toSorted()).toEqual(['backup_exists', 'backup_exists', 'backup_exists', 'made']);
    await write('later');
    await restoreHome(to, options());
    expect(await notesIn()).toEqual(['kept']);
  });

  test('is backed up and restored with the others, and kept aside where the backup lacks it', async () => {
    const early = backupTo('early');
    await inHome((home) => home.backup(early));
    await write('kept');
    const monday = backupTo('monday');
    const { events } = await inHome((home) => home.backup(monday));
    await write('later');
    expect(await restoreHome(monday, options())).toMatchObject({ events });
    expect(await notesIn()).toEqual(['kept']);
    expect(await inHome((home) => home.call('ledger.verify', { deep: true }))).toMatchObject({ ok: true });
    await restoreHome(early, options());
    expect(await inHome((home) => home.databases.made().then((made) => made.map(({ name }) => name)))).toEqual([
      'work',
    ]);
    expect(await notesIn()).toEqual([]);
    const aside =
      url === undefined
        ? readdirSync(join(folder, '.throughline', 'backups'))
        : (await onServer("SELECT nspname FROM pg_namespace WHERE nspname LIKE '%replaced%'", url)).map(
            ({ nspname }) => nspname,
          );
    expect(aside.filter((name) => String(name).startsWith('notes'))).toHaveLength(2);
  });

  test('is signed by notes of its own, and damage in it is found', async () => {
    await write('one');
    const signed = (await inHome((home) => home.call('ledger.sign'))) as {
      databases: { name: string; signed: { tree_size: number } | null }[];
    };
    expect(signed.databases.map(({ name }) => name)).toEqual(['work', 'notes']);
    expect(signed.databases[1]?.signed).toMatchObject({ tree_size: 1 });
    const copies = join(config.configFolder, 'checkpoints');
    const [homeId = ''] = readdirSync(copies);
    expect(readdirSync(join(copies, homeId))).toEqual(expect.arrayContaining(['notes.notes', 'work.notes']));
    const report = await inHome(async (home) => {
      const { store } = await home.databases.get('notes');
      const edit = "UPDATE events SET actor = 'mallory'";
      if (url === undefined) {
        using db = new DatabaseSync(store.location, { timeout: 5000 });
        execPastTriggers(db, edit);
      } else await onServer(`SET search_path = notes; SET session_replication_role = replica; ${edit}`, url);
      return (await home.call('ledger.verify')) as { ok: boolean; problems: { code: string; database?: string }[] };
    });
    expect(report).toMatchObject({ ok: false });
    expect(report.problems[0]?.database).toContain('notes');
  });

  test('is diagnosed: sound, gone, or another program’s', async () => {
    const diagnosed = async () => (await diagnoseHome(options())).databases.find(({ name }) => name === 'notes');
    await inHome(async () => {});
    expect(await diagnosed()).toMatchObject({ exists: false, is_registered: false, is_optional: true });
    await write('one');
    expect(await diagnosed()).toMatchObject({ exists: true, is_registered: true, damage: [], problem: null });
    if (url === undefined) rmSync(join(folder, '.throughline', 'notes.sqlite'));
    else await onServer('DROP SCHEMA notes CASCADE', url);
    expect(await diagnosed()).toMatchObject({ exists: false, is_registered: true });
    expect(await refusalOf(write('two'))).toMatchObject({ code: 'database_missing' });
  });

  test('tells its changes to a client that follows the home, and works its jobs', async () => {
    const home = await openHome({ ...options(), create: true });
    const { ledger } = await home.databases.get('notes');
    ledger.workflows.define('remind', async (run) => run.step('once', { effect: 'pure' }, () => 'done'));
    const daemon = await startDaemon(home, { place: home.daemonPlace, port: 0, log: () => {} });
    const stop = new AbortController();
    try {
      const token = await tokenOf(home.daemonPlace);
      const client = createClient({ url: daemon.url, token });
      const heard: string[] = [];
      const following = (async () => {
        for await (const { change } of client.events({ after: 'start', signal: stop.signal })) {
          heard.push(...change.events.map(({ event_type }) => event_type));
        }
      })();
      await home.call('notes.write_note', { text: 'heard' });
      await until(() => heard.includes('note.written'));
      const id = home.ids.uuid();
      await ledger.workflows.start('remind', { id });
      await until(async () => (await ledger.workflows.get(id))?.status === 'completed');
      expect(await home.call('ledger.get_workflow', { workflow_id: id })).toMatchObject({
        workflow: { kind: 'remind', status: 'completed' },
      });
      stop.abort();
      await following;
    } finally {
      stop.abort();
      await daemon.stop();
      await home.close();
    }
  });

  test('of a name that another program uses is refused, and left as it is', async () => {
    await inHome(async () => {});
    if (url === undefined) {
      using theirs = new DatabaseSync(join(folder, '.throughline', 'notes.sqlite'));
      theirs.exec('CREATE TABLE theirs (x INTEGER)');
    } else {
      await onServer('CREATE SCHEMA notes CREATE TABLE theirs (x INTEGER)', url);
    }
    expect(await refusalOf(write('one'))).toMatchObject({ code: 'database_foreign' });
    if (url !== undefined) {
      await inHome((home) => home.backup('without'));
      expect(await refusalOf(restoreHome('without', options()))).toMatchObject({ code: 'database_foreign' });
      expect(await onServer("SELECT tablename FROM pg_tables WHERE schemaname = 'notes'", url)).toEqual([
        { tablename: 'theirs' },
      ]);
    }
  });
});

test('a database that cannot be opened is named, and keeps no command from answering that does not need it', async () => {
  await write('one');
  writeFileSync(join(folder, '.throughline', 'notes.sqlite'), Buffer.alloc(8_192, 7));
  const unavailable = [{ name: 'notes', code: 'database_corrupt' }];
  await inHome(async (home) => {
    expect(await home.call('ledger.log')).toMatchObject({ next_after: null });
    expect(await home.call('ledger.list_jobs')).toMatchObject({ jobs: [], unavailable });
    expect(await home.call('ledger.sign')).toMatchObject({ databases: [{ name: 'work' }], unavailable });
    expect(await home.call('ledger.list_databases')).toMatchObject({ databases: [{ name: 'work' }], unavailable });
    expect(await home.call('ledger.verify')).toMatchObject({ ok: false, problems: [{ database: 'notes' }] });
    const { projects } = (await home.call('work.list_projects')) as { projects: { project_id: string }[] };
    const stream = projects[0]?.project_id;
    expect(await home.call('ledger.log', { stream })).toMatchObject({ events: [{ event_type: 'project.created' }] });
    // Whether it is there cannot be known.
    const strange = home.call('ledger.get_job', { job_id: home.ids.uuid() });
    await expect(strange).rejects.toMatchObject({ code: 'database_corrupt' });
    await expect(home.backup(join(folder, 'without'))).rejects.toMatchObject({ code: 'database_corrupt' });
  });
  expect(existsSync(join(folder, 'without'))).toBe(false);
});

describe('a restore of several databases in a folder', () => {
  /** What the home holds, as a new process finds it. */
  const held = async () => ({
    notes: await notesIn(),
    goals: await inHome(async (home) => {
      const { goals } = (await home.call('work.list_goals', {})) as { goals: { text: string }[] };
      return goals.map(({ text }) => text);
    }),
  });
  const goal = (text: string) => inHome((home) => home.call('work.create_goal', { text }));

  test.each([
    ['of the home’s own backup', true],
    ['by which an empty home becomes another', false],
  ])('%s, cut off after any of its steps, is finished by the next process', async (_, isOwn) => {
    await goal('First');
    await write('first');
    const backup = join(folder, 'saved');
    await inHome((home) => home.backup(backup));
    if (isOwn) {
      await goal('Second');
      await write('second');
    } else {
      rmSync(join(folder, '.throughline'), { recursive: true });
      rmSync(join(folder, 'config', 'throughline', 'homes.json'));
      await inHome(async () => {});
    }
    const pristine = join(folder, 'pristine');
    const places = ['.throughline', 'config'];
    for (const place of places) cpSync(join(folder, place), join(pristine, place), { recursive: true });

    const ports = portsOf(options());
    let steps = 1;
    for (let cut = 0; cut < steps; cut += 1) {
      for (const place of places) {
        rmSync(join(folder, place), { recursive: true });
        cpSync(join(pristine, place), join(folder, place), { recursive: true });
      }
      const list = stepsOf(await planOf(backup), ports);
      steps = list.length;
      for (const step of list.slice(0, cut)) await step();
      expect(await held(), `cut off after ${cut} steps`).toEqual({ notes: ['first'], goals: ['First'] });
      expect(existsSync(join(config.configFolder, 'restores.json'))).toBe(false);
      const report = await inHome((home) => home.call('ledger.verify', { deep: true }));
      expect(report, `cut off after ${cut} steps`).toMatchObject({ ok: true });
    }
    expect(steps).toBeGreaterThan(5);
  });

  test('that fails before anything is exchanged never was', async () => {
    await write('first');
    const backup = join(folder, 'saved');
    await inHome((home) => home.backup(backup));
    await write('second');
    const backups = join(folder, '.throughline', 'backups');
    rmSync(backups, { recursive: true });
    writeFileSync(backups, 'in the way');
    await expect(restoreHome(backup, options())).rejects.toThrow(/backups/);
    rmSync(backups);
    expect(await notesIn()).toEqual(['first', 'second']);
    expect(readdirSync(join(folder, '.throughline')).filter((name) => name.includes('restoring'))).toEqual([]);
    await restoreHome(backup, options());
    expect(await notesIn()).toEqual(['first']);
  });

  test('whose copy is lost is not taken for done', async () => {
    await write('first');
    const backup = join(folder, 'saved');
    await inHome((home) => home.backup(backup));
    await write('second');
    const { exchanges } = await planOf(backup);
    const notes = exchanges.find(({ database }) => database === 'notes');
    rmSync(join(folder, '.throughline', notes?.incoming ?? ''));
    for (let again = 0; again < 2; again += 1) {
      expect(await refusalOf(write('third'))).toMatchObject({ code: 'restore_plan_invalid' });
    }
    // As its hint says.
    rmSync(join(config.configFolder, 'restores.json'));
    await restoreHome(backup, options());
    expect(await notesIn()).toEqual(['first']);
  });

  test('that was cut off is none of a new home’s in the same place', async () => {
    await write('first');
    const backup = join(folder, 'saved');
    await inHome((home) => home.backup(backup));
    await planOf(backup);
    rmSync(join(folder, '.throughline'), { recursive: true });
    expect(await notesIn()).toEqual([]);
    expect(existsSync(join(config.configFolder, 'restores.json'))).toBe(false);
  });

  test('is refused where the backup holds a database that this program does not know', async () => {
    await write('first');
    const backup = join(folder, 'saved');
    await inHome((home) => home.backup(backup));
    const plain = restoreHome(backup, { ...where(), config });
    expect(await refusalOf(plain)).toMatchObject({ code: 'database_newer' });
  });

  /** As far as a restore that is killed when its plan is written. */
  async function planOf(backup: string): Promise<RestorePlan> {
    const ports = portsOf(options());
    const home = await openHomeFolder(join(folder, '.throughline'), ports, { create: false });
    const location = realpathSync(home.folder);
    const manifest = await readManifest(backup);
    const { plan } = await planRestore(home, location, backup, manifest, databasesOf(all), ports);
    await writePlan(plan, ports);
    return plan;
  }
});
