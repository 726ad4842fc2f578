// Undoes the caller's own last change by a compensating event that puts its entities back; refused if any of them
// changed since, or if a status would move as the transition table does not let it. An event holds the values that it
// replaced, so only the current entities are needed.
import type { Call } from '../base/operation.ts';
import type { ReadTx } from '../store/store.ts';
import type { Change, Facts } from './change.ts';
import { WORK_LIMITS, refuse } from './contract.ts';
import { mayPutGoalBack } from './rules/decide-goals.ts';
import { mayPutBack, type FoundTask, type Override } from './rules/decide-tasks.ts';
import type { NewWorkEvent, WorkEvent } from './state/events.ts';
import {
  PROJECT_ENTITY,
  withoutEmptyChecks,
  withoutMainTag,
  type CheckpointEntity,
  type FieldsOf,
  type TaskEntity,
  type WorkEntities,
} from './state/entities.ts';
import type { History } from './operations/history.ts';
import * as q from './queries.ts';
import { recordedCheckpoint } from './records/entity-record.ts';
import { refuseLost } from './records/lost-rows.ts';

type Collection = keyof WorkEntities;
/** An entity as it is going to be; null where it goes away. */
type RestoredEntity = {
  readonly [Name in Collection]: {
    readonly collection: Name;
    readonly id: string;
    readonly entity: WorkEntities[Name] | null;
  };
}[Collection];

type Undo = History['undo'];
type Undone = Awaited<ReturnType<Undo>>;

/** How many events back the caller's own change is searched. */
const FARTHEST = 10_000;
/** Undoing looks past these: a compensation, and what changed no entity. */
const NO_CHANGE: ReadonlySet<string> = new Set(['change.undone', 'context.widened']);
const PAGE = 200;
const MOST_RESTORED = 100;

export function createUndo(change: Change): Undo {
  return (input, call) =>
    change(
      'work.undo',
      input,
      call,
      async (facts) => [await compensate(facts, await lastAppendOf(facts, call, input.event_seq))],
      async (tx, projectId, result) => {
        const undone = JSON.parse(result.events[0]?.payload ?? '{}') as CompensatedPayload;
        const { first_seq, last_seq, types } = undone;
        const records = await namesOf(tx, projectId, undone);
        return { project_id: projectId, event_seq: result.last_seq, first_seq, last_seq, types, records };
      },
    );
}

type CompensatedPayload = Pick<Undone, 'first_seq' | 'last_seq' | 'types'> & {
  readonly restored: readonly RestoredEntity[];
};

/** What people call the records that changed: `task T2 'Precious'`. One that went away is named as it was created. */
async function namesOf(tx: ReadTx, projectId: string, { first_seq, restored }: CompensatedPayload): Promise<string[]> {
  const rows = await tx.all(q.readEventsOfAppend, projectId, first_seq, first_seq);
  const createdBy = (type: string) =>
    rows.filter(({ event_type }) => event_type === type).map(({ payload }) => JSON.parse(payload) as Created);
  return restored.flatMap(({ collection, id, entity }) => {
    if (collection === 'tasks') {
      const task = entity ?? createdBy('task.created').find(({ task_id }) => task_id === id);
      return task ? [`task T${task.number} '${task.title}'`] : [];
    }
    if (collection === 'goals') {
      const goal = entity ?? createdBy('goal.created').find(({ goal_id }) => goal_id === id);
      return goal ? [`goal G${goal.number} '${goal.text}'`] : [];
    }
    // Checkpoints and blockers come with their task.
    return collection === 'project' && entity ? [`project '${entity.name}'`] : [];
  });
}

/** Of the payloads that created something. */
interface Created {
  readonly task_id?: string;
  readonly goal_id?: string;
  readonly number: number;
  readonly title: string;
  readonly text: string;
}

/** The caller's newest append that is not undone yet, or the one that holds the event that was named. */
async function lastAppendOf(
  facts: Facts,
  { actor, formerly = [] }: Pick<Call, 'actor' | 'formerly'>,
  eventSeq: number | undefined,
): Promise<WorkEvent[]> {
  const { projectId, view } = facts;
  const names = [actor, ...formerly];
  const undone = new Set<number>();
  const before = view.head_seq + 1;
  for (let at = before; at > 1 && at > before - FARTHEST;) {
    const page = await view.tx.all(q.readEventsBefore, projectId, at, PAGE);
    for (const row of page) {
      if (row.event_type === 'ledger.rolled_back') throw refuse('not_undoable', 'The project was rolled back since');
      if (row.event_type === 'change.undone') undone.add((JSON.parse(row.payload) as { first_seq: number }).first_seq);
      const isOwn =
        names.some((name) => isBy(name, row.actor)) && !NO_CHANGE.has(row.event_type) && !undone.has(row.append_seq);
      const isWanted = eventSeq === undefined || (eventSeq >= row.append_seq && eventSeq <= row.event_seq);
      if (isOwn && isWanted) return eventsOf(facts, row.append_seq);
    }
    const last = page.at(-1);
    if (!last) break;
    at = last.event_seq;
  }
  throw refuse('nothing_to_undo', `"${actor}" changed nothing here that is not undone already`, { actor });
}

