// The next step by index: the same answer as the pure policy gives over the whole state, for everybody who may ask.
import { toTimestamp } from '../base/clock.ts';
import { checkedEntity } from '../base/checked-entity.ts';
import { isAgentOwner } from '../base/coding-agents.ts';
import { damagedRow } from '../base/damaged-row.ts';
import { readAny } from '../store/rows.ts';
import type { ReadTx } from '../store/store.ts';
import type { NextStepAnswer } from './contract.ts';
import { checkGoalMarks, type CheckedReads } from './records/checked-reads.ts';
import type { BlockerEntity, CheckpointEntity, TaskEntity } from './state/entities.ts';
import { proofsOf } from './rules/answered-criteria.ts';
import {
  describeNextStep,
  leftOutReason,
  waitsFor,
  type ChosenTask,
  type LeftOut,
  type Place,
} from './rules/next-step.ts';
import { TOLD_LIMITS } from './told-limits.ts';
import * as q from './queries.ts';
import {
  firstDoing,
  firstRecent,
  heldOf,
  NONE_HELD,
  readHeads,
  readyTasks,
  type Heads,
  type Held,
} from './walk-queues.ts';

interface Found {
  readonly place: Place;
  readonly row: q.ChosenRow;
}

const at = (place: Place, row: q.ChosenRow | undefined): Found | undefined => row && { place, row };

/** With an owner, tasks under others' live claims are left out; without, it is a function of the state alone. */
export async function readNextStep(reads: CheckedReads, projectId: string, owner?: string): Promise<NextStepAnswer> {
  if (owner !== undefined && isAgentOwner(owner)) return readAgentStep(reads, projectId, owner);
  const { tx } = reads;
  const held = owner === undefined ? NONE_HELD : heldOf(byOthers(await readClaimed(tx, projectId), owner));
  const heads = await readHeads(tx, projectId, q.readHeads, held.count, { waiting_seq: mostWaiting(held) });
  const takeReady = readyTasks(tx, projectId, heads, held);
  const found =
    at('doing', await firstRecent(tx, projectId, 'doing_seq', heads, held)) ??
    at('blocked', await firstRecent(tx, projectId, 'blocked_seq', heads, held)) ??
    at('ready', await takeReady());
  const otherwise = found ? await takeReady() : undefined;
  return describeNextStep(
    projectId,
    found?.place ?? 'propose',
    found && (await chosenTask(reads, projectId, found.row)),
    otherwise && (await chosenTask(reads, projectId, otherwise)),
    {
      isAgent: false,
      ...(await readWaiting(reads, projectId, heads, held, found?.row.waits === 1 ? found.row.id : undefined)),
      ...leftOut(held, NONE_WAITING),
    },
  );
}

/** The first task that this owner may take: in progress or ready, and under no live claim. */
export async function findClaimable(
  { tx }: CheckedReads,
  projectId: string,
  owner: string,
): Promise<q.ChosenRow | undefined> {
  const held = heldOf(await readClaimed(tx, projectId));
  if (!isAgentOwner(owner)) {
    const heads = await readHeads(tx, projectId, q.readHeads, held.count);
    return (
      (await firstRecent(tx, projectId, 'doing_seq', heads, held)) ?? (await readyTasks(tx, projectId, heads, held)())
    );
  }
  const heads = await readHeads(tx, projectId, q.readAgentHeads, held.count);
  return (
    (await firstStarted(tx, projectId, owner, held)) ??
    (await firstDoing(tx, projectId, heads, held)) ??
    (await readyTasks(tx, projectId, heads, held)())
  );
}

/** The live claims of the project, whoever has them. */
async function readClaimed(tx: ReadTx, projectId: string): Promise<q.ClaimedTaskRow[]> {
  return tx.all(q.readClaimedTasks, projectId, toTimestamp(await tx.now()));
}

function byOthers(claimed: readonly q.ClaimedTaskRow[], owner: string): q.ClaimedTaskRow[] {
  return claimed.filter((row) => row.owner !== owner);
}

// ── For an agent ─────────────────────────────────────────────────────────────────────────────────────────────

async function readAgentStep(reads: CheckedReads, projectId: string, owner: string): Promise<NextStepAnswer> {
  const { tx } = reads;
  const claimed = await readClaimed(tx, projectId);
  const held = heldOf(byOthers(claimed, owner));
  const most = mostWaiting(held);
  const heads = await readHeads(tx, projectId, q.readAgentHeads, held.count, { waiting_seq: most });
  const takeReady = readyTasks(tx, projectId, heads, held);
  const found =
    at('held', await firstOwn(tx, projectId, claimed, owner)) ??
    at('started', await firstStarted(tx, projectId, owner, held)) ??
    at('doing', await firstDoing(tx, projectId, heads, held)) ??
    at('blocked', await firstRecent(tx, projectId, 'removable_seq', heads, held)) ??
    at('ready', await takeReady()) ??
    at('waiting', await firstRecent(tx, projectId, 'waiting_seq', heads, held));
  const otherwise = found ? await takeReady() : undefined;
  const chosenId = found?.place === 'waiting' ? found.row.id : undefined;
  const waiting = await readWaiting(reads, projectId, heads, held, chosenId);
  return describeNextStep(
    projectId,
    found?.place ?? 'propose',
    found && (await chosenTask(reads, projectId, found.row)),
    otherwise && (await chosenTask(reads, projectId, otherwise)),
    { isAgent: true, ...waiting, ...leftOut(held, chosenId === undefined ? waiting : NONE_WAITING) },
  );
}

