// What may become of a goal: pure, from its entity and the command to the events, or a refusal.
import { MAIN_TAG, refuse, type GoalStatus } from '../contract.ts';
import type { GoalChangeType, NewWorkEvent } from '../state/events.ts';
import type { GoalEntity } from '../state/entities.ts';

export interface FoundGoal {
  readonly id: string;
  readonly entity: GoalEntity;
}

type GoalChange = Partial<Pick<GoalEntity, 'text' | 'priority' | 'status' | 'archived'>> & { readonly tag?: string };

function change(type: GoalChangeType, goal: FoundGoal, changes: GoalChange, reason?: string): NewWorkEvent {
  const { id } = goal;
  const entity = told(goal);
  const was = Object.fromEntries(Object.keys(changes).map((key) => [key, entity[key as keyof GoalChange]]));
  const { updated_at, changed_seq } = entity;
  return {
    type,
    payload: {
      goal_id: id,
      changes,
      was: { ...was, updated_at, changed_seq },
      ...(reason === undefined ? {} : { reason }),
    },
  };
}

/** With the tag that holds where it has none of its own. */
function told({ entity }: FoundGoal): GoalEntity & { readonly tag: string } {
  return { ...entity, tag: entity.tag ?? MAIN_TAG };
}

/** For messages: what people call it. */
export function goalName({ entity }: FoundGoal): string {
  return `Goal G${entity.number}`;
}

export function updateGoal(
  goal: FoundGoal,
  asked: { readonly text?: string; readonly priority?: number; readonly tag?: string },
): NewWorkEvent {
  notArchived(goal);
  const entity = told(goal);
  const changes = Object.fromEntries(
    Object.entries(asked).filter(([key, value]) => value !== entity[key as keyof typeof asked]),
  ) as GoalChange;
  if (Object.keys(changes).length === 0) {
    throw refuse('nothing_changed', `${goalName(goal)} is like that already`, { goal_id: goal.id });
  }
  return change('goal.updated', goal, changes);
}

const MOVES = {
  'goal.paused': { from: ['active'], to: 'paused' },
  'goal.resumed': { from: ['paused'], to: 'active' },
  'goal.finished': { from: ['active', 'paused'], to: 'done' },
  'goal.reopened': { from: ['done'], to: 'active' },
} as const satisfies Record<string, { from: readonly GoalStatus[]; to: GoalStatus }>;

export type GoalMove = keyof typeof MOVES;

export function moveGoal(type: GoalMove, goal: FoundGoal, reason?: string): NewWorkEvent {
  notArchived(goal);
  const { from, to } = MOVES[type];
  const { status } = goal.entity;
  if (!(from as readonly GoalStatus[]).includes(status)) {
    throw refuse('invalid_transition', `${goalName(goal)} is ${status} and cannot become ${to} by that`, {
      goal_id: goal.id,
      from: status,
      to,
    });
  }
  return change(type, goal, { status: to }, reason);
}

/** An undo puts a status back only along the table: a goal that was finished while paused does not become paused again. */
export function mayPutGoalBack(goal: FoundGoal, to: GoalStatus): void {
  const { status: from } = goal.entity;
  const isMove = Object.values(MOVES).some(
    (move) => move.to === to && (move.from as readonly GoalStatus[]).includes(from),
  );
  if (from === to || isMove) return;
  throw refuse(
    'invalid_transition',
    `${goalName(goal)} is ${from}, and undoing would make it ${to}, which is no transition; reopen it and pause it instead`,
    { goal_id: goal.id, from, to },
  );
}

export function archiveGoal(goal: FoundGoal, archived: boolean): NewWorkEvent {
  if (goal.entity.archived === archived) {
    throw refuse(
      archived ? 'already_archived' : 'not_archived',
      `${goalName(goal)} is ${archived ? 'archived already' : 'not archived'}`,
      { goal_id: goal.id },
    );
  }
  return change(archived ? 'goal.archived' : 'goal.unarchived', goal, { archived });
}

/** A goal that takes new tasks. */
export function acceptsTasks(goal: FoundGoal): void {
  notArchived(goal);
  if (goal.entity.status === 'done') {
    throw refuse('goal_not_open', `${goalName(goal)} is done`, { goal_id: goal.id, status: 'done' });
  }
}

/** A goal whose tasks may be worked on. */
export function isActive(goal: FoundGoal): void {
  notArchived(goal);
  const { status } = goal.entity;
  if (status !== 'active')
    throw refuse('goal_not_open', `${goalName(goal)} is ${status}`, { goal_id: goal.id, status });
}

function notArchived(goal: FoundGoal): void {
  if (goal.entity.archived) throw refuse('archived', `${goalName(goal)} is archived`, { goal_id: goal.id });
}
