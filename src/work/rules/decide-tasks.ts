// What may become of a task: the transition table and nothing else. Pure, from entities and the command to the events,
// or a refusal.
import { canonicalJson } from '../../base/canonical-json.ts';
import type { Immutable } from '../../base/operation.ts';
import {
  refuse,
  WORK_LIMITS,
  type Check,
  type CheckpointCode,
  type Executed,
  type Needs,
  type TaskStatus,
} from '../contract.ts';
import type { NewWorkEvent, TaskChangeType } from '../state/events.ts';
import type { BlockerEntity, CheckpointEntity, TaskEntity } from '../state/entities.ts';
import { checkOf } from './answered-criteria.ts';
import {
  answered,
  keptChecks,
  keptProofs,
  placeChecks,
  proofText,
  type AtHand,
  type GivenEvidence,
  type SettingChecks,
} from './proofs.ts';

export interface FoundTask {
  readonly id: string;
  readonly entity: TaskEntity;
}
export interface FoundBlocker {
  readonly id: string;
  readonly entity: BlockerEntity;
}
/** Whose claim was written over, and why. */
export interface Override {
  readonly owner: string;
  readonly reason: string;
}
/** What goes with a change beside what it sets. */
export interface Remarks {
  readonly reason?: string | undefined;
  readonly owner?: string | undefined;
  readonly override?: Override | undefined;
}

type TaskChange = Partial<
  Pick<
    TaskEntity,
    | 'goal_id'
    | 'title'
    | 'description'
    | 'priority'
    | 'acceptance_criteria'
    | 'depends_on'
    | 'checks'
    | 'evidence'
    | 'status'
    | 'archived'
    | 'started_by'
  >
>;

/** For messages: what people call it. */
export function taskName({ entity }: FoundTask): string {
  return `Task T${entity.number}`;
}

/** Texts within their limits can still be more, together, than the ledger keeps of one entity. */
const MOST_BYTES = 60_000;

function refuseTooLarge(task: FoundTask, before: object, after: object): void {
  const bytes = bytesOf(after);
  if (bytes <= MOST_BYTES || bytes <= bytesOf(before)) return;
  throw refuse('too_many', `The texts of ${taskName(task)} would have ${bytes} bytes, of at most ${MOST_BYTES}`, {
    task_id: task.id,
    bytes,
  });
}

/** What a caller writes of a task that is not there yet. */
export function refuseTooLargeNew(fields: object): void {
  const bytes = bytesOf(fields);
  if (bytes > MOST_BYTES)
    throw refuse('too_many', `Its texts would have ${bytes} bytes, of at most ${MOST_BYTES}`, { bytes });
}

function bytesOf(entity: object): number {
  return Buffer.byteLength(JSON.stringify(entity));
}

function change(type: TaskChangeType, task: FoundTask, changes: TaskChange, remarks: Remarks = {}): NewWorkEvent {
  const { id, entity } = task;
  // A task without checks or a starter does not say so: an undo puts none back.
  const before = { checks: [], started_by: null, ...entity };
  const was = Object.fromEntries(Object.keys(changes).map((key) => [key, before[key as keyof TaskChange]]));
  const { updated_at, changed_seq, status_seq } = entity;
  const { reason, owner, override } = remarks;
  return {
    type,
    payload: {
      task_id: id,
      changes,
      was: { ...was, updated_at, changed_seq, ...(changes.status === undefined ? {} : { status_seq }) },
      ...(reason === undefined ? {} : { reason }),
      ...(owner === undefined ? {} : { owner }),
      ...(override === undefined ? {} : { override }),
    },
  };
}

// ── Transitions ──────────────────────────────────────────────────────────────────────────────────────────────

const MOVES = {
  'task.started': { from: 'todo', to: 'doing' },
  'task.paused': { from: 'doing', to: 'todo' },
  'task.blocked': { from: 'doing', to: 'blocked' },
  'task.completed': { from: 'doing', to: 'done' },
  'task.reopened': { from: 'done', to: 'doing' },
} as const satisfies Record<string, { from: TaskStatus; to: TaskStatus }>;

type Move = keyof typeof MOVES;

/** The same table with what `resolve_blocker` does: where each status may lead. */
const LEADS_TO: Readonly<Record<TaskStatus, readonly TaskStatus[]>> = {
  todo: ['doing'],
  doing: ['todo', 'blocked', 'done'],
  blocked: ['doing', 'todo'],
  done: ['doing'],
};

