// The name under which Claude Code keeps what is yours alone of a project: the top folder of its repository, of the main
// worktree for a linked one; without git the folder itself. As Claude Code 2.1 finds it. Pure.
import { basename, dirname, join, resolve, sep } from 'node:path';
import type { FilesSeen } from '../contract.ts';

export function projectKey(project: string, files: FilesSeen): string {
  const top = topFolder(project, files);
  const folder = top === undefined ? project : (mainFolder(top, files) ?? top);
  return folder.normalize('NFC').replaceAll(sep, '/');
}

function topFolder(project: string, { isThere }: FilesSeen): string | undefined {
  for (let at = project; ; at = dirname(at)) {
    if (isThere(join(at, '.git'))) return at;
    if (at === dirname(at)) return undefined;
  }
}

/** Of the main worktree, if this is a linked one that its repository names back. */
function mainFolder(top: string, { read }: FilesSeen): string | undefined {
  const line = (path: string) => read(path)?.trim();
  const [, named] = /^gitdir:\s*(.+)$/.exec(line(join(top, '.git')) ?? '') ?? [];
  if (named === undefined) return undefined;
  const record = resolve(top, named);
  const [common, back] = [line(join(record, 'commondir')), line(join(record, 'gitdir'))];
  if (!common || !back) return undefined;
  const repository = resolve(record, common);
  const isItsOwn = dirname(record) === join(repository, 'worktrees') && resolve(record, back) === join(top, '.git');
  if (!isItsOwn) return undefined;
  return basename(repository) === '.git' ? dirname(repository) : repository;
}
