// The door for hot commands and hooks: the next step, where the work stands, what a session resumes from and what it has
// in flight. Plain SQL, no schema library: half of a hot command's time goes into reading its code.
import { toTimestamp } from '../base/clock.ts';
import { checkedOutAt, inWorktree, type WorkPlace } from '../base/git-worktree.ts';
import { plainSha256 } from '../base/plain-sha256.ts';
import { checkedEntity, type FoundEntity } from '../base/checked-entity.ts';
import { readAny } from '../store/rows.ts';
import type { ReadTx } from '../store/store.ts';
import { checkCounts } from './records/checked-reads.ts';
import type { NextStepAnswer, Project } from './contract.ts';
import type { CheckpointEntity, GoalEntity, TaskEntity } from './state/entities.ts';
import { codeSince, type StepCode } from './code-since.ts';
import { isInside, pickProject } from './pick-project.ts';
import * as q from './queries.ts';
import { MAIN_TAG } from '../base/tags.ts';
import { readNextStep } from './read-next-step.ts';
import type { Moved, ResumeFacts, Standing } from './resume/resume-facts.ts';
import { projectRecord } from './records/project-record.ts';
import { checkOf, unansweredOf } from './rules/answered-criteria.ts';

export { codeSince, type StepCode };
export { resumeBlock, resumeWords, type BlockFacts } from './resume/resume-block.ts';
export type { Moved, ResumeFacts, Standing } from './resume/resume-facts.ts';

export { TOLD_LIMITS } from './told-limits.ts';

/** The database that holds work. */
export const WORK_DATABASE = 'work';

/** An open database, or one that is opened by the first read. */
export interface WorkReads {
  read<T>(body: (tx: ReadTx) => Promise<T>): Promise<T>;
}

/** Which project is meant, and for whom the next step is. */
export interface Where extends WorkPlace {
  readonly cwd: string;
  readonly project?: string | undefined;
  readonly owner?: string | undefined;
}

function inProject<T>(
  work: WorkReads,
  { project: named, ...place }: Where,
  body: (tx: ReadTx, project: q.ProjectRow) => Promise<T>,
): Promise<T | undefined> {
  return work.read(async (tx) => {
    const { project } = await pickProject(tx, named, place);
    return project && body(tx, project);
  });
}

function entityOf(projectId: string, collection: string, id: string, found: FoundEntity): unknown {
  return checkedEntity(plainSha256, projectId, { collection, id }, found);
}

// ── Commands ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Undefined, like every read here, if it is not clear which project is meant. */
export function readNextStepHere(work: WorkReads, where: Where): Promise<NextStepAnswer | undefined> {
  return inProject(work, where, (tx, { project_id }) =>
    readNextStep({ tx, sha256: plainSha256 }, project_id, where.owner),
  );
}

/** The code of the checkpoint that a next step goes on from; undefined where it knows none. */
export function readStepCode(work: WorkReads, where: Where, step: NextStepAnswer): Promise<StepCode | undefined> {
  const { task_id, where_we_left_off: left } = step;
  if (task_id === null || left === null) return Promise.resolve(undefined);
  return inProject(work, where, async (tx, { project_id, root }) => {
    const row = await tx.get(q.readLatestCheckpoint, project_id, task_id);
    const { seq, code } = row ? (entityOf(project_id, 'checkpoints', task_id, row) as CheckpointEntity) : {};
    return seq === undefined || !code ? undefined : { root, seq, code };
  });
}

export function readStanding(work: WorkReads, projectId: string, taskId: string | null): Promise<Standing> {
  return work.read((tx) => standingOf(tx, projectId, taskId));
}

async function standingOf(tx: ReadTx, projectId: string, taskId: string | null): Promise<Standing> {
  const row = taskId === null ? undefined : await tx.get(q.readLatestCheckpoint, projectId, taskId);
  const checkpoint = row && (entityOf(projectId, 'checkpoints', taskId ?? '', row) as CheckpointEntity);
  return standingWith(tx, projectId, checkpoint);
}

async function standingWith(
  tx: ReadTx,
  projectId: string,
  checkpoint: CheckpointEntity | undefined,
): Promise<Standing> {
  const [newest] = await tx.all(q.readNewestActors, projectId, 1);
  return { checkpoint_at: checkpoint?.timestamp ?? null, recorded_at: newest?.timestamp ?? null };
}

export interface WorkStatus {
  readonly project: Project;
  readonly goals: Readonly<Record<string, number>>;
  readonly tasks: Readonly<Record<string, number>>;
  readonly claims: number;
  readonly next_step: NextStepAnswer;
}