/** An undo puts a status back only along the table: of its inverses, todo → blocked is the one that is missing. */
export function mayPutBack(task: FoundTask, to: TaskStatus): void {
  const { status: from } = task.entity;
  if (from === to || LEADS_TO[from].includes(to)) return;
  throw refuse(
    'invalid_transition',
    `${taskName(task)} is ${from}, and undoing would make it ${to}, which is no transition; start it and block it again instead`,
    { task_id: task.id, from, to },
  );
}

function move(type: Move, task: FoundTask, changes: TaskChange, remarks: Remarks): NewWorkEvent {
  mayMove(type, task);
  return change(type, task, { ...changes, status: MOVES[type].to }, remarks);
}

function mayMove(type: Move, task: FoundTask): void {
  notArchived(task);
  const { from, to } = MOVES[type];
  const { status, open_blockers } = task.entity;
  if (status === from) return;
  const how = status === 'blocked' ? `; resolve its blocker first (${open_blockers.join(', ')})` : '';
  throw refuse('invalid_transition', `${taskName(task)} is ${status} and cannot become ${to} by that${how}`, {
    task_id: task.id,
    from: status,
    to,
  });
}

/** `waitingFor` are the dependencies that are not done. */
export function startTask(
  task: FoundTask,
  waitingFor: readonly { readonly number: number }[],
  overrideReason: string | undefined,
  remarks: Remarks,
): NewWorkEvent {
  const event = move('task.started', task, { started_by: remarks.owner ?? null }, remarks);
  if (waitingFor.length > 0 && overrideReason === undefined) {
    throw refuse(
      'dependencies_open',
      `${taskName(task)} depends on ${waitingFor.map(({ number }) => `T${number}`).join(', ')}, not done yet`,
      { task_id: task.id },
    );
  }
  return event;
}

/** Going on with a task in progress that no session holds is no transition. */
export function takeUpTask(task: FoundTask): readonly NewWorkEvent[] {
  notArchived(task);
  return [];
}

export function pauseTask(task: FoundTask, remarks: Remarks): NewWorkEvent {
  return move('task.paused', task, {}, remarks);
}

/** What stands in the way, with an id of its own. */
export interface NewBlocker {
  readonly id: string;
  readonly text: string;
  readonly needs?: Needs | undefined;
}

export function blockTask(task: FoundTask, blocker: NewBlocker, remarks: Remarks): NewWorkEvent[] {
  const blocked = move('task.blocked', task, {}, remarks);
  return [addBlocker(task, blocker, remarks), blocked];
}

export function reopenTask(task: FoundTask, remarks: Remarks): NewWorkEvent {
  return move('task.reopened', task, { evidence: [] }, remarks);
}

export function completeTask(
  task: FoundTask,
  evidence: GivenEvidence,
  blockers: readonly string[],
  remarks: Remarks,
  atHand: AtHand = {},
): NewWorkEvent {
  // Before the evidence: no agent should collect proofs for a task that cannot be completed.
  mayMove('task.completed', task);
  if (blockers.length > 0) {
    throw refuse('blockers_open', `${taskName(task)} still has an open blocker: ${blockers[0]}`, {
      task_id: task.id,
      blocker_ids: task.entity.open_blockers,
    });
  }
  const proofs = answered(task, evidence, atHand);
  refuseTooLarge(task, task.entity, { ...task.entity, evidence: proofs });
  return move('task.completed', task, { evidence: proofs }, remarks);
}

/** A run of a command for a criterion, as it was planned. */
export interface NewProof {
  readonly criterion: string;
  /** The command of the criterion's check when the run was begun; null where it had none. */
  readonly check: string | null;
  readonly executed: Executed;
}

/** Of the tail, what may be kept of it where there is little room. */
const TAILS = [WORK_LIMITS.tail, 200, 0] as const;

