// The typed tokens of work's events, and the entity that each event is about. Derived here from the event alone, or from
// the event and the record that it changes, so that no command can leave out what a subscriber waits for.
import type { DecideView } from '../../ledger/append/append-plan.ts';
import { tokenKey } from '../../kernel/notifications/tokens.ts';
import type { EntityRef, Token } from '../../ledger/contract.ts';
import { PROJECT_ENTITY, type WorkEntities } from './entities.ts';
import type { NewWorkEvent, WorkEvent } from './events.ts';

type Collection = keyof WorkEntities;

const KEYS = {
  project: 'PROJECT',
  goals: 'GOAL',
  tasks: 'TASK',
  checkpoints: 'CHECKPOINT',
  blockers: 'BLOCKER',
} as const satisfies Record<Collection, string>;

/** Named in a payload type: one entity, not its collection. */
const PAYLOAD_TYPES = {
  project: 'project',
  goals: 'goal',
  tasks: 'task',
  checkpoints: 'checkpoint',
  blockers: 'blocker',
} as const satisfies Record<Collection, string>;

/** What tokens say of the task or goal that an event changes. Empty when it is not known. */
export interface ToldRecord {
  readonly goal_id?: string | undefined;
  readonly status?: string | undefined;
  readonly priority?: number | null | undefined;
}

/**
 * The semantic key of what the event is about; its status and priority after the event, as subtypes; the ids of every
 * entity that the event concerns.
 */
export function tokensOf(event: NewWorkEvent, projectId: string, before: ToldRecord = {}): readonly Token[] {
  switch (event.type) {
    case 'project.created':
    case 'project.updated':
      return [key('project'), id(projectId)];
    case 'goal.created':
      return [key('goals'), ...goalSubtypes(event.payload), id(event.payload.goal_id)];
    case 'goal.updated':
    case 'goal.paused':
    case 'goal.resumed':
    case 'goal.finished':
    case 'goal.reopened':
    case 'goal.archived':
    case 'goal.unarchived':
      return [key('goals'), ...goalSubtypes({ ...before, ...event.payload.changes }), id(event.payload.goal_id)];
    case 'task.created':
      return [key('tasks'), ...taskSubtypes(event.payload), id(event.payload.task_id), id(event.payload.goal_id)];
    case 'task.updated':
    case 'task.proved':
    case 'task.started':
    case 'task.paused':
    case 'task.blocked':
    case 'task.unblocked':
    case 'task.completed':
    case 'task.reopened':
    case 'task.archived':
    case 'task.unarchived': {
      const { task_id, changes } = event.payload;
      const goals = ids(before.goal_id, changes.goal_id);
      return [key('tasks'), ...taskSubtypes({ ...before, ...changes }), id(task_id), ...goals];
    }
    case 'blocker.added':
    case 'blocker.resolved': {
      const { blocker_id, task_id } = event.payload;
      const status = event.type === 'blocker.added' ? 'open' : 'resolved';
      return [key('blockers'), ...subtype('blocker.status', status), id(blocker_id), id(task_id)];
    }
    case 'checkpoint.recorded':
      return [key('checkpoints'), id(event.payload.task_id), ...ids(before.goal_id)];
    case 'context.widened':
      // No record changes, so subscribers to the task's own key are not woken.
      return [{ token_class: 'semanticKey', token_value: 'CONTEXT' }, id(event.payload.task_id ?? projectId)];
    default:
      return eachOnce(
        event.payload.restored.flatMap(({ collection, id: entityId, entity }) => [
          key(collection),
          ...restoredSubtypes(collection, entity),
          id(collection === 'project' ? projectId : entityId),
        ]),
      );
  }
}

/** A rollback may change everything: its ids are told where they are few, the keys of what it changes always. */
export function rollbackTokens(changed: readonly EntityRef[], projectId: string): readonly Token[] {
  const collections = Object.keys(KEYS).filter((name): name is Collection =>
    changed.some(({ collection }) => collection === name),
  );
  const changedIds = [...new Set(changed.map((ref) => (ref.collection === 'project' ? projectId : ref.id)))];
  return [...collections.map(key), ...(changedIds.length > MOST_ROLLED_BACK_IDS ? [projectId] : changedIds).map(id)];
}

const MOST_ROLLED_BACK_IDS = 100;

