// The code behind a checkpoint: what changed since, and where a kept working tree was put.
import { paint, type Line } from '../../terminal/text.ts';

export interface ShownDiff {
  readonly number: number;
  readonly seq: number;
  readonly was: { readonly branch: string | null; readonly commit: string | null };
  readonly files: number | null;
  readonly changed: readonly string[];
  readonly log: readonly string[];
  readonly diff: string;
  readonly is_cut: boolean;
  readonly changed_before: readonly string[];
  readonly untracked: readonly string[];
  readonly text: string;
}

export function renderCheckpointDiff(shown: ShownDiff): readonly Line[] {
  const { number, seq, was, files, changed, log, diff, is_cut, changed_before, untracked, text } = shown;
  const place = `${was.branch ?? 'no branch'}${was.commit === null ? '' : ` at ${was.commit.slice(0, 7)}`}`;
  const unnamed = (files ?? 0) - changed.length;
  const before = new Set(changed_before);
  const added = new Set(untracked);
  return [
    [paint('bold', `T${number}`), ` checkpoint ${seq}, ${place}: ${text}`],
    ...section('Commits', log),
    ...section('Files', [
      ...changed.map((path) => `${path}${remarkOf(before.has(path), added.has(path))}`),
      ...(unnamed > 0 ? [`and ${unnamed} more`] : []),
    ]),
    ...(diff === '' ? [] : ['', ...diff.replace(/\n$/, '').split('\n').map(diffLine)]),
    ...(is_cut ? ['', 'The differences are cut here; `git diff` shows them all.'] : []),
  ];
}

function remarkOf(isBefore: boolean, isNew: boolean): string {
  if (isBefore) return '  (changed before the checkpoint too: the differences show both)';
  return isNew ? '  (new, not tracked by git)' : '';
}

function section(name: string, lines: readonly string[]): Line[] {
  return lines.length === 0 ? [] : ['', paint('bold', name), ...lines.map((line): Line => ['  ', line])];
}

function diffLine(line: string): Line {
  if (line.startsWith('+') && !line.startsWith('+++')) return [paint('green', line)];
  if (line.startsWith('-') && !line.startsWith('---')) return [paint('red', line)];
  return line.startsWith('@@') ? [paint('dim', line)] : [line];
}

export interface ShownRestored {
  readonly number: number;
  readonly seq: number;
  readonly to: string;
  readonly commit: string | null;
}

export function renderRestored({ number, seq, to, commit }: ShownRestored): readonly Line[] {
  const base = commit === null ? '' : `, detached at ${commit.slice(0, 7)} with what was not committed`;
  return [
    `The working tree of T${number} at checkpoint ${seq} is in ${to}${base}`,
    ['When you no longer need it: ', paint('bold', `git worktree remove ${to}`)],
  ];
}
