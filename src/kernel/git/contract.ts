// What Throughline asks git about a folder, and why there may be no answer. Optional everywhere: a project without git works as
// before, and no answer is ever made up.

/** Why git gave no answer. */
export type NoGit =
  /** No program `git` on the PATH. */
  | 'no_git'
  /** The folder lies in no working tree, or git's settings name another one than the folder's. */
  | 'no_repository'
  /** The repository belongs to another user, and `safe.directory` does not name it. */
  | 'not_trusted'
  | 'took_too_long'
  | 'too_large'
  /** The caller's signal fired. */
  | 'stopped'
  | 'failed';

export interface GitOptions {
  /** For everything that is asked by the call. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  /** Called with the reason where the call returns undefined. */
  readonly onNone?: (reason: NoGit) => void;
}

export type ChangeStatus = 'added' | 'modified' | 'deleted' | 'untracked' | 'unmerged';

export interface ChangedFile {
  /** Relative to the root of the worktree, with `/`. */
  readonly path: string;
  /** Against HEAD: what is staged and what is not count alike. */
  readonly status: ChangeStatus;
  /** SHA-256 of its bytes in the working tree; of a link, of where it leads. Null for one that is not there or was not read. */
  readonly hash: string | null;
}

export interface CodeState {
  /** The real path of the worktree's root. */
  readonly worktree_root: string;
  /** Null where HEAD is detached. */
  readonly branch: string | null;
  /** Null before the first commit. */
  readonly commit: string | null;
  readonly is_dirty: boolean;
  /** Tracked files first; at most `maxFiles`. */
  readonly changed: readonly ChangedFile[];
  /** How many more are changed; at least so many where git's list was too long to be read whole. */
  readonly more: number;
}

export interface CodeStateOptions extends GitOptions {
  readonly maxFiles?: number;
}

export interface Git {
  /** Branch, commit and changed files of the worktree that holds the folder. */
  readCodeState(folder: string, options?: CodeStateOptions): Promise<CodeState | undefined>;
  /** `git diff --stat HEAD`, of at most `maxBytes`, without secrets and control characters. Empty before the first commit. */
  diffStat(folder: string, options?: GitOptions & { readonly maxBytes?: number }): Promise<string | undefined>;
}
