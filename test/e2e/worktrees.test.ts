// Linked git worktrees of one repository share its home: one project, one queue, and each caller its own files.
import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openHome, readConfig } from '../../src/main.ts';
import { createGitFolder, type GitFolder } from '../support/git-folder.ts';
import { hasGit } from '../support/git-repository.ts';
import { runChild } from '../support/child.ts';
import { PROGRAM, runWarm } from '../support/run-warm.ts';
import type { RacerArgument } from '../support/worktree-racer.ts';

const HOOK = join(import.meta.dirname, '..', '..', 'dist', 'hook.cjs');

let folder: GitFolder;
let main: string;
let feature: string;
beforeEach((context) => {
  folder = createGitFolder();
  if (!hasGit) context.skip('there is no git on the PATH');
  main = folder.repository('main', { 'src/a.ts': 'as committed\n', 'packages/web/b.ts': 'b\n' });
  feature = folder.at('feature');
  folder.git(main, 'worktree', 'add', '-q', '-b', 'feature', feature);
});
afterEach(() => folder.dispose());

type Answer = Record<string, unknown>;

function environment(): NodeJS.ProcessEnv {
  const env = { ...process.env, HOME: folder.at('user'), XDG_CONFIG_HOME: folder.at('xdg') };
  for (const name of ['THROUGHLINE_HOME', 'THROUGHLINE_OWNER']) Reflect.deleteProperty(env, name);
  return env;
}

function run(cwd: string, ...args: string[]): { readonly status: number | null; readonly answer: Answer } {
  const env = environment();
  const { status, stdout, stderr } = runWarm(PROGRAM, [...args, '--json'], { cwd, env });
  return { status, answer: JSON.parse(stdout || stderr) as Answer };
}

function tl(cwd: string, ...args: string[]): Answer {
  const { status, answer } = run(cwd, ...args);
  if (status !== 0) throw new Error(`${args.join(' ')} in ${cwd}: ${JSON.stringify(answer)}`);
  return answer;
}

test('a command in a worktree, also in one below the main one, works in the home and the project of the main one', () => {
  const below = join(main, '.worktrees', 'x');
  folder.git(main, 'worktree', 'add', '-q', below);
  const { home_id, project } = tl(main, 'init') as { home_id: string; project: { project_id: string } };
  // A second project, so that the folder decides.
  const web = tl(main, 'project', 'create', 'web', '--root', join(main, 'packages/web'));
  for (const top of [main, feature, below]) {
    expect(tl(join(top, 'src'), 'status')).toMatchObject({ home_id, work: { project } });
    expect(tl(join(top, 'packages/web'), 'next')).toMatchObject({ project_id: web['project_id'] });
    expect(tl(join(top, 'packages/web'), 'task', 'list')).toMatchObject({ tasks: [] });
  }
});

test('a project with its root in the worktree, and a home there, come first', () => {
  tl(main, 'init');
  const own = tl(main, 'project', 'create', 'own', '--root', feature);
  expect(tl(join(feature, 'src'), 'next')).toMatchObject({ project_id: own['project_id'] });
  const { home_id } = tl(feature, 'init');
  expect(tl(join(feature, 'src'), 'status')).toMatchObject({ home_id });
});

test('file: refs read the worktree of the caller, and what is refused in the main one is refused there', () => {
  tl(main, 'init');
  tl(main, 'goal', 'create', 'Ship');
  tl(main, 'task', 'add', 'G1', 'Do it');
  writeFileSync(join(feature, 'src/a.ts'), 'as changed here\n');
  mkdirSync(join(feature, '.throughline'));
  writeFileSync(join(feature, '.throughline/x'), 'secret\n');
  const refs = ['file:src/a.ts', 'file:.throughline/x', 'file:../main/src/a.ts'];
  tl(feature, 'checkpoint', 'set', 'T1', 'half', 'rest', ...refs.flatMap((ref) => ['--needed-context-refs', ref]));
  const contextIn = (cwd: string) => (tl(cwd, 'context', 'show', 'T1')['refs'] as Answer[]).map(shown);
  const shown = ({ status, content }: Answer) => [status, content];
  expect(contextIn(join(feature, 'src'))).toEqual([
    ['loaded', 'as changed here\n'],
    ['refused', undefined],
    ['refused', undefined],
  ]);
  expect(contextIn(main)[0]).toEqual(['changed', 'as committed\n']);
});

