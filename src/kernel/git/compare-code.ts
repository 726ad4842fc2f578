// What happened to a working tree since it was known. Files are compared by their hashes, so that what was changed before, and not
// committed, is told apart from what was changed since.
import { redactText } from '../../base/redact.ts';
import { PLAIN_DIFF, readStatus } from './code-state.ts';
import type { CodeDiff, CodeSince, DiffOptions, KnownCode } from './contract.ts';
import { hashFiles } from './hash-files.ts';
import { NoAnswer } from './run-git.ts';
import type { Repository } from './safe-git.ts';
import { treeOf } from './snapshots.ts';

const MOST_NAMED = 50;
const MOST_LOGGED = 50;
const MOST_DIFF_BYTES = 64 * 1024;
/** Names that are passed to one git as arguments. */
const MOST_PATHS = 500;

interface Compared extends Omit<CodeSince, 'files' | 'changed'> {
  /** All of them, as they are called in the working tree. */
  readonly paths: readonly string[] | null;
  readonly untracked: ReadonlySet<string>;
}

export async function compareCode(repository: Repository, known: KnownCode): Promise<CodeSince> {
  const { paths, untracked: _, ...compared } = await comparedWith(repository, known);
  return {
    ...compared,
    files: paths === null ? null : paths.length,
    changed: (paths ?? []).slice(0, MOST_NAMED).map(shownPath),
  };
}

async function comparedWith(repository: Repository, known: KnownCode): Promise<Compared> {
  const status = await readStatus(repository);
  if (status.isCut) throw new NoAnswer('too_large');
  const { branch, commit } = status;
  const untracked = new Set(status.changed.flatMap((file) => (file.status === 'untracked' ? [file.path] : [])));
  const now = { branch: branch === null ? null : shownPath(branch), commit, untracked };
  const base = await baseOf(repository, known);
  if (base === undefined) return { ...now, commits: null, missing: null, paths: null, is_exact: false };
  const [counts, differing] = await Promise.all([
    countCommits(repository, known, commit),
    repository.tell(['diff', '--name-only', '-z', ...PLAIN_DIFF, base, '--']),
  ]);
  const candidates = new Set([...differing.split('\0'), ...untracked].filter((path) => path !== ''));
  const paths = await changedSince(repository, known, candidates);
  return { ...now, ...counts, paths: paths.filter(repository.isOwn).toSorted(), is_exact: known.more === 0 };
}

/** What the known tree was based on; undefined where this repository does not have it. */
async function baseOf(repository: Repository, { commit }: KnownCode): Promise<string | undefined> {
  if (commit === null) return (await repository.tell(['hash-object', '-t', 'tree', '--stdin'])).trim();
  const found = await repository.ask(['cat-file', '-e', `${commit}^{commit}`]);
  return found.code === 0 ? commit : undefined;
}

async function countCommits(
  repository: Repository,
  known: KnownCode,
  head: string | null,
): Promise<{ readonly commits: number; readonly missing: number }> {
  if (head === known.commit) return { commits: 0, missing: 0 };
  if (head === null) return { commits: 0, missing: 1 };
  if (known.commit === null) {
    return { commits: Number(await repository.tell(['rev-list', '--count', head])), missing: 0 };
  }
  const range = `${known.commit}...${head}`;
  const [missing, commits] = (await repository.tell(['rev-list', '--left-right', '--count', range])).split('\t');
  return { commits: Number(commits), missing: Number(missing) };
}

/** Of the files that differ from the commit, or did: those that are not as they were known. */
async function changedSince(
  repository: Repository,
  { changed }: KnownCode,
  candidates: ReadonlySet<string>,
): Promise<string[]> {
  const known = new Map(changed.map(({ path, hash }) => [path, hash]));
  // A name that holds a secret was stored without it.
  const byShownName = new Map([...candidates].map((path) => [shownPath(path), path]));
  const pathOf = (stored: string) => byShownName.get(stored) ?? stored;
  const hashes = await hashFiles(repository, [...known.keys()].map(pathOf));
  const others = [...candidates].filter((path) => !known.has(shownPath(path)));
  const changedAgain = [...known].filter(([path, hash]) => (hashes.get(pathOf(path)) ?? null) !== hash);
  return [...others, ...changedAgain.map(([path]) => pathOf(path))];
}

