// Events to rows, inside the append's transaction. Rows follow the changed entities, whatever changed them: a command,
// an undo or a rollback. Readiness and the heads of the goals' queues are brought up to date with them.
import { canonicalJson } from '../../base/canonical-json.ts';
import type { EntityChange } from '../../ledger/contract.ts';
import { register, type ProjectedEvent, type Registration } from '../../ledger/streams/registry.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import { compareWork } from './compare-tables.ts';
import { countChanges } from './count-changes.ts';
import { aroundAppend } from './project-head.ts';
import type { BlockerEntity, GoalEntity, ProjectEntity, TaskEntity, WorkEntities } from '../state/entities.ts';
import type { WorkEvents } from '../state/events.ts';
import { workKind } from '../state/evolve.ts';
import * as q from '../queries.ts';
import { refuseTakenRoot } from './refuse-taken-root.ts';
import { searchForm } from '../state/search-form.ts';
import { workRows } from './work-rows.ts';

export const workRegistration: Registration = register(workKind, {
  project,
  around: aroundAppend,
  compare: compareWork,
  rows: workRows,
});

type WorkChange = EntityChange<WorkEntities>;
type ChangeOf<Name extends keyof WorkEntities> = Extract<WorkChange, { readonly collection: Name }>;

async function project(tx: WriteTx, event: ProjectedEvent<WorkEvents>, changes: readonly WorkChange[]): Promise<void> {
  const { workflow_id: projectId } = event;
  // Before anything is written: a rollback may give one's number to another.
  for (const change of changes) if (!change.after) await remove(tx, projectId, change);
  const stale = new StaleRows();
  for (const change of changes) {
    if (change.after) await write(tx, projectId, change);
    if (change.collection === 'goals') stale.goals.add(change.id);
    if (change.collection === 'tasks') stale.task(change);
  }
  if (event.type === 'checkpoint.recorded') await keepCheckpoint(tx, projectId, changes);
  await bringUpToDate(tx, projectId, stale);
  for (const row of countChanges(projectId, changes)) await writeRow(tx, q.adjustCount, row);
}

/** What has to be counted again behind the rows. */
class StaleRows {
  readonly goals = new Set<string>();
  readonly tasks = new Set<string>();
  /** Became done, or are done no more. */
  readonly turned = new Set<string>();

  task({ id, before, after }: ChangeOf<'tasks'>): void {
    for (const entity of [before, after]) if (entity) this.goals.add(entity.goal_id);
    // A new row waits for nothing unless its task does.
    if (after && !isSame(before?.depends_on ?? [], after.depends_on)) this.tasks.add(id);
    if ((before?.status === 'done') !== (after?.status === 'done')) this.turned.add(id);
  }
}

async function bringUpToDate(tx: WriteTx, projectId: string, { goals, tasks, turned }: StaleRows): Promise<void> {
  for (const id of tasks) await tx.run(q.updateOpenDependencies, projectId, id);
  for (const id of turned) {
    const waiting = await tx.all(q.readGoalsOfDependents, projectId, id);
    if (waiting.length === 0) continue;
    await tx.run(q.updateDependents, projectId, projectId, id);
    for (const { goal_id } of waiting) goals.add(goal_id);
  }
  await Promise.all([...goals].map((id) => tx.run(q.updateHeads, projectId, id)));
}

async function remove(tx: WriteTx, projectId: string, { collection, id }: WorkChange): Promise<void> {
  switch (collection) {
    case 'project':
      await tx.run(q.deleteProject, projectId);
      return;
    case 'goals':
      await tx.run(q.deleteGoal, projectId, id);
      return;
    case 'tasks':
      await tx.run(q.deleteDependencies, projectId, id);
      await tx.run(q.deleteTask, projectId, id);
      return;
    case 'blockers':
      await tx.run(q.deleteBlocker, projectId, id);
      return;
    case 'checkpoints':
      return;
  }
}

async function write(tx: WriteTx, projectId: string, change: WorkChange): Promise<void> {
  switch (change.collection) {
    case 'project':
      if (change.after) await writeProject(tx, projectId, change.after, change.before);
      return;
    case 'goals':
      if (change.after) await writeGoal(tx, projectId, change.id, change.after);
      return;
    case 'tasks':
      if (change.after) await writeTask(tx, projectId, change.id, change.after, change.before);
      return;
    case 'blockers':
      if (change.after) await writeBlocker(tx, projectId, change.id, change.after);
      return;
    case 'checkpoints':
      return;
  }
}

async function writeProject(
  tx: WriteTx,
  projectId: string,
  { name, root, created_at, updated_at }: ProjectEntity,
  before: ProjectEntity | undefined,
): Promise<void> {
  // Every goal and task counts on in it, which no row shows.
  if (before?.name === name && before.root === root && before.updated_at === updated_at) return;
  if (root !== null && root !== before?.root) await refuseTaken(tx, projectId, root);
  await writeRow(tx, q.upsertProject, { project_id: projectId, name, root, created_at, updated_at });
}

async function writeGoal(tx: WriteTx, projectId: string, id: string, goal: GoalEntity): Promise<void> {
  await writeRow(tx, q.upsertGoal, {
    ...goal,
    project_id: projectId,
    goal_id: id,
    archived: Number(goal.archived),
    search_text: searchForm(goal.text),
  });
}

async function writeTask(
  tx: WriteTx,
  projectId: string,
  id: string,
  task: TaskEntity,
  before: TaskEntity | undefined,
): Promise<void> {
  await writeRow(tx, q.upsertTask, {
    ...task,
    project_id: projectId,
    task_id: id,
    archived: Number(task.archived),
    open_dependencies: 0,
    search_text: searchForm(`${task.title}\n${task.description ?? ''}`),
  });
  if (before ? isSame(before.depends_on, task.depends_on) : task.depends_on.length === 0) return;
  await tx.run(q.deleteDependencies, projectId, id);
  for (const on of task.depends_on) {
    await writeRow(tx, q.insertDependency, { project_id: projectId, task_id: id, depends_on: on });
  }
}

async function writeBlocker(tx: WriteTx, projectId: string, id: string, blocker: BlockerEntity): Promise<void> {
  await writeRow(tx, q.upsertBlocker, { ...blocker, project_id: projectId, blocker_id: id });
}

/** Undoing and rolling back bring a root back without asking whose it is by now. */
async function refuseTaken(tx: ReadTx, projectId: string, root: string): Promise<void> {
  const taken = await tx.get(q.readProjectByRoot, root);
  if (taken && taken.project_id !== projectId) throw refuseTakenRoot(taken);
}

/** The newest one is an entity; those before it stay as rows. */
async function keepCheckpoint(tx: WriteTx, projectId: string, changes: readonly WorkChange[]): Promise<void> {
  for (const { collection, id, after } of changes) {
    if (collection !== 'checkpoints' || !after) continue;
    const row = { project_id: projectId, task_id: id, seq: after.seq, body: canonicalJson(after) };
    await writeRow(tx, q.insertCheckpoint, row);
  }
}

function isSame(a: unknown, b: unknown): boolean {
  return canonicalJson(a ?? null) === canonicalJson(b ?? null);
}
