// The next step by index: each goal knows the heads of its queues, and only what others hold is walked past. The same
// answer as the pure policy gives over the whole state, at a cost that does not grow with it.
import type { ReadTx, SqlValue, Statement } from '../store/store.ts';
import { toTimestamp } from '../base/clock.ts';
import type { NextStepAnswer, Rank } from './contract.ts';
import { checkedEntity } from '../base/checked-entity.ts';
import { damagedRow } from '../base/damaged-row.ts';
import { checkGoalMarks, refuseWrongHead, type CheckedReads } from './records/checked-reads.ts';
import type { BlockerEntity, CheckpointEntity, TaskEntity } from './state/entities.ts';
import { describeNextStep, type ChosenTask } from './rules/next-step.ts';
import * as q from './queries.ts';

/** A queue over all goals: what follows a key within one goal. */
interface Queue {
  readonly isRecent: boolean;
  after(projectId: string, goalId: string, key: number): readonly [Statement<{ at: number | null }>, SqlValue[]];
  keyOf(at: number, previous: number): number;
}

const same = (at: number) => at;
const priorityOf = (key: number) => Math.floor(key / q.PRIORITY_STEP);
const numberOf = (key: number) => key % q.PRIORITY_STEP;

const QUEUES: Readonly<Record<q.QueueName, Queue>> = {
  doing: { isRecent: true, after: (project, goal, key) => [q.doingAfter, [project, goal, key]], keyOf: same },
  blocked: { isRecent: true, after: (project, goal, key) => [q.blockedAfter, [project, goal, key]], keyOf: same },
  own: {
    isRecent: false,
    after: (project, goal, key) => [q.readyOwnAfter, [project, goal, priorityOf(key), numberOf(key)]],
    keyOf: same,
  },
  inherited: {
    isRecent: false,
    after: (project, goal, key) => [q.readyInheritedAfter, [project, goal, numberOf(key)]],
    keyOf: (at, previous) => priorityOf(previous) * q.PRIORITY_STEP + at,
  },
};

type Heads = Readonly<Record<q.QueueName, readonly q.Head[]>>;

/** Reads two heads more than tasks are held: a caller that skips every held task and takes two needs no more goals. */
async function readHeads(tx: ReadTx, projectId: string, held: number): Promise<Heads> {
  const limit = held + 2;
  const params = [projectId, limit];
  const heads: Record<q.QueueName, q.Head[]> = { doing: [], blocked: [], own: [], inherited: [] };
  const rows = await tx.all(q.readHeads, projectId, ...params, ...params, ...params, ...params);
  for (const { queue, goal_id, key } of rows) {
    if (queue === 'wrong') await refuseWrongHead(tx, projectId);
    else heads[queue].push({ goal_id, key });
  }
  if (held > 0) await checkGoalMarks(tx, projectId);
  return heads;
}

/** Walks a queue in order: of every goal only its head is known, until that one has been passed. */
async function* walk(
  tx: ReadTx,
  projectId: string,
  name: q.QueueName,
  heads: Heads,
): AsyncGenerator<q.Head, undefined> {
  const queue = QUEUES[name];
  const comesFirst = (a: q.Head, b: q.Head) => (queue.isRecent ? a.key > b.key : a.key < b.key);
  const waiting = [...heads[name]];
  const passed: { goal_id: string; key: number }[] = [];
  for (;;) {
    const [head] = waiting;
    let best: { goal_id: string; key: number } | undefined;
    for (const candidate of passed) if (!best || comesFirst(candidate, best)) best = candidate;
    if (head && (!best || comesFirst(head, best))) {
      waiting.shift();
      best = { ...head };
      passed.push(best);
    }
    if (!best) return undefined;
    yield { ...best };
    const [statement, params] = queue.after(projectId, best.goal_id, best.key);
    const at = (await tx.get(statement, ...params))?.at ?? null;
    if (at === null) passed.splice(passed.indexOf(best), 1);
    else best.key = queue.keyOf(at, best.key);
  }
}

