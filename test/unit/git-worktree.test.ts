// Linked git worktrees, made by the real git and by hostile hands: which folder belongs to which main worktree.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import {
  branchAt,
  checkedOutAt,
  findWorktree,
  inWorktree,
  isStrayWorktree,
  worktreeAt,
} from '../../src/base/git-worktree.ts';
import { findHome as findHomeOf } from '../../src/home/trusted-home.ts';
import { createGitFolder, type GitFolder } from '../support/git-folder.ts';
import { hasGit } from '../support/git-repository.ts';

let template: GitFolder;
let folder: GitFolder;
let main: string;
beforeAll(() => {
  template = createGitFolder();
  if (hasGit) template.repository('main', { 'src/a.ts': 'a\n', 'packages/web/b.ts': 'b\n' });
});
afterAll(() => template.dispose());
beforeEach((context) => {
  folder = createGitFolder();
  if (!hasGit) context.skip('there is no git on the PATH');
  main = folder.at('main');
  cpSync(template.at('main'), main, { recursive: true });
});
afterEach(() => folder.dispose());

const findHome = (from: string) => findHomeOf(from, folder.at('config'));

/** As `git worktree add` leaves it. */
function linked(path = folder.at('feature'), of = main): string {
  folder.git(of, 'worktree', 'add', '-q', '-b', 'feature/login', path);
  return path;
}

const homeIn = (path: string) => {
  folder.write(join(path, '.throughline', 'config.json'), '{}');
  return join(path, '.throughline');
};

describe('a linked worktree', () => {
  it('is found from any folder in it, with the main one and the way to the folder', () => {
    const root = linked();
    expect(findWorktree(join(root, 'packages/web'))).toEqual({ root, main, within: 'packages/web' });
    expect(findWorktree(root)).toEqual({ root, main, within: '' });
    expect(findWorktree(main)).toBeUndefined();
    expect(findWorktree(folder.top)).toBeUndefined();
  });

  it('has the home of the corresponding folder of the main one, unless it has its own', () => {
    const root = linked();
    const outer = homeIn(folder.top);
    expect(findHome(join(root, 'src'))).toBe(outer);
    const ofMain = homeIn(main);
    expect(findHome(join(root, 'src'))).toBe(ofMain);
    const ofPackage = homeIn(join(main, 'packages/web'));
    expect(findHome(join(root, 'packages/web'))).toBe(ofPackage);
    expect(findHome(join(root, 'src'))).toBe(ofMain);
    const own = homeIn(root);
    expect(findHome(join(root, 'packages/web'))).toBe(own);
  });

  it('is one too below the folder of the main one', () => {
    const root = linked(join(main, '.claude/worktrees/x'));
    const ofPackage = homeIn(join(main, 'packages/web'));
    expect(findWorktree(join(root, 'packages/web'))).toEqual({ root, main, within: 'packages/web' });
    expect(findHome(join(root, 'packages/web'))).toBe(ofPackage);
  });

  it('is found through links to it, and where git was given a path through one', () => {
    const root = linked();
    symlinkSync(root, folder.at('link'));
    expect(findWorktree(folder.at('link', 'src'))).toEqual({ root, main, within: 'src' });
    symlinkSync(folder.top, folder.at('top'));
    folder.git(join(folder.at('top'), 'main'), 'worktree', 'add', '-q', join(folder.at('top'), 'second'));
    expect(findWorktree(folder.at('second'))).toEqual({ root: folder.at('second'), main, within: '' });
  });

  it('is found by relative paths, as git 2.48 writes them on request', () => {
    const root = linked();
    const record = join(main, '.git/worktrees/feature');
    writeFileSync(join(root, '.git'), `gitdir: ${relative(root, record)}\n`);
    writeFileSync(join(record, 'gitdir'), `${relative(record, join(root, '.git'))}\n`);
    expect(findWorktree(join(root, 'src'))).toEqual({ root, main, within: 'src' });
  });

  it('is found after git moved it; moved by hand it is stray until it is repaired', () => {
    linked();
    const [moved, carried] = [folder.at('moved'), folder.at('carried')];
    folder.git(main, 'worktree', 'move', folder.at('feature'), moved);
    expect(worktreeAt(moved)).toEqual({ root: moved, main });
    expect(isStrayWorktree(join(moved, 'src'))).toBe(false);
    renameSync(moved, carried);
    homeIn(main);
    expect([findWorktree(carried), findHome(carried), isStrayWorktree(join(carried, 'src'))]).toEqual([
      undefined,
      undefined,
      true,
    ]);
    folder.git(carried, 'worktree', 'repair');
    expect(worktreeAt(carried)).toEqual({ root: carried, main });
  });

  it('is no longer found when the main one was moved, until that is repaired', () => {
    const root = linked();
    renameSync(main, folder.at('elsewhere'));
    expect(findWorktree(root)).toBeUndefined();
    folder.git(folder.at('elsewhere'), 'worktree', 'repair');
    expect(worktreeAt(root)).toEqual({ root, main: folder.at('elsewhere') });
  });
});

