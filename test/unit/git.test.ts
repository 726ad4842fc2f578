// What git says of a folder: with the real git, in ordinary repositories and in those that were made to harm who looks at them.
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '../../src/base/hash.ts';
import type { CodeStateOptions, NoGit } from '../../src/kernel/git/contract.ts';
import { createGit } from '../../src/kernel/git/git.ts';
import { parseStatus } from '../../src/kernel/git/parse-status.ts';
import { eventually } from '../support/eventually.ts';
import { gitRepository, hasGit, NEEDS_GIT, type GitRepository } from '../support/git-repository.ts';

describe.skipIf(!hasGit)(`git${NEEDS_GIT}`, () => {
  let repository: GitRepository;
  beforeEach(() => {
    repository = gitRepository();
  });
  afterEach(() => repository.remove());

  const git = (more: Record<string, string> = {}) =>
    createGit({ variable: (name) => ({ ...repository.variables, ...more })[name] });
  const read = (folder = repository.root, options: CodeStateOptions = {}) =>
    git().readCodeState(folder, { timeoutMs: 20_000, ...options });
  async function reasonOf(folder = repository.root, more: Record<string, string> = {}, timeoutMs = 20_000) {
    let reason: NoGit | undefined;
    const code = await git(more).readCodeState(folder, { timeoutMs, onNone: (why) => (reason = why) });
    expect(code).toBeUndefined();
    return reason;
  }

  test('tells branch, commit and each changed file with the hash of its content', async () => {
    const commit = repository.commit('First', {
      'a.txt': 'a',
      'b.txt': 'b',
      'gone.txt': 'c',
      '.gitignore': 'ignored\n',
    });
    expect(await read()).toEqual({
      worktree_root: repository.root,
      branch: 'main',
      commit,
      is_dirty: false,
      changed: [],
      more: 0,
    });

    repository.write('a.txt', 'changed');
    repository.write('b.txt', 'staged');
    repository.write('new/file with spaces é.txt', 'new');
    repository.write('ignored', 'no');
    rmSync(join(repository.root, 'gone.txt'));
    symlinkSync('/etc/passwd', join(repository.root, 'link'));
    repository.git('add', 'b.txt');
    const state = await read(join(repository.root, 'new'));
    expect(state).toMatchObject({ worktree_root: repository.root, commit, is_dirty: true, more: 0 });
    expect(state?.changed).toEqual([
      { path: 'a.txt', status: 'modified', hash: sha256('changed') },
      { path: 'b.txt', status: 'modified', hash: sha256('staged') },
      { path: 'gone.txt', status: 'deleted', hash: null },
      { path: 'link', status: 'untracked', hash: sha256('/etc/passwd') },
      { path: 'new/file with spaces é.txt', status: 'untracked', hash: sha256('new') },
    ]);
  });

  test('tells a detached HEAD, and a repository without a commit, as what they are', async () => {
    repository.write('a.txt', 'a');
    expect(await read()).toMatchObject({ branch: 'main', commit: null, is_dirty: true });
    expect(await git().diffStat(repository.root)).toBe('');
    const commit = repository.commit('First');
    repository.git('checkout', '--quiet', '--detach');
    expect(await read()).toMatchObject({ branch: null, commit });
  });

  test('tells of a linked worktree, not of the main one', async () => {
    const commit = repository.commit('First', { 'a.txt': 'a' });
    const linked = join(dirname(repository.root), 'linked');
    repository.git('worktree', 'add', '--quiet', '-b', 'other', linked);
    writeFileSync(join(linked, 'a.txt'), 'changed');
    expect(await read(linked)).toMatchObject({ worktree_root: linked, branch: 'other', commit, is_dirty: true });
    expect(await read()).toMatchObject({ branch: 'main', is_dirty: false });
  });

  test('lists so many files and counts the others', async () => {
    repository.commit('First', { 'a.txt': 'a' });
    for (let at = 0; at < 12; at += 1) repository.write(`f${at}.txt`, 'x');
    const state = await read(repository.root, { maxFiles: 5 });
    expect(state?.changed).toHaveLength(5);
    expect(state?.more).toBe(7);
  });

  test('gives the summary of git diff, bounded and without secrets in names', async () => {
    const secret = `ghp_${'a1B2c3D4e5F6'.repeat(3)}`;
    repository.commit('First', { 'a.txt': 'a\n', [`${secret}.txt`]: 'x\n' });
    repository.write('a.txt', 'a\nb\n');
    repository.write(`${secret}.txt`, 'y\n');
    const stat = await git().diffStat(repository.root);
    expect(stat).toContain('a.txt');
    expect(stat).toContain('2 files changed, 2 insertions(+), 1 deletion(-)');
    expect(stat).not.toContain(secret);
    const cut = await git().diffStat(repository.root, { maxBytes: 40 });
    expect(cut?.endsWith('…\n')).toBe(true);
  });

  test('says why there is no answer: no git, no repository, another one’s repository', async () => {
    expect(await reasonOf(dirname(repository.root))).toBe('no_repository');
    expect(await reasonOf(join(repository.root, 'not-there'))).toBe('no_repository');
    expect(await reasonOf(repository.root, { PATH: repository.root })).toBe('no_git');
    mkdirSync(join(repository.root, 'broken', '.git'), { recursive: true });
    expect(await reasonOf(join(repository.root, 'broken'))).toBe('no_repository');
    if (process.getuid?.() !== 0) return;
    chownSync(repository.root, 65_534, 65_534);
    chownSync(join(repository.root, '.git'), 65_534, 65_534);
    expect(await reasonOf()).toBe('not_trusted');
  });

  test('ends a git that takes too long, with what it started, and one that the caller no longer waits for', async () => {
    const programs = join(dirname(repository.root), 'programs');
    mkdirSync(programs);
    const pids = join(programs, 'pids');
    // It ignores being asked, and so does its child.
    writeFileSync(
      join(programs, 'git'),
      `#!/bin/sh\ntrap '' TERM\nsh -c "trap '' TERM; echo \\$\\$ >> ${pids}; sleep 100; sleep 100" &\necho $$ >> ${pids}\nsleep 100; sleep 100\n`,
    );
    chmodSync(join(programs, 'git'), 0o755);
    const slow = { PATH: `${programs}:${repository.variables['PATH'] ?? ''}` };
    expect(await reasonOf(repository.root, slow, 300)).toBe('took_too_long');
    const started = () => spawnSync('cat', [pids], { encoding: 'utf8' }).stdout.trim().split('\n');
    expect(started().length).toBeGreaterThanOrEqual(2);
    await eventually('the end of both', () => !started().some(isRunning));

    const controller = new AbortController();
    let reason: NoGit | undefined;
    const reading = git(slow).readCodeState(repository.root, {
      timeoutMs: 60_000,
      signal: controller.signal,
      onNone: (why) => (reason = why),
    });
    controller.abort();
    expect(await reading).toBeUndefined();
    expect(reason).toBe('stopped');
  });

  test('reads no more of a git that writes without end than fits', async () => {
    const programs = join(dirname(repository.root), 'programs');
    mkdirSync(programs);
    writeFileSync(join(programs, 'git'), '#!/bin/sh\nexec yes\n');
    chmodSync(join(programs, 'git'), 0o755);
    expect(await reasonOf(repository.root, { PATH: `${programs}:${repository.variables['PATH'] ?? ''}` })).toBe(
      'too_large',
    );
  });

  test('starts no program that a repository names, and goes by no variable of git', async () => {
    const trap = join(dirname(repository.root), 'sprung');
    const script = join(dirname(repository.root), 'trap');
    writeFileSync(script, `#!/bin/sh\necho "$@" >> ${trap}\ncat\n`);
    chmodSync(script, 0o755);
    repository.commit('First', { 'a.txt': 'a\n', 'b=c.txt': 'b\n' });
    repository.commit('Attributes', {
      '.gitattributes': '*.txt filter=evil diff=evil\nb=c.txt filter=b=c\n',
    });
    const settings: Record<string, string> = {
      'core.fsmonitor': script,
      'core.hooksPath': join(repository.root, '.git', 'hooks'),
      'core.pager': script,
      'core.sshCommand': script,
      'diff.external': script,
      'diff.evil.command': script,
      'diff.evil.textconv': script,
      'filter.evil.clean': script,
      'filter.evil.smudge': script,
      'filter.evil.process': script,
      'filter.evil.required': 'true',
      'filter.b=c.clean': script,
      'gpg.program': script,
      'log.showSignature': 'true',
      'pager.diff': script,
      'pager.status': script,
      'alias.status': `!${script}`,
    };
    for (const [name, value] of Object.entries(settings)) repository.git('config', name, value);
    for (const name of ['post-index-change', 'post-checkout', 'reference-transaction', 'fsmonitor-watchman']) {
      writeFileSync(join(repository.root, '.git', 'hooks', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    }
    repository.write('a.txt', 'changed\n');
    repository.write('b=c.txt', 'changed\n');
    const odd = {
      GIT_DIR: '/nowhere',
      GIT_EXTERNAL_DIFF: script,
      GIT_PAGER: script,
      GIT_CONFIG_GLOBAL: '/nowhere',
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.fsmonitor',
      GIT_CONFIG_VALUE_0: script,
    };
    const state = await git(odd).readCodeState(repository.root, { timeoutMs: 20_000 });
    expect(state?.changed.map(({ path }) => path)).toEqual(['a.txt', 'b=c.txt']);
    expect(await git(odd).diffStat(repository.root, { timeoutMs: 20_000 })).toContain('2 files changed');
    expect(existsSync(trap)).toBe(false);
    // The trap is a real one: git itself, asked as people ask it, walks into it.
    spawnSync('git', ['status'], { cwd: repository.root, env: repository.variables });
    expect(existsSync(trap)).toBe(true);
  });

  test('lists no other folder that a repository calls its working tree, and reads no pipe', async () => {
    repository.commit('First', { 'a.txt': 'a' });
    if (process.platform !== 'win32') {
      rmSync(join(repository.root, 'a.txt'));
      spawnSync('mkfifo', [join(repository.root, 'a.txt')]);
      expect((await read())?.changed).toMatchObject([{ path: 'a.txt', hash: null }]);
    }
    repository.git('config', 'core.worktree', '/etc');
    expect(await reasonOf()).toBe('no_repository');
  });
});

test('reads every record of git status, and leaves out half a name at the end', () => {
  const hash = '0'.repeat(40);
  const records = [
    '# branch.oid (initial)',
    '# branch.head (detached)',
    `1 .M N... 100644 100644 100644 ${hash} ${hash} a b.txt`,
    `1 D. N... 100644 100644 000000 ${hash} ${hash} gone`,
    `1 A. N... 000000 100644 100644 ${hash} ${hash} new`,
    `2 R. N... 100644 100644 100644 ${hash} ${hash} R100 to`,
    'from',
    `u UU N... 100644 100644 100644 100644 ${hash} ${hash} ${hash} both`,
    '? other',
    '? hal',
  ];
  expect(parseStatus(records.join('\0'))).toEqual({
    branch: null,
    commit: null,
    changed: [
      { path: 'a b.txt', status: 'modified' },
      { path: 'gone', status: 'deleted' },
      { path: 'new', status: 'added' },
      { path: 'to', status: 'modified' },
      { path: 'both', status: 'unmerged' },
      { path: 'other', status: 'untracked' },
    ],
  });
});

function isRunning(pid: string): boolean {
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch {
    return false;
  }
}
