// Real git repositories in a temporary folder, with nothing of the machine's own configuration.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface GitFolder {
  /** Without links. */
  readonly top: string;
  at(...path: string[]): string;
  git(cwd: string, ...args: string[]): string;
  write(path: string, text: string): string;
  /** A repository with one commit of these files, on the branch `main`. */
  repository(name: string, files?: Readonly<Record<string, string>>): string;
  dispose(): void;
}

export function createGitFolder(): GitFolder {
  const top = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-git-')));
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_AUTHOR_NAME: 'Ada',
    GIT_AUTHOR_EMAIL: 'ada@example.com',
    GIT_COMMITTER_NAME: 'Ada',
    GIT_COMMITTER_EMAIL: 'ada@example.com',
  };
  const at = (...path: string[]) => join(top, ...path);
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'protocol.file.allow=always', ...args], { cwd, env, encoding: 'utf8', stdio: 'pipe' });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  };
  return {
    top,
    at,
    git,
    write,
    repository(name, files = { 'src/a.ts': 'a\n' }) {
      const folder = at(name);
      mkdirSync(folder, { recursive: true });
      git(folder, 'init', '-q', '-b', 'main');
      for (const [path, text] of Object.entries(files)) write(join(folder, path), text);
      git(folder, 'add', '.');
      git(folder, 'commit', '-q', '-m', 'Begin');
      return folder;
    },
    dispose: () => rmSync(top, { recursive: true, force: true }),
  };
}