describe('a bare repository', () => {
  it.each([
    ['project/.bare', 'project'],
    ['project/.git', 'project'],
    ['shop.git', 'shop.git'],
  ])('as %s gives its worktrees the home in or above %s', (name, top) => {
    folder.git(folder.top, 'clone', '-q', '--bare', main, folder.at(name));
    const root = folder.at('project', 'feature');
    linked(root, folder.at(name));
    expect(findWorktree(join(root, 'src'))).toEqual({ root, main: folder.at(top), within: 'src' });
    expect(findHome(join(root, 'src'))).toBeUndefined();
    const home = homeIn(folder.at(top));
    expect(findHome(join(root, 'src'))).toBe(home);
  });
});

describe('a submodule', () => {
  beforeEach(() => {
    const library = folder.repository('library');
    folder.git(main, 'submodule', '--quiet', 'add', library, 'lib');
    folder.git(main, 'commit', '-q', '-m', 'Use the library');
  });

  it('is no worktree: the search goes on above it', () => {
    const home = homeIn(main);
    expect(findWorktree(join(main, 'lib/src'))).toBeUndefined();
    expect(isStrayWorktree(join(main, 'lib'))).toBe(false);
    expect(findHome(join(main, 'lib/src'))).toBe(home);
  });

  it('in a linked worktree belongs to that worktree', () => {
    const root = linked();
    folder.git(root, 'submodule', '--quiet', 'update', '--init');
    expect(findWorktree(join(root, 'lib/src'))).toEqual({ root, main, within: 'lib/src' });
  });

  it('has worktrees that have no main one', () => {
    linked(folder.at('of-library'), join(main, 'lib'));
    expect(findWorktree(folder.at('of-library'))).toBeUndefined();
  });
});

describe('a .git file that lies', () => {
  const record = () => join(main, '.git/worktrees/feature');
  const HOSTILE: Readonly<Record<string, (evil: string) => void>> = {
    'names the record of another worktree': (evil) => writeFileSync(join(evil, '.git'), `gitdir: ${record()}\n`),
    'names its own folder': (evil) => writeFileSync(join(evil, '.git'), 'gitdir: .\n'),
    'names a record that it brings along': (evil) => {
      folder.write(join(evil, 'x/worktrees/y/gitdir'), `${join(evil, '.git')}\n`);
      writeFileSync(join(evil, '.git'), 'gitdir: x/worktrees/y\n');
    },
    'is its own record': (evil) => {
      const inner = join(evil, 'worktrees/y');
      folder.write(join(inner, 'gitdir'), './.git\n');
      folder.write(join(inner, '.git'), 'gitdir: .\n');
    },
    'reaches a record by a link in circles': (evil) => {
      symlinkSync('worktrees', join(evil, 'worktrees'));
      writeFileSync(join(evil, '.git'), 'gitdir: worktrees/y\n');
    },
    'names another machine': (evil) => writeFileSync(join(evil, '.git'), 'gitdir: //server/share/worktrees/y\n'),
    'names the root of the machine': (evil) => writeFileSync(join(evil, '.git'), 'gitdir: /worktrees/y\n'),
    'names a device': (evil) => writeFileSync(join(evil, '.git'), 'gitdir: /dev/worktrees/zero\n'),
    'has a record that is a pipe': (evil) => {
      mkdirSync(join(evil, 'x/worktrees/y'), { recursive: true });
      execFileSync('mkfifo', [join(evil, 'x/worktrees/y/gitdir')]);
      mkdirSync(join(evil, 'z'));
      writeFileSync(join(evil, 'z/.git'), `gitdir: ${join(evil, 'x/worktrees/y')}\n`);
    },
    'is a pipe': (evil) => execFileSync('mkfifo', [join(evil, '.git')]),
    'is a link': (evil) => symlinkSync(join(folder.at('feature'), '.git'), join(evil, '.git')),
    'is huge': (evil) => writeFileSync(join(evil, '.git'), `gitdir: ${'x'.repeat(50_000_000)}`),
    'has two lines': (evil) => writeFileSync(join(evil, '.git'), `gitdir: ${record()}\ngitdir: ${record()}\n`),
    'is no text': (evil) => writeFileSync(join(evil, '.git'), Buffer.from([0, 255, 254, 10])),
    'is empty': (evil) => writeFileSync(join(evil, '.git'), ''),
  };

  it.each(Object.keys(HOSTILE))('counts as no worktree when it %s', (name) => {
    linked();
    homeIn(main);
    const evil = folder.at('evil');
    mkdirSync(evil);
    HOSTILE[name]?.(evil);
    for (const at of [evil, join(evil, 'z'), join(evil, 'worktrees/y')]) {
      expect([findWorktree(at), findHome(at)]).toEqual([undefined, undefined]);
    }
    expect(branchAt(evil)).toBeUndefined();
  });

  it('leads nowhere from a worktree that git still lists but that another folder replaced', () => {
    const root = linked();
    rmSync(root, { recursive: true });
    folder.repository('feature');
    expect(findWorktree(root)).toBeUndefined();
  });
});

