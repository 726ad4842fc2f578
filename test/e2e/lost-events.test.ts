// A home that lost acknowledged events, because its write-ahead log is gone or an older copy of its file was put back:
// what commands and hooks say, and what a person can do.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databases, programVersion } from '../../scripts/build-facts.ts';
import type { Config } from '../../src/config.ts';
import { MustOpen } from '../../src/home/hot-home.ts';
import { operationDefinitions, readConfig } from '../../src/main.ts';
import { runCli } from '../../src/surfaces/cli/program.ts';
import { hotAnswer } from '../../src/surfaces/cli/hot.ts';
import { answerFor } from '../../src/surfaces/hooks/answers.ts';
import { answerFromHome } from '../../src/surfaces/hooks/answer-from-home.ts';
import type { HookEvent } from '../../src/surfaces/hooks/hook-answers.ts';
import { hotHook } from '../../src/surfaces/hooks/hot-hook.ts';

let top: string;
let root: string;
let config: Config;

beforeEach(async () => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-lost-')));
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

const database = () => join(root, '.throughline', 'work.sqlite');

/** Writes under a log that no process folds, and then removes the log, as a crash and a careless clean-up would. */
async function loseTheLog(...commands: (readonly string[])[]): Promise<void> {
  const [file, saved] = [database(), join(top, 'folded.sqlite')];
  const other = new DatabaseSync(file);
  other.exec('PRAGMA wal_autocheckpoint = 0; PRAGMA user_version');
  for (const argv of commands) expect((await run(argv)).code).toBe(0);
  copyFileSync(file, saved);
  other.close();
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  copyFileSync(saved, file);
}

const START: HookEvent = {
  agent: 'claude',
  kind: 'start',
  event: 'SessionStart',
  session_id: 's-1',
  cwd: '',
  transcript_path: null,
  source: 'startup',
  ways: { ask: false, remind: false },
  owner: 'claude:s-1',
};

const start = (): HookEvent => ({ ...START, cwd: root });
const headPath = () => {
  const { home_id } = JSON.parse(readFileSync(join(root, '.throughline', 'config.json'), 'utf8')) as {
    home_id: string;
  };
  return join(config.configFolder, 'checkpoints', home_id, 'work.head');
};
const problems = async (): Promise<{ code: string; message: string }[]> =>
  (JSON.parse((await run(['verify', '--json'])).stdout) as { problems: { code: string; message: string }[] }).problems;

describe('after the log was lost', () => {
  const lose = () => loseTheLog(['task', 'add', 'G1', 'Second'], ['task', 'add', 'G1', 'Third']);

  test('verify, doctor and sign say so, and every command warns', async () => {
    await lose();
    const found = await problems();
    expect(found).toMatchObject([{ code: 'rolled_back' }]);
    expect(found[0]?.message).toContain('throughline accept-loss');
    expect((await run(['verify'])).code).toBe(4);
    expect((await run(['doctor'])).stdout).toContain('accept-loss');
    const signed = await run(['sign', '--json']);
    expect([signed.code === 0, signed.stdout.includes('checksum_mismatch')]).toEqual([false, true]);
    const listed = await run(['task', 'list']);
    expect([listed.code, listed.stderr]).toEqual([0, expect.stringContaining('accept-loss')]);
  });

  test('the hot commands leave the answer to the program that warns', async () => {
    const hot = { config, databases, version: programVersion };
    expect(await hotAnswer(['next', '--json'], hot)).toContain('T1');
    await lose();
    expect(await hotAnswer(['next', '--json'], hot)).toBeUndefined();
    expect((await run(['next'])).stderr).toContain('accept-loss');
  });

  test('the hook says it in one line instead of a next step that may be wrong', async () => {
    await lose();
    const onError = () => {};
    await expect(hotHook(start(), { config, databases, isWithoutMind: true, onError })).rejects.toBeInstanceOf(
      MustOpen,
    );
    const outcome = await answerFromHome(start(), { config, onError });
    expect(outcome).toEqual({ trouble: 'lost' });
    const told = JSON.stringify(answerFor('claude', start(), outcome));
    expect(told).toContain('throughline accept-loss');
    expect(told).toContain('throughline restore');
    expect(told).not.toContain('Try it');
  });

  test('new events do not cover it up', async () => {
    await lose();
    for (const title of ['a', 'b', 'c', 'd']) expect((await run(['task', 'add', 'G1', title])).code).toBe(0);
    expect(await problems()).toMatchObject([{ code: 'rolled_back' }]);
  });

  test('accept-loss is a person’s act: a program is told what would be accepted, and nothing is', async () => {
    await lose();
    const refused = JSON.parse((await run(['accept-loss', '--json'])).stdout) as Record<string, unknown>;
    expect(refused).toMatchObject({
      code: 'confirmation_required',
      digest: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
      would: { command: 'accept-loss', databases: [{ name: 'work', events_left: 4 }] },
    });
    expect(JSON.stringify(refused['would'])).toContain('6 events were acknowledged');
    expect(JSON.parse((await run(['accept-loss', '--json', '--confirm', 'f'.repeat(64)])).stdout)).toMatchObject({
      code: 'confirmation_required',
    });
    expect(await problems()).toMatchObject([{ code: 'rolled_back' }]);
    config = { ...config, isAttended: true };
    expect((await run(['accept-loss'])).code).toBe(0);
    expect(await problems()).toEqual([]);
  });

  test('a confirmed accept-loss continues without them, and the ledger is sound and watched again', async () => {
    await lose();
    const { digest } = JSON.parse((await run(['accept-loss', '--json'])).stdout) as { digest: string };
    const accepted = await run(['accept-loss', '--json', '--confirm', digest]);
    expect(accepted.code).toBe(0);
    expect(JSON.parse(accepted.stdout)).toMatchObject({ databases: [{ name: 'work' }] });
    expect(await problems()).toEqual([]);
    expect((await run(['task', 'list'])).stderr).toBe('');
    expect((await run(['sign'])).code).toBe(0);
    expect(await hotHook(start(), { config, databases, isWithoutMind: true, onError: () => {} })).toMatchObject({
      resume: {},
    });
    await loseTheLog(['task', 'add', 'G1', 'Fourth']);
    expect(await problems()).toMatchObject([{ code: 'rolled_back' }]);
  });

  test('a backup that is restored is sound', async () => {
    expect((await run(['backup', join(top, 'saved')])).code).toBe(0);
    await lose();
    expect((await run(['restore', join(top, 'saved')])).code).toBe(0);
    expect(await problems()).toEqual([]);
    expect((await run(['task', 'list'])).stderr).toBe('');
  });
});

test('accept-loss says when nothing was lost, and signs nothing', async () => {
  const before = existsSync(headPath()) ? readFileSync(headPath(), 'utf8') : '';
  const accepted = await run(['accept-loss', '--json']);
  expect([accepted.code, JSON.parse(accepted.stdout)]).toEqual([0, { databases: [] }]);
  expect(readFileSync(headPath(), 'utf8')).toBe(before);
});

test('a restore of an older backup is no loss, also for what is written after it', async () => {
  await run(['backup', join(top, 'saved')]);
  await run(['task', 'add', 'G1', 'Second']);
  await run(['task', 'add', 'G1', 'Third']);
  expect((await run(['restore', join(top, 'saved')])).code).toBe(0);
  expect(await problems()).toEqual([]);
  expect((await run(['task', 'add', 'G1', 'Other'])).stderr).toBe('');
  expect(await problems()).toEqual([]);
  const hot = { config, databases, version: programVersion };
  expect(await hotAnswer(['next', '--json'], hot)).toContain('T1');
});

test('a backup that is restored to another home on this machine is no loss for either, and both are watched', async () => {
  const [saved, first, second] = [join(top, 'saved'), root, join(top, 'second')];
  const hot = { databases, version: programVersion };
  const use = (folder: string) => {
    root = folder;
    config = { ...config, cwd: folder };
  };
  await run(['backup', saved]);
  mkdirSync(second);
  use(second);
  await run(['init']);
  expect((await run(['restore', saved])).code).toBe(0);
  for (const title of ['a', 'b', 'c']) expect((await run(['task', 'add', 'G1', title])).stderr).toBe('');
  for (const folder of [first, second, first]) {
    use(folder);
    expect(await problems()).toEqual([]);
    expect(await hotAnswer(['next', '--json'], { ...hot, config })).toContain('T1');
    expect(await run(['task', 'add', 'G1', 'd'])).toMatchObject({ code: 0, stderr: '' });
  }
  await loseTheLog(['task', 'add', 'G1', 'e']);
  expect(await problems()).toMatchObject([{ code: 'rolled_back' }]);
  use(second);
  expect(await problems()).toEqual([]);
  await loseTheLog(['task', 'add', 'G1', 'e']);
  expect(await problems()).toMatchObject([{ code: 'rolled_back' }]);
  expect(await hotAnswer(['next', '--json'], { ...hot, config })).toBeUndefined();
});

test.each([
  ['empty', ''],
  ['cut', '{"database_id":'],
  ['with zeros', '\0'.repeat(200)],
  ['as another value', 'null'],
  ['with a wrong field', '{"position":"9"}'],
])('a head file that a power cut left %s raises no alarm', async (_how, left) => {
  writeFileSync(headPath(), left);
  expect(await problems()).toEqual([]);
  expect((await run(['task', 'list'])).stderr).toBe('');
  const hot = { config, databases, version: programVersion };
  expect(await hotAnswer(['next', '--json'], hot)).toContain('T1');
  await run(['task', 'add', 'G1', 'Second']);
  expect(JSON.parse(readFileSync(headPath(), 'utf8'))).toMatchObject({ position: 5 });
});

test('a head that is behind the ledger, as a crash leaves it, raises no alarm', async () => {
  const behind = readFileSync(headPath());
  await run(['task', 'add', 'G1', 'Second']);
  writeFileSync(headPath(), behind);
  expect(await problems()).toEqual([]);
  expect((await run(['task', 'list'])).stderr).toBe('');
});

test('a head file that cannot be read keeps no home from being opened', async () => {
  rmSync(headPath());
  mkdirSync(headPath());
  expect((await run(['task', 'list'])).code).toBe(0);
  expect(await problems()).toEqual([]);
  const hot = { config, databases, version: programVersion };
  expect(await hotAnswer(['next', '--json'], hot)).toContain('T1');
  const added = await run(['task', 'add', 'G1', 'Second']);
  expect([added.code, added.stderr]).toEqual([0, expect.stringContaining('work.head')]);
});
