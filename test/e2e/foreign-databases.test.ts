// What stands under the name of a database of a home and is not that database, and a home that lost its configuration:
// nothing strange is adopted, and every hint, followed to the letter, leads on.
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { domains } from '../../src/domains.ts';
import { readManifest } from '../../src/home/backup-manifest.ts';
import { databasesOf } from '../../src/home/database-list.ts';
import { openHomeFolder } from '../../src/home/home-folder.ts';
import { MustOpen, openHotHome } from '../../src/home/hot-home.ts';
import { portsOf } from '../../src/home/ports.ts';
import { planRestore } from '../../src/home/restore-folder.ts';
import { writePlan } from '../../src/home/unfinished-restore.ts';
import { openHome, operationDefinitions, readConfig } from '../../src/main.ts';
import { runCli } from '../../src/surfaces/cli/program.ts';

let top: string;

beforeEach(async () => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-foreign-')));
  for (const name of ['own', 'theirs']) mkdirSync(join(top, name));
});
afterEach(() => rmSync(top, { recursive: true, force: true }));

/** Each of the two folders has a user of its own. */
async function tl(who: 'own' | 'theirs', ...argv: readonly string[]): Promise<Record<string, unknown>> {
  let stdout = '';
  await runCli(
    [...argv, '--json'],
    {
      config: configOf(who),
      stdout: (text: string) => (stdout += text),
      stderr: () => {},
      readStdin: async () => '',
    },
    operationDefinitions,
  );
  return JSON.parse(stdout) as Record<string, unknown>;
}

function configOf(who: string) {
  const folders = { cwd: join(top, who), configFolder: join(top, `${who}-config`) };
  return { ...readConfig(), ...folders, home: undefined, owner: undefined, color: false };
}

/** A home with work and a mind. */
async function make(who: 'own' | 'theirs'): Promise<void> {
  await tl(who, 'init');
  await tl(who, 'goal', 'create', `The goal of ${who}`);
  const home = await openHome({ config: configOf(who) });
  await home.databases.all();
  await home.close();
}

const at = (who: string, ...names: string[]) => join(top, who, '.throughline', ...names);
const registry = () => join(top, 'own-config', 'homes.json');
const mindOf = (who: string) => at(who, 'mind.sqlite');

function moveAway(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) {
    try {
      renameSync(path + suffix, `${path}${suffix}.away`);
    } catch {
      // There is none.
    }
  }
}

/** As it stands when the making of the mind failed behind its first step. */
async function failToMakeMind(): Promise<string> {
  await make('own');
  moveAway(mindOf('own'));
  const text = readFileSync(registry(), 'utf8');
  const id = /"mind": "([^"]+)"/.exec(text)?.[1] ?? '';
  writeFileSync(registry(), text.replace('"mind"', '"new:mind"'));
  return id;
}

describe('after a database could not be made', () => {
  test.each([
    ['of another user', () => {}],
    ['whose id was taken out of it', (db: DatabaseSync) => db.exec('DELETE FROM ledger_meta')],
    ['whose id is computed by a view', makeEndlessView],
  ])('a file %s under its name is refused and left as it is', async (_what, spoil) => {
    await failToMakeMind();
    await make('theirs');
    copyFileSync(mindOf('theirs'), mindOf('own'));
    {
      using db = new DatabaseSync(mindOf('own'));
      spoil(db);
    }
    const before = readFileSync(mindOf('own'));
    expect(await tl('own', 'backup', join(top, 'saved'))).toMatchObject({ code: 'database_foreign' });
    expect(await tl('own', 'verify')).toMatchObject({ ok: false, problems: [{ database: 'mind' }] });
    expect(JSON.stringify(await tl('own', 'doctor'))).toContain('did not make here');
    moveAway(mindOf('own'));
    expect(await tl('own', 'backup', join(top, 'saved'))).toMatchObject({ events: 2 });
    renameSync(`${mindOf('own')}.away`, mindOf('own'));
    expect(await tl('own', 'restore', join(top, 'saved'))).toMatchObject({ code: 'database_foreign' });
    expect(readFileSync(mindOf('own')).equals(before)).toBe(true);
  });

  test.each([
    ['an empty file', (path: string) => writeFileSync(path, '')],
    ['one whose process was killed in its first transaction', leaveHalfMade],
  ])('the same id is used when it is made at last, over %s', async (_what, leave) => {
    const id = await failToMakeMind();
    leave(mindOf('own'));
    expect(await tl('own', 'doctor')).not.toMatchObject({ code: 'bug' });
    expect(await tl('own', 'verify')).toMatchObject({ ok: true });
    expect(JSON.parse(readFileSync(registry(), 'utf8'))).toMatchObject({
      homes: { [at('own')]: { databases: { mind: id } } },
    });
  });
});

