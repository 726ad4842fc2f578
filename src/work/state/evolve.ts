// The state of a project, folded from its events: single entities, each knowing the event that last changed it.
import { defineStreamKind, type EntityRef, type EntityView } from '../../ledger/contract.ts';
import {
  PROJECT_ENTITY,
  withoutEmptyChecks,
  withoutMainTag,
  workCollections,
  type FieldsOf,
  type WorkEntities,
} from './entities.ts';
import { isGoalChange, isTaskChange, workEvents, type WorkEvent } from './events.ts';
import { payloadOf, rollbackTokens } from './tokens-of.ts';

type WorkView = EntityView<WorkEntities>;
type WorkRef = EntityRef<keyof WorkEntities>;

/** The entities that say which event changed them last. */
type Changing = 'project' | 'goals' | 'tasks';

export const workKind = defineStreamKind({
  kind: 'work',
  events: workEvents,
  syncs: true,
  payloadOf,
  rollbackTokens,
  state: {
    collections: workCollections,
    touches,
    evolve,
  },
});

function touches({ type, payload }: WorkEvent): readonly WorkRef[] {
  if (type === 'change.undone') return payload.restored;
  if (type === 'context.widened') return [];
  const refs: WorkRef[] = [];
  if (type === 'project.updated' || type.endsWith('.created')) refs.push({ collection: 'project', id: PROJECT_ENTITY });
  if ('task_id' in payload) refs.push({ collection: 'tasks', id: payload.task_id });
  else if ('goal_id' in payload) refs.push({ collection: 'goals', id: payload.goal_id });
  if ('blocker_id' in payload) refs.push({ collection: 'blockers', id: payload.blocker_id });
  if (type === 'checkpoint.recorded') refs.push({ collection: 'checkpoints', id: payload.task_id });
  return refs;
}

function evolve(view: WorkView, event: WorkEvent): void {
  const { event_seq: seq, timestamp } = event;
  const changed = { updated_at: timestamp, changed_seq: seq };
  const change = <Name extends Changing>(collection: Name, id: string, fields: FieldsOf<WorkEntities[Name]>) => {
    const entity = view.get(collection, id);
    if (entity) view.set(collection, id, inOneForm({ ...entity, ...fields, ...changed }));
  };
  if (isGoalChange(event)) {
    change('goals', event.payload.goal_id, event.payload.changes);
    return;
  }
  if (isTaskChange(event)) {
    const { task_id, changes } = event.payload;
    change('tasks', task_id, changes.status === undefined ? changes : { ...changes, status_seq: seq });
    return;
  }
  switch (event.type) {
    case 'project.created':
      view.set('project', PROJECT_ENTITY, {
        ...event.payload,
        goal_count: 0,
        task_count: 0,
        created_at: timestamp,
        ...changed,
      });
      return;
    case 'project.updated':
      change('project', PROJECT_ENTITY, event.payload.changes);
      return;
    case 'goal.created': {
      const { goal_id, original: _, ...fields } = event.payload;
      view.set('goals', goal_id, withoutMainTag({ ...fields, created_seq: seq, created_at: timestamp, ...changed }));
      count(view, 'goal_count', fields.number);
      return;
    }
    case 'task.created': {
      const { task_id, original: _, ...fields } = event.payload;
      view.set('tasks', task_id, {
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
    case 'blocker.added': {
      const { task_id, blocker_id, text, needs } = event.payload;
      view.set('blockers', blocker_id, {
        task_id,
        text,
        ...(needs === undefined ? {} : { needs }),
        status: 'open',
        resolution: null,
        created_seq: seq,
        created_at: timestamp,
        resolved_at: null,
      });
      change('tasks', task_id, { open_blockers: [...openBlockers(view, task_id), blocker_id] });
      return;
    }
    case 'blocker.resolved': {
      const { task_id, blocker_id, resolution } = event.payload;
      const found = view.get('blockers', blocker_id);
      if (found) view.set('blockers', blocker_id, { ...found, status: 'resolved', resolution, resolved_at: timestamp });
      change('tasks', task_id, { open_blockers: openBlockers(view, task_id).filter((id) => id !== blocker_id) });
      return;
    }
    case 'checkpoint.recorded': {
      const { task_id, was: _was, override: _override, ...fields } = event.payload;
      view.set('checkpoints', task_id, { ...fields, seq, actor: event.actor, timestamp });
      change('tasks', task_id, {});
      return;
    }
    case 'context.widened':
      return;
    case 'change.undone':
      for (const { collection, id, entity } of event.payload.restored) {
        if (entity === null) view.remove(collection, id);
        // As this fold made it once: the event says no more of its type than that it is JSON.
        else view.set(collection, id, entity as never);
      }
      return;
  }
}

function inOneForm<Entity extends object>(entity: Entity): Entity {
  return withoutEmptyChecks(withoutMainTag(entity));
}

/** Numbers are given in order and never again, not even after what bore one was undone. */
function count(view: WorkView, counter: 'goal_count' | 'task_count', number: number): void {
  const entity = view.get('project', PROJECT_ENTITY);
  if (entity) view.set('project', PROJECT_ENTITY, { ...entity, [counter]: number });
}

function openBlockers(view: WorkView, taskId: string): readonly string[] {
  return view.get('tasks', taskId)?.open_blockers ?? [];
}