/** What a caller lets an executor do is written as `<caller>/<executor>`: it is the caller's own. */
function isBy(caller: string, actor: string): boolean {
  return actor === caller || actor.startsWith(`${caller}/`);
}

async function eventsOf({ projectId, view }: Facts, appendSeq: number): Promise<WorkEvent[]> {
  const rows = await view.tx.all(q.readEventsOfAppend, projectId, appendSeq, appendSeq);
  return rows.map(
    ({ event_type, payload, event_seq, timestamp, actor }) =>
      ({ type: event_type, payload: JSON.parse(payload) as unknown, event_seq, timestamp, actor }) as WorkEvent,
  );
}

async function compensate(facts: Facts, events: readonly WorkEvent[]): Promise<NewWorkEvent> {
  const first = events[0]?.event_seq ?? 0;
  const last = events.at(-1)?.event_seq ?? 0;
  const restored = new Restored(facts, last);
  for (const event of events.toReversed()) await revert(facts, restored, event);
  const entities = restored.entities();
  if (entities.length > MOST_RESTORED) throw refuse('not_undoable', `It changed ${entities.length} things at once`);
  let override: Override | undefined;
  for (const { collection, id, entity } of entities) {
    if (collection === 'goals' && entity) mayPutGoalBack(await facts.goal(id), entity.status);
    if (collection !== 'tasks') continue;
    const task = await facts.task(id);
    override ??= await facts.mayWrite(task);
    if (entity) {
      mayPutBack(task, entity.status);
      await refuseUnfit(facts, task, entity);
    }
    // The session that holds the task goes on holding it, unless the task itself moves.
    if (entity?.status !== task.entity.status) facts.endClaim(id);
  }
  return {
    type: 'change.undone',
    payload: {
      first_seq: first,
      last_seq: last,
      types: events.map((event) => event.type),
      restored: entities as never,
      ...(override === undefined ? {} : { override }),
    },
  };
}

/** The task itself is unchanged; what it would refer to again may have changed. */
async function refuseUnfit(facts: Facts, task: FoundTask, entity: TaskEntity): Promise<void> {
  const { view, projectId } = facts;
  if (!(await view.get('goals', entity.goal_id))) throw await changedSince(view, 'goals', entity.goal_id);
  for (const id of entity.depends_on) {
    if (task.entity.depends_on.includes(id)) continue;
    const other = await view.get('tasks', id);
    const isLost = !other || (other.archived && other.status !== 'done');
    if (isLost || (await view.tx.get(q.readWaitsFor, projectId, id, projectId, task.id)))
      throw await changedSince(view, 'tasks', id);
  }
  if (!entity.archived || task.entity.archived || entity.status === 'done') return;
  const dependents = await view.tx.all(q.readDependents, projectId, task.id, WORK_LIMITS.page);
  if (dependents.some(({ status }) => status !== 'done')) throw await changedSince(view, 'tasks', task.id);
}

/** Entities on their way back, each loaded once and found unchanged since the events that are undone. */
class Restored {
  readonly #facts: Facts;
  readonly #last: number;
  readonly #entities = new Map<string, RestoredEntity>();

  constructor(facts: Facts, last: number) {
    this.#facts = facts;
    this.#last = last;
  }

