// What loading context needs of a project: its root, its records, and the checkpoint that names the refs.
import { sha256 } from '../base/hash.ts';
import type { Call } from '../base/operation.ts';
import type { Store } from '../store/store.ts';
import { idOf } from './records/id-of.ts';
import { refuseLost } from './records/lost-rows.ts';
import { chooseProject } from './choose-project.ts';
import { refuse, type Checkpoint } from './contract.ts';
import type { ContextProject } from './context/context.ts';
import type { RecordSource } from './context/load.ts';
import * as q from './queries.ts';
import { readNextStep } from './read-next-step.ts';
import { latestCheckpoint } from './records/checkpoint-history.ts';
import { recordedCheckpoint, taskRecord } from './records/entity-record.ts';

export async function contextProjectOf(
  store: Store,
  projectId: string | undefined,
  call: Call,
  owner: string | undefined,
): Promise<ContextProject> {
  const project = await store.read(async (tx) => tx.get(q.readProject, await chooseProject(tx, projectId, call)));
  if (!project) throw refuse('unknown_project', `There is no project ${projectId ?? ''}`, {});
  const { project_id, root } = project;
  const records = recordsOf(store, project_id);
  return {
    project_id,
    root,
    records,
    async latest(taskRef) {
      const taskId =
        taskRef === undefined
          ? (await store.read((tx) => readNextStep({ tx, sha256 }, project_id, owner))).task_id
          : await taskIdOf(store, project_id, taskRef);
      if (taskId === undefined) {
        throw refuse('unknown_task', `Project ${project_id} has no task ${taskRef}`, { task_id: taskRef });
      }
      if (taskId === null) return null;
      return { task_id: taskId, checkpoint: ((await records.checkpoint(taskId)) as Checkpoint | undefined) ?? null };
    },
  };
}

/** Of one project; whatever is not in it is not there. */
export function recordsOf(store: Store, projectId: string): RecordSource {
  return {
    async task(ref) {
      const id = await taskIdOf(store, projectId, ref);
      const row = id === undefined ? undefined : await store.read((tx) => tx.get(q.readTaskBody, projectId, id));
      return row && taskRecord(projectId, row);
    },
    async checkpoint(ref, seq) {
      const id = await taskIdOf(store, projectId, ref);
      if (id === undefined) return undefined;
      return store.read(async (tx) => {
        if (seq === undefined) return (await latestCheckpoint(tx, projectId, id)) ?? undefined;
        const row = await tx.get(q.readCheckpoint, projectId, id, seq);
        return row && { task_id: id, ...recordedCheckpoint(projectId, row) };
      });
    },
  };
}

/** Undefined when the project has no such task. */
function taskIdOf(store: Store, projectId: string, ref: string): Promise<string | undefined> {
  return store.read(async (tx) => {
    const id = await idOf(ref, 'T', (number) => tx.get(q.readTaskByNumber, projectId, number));
    if (id !== undefined && (await tx.get(q.readTaskBody, projectId, id))) return id;
    await refuseLost(tx, projectId, 'tasks', id);
    return undefined;
  });
}