/** The entity that an event is about, wherever the event is read. */
export function payloadOf(
  { type, payload }: WorkEvent,
  projectId: string,
): { readonly payload_type: string; readonly payload_id: string } {
  const named = (collection: Collection, payload_id: string) => ({
    payload_type: PAYLOAD_TYPES[collection],
    payload_id: collection === 'project' ? projectId : payload_id,
  });
  if (type === 'change.undone') {
    // What was undone is one command: its task or its goal is what people know it by.
    const { restored } = payload;
    const main = MAIN_FIRST.flatMap((name) => restored.filter(({ collection }) => collection === name))[0];
    return main ? named(main.collection, main.id) : named('project', PROJECT_ENTITY);
  }
  if (type === 'context.widened') {
    return payload.task_id === undefined ? named('project', PROJECT_ENTITY) : named('tasks', payload.task_id);
  }
  if (type === 'checkpoint.recorded') return named('checkpoints', payload.task_id);
  if ('blocker_id' in payload) return named('blockers', payload.blocker_id);
  if ('task_id' in payload) return named('tasks', payload.task_id);
  if ('goal_id' in payload) return named('goals', payload.goal_id);
  return named('project', PROJECT_ENTITY);
}

const MAIN_FIRST: readonly Collection[] = ['tasks', 'goals', 'checkpoints', 'blockers', 'project'];

/** The events of one append with their tokens, over the records as they are when it begins. */
export async function withTokens(
  view: DecideView<WorkEntities>,
  projectId: string,
  events: readonly NewWorkEvent[],
): Promise<readonly NewWorkEvent[]> {
  /** Tasks and goals as earlier events of the same append leave them. */
  const told = new Map<string, ToldRecord>();
  const tokened: NewWorkEvent[] = [];
  for (const event of events) {
    const { payload } = event;
    let before: ToldRecord | undefined;
    if ('task_id' in payload && payload.task_id !== undefined && event.type !== 'context.widened') {
      before = told.get(payload.task_id);
      if (!before && event.type !== 'task.created') before = await view.get('tasks', payload.task_id);
      told.set(payload.task_id, after(event, before));
    } else if ('goal_id' in payload) {
      before = told.get(payload.goal_id);
      if (!before && event.type !== 'goal.created') before = await view.get('goals', payload.goal_id);
      told.set(payload.goal_id, after(event, before));
    }
    tokened.push({ ...event, tokens: tokensOf(event, projectId, before) });
  }
  return tokened;
}

function after({ type, payload }: NewWorkEvent, before: ToldRecord = {}): ToldRecord {
  if (type === 'task.created' || type === 'goal.created') return payload;
  return 'changes' in payload ? { ...before, ...(payload.changes as ToldRecord) } : before;
}

// ── Single tokens ────────────────────────────────────────────────────────────────────────────────────────────

function key(collection: Collection): Token {
  return { token_class: 'semanticKey', token_value: KEYS[collection] };
}

function id(entityId: string): Token {
  return { token_class: 'entityId', token_value: entityId };
}

/** A hundred restored tasks share one key, and an event may carry only so many tokens. */
function eachOnce(tokens: readonly Token[]): readonly Token[] {
  return [...new Map(tokens.map((token) => [tokenKey(token), token])).values()];
}

function ids(...entityIds: readonly (string | undefined)[]): Token[] {
  return [...new Set(entityIds)].flatMap((entityId) => (entityId === undefined ? [] : id(entityId)));
}

function subtype(namespace: string, value: string | number | null | undefined): Token[] {
  if (value === null || value === undefined) return [];
  return [{ token_class: 'subtypeToken', token_namespace: namespace, token_value: String(value) }];
}

/** A task without a priority of its own has its goal's, which can change without an event of the task. */
function taskSubtypes({ status, priority }: ToldRecord): Token[] {
  return [...subtype('task.status', status), ...subtype('task.priority', priority)];
}

function goalSubtypes({ status, priority }: ToldRecord): Token[] {
  return [...subtype('goal.status', status), ...subtype('goal.priority', priority)];
}

/** An entity that an undo removes has neither. */
function restoredSubtypes(collection: Collection, entity: ToldRecord | null): Token[] {
  if (entity === null) return [];
  if (collection === 'tasks') return taskSubtypes(entity);
  if (collection === 'goals') return goalSubtypes(entity);
  return collection === 'blockers' ? subtype('blocker.status', entity.status) : [];
}
