// Drafts of checkpoints as a person reads them: quoted, and marked as what nobody confirmed.
import type { Draft } from '../../../base/checkpoint-draft.ts';
import { paint, type Line } from '../../terminal/text.ts';

export function renderDrafted({ drafts }: { readonly drafts: readonly Draft[] }): readonly Line[] {
  return [
    ...renderDrafts({ drafts }),
    ...drafts.slice(0, 1).flatMap(({ number }): Line[] => {
      const task = `T${number ?? '<n>'}`;
      return [
        '',
        ['To take it over: ', paint('bold', `throughline checkpoint set ${task} --from-draft --next-step '…'`)],
      ];
    }),
  ];
}

export function renderDrafts({ drafts }: { readonly drafts: readonly Draft[] }): readonly Line[] {
  if (drafts.length === 0) return ['No drafts'];
  return drafts.flatMap((draft, at) => [...(at > 0 ? [''] : []), ...draftLines(draft)]);
}

export function draftLines(draft: Draft): Line[] {
  const { last_message, files, more_files, failed_commands, diff_stat, branch, commit } = draft;
  const place = commit === null ? branch : `${branch ?? 'no branch'} at ${commit.slice(0, 7)}`;
  return [
    [paint('yellow', draftHead(draft))],
    ...quotedLines('said', last_message?.split(/\r?\n/) ?? []),
    ...quotedLines('changed', [...files, ...(more_files > 0 ? [`and ${more_files} more`] : [])]),
    ...quotedLines(
      'failed',
      failed_commands.map(({ command, exit_code }) => `${command}${exit_code === null ? '' : `  (exit ${exit_code})`}`),
    ),
    ...quotedLines('diff', diff_stat?.split('\n') ?? []),
    ...(place === null ? [] : quotedLines('code', [place])),
  ];
}

/** One line: whose, when, and that it is no checkpoint. */
export function draftHead({ number, agent, owner, made_at }: Draft): string {
  const what = number === null ? 'Draft of changes without a task' : `Draft of T${number}`;
  return `${what}, confirmed by nobody: made ${made_at.slice(0, 19)}Z from session ${owner} of ${agent}`;
}

function quotedLines(name: string, lines: readonly string[]): Line[] {
  return lines.map((line, at) => [paint('dim', `  │ ${(at === 0 ? name : '').padEnd(8)}`), line]);
}
