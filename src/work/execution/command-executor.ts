// The executor that is a declared command: the step on its stdin, its result from stdout, both as JSON.
import type { DeclaredCommand } from '../../kernel/commands/contract.ts';
import { refuse, type Executor, type StepResult } from '../contract.ts';

export function createCommandExecutor(command: DeclaredCommand, onStderr?: (text: string) => void): Executor {
  const name = `command:${command.name}`;
  return {
    name,
    async execute(step, signal) {
      const output = await command.run({
        input: `${JSON.stringify(step)}\n`,
        signal,
        runId: step.run_id,
        ...(step.root === null ? {} : { cwd: step.root }),
        ...(onStderr ? { onStderr } : {}),
      });
      try {
        // The run holds it against the schema.
        return JSON.parse(output) as StepResult;
      } catch {
        const what = output.trim() === '' ? 'nothing' : 'something else than one JSON value';
        throw refuse('invalid_result', `"${name}" wrote ${what} to stdout`, { executor: name });
      }
    },
  };
}
