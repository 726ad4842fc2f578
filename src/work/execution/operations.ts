// The public operation of executing a step, merged into those of work.
import { operationsOf } from '../../base/operation.ts';
import { commandFailures, commandRefusals } from '../../kernel/commands/contract.ts';
import { IN_PROJECT, refusals } from '../operations/fields.ts';
import { executeStepInput, executeStepOutput } from './contract.ts';
import type { ExecutionDomain } from './execution.ts';

const define = operationsOf<ExecutionDomain>(
  { ...refusals, ...commandRefusals, ...commandFailures },
  { bareTools: true },
);

export const executionOperations = {
  'work.execute_step': define({
    name: 'work.execute_step',
    summary: 'Let a command of yours do the next step of a task, or a model propose it, and record what you take over',
    details:
      "Claims the task (the next step's unless one is named), loads exactly what its checkpoint names, starts the command in the " +
      "project's root (in a linked worktree, in yours) with the step as JSON on stdin, and reads its result as JSON from stdout: " +
      '{"changes": [{"operation": "update_checkpoint" | "complete_task" | "block_task" | "pause_task", …}], "evidence": …}. ' +
      'What it proposes is held against the same rules as every change. A call that was cut off is finished by calling again. ' +
      'With `executor` model the step goes through ask, with the context that the checkpoint names and no other, and its result is ' +
      'shown, never recorded: take it over with `proposal`, or write your own checkpoint.',
    risk: 'write',
    tier: 'admin',
    person: true,
    local: true,
    input: executeStepInput,
    output: executeStepOutput,
    refusals: [
      ...IN_PROJECT,
      'unknown_task',
      'nothing_to_claim',
      'archived',
      'task_done',
      'blockers_open',
      'task_claimed',
      'dependencies_open',
      'goal_not_open',
      'lease_held',
      'lease_lost',
      'context_changed',
      'revision_conflict',
      'invalid_result',
      'invalid_transition',
      'evidence_missing',
      'unknown_criterion',
      'run_unfinished',
      'step_interrupted',
      'unknown_proposal',
      'proposal_unusable',
      'no_models',
      ...(Object.keys(commandRefusals) as (keyof typeof commandRefusals)[]),
      ...(Object.keys(commandFailures) as (keyof typeof commandFailures)[]),
    ],
    cli: { command: 'task run', args: ['task_id'] },
    examples: [
      { says: 'The next step, by the only command for steps', input: {} },
      { says: 'One task, by a command by its name', input: { task_id: 'T12', command: 'build' } },
      { says: 'What would a model do?', input: { task_id: 'T12', executor: 'model', model: 'ollama/qwen3' } },
      {
        says: 'Record what it proposed',
        input: { task_id: 'T12', proposal: '01900000-0000-7000-8000-000000000001' },
      },
    ],
    preview: (execution, input, call) => execution.describeCommand(input, call),
    handler: (execution, input, call) => execution.executeByCommand(input, call),
  }),
} as const;