/** As a process leaves it that is killed before it commits anything. */
function leaveHalfMade(path: string): void {
  const [made, journal] = [join(top, 'half.sqlite'), '-journal'];
  using db = new DatabaseSync(made);
  db.exec('PRAGMA cache_size = 1; BEGIN; CREATE TABLE half (text TEXT)');
  const insert = db.prepare('INSERT INTO half VALUES (?)');
  for (let row = 0; row < 50; row += 1) insert.run('x'.repeat(3_000));
  for (const suffix of ['', journal]) copyFileSync(made + suffix, path + suffix);
}

function makeEndlessView(db: DatabaseSync): void {
  db.exec(`ALTER TABLE ledger_meta RENAME TO hidden;
    CREATE VIEW ledger_meta AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)
    SELECT max(x) AS database_id, 1 AS host_id, 1 AS position, 1 AS one FROM n`);
}

describe('the hint of a database that is not the user’s', () => {
  test('in a home: moved away, or trusted, the home goes on', async () => {
    await tl('own', 'init');
    await make('theirs');
    copyFileSync(mindOf('theirs'), mindOf('own'));
    const refused = await tl('own', 'backup', join(top, 'one'));
    expect(refused['hint']).toContain('Move it away');
    expect(refused['hint']).toContain('throughline trust');
    expect(refused['hint']).not.toContain('restore');
    moveAway(mindOf('own'));
    expect(await tl('own', 'backup', join(top, 'one'))).toMatchObject({ to: join(top, 'one') });
    renameSync(`${mindOf('own')}.away`, mindOf('own'));
    expect(await tl('own', 'trust')).toMatchObject({ home: at('own') });
    expect(await tl('own', 'backup', join(top, 'two'))).toMatchObject({ to: join(top, 'two') });
  });

  test('where there is no home: moved away, a home is made, and a backup restored into it', async () => {
    await make('own');
    const saved = join(top, 'saved');
    await tl('own', 'backup', saved);
    rmSync(at('own'), { recursive: true });
    await make('theirs');
    mkdirSync(at('own'));
    copyFileSync(at('theirs', 'work.sqlite'), at('own', 'work.sqlite'));
    rmSync(registry());
    const refused = await tl('own', 'init');
    expect(refused).toMatchObject({ code: 'database_foreign' });
    // There is no home to trust.
    expect(refused['hint']).not.toContain('throughline trust');
    moveAway(String(refused['path']));
    expect(await tl('own', 'init')).toMatchObject({ created: true });
    expect(await tl('own', 'restore', saved)).toMatchObject({ events: 2 });
    expect(await tl('own', 'goal', 'list')).toMatchObject({ goals: [{ text: 'The goal of own' }] });
  });
});

test('a backup of an earlier version is restored, although the mind was made anew since', async () => {
  await make('own');
  const saved = join(top, 'saved');
  await tl('own', 'backup', saved);
  const manifest = JSON.parse(readFileSync(join(saved, 'backup.json'), 'utf8')) as Record<string, unknown>;
  const { databases, ...rest } = manifest;
  writeFileSync(join(saved, 'backup.json'), JSON.stringify({ ...rest, format: 1 }));
  for (const suffix of ['', '-wal', '-shm']) rmSync(mindOf('own') + suffix, { force: true });
  await tl('own', 'trust');
  const { mind } = databases as { mind: { database_id: string } };
  expect(readFileSync(registry(), 'utf8')).not.toContain(mind.database_id);
  expect(await tl('own', 'restore', saved)).toMatchObject({ home: at('own') });
  expect(readFileSync(registry(), 'utf8')).toContain(mind.database_id);
  expect(await tl('own', 'verify', '--deep')).toMatchObject({ ok: true, problems: [] });
});