export function readWorkStatus(work: WorkReads, where: Where): Promise<WorkStatus | undefined> {
  return inProject(work, where, async (tx, { project_id: projectId }) => {
    const row = await tx.get(q.readProjectBody, projectId);
    if (!row) return undefined;
    const goals = await tx.all(q.readGoalCounts, projectId);
    const tasks = await tx.all(q.readTaskCounts, projectId);
    await checkCounts(tx, projectId, { goals, tasks });
    return {
      project: projectRecord(plainSha256, row),
      goals: countsOf(goals),
      tasks: countsOf(tasks),
      claims: (await tx.all(q.readClaims, projectId, toTimestamp(await tx.now()))).length,
      next_step: await readNextStep({ tx, sha256: plainSha256 }, projectId, where.owner),
    };
  });
}

function countsOf(
  rows: readonly { readonly status: string; readonly archived: number; readonly count: number }[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, archived, count } of rows) {
    const name = archived === 1 ? 'archived' : status;
    counts[name] = (counts[name] ?? 0) + count;
  }
  return counts;
}

// ── Sessions ─────────────────────────────────────────────────────────────────────────────────────────────────

/** What a session asks for in its project. */
export interface Found<Facts> {
  readonly project_id: string;
  readonly facts: Facts;
}

interface Session extends WorkPlace {
  readonly cwd: string;
  readonly project?: string | undefined;
  readonly owner: string;
}

/** More than a resume block has room for. */
const MOST_TOLD = 8;
/** Goals in which other work in progress is looked for: those whose tasks were started last. */
const MOST_GOALS = 3;
/** More than one session ever holds. */
const MOST_IN_FLIGHT = 100;

export function readResume(work: WorkReads, session: Session): Promise<Found<ResumeFacts> | undefined> {
  const { owner } = session;
  return inProject(work, session, async (tx, { project_id, name, root }) => {
    const step = await readNextStep({ tx, sha256: plainSha256 }, project_id, owner);
    const now = toTimestamp(await tx.now());
    const { task, goal, checkpoint, holder } = await resumedTask(tx, project_id, step, now);
    const facts: ResumeFacts = {
      owner,
      project: name,
      step,
      goal: goal ? { number: goal.number, text: goal.text } : null,
      description: task?.description ?? null,
      is_held: holder === owner,
      unproved: task ? unprovedOf(task) : [],
      moved: step.where_we_left_off === null ? undefined : movedSince(checkpoint, root, session),
      standing: await standingWith(tx, project_id, checkpoint),
      in_progress: await unheldOf(tx, project_id, now, step),
      held_by_others: await tx.all(q.readTasksHeldByOthers, project_id, now, owner, MOST_TOLD),
      idle_goals: await tx.all(q.readIdleGoals, project_id, MOST_TOLD),
    };
    return { project_id, facts };
  });
}

interface ResumedTask {
  readonly task?: TaskEntity;
  readonly goal?: GoalEntity;
  readonly checkpoint?: CheckpointEntity | undefined;
  /** Under a claim that has not expired. */
  readonly holder?: string | null;
}

async function resumedTask(
  tx: ReadTx,
  projectId: string,
  { task_id }: NextStepAnswer,
  now: string,
): Promise<ResumedTask> {
  const row = task_id === null ? undefined : await tx.get(q.readResumed, now, projectId, task_id);
  if (task_id === null || !row) return {};
  const { goal_id, goal, goal_hash, checkpoint, checkpoint_hash: hash, owner } = row;
  return {
    task: entityOf(projectId, 'tasks', task_id, row) as TaskEntity,
    goal: entityOf(projectId, 'goals', goal_id, { body: goal, hash: goal_hash }) as GoalEntity,
    checkpoint:
      checkpoint === null
        ? undefined
        : (entityOf(projectId, 'checkpoints', task_id, { body: checkpoint, hash }) as CheckpointEntity),
    holder: owner,
  };
}

function movedSince(
  checkpoint: CheckpointEntity | undefined,
  root: string | null,
  { cwd, worktree }: WorkPlace,
): Moved | undefined {
  const { code } = checkpoint ?? {};
  if (!code || code.commit === null || cwd === undefined) return undefined;
  // Another repository says nothing of this project.
  if (root !== null && !worktree && !isInside(root, cwd)) return undefined;
  const now = checkedOutAt(cwd);
  if (!now) return undefined;
  const [from, to] = [
    { branch: code.branch, commit: code.commit },
    { branch: now.branch, commit: now.commit },
  ];
  const isSame = from.commit === to.commit && from.branch === to.branch;
  return isSame ? undefined : { from, to, commits: now.commitsSince(from.commit) };
}

/** With the command of its check, where it has one: nothing else proves such a criterion. */
function unprovedOf(task: TaskEntity): string[] {
  return unansweredOf(task).map((criterion) => {
    const check = checkOf(task, criterion);
    return check ? `${criterion} (check: ${check.command})` : criterion;
  });
}

