// Executing steps as other parts see it: by an executor of the program, or by a command that the user declared.
import type { Call } from '../../base/operation.ts';
import type { DeclaredCommands } from '../../kernel/commands/contract.ts';
import type { Executor } from '../contract.ts';
import { createCommandExecutor } from './command-executor.ts';
import type { ExecuteByCommandInput, ExecuteStepInput, StepExecuted, StepExecutedOrProposed } from './contract.ts';
import { createModelProposals, type ModelPort } from './model-proposals.ts';
import { createExecuteStep, findTask, folderOf, noteUnfinished, type ExecuteStepDeps } from './execute-step.ts';

export interface ExecutionDomain {
  /** Executes the next step of a task and records what the executor proposes. A call that was cut off is repeated. */
  executeStep(executor: Executor, input: ExecuteStepInput, call: Call): Promise<StepExecuted>;
  /** The same by a declared command in this process; or by a model, which only proposes; or what a model proposed earlier. */
  executeByCommand(input: ExecuteByCommandInput, call: Call): Promise<StepExecutedOrProposed>;
  /** What `executeByCommand` would do, for the person who is asked. */
  describeCommand(input: ExecuteByCommandInput, call: Call): Promise<Readonly<Record<string, unknown>>>;
}

export interface ExecutionDeps extends ExecuteStepDeps {
  readonly commands: DeclaredCommands;
  /** Absent in a home that was opened without ask. */
  readonly models?: ModelPort | undefined;
}

export function createExecution(deps: ExecutionDeps): ExecutionDomain {
  const { commands, reads } = deps;
  const executeStep = createExecuteStep(deps);
  const proposals = createModelProposals(deps);
  return {
    executeStep,
    async executeByCommand({ command: name, executor, model, proposal, ...input }, call) {
      if (proposal !== undefined) return executeStep(await proposals.taken(proposal, input, call), input, call);
      if (executor === 'model') return proposals.propose(model, input, call);
      const command = await commands.find(name, 'step');
      return executeStep(createCommandExecutor(command, call.onStderr), input, call);
    },
    async describeCommand({ command: name, executor, model, proposal, ...input }, call) {
      const how =
        proposal !== undefined
          ? { taken_over: (await proposals.taken(proposal, input, call)).result }
          : executor === 'model'
            ? { model: model ?? 'offline/extract', recorded: false }
            : { argv: [...(await commands.find(name, 'step')).argv] };
      const found = await findTask(deps, input, call);
      const { task, checkpoint } = await reads.getTask(found, call);
      const note = await noteUnfinished(deps, { ...found, operation_id: input.operation_id }, task.revision);
      return {
        ...(note === undefined ? {} : { note }),
        ...how,
        folder: await folderOf(deps, found.project_id, call),
        task: `T${task.number} ${task.title}`,
        task_id: task.task_id,
        next_step: checkpoint?.next_step ?? null,
        needed_context_refs: [...(checkpoint?.needed_context_refs ?? [])],
      };
    },
  };
}