export function proveTask(task: FoundTask, proof: NewProof, remarks: Remarks): NewWorkEvent {
  mayProve(task, proof);
  const others = task.entity.evidence.filter(({ criterion, executed }) => criterion !== proof.criterion || !executed);
  const withTail = (most: number) => {
    const { criterion, executed } = proof;
    const tail = most === 0 ? '' : executed.tail.slice(-most).toWellFormed();
    return [...others, { criterion, proof: proofText(executed), executed: { ...executed, tail } }];
  };
  // A run that took minutes is not lost for want of room: its output's end is the first to go.
  const fitting = TAILS.map(withTail).find((evidence) => bytesOf({ ...task.entity, evidence }) <= MOST_BYTES);
  const evidence = fitting ?? withTail(0);
  refuseTooLarge(task, task.entity, { ...task.entity, evidence });
  return change('task.proved', task, { evidence }, remarks);
}

/** Before the command is run, and again when its proof is recorded. */
export function mayProve(task: FoundTask, { criterion, check }: Pick<NewProof, 'criterion' | 'check'>): void {
  notArchived(task);
  const { status, acceptance_criteria } = task.entity;
  if (status === 'done')
    throw refuse('task_done', `${taskName(task)} is done by the proofs it has`, { task_id: task.id });
  const now = checkOf(task.entity, criterion)?.command ?? null;
  if (acceptance_criteria.includes(criterion) && now === check) return;
  const what = acceptance_criteria.includes(criterion) ? 'The check of' : 'The criterion';
  throw refuse('criterion_changed', `${what} "${criterion}" of ${taskName(task)} was changed meanwhile`, {
    task_id: task.id,
    criterion,
    acceptance_criteria,
    check: now,
  });
}

// ── Blockers and checkpoints ─────────────────────────────────────────────────────────────────────────────────

function addBlocker(task: FoundTask, { id, text, needs }: NewBlocker, { override }: Remarks): NewWorkEvent {
  const { updated_at, changed_seq } = task.entity;
  return {
    type: 'blocker.added',
    payload: {
      blocker_id: id,
      task_id: task.id,
      text,
      ...(needs === undefined ? {} : { needs }),
      was: { updated_at, changed_seq },
      ...(override === undefined ? {} : { override }),
    },
  };
}

/** The last blocker of a blocked task has to say where the task goes from here. */
export function resolveBlocker(
  blocker: FoundBlocker,
  task: FoundTask,
  resolution: string,
  then: 'doing' | 'todo' | undefined,
  remarks: Remarks,
): NewWorkEvent[] {
  notArchived(task);
  if (blocker.entity.status === 'resolved') {
    throw refuse('blocker_resolved', `Blocker ${blocker.id} was resolved already`, { blocker_id: blocker.id });
  }
  const { updated_at, changed_seq, status, open_blockers } = task.entity;
  const { override } = remarks;
  const resolved: NewWorkEvent = {
    type: 'blocker.resolved',
    payload: {
      blocker_id: blocker.id,
      task_id: task.id,
      resolution,
      was: { updated_at, changed_seq },
      ...(override === undefined ? {} : { override }),
    },
  };
  const isLast = status === 'blocked' && open_blockers.every((id) => id === blocker.id);
  if (!isLast) return [resolved];
  if (then === undefined) {
    throw refuse('then_required', `Blocker ${blocker.id} is the last one of ${taskName(task)}`, {
      blocker_id: blocker.id,
      task_id: task.id,
    });
  }
  return [resolved, change('task.unblocked', task, { status: then }, remarks)];
}

export type NewCheckpoint = Immutable<Omit<CheckpointEntity, 'seq' | 'previous_seq' | 'actor' | 'timestamp'>>;

/** `newBlockers` are those of the checkpoint that are not open yet, each with an id of its own. */
export function recordCheckpoint(
  task: FoundTask,
  checkpoint: NewCheckpoint,
  previousSeq: number | null,
  newBlockers: readonly NewBlocker[],
  remarks: Remarks,
): NewWorkEvent[] {
  notArchived(task);
  if (task.entity.status === 'done') {
    throw refuse('task_done', `${taskName(task)} is done; there is nothing to go on with`, { task_id: task.id });
  }
  const { code, ...texts } = checkpoint;
  refuseTooLarge(task, {}, texts);
  const { updated_at, changed_seq } = task.entity;
  const { override } = remarks;
  return [
    {
      type: 'checkpoint.recorded',
      payload: {
        task_id: task.id,
        where_we_left_off: checkpoint.where_we_left_off,
        next_step: checkpoint.next_step,
        needed_context_refs: [...checkpoint.needed_context_refs],
        blockers: [...checkpoint.blockers],
        seen: [...checkpoint.seen],
        ...(code === undefined ? {} : { code: fittingCode(code, texts) }),
        previous_seq: previousSeq,
        was: { updated_at, changed_seq },
        ...(override === undefined ? {} : { override }),
      },
    },
    ...newBlockers.map((blocker) => addBlocker(task, blocker, remarks)),
  ];
}

