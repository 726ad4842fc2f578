// The queues of a project, walked by index: each goal knows the head of each of its queues, and only what others hold is
// walked past. The cost does not grow with the number of tasks.
import { damagedRow } from '../base/damaged-row.ts';
import type { ReadTx, SqlValue } from '../store/store.ts';
import { checkGoalMarks, refuseWrongHead } from './records/checked-reads.ts';
import * as q from './queries.ts';

/** Within one goal: what follows a key in its queue. */
interface Following {
  readonly after: (projectId: string, goalId: string, key: number) => readonly [q.AfterHead, SqlValue[]];
  readonly keyOf: (at: number, previous: number) => number;
}

const same = (at: number) => at;
const priorityOf = (key: number) => Math.floor(key / q.PRIORITY_STEP);
/** Of a queue by priority and number. */
export const numberOf = (key: number) => key % q.PRIORITY_STEP;
/** Of a queue by priority and the newest status. */
const statusSeqOf = (key: number) => q.NEWEST_STATUS - (key % q.PRIORITY_STEP);

const recent = (statement: q.AfterHead): Following => ({
  after: (project, goal, key) => [statement, [project, goal, key]],
  keyOf: same,
});

const FOLLOWING: Readonly<Record<q.HeadColumn, Following>> = {
  doing_seq: recent(q.doingAfter),
  blocked_seq: recent(q.blockedAfter),
  removable_seq: recent(q.removableAfter),
  waiting_seq: recent(q.waitingAfter),
  ready_own: {
    after: (project, goal, key) => [q.readyOwnAfter, [project, goal, priorityOf(key), numberOf(key)]],
    keyOf: same,
  },
  ready_inherited: {
    after: (project, goal, key) => [q.readyInheritedAfter, [project, goal, numberOf(key)]],
    keyOf: (at, previous) => priorityOf(previous) * q.PRIORITY_STEP + at,
  },
  doing_own: {
    after: (project, goal, key) => {
      const priority = priorityOf(key);
      return [q.doingOwnAfter, [project, goal, priority, priority, statusSeqOf(key)]];
    },
    keyOf: same,
  },
  doing_inherited: {
    after: (project, goal, key) => [q.doingInheritedAfter, [project, goal, statusSeqOf(key)]],
    keyOf: (at, previous) => priorityOf(previous) * q.PRIORITY_STEP + q.NEWEST_STATUS - at,
  },
};

// ── What others hold ─────────────────────────────────────────────────────────────────────────────────────────

/** Tasks under live claims, by their places in the queues. */
export interface Held {
  readonly doing: ReadonlySet<number>;
  readonly blocked: ReadonlySet<number>;
  readonly ready: ReadonlySet<number>;
  readonly count: number;
  /** Those that would be offered if nobody held them, by number. */
  readonly offered: readonly q.ClaimedTaskRow[];
}

export const NONE_HELD: Held = { doing: new Set(), blocked: new Set(), ready: new Set(), count: 0, offered: [] };

export function heldOf(rows: readonly q.ClaimedTaskRow[]): Held {
  if (rows.length === 0) return NONE_HELD;
  const seqs = (status: string) => new Set(rows.filter((row) => row.status === status).map((row) => row.status_seq));
  return {
    doing: seqs('doing'),
    blocked: seqs('blocked'),
    ready: new Set(rows.filter(({ status }) => status === 'todo').map(({ number }) => number)),
    count: rows.length,
    offered: rows.filter(({ is_offered }) => is_offered === 1).toSorted((a, b) => a.number - b.number),
  };
}

// ── Heads ────────────────────────────────────────────────────────────────────────────────────────────────────

export type Heads<Column extends q.HeadColumn> = Readonly<Record<Column, readonly q.Head[]>>;
export type ReadyHeads = Heads<'ready_own' | 'ready_inherited'>;

/**
 * The first heads of each queue. Two more than tasks are held: a caller that skips every held task and takes two needs
 * no more goals. `most` is for queues of which more is told.
 */
export async function readHeads<Column extends q.HeadColumn>(
  tx: ReadTx,
  projectId: string,
  { columns, statement }: q.HeadsRead<Column>,
  held: number,
  most: Partial<Record<Column, number>> = {},
): Promise<Heads<Column>> {
  const heads = {} as Record<Column, q.Head[]>;
  const params: SqlValue[] = [projectId];
  for (const column of columns) {
    heads[column] = [];
    params.push(projectId, most[column] ?? held + 2);
  }
  for (const { queue, goal_id, key } of await tx.all(statement, ...params)) {
    if (queue === 'wrong') await refuseWrongHead(tx, projectId);
    else heads[queue].push({ goal_id, key });
  }
  if (held > 0) await checkGoalMarks(tx, projectId);
  return heads;
}

/** Gives the places of a queue in their order, one with each call. No generator, which would cost as much as a statement. */
type Walk = () => Promise<q.Head | undefined>;

/** Of every goal only its head is known, until that one has been passed. */
function walk(tx: ReadTx, projectId: string, column: q.HeadColumn, heads: readonly q.Head[]): Walk {
  const { after, keyOf } = FOLLOWING[column];
  const passed: { goal_id: string; key: number }[] = [];
  let begun = 0;
  let best: { goal_id: string; key: number } | undefined;
  return async () => {
    if (best) {
      const [statement, params] = after(projectId, best.goal_id, best.key);
      const at = (await tx.get(statement, ...params))?.at ?? null;
      if (at === null) passed.splice(passed.indexOf(best), 1);
      else best.key = keyOf(at, best.key);
      best = undefined;
    }
    for (const candidate of passed) if (!best || q.comesFirst(column, candidate.key, best.key)) best = candidate;
    const head = heads[begun];
    if (head && (!best || q.comesFirst(column, head.key, best.key))) {
      begun += 1;
      best = { ...head };
      passed.push(best);
    }
    return best && { ...best };
  };
}

