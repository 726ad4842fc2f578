// What Throughline asks git about a folder, and why there may be no answer. Optional everywhere: a project without git works as
// before, and no answer is ever made up.

/** Why git gave no answer. */
export type NoGit =
  /** No program `git` on the PATH. */
  | 'no_git'
  /** The folder lies in no working tree, or git's settings name another one than the folder's. */
  | 'no_repository'
  /** The folder's repository is not that of the project. */
  | 'elsewhere'
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
  readonly signal?: AbortSignal | undefined;
  /** The root of a project: only its files count, and a folder of another repository gives no answer. */
  readonly of?: string | undefined;
  /** Called with the reason where the call returns undefined, and what git said of it. */
  readonly onNone?: (reason: NoGit, said: string) => void;
}

export type ChangeStatus = 'added' | 'modified' | 'deleted' | 'untracked' | 'unmerged';

export interface ChangedFile {
  /** Relative to the root of the worktree, with `/`. */
  readonly path: string;
  /** Against HEAD: what is staged and what is not count alike. */
  readonly status: ChangeStatus;
  /** Git's id of its bytes as they are in the working tree. Null for one that is not there or was not read. */
  readonly hash: string | null;
}

export interface CodeState {
  /** The real path of the worktree's root. */
  readonly worktree_root: string;
  /** Where the project lies in it, with a slash behind it; empty for all of it. */
  readonly prefix: string;
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

/** A working tree as it was once. */
export interface KnownCode {
  readonly commit: string | null;
  readonly changed: readonly Pick<ChangedFile, 'path' | 'hash'>[];
  readonly more: number;
  /** The commit that holds the whole working tree, if it was kept. */
  readonly snapshot?: string | undefined;
}

/** What happened to it since. */
export interface CodeSince {
  readonly branch: string | null;
  readonly commit: string | null;
  /** Commits of HEAD that the known one did not have; null where this repository does not have the known one. */
  readonly commits: number | null;
  /** Commits that HEAD no longer has: another branch, a reset, a rebase. */
  readonly missing: number | null;
  /** Files that are not as they were; null where the known commit is not here. Commits alone change no file here. */
  readonly files: number | null;
  /** The first of them, by name. */
  readonly changed: readonly string[];
  /** False if some of the files may have been changed before. */
  readonly is_exact: boolean;
}

export interface CodeDiff extends CodeSince {
  /** The new commits, newest first: short id and first line. */
  readonly log: readonly string[];
  readonly diff: string;
  readonly is_cut: boolean;
  /** Among the changed files, those that were changed already: without a snapshot the diff shows both changes. */
  readonly changed_before: readonly string[];
  /** New files that git does not track: the diff leaves them out. Empty where there is a snapshot to compare with. */
  readonly untracked: readonly string[];
}

export interface DiffOptions extends GitOptions {
  /** A summary instead of the changed lines. */
  readonly stat?: boolean | undefined;
  readonly maxBytes?: number;
}

/** Working trees that are kept as private refs: `refs/throughline/<task>/<seq>`. */
export interface Snapshots {
  /** Puts the whole working tree into a commit that no ref names yet; its id. Index, stash, HEAD and reflogs stay as they are. */
  take(folder: string, message: string, options?: GitOptions): Promise<string | undefined>;
  keep(folder: string, ref: SnapshotRef, commit: string, options?: GitOptions): Promise<true | undefined>;
  list(folder: string, options?: GitOptions): Promise<readonly SnapshotRef[] | undefined>;
  drop(folder: string, refs: readonly SnapshotRef[], options?: GitOptions): Promise<true | undefined>;
  /** Whether the ref still names the commit. */
  has(folder: string, ref: SnapshotRef, commit: string, options?: GitOptions): Promise<boolean | undefined>;
  /** Makes a worktree in a new folder, detached at `commit`, with the files of the snapshot in it. */
  restore(
    folder: string,
    what: { readonly snapshot: string; readonly commit: string | null; readonly to: string },
    options?: GitOptions,
  ): Promise<true | undefined>;
}

export interface SnapshotRef {
  readonly task_id: string;
  readonly seq: number;
}

export interface Git {
  /** Branch, commit and changed files of the worktree that holds the folder. */
  readCodeState(folder: string, options?: CodeStateOptions): Promise<CodeState | undefined>;
  /**
   * `git diff --stat HEAD`, with the first files and the count of all, of at most `maxBytes`, without secrets and control
   * characters. Empty before the first commit.
   */
  diffStat(folder: string, options?: GitOptions & { readonly maxBytes?: number }): Promise<string | undefined>;
  compare(folder: string, known: KnownCode, options?: GitOptions): Promise<CodeSince | undefined>;
  diff(folder: string, known: KnownCode, options?: DiffOptions): Promise<CodeDiff | undefined>;
  readonly snapshots: Snapshots;
  /** Which of these files below the folder `git add` would take: those that are not ignored, or are tracked already. */
  unignored(folder: string, paths: readonly string[], options?: GitOptions): Promise<readonly string[] | undefined>;
}
