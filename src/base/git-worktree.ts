// Which linked git worktree a folder lies in, and which branch is checked out there. Only git's own small files are read:
// no process is started, and whatever is strange counts as no worktree. Small, because hooks load it.
import { closeSync, lstatSync, readSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { openRegularFile, readRegularText } from './regular-file.ts';
import { under } from './under.ts';

export interface LinkedWorktree {
  /** The top folder of the worktree, without links. */
  readonly root: string;
  /** The top folder of the main worktree; of a bare repository, the folder that stands for it (decision 0031). */
  readonly main: string;
  /** From the top folder to the folder that was asked about; the same in both worktrees. */
  readonly within: string;
}

/** Where a caller works. */
export interface WorkPlace {
  readonly cwd?: string;
  readonly worktree?: LinkedWorktree;
}

/** Longer than any path, and any ref. */
const MOST_BYTES = 8 * 1024;

/** The innermost linked worktree that holds the folder. A submodule or another repository in between changes nothing. */
export function findWorktree(folder: string): LinkedWorktree | undefined {
  const from = resolve(folder);
  for (let at = from; ; at = dirname(at)) {
    const found = entryAt(at) === 'file' ? recordAt(at) : undefined;
    if (found) return { root: found.root, main: found.main, within: relative(at, from) };
    if (at === dirname(at)) return undefined;
  }
}

/** The same, if this folder is the top of a linked worktree. */
export function worktreeAt(folder: string): Omit<LinkedWorktree, 'within'> | undefined {
  const found = recordAt(folder);
  return found && { root: found.root, main: found.main };
}

/** For a caller that works in a folder: the worktree, if it is a linked one. */
export function workPlaceOf<Place extends WorkPlace>(place: Place): Place {
  if (place.cwd === undefined || place.worktree) return place;
  const worktree = findWorktree(place.cwd);
  return worktree ? { ...place, worktree } : place;
}

/**
 * The branch that is checked out around the folder, or the beginning of the commit where there is none. Undefined
 * without git, and where git keeps it elsewhere.
 */
export function branchAt(folder: string): string | undefined {
  const gitDir = gitDirAt(folder);
  return gitDir === undefined ? undefined : branchIn(gitDir);
}

function gitDirAt(folder: string): string | undefined {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const entry = entryAt(at);
    const gitDir = entry === 'folder' ? under(at, '.git') : entry && recordAt(at)?.gitDir;
    if (gitDir !== undefined || at === dirname(at)) return gitDir;
  }
}

/** What is checked out, as far as git's files say. */
export interface CheckedOut {
  /** Null where HEAD is detached. */
  readonly branch: string | null;
  readonly commit: string;
  /** How many commits were made on top of an earlier one; undefined where the log of HEAD says anything else. */
  commitsSince(commit: string): number | undefined;
}

/** Undefined without git, before the first commit, and where git keeps it elsewhere. */
export function checkedOutAt(folder: string): CheckedOut | undefined {
  const gitDir = gitDirAt(folder);
  if (gitDir === undefined) return undefined;
  try {
    const head = lineOf(under(gitDir, 'HEAD'), '');
    const branch = branchNamed(head ?? '') ?? null;
    const commit = branch === null ? head : commitOf(gitDir, branch);
    if (commit === undefined || !COMMIT.test(commit)) return undefined;
    return { branch, commit, commitsSince: (earlier) => countLogged(gitDir, earlier, commit) };
  } catch {
    return undefined;
  }
}

/**
 * Whether the folder lies in what looks like a linked worktree whose repository does not know it there: it was moved or
 * copied without git.
 */
export function isStrayWorktree(folder: string): boolean {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (recordNamedAt(at) !== undefined) return recordAt(at) === undefined;
    if (at === dirname(at)) return false;
  }
}

// ── Git's files ──────────────────────────────────────────────────────────────────────────────────────────────

interface WorktreeRecord extends Omit<LinkedWorktree, 'within'> {
  /** What the repository keeps about the worktree: `.git/worktrees/<name>`. */
  readonly gitDir: string;
}

function recordAt(folder: string): WorktreeRecord | undefined {
  const named = recordNamedAt(folder);
  if (named === undefined) return undefined;
  try {
    const root = realpathSync(folder);
    const gitDir = realpathSync(named);
    const repository = repositoryOf(gitDir);
    // No worktree holds its own record.
    if (repository === undefined || isAtOrBelow(root, gitDir)) return undefined;
    // Anyone can write a `.git` file; the repository itself must name this folder.
    const back = lineOf(under(gitDir, 'gitdir'), '');
    if (back === undefined || basename(back) !== '.git') return undefined;
    if (realpathSync(dirname(resolve(gitDir, back))) !== root) return undefined;
    return { root, gitDir, main: basename(repository).startsWith('.') ? dirname(repository) : repository };
  } catch {
    return undefined;
  }
}

/** Where the `.git` file of a folder says that the record is; undefined unless it has the form of a worktree's. */
function recordNamedAt(folder: string): string | undefined {
  try {
    const named = entryAt(folder) === 'file' ? lineOf(under(folder, '.git'), 'gitdir: ') : undefined;
    // Two slashes begin the name of another machine, which must not be asked.
    if (named === undefined || /^[\\/]{2}/.test(named)) return undefined;
    const record = resolve(folder, named);
    return basename(dirname(record)) === 'worktrees' ? record : undefined;
  } catch {
    return undefined;
  }
}

/** A submodule's repository lies inside another one: its worktrees have no main worktree that could be told from there. */
function repositoryOf(gitDir: string): string | undefined {
  const worktrees = dirname(gitDir);
  const repository = dirname(worktrees);
  if (basename(worktrees) !== 'worktrees' || dirname(repository) === repository) return undefined;
  return dirname(repository).split(sep).includes('.git') ? undefined : repository;
}

