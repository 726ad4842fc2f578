// The guided sample: a goal and a few tasks that teach the work by doing it. Added once, in one append, so that one undo
// takes all of it back; its ids follow from its names, so that it is recognised wherever it came from.
import { canonicalJson } from '../base/canonical-json.ts';
import { sha256 } from '../base/hash.ts';
import type { Change, Facts } from './change.ts';
import { DEFAULT_PRIORITY, WORK_LIMITS, refuse } from './contract.ts';
import type { NewWorkEvent } from './state/events.ts';
import type { AddSample } from './operations/sample.ts';
import * as q from './queries.ts';
import { readGoal } from './records/read-record.ts';
import { SAMPLE_GOAL, SAMPLE_LESSONS, SAMPLE_SOURCE, type Lesson } from './sample-lessons.ts';
import { idIn } from './transfer/record-key.ts';

export function createAddSample(change: Change): AddSample {
  return (input, call) =>
    change('work.add_sample', input, call, sampleEvents, async (tx, projectId, { events }) => {
      const goal = await readGoal(tx, projectId, goalIdIn(projectId));
      const tasks = await tx.all(q.readTasksOfGoal, projectId, goal.goal_id, WORK_LIMITS.page);
      return { project_id: projectId, added: events.length > 0, goal, tasks: tasks.length };
    });
}

async function sampleEvents(facts: Facts): Promise<readonly NewWorkEvent[]> {
  const { projectId, view } = facts;
  const goalId = goalIdIn(projectId);
  if (await view.get('goals', goalId)) return [];
  const counts = await view.tx.all(q.readGoalCounts, projectId);
  const others = counts.reduce((sum, { count }) => sum + count, 0);
  if (others > 0) {
    throw refuse(
      'goals_exist',
      `Project ${projectId} has goals of its own (${others}); the sample is for an empty one`,
      {
        project_id: projectId,
        goals: others,
      },
    );
  }
  const { goal_count, task_count } = await facts.project();
  const goalNumber = goal_count + 1;
  const taskIds = new Map(SAMPLE_LESSONS.map(({ name }) => [name, idIn(projectId, 'task', keyOf(name))]));
  return [
    {
      type: 'goal.created',
      payload: {
        goal_id: goalId,
        number: goalNumber,
        text: SAMPLE_GOAL.text,
        priority: DEFAULT_PRIORITY,
        status: 'active',
        archived: false,
        imported: importedAs(SAMPLE_GOAL.name, SAMPLE_GOAL),
      },
    },
    ...SAMPLE_LESSONS.map((lesson, at) =>
      taskCreated(lesson, { goalId, goalNumber, number: task_count + at + 1, taskIds }),
    ),
  ];
}

function taskCreated(
  { name, title, describe, criteria = [], after }: Lesson,
  context: {
    readonly goalId: string;
    readonly goalNumber: number;
    readonly number: number;
    readonly taskIds: ReadonlyMap<string, string>;
  },
): NewWorkEvent {
  const { goalId, goalNumber, number, taskIds } = context;
  const taskId = taskIds.get(name) ?? '';
  const before = after === undefined ? undefined : taskIds.get(after);
  const description = describe({ task: `T${number}`, goal: `G${goalNumber}` });
  return {
    type: 'task.created',
    payload: {
      task_id: taskId,
      goal_id: goalId,
      number,
      title,
      description,
      priority: null,
      acceptance_criteria: [...criteria],
      depends_on: before === undefined ? [] : [before],
      evidence: [],
      status: 'todo',
      archived: false,
      imported: importedAs(name, { title, description, criteria }),
    },
  };
}

const keyOf = (name: string) => ({ source: SAMPLE_SOURCE, external_id: name });

function goalIdIn(projectId: string): string {
  return idIn(projectId, 'goal', keyOf(SAMPLE_GOAL.name));
}

function importedAs(name: string, content: object) {
  return { ...keyOf(name), content_hash: sha256(canonicalJson(content)) };
}
