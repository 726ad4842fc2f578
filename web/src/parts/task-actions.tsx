// The actions on a task, by its status: for buttons, menus, keys and the palette alike.
import { act } from '../actions.ts';
import { ask } from '../dialogs.ts';
import { navigate } from '../router.tsx';
import type { Task } from '../types.ts';
import {
  askForBlocker,
  askForCheckpoint,
  askForEvidence,
  askForPause,
  askForReopening,
  askForTask,
} from './task-forms.tsx';

export interface TaskAction {
  readonly key: string;
  readonly label: string;
  readonly isMain?: boolean;
  readonly isDangerous?: boolean;
  readonly run: () => void;
}

export const taskPath = ({ project_id: project, task_id: id }: Pick<Task, 'project_id' | 'task_id'>): string =>
  `/projects/${project}/tasks/${id}`;

export function actionsOf(task: Task): readonly TaskAction[] {
  const on = { project_id: task.project_id, task_id: task.task_id, if_revision: task.revision };
  const name = `T${task.number}`;
  if (task.archived) {
    return [
      { key: 'x', label: 'Unarchive', isMain: true, run: () => act('work.unarchive_task', on, `${name} is back`) },
    ];
  }
  const byStatus: Readonly<Record<Task['status'], readonly TaskAction[]>> = {
    todo: [{ key: 's', label: 'Start', isMain: true, run: () => act('work.start_task', on, `${name} is being done`) }],
    doing: [
      { key: 'c', label: 'Complete', isMain: true, run: () => askForEvidence(task) },
      { key: 'm', label: 'Checkpoint', run: () => askForCheckpoint(task) },
      { key: 'b', label: 'Block', run: () => askForBlocker(task) },
      { key: 'p', label: 'Pause', run: () => askForPause(task) },
    ],
    blocked: [{ key: 'r', label: 'Resolve blockers', isMain: true, run: () => navigate(taskPath(task)) }],
    done: [{ key: 'o', label: 'Reopen', run: () => askForReopening(task) }],
  };
  const isOpen = task.status !== 'done';
  return [
    ...byStatus[task.status],
    ...(isOpen && task.status !== 'doing'
      ? [{ key: 'm', label: 'Checkpoint', run: () => askForCheckpoint(task) }]
      : []),
    ...(isOpen ? [{ key: 'e', label: 'Edit', run: () => askForTask(task.project_id, { task }) }] : []),
    { key: 'x', label: 'Archive', isDangerous: true, run: () => void archive(task).catch(() => {}) },
  ];
}

async function archive(task: Task): Promise<void> {
  const name = `T${task.number}`;
  const agreed = await ask({
    title: `Archive ${name}?`,
    text: `“${task.title}” is taken out of sight and never offered. It can be brought back.`,
    confirm: 'Archive',
    isDangerous: true,
  });
  if (agreed === undefined) return;
  const { project_id, task_id, revision: if_revision } = task;
  act('work.archive_task', { project_id, task_id, if_revision }, `${name} is archived`);
}

export function pressOn(key: string, task: Task): void {
  actionsOf(task)
    .find((action) => action.key === key)
    ?.run();
}