describe('the branch', () => {
  it('is that of the worktree, and the beginning of the commit where none is checked out', () => {
    const root = linked();
    expect([branchAt(join(root, 'src')), branchAt(main)]).toEqual(['feature/login', 'main']);
    folder.git(root, 'checkout', '-q', '--detach');
    expect(branchAt(root)).toBe(folder.git(root, 'rev-parse', 'HEAD').slice(0, 7));
    expect(branchAt(folder.top)).toBeUndefined();
  });

  it.each([
    'ref: refs/heads/.invalid',
    'ref: refs/heads/a\u202eb',
    'ref: refs/tags/x',
    'x',
    `ref: refs/heads/${'x'.repeat(9_000)}`,
  ])('is not known when HEAD says %j', (head) => {
    writeFileSync(join(main, '.git/HEAD'), `${head}\n`);
    expect(branchAt(main)).toBeUndefined();
  });
});

describe('what is checked out', () => {
  const commit = (at: string, message: string) => {
    folder.git(at, 'commit', '-q', '--allow-empty', '-m', message);
    return folder.git(at, 'rev-parse', 'HEAD').trim();
  };

  it('is read from the worktree, from packed refs too, and its commits are counted as long as nothing else happened', () => {
    const first = folder.git(main, 'rev-parse', 'HEAD').trim();
    const root = linked();
    commit(root, 'Second');
    const third = commit(root, 'Third: it says\tmore');
    expect(checkedOutAt(join(root, 'src'))).toMatchObject({ branch: 'feature/login', commit: third });
    expect(checkedOutAt(root)?.commitsSince(first)).toBe(2);
    expect(checkedOutAt(root)?.commitsSince(third)).toBe(0);
    expect(checkedOutAt(root)?.commitsSince('0'.repeat(40))).toBeUndefined();
    folder.git(main, 'pack-refs', '--all');
    expect([checkedOutAt(root)?.commit, checkedOutAt(main)?.commit]).toEqual([third, first]);
    folder.git(root, 'commit', '-q', '--amend', '--allow-empty', '-m', 'Amended');
    expect(checkedOutAt(root)?.commitsSince(first)).toBeUndefined();
    folder.git(root, 'checkout', '-q', '--detach');
    expect(checkedOutAt(root)).toMatchObject({ branch: null });
    expect(checkedOutAt(folder.top)).toBeUndefined();
  });

  it.each(['ref: refs/heads/../../secret', 'ref: refs/heads/none', 'x', 'ref: refs/heads/main\nx'])(
    'is not known when HEAD says %j, and no file elsewhere is read',
    (head) => {
      folder.write(join(main, '.git', 'secret'), 'a'.repeat(40));
      writeFileSync(join(main, '.git/HEAD'), `${head}\n`);
      expect(checkedOutAt(main)).toBeUndefined();
    },
  );
});

test('a file of a project is read in the worktree of the caller, wherever the root of the project lies', () => {
  const worktree = { root: '/w', main: '/repos/main', within: '' };
  const own = (root: string, path: string) => inWorktree({ root, path }, worktree);
  expect(own('/repos/main', 'src/a.ts')).toEqual({ root: '/w', path: 'src/a.ts' });
  expect(own('/repos/main/packages/web', 'b.ts')).toEqual({ root: '/w/packages/web', path: 'b.ts' });
  expect(own('/repos', './main//src/a.ts')).toEqual({ root: '/w', path: 'src/a.ts' });
  expect(own('/repos', 'other/a.ts')).toEqual({ root: '/repos', path: 'other/a.ts' });
  expect(own('/repos', 'main/../other/a.ts')).toEqual({ root: '/w', path: '../other/a.ts' });
  expect(own('/elsewhere', 'a.ts')).toEqual({ root: '/elsewhere', path: 'a.ts' });
  expect(own('/repos/main-2', 'a.ts')).toEqual({ root: '/repos/main-2', path: 'a.ts' });
});

test('no record is read that a worktree of this repository does not have', () => {
  const root = linked();
  const gitdir = join(main, '.git/worktrees/feature/gitdir');
  const text = readFileSync(gitdir, 'utf8');
  writeFileSync(gitdir, text.replace('feature', 'other'));
  expect(findWorktree(root)).toBeUndefined();
  writeFileSync(gitdir, text);
  expect(worktreeAt(root)).toEqual({ root, main });
});
