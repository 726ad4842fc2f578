// What work promises, held against every commit: what was acknowledged is there and once, statuses move by the table and
// no other way, no session writes under a lost claim, and the heads of the queues are those of the pure policy.
import { toTimestamp } from '../../../src/base/clock.ts';
import type { EventRow, LeaseClaim } from '../../../src/ledger/contract.ts';
import type { TaskStatus } from '../../../src/work/contract.ts';
import type { BlockerEntity, GoalEntity, TaskEntity } from '../../../src/work/state/entities.ts';
import type { GoalFacts, TaskFacts, WorkFacts } from '../../../src/work/rules/next-step.ts';
import { ROLLED_BACK } from '../../../src/ledger/streams/registry.ts';
import type { Commit } from '../actor.ts';
import type { Life } from '../life.ts';
import type { World } from '../world.ts';

export const PROJECT = '01900000-0000-7000-8000-0000000000f1';

/** The seed's table, and nothing else. */
const MOVES: Readonly<Record<TaskStatus, readonly TaskStatus[]>> = {
  todo: ['doing'],
  doing: ['blocked', 'done', 'todo'],
  blocked: ['doing', 'todo'],
  done: ['doing'],
};

/** What claims a task, or makes it one that can be claimed. */
const RETURNS: ReadonlySet<string> = new Set(['start unclaimed', 'reopen unclaimed', 'unarchive unclaimed']);

export interface Asked {
  readonly life: Life;
  readonly what: string;
  readonly operationId?: string;
  /** With a fencing token: the claim that it was written under. */
  readonly claim?: LeaseClaim;
  /** The session that asks. */
  readonly owner: string;
}

interface Request extends Asked {
  rows: readonly EventRow[];
  answer: string | undefined;
}

interface Lease {
  readonly owner_id: string;
  readonly fencing_token: number;
  readonly lease_expires_at: string;
  readonly heartbeat_at: string;
}

/** What the events say of a task: its status, and which of them made it. */
interface TaskSeen {
  readonly status: TaskStatus;
  readonly createdSeq: number;
}

interface Payload {
  readonly to_seq?: number;
  readonly task_id?: string;
  readonly status?: TaskStatus;
  readonly changes?: { readonly status?: TaskStatus };
  readonly restored?: readonly { readonly collection: string; readonly id: string; readonly entity: unknown }[];
}

const QUEUES = [
  ...(['doing_seq', 'blocked_seq', 'ready_own', 'ready_inherited'] as const),
  ...(['doing_own', 'doing_inherited', 'removable_seq', 'waiting_seq'] as const),
] as const;
type Queue = (typeof QUEUES)[number];
type Heads = Record<Queue, number | null>;

export class WorkPromises {
  /** Counts commits that changed the project. */
  changes = 0;
  private readonly world: World;
  private readonly requests = new Map<string, Request>();
  private readonly operations = new Map<string, string>();
  private tasks: ReadonlyMap<string, TaskSeen> = new Map();
  /** The tasks after each event, to which a rollback may go back. */
  private readonly tasksAfter: ReadonlyMap<string, TaskSeen>[] = [new Map()];
  /** As they stood before the commit that is looked at. */
  private leases = new Map<string, Lease>();

  constructor(world: World) {
    this.world = world;
  }

  // ── Asking

  /** The name under which it is asked for: its events bear it. */
  asks(asked: Asked): string {
    const name = `w${this.requests.size + 1}`;
    this.requests.set(name, { ...asked, rows: [], answer: undefined });
    asked.life.note(`${name} asks ${asked.what}`);
    return name;
  }

  /** `code` is "ok" or that of the error. */
  answered(name: string, code: string, isRepeatable: boolean): void {
    const request = this.requests.get(name);
    if (!request) return;
    request.answer = code;
    request.life.note(`${name} ${code}`);
    if (code === 'commit_unknown') return;
    const { operationId } = request;
    const isThere = request.rows.length > 0 || (operationId !== undefined && this.operations.has(operationId));
    this.world.expect(
      code === 'ok' ? isThere : request.rows.length === 0,
      code === 'ok' ? 'a command that was acknowledged is there' : 'a command that was refused is not there',
      () => `${name}, ${request.what}, ended with ${code}, and there are ${request.rows.length} events`,
    );
    if (code === 'ok' && request.rows.length === 0 && isRepeatable) this.world.branches.reached('work: repeated');
  }

  // ── Commits

  committed({ nowMs, rows }: Commit): void {
    const own = rows.filter(({ workflow_id }) => workflow_id === PROJECT);
    // Who undoes bears the name of who did it.
    const done = own.filter(({ event_type }) => event_type !== 'change.undone');
    for (const [name, theirs] of Map.groupBy(done, ({ actor }) => actor)) this.arrived(name, theirs, nowMs);
    for (const row of own) {
      this.moved(row);
      this.tasksAfter[row.event_seq] = this.tasks;
    }
    this.lookAtLeases(
      nowMs,
      own.some(({ event_type }) => event_type === ROLLED_BACK),
    );
    if (own.length === 0) return;
    this.changes += 1;
    // What a damaged table says is not promised.
    if (!this.world.damage.isIn(PROJECT)) this.lookAtHeads();
  }