  async edit<Name extends Collection>(
    collection: Name,
    id: string,
    edit: (entity: WorkEntities[Name]) => WorkEntities[Name] | null,
  ): Promise<void> {
    const key = `${collection} ${id}`;
    // The key names the collection, and so the type.
    const known = this.#entities.get(key) as { readonly entity: WorkEntities[Name] | null } | undefined;
    const entity = known ? known.entity : await this.#load(collection, id);
    if (entity === null) throw await changedSince(this.#facts.view, collection, id);
    this.#entities.set(key, { collection, id, entity: edit(entity) } as RestoredEntity);
  }

  async #load<Name extends Collection>(collection: Name, id: string): Promise<WorkEntities[Name]> {
    const { view, projectId } = this.#facts;
    const entity = await view.get(collection, id);
    if (!entity && (collection === 'goals' || collection === 'tasks'))
      await refuseLost(view.tx, projectId, collection, id);
    if (!entity || changedSeq(entity) > this.#last) throw await changedSince(view, collection, id);
    return entity;
  }

  entities(): readonly RestoredEntity[] {
    return [...this.#entities.values()];
  }

  /** Whether it goes away by this. */
  removes(collection: Collection, id: string): boolean {
    return this.#entities.get(`${collection} ${id}`)?.entity === null;
  }
}

/** The event that last changed it; a blocker does not say. */
function changedSeq(entity: WorkEntities[Collection]): number {
  if ('changed_seq' in entity) return entity.changed_seq;
  return 'seq' in entity ? entity.seq : 0;
}

async function revert(facts: Facts, restored: Restored, event: WorkEvent): Promise<void> {
  const { type, payload } = event;
  const { projectId, view } = facts;
  if (type === 'project.created' || type === 'change.undone' || type === 'context.widened') {
    throw refuse('not_undoable', `${type} cannot be undone`, { event_seq: event.event_seq });
  }
  if (type === 'goal.created') {
    const tasks = await view.tx.all(q.readTasksOfGoal, projectId, payload.goal_id, MOST_RESTORED + 1);
    if (!tasks.every(({ task_id }) => restored.removes('tasks', task_id)))
      throw await changedSince(view, 'goals', payload.goal_id);
    return restored.edit('goals', payload.goal_id, () => null);
  }
  if (type === 'task.created') {
    const dependents = await view.tx.all(q.readDependents, projectId, payload.task_id, MOST_RESTORED + 1);
    if (!dependents.every(({ task_id }) => restored.removes('tasks', task_id)))
      throw await changedSince(view, 'tasks', payload.task_id);
    return restored.edit('tasks', payload.task_id, () => null);
  }
  if (type === 'project.updated') {
    return restored.edit('project', PROJECT_ENTITY, (project) => putBack(project, payload.was));
  }
  if (!('task_id' in payload)) {
    return restored.edit('goals', payload.goal_id, (goal) => withoutMainTag(putBack(goal, payload.was)));
  }
  const { task_id: taskId, was } = payload;
  if (type === 'blocker.added') {
    await restored.edit('blockers', payload.blocker_id, () => null);
    return restored.edit('tasks', taskId, (task) => ({
      ...putBack(task, was),
      open_blockers: task.open_blockers.filter((id) => id !== payload.blocker_id),
    }));
  }
  if (type === 'blocker.resolved') {
    await restored.edit('blockers', payload.blocker_id, (blocker) => ({
      ...blocker,
      status: 'open',
      resolution: null,
      resolved_at: null,
    }));
    return restored.edit('tasks', taskId, (task) => ({
      ...putBack(task, was),
      // Ids sort by creation.
      open_blockers: [...task.open_blockers, payload.blocker_id].toSorted(),
    }));
  }
  if (type === 'checkpoint.recorded') {
    const previous = await checkpointAt(facts, taskId, payload.previous_seq);
    await restored.edit('checkpoints', taskId, () => previous);
  }
  return restored.edit('tasks', taskId, (task) => withoutEmptyChecks(putBack(task, was)));
}

function putBack<Entity extends object>(entity: Entity, was: FieldsOf<Entity>): Entity {
  return { ...entity, ...was };
}

async function checkpointAt(
  { projectId, view }: Facts,
  taskId: string,
  seq: number | null,
): Promise<CheckpointEntity | null> {
  if (seq === null) return null;
  const row = await view.tx.get(q.readCheckpoint, projectId, taskId, seq);
  return row ? recordedCheckpoint(projectId, row) : null;
}

async function changedSince(view: Facts['view'], collection: Collection, id: string) {
  const name = await nameOf(view, collection, id);
  return refuse('changed_since', `${name} changed since, or something rests on it`, { id });
}

/** What people call it; its id where it is gone. */
async function nameOf(view: Facts['view'], collection: Collection, id: string): Promise<string> {
  if (collection === 'project') return 'The project';
  if (collection === 'goals') {
    const goal = await view.get('goals', id);
    return goal ? `G${goal.number}` : id;
  }
  const taskId = collection === 'blockers' ? (await view.get('blockers', id))?.task_id : id;
  const task = taskId === undefined ? undefined : await view.get('tasks', taskId);
  if (!task) return id;
  const of = { tasks: '', checkpoints: 'The checkpoint of ', blockers: 'A blocker of ' }[collection];
  return `${of}T${task.number}`;
}
