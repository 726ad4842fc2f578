// Events to rows, inside the append's transaction. Rows follow the changed entities, whatever changed them: a command,
// an undo or a rollback. Readiness and the heads of the goals' queues are brought up to date with them.
// Statements run in the order in which they are issued. They are issued without waiting for one another, so that on
// Postgres they share a round trip.
import { canonicalJson } from '../../base/canonical-json.ts';
import { damagedRow } from '../../base/damaged-row.ts';
import type { EntityChange } from '../../ledger/contract.ts';
import { register, type ProjectedEvent, type Registration } from '../../ledger/streams/registry.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import { compareWorkCounts } from './compare-counts.ts';
import { compareWork } from './compare-tables.ts';
import { countChanges } from './count-changes.ts';
import { aroundAppend } from './project-head.ts';
import { checkGoalHeads } from './goals-before.ts';
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
  compareCounts: compareWorkCounts,
  named: async (tx, name) => (await tx.all(q.readProjectsByName, name, MOST_NAMED)).map(({ project_id }) => project_id),
  rows: workRows,
});

/** Enough to say that a name is not one project's. */
const MOST_NAMED = 20;

type WorkChange = EntityChange<WorkEntities>;
type ChangeOf<Name extends keyof WorkEntities> = Extract<WorkChange, { readonly collection: Name }>;

async function project(tx: WriteTx, event: ProjectedEvent<WorkEvents>, changes: readonly WorkChange[]): Promise<void> {
  const { workflow_id: projectId } = event;
  await refuseTakenRoots(tx, projectId, changes);
  const stale = new StaleRows();
  const writes: Promise<number>[] = [];
  // Before any row is written: a rollback may give a deleted task's number to another.
  for (const change of changes) {
    if (change.before && (!change.after || isRecreated(change))) writes.push(...remove(tx, projectId, change));
  }
  for (const change of changes) {
    if (change.after)
      writes.push(...write(tx, projectId, isRecreated(change) ? { ...change, before: undefined } : change));
    if (change.collection === 'goals') stale.goals.add(change.id);
    if (change.collection === 'tasks') stale.task(change);
  }
  if (event.type === 'checkpoint.recorded') writes.push(...keepCheckpoint(tx, projectId, changes));
  for (const row of countChanges(projectId, changes)) writes.push(writeRow(tx, q.adjustCount, row));
  await Promise.all([...writes, bringUpToDate(tx, projectId, stale)]);
}

/**
 * An import gives a record the same id each time, so a rollback can reach across a second creation back to the first,
 * with another number and other dates: that is another row.
 */
function isRecreated({ before, after }: WorkChange): boolean {
  if (!before || !after || !('created_seq' in before) || !('created_seq' in after)) return false;
  return before.created_seq !== after.created_seq;
}

/** What has to be counted again behind the rows. */
class StaleRows {
  readonly goals = new Set<string>();
  /** With the number of tasks that each waits for. */
  readonly tasks = new Map<string, number>();
  /** Tasks that became blocked, are so no more or by other blockers, with the number of their open ones. */
  readonly blocked = new Map<string, number>();
  /** Became done, or are done no more. */
  readonly turned = new Set<string>();

  task(change: ChangeOf<'tasks'>): void {
    const { id, before, after } = change;
    for (const entity of [before, after]) if (entity) this.goals.add(entity.goal_id);
    // A new row waits for nothing unless its task does.
    const counted = isRecreated(change) ? [] : (before?.depends_on ?? []);
    if (after && !isSame(counted, after.depends_on)) this.tasks.set(id, after.depends_on.length);
    // As what they wait for, blockers belong to a new row only where its task is blocked.
    const blockedBy = isRecreated(change) ? [] : blockersOf(before);
    if (after && !isSame(blockedBy, blockersOf(after))) this.blocked.set(id, after.open_blockers.length);
    if ((before?.status === 'done') !== (after?.status === 'done')) this.turned.add(id);
  }
}

/** What keeps it blocked. */
function blockersOf(task: TaskEntity | undefined): readonly string[] {
  return task?.status === 'blocked' ? task.open_blockers : [];
}

async function bringUpToDate(
  tx: WriteTx,
  projectId: string,
  { goals, tasks, blocked, turned }: StaleRows,
): Promise<void> {
  const updateHeads = (ids: Iterable<string>) => [...ids].map((id) => tx.run(q.updateHeads, projectId, id));
  const counted = [...tasks].map(([id, waitsFor]) =>
    expectRows(
      projectId,
      'tasks',
      `that ${id} waits for`,
      1,
      tx.run(q.updateOpenDependencies, projectId, id, waitsFor),
    ),
  );
  for (const [id, openBlockers] of blocked) {
    const updated = tx.run(q.updateWaits, projectId, id, openBlockers);
    counted.push(expectRows(projectId, 'blockers', `of task ${id}`, 1, updated));
  }
  const reads = [...turned].map(async (id) => ({ id, goals: await tx.all(q.readGoalsOfDependents, projectId, id) }));
  counted.push(...updateHeads(goals));
  // Few tasks have others that wait for them.
  const waiting = (await Promise.all(reads)).filter((found) => found.goals.length > 0);
  const waitingGoals = new Set(waiting.flatMap((found) => found.goals.map(({ goal_id }) => goal_id)));
  const checked = checkGoalHeads(tx, projectId, waitingGoals);
  for (const { id } of waiting) counted.push(tx.run(q.updateDependents, projectId, projectId, id));
  await Promise.all([checked, ...counted, ...updateHeads(waitingGoals)]);
}

