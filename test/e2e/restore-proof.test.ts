// A restore takes only what proves to be a backup: its manifest, the home that it is of, and the heads of its databases.
// Everything else has a refusal of its own, and changes nothing.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PROGRAM, runWarm } from '../support/run-warm.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-proof-'));
  for (const [name, goal] of [
    ['own', 'Keep me'],
    ['other', 'Of another home'],
  ] as const) {
    mkdirSync(at(name));
    tl(name, 'init');
    tl(name, 'goal', 'create', goal);
    tl(name, 'backup', at(name, 'saved'));
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (...names: string[]) => join(folder, ...names);

function tl(cwd: string, ...args: string[]): Record<string, unknown> {
  const env: NodeJS.ProcessEnv = { ...process.env, XDG_CONFIG_HOME: at('xdg') };
  delete env['THROUGHLINE_HOME'];
  return JSON.parse(runWarm(PROGRAM, [...args, '--json'], { cwd: at(cwd), env }).stdout) as Record<string, unknown>;
}

/** Changes the backup's `backup.json`. */
function edit(backup: string, change: (manifest: Record<string, unknown>) => Record<string, unknown>): void {
  const path = join(backup, 'backup.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  writeFileSync(path, JSON.stringify(change(manifest)));
}

const asFormat1 = ({ databases: _, ...rest }: Record<string, unknown>) => ({ ...rest, format: 1 });
const database = (backup: string) => join(backup, 'work.sqlite');

/** What is done to a copy of a good backup, and what a restore of it says. */
const CASES: Readonly<Record<string, readonly [string, string, (backup: string) => void]>> = {
  'a missing path': ['backup_missing', 'There is nothing at', (backup) => rmSync(backup, { recursive: true })],
  'a file': [
    'not_a_backup',
    'is not a folder',
    (backup) => {
      rmSync(backup, { recursive: true });
      writeFileSync(backup, '');
    },
  ],
  'a folder without a manifest': [
    'not_a_backup',
    'has no backup.json',
    (backup) => rmSync(join(backup, 'backup.json')),
  ],
  'a manifest that is no manifest': [
    'backup_damaged',
    'cannot be read',
    (backup) => writeFileSync(join(backup, 'backup.json'), '{"format":2}'),
  ],
  'an endless manifest': [
    'irregular_file',
    'is a link',
    (backup) => {
      rmSync(join(backup, 'backup.json'));
      symlinkSync('/dev/zero', join(backup, 'backup.json'));
    },
  ],
  'an empty database': ['backup_damaged', 'is empty', (backup) => truncateSync(database(backup), 0)],
  'a cut database': ['backup_damaged', 'was cut', (backup) => truncateSync(database(backup), 8_192)],
  'a database with 6 GB of nothing': ['backup_damaged', 'should have', (backup) => truncateSync(database(backup), 6e9)],
  'a file that is no database': [
    'backup_damaged',
    'is not a SQLite database',
    (backup) => writeFileSync(database(backup), 'x'.repeat(10_000)),
  ],
  'a database of another program': [
    'backup_damaged',
    'holds no ledger',
    (backup) => {
      rmSync(database(backup));
      using theirs = new DatabaseSync(database(backup));
      theirs.exec('CREATE TABLE theirs (x INTEGER)');
    },
  ],
  'a pipe instead of a database': [
    'irregular_file',
    'is not a regular file',
    (backup) => {
      rmSync(database(backup));
      spawnSync('mkfifo', [database(backup)]);
    },
  ],
  'a manifest of other files': [
    'backup_mismatch',
    'is database',
    (backup) => cpSync(at('other', 'saved', 'work.sqlite'), database(backup)),
  ],
  'an earlier manifest of other files': [
    'backup_mismatch',
    'is database',
    (backup) => {
      edit(backup, asFormat1);
      cpSync(at('other', 'saved', 'work.sqlite'), database(backup));
    },
  ],
  'a manifest of a later state': [
    'backup_mismatch',
    'not with event',
    (backup) => {
      tl('own', 'goal', 'create', 'Later');
      tl('own', 'backup', at('later'));
      cpSync(at('later', 'backup.json'), join(backup, 'backup.json'));
      rmSync(at('later'), { recursive: true });
    },
  ],
  'a database that the manifest does not list': [
    'backup_mismatch',
    'is not in the backup',
    (backup) => cpSync(database(backup), join(backup, 'mind.sqlite')),
  ],
  'a database that only the manifest has': [
    'backup_damaged',
    'is missing',
    (backup) =>
      edit(backup, (manifest) => {
        const { work } = manifest['databases'] as { work: unknown };
        return { ...manifest, databases: { work, mind: work } };
      }),
  ],
  'a backup of another home': [
    'backup_of_another_home',
    'is a backup of home',
    (backup) => {
      rmSync(backup, { recursive: true });
      cpSync(at('other', 'saved'), backup, { recursive: true });
    },
  ],
};

test.each(Object.entries(CASES))('%s is refused as a backup, and changes nothing', (_, [code, message, spoil]) => {
  const backup = at('own', 'spoiled');
  cpSync(at('own', 'saved'), backup, { recursive: true });
  spoil(backup);
  const before = tl('own', 'goal', 'list');
  const answer = tl('own', 'restore', backup);
  expect(answer).toMatchObject({ kind: 'refusal', code });
  expect(answer['message']).toContain(message);
  expect(tl('own', 'goal', 'list')).toEqual(before);
  expect(tl('own', 'verify', '--deep')).toMatchObject({ ok: true });
  expect(readdirSync(at('own', '.throughline')).filter((name) => name.includes('restoring'))).toEqual([]);
});

test('a good backup is restored, and so is one with the manifest of an earlier version', () => {
  tl('own', 'goal', 'create', 'Later');
  const { goals } = tl('other', 'goal', 'list') as { goals: unknown[] };
  expect(goals).toHaveLength(1);
  expect(tl('own', 'restore', at('own', 'saved'))).toMatchObject({ events: 2 });
  edit(at('own', 'saved'), asFormat1);
  expect(tl('own', 'restore', at('own', 'saved'))).toMatchObject({ events: 2 });
  expect(tl('own', 'verify', '--deep')).toMatchObject({ ok: true });
});

test('a backup of an earlier version whose first database is another one says so, and goes into a new home', () => {
  const saved = at('own', 'saved');
  edit(saved, asFormat1);
  cpSync(at('other', 'saved', 'work.sqlite'), database(saved));
  const refused = tl('own', 'restore', saved);
  expect(refused).toMatchObject({ code: 'backup_mismatch' });
  expect(refused['message']).toContain('into a new home');
  mkdirSync(at('fresh'));
  tl('fresh', 'init');
  expect(tl('fresh', 'restore', saved)).toMatchObject({ events: 2 });
});
