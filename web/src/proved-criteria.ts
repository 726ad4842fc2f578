// Which criteria of a task are proved, as far as the record tells: with a check, by a run of it or an override.
import type { Task } from './types.ts';

export function provedBy(task: Task, criterion: string): Task['evidence'] {
  return task.evidence.filter((each) => each.criterion === criterion);
}

export function provedCount(task: Task): number {
  const isProved = (criterion: string) => {
    const check = task.checks.find((each) => each.criterion === criterion);
    return provedBy(task, criterion).some(({ executed, overridden }) => {
      return !check || overridden !== undefined || (executed?.command === check.command && !executed.imported);
    });
  };
  return task.acceptance_criteria.filter(isProved).length;
}