describe('a home of the user without its configuration', () => {
  const before = async () => {
    await make('own');
    await tl('own', 'backup', join(top, 'saved'));
    rmSync(at('own', 'config.json'));
  };

  test('is named by every command and by the doctor, and trust writes it again', async () => {
    await make('own');
    const { home_id } = JSON.parse(readFileSync(at('own', 'config.json'), 'utf8')) as { home_id: string };
    await tl('own', 'backup', join(top, 'saved'));
    rmSync(at('own', 'config.json'));
    for (const command of [
      ['init'],
      ['next'],
      ['status'],
      ['verify'],
      ['goal', 'list'],
      ['restore', join(top, 'saved')],
    ]) {
      const refused = await tl('own', ...command);
      expect({ command, ...refused }).toMatchObject({ code: 'home_invalid' });
      expect(refused['message']).toContain('config.json is gone');
      expect(refused['hint']).toContain('throughline trust');
    }
    expect(JSON.stringify(await tl('own', 'doctor'))).toContain('config.json is gone');
    expect(await tl('own', 'trust')).toMatchObject({ home: at('own'), home_id, moved_projects: [] });
    expect(await tl('own', 'goal', 'list')).toMatchObject({ goals: [{ text: 'The goal of own' }] });
    expect(await tl('own', 'verify')).toMatchObject({ ok: true, problems: [] });
  });

  test('is found from a folder below it, before a home further up', async () => {
    await before();
    mkdirSync(join(top, 'own', 'below', '.throughline'), { recursive: true });
    const config = { ...configOf('own'), cwd: join(top, 'own', 'below') };
    await expect(openHome({ config })).rejects.toMatchObject({ code: 'home_invalid' });
  });

  test('does not become another one that was put in its place', async () => {
    await before();
    await make('theirs');
    for (const suffix of ['', '-wal', '-shm']) rmSync(at('own', `work.sqlite${suffix}`), { force: true });
    copyFileSync(at('theirs', 'work.sqlite'), at('own', 'work.sqlite'));
    expect(await tl('own', 'trust')).toMatchObject({ code: 'home_replaced' });
    expect(await tl('own', 'goal', 'list')).toMatchObject({ code: 'home_replaced' });
    expect(await tl('own', 'restore', join(top, 'saved'))).toMatchObject({ events: 2 });
    expect(await tl('own', 'goal', 'list')).toMatchObject({ goals: [{ text: 'The goal of own' }] });
  });

  test('is not lost to a copy of it that is trusted', async () => {
    await make('own');
    mkdirSync(join(top, 'own', 'copy', '.throughline'), { recursive: true });
    for (const name of ['config.json', 'work.sqlite']) {
      copyFileSync(at('own', name), join(top, 'own', 'copy', '.throughline', name));
    }
    rmSync(at('own', 'config.json'));
    const config = { ...configOf('own'), cwd: join(top, 'own', 'copy') };
    await expect(openHome({ config, trust: true })).rejects.toMatchObject({ code: 'home_copied' });
  });

  test('of which the databases are gone too, is made anew', async () => {
    await before();
    rmSync(at('own'), { recursive: true });
    mkdirSync(at('own'));
    expect(await tl('own', 'next')).toMatchObject({ code: 'no_home' });
    expect(await tl('own', 'init')).toMatchObject({ created: true });
  });
});

test('a home from elsewhere whose trusting was cut off is not used before its roots are put right', async () => {
  await make('theirs');
  const outside = join(top, 'outside');
  mkdirSync(outside);
  await tl('theirs', 'project', 'update', '--root', outside);
  cpSync(at('theirs'), at('own'), { recursive: true });
  const { home_id } = JSON.parse(readFileSync(at('own', 'config.json'), 'utf8')) as { home_id: string };
  // As it stands from before the home is opened until its projects have their roots.
  const entry = { home_id, databases: { 'being-trusted:': home_id }, registered_at: '2026-01-01T00:00:00.000Z' };
  mkdirSync(join(top, 'own-config'), { mode: 0o700 });
  writeFileSync(registry(), JSON.stringify({ format: 1, homes: { [at('own')]: entry } }), { mode: 0o600 });
  for (const command of [['next'], ['status'], ['goal', 'list'], ['restore', join(top, 'none')], ['init']]) {
    expect({ command, ...(await tl('own', ...command)) }).toMatchObject({ code: 'home_untrusted' });
  }
  expect(JSON.stringify(await tl('own', 'doctor'))).toContain('cut off');
  expect(openHotHome({ config: configOf('own'), databases: [], cwd: join(top, 'theirs') })).toBeUndefined();
  expect(() => openHotHome({ config: configOf('own'), databases: [] })).toThrow(MustOpen);
  expect(await tl('own', 'trust')).toMatchObject({ moved_projects: [{ root: join(top, 'own') }] });
  expect(await tl('own', 'goal', 'list')).toMatchObject({ goals: [{ text: 'The goal of theirs' }] });
  expect(openHotHome({ config: configOf('own'), databases: [] })).toMatchObject({ homeId: home_id });
});

