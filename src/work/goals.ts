// Commands on goals: load, decide, append.
import type { Call } from '../base/operation.ts';
import type { Change, Envelope, Facts, Tell, WorkDeps } from './change.ts';
import { DEFAULT_PRIORITY, MAIN_TAG, type Goal } from './contract.ts';
import { archiveGoal, goalName, moveGoal, updateGoal, type FoundGoal, type GoalMove } from './rules/decide-goals.ts';
import type { NewWorkEvent } from './state/events.ts';
import type { Goals } from './operations/goals.ts';
import { readGoal } from './records/read-record.ts';

type GoalCommand = Goals['pause'];
type OfGoal = Parameters<GoalCommand>[0];
type GoalRef = Pick<OfGoal, 'goal_id'>;

export function createGoals({ ids }: WorkDeps, change: Change): Goals {
  const changed = (name: string, input: Envelope, call: Call, decide: (facts: Facts) => Promise<NewWorkEvent>) =>
    change(name, input, call, async (facts) => [await decide(facts)], tellGoal);
  const onGoal = (name: string, decide: (goal: FoundGoal, input: OfGoal) => NewWorkEvent): GoalCommand => {
    return (input, call) => changed(name, input, call, async (facts) => decide(await known(facts, input), input));
  };
  const move = (name: string, type: GoalMove) => onGoal(name, (goal, { reason }) => moveGoal(type, goal, reason));

  return {
    create: (input, call) =>
      changed('work.create_goal', input, call, async (facts) => {
        const goalId = ids.uuid();
        return {
          type: 'goal.created',
          payload: {
            goal_id: goalId,
            number: (await facts.project()).goal_count + 1,
            text: input.text,
            priority: input.priority ?? DEFAULT_PRIORITY,
            ...(input.tag === undefined || input.tag === MAIN_TAG ? {} : { tag: input.tag }),
            status: 'active',
            archived: false,
            imported: null,
          },
        };
      }),
    update: (input, call) =>
      changed('work.update_goal', input, call, async (facts) =>
        updateGoal(await known(facts, input), {
          ...(input.text === undefined ? {} : { text: input.text }),
          ...(input.priority === undefined ? {} : { priority: input.priority }),
          ...(input.tag === undefined ? {} : { tag: input.tag }),
        }),
      ),
    pause: move('work.pause_goal', 'goal.paused'),
    resume: move('work.resume_goal', 'goal.resumed'),
    finish: move('work.finish_goal', 'goal.finished'),
    reopen: move('work.reopen_goal', 'goal.reopened'),
    archive: onGoal('work.archive_goal', (goal) => archiveGoal(goal, true)),
    unarchive: onGoal('work.unarchive_goal', (goal) => archiveGoal(goal, false)),
  };
}

/** As the caller read it, where it says so. */
async function known(facts: Facts, { goal_id }: GoalRef): Promise<FoundGoal> {
  const goal = await facts.goal(goal_id);
  facts.expectRevision({ collection: 'goals', name: goalName(goal), ...goal });
  return goal;
}

const tellGoal: Tell<Goal> = (tx, projectId, { events }) =>
  readGoal(tx, projectId, (JSON.parse(events[0]?.payload ?? '{}') as { goal_id: string }).goal_id);