/** What is ready, whether its priority is its own or its goal's. */
async function* walkReady(tx: ReadTx, projectId: string, all: Heads): AsyncGenerator<q.Head, undefined> {
  const heads = [all.own[0], all.inherited[0]];
  let walks: AsyncGenerator<q.Head, undefined>[] | undefined;
  for (;;) {
    const [own, inherited] = heads;
    const at = own && (!inherited || own.key < inherited.key) ? 0 : 1;
    const head = heads[at];
    if (!head) return undefined;
    yield head;
    // Begun only here: most answers need no more than the first.
    if (!walks) {
      walks = (['own', 'inherited'] as const).map((name) => walk(tx, projectId, name, all));
      for (const one of walks) await one.next();
    }
    heads[at] = (await walks[at]?.next())?.value;
  }
}

interface Held {
  readonly doing: ReadonlySet<number>;
  readonly blocked: ReadonlySet<number>;
  readonly ready: ReadonlySet<number>;
  readonly count: number;
}

/** The queue places of tasks under live claims of others. With `owner` '', every claim counts as another's. */
async function heldByOthers(tx: ReadTx, projectId: string, owner: string): Promise<Held> {
  const rows = await tx.all(q.readClaimsOfOthers, projectId, toTimestamp(await tx.now()), owner);
  const seqs = (status: string) => new Set(rows.filter((row) => row.status === status).map((row) => row.status_seq));
  return {
    doing: seqs('doing'),
    blocked: seqs('blocked'),
    ready: new Set(rows.filter(({ status }) => status === 'todo').map(({ number }) => number)),
    count: rows.length,
  };
}

const NONE_HELD: Held = { doing: new Set(), blocked: new Set(), ready: new Set(), count: 0 };

async function firstOf(
  heads: AsyncGenerator<q.Head, undefined>,
  isHeld: (head: q.Head) => boolean,
): Promise<q.Head | undefined> {
  for await (const head of heads) if (!isHeld(head)) return head;
  return undefined;
}

export interface Found {
  readonly rank: Exclude<Rank, 'propose'>;
  readonly row: q.ChosenRow;
}

/** The first task that a session may take: in progress or ready, and under no live claim. */
export async function findClaimable({ tx }: CheckedReads, projectId: string): Promise<Found | undefined> {
  const held = await heldByOthers(tx, projectId, '');
  const heads = await readHeads(tx, projectId, held.count);
  return (
    (await firstRecent(tx, projectId, 'doing', heads, held)) ??
    (await firstReady(tx, projectId, heads, held).next()).value
  );
}

async function firstRecent(
  tx: ReadTx,
  projectId: string,
  rank: 'doing' | 'blocked',
  heads: Heads,
  held: Held,
): Promise<Found | undefined> {
  const [first] = heads[rank];
  if (!first) return undefined;
  const head = !held[rank].has(first.key)
    ? first
    : await firstOf(walk(tx, projectId, rank, heads), ({ key }) => held[rank].has(key));
  if (!head) return undefined;
  const row = await tx.get(rank === 'doing' ? q.chosenDoing : q.chosenBlocked, projectId, head.goal_id, head.key);
  if (!row)
    throw damagedRow(projectId, 'tasks', `with status_seq ${head.key}`, `is missing, which ${head.goal_id} names`);
  return { rank, row };
}

async function* firstReady(tx: ReadTx, projectId: string, heads: Heads, held: Held): AsyncGenerator<Found, undefined> {
  for await (const head of walkReady(tx, projectId, heads)) {
    if (!held.ready.has(numberOf(head.key))) yield await readyAt(tx, projectId, head);
  }
  return undefined;
}

/** Gives ready tasks in their order, one with each call. */
type TakeReady = () => Promise<Found | undefined>;

function readyPastHeld(tx: ReadTx, projectId: string, heads: Heads, held: Held): TakeReady {
  const ready = firstReady(tx, projectId, heads, held);
  return async () => (await ready.next()).value;
}

/**
 * The first two where nothing is held, which most calls ask for: the second is a head of another goal or follows the
 * first in its own. Without the walk, whose generators would cost as much as the statements.
 */