/** A row that an event changes or takes away is there: where it is not, writing it would hide that it was lost. */
async function expectRows(
  projectId: string,
  table: string,
  row: string,
  expected: number,
  written: Promise<number>,
): Promise<number> {
  const count = await written;
  if (count !== expected) throw damagedRow(projectId, table, row, 'is missing');
  return count;
}

function remove(tx: WriteTx, projectId: string, { collection, id, before }: WorkChange): Promise<number>[] {
  switch (collection) {
    case 'project':
      return [expectRows(projectId, 'projects', projectId, 1, tx.run(q.deleteProject, projectId))];
    case 'goals':
      return [expectRows(projectId, 'goals', id, 1, tx.run(q.deleteGoal, projectId, id))];
    case 'tasks':
      return [
        deleteDependencies(tx, projectId, id, before),
        expectRows(projectId, 'tasks', id, 1, tx.run(q.deleteTask, projectId, id)),
      ];
    case 'blockers':
      return [expectRows(projectId, 'blockers', id, 1, tx.run(q.deleteBlocker, projectId, id))];
    default:
      return [];
  }
}

function deleteDependencies(
  tx: WriteTx,
  projectId: string,
  id: string,
  before: TaskEntity | undefined,
): Promise<number> {
  const deleted = tx.run(q.deleteDependencies, projectId, id);
  return expectRows(projectId, 'task_dependencies', `of ${id}`, before?.depends_on.length ?? 0, deleted);
}

function write(tx: WriteTx, projectId: string, change: WorkChange): Promise<number>[] {
  switch (change.collection) {
    case 'project':
      return change.after ? writeProject(tx, projectId, change.after, change.before) : [];
    case 'goals':
      return change.after ? writeGoal(tx, projectId, change.id, change.after, change.before) : [];
    case 'tasks':
      return change.after ? writeTask(tx, projectId, change.id, change.after, change.before) : [];
    case 'blockers':
      return change.after ? writeBlocker(tx, projectId, change.id, change.after, change.before) : [];
    default:
      return [];
  }
}

function writeProject(
  tx: WriteTx,
  projectId: string,
  { name, root, created_at, updated_at }: ProjectEntity,
  before: ProjectEntity | undefined,
): Promise<number>[] {
  // Every goal and task counts on in it, which no row shows.
  if (before?.name === name && before.root === root && before.updated_at === updated_at) return [];
  const row = { project_id: projectId, name, root, created_at, updated_at };
  if (!before) return [writeRow(tx, q.upsertProject, row)];
  return [expectRows(projectId, 'projects', projectId, 1, writeRow(tx, q.updateProject, row))];
}

function writeGoal(
  tx: WriteTx,
  projectId: string,
  id: string,
  goal: GoalEntity,
  before: GoalEntity | undefined,
): Promise<number>[] {
  const row = {
    ...goal,
    project_id: projectId,
    goal_id: id,
    archived: Number(goal.archived),
    tag: goal.tag ?? null,
    search_text: searchForm(goal.text),
  };
  if (!before) return [writeRow(tx, q.upsertGoal, row)];
  return [expectRows(projectId, 'goals', id, 1, writeRow(tx, q.updateGoal, row))];
}

function writeTask(
  tx: WriteTx,
  projectId: string,
  id: string,
  task: TaskEntity,
  before: TaskEntity | undefined,
): Promise<number>[] {
  const row = {
    ...task,
    project_id: projectId,
    task_id: id,
    archived: Number(task.archived),
    open_dependencies: 0,
    started_by: task.started_by ?? null,
    waits: 0,
    search_text: searchForm(`${task.title}\n${task.description ?? ''}`),
  };
  const writes = [
    before ? expectRows(projectId, 'tasks', id, 1, writeRow(tx, q.updateTask, row)) : writeRow(tx, q.upsertTask, row),
  ];
  if (before ? isSame(before.depends_on, task.depends_on) : task.depends_on.length === 0) return writes;
  writes.push(deleteDependencies(tx, projectId, id, before));
  for (const on of task.depends_on) {
    writes.push(writeRow(tx, q.insertDependency, { project_id: projectId, task_id: id, depends_on: on }));
  }
  return writes;
}

function writeBlocker(
  tx: WriteTx,
  projectId: string,
  id: string,
  blocker: BlockerEntity,
  before: BlockerEntity | undefined,
): Promise<number>[] {
  const row = { ...blocker, needs: blocker.needs ?? null, project_id: projectId, blocker_id: id };
  if (!before) return [writeRow(tx, q.upsertBlocker, row)];
  return [expectRows(projectId, 'blockers', id, 1, writeRow(tx, q.updateBlocker, row))];
}

/** Undo and rollback restore a root that another project may use by now. */
async function refuseTakenRoots(tx: ReadTx, projectId: string, changes: readonly WorkChange[]): Promise<void> {
  for (const { collection, before, after } of changes) {
    if (collection !== 'project' || !after || after.root === null || after.root === before?.root) continue;
    const taken = await tx.get(q.readProjectByRoot, after.root);
    if (taken && taken.project_id !== projectId) throw refuseTakenRoot(taken);
  }
}

/** The newest one is an entity; those before it stay as rows. */
function keepCheckpoint(tx: WriteTx, projectId: string, changes: readonly WorkChange[]): Promise<number>[] {
  const writes: Promise<number>[] = [];
  for (const { collection, id, after } of changes) {
    if (collection !== 'checkpoints' || !after) continue;
    const row = { project_id: projectId, task_id: id, seq: after.seq, body: canonicalJson(after) };
    writes.push(writeRow(tx, q.insertCheckpoint, row));
  }
  return writes;
}

function isSame(a: unknown, b: unknown): boolean {
  return canonicalJson(a ?? null) === canonicalJson(b ?? null);
}
