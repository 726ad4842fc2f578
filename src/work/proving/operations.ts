// The public operation of proving criteria, merged into those of work.
import { operationsOf } from '../../base/operation.ts';
import { ON_OWN_TASK, refusals } from '../operations/fields.ts';
import { proveTaskInput, proveTaskOutput, provingRefusals } from './contract.ts';
import type { ProvingDomain } from './prove.ts';

const define = operationsOf<ProvingDomain>({ ...refusals, ...provingRefusals }, { bareTools: true });

export const provingOperations = {
  'work.prove_task': define({
    name: 'work.prove_task',
    summary: 'Run the commands that prove criteria of a task, and record those that succeed',
    details:
      "Runs in your own shell, in the project's root (in a linked worktree, in yours). Without a criterion it runs every check. Only " +
      'exit code 0 becomes a proof: with the duration, the commit and the changed files, the hash of the output and its end without ' +
      'secrets. Anything else is an error and leaves the task as it is. Without a terminal, name the command behind `--`; a check ' +
      'that came by MCP or from a file is shown and asked for at a terminal, once.',
    risk: 'write',
    tier: 'admin',
    local: true,
    input: proveTaskInput,
    output: proveTaskOutput,
    refusals: [
      ...ON_OWN_TASK,
      'archived',
      'task_done',
      'unknown_criterion',
      'invalid_check',
      'criterion_changed',
      'too_many',
      ...(Object.keys(provingRefusals) as (keyof typeof provingRefusals)[]),
    ],
    cli: { command: 'task prove', args: ['task_id', 'command'] },
    examples: [
      { says: 'Every check of the task, at a terminal', input: { task_id: 'T12' } },
      {
        says: 'One criterion, by the command that is its check',
        input: { task_id: 'T12', criterion: 2, command: ['npm', 'test'] },
      },
    ],
    handler: (proving, input, call) => proving.proveTask(input, call),
  }),
} as const;