/** What a folder has as `.git`: of a worktree or a submodule a file, of a repository a folder. */
function entryAt(folder: string): 'file' | 'folder' | undefined {
  try {
    const stats = lstatSync(under(folder, '.git'), { throwIfNoEntry: false });
    if (stats?.isFile()) return 'file';
    return stats?.isDirectory() ? 'folder' : undefined;
  } catch {
    return undefined;
  }
}

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/** What git allows in the name of a branch; where it keeps refs in another format, it writes a name that is not. */
function isBranch(name: string): boolean {
  // Most names are plain, and the classes of all characters take a while to load.
  return /^(?!\.)[\w./-]{1,255}$/.test(name) || /^(?!\.)[^\p{C}\p{Z}~^:?*[\\]{1,255}$/u.test(name);
}

function branchIn(gitDir: string): string | undefined {
  try {
    const head = lineOf(under(gitDir, 'HEAD'), '');
    if (head === undefined) return undefined;
    const branch = branchNamed(head);
    if (branch !== undefined) return isBranch(branch) ? branch : undefined;
    return COMMIT.test(head) ? head.slice(0, 7) : undefined;
  } catch {
    return undefined;
  }
}

function branchNamed(head: string): string | undefined {
  if (!head.startsWith('ref:')) return undefined;
  const ref = withoutBlanks(head.slice('ref:'.length));
  return ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : undefined;
}

function withoutBlanks(text: string): string {
  let at = 0;
  while (text.charAt(at) === ' ') at += 1;
  return text.slice(at);
}

/** Of a branch: from its own file, or from the one that git packs many into. */
function commitOf(gitDir: string, branch: string): string | undefined {
  if (!isBranch(branch) || branch.split('/').includes('..')) return undefined;
  const record = dirname(gitDir);
  const repository = basename(record) === 'worktrees' ? dirname(record) : gitDir;
  const own = lineOf(join(repository, 'refs', 'heads', ...branch.split('/')), '');
  if (own !== undefined) return own;
  const packed = readRegularText(join(repository, 'packed-refs'), MOST_PACKED_BYTES) ?? '';
  const end = packed.indexOf(` refs/heads/${branch}\n`);
  return end === -1 ? undefined : packed.slice(packed.lastIndexOf('\n', end) + 1, end);
}

const MOST_PACKED_BYTES = 1024 * 1024;
/** Read of the end of HEAD's log. */
const MOST_LOG_BYTES = 32 * 1024;
/** Entries that each stand for one new commit; an amended one, a merge or a reset may stand for any number. */
const ONE_COMMIT = /^(?:commit|commit \(initial\)|cherry-pick|revert): /;

/** Goes back over the log of HEAD, as long as every entry is one commit on top of the one before it. */
function countLogged(gitDir: string, earlier: string, commit: string): number | undefined {
  if (earlier === commit) return 0;
  let at = commit;
  let count = 0;
  for (const line of endOf(join(gitDir, 'logs', 'HEAD'), MOST_LOG_BYTES)
    .split('\n')
    .toReversed()) {
    if (line === '') continue;
    const [ids = '', said = ''] = line.split('\t');
    const [before = '', after] = ids.split(' ');
    if (after !== at || !ONE_COMMIT.test(said)) return undefined;
    count += 1;
    if (before === earlier) return count;
    at = before;
  }
  return undefined;
}

function endOf(path: string, bytes: number): string {
  const file = openRegularFile(path);
  if (!file) return '';
  try {
    const from = Math.max(0, file.stats.size - bytes);
    const end = Buffer.alloc(Math.min(bytes, file.stats.size));
    const read = readSync(file.fd, end, 0, end.length, from);
    return end.toString('utf8', 0, read);
  } catch {
    return '';
  } finally {
    closeSync(file.fd);
  }
}

/** The only line of a small file, after what it begins with. */
function lineOf(path: string, prefix: string): string | undefined {
  const text = readRegularText(path, MOST_BYTES) ?? '';
  let end = text.length;
  while (end > 0 && LINE_ENDS.includes(text.charAt(end - 1))) end -= 1;
  if (end <= prefix.length || !text.startsWith(prefix)) return undefined;
  for (let at = 0; at < end; at += 1) if (isControl(text.charCodeAt(at))) return undefined;
  return text.slice(prefix.length, end);
}

const LINE_ENDS = '\r\n';

/** As `\p{Cc}`, which takes longer to compile than a line takes to read. */
function isControl(code: number): boolean {
  return code < 0x20 || (code >= 0x7f && code < 0xa0);
}

// ── Paths in two worktrees ───────────────────────────────────────────────────────────────────────────────────

/**
 * A file of a project for a caller in a linked worktree: the caller's own copy, if the main worktree is where the
 * project has it. `path` is written with slashes, from the root.
 */
export function inWorktree(
  file: { readonly root: string; readonly path: string },
  { root, main }: LinkedWorktree,
): { readonly root: string; readonly path: string } {
  if (isAtOrBelow(main, file.root)) return { root: join(root, relative(main, file.root)), path: file.path };
  if (!isAtOrBelow(file.root, main)) return file;
  const down = relative(file.root, main).split(sep);
  const segments = file.path.split('/').filter((segment) => segment !== '' && segment !== '.');
  const isThere = down.every((segment, at) => segment === segments[at]);
  return isThere ? { root, path: segments.slice(down.length).join('/') } : file;
}

/** Where the caller has a project's code: its root, and in a linked worktree the same folder of that. */
export function codeFolder(root: string | null, { cwd, worktree }: WorkPlace): string | undefined {
  if (root === null) return cwd;
  return worktree ? inWorktree({ root, path: '' }, worktree).root : root;
}

function isAtOrBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
