// Goals and projects, one after a change or many in a table.
import type { Goal, Project } from '../../../work/contract.ts';
import { listing, paint, shorten, type Line } from '../../terminal/text.ts';
import { priorityCell, statusCell } from './work-cells.ts';

export function renderGoal({ goal, open_tasks: open }: { readonly goal: Goal; readonly open_tasks?: number }): Line[] {
  return [
    [paint('bold', `G${goal.number}`), ' ', shorten(goal.text, 200), '  ', statusCell(goal.status, goal.archived)],
    ...(goal.tag === 'main' ? [] : [`Tag: ${goal.tag}`]),
    ...(open === undefined ? [] : [`${open} open tasks`]),
  ];
}

export function renderGoals({
  goals,
  after,
}: {
  readonly goals: readonly Goal[];
  readonly after?: number | null;
}): Line[] {
  if (goals.length === 0) return ['No goals'];
  return [
    ...listing(
      ['GOAL', 'STATUS', 'PRIORITY', 'TAG', 'TEXT'],
      goals.map((goal) => [
        `G${goal.number}`,
        statusCell(goal.status, goal.archived),
        priorityCell(goal.priority),
        goal.tag,
        shorten(goal.text, 100),
      ]),
    ),
    ...(after === null || after === undefined ? [] : ['', `There may be more: --after ${after}`]),
  ];
}

export function renderProject({ project }: { readonly project: Project }): Line[] {
  const kept = project.snapshots === undefined ? [] : [`Working trees are kept with checkpoints: ${project.snapshots}`];
  return [...renderProjects({ projects: [project] }), ...kept];
}

export function renderProjects({ projects }: { readonly projects: readonly Project[] }): Line[] {
  return listing(
    ['PROJECT', 'NAME', 'ROOT'],
    projects.map(({ project_id, name, root }) => [project_id, name, root ?? '–']),
  );
}
