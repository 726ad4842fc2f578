// The state of a project, folded from its events: single entities, each knowing the event that last changed it.
import { defineStreamKind, type Entity, type EntityRef, type EntityView } from '../../ledger/contract.ts';
import type { Blocker, Checkpoint, Goal, Project, Task } from '../contract.ts';
import { workEvents, type WorkEvent } from './events.ts';

/** Beside the record, what undoing needs; the project's counters number its goals and tasks. */
type Stored<T> = T & { readonly changed_seq: number };
export type ProjectEntity = Stored<Omit<Project, 'project_id'>> & {
  readonly goal_count: number;
  readonly task_count: number;
};
export type GoalEntity = Stored<Omit<Goal, 'goal_id' | 'project_id'>>;
export type TaskEntity = Stored<Omit<Task, 'task_id' | 'project_id'>>;
export type BlockerEntity = Omit<Blocker, 'blocker_id'>;
export type CheckpointEntity = Omit<Checkpoint, 'task_id'>;

/** The project's one entity has this id in every stream: the stream's own id is the project's. */
export const PROJECT_ENTITY = 'project';

const project: EntityRef = { collection: 'project', id: PROJECT_ENTITY };
const goal = (id: string): EntityRef => ({ collection: 'goals', id });
const task = (id: string): EntityRef => ({ collection: 'tasks', id });
const checkpoint = (id: string): EntityRef => ({ collection: 'checkpoints', id });
const blocker = (id: string): EntityRef => ({ collection: 'blockers', id });

export const workKind = defineStreamKind({
  kind: 'work',
  events: workEvents,
  syncs: true,
  state: {
    collections: ['project', 'goals', 'tasks', 'checkpoints', 'blockers'],
    touches,
    evolve,
  },
});

function touches({ type, payload }: WorkEvent): readonly EntityRef[] {
  if (type === 'change.undone') return payload.restored;
  const refs: EntityRef[] = [];
  if (type === 'project.updated' || type.endsWith('.created')) refs.push(project);
  if ('task_id' in payload) refs.push(task(payload.task_id));
  else if ('goal_id' in payload) refs.push(goal(payload.goal_id));
  if ('blocker_id' in payload) refs.push(blocker(payload.blocker_id));
  if (type === 'checkpoint.recorded') refs.push(checkpoint(payload.task_id));
  return refs;
}

function evolve(view: EntityView, event: WorkEvent): void {
  const { event_seq: seq, timestamp } = event;
  const changed = { updated_at: timestamp, changed_seq: seq };
  const change = (ref: EntityRef, fields: object) => {
    const entity = view.get(ref.collection, ref.id);
    if (entity) view.set(ref.collection, ref.id, { ...entity, ...fields, ...changed });
  };
  switch (event.type) {
    case 'project.created':
      set(view, project, { ...event.payload, goal_count: 0, task_count: 0, created_at: timestamp, ...changed });
      return;
    case 'project.updated':
      change(project, event.payload.changes);
      return;
    case 'goal.created': {
      const { goal_id, original: _, ...fields } = event.payload;
      set(view, goal(goal_id), { ...fields, created_seq: seq, created_at: timestamp, ...changed });
      count(view, 'goal_count', fields.number);
      return;
    }
    case 'goal.updated':
    case 'goal.paused':
    case 'goal.resumed':
    case 'goal.finished':
    case 'goal.reopened':
    case 'goal.archived':
    case 'goal.unarchived':
      change(goal(event.payload.goal_id), event.payload.changes);
      return;
    case 'task.created': {
      const { task_id, original: _, ...fields } = event.payload;
      set(view, task(task_id), {
        ...fields,
        open_blockers: [],
        created_seq: seq,
        status_seq: seq,
        created_at: timestamp,
        ...changed,
      });
      count(view, 'task_count', fields.number);
      return;
    }
    case 'task.updated':
    case 'task.started':
    case 'task.paused':
    case 'task.blocked':
    case 'task.unblocked':
    case 'task.completed':
    case 'task.reopened':
    case 'task.archived':
    case 'task.unarchived': {
      const { task_id, changes } = event.payload;
      change(task(task_id), changes.status === undefined ? changes : { ...changes, status_seq: seq });
      return;
    }
    case 'blocker.added': {
      const { task_id, blocker_id, text } = event.payload;
      set(view, blocker(blocker_id), {
        task_id,
        text,
        status: 'open',
        resolution: null,
        created_seq: seq,
        created_at: timestamp,
        resolved_at: null,
      });
      change(task(task_id), { open_blockers: [...openBlockers(view, task_id), blocker_id] });
      return;
    }
    case 'blocker.resolved': {
      const { task_id, blocker_id, resolution } = event.payload;
      const found = view.get('blockers', blocker_id);
      if (found) set(view, blocker(blocker_id), { ...found, status: 'resolved', resolution, resolved_at: timestamp });
      change(task(task_id), { open_blockers: openBlockers(view, task_id).filter((id) => id !== blocker_id) });
      return;
    }
    case 'checkpoint.recorded': {
      const { task_id, was: _was, override: _override, ...fields } = event.payload;
      set(view, checkpoint(task_id), { ...fields, seq, actor: event.actor, timestamp });
      change(task(task_id), {});
      return;
    }
    case 'change.undone':
      for (const { collection, id, entity } of event.payload.restored) {
        if (entity === null) view.remove(collection, id);
        else view.set(collection, id, entity);
      }
      return;
  }
}

function set(view: EntityView, { collection, id }: EntityRef, entity: object): void {
  view.set(collection, id, entity as Entity);
}

/** Numbers are given in order and never again, not even after what bore one was undone. */
function count(view: EntityView, counter: 'goal_count' | 'task_count', number: number): void {
  const entity = view.get('project', PROJECT_ENTITY);
  if (entity) view.set('project', PROJECT_ENTITY, { ...entity, [counter]: number });
}

function openBlockers(view: EntityView, taskId: string): readonly string[] {
  return (view.get('tasks', taskId)?.['open_blockers'] ?? []) as readonly string[];
}
