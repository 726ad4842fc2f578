// Where a session worked, seen from a project's root: in it or in a linked worktree of its repository, and which files of it are meant.
import { realpathSync } from 'node:fs';
import { isAbsolute, join, posix, relative, resolve, sep } from 'node:path';
import { findWorktree, type LinkedWorktree } from '../../base/git-worktree.ts';
import { withoutTokens } from '../../base/secrets/known-token.ts';

export interface PlaceInProject {
  /** Whether the folder is the project's root or below it, also in a linked worktree. */
  holds(cwd: string): boolean;
  /** From the root with slashes; absolute where it lies outside. Undefined for what is no path. */
  fileOf(path: string, cwd: string | undefined): string | undefined;
  /** The top folder of the linked worktree that the folder lies in, as hooks keep it; null in the main one and without git. */
  worktreeOf(cwd: string): string | null;
}

const LONGEST = 1_000;

/** `root` is null for a project that lies in no folder: nothing is in it. */
export function placeInProject(root: string | null): PlaceInProject {
  const roots = root === null ? [] : [...new Set([resolve(root), realOf(resolve(root))])];
  const linked = new Map<string, LinkedWorktree | undefined>();
  const linkedOf = (folder: string): LinkedWorktree | undefined => {
    if (!linked.has(folder)) linked.set(folder, findWorktree(folder));
    return linked.get(folder);
  };
  const below = (path: string): string | undefined => {
    for (const each of roots) {
      const from = relative(each, path);
      if (isBelow(from)) return from;
    }
    return undefined;
  };
  const within = (folder: string): string | undefined => {
    const worktree = linkedOf(folder);
    if (worktree) return below(join(worktree.main, worktree.within)) ?? below(folder);
    return below(realOf(folder)) ?? below(folder);
  };
  return {
    holds: (cwd) =>
      isAbsolute(cwd) && cwd.length <= LONGEST && !cwd.includes('\0') && within(resolve(cwd)) !== undefined,
    fileOf(path, cwd) {
      if (path === '' || path.length > LONGEST || path.includes('\0')) return undefined;
      const folder = cwd !== undefined && isAbsolute(cwd) ? resolve(cwd) : undefined;
      if (!isAbsolute(path) && folder === undefined) return posix.normalize(slashed(path));
      const whole = folder === undefined ? resolve(path) : resolve(folder, path);
      const from = below(inMain(folder, whole) ?? whole);
      return from === undefined ? slashed(whole) : from === '' ? '.' : slashed(from);
    },
    worktreeOf(cwd) {
      const worktree = isAbsolute(cwd) ? linkedOf(resolve(cwd)) : undefined;
      return worktree ? withoutTokens(worktree.root) : null;
    },
  };

  /** The file in the main worktree, where the session works in a linked one that holds it. */
  function inMain(folder: string | undefined, path: string): string | undefined {
    const worktree = folder === undefined ? undefined : linkedOf(folder);
    if (!worktree || folder === undefined) return undefined;
    const { root: top, main, within: down } = worktree;
    // As the session spelled it, which may be by a link.
    const spelled = down === '' ? folder : folder.slice(0, -down.length - 1);
    for (const each of [top, spelled]) {
      const from = relative(each, path);
      if (isBelow(from)) return join(main, from);
    }
    return undefined;
  }
}

function isBelow(from: string): boolean {
  return from !== '..' && !from.startsWith(`..${sep}`) && !isAbsolute(from);
}

function slashed(path: string): string {
  return sep === '/' ? path : path.replaceAll(sep, '/');
}

function realOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
