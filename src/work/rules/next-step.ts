// The policy of the next step, as pure functions: which task, what to do on it, and why. The order is total, so the same
// state always gives the same answer; `read-next-step.ts` finds the same by index, and a property test holds them equal.
import { isAgentOwner } from '../../base/coding-agents.ts';
import type { LeftOutReason, Needs, NextStepAnswer, Rank, TaskStatus } from '../contract.ts';
import { NEWEST_STATUS, PRIORITY_STEP } from '../queries.ts';
import type { CriterionProof } from './answered-criteria.ts';

// ── The order ────────────────────────────────────────────────────────────────────────────────────────────────

export interface GoalFacts {
  readonly status: string;
  readonly archived: boolean;
  readonly priority: number;
}

export interface TaskFacts {
  readonly goal_id: string;
  readonly number: number;
  readonly status: TaskStatus;
  readonly status_seq: number;
  readonly priority: number | null;
  readonly depends_on: readonly string[];
  readonly archived: boolean;
  readonly started_by?: string | null | undefined;
  readonly open_blockers: readonly string[];
}

export interface BlockerFacts {
  readonly needs?: Needs | undefined;
  readonly created_seq: number;
}

export interface WorkFacts {
  readonly goals: ReadonlyMap<string, GoalFacts>;
  readonly tasks: ReadonlyMap<string, TaskFacts>;
  readonly blockers: ReadonlyMap<string, BlockerFacts>;
}

/** Who asks, and which session holds which task at this moment. */
export interface Asker {
  readonly owner: string;
  readonly holders: ReadonlyMap<string, string>;
}

/**
 * Why a task is the next one, from the first reason to the last. `held`, `started` and `waiting` are for agents: in
 * progress and held by it, in progress and started by it, blocked by what no agent can remove.
 */
const PLACES = ['held', 'started', 'doing', 'blocked', 'ready', 'waiting'] as const;
export type Place = (typeof PLACES)[number];

export interface Choice {
  readonly place: Place | 'propose';
  readonly rank: Rank;
  readonly task_id: string | null;
  /** The first task that could be started instead. */
  readonly otherwise: string | null;
  /** What waits for a person or the outside, the step itself aside. */
  readonly waiting: readonly string[];
  /** What others hold, then what waits, unless nothing else is left. */
  readonly left_out: readonly { readonly task_id: string; readonly reason: LeftOutReason }[];
}

/** A task that is in progress, blocked or ready, in a goal that is active. */
interface OpenTask {
  readonly id: string;
  readonly task: TaskFacts;
  readonly goal: GoalFacts;
  /** Who can remove its open blockers, the oldest first. */
  readonly needs: readonly (Needs | null)[];
}

interface Offered extends OpenTask {
  readonly place: Place;
  /** The smallest comes first within its place. */
  readonly key: number;
}

/** Over the whole state: what the indexed reading must agree with. */
export function chooseNextStep(facts: WorkFacts, asker?: Asker): Choice {
  const open = openTasks(facts);
  const isHeld = ({ id }: { readonly id: string }) => {
    const holder = asker?.holders.get(id);
    return holder !== undefined && holder !== asker?.owner;
  };
  const offered = open
    .filter((found) => !isHeld(found))
    .map((found): Offered => {
      const { id, task, goal, needs } = found;
      const place = placeOf(found, asker);
      return { id, task, goal, needs, place, key: orderKey(place, task, goal, isAgent(asker)) };
    })
    .toSorted((a, b) => PLACES.indexOf(a.place) - PLACES.indexOf(b.place) || a.key - b.key);
  const [first] = offered;
  const waiting = offered.filter((one) => waitsFor(one.task.status, one.needs) && one !== first);
  // Only an agent is offered other work instead; anybody else is asked to see to it.
  const passedOver = isAgent(asker) && first?.place !== 'waiting' ? waiting : [];
  const held = open.filter(isHeld).toSorted((a, b) => a.task.number - b.task.number);
  return {
    place: first?.place ?? 'propose',
    rank: rankOf(first?.place ?? 'propose'),
    task_id: first?.id ?? null,
    otherwise: offered.find((one) => one.place === 'ready' && one !== first)?.id ?? null,
    waiting: waiting.map(({ id }) => id),
    left_out: [
      ...held.map(({ id }) => ({ task_id: id, reason: 'held_by_another' as const })),
      ...passedOver.map(({ id, needs }) => ({
        task_id: id,
        reason: leftOutReason(needs[0] ?? null),
      })),
    ],
  };
}