test('sessions carry their worktree and branch, and the block of each says where the others are', () => {
  tl(main, 'init');
  tl(main, 'goal', 'create', 'Ship');
  tl(main, 'task', 'add', 'G1', 'Write the login');
  const begin = (cwd: string, session_id: string, source = 'startup') => {
    const input = JSON.stringify({ hook_event_name: 'SessionStart', session_id, source, cwd });
    const { stdout } = spawnSync(process.execPath, [HOOK, 'claude'], {
      cwd,
      input,
      env: environment(),
      encoding: 'utf8',
    });
    const { hookSpecificOutput } = JSON.parse(stdout) as { hookSpecificOutput: { additionalContext: string } };
    return hookSpecificOutput.additionalContext;
  };
  // The first one makes the mind, by the whole program.
  const own = 'This session is in the git worktree "feature" on "feature". All worktrees share this list.';
  for (const source of ['startup', 'clear']) expect(begin(join(feature, 'src'), 's-aaaa1111', source)).toContain(own);
  tl(feature, 'task', 'start', 'T1', '--owner', 'claude:aaaa1111');
  const block = begin(main, 's-bbbb2222');
  expect(block).toMatch(/T1 by "claude:aaaa1111" until \S+ in "feature" on "feature"/);
  expect(block).not.toContain('This session is in');
  expect(tl(main, 'session', 'list')['sessions']).toMatchObject([
    { session_id: 's-bbbb2222', worktree: null, branch: 'main' },
    { session_id: 's-aaaa1111', worktree: feature, branch: 'feature' },
  ]);
});

test('a worktree that was moved without git is told how to mend that', () => {
  tl(main, 'init');
  renameSync(feature, folder.at('carried'));
  const { status, answer } = run(folder.at('carried'), 'next');
  expect([status, JSON.stringify(answer)]).toEqual([2, expect.stringContaining('git worktree repair')]);
});

test('a command that does a step runs in the worktree of the caller, which a person is shown, and in the main one there', () => {
  tl(main, 'init');
  tl(main, 'project', 'create', 'web', '--root', join(main, 'packages/web'));
  mkdirSync(folder.at('xdg', 'throughline'), { recursive: true, mode: 0o700 });
  const script = `
    const { readFileSync, realpathSync } = require('node:fs');
    const { root } = JSON.parse(readFileSync(0, 'utf8'));
    const where_we_left_off = root + ' ' + realpathSync('.');
    console.log(JSON.stringify({ changes: [{ operation: 'update_checkpoint', where_we_left_off, next_step: 'Go on' }] }));
  `;
  const commands = [{ name: 'build', argv: [process.execPath, '-e', script], for: 'step' }];
  writeFileSync(folder.at('xdg', 'throughline', 'commands.json'), JSON.stringify({ commands }), { mode: 0o600 });
  for (const [top, within] of [
    [main, ''],
    [feature, 'src'],
    [feature, 'packages/web'],
  ] as const) {
    const at = join(top, within);
    const ours = join(top, within === 'packages/web' ? within : '');
    tl(at, 'goal', 'create', 'Ship');
    const { number } = tl(at, 'task', 'add', 'G1', 'Build')['task'] as { number: number };
    tl(at, 'task', 'start', `T${number}`);
    const asked = run(at, 'task', 'run', `T${number}`).answer;
    expect(asked).toMatchObject({ code: 'confirmation_required', would: { folder: ours } });
    const done = tl(at, 'task', 'run', `T${number}`, '--confirm', String(asked['digest']));
    expect(done).toMatchObject({ checkpoint: { where_we_left_off: `${ours} ${ours}` } });
  }
});

test('two sessions in two worktrees take their tasks from one queue, and never the same one', async () => {
  const TASKS = 24;
  const configFolder = folder.at('xdg', 'throughline');
  tl(main, 'init');
  const home = await openHome({ config: { ...readConfig(), cwd: main, configFolder, home: undefined } });
  await home.call('work.create_goal', { text: 'Ship' });
  for (let count = 0; count < TASKS; count += 1) {
    await home.call('work.add_task', { goal_id: 'G1', title: `Task ${count}` });
  }
  await home.close();
  const race = (cwd: string, owner: string) =>
    runChild<string[]>('worktree-racer.ts', {
      cwd,
      owner,
      configFolder,
    } satisfies RacerArgument);
  const [one, other] = await Promise.all([race(main, 'claude-1'), race(join(feature, 'src'), 'claude-2')]);
  expect(new Set([...one, ...other]).size).toBe(one.length + other.length);
  expect(one.length + other.length).toBe(TASKS);
});
