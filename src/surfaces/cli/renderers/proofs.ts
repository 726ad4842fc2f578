// Proofs by running commands: what was proved, and `task complete --prove`.
import type { Executed, Task } from '../../../work/contract.ts';
import { paint, table, type Line } from '../../terminal/text.ts';
import { renderTask } from './tasks.ts';
import type { View } from './view.ts';

export interface ShownProofs {
  readonly task: Task;
  readonly proofs: readonly { readonly number: number; readonly criterion: string; readonly executed: Executed }[];
}

export const proveTaskView: View<ShownProofs> = {
  lines: renderProved,
  examples: ['throughline task prove T12', 'throughline task prove T12 --criterion 2 -- npm test'],
};

function renderProved({ task, proofs }: ShownProofs): readonly Line[] {
  return [
    ...renderTask({ task }),
    ...table(
      proofs.map(({ number, criterion, executed }) => [
        paint('green', `☑ ${number}.`),
        criterion,
        executed.command,
        `${(executed.duration_ms / 1_000).toFixed(1)} s`,
        codeText(executed),
      ]),
    ),
  ];
}

function codeText({ commit, dirty, changed_meanwhile }: Executed): string {
  const code = commit === null ? 'no commit' : `${commit.slice(0, 12)}${dirty ? ' with changes' : ''}`;
  return changed_meanwhile ? `${code}, files changed while it ran` : code;
}

/** What of the typed input proving takes too. */
const SHARED: ReadonlySet<string> = new Set([
  ...['task_id', 'project_id', 'owner', 'fencing_token', 'override', 'if_revision', 'allow_text'],
]);

export const completeTaskView: View<{ readonly task: Task }> = {
  lines: renderTask,
  first: {
    option: 'prove',
    description: 'run every check of the task first, as `task prove` does',
    operation: 'work.prove_task',
    nothing: 'no_check',
    input: (input) => Object.fromEntries(Object.entries(input).filter(([name]) => SHARED.has(name))),
    after: (input, answer) => {
      const { revision } = (answer as ShownProofs).task;
      return input['if_revision'] === undefined ? input : { ...input, if_revision: revision };
    },
  },
};