/** Named files beyond what the texts leave room for are counted. */
export function fittingCode(code: Immutable<CheckpointCode>, texts: object): CheckpointCode {
  const { changed, more, ...rest } = code;
  let left = Math.min(MOST_CODE_BYTES, MOST_BYTES - Buffer.byteLength(JSON.stringify(texts)));
  const named = changed.slice(0, WORK_LIMITS.codeFiles).filter((file) => {
    left -= Buffer.byteLength(JSON.stringify(file)) + 1;
    return left >= 0;
  });
  return { ...rest, changed: named.map((file) => ({ ...file })), more: more + changed.length - named.length };
}

/** They are read with every next step of the task. */
const MOST_CODE_BYTES = 24_000;

// ── Corrections ──────────────────────────────────────────────────────────────────────────────────────────────

export type TaskCorrection = Partial<
  Pick<TaskEntity, 'title' | 'description' | 'priority' | 'goal_id' | 'acceptance_criteria' | 'depends_on'>
>;

/** The checks that a caller names are all that the task has from then on. */
export interface NewChecks extends SettingChecks {
  readonly checks: readonly Immutable<Check>[];
}

export function updateTask(
  task: FoundTask,
  asked: TaskCorrection,
  remarks: Remarks,
  newChecks?: NewChecks,
): NewWorkEvent {
  notArchived(task);
  const before = { checks: [], ...task.entity };
  const corrected = { ...asked, ...withCriteria(task, asked.acceptance_criteria, newChecks) };
  const changes = Object.fromEntries(
    Object.entries(corrected).filter(
      // A stored check has its fields in another order.
      ([key, value]) => canonicalJson(value) !== canonicalJson(before[key as keyof typeof corrected] ?? null),
    ),
  ) as TaskChange;
  if (Object.keys(changes).length === 0) {
    throw refuse('nothing_changed', `${taskName(task)} is like that already`, { task_id: task.id });
  }
  if (task.entity.status === 'done' && (changes.acceptance_criteria || changes.depends_on || changes.checks)) {
    throw refuse('task_done', `${taskName(task)} is done by the criteria it had`, { task_id: task.id });
  }
  refuseTooLarge(task, task.entity, { ...task.entity, ...changes });
  return change('task.updated', task, changes, remarks);
}

/** A criterion that goes takes its check and what proved it along. */
function withCriteria(
  task: FoundTask,
  asked: readonly string[] | undefined,
  given: NewChecks | undefined,
): Pick<TaskChange, 'checks' | 'evidence'> {
  const { checks = [], evidence, acceptance_criteria } = task.entity;
  if (asked === undefined && given === undefined) return {};
  const criteria = asked ?? acceptance_criteria;
  return {
    checks: given ? placeChecks(taskName(task), criteria, given.checks, checks, given) : keptChecks(checks, criteria),
    evidence: keptProofs(evidence, criteria),
  };
}

/** `waiting` are the open tasks that depend on it, which nothing would ever release. */
export function archiveTask(
  task: FoundTask,
  waiting: readonly { readonly number: number }[],
  remarks: Remarks,
): NewWorkEvent {
  if (task.entity.archived)
    throw refuse('already_archived', `${taskName(task)} is archived already`, { task_id: task.id });
  if (task.entity.status !== 'done' && waiting.length > 0) {
    throw refuse(
      'has_dependents',
      `${waiting.map(({ number }) => `T${number}`).join(', ')} depend on ${taskName(task)}, which is not done`,
      { task_id: task.id },
    );
  }
  return change('task.archived', task, { archived: true }, remarks);
}

export function unarchiveTask(task: FoundTask, remarks: Remarks): NewWorkEvent {
  if (!task.entity.archived) throw refuse('not_archived', `${taskName(task)} is not archived`, { task_id: task.id });
  return change('task.unarchived', task, { archived: false }, remarks);
}

function notArchived(task: FoundTask): void {
  if (task.entity.archived) throw refuse('archived', `${taskName(task)} is archived`, { task_id: task.id });
}