/** A queue in two parts: of tasks with a priority of their own, and of those that have their goal's. */
function walkBoth<Own extends q.HeadColumn, Inherited extends q.HeadColumn>(
  tx: ReadTx,
  projectId: string,
  columns: readonly [Own, Inherited],
  all: Heads<Own | Inherited>,
): Walk {
  const walks = columns.map((column) => walk(tx, projectId, column, all[column]));
  const heads: (q.Head | undefined)[] = [];
  let taken: 0 | 1 | undefined;
  return async () => {
    if (taken === undefined) for (const next of walks) heads.push(await next());
    else heads[taken] = await walks[taken]?.();
    const [own, inherited] = heads;
    taken = own && (!inherited || own.key < inherited.key) ? 0 : 1;
    return heads[taken];
  };
}

async function firstOf(next: Walk, isHeld: (head: q.Head) => boolean): Promise<q.Head | undefined> {
  for (;;) {
    const head = await next();
    if (!head || !isHeld(head)) return head;
  }
}

// ── Tasks at the head ────────────────────────────────────────────────────────────────────────────────────────

const RECENT = {
  doing_seq: 'doing',
  blocked_seq: 'blocked',
  removable_seq: 'blocked',
  waiting_seq: 'blocked',
} as const satisfies Partial<Record<q.HeadColumn, 'doing' | 'blocked'>>;

/** The newest of a queue that nobody holds. */
export async function firstRecent<Column extends keyof typeof RECENT>(
  tx: ReadTx,
  projectId: string,
  column: Column,
  heads: Heads<Column>,
  held: Held,
): Promise<q.ChosenRow | undefined> {
  const status = RECENT[column];
  const [first] = heads[column];
  if (!first) return undefined;
  const head = !held[status].has(first.key)
    ? first
    : await firstOf(walk(tx, projectId, column, heads[column]), ({ key }) => held[status].has(key));
  return head && recentAt(tx, projectId, status, head);
}

/** The first in progress that nobody holds, by priority. */
export async function firstDoing(
  tx: ReadTx,
  projectId: string,
  heads: Heads<'doing_own' | 'doing_inherited'>,
  held: Held,
): Promise<q.ChosenRow | undefined> {
  const doing = walkBoth(tx, projectId, ['doing_own', 'doing_inherited'], heads);
  const head = await firstOf(doing, ({ key }) => held.doing.has(statusSeqOf(key)));
  return head && recentAt(tx, projectId, 'doing', { goal_id: head.goal_id, key: statusSeqOf(head.key) });
}

async function recentAt(
  tx: ReadTx,
  projectId: string,
  status: 'doing' | 'blocked',
  { goal_id, key }: q.Head,
): Promise<q.ChosenRow> {
  const row = await tx.get(status === 'doing' ? q.chosenDoing : q.chosenBlocked, projectId, goal_id, key);
  if (!row) throw damagedRow(projectId, 'tasks', `with status_seq ${key}`, `is missing, which ${goal_id} names`);
  return row;
}

/** Gives ready tasks in their order, one with each call. */
export type TakeReady = () => Promise<q.ChosenRow | undefined>;

export function readyTasks(tx: ReadTx, projectId: string, heads: ReadyHeads, held: Held): TakeReady {
  return held.count === 0 ? twoReady(tx, projectId, heads) : readyPastHeld(tx, projectId, heads, held);
}

function readyPastHeld(tx: ReadTx, projectId: string, heads: ReadyHeads, held: Held): TakeReady {
  const ready = walkBoth(tx, projectId, ['ready_own', 'ready_inherited'], heads);
  return async () => {
    const head = await firstOf(ready, ({ key }) => held.ready.has(numberOf(key)));
    return head && readyAt(tx, projectId, head);
  };
}

/**
 * The first two where nothing is held, which most calls ask for: the second is a head of another goal or follows the
 * first in its own. Without the walk, which would cost as much as a statement.
 */
function twoReady(
  tx: ReadTx,
  projectId: string,
  { ready_own: own, ready_inherited: inherited }: ReadyHeads,
): TakeReady {
  let first: (q.Head & { readonly column: 'ready_own' | 'ready_inherited' }) | undefined;
  const found = async (head: q.Head | undefined) => head && readyAt(tx, projectId, head);
  return async () => {
    if (!first) {
      const head = lower(own[0], inherited[0]);
      first = head && { ...head, column: head === own[0] ? 'ready_own' : 'ready_inherited' };
      return found(head);
    }
    const { after, keyOf } = FOLLOWING[first.column];
    const [statement, params] = after(projectId, first.goal_id, first.key);
    const at = (await tx.get(statement, ...params))?.at ?? null;
    const following = at === null ? undefined : { goal_id: first.goal_id, key: keyOf(at, first.key) };
    const isOwn = first.column === 'ready_own';
    return found(lower(following, lower(own[isOwn ? 1 : 0], inherited[isOwn ? 0 : 1])));
  };
}

function lower(a: q.Head | undefined, b: q.Head | undefined): q.Head | undefined {
  return a && (!b || a.key < b.key) ? a : b;
}

async function readyAt(tx: ReadTx, projectId: string, { goal_id, key }: q.Head): Promise<q.ChosenRow> {
  const number = numberOf(key);
  const row = await tx.get(q.chosenByNumber, projectId, number);
  if (!row) throw damagedRow(projectId, 'tasks', `T${number}`, `is missing, which ${goal_id} names`);
  return row;
}