test('a program that trusts a home from elsewhere gets no root of a stranger either', async () => {
  await make('theirs');
  cpSync(at('theirs'), at('own'), { recursive: true });
  const home = await openHome({ config: configOf('own'), trust: true });
  expect(home.movedProjects).toMatchObject([{ root: join(top, 'own') }]);
  await home.close();
  await (await openHome({ config: configOf('own') })).close();
});

describe('a backup of another user’s home', () => {
  const saved = () => join(top, 'saved');
  const rootsOf = async (): Promise<unknown> => {
    const { projects } = (await tl('own', 'project', 'list')) as { projects: { name: string; root: string | null }[] };
    return Object.fromEntries(projects.map(({ name, root }) => [name, root]));
  };

  beforeEach(async () => {
    await make('theirs');
    mkdirSync(join(top, 'outside'));
    await tl('theirs', 'project', 'create', 'strange', '--root', join(top, 'outside'));
    await tl('theirs', 'backup', saved());
    await tl('own', 'init');
  });

  test('brings no root of its own into an empty home', async () => {
    expect(await tl('own', 'restore', saved())).toMatchObject({
      is_from_elsewhere: true,
      moved_projects: [{ root: join(top, 'own') }, { name: 'strange', root: null }],
    });
    expect(await rootsOf()).toEqual({ theirs: join(top, 'own'), strange: null });
    expect(await tl('own', 'verify', '--deep')).toMatchObject({ ok: true, problems: [] });
  });

  test('whose restore was cut off is not used before its roots are put right', async () => {
    const ports = portsOf({ config: configOf('own') });
    const home = await openHomeFolder(at('own'), ports, { create: false });
    const manifest = await readManifest(saved());
    const { plan } = await planRestore(home, at('own'), saved(), manifest, databasesOf(domains), ports);
    await writePlan(plan, ports);
    for (const command of [['next'], ['status'], ['project', 'list']]) {
      expect({ command, ...(await tl('own', ...command)) }).toMatchObject({ code: 'home_untrusted' });
    }
    await tl('own', 'trust');
    expect(await rootsOf()).toEqual({ theirs: join(top, 'own'), strange: null });
  });

  test('is another’s also after a restore that was refused', async () => {
    const manifest = readFileSync(join(saved(), 'backup.json'), 'utf8');
    const mind = join(saved(), 'mind.sqlite');
    renameSync(mind, `${mind}.away`);
    expect(await tl('own', 'restore', saved())).toMatchObject({ code: 'backup_damaged' });
    renameSync(`${mind}.away`, mind);
    expect(readFileSync(join(saved(), 'backup.json'), 'utf8')).toBe(manifest);
    expect(await tl('own', 'restore', saved())).toMatchObject({ is_from_elsewhere: true });
    expect(await rootsOf()).toEqual({ theirs: join(top, 'own'), strange: null });
  });
});

test('a backup of the user’s own home keeps its roots in a new place', async () => {
  await make('own');
  mkdirSync(join(top, 'outside'));
  await tl('own', 'project', 'create', 'beside', '--root', join(top, 'outside'));
  await tl('own', 'backup', join(top, 'saved'));
  rmSync(at('own'), { recursive: true });
  await tl('own', 'init');
  expect(await tl('own', 'restore', join(top, 'saved'))).toMatchObject({
    is_from_elsewhere: false,
    moved_projects: [],
  });
  expect(await tl('own', 'project', 'list')).toMatchObject({
    projects: [{ root: join(top, 'own') }, { name: 'beside', root: join(top, 'outside') }],
  });
});