/** Goal by goal: in each, the tasks in progress are in the order of an index. */
async function unheldOf(
  tx: ReadTx,
  projectId: string,
  now: string,
  { task_id }: NextStepAnswer,
): Promise<q.UnheldTaskRow[]> {
  const found: q.UnheldTaskRow[] = [];
  for (const { goal_id } of await tx.all(q.readGoalsInProgress, projectId, MOST_GOALS)) {
    found.push(...(await tx.all(q.readUnheldDoing, projectId, goal_id, now, MOST_TOLD)));
  }
  return found
    .filter((task) => task.task_id !== task_id)
    .toSorted((a, b) => b.status_seq - a.status_seq)
    .slice(0, MOST_TOLD);
}

/** Whether any of them holds a task, in any project. */
export function isHolding(work: WorkReads, owners: readonly string[]): Promise<boolean> {
  return work.read(async (tx) => {
    const now = toTimestamp(await tx.now());
    for (const owner of owners) if (await tx.get(q.readAnyHeldBy, owner, now)) return true;
    return false;
  });
}

export interface TaskInFlight {
  readonly project_id: string;
  readonly task_id: string;
  readonly number: number;
  readonly title: string;
  /** Under a claim that has not expired. */
  readonly is_held: boolean;
  /** Of its newest checkpoint. */
  readonly checkpoint_at: string | null;
}

export interface InFlight {
  readonly tasks: readonly TaskInFlight[];
  /** Of the goals of these tasks; null where they have none, or not the same. */
  readonly tag: string | null;
  /** If it has none: the task in progress that nobody holds, which its work may belong to. */
  readonly unheld: number | null;
  /** If it has none: when it last recorded work, or somebody at the command line did. */
  readonly recorded_at: string | null;
}

/** Where the session has the code of its project. */
export function readCodeFolder(work: WorkReads, session: Session): Promise<Found<string> | undefined> {
  return inProject(work, session, async (_tx, { project_id, root }) => {
    const { cwd, worktree } = session;
    const folder = root === null ? cwd : worktree ? inWorktree({ root, path: '' }, worktree).root : root;
    return { project_id, facts: folder };
  });
}

/**
 * The tasks that the session holds, and those in progress whose claim it let expire without anybody taking them since: it
 * worked for longer than its claim lasted. A task that it never took is none of its own.
 */
export function readInFlight(work: WorkReads, session: Session): Promise<Found<InFlight> | undefined> {
  return inProject(work, session, async (tx, { project_id }) => {
    const tasks = await inFlightOf(tx, project_id, session.owner);
    const tag = await tagOf(tx, tasks);
    if (tasks.length > 0) return { project_id, facts: { tasks, tag, unheld: null, recorded_at: null } };
    const [goal] = await tx.all(q.readGoalsInProgress, project_id, 1);
    const now = toTimestamp(await tx.now());
    const [unheld] = goal ? await tx.all(q.readUnheldDoing, project_id, goal.goal_id, now, 1) : [];
    const recorded_at = await recordedAt(tx, project_id, session.owner);
    return { project_id, facts: { tasks, tag, unheld: unheld?.number ?? null, recorded_at } };
  });
}

async function tagOf(tx: ReadTx, tasks: readonly TaskInFlight[]): Promise<string | null> {
  if (tasks.length === 0) return null;
  const keys = tasks.map(({ project_id, task_id }) => [project_id, task_id]);
  const [tag, ...others] = new Set((await readAny(tx, q.readTagsOfTasks, keys)).map((row) => row.tag ?? MAIN_TAG));
  return others.length === 0 ? (tag ?? null) : null;
}

/** Of the newest events: what a session recorded long ago says nothing about what it changed since. */
const MOST_EVENTS = 50;

async function recordedAt(tx: ReadTx, projectId: string, owner: string): Promise<string | null> {
  const newest = await tx.all(q.readNewestActors, projectId, MOST_EVENTS);
  // An agent may record its work by a command, whose actor is the user.
  const own = newest.find(({ actor }) => actor === owner || actor === `mcp:${owner}` || actor.startsWith('cli:'));
  return own?.timestamp ?? null;
}

async function inFlightOf(tx: ReadTx, projectId: string, owner: string): Promise<TaskInFlight[]> {
  const now = toTimestamp(await tx.now());
  const inFlight: TaskInFlight[] = [];
  for (const task of await tx.all(q.readTasksTakenBy, projectId, owner, now, MOST_IN_FLIGHT)) {
    const { task_id, number, title, lease_expires_at } = task;
    const row = await tx.get(q.readLatestCheckpoint, projectId, task_id);
    const checkpoint = row && (entityOf(projectId, 'checkpoints', task_id, row) as CheckpointEntity);
    const checkpoint_at = checkpoint?.timestamp ?? null;
    inFlight.push({ project_id: projectId, task_id, number, title, is_held: lease_expires_at > now, checkpoint_at });
  }
  return inFlight;
}