// ── The differences themselves ───────────────────────────────────────────────────────────────────────────────

export async function diffCode(
  repository: Repository,
  known: KnownCode,
  { stat = false, maxBytes = MOST_DIFF_BYTES }: DiffOptions = {},
): Promise<CodeDiff> {
  const { paths, untracked, ...compared } = await comparedWith(repository, known);
  const all = paths ?? [];
  const before = new Set(known.changed.map(({ path }) => path));
  const named = (some: readonly string[]) => some.slice(0, MOST_NAMED).map(shownPath);
  const snapshot = await snapshotOf(repository, known);
  const isWhole = snapshot !== undefined;
  const text = await diffText(repository, snapshot ?? (await baseOf(repository, known)), {
    all,
    isWhole,
    stat,
    maxBytes,
  });
  return {
    ...compared,
    files: paths === null ? null : paths.length,
    changed: named(all),
    log: await newCommits(repository, known, compared),
    ...text,
    changed_before: isWhole ? [] : named(all.filter((path) => before.has(shownPath(path)))),
    untracked: isWhole ? [] : named(all.filter((path) => untracked.has(path))),
  };
}

async function snapshotOf(repository: Repository, { snapshot }: KnownCode): Promise<string | undefined> {
  if (snapshot === undefined) return undefined;
  return (await repository.ask(['cat-file', '-e', `${snapshot}^{commit}`])).code === 0 ? snapshot : undefined;
}

async function diffText(
  repository: Repository,
  from: string | undefined,
  { all, isWhole, stat, maxBytes }: { all: readonly string[]; isWhole: boolean; stat: boolean; maxBytes: number },
): Promise<Pick<CodeDiff, 'diff' | 'is_cut'>> {
  if (from === undefined || all.length === 0) return { diff: '', is_cut: false };
  // Two trees, if there is a snapshot: also of files that git does not track.
  const trees = isWhole ? [from, await treeOf(repository)] : [from];
  const form = stat ? ['--stat=100'] : ['--patch'];
  const { code, stdout, stderr, isCut } = await repository.ask(
    ['diff', ...form, ...PLAIN_DIFF, ...trees, '--', ...all.slice(0, MOST_PATHS)],
    { maxBytes, env: { GIT_LITERAL_PATHSPECS: '1' } },
  );
  if (code !== 0) throw new NoAnswer('failed', stderr);
  const text = stdout.toString('utf8');
  // Half a line may hold half a secret, which nobody would know as one.
  const whole = isCut ? text.slice(0, text.lastIndexOf('\n') + 1) : text;
  return { diff: shownText(whole), is_cut: isCut || all.length > MOST_PATHS };
}

async function newCommits(
  repository: Repository,
  known: KnownCode,
  { commit, commits }: Pick<CodeSince, 'commit' | 'commits'>,
): Promise<string[]> {
  if (commit === null || commits === null || commits === 0) return [];
  const range = known.commit === null ? [commit] : [commit, `^${known.commit}`];
  const text = await repository.tell([
    'log',
    `--max-count=${MOST_LOGGED}`,
    '--format=%h %s',
    '--no-color',
    ...range,
    '--',
  ]);
  return shownText(text).split('\n').filter(Boolean);
}

/** A name as it is stored and shown: in one line, without secrets. */
export function shownPath(path: string): string {
  return shownText(path).replaceAll(/[\n\t]/g, '');
}

/** Without secrets, and without control characters but line breaks and tabs. */
export function shownText(text: string): string {
  return redactText(text.toWellFormed()).text.replaceAll(/[^\P{Cc}\n\t]/gu, '');
}
