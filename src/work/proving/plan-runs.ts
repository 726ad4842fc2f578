// Which commands are to be run for which criteria. Pure.
import type { Immutable } from '../../base/operation.ts';
import { redactText } from '../../base/redact.ts';
import { commandSchema, refuse, type Task } from '../contract.ts';
import { commandOf, isCommand, proveLine } from '../rules/proofs.ts';
import { refuseProof, type ProveTaskInput } from './contract.ts';

export interface PlannedCriterion {
  readonly number: number;
  readonly criterion: string;
  /** The command of its check; null where it has none. */
  readonly check: string | null;
  /** Who set that. */
  readonly set_by: string | null;
}

/** One command, for every criterion that it proves. */
export interface PlannedRun {
  readonly command: string;
  readonly criteria: readonly PlannedCriterion[];
}

type Asked = Pick<ProveTaskInput, 'criterion' | 'command' | 'allow_text'>;
type ProvedTask = Immutable<Pick<Task, 'task_id' | 'number' | 'acceptance_criteria' | 'checks'>>;

export function planRuns(task: ProvedTask, asked: Asked): readonly PlannedRun[] {
  const criteria = task.acceptance_criteria.map((criterion, at): PlannedCriterion => {
    const check = task.checks.find((each) => each.criterion === criterion);
    return { number: at + 1, criterion, check: check?.command ?? null, set_by: check?.set_by ?? null };
  });
  const { command: words, criterion: number } = asked;
  if (number !== undefined) {
    const named = criteria[number - 1];
    if (named) return [runOf(task, named, asked)];
    throw refuse(
      'unknown_criterion',
      `T${task.number} has ${criteria.length} criteria, and none with number ${number}`,
      {
        task_id: task.task_id,
        acceptance_criteria: task.acceptance_criteria,
      },
    );
  }
  const meant = words ? criteria.filter(({ check }) => check !== null && isCommand(words, check)) : criteria;
  const runs = byCommand(meant);
  if (runs.length > 0) return runs;
  const [only, another] = criteria;
  if (words && only && !another) return [runOf(task, only, asked)];
  if (words && only) {
    throw refuseProof(
      'criterion_required',
      `T${task.number} has ${criteria.length} criteria, and that is the check of none`,
      {
        task_id: task.task_id,
        acceptance_criteria: task.acceptance_criteria,
      },
    );
  }
  throw refuseProof('no_check', `No criterion of T${task.number} has a check`, { task_id: task.task_id });
}

function byCommand(criteria: readonly PlannedCriterion[]): PlannedRun[] {
  const commands = new Set(criteria.flatMap(({ check }) => check ?? []));
  return [...commands].map((command) => ({ command, criteria: criteria.filter(({ check }) => check === command) }));
}

function runOf(task: ProvedTask, named: PlannedCriterion, { command: words, allow_text }: Asked): PlannedRun {
  const { check, criterion, number } = named;
  if (check !== null) {
    if (!words || isCommand(words, check)) return { command: check, criteria: [named] };
    const run = proveLine(task.number, number, check);
    throw refuseProof('check_differs', `"${criterion}" is proved by \`${check}\`. Run: ${run}`, {
      ...{ task_id: task.task_id, criterion, command: check, run },
    });
  }
  if (!words) {
    throw refuseProof('no_check', `Criterion ${number} of T${task.number} has no check, and no command was named`, {
      ...{ task_id: task.task_id, criterion },
    });
  }
  const command = commandSchema.safeParse(commandOf(words));
  // It goes on record, where a secret would be left out and the rest be another command.
  const found = command.success ? redactText(command.data, { allowText: allow_text ?? false }).found : [];
  if (command.success && found.length === 0) return { command: command.data, criteria: [named] };
  const why = command.success
    ? `holds what looks like a secret (${found.join(', ')})`
    : command.error.issues[0]?.message;
  throw refuse('invalid_check', `The command ${why ?? 'does not fit'}`, { task_id: task.task_id, criterion });
}