  private arrived(name: string, rows: readonly EventRow[], nowMs: number): void {
    const { world } = this;
    const request = this.requests.get(name);
    if (!request) return;
    world.expect(
      request.rows.length === 0,
      'a command is done at most once',
      () => `${name}, ${request.what}: ${rows.map(({ event_type }) => event_type).join(', ')}`,
    );
    world.expect(
      request.answer === undefined || request.answer === 'commit_unknown',
      'nothing of a command comes after its answer',
      () => `${name}, ${request.what}, had ended with ${request.answer}`,
    );
    request.rows = rows;
    const { operationId, claim } = request;
    if (operationId !== undefined) {
      const before = this.operations.get(operationId);
      world.expect(
        before === undefined,
        'an operation of work is done once',
        () => `${operationId}: ${before}, ${name}`,
      );
      this.operations.set(operationId, name);
    }
    if (!claim) {
      for (const row of rows) this.expectNotLeftBehind(name, request, row, nowMs);
      return;
    }
    const held = this.leases.get(claim.workflow_id);
    world.expect(
      held?.owner_id === claim.owner_id &&
        held.fencing_token === claim.fencing_token &&
        held.lease_expires_at > toTimestamp(nowMs),
      'no session writes under a lost claim',
      () =>
        `${name}, ${request.what}, under ${JSON.stringify(claim)} at ${toTimestamp(nowMs)}: ${JSON.stringify(held)}`,
    );
  }

  /** Before and after its commit: in between, the session may have claimed the task or let go of it. */
  private expectNotLeftBehind(name: string, { owner, what }: Request, { payload }: EventRow, nowMs: number): void {
    const { task_id: id } = JSON.parse(payload) as Payload;
    if (id === undefined || RETURNS.has(what)) return;
    const [before, [after]] = [
      this.leases.get(id),
      this.world.observer.rows<Lease>(
        'SELECT owner_id, fencing_token, lease_expires_at, heartbeat_at FROM workflow_leases WHERE workflow_id = ?',
        id,
      ),
    ];
    const isLeft = (lease: Lease | undefined) =>
      lease?.owner_id === owner &&
      lease.lease_expires_at <= toTimestamp(nowMs) &&
      lease.lease_expires_at > lease.heartbeat_at;
    this.world.expect(
      !isLeft(before) || !isLeft(after) || before?.fencing_token !== after?.fencing_token,
      'no session writes without a token while its last claim is left behind',
      () => `${name}, ${what}, by ${owner} at ${toTimestamp(nowMs)}: ${JSON.stringify(after)}`,
    );
  }

  private moved({ event_type: type, payload: text, event_seq }: EventRow): void {
    const { world } = this;
    const { task_id: id, status, changes, restored = [], to_seq: toSeq = 0 } = JSON.parse(text) as Payload;
    if (type === ROLLED_BACK) {
      this.rolledBack(this.tasksAfter[toSeq] ?? new Map());
      return;
    }
    const tasks = new Map(this.tasks);
    this.tasks = tasks;
    for (const { collection, id: taskId, entity } of restored) {
      if (collection !== 'tasks') continue;
      world.branches.reached('work: undone');
      if (entity === null) tasks.delete(taskId);
      else {
        const { status: back, created_seq } = entity as TaskEntity;
        const was = tasks.get(taskId)?.status ?? back;
        world.expect(
          was === back || MOVES[was].includes(back),
          'an undo moves a status by the table and no other way',
          () => `${type} (${event_seq}) made ${back} of ${was}`,
        );
        tasks.set(taskId, { status: back, createdSeq: created_seq });
      }
    }
    if (id === undefined) return;
    if (type === 'task.created' && status !== undefined) tasks.set(id, { status, createdSeq: event_seq });
    const to = changes?.status;
    if (to === undefined) return;
    const before = tasks.get(id);
    const from = before?.status;
    world.expect(
      from !== undefined && MOVES[from].includes(to),
      'statuses move by the table and no other way',
      () => `${type} (${event_seq}) made ${to} of ${from}`,
    );
    tasks.set(id, { status: to, createdSeq: before?.createdSeq ?? 0 });
    world.branches.reached(`work: ${from} to ${to}`);
  }

  private rolledBack(tasks: ReadonlyMap<string, TaskSeen>): void {
    const { branches } = this.world;
    branches.reached('work: rolled back');
    const isAcross = [...tasks].some(([id, { createdSeq }]) => (this.tasks.get(id)?.createdSeq ?? 0) > createdSeq);
    if (isAcross) branches.reached('work: rolled back across a second creation');
    this.tasks = tasks;
  }

