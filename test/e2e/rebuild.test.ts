// A home whose tables were damaged while every event is intact: what its commands say, and how it is mended.
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databases, programVersion } from '../../scripts/build-facts.ts';
import type { Config } from '../../src/config.ts';
import { openHome, operationDefinitions, readConfig } from '../../src/main.ts';
import { runCli } from '../../src/surfaces/cli/program.ts';
import { hotAnswer } from '../../src/surfaces/cli/hot.ts';
import { hotHook } from '../../src/surfaces/hooks/hot-hook.ts';
import { refusalOf } from '../support/expect-error.ts';
import { execPastTriggers } from '../support/past-triggers.ts';

const DAMAGE = 'DELETE FROM tasks; DELETE FROM goals;';

let top: string;
let root: string;
let config: Config;

beforeEach(async () => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-rebuild-')));
  root = join(top, 'project');
  mkdirSync(root);
  const configFolder = join(top, 'config');
  config = { ...readConfig(), cwd: root, home: undefined, owner: undefined, configFolder, color: false };
  for (const argv of [
    ['init'],
    ['goal', 'create', 'Ship it'],
    ['task', 'add', 'G1', 'Try it'],
    ['task', 'start', 'T1'],
  ])
    await run(argv);
});

afterEach(() => rmSync(top, { recursive: true, force: true }));

async function run(argv: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  let [stdout, stderr] = ['', ''];
  const environment = {
    config,
    stdout: (text: string) => (stdout += text),
    stderr: (text: string) => (stderr += text),
    readStdin: async () => '',
  };
  return { code: await runCli(argv, environment, operationDefinitions), stdout, stderr };
}

function damage(statements: string, folder = join(root, '.throughline')): void {
  const db = new DatabaseSync(join(folder, 'work.sqlite'));
  db.exec(statements);
  db.close();
}

test('every command says that the tables are damaged, and rebuild mends them', async () => {
  const next = await run(['next', '--json']);
  damage(DAMAGE);
  const hot = { config, databases, version: programVersion };
  for (const command of ['next', 'status']) {
    // The hot command leaves the answer to the whole program, which names the row and the command.
    expect(await hotAnswer([command], hot)).toBeUndefined();
    const { code, stderr } = await run([command]);
    expect([command, code]).toEqual([command, 4]);
    expect(stderr).toContain('throughline rebuild --project');
  }
  const start = {
    agent: 'claude',
    session_id: 's1',
    owner: 'claude:s1',
    cwd: root,
    kind: 'start',
    event: 'SessionStart',
    source: 'startup',
    transcript_path: null,
    ways: { ask: false, remind: false },
  } as const;
  // A hook says that it is damaged rather than a wrong step, and its log says why.
  const logged: unknown[] = [];
  const onError = (_: string, error: unknown) => logged.push(error);
  expect(await hotHook(start, { config, databases, isWithoutMind: true, onError })).toEqual({ trouble: 'damaged' });
  expect(logged).toContainEqual(expect.objectContaining({ code: 'projection_damaged' }));
  expect(await run(['verify'])).toMatchObject({ code: 4, stdout: expect.stringContaining('tasks') as string });
  expect(await run(['doctor'])).toMatchObject({
    code: 6,
    stdout: expect.stringContaining('throughline rebuild') as string,
  });

  const dry = await run(['rebuild', '--dry-run']);
  expect(dry).toMatchObject({ code: 4, stdout: expect.stringMatching(/^Differs: 2 rows of 1 stream/) as string });
  const { code, stdout } = await run(['rebuild', '--json']);
  expect({ code, report: JSON.parse(stdout) as unknown }).toMatchObject({
    code: 0,
    report: {
      streams_rebuilt: 1,
      differences: [
        { database: 'work', table: 'goals', what: 'missing' },
        { database: 'work', table: 'tasks', what: 'missing' },
      ],
    },
  });
  expect(await run(['next', '--json'])).toEqual(next);
  expect(await hotAnswer(['next', '--json'], hot)).toBe(next.stdout);
  expect(await run(['rebuild'])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Nothing differs/) as string,
  });
  expect(await run(['verify', '--deep'])).toMatchObject({ code: 0 });
  expect(await run(['doctor'])).toMatchObject({ code: 0 });
});

test('an entity that was changed by SQL is never served as the next step', async () => {
  damage("UPDATE state_entities SET body = replace(body, 'Try it', 'Lie') WHERE collection = 'tasks'");
  const { code, stdout, stderr } = await run(['next']);
  expect({ code, stdout }).toEqual({ code: 4, stdout: '' });
  expect(stderr).toMatch(/tasks\/[0-9a-f-]+ in state_entities does not have its hash/);
});

test('a backup that is wrong only in its tables is restored, and rebuilt on the way', async () => {
  const next = await run(['next', '--json']);
  const backup = join(top, 'backup');
  await run(['backup', backup]);
  damage(DAMAGE, backup);
  const { code, stdout } = await run(['restore', backup]);
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: expect.stringContaining(
      '2 rows of the backup were not what its events give, and were made again',
    ) as string,
  });
  expect(await run(['next', '--json'])).toEqual(next);
  expect(await run(['verify', '--deep'])).toMatchObject({ code: 0 });

  const wrong = new DatabaseSync(join(backup, 'work.sqlite'));
  execPastTriggers(wrong, "UPDATE events SET payload = '{}' WHERE event_seq = 2");
  wrong.close();
  expect(await run(['restore', backup, '--json'])).toMatchObject({
    code: 4,
    stdout: expect.stringContaining('backup_damaged') as string,
  });
  expect(await run(['next', '--json'])).toEqual(next);
});

test('a rebuild goes over every database, and one stream is found in the one that holds it', async () => {
  const home = await openHome({ config, folder: join(root, '.throughline') });
  try {
    await home.mind();
    const { projects } = (await home.call('work.list_projects')) as {
      projects: { project_id: string; name: string }[];
    };
    const { project_id = '', name = '' } = projects[0] ?? {};
    expect(await home.call('ledger.rebuild', { project_id })).toMatchObject({ streams: 1, differences_found: 0 });
    expect(await home.call('ledger.rebuild', { project_id: name })).toMatchObject({ streams: 1, differences_found: 0 });
    expect((await refusalOf(home.call('ledger.rebuild', { project_id: 'no such name' }))).code).toBe('unknown_stream');
    const { project_id: namesake } = (await home.call('work.create_project', { name })) as { project_id: string };
    expect((await refusalOf(home.call('ledger.rebuild', { project_id: name }))).message).toContain(namesake);
    expect(await home.call('ledger.rebuild')).toMatchObject({ differences_found: 0 });
    const unknown = '01990000-0000-7000-8000-000000000009';
    expect((await refusalOf(home.call('ledger.rebuild', { project_id: unknown }))).code).toBe('unknown_stream');
  } finally {
    await home.close();
  }
});