function openTasks({ goals, tasks, blockers }: WorkFacts): OpenTask[] {
  const isReady = ({ depends_on }: TaskFacts) => depends_on.every((id) => tasks.get(id)?.status === 'done');
  const needsOf = ({ open_blockers }: TaskFacts) =>
    open_blockers
      .flatMap((id) => blockers.get(id) ?? [])
      .toSorted((a, b) => a.created_seq - b.created_seq)
      .map(({ needs = null }) => needs);
  return [...tasks].flatMap(([id, task]) => {
    const goal = goals.get(task.goal_id);
    const isOpen = goal?.status === 'active' && !goal.archived && !task.archived && task.status !== 'done';
    return goal && isOpen && (task.status !== 'todo' || isReady(task))
      ? [{ id, task, goal, needs: needsOf(task) }]
      : [];
  });
}

function isAgent(asker: Asker | undefined): boolean {
  return asker !== undefined && isAgentOwner(asker.owner);
}

function placeOf({ id, task: { status, started_by }, needs }: OpenTask, asker: Asker | undefined): Place {
  if (status === 'todo') return 'ready';
  if (status === 'blocked') return isAgent(asker) && waitsFor(status, needs) ? 'waiting' : 'blocked';
  if (!asker || !isAgent(asker)) return 'doing';
  if (asker.holders.get(id) === asker.owner) return 'held';
  return started_by === asker.owner ? 'started' : 'doing';
}

/** By the newest status; what is ready, and for an agent what anybody left in progress, by priority first. */
function orderKey(place: Place, task: TaskFacts, goal: GoalFacts, forAgent: boolean): number {
  const priority = (task.priority ?? goal.priority) * PRIORITY_STEP;
  if (place === 'ready') return priority + task.number;
  return place === 'doing' && forAgent ? priority + NEWEST_STATUS - task.status_seq : -task.status_seq;
}

/** Whether it is blocked, and no agent can remove any of what blocks it. */
export function waitsFor(status: TaskStatus, needs: readonly (Needs | null)[]): boolean {
  return status === 'blocked' && needs.length > 0 && needs.every((one) => one === 'person' || one === 'external');
}

export function leftOutReason(needs: Needs | null): LeftOutReason {
  return needs === 'external' ? 'waits_for_external' : 'waits_for_person';
}

function rankOf(place: Place | 'propose'): Rank {
  return place === 'held' || place === 'started' ? 'doing' : place;
}

// ── In words ─────────────────────────────────────────────────────────────────────────────────────────────────

export interface ChosenTask {
  readonly task_id: string;
  readonly goal_id: string;
  readonly number: number;
  readonly title: string;
  readonly status: TaskStatus;
  readonly revision: number;
  readonly priority: number;
  readonly acceptance_criteria: readonly string[];
  /** Of those that have a check or a proof. */
  readonly proofs?: readonly CriterionProof[];
  readonly checkpoint:
    | {
        readonly where_we_left_off: string;
        readonly next_step: string;
        readonly needed_context_refs: readonly string[];
      }
    | undefined;
  /** The unresolved ones, oldest first. */
  readonly blockers: readonly { readonly blocker_id: string; readonly text: string; readonly needs: Needs | null }[];
}

/** What an answer leaves out. */
export type LeftOut = Pick<NextStepAnswer, 'waiting' | 'waiting_count' | 'left_out' | 'left_out_count'>;
/** To whom the step is told, and without what. */
export interface Told extends Partial<LeftOut> {
  readonly isAgent: boolean;
}

type OtherTask = Pick<ChosenTask, 'task_id' | 'number' | 'title' | 'checkpoint'>;

