// What happened to the code since a checkpoint: asked of git, and said in one sentence. Only what git said: a number that is not known
// is not told. Without zod, because hot commands say it too.
import type { CodeSince, Git, GitOptions, NoGit } from '../kernel/git/contract.ts';
import type { CheckpointCode, SinceCheckpoint } from './contract.ts';

/** Where a caller works. */
interface Place {
  readonly cwd?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A checkpoint's code, and the root of its project. */
export interface StepCode {
  readonly root: string | null;
  readonly seq: number;
  readonly code: CheckpointCode;
}

export async function codeSince(git: Git, known: StepCode, place: Place): Promise<SinceCheckpoint | undefined> {
  const { root, seq, code } = known;
  const found = await inFolder(root, place, (folder, options) => git.compare(folder, code, options));
  if (!found) return undefined;
  const { branch, commit, commits, missing, files } = found;
  return { seq, branch, commit, commits, missing, files, text: sinceWords(code, found) };
}

/** Reasons to look at the project's own folder instead. */
const OTHER_PLACE: ReadonlySet<NoGit> = new Set(['no_repository', 'elsewhere']);

/** Asks about the caller's worktree, if it is one of the project; else about the project's own folder. */
export async function inFolder<T>(
  root: string | null,
  { cwd, signal }: Place,
  ask: (folder: string, options: GitOptions) => Promise<T | undefined>,
  onNone?: (reason: NoGit, said: string) => void,
): Promise<T | undefined> {
  let reason: NoGit | undefined;
  const options: GitOptions = {
    of: root ?? undefined,
    signal,
    onNone: (why, said) => {
      reason = why;
      onNone?.(why, said);
    },
  };
  const found = cwd === undefined ? undefined : await ask(cwd, options);
  if (found !== undefined || root === null) return found;
  return reason === undefined || OTHER_PLACE.has(reason) ? ask(root, options) : undefined;
}

type Known = Pick<CheckpointCode, 'branch' | 'commit'>;

export function sinceWords(known: Known, since: CodeSince): string {
  const { branch, commits, missing, files, is_exact } = since;
  if (commits === null || missing === null || files === null) {
    return `this repository does not have the commit of this checkpoint (${shortId(known.commit)})`;
  }
  const changed = `${is_exact ? '' : 'up to '}${counted(files, 'file')} changed`;
  const parts = [...(commits > 0 ? [counted(commits, 'commit')] : []), ...(files > 0 ? [changed] : [])];
  const said =
    parts.length === 0 ? 'nothing changed since this checkpoint' : `${parts.join(', ')} since this checkpoint`;
  const lacks =
    missing > 0 ? `; ${counted(missing, 'commit')} that it had ${missing === 1 ? 'is' : 'are'} not in HEAD` : '';
  const moved = known.branch === branch ? '' : `; it was ${placeOf(known.branch)}, this is ${placeOf(branch)}`;
  return `${said}${lacks}${moved}`;
}

function shortId(commit: string | null): string {
  return commit === null ? 'none yet' : commit.slice(0, 7);
}

function placeOf(branch: string | null): string {
  return branch === null ? 'on no branch' : `on ${branch}`;
}

function counted(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