  private lookAtLeases(nowMs: number, isRolledBack: boolean): void {
    const { world } = this;
    const now = toTimestamp(nowMs);
    const rows = world.observer.rows<Lease & { task_id: string; claimed: number; status: TaskStatus }>(
      `SELECT l.workflow_id AS task_id, l.owner_id, l.fencing_token, l.lease_expires_at, l.heartbeat_at,
         json_extract(e.body, '$.status') AS status,
         EXISTS (SELECT 1 FROM claims c WHERE c.project_id = e.workflow_id AND c.task_id = e.entity_id) AS claimed
       FROM workflow_leases l JOIN state_entities e ON e.entity_id = l.workflow_id
       WHERE e.workflow_id = ? AND e.collection = 'tasks'`,
      PROJECT,
    );
    for (const { task_id, claimed, status, ...lease } of rows) {
      const before = this.leases.get(task_id);
      this.leases.set(task_id, lease);
      if (before && before.fencing_token === lease.fencing_token) continue;
      if (lease.lease_expires_at <= now) continue;
      if (before && before.owner_id !== lease.owner_id) world.branches.reached('work: claimed by another');
      world.expect(claimed === 1, 'whoever holds a task has a claim on it', () => `${task_id} ${lease.owner_id}`);
      world.expect(
        // A rollback in the same commit may have moved the task since it was claimed.
        isRolledBack || status === 'todo' || status === 'doing',
        'only what can be worked on is claimed',
        () => `${task_id} is ${status}, and ${lease.owner_id} took it`,
      );
    }
  }

  // ── The policy

  facts(): WorkFacts {
    const rows = this.world.observer.rows<{ collection: string; entity_id: string; body: string }>(
      "SELECT collection, entity_id, body FROM state_entities WHERE workflow_id = ? AND collection IN ('goals', 'tasks', 'blockers')",
      PROJECT,
    );
    const goals = new Map<string, GoalEntity>();
    const tasks = new Map<string, TaskEntity>();
    const blockers = new Map<string, BlockerEntity>();
    for (const { collection, entity_id, body } of rows) {
      if (collection === 'goals') goals.set(entity_id, JSON.parse(body) as GoalEntity);
      else if (collection === 'tasks') tasks.set(entity_id, JSON.parse(body) as TaskEntity);
      else blockers.set(entity_id, JSON.parse(body) as BlockerEntity);
    }
    return { goals, tasks, blockers };
  }

  private lookAtHeads(): void {
    const { goals, tasks, blockers } = this.facts();
    const wanted = new Map<string, Heads>(
      [...goals.keys()].map((id) => [id, Object.fromEntries(QUEUES.map((queue) => [queue, null])) as Heads]),
    );
    for (const task of tasks.values()) {
      const goal = goals.get(task.goal_id);
      const heads = wanted.get(task.goal_id);
      if (!goal || !heads || goal.status !== 'active' || goal.archived || task.archived || task.status === 'done')
        continue;
      const isWaiting = task.depends_on.some((id) => tasks.get(id)?.status !== 'done');
      if (task.status === 'todo' && isWaiting) continue;
      const needs = task.open_blockers.map((id) => blockers.get(id)?.needs);
      for (const [queue, key] of placesOf(task, goal, needs)) {
        const head = heads[queue];
        const isFirst = head === null || (queue.endsWith('_seq') ? key > head : key < head);
        if (isFirst) heads[queue] = key;
      }
    }
    const rows = this.world.observer.rows<Heads & { goal_id: string }>(
      `SELECT goal_id, ${QUEUES.join(', ')} FROM goals WHERE project_id = ?`,
      PROJECT,
    );
    const found = new Map(rows.map(({ goal_id, ...heads }) => [goal_id, heads]));
    const text = (heads: ReadonlyMap<string, Heads>) =>
      JSON.stringify(
        [...heads].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([id, each]) => [id, Object.entries(each)]),
      );
    this.world.expect(
      text(found) === text(wanted),
      'the heads of the queues are those of the policy',
      () => `${text(found)}, not ${text(wanted)}`,
    );
  }
}

/** The queues that a task is in, and where in each. */
function placesOf(
  { status, status_seq: seq, number, priority }: TaskFacts,
  goal: GoalFacts,
  needs: readonly (string | undefined)[],
): [Queue, number][] {
  const by = (within: number) => (priority ?? goal.priority) * 1e13 + within;
  if (status === 'doing') {
    return [
      ['doing_seq', seq],
      [priority === null ? 'doing_inherited' : 'doing_own', by(1e13 - 1 - seq)],
    ];
  }
  if (status === 'todo') return [[priority === null ? 'ready_inherited' : 'ready_own', by(number)]];
  // A rollback to between two events of one command leaves a task blocked by nothing: an agent can go on with that.
  const waits = needs.length > 0 && needs.every((need) => need === 'person' || need === 'external');
  return [
    ['blocked_seq', seq],
    [waits ? 'waiting_seq' : 'removable_seq', seq],
  ];
}
