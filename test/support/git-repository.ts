// A real repository in a temporary folder, made by the real git with settings of its own.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Tests of git are skipped without it, under a name that says so. */
export const hasGit = spawnSync('git', ['--version']).status === 0;
export const NEEDS_GIT = hasGit ? '' : ' (skipped: there is no git on the PATH)';

export interface GitRepository {
  readonly root: string;
  /** For a port that runs git; without the settings of the person who runs the tests. */
  readonly variables: Record<string, string>;
  git(...args: string[]): string;
  write(path: string, text: string): void;
  /** Writes the files and commits everything; the commit's id. */
  commit(message: string, files?: Readonly<Record<string, string>>): string;
  remove(): void;
}

export function gitRepository(): GitRepository {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-git-')));
  const root = join(folder, 'project');
  mkdirSync(root);
  const settings = '[user]\n\tname = Test\n\temail = test@example.org\n[init]\n\tdefaultBranch = main\n';
  writeFileSync(join(folder, '.gitconfig'), settings);
  const variables = { PATH: process.env['PATH'] ?? '', HOME: folder };
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, env: { ...variables, GIT_CONFIG_NOSYSTEM: '1' }, encoding: 'utf8' });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  git('init', '--quiet');
  return {
    root,
    variables,
    git,
    write,
    commit(message, files = {}) {
      for (const [path, text] of Object.entries(files)) write(path, text);
      git('add', '--all');
      git('commit', '--quiet', '--message', message);
      return git('rev-parse', 'HEAD').trim();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