function twoReady(tx: ReadTx, projectId: string, { own, inherited }: Heads): TakeReady {
  let first: (q.Head & { readonly queue: 'own' | 'inherited' }) | undefined;
  const found = async (head: q.Head | undefined) => head && readyAt(tx, projectId, head);
  return async () => {
    if (!first) {
      const head = lower(own[0], inherited[0]);
      first = head && { ...head, queue: head === own[0] ? 'own' : 'inherited' };
      return found(head);
    }
    const queue = QUEUES[first.queue];
    const [statement, params] = queue.after(projectId, first.goal_id, first.key);
    const at = (await tx.get(statement, ...params))?.at ?? null;
    const following = at === null ? undefined : { goal_id: first.goal_id, key: queue.keyOf(at, first.key) };
    const isOwn = first.queue === 'own';
    return found(lower(following, lower(own[isOwn ? 1 : 0], inherited[isOwn ? 0 : 1])));
  };
}

function lower(a: q.Head | undefined, b: q.Head | undefined): q.Head | undefined {
  return a && (!b || a.key < b.key) ? a : b;
}

async function readyAt(tx: ReadTx, projectId: string, { goal_id, key }: q.Head): Promise<Found> {
  const number = numberOf(key);
  const row = await tx.get(q.chosenByNumber, projectId, number);
  if (!row) throw damagedRow(projectId, 'tasks', `T${number}`, `is missing, which ${goal_id} names`);
  return { rank: 'ready', row };
}

/** With an owner, tasks under others' live claims are left out; without, it is a function of the state alone. */
export async function readNextStep(reads: CheckedReads, projectId: string, owner?: string): Promise<NextStepAnswer> {
  const { tx } = reads;
  const held = owner === undefined ? NONE_HELD : await heldByOthers(tx, projectId, owner);
  const heads = await readHeads(tx, projectId, held.count);
  const takeReady = held.count === 0 ? twoReady(tx, projectId, heads) : readyPastHeld(tx, projectId, heads, held);
  const found =
    (await firstRecent(tx, projectId, 'doing', heads, held)) ??
    (await firstRecent(tx, projectId, 'blocked', heads, held)) ??
    (await takeReady());
  const otherwise = found ? await takeReady() : undefined;
  return describeNextStep(
    projectId,
    found?.rank ?? 'propose',
    found && (await chosenTask(reads, projectId, found.row)),
    otherwise && (await chosenTask(reads, projectId, otherwise.row)),
    held.count > 0,
  );
}

/** The task as its entity says, which its row must not contradict. */
export async function chosenTask(reads: CheckedReads, projectId: string, row: q.ChosenRow): Promise<ChosenTask> {
  const { sha256 } = reads;
  const { id } = row;
  const entity = (collection: string, body: string | null, hash: string | null) =>
    checkedEntity(sha256, projectId, { collection, id }, { body, hash });
  const task = entity('tasks', row.body, row.hash) as TaskEntity;
  const isSame =
    row.goal_id === task.goal_id &&
    row.number === task.number &&
    row.title === task.title &&
    row.status === task.status &&
    row.status_seq === task.status_seq &&
    row.priority === task.priority &&
    row.archived === Number(task.archived);
  if (!isSame) throw damagedRow(projectId, 'tasks', id, 'is not what its entity says');
  return {
    task_id: id,
    goal_id: task.goal_id,
    number: task.number,
    title: task.title,
    status: task.status,
    revision: task.changed_seq,
    priority: task.priority ?? row.goal_priority,
    acceptance_criteria: task.acceptance_criteria,
    checkpoint:
      row.checkpoint === null
        ? undefined
        : (entity('checkpoints', row.checkpoint, row.checkpoint_hash) as CheckpointEntity),
    blockers: task.open_blockers.length > 0 ? await openBlockers(reads, projectId, id, task) : [],
  };
}

async function openBlockers(
  { tx, sha256 }: CheckedReads,
  projectId: string,
  taskId: string,
  { open_blockers }: TaskEntity,
): Promise<ChosenTask['blockers']> {
  const rows = await tx.all(q.readOpenBlockersOfTask, projectId, taskId);
  if (rows.length !== open_blockers.length || !rows.every(({ id }) => open_blockers.includes(id))) {
    throw damagedRow(projectId, 'blockers', `of task ${taskId}`, 'is not among those that its entity names');
  }
  return rows.map((row) => {
    const place = { collection: 'blockers', id: row.id };
    const { text, needs = null } = checkedEntity(sha256, projectId, place, row) as BlockerEntity;
    return { blocker_id: row.id, text, needs };
  });
}
