// What git says of a folder: with the real git, in ordinary repositories and in those that were made to harm who looks at them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CodeStateOptions, NoGit } from '../../src/kernel/git/contract.ts';
import { shownPath } from '../../src/kernel/git/compare-code.ts';
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
      prefix: '',
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
      { path: 'a.txt', status: 'modified', hash: blobId('changed') },
      { path: 'b.txt', status: 'modified', hash: blobId('staged') },
      { path: 'gone.txt', status: 'deleted', hash: null },
      { path: 'link', status: 'untracked', hash: blobId('/etc/passwd') },
      { path: 'new/file with spaces é.txt', status: 'untracked', hash: blobId('new') },
    ]);
  });

  test('tells which files it would add: neither ignored, nor tracked in spite of that', async () => {
    repository.commit('First', { '.gitignore': 'local.json\n', 'tracked/local.json': '{}' });
    repository.git('add', '--force', 'tracked/local.json');
    repository.write('.git/info/exclude', 'mine\n');
    for (const path of ['shared.json', 'mine', 'deep/local.json', ':odd name']) repository.write(path, '');
    const all = ['shared.json', 'mine', 'deep/local.json', 'tracked/local.json', ':odd name', 'not there'];
    const asked = (folder: string, of: readonly string[]) =>
      git().unignored(
        folder,
        of.map((path) => join(repository.root, path)),
        { timeoutMs: 20_000 },
      );
    const added = await asked(join(repository.root, 'deep'), all);
    expect(added?.map((path) => path.slice(repository.root.length + 1))).toEqual([
      'shared.json',
      'tracked/local.json',
      ':odd name',
      'not there',
    ]);
    expect(await asked(repository.root, ['mine'])).toEqual([]);
    expect(await asked(dirname(repository.root), ['mine'])).toBeUndefined();
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

  describe('what happened since', () => {
    const known = async () => {
      const state = await read();
      if (!state) throw new Error('git said nothing');
      return state;
    };
    const compare = (was: Awaited<ReturnType<typeof known>>, options = {}) =>
      git().compare(repository.root, was, { timeoutMs: 20_000, ...options });

    test('counts commits, and files by what they hold: what was changed before does not count', async () => {
      repository.commit('First', { 'a.txt': 'a\n', 'b.txt': 'b\n', 'c.txt': 'c\n' });
      repository.write('a.txt', 'changed before\n');
      repository.write('new.txt', 'new before\n');
      const was = await known();
      expect(await compare(was)).toMatchObject({ commits: 0, missing: 0, files: 0, is_exact: true });

      repository.write('b.txt', 'changed since\n');
      expect(await compare(was)).toMatchObject({ commits: 0, files: 1, changed: ['b.txt'] });
      // Committing what was there already changes no file.
      repository.commit('Second');
      expect(await compare(was)).toMatchObject({ commits: 1, files: 1, changed: ['b.txt'] });
      repository.write('a.txt', 'changed again\n');
      repository.write('newer.txt', 'x\n');
      rmSync(join(repository.root, 'c.txt'));
      expect(await compare(was)).toMatchObject({
        commits: 1,
        files: 4,
        changed: ['a.txt', 'b.txt', 'c.txt', 'newer.txt'],
      });
      // Taken back to how it was.
      repository.write('a.txt', 'changed before\n');
      repository.write('b.txt', 'b\n');
      repository.write('c.txt', 'c\n');
      rmSync(join(repository.root, 'newer.txt'));
      expect(await compare(was)).toMatchObject({ commits: 1, files: 0 });
      repository.git('checkout', '--quiet', '.');
      rmSync(join(repository.root, 'a.txt'));
      expect(await compare(was)).toMatchObject({ changed: ['a.txt', 'b.txt'] });
    });

    test('says what HEAD lacks, and that a commit is not here', async () => {
      repository.commit('First', { 'a.txt': 'a' });
      const first = await known();
      repository.commit('Second', { 'a.txt': 'b' });
      const second = await known();
      repository.git('reset', '--quiet', '--hard', 'HEAD~1');
      expect(await compare(second)).toMatchObject({ commits: 0, missing: 1, files: 1 });
      expect(await compare({ ...first, commit: '0'.repeat(40) })).toMatchObject({ commits: null, files: null });
    });

    test('counts from nothing for a repository that had no commit, and says when it cannot be exact', async () => {
      repository.write('a.txt', 'a');
      const was = await known();
      expect(was).toMatchObject({ commit: null });
      repository.commit('First', { 'b.txt': 'b' });
      expect(await compare(was)).toMatchObject({
        commits: 1,
        missing: 0,
        files: 1,
        changed: ['b.txt'],
        is_exact: true,
      });
      expect(await compare({ ...was, more: 3 })).toMatchObject({ is_exact: false });
    });

    test('compares names with secrets by what is stored of them', async () => {
      const secret = `ghp_${'a1B2c3D4e5F6'.repeat(3)}`;
      repository.commit('First', { 'a.txt': 'a' });
      repository.write(`${secret}.txt`, 'x');
      const was = await known();
      const stored = {
        ...was,
        changed: was.changed.map(({ hash }) => ({ path: '[redacted:github-token].txt', hash })),
      };
      const [file] = was.changed;
      expect(shownPath(file?.path ?? '')).toBe(stored.changed[0]?.path);
      const since = await git().compare(repository.root, stored, { timeoutMs: 20_000 });
      expect(since).toMatchObject({ files: 0 });
    });

    test('counts the files of the project only, and of its linked worktrees, and no other repository', async () => {
      repository.commit('First', { 'site/a.txt': 'a', 'api/b.txt': 'b' });
      const of = join(repository.root, 'site');
      const was = await known();
      repository.write('site/a.txt', 'c');
      repository.write('api/b.txt', 'c');
      expect(await compare(was, { of })).toMatchObject({ files: 1, changed: ['site/a.txt'] });
      const linked = join(dirname(repository.root), 'linked');
      repository.git('worktree', 'add', '--quiet', linked);
      writeFileSync(join(linked, 'site', 'a.txt'), 'd');
      writeFileSync(join(linked, 'api', 'b.txt'), 'd');
      const there = await git().readCodeState(linked, { of, timeoutMs: 20_000 });
      expect(there?.changed.map(({ path }) => path)).toEqual(['site/a.txt']);
      const other = gitRepository();
      let reason: NoGit | undefined;
      const options = { of, timeoutMs: 20_000, onNone: (why: NoGit) => (reason = why) };
      expect(await git().readCodeState(other.root, options)).toBeUndefined();
      expect(reason).toBe('elsewhere');
      other.remove();
    });

    test('shows the commits and the differences, bounded, without secrets and without escapes', async () => {
      repository.commit('First', { 'a.txt': 'a\n', 'b.txt': 'b\n' });
      repository.write('b.txt', 'before\n');
      const was = await known();
      repository.write('b.txt', 'since\n');
      repository.commit('Second \u001b[31mred', {
        'a.txt': `key ghp_${'a1B2c3D4e5F6'.repeat(3)} \u001b]52;c;aGk=\u0007\n`,
      });
      repository.write('new.txt', 'new\n');
      const shown = await git().diff(repository.root, was, { timeoutMs: 20_000 });
      expect(shown?.log).toEqual([expect.stringMatching(/^[0-9a-f]+ Second \[31mred$/)]);
      expect(shown).toMatchObject({
        changed: ['a.txt', 'b.txt', 'new.txt'],
        changed_before: ['b.txt'],
        untracked: ['new.txt'],
      });
      expect(shown?.diff).toMatch(/^\+key \[redacted:[a-z-]+\] \]52;c;aGk=$/m);
      expect(shown?.diff).not.toMatch(/[^\P{Cc}\n\t]/u);
      expect(await git().diff(repository.root, was, { stat: true, maxBytes: 30, timeoutMs: 20_000 })).toMatchObject({
        is_cut: true,
      });
    });
  });

  describe('snapshots', () => {
    const task_id = '0199d2c8-7b1e-7c44-9a55-2f1d3c4b5a69';
    const within = { timeoutMs: 20_000 };

    test('keep the whole working tree and leave index, stash, HEAD, reflog and files as they are', async () => {
      const commit = repository.commit('First', { 'a.txt': 'a\n', 'gone.txt': 'x\n', '.gitignore': 'ignored\n' });
      repository.write('a.txt', 'staged\n');
      repository.git('add', 'a.txt');
      repository.write('a.txt', 'and changed\n');
      repository.write('new/deep.txt', 'new\n');
      repository.write('ignored', 'no\n');
      rmSync(join(repository.root, 'gone.txt'));
      repository.git('config', 'core.logAllRefUpdates', 'always');
      const before = () => [
        repository.git('status', '--porcelain=v2', '--branch'),
        repository.git('diff', '--cached'),
        repository.git('stash', 'list'),
        repository.git('reflog', '--all'),
        readdirSync(join(repository.root, '.git')),
      ];
      const was = before();
      const { snapshots } = git();
      const snapshot = await snapshots.take(repository.root, 'A checkpoint', within);
      expect(snapshot).toMatch(/^[0-9a-f]{40}$/);
      expect(await snapshots.keep(repository.root, { task_id, seq: 7 }, snapshot ?? '', within)).toBe(true);
      expect(before()).toEqual(was);
      expect(repository.git('ls-tree', '-r', '--name-only', `refs/throughline/${task_id}/7`).split('\n')).toEqual([
        '.gitignore',
        'a.txt',
        'new/deep.txt',
        '',
      ]);
      expect(repository.git('show', `${snapshot ?? ''}:a.txt`)).toBe('and changed\n');
      expect(repository.git('rev-parse', `${snapshot ?? ''}^`).trim()).toBe(commit);
      // Nobody gets it by an ordinary clone.
      const clone = join(dirname(repository.root), 'clone');
      repository.git('clone', '--quiet', `file://${repository.root}`, clone);
      expect(repository.git('-C', clone, 'for-each-ref', 'refs/throughline')).toBe('');
      expect(await snapshots.list(repository.root, within)).toEqual([{ task_id, seq: 7 }]);
      expect(await snapshots.has(repository.root, { task_id, seq: 7 }, snapshot ?? '', within)).toBe(true);

      const to = join(dirname(repository.root), 'as it was');
      expect(await snapshots.restore(repository.root, { snapshot: snapshot ?? '', commit, to }, within)).toBe(true);
      expect(readFileSync(join(to, 'a.txt'), 'utf8')).toBe('and changed\n');
      expect(existsSync(join(to, 'gone.txt'))).toBe(false);
      expect(repository.git('-C', to, 'status', '--porcelain')).toBe(' M a.txt\n D gone.txt\n?? new/\n');
      expect(repository.git('-C', to, 'rev-parse', 'HEAD').trim()).toBe(commit);

      expect(await snapshots.drop(repository.root, [{ task_id, seq: 7 }], within)).toBe(true);
      expect(await snapshots.list(repository.root, within)).toEqual([]);
      expect(await snapshots.has(repository.root, { task_id, seq: 7 }, snapshot ?? '', within)).toBe(false);
    });

    test('start no hook and no filter of the repository, neither when they are taken nor when they are put back', async () => {
      const trap = join(dirname(repository.root), 'sprung');
      const script = join(dirname(repository.root), 'trap');
      writeFileSync(script, `#!/bin/sh\necho "$@" >> ${trap}\ncat\n`, { mode: 0o755 });
      const commit = repository.commit('First', { 'a.txt': 'a\n', '.gitattributes': '* filter=evil\n' });
      for (const part of ['clean', 'smudge', 'process']) repository.git('config', `filter.evil.${part}`, script);
      for (const name of ['post-checkout', 'reference-transaction', 'post-index-change', 'pre-commit']) {
        writeFileSync(join(repository.root, '.git', 'hooks', name), `#!/bin/sh\n${script} </dev/null\n`, {
          mode: 0o755,
        });
      }
      repository.write('a.txt', 'changed\n');
      const { snapshots } = git();
      const snapshot = (await snapshots.take(repository.root, 'A checkpoint', within)) ?? '';
      await snapshots.keep(repository.root, { task_id, seq: 1 }, snapshot, within);
      const to = join(dirname(repository.root), 'restored');
      expect(await snapshots.restore(repository.root, { snapshot, commit, to }, within)).toBe(true);
      expect(readFileSync(join(to, 'a.txt'), 'utf8')).toBe('changed\n');
      expect(existsSync(trap)).toBe(false);
    });

    test('show what changed since to the letter, new files included', async () => {
      repository.commit('First', { 'a.txt': 'a\n' });
      repository.write('a.txt', 'before\n');
      repository.write('new.txt', 'before\n');
      const state = await read();
      const snapshot = await git().snapshots.take(repository.root, 'A checkpoint', within);
      if (!state || snapshot === undefined) throw new Error('git said nothing');
      repository.write('a.txt', 'since\n');
      repository.write('new.txt', 'since\n');
      repository.write('newer.txt', 'since\n');
      const shown = await git().diff(repository.root, { ...state, snapshot }, within);
      expect(shown).toMatchObject({ files: 3, changed_before: [], untracked: [] });
      expect(shown?.diff.match(/^[+-]\w.*$/gm)).toEqual(['-before', '+since', '-before', '+since', '+since']);
    });
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

/** As git names content. */
function blobId(text: string): string {
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex');
}

function isRunning(pid: string): boolean {
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch {
    return false;
  }
}