/** In progress and held by this session. */
async function firstOwn(
  tx: ReadTx,
  projectId: string,
  claimed: readonly q.ClaimedTaskRow[],
  owner: string,
): Promise<q.ChosenRow | undefined> {
  const own = claimed.filter((row) => row.owner === owner && row.status === 'doing' && row.is_offered === 1);
  const newest = own.toSorted((a, b) => b.status_seq - a.status_seq)[0];
  return newest && tx.get(q.chosenById, projectId, newest.task_id);
}

/** In progress, started by this session and held by nobody. */
async function firstStarted(
  tx: ReadTx,
  projectId: string,
  owner: string,
  held: Held,
): Promise<q.ChosenRow | undefined> {
  const rows = await tx.all(q.readStartedBy, projectId, owner, held.count + 1);
  const first = rows.find(({ status_seq }) => !held.doing.has(status_seq));
  return first && tx.get(q.chosenById, projectId, first.task_id);
}

// ── What waits, and what is left out ─────────────────────────────────────────────────────────────────────────

type Waiting = Pick<LeftOut, 'waiting' | 'waiting_count'>;
const NONE_WAITING: Waiting = { waiting: [], waiting_count: 0 };

/** Enough to name the first ones, whichever of them are held or are the step itself. */
function mostWaiting(held: Held): number {
  return held.count + 1 + TOLD_LIMITS.named;
}

async function readWaiting(
  reads: CheckedReads,
  projectId: string,
  { waiting_seq: heads }: Heads<'waiting_seq'>,
  held: Held,
  chosenId: string | undefined,
): Promise<Waiting> {
  if (heads.length === 0) return NONE_WAITING;
  const { tx } = reads;
  if (heads.length > 1 && held.count === 0) await checkGoalMarks(tx, projectId);
  const most = mostWaiting(held);
  const tails = await Promise.all(heads.map(({ goal_id }) => tx.all(q.readWaitingOfGoal, projectId, goal_id, most)));
  const rows = tails
    .flat()
    .filter(({ task_id, status_seq }) => task_id !== chosenId && !held.blocked.has(status_seq))
    .toSorted((a, b) => b.status_seq - a.status_seq);
  const isWhole = heads.length < most && tails.every((tail) => tail.length < most);
  return {
    waiting: await nameWaiting(reads, projectId, rows.slice(0, TOLD_LIMITS.named)),
    waiting_count: isWhole
      ? Math.min(rows.length, TOLD_LIMITS.counted)
      : await countWaiting(tx, projectId, held, chosenId),
  };
}

async function countWaiting(tx: ReadTx, projectId: string, held: Held, chosenId: string | undefined): Promise<number> {
  const without = held.offered.filter(({ waits }) => waits === 1).length + Number(chosenId !== undefined);
  const found = await tx.get(q.countWaiting, projectId, TOLD_LIMITS.counted + without);
  return (found?.count ?? 0) - without;
}

/** With the oldest open blocker of each. */
async function nameWaiting(
  { tx, sha256 }: CheckedReads,
  projectId: string,
  rows: readonly q.WaitingRow[],
): Promise<LeftOut['waiting']> {
  const keys = rows.map(({ task_id }) => [projectId, task_id]);
  const oldest = new Map<string, BlockerEntity>();
  for (const row of await readAny(tx, q.readOpenBlockersOfTasks, keys)) {
    const place = { collection: 'blockers', id: row.id };
    const blocker = checkedEntity(sha256, projectId, place, row) as BlockerEntity;
    const before = oldest.get(blocker.task_id);
    if (!before || blocker.created_seq < before.created_seq) oldest.set(blocker.task_id, blocker);
  }
  return rows.map(({ task_id, number }) => {
    const { needs, text } = oldest.get(task_id) ?? {};
    if (text === undefined || (needs !== 'person' && needs !== 'external'))
      throw damagedRow(projectId, 'blockers', `of task ${task_id}`, 'does not make it wait, as its row says');
    return { task_id, number, needs, blocker: text };
  });
}

function leftOut({ offered }: Held, { waiting, waiting_count }: Waiting): Pick<LeftOut, 'left_out' | 'left_out_count'> {
  const held = offered.slice(0, TOLD_LIMITS.named).map(({ task_id, number }) => ({
    task_id,
    number,
    reason: 'held_by_another' as const,
  }));
  const waits = waiting.map(({ task_id, number, needs }) => ({ task_id, number, reason: leftOutReason(needs) }));
  return {
    left_out: [...held, ...waits].slice(0, TOLD_LIMITS.named),
    left_out_count: Math.min(offered.length + waiting_count, TOLD_LIMITS.counted),
  };
}

// ── The chosen task ──────────────────────────────────────────────────────────────────────────────────────────

/** The task as its entity says, which its row must not contradict. */
export async function chosenTask(reads: CheckedReads, projectId: string, row: q.ChosenRow): Promise<ChosenTask> {
  const { sha256 } = reads;
  const { id } = row;
  const entity = (collection: string, body: string | null, hash: string | null) =>
    checkedEntity(sha256, projectId, { collection, id }, { body, hash });
  const task = entity('tasks', row.body, row.hash) as TaskEntity;
  const blockers = task.open_blockers.length > 0 ? await openBlockers(reads, projectId, id, task) : [];
  const isSame =
    row.goal_id === task.goal_id &&
    row.number === task.number &&
    row.title === task.title &&
    row.status === task.status &&
    row.status_seq === task.status_seq &&
    row.priority === task.priority &&
    row.archived === Number(task.archived) &&
    row.started_by === (task.started_by ?? null) &&
    row.waits ===
      Number(
        waitsFor(
          task.status,
          blockers.map(({ needs }) => needs),
        ),
      );
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
    proofs: proofsOf(task),
    checkpoint:
      row.checkpoint === null
        ? undefined
        : (entity('checkpoints', row.checkpoint, row.checkpoint_hash) as CheckpointEntity),
    blockers,
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