export function describeNextStep(
  projectId: string,
  place: Place | 'propose',
  task: ChosenTask | undefined,
  otherwise: OtherTask | undefined,
  told: Told = { isAgent: false },
): NextStepAnswer {
  const { waiting = [], waiting_count = 0, left_out = [], left_out_count = 0 } = told;
  return {
    project_id: projectId,
    rank: rankOf(place),
    task_id: task?.task_id ?? null,
    goal_id: task?.goal_id ?? null,
    number: task?.number ?? null,
    title: task?.title ?? null,
    status: task?.status ?? null,
    revision: task?.revision ?? null,
    next_step: actionOf(place, task),
    required_context_refs: [...(task?.checkpoint?.needed_context_refs ?? [])],
    where_we_left_off: task?.checkpoint?.where_we_left_off ?? null,
    acceptance_criteria: [...(task?.acceptance_criteria ?? [])],
    ...(task?.proofs?.length ? { proofs: [...task.proofs] } : {}),
    blockers: (task?.blockers ?? []).map(({ blocker_id, text, needs }) => ({ blocker_id, text, needs })),
    why: whyOf(place, task, otherwise, told),
    otherwise: otherwise
      ? {
          task_id: otherwise.task_id,
          number: otherwise.number,
          title: otherwise.title,
          next_step: otherwise.checkpoint?.next_step ?? `Start task T${otherwise.number}: ${otherwise.title}`,
        }
      : null,
    waiting,
    waiting_count,
    left_out,
    left_out_count,
  };
}

function actionOf(place: Place | 'propose', task: ChosenTask | undefined): string {
  if (!task) return 'Propose tasks for an active goal, or a goal, and let the user decide; nothing is open.';
  const { number, title, status, checkpoint, blockers } = task;
  if (status === 'blocked') {
    const [first] = blockers;
    const what = `the blocker of task T${number}`;
    if (place !== 'waiting') return `Resolve ${what}: ${first?.text ?? title}`;
    return first?.needs === 'external'
      ? `See whether ${what} is gone by now: ${first.text}`
      : `Ask the person to resolve ${what}: ${first?.text ?? title}`;
  }
  return checkpoint?.next_step ?? `${status === 'doing' ? 'Go on with' : 'Start'} task T${number}: ${title}`;
}

/** One sentence. */
function whyOf(
  place: Place | 'propose',
  task: ChosenTask | undefined,
  otherwise: OtherTask | undefined,
  told: Told,
): string {
  const reason = told.isAgent && task ? agentReason(place, task, otherwise) : reasonFor(place, task);
  const without = place === 'held' || place === 'started' ? [] : withoutWhat(place, told);
  return without.length === 0 ? reason : `Apart from what ${without.join(' and what ')}, ${inSentence(reason)}`;
}

function withoutWhat(
  place: Place | 'propose',
  { isAgent: forAgent, left_out = [], waiting_count = 0 }: Told,
): string[] {
  return [
    ...(left_out.some(({ reason }) => reason === 'held_by_another') ? ['other sessions hold'] : []),
    ...(forAgent && waiting_count > 0 && place !== 'waiting' ? ['waits for a person or the outside'] : []),
  ];
}

function inSentence(sentence: string): string {
  return /^T\d/.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function reasonFor(place: Place | 'propose', task: ChosenTask | undefined): string {
  if (!task) return 'No task of an active goal can be gone on with or started.';
  const name = `T${task.number}`;
  if (place === 'doing') return `${name} is in progress, and of the tasks in progress it was started last.`;
  if (place === 'blocked') return `Nothing is in progress, and ${name} was blocked last, so its blocker comes first.`;
  return `Nothing is in progress or blocked, and ${name} is the oldest of those with the highest priority (${task.priority}) whose dependencies are done.`;
}

function agentReason(place: Place | 'propose', task: ChosenTask, otherwise: OtherTask | undefined): string {
  const name = `T${task.number}`;
  switch (place) {
    case 'held':
      return `${name} is in progress, and of the tasks that this session holds it was started last.`;
    case 'started':
      return `${name} is in progress, this session started it, and nobody holds it.`;
    case 'doing':
      return `${name} is in progress, nobody holds it, and of such tasks with the highest priority (${task.priority}) it was started last.`;
    case 'blocked': {
      const instead = otherwise ? `; if you cannot remove it, go on with T${otherwise.number}` : '';
      return `Nothing is in progress, and ${name} was blocked last, so its blocker comes first${instead}.`;
    }
    case 'waiting':
      return `All that is left waits for a person or the outside, and ${name} was blocked last.`;
    default:
      return reasonFor(place, task);
  }
}
