// The policy of the next step, as pure functions: which task, what to do on it, and why. The order is total, so the same
// state always gives the same answer; `read-next-step.ts` finds the same by index, and a property test holds them equal.
import type { Needs, NextStepAnswer, Rank, TaskStatus } from '../contract.ts';
import { PRIORITY_STEP } from '../queries.ts';

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
}

export interface WorkFacts {
  readonly goals: ReadonlyMap<string, GoalFacts>;
  readonly tasks: ReadonlyMap<string, TaskFacts>;
}

/** The smallest comes first: work in progress and what was blocked by recency, what is ready by priority and age. */
export function orderKey(task: TaskFacts, goal: GoalFacts): number {
  return task.status === 'todo' ? (task.priority ?? goal.priority) * PRIORITY_STEP + task.number : -task.status_seq;
}

export interface Choice {
  readonly rank: Rank;
  readonly task_id: string | null;
  /** The first task that could be started instead. */
  readonly otherwise: string | null;
}

/** Over the whole state: what the indexed reading must agree with. `heldByOthers` are left out at every rank. */
export function chooseNextStep({ goals, tasks }: WorkFacts, heldByOthers: ReadonlySet<string> = new Set()): Choice {
  const offered = (status: TaskStatus): string[] =>
    [...tasks]
      .flatMap(([id, task]) => {
        const goal = goals.get(task.goal_id);
        const isOpen = goal?.status === 'active' && !goal.archived && !task.archived && task.status === status;
        return goal && isOpen && !heldByOthers.has(id) ? [{ id, task, key: orderKey(task, goal) }] : [];
      })
      .filter(({ task }) => status !== 'todo' || task.depends_on.every((id) => tasks.get(id)?.status === 'done'))
      .toSorted((a, b) => a.key - b.key)
      .map(({ id }) => id);
  const [doing] = offered('doing');
  const [blocked] = offered('blocked');
  const [ready, secondReady] = offered('todo');
  if (doing !== undefined) return { rank: 'doing', task_id: doing, otherwise: ready ?? null };
  if (blocked !== undefined) return { rank: 'blocked', task_id: blocked, otherwise: ready ?? null };
  if (ready !== undefined) return { rank: 'ready', task_id: ready, otherwise: secondReady ?? null };
  return { rank: 'propose', task_id: null, otherwise: null };
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

export function describeNextStep(
  projectId: string,
  rank: Rank,
  task: ChosenTask | undefined,
  otherwise: Pick<ChosenTask, 'task_id' | 'number' | 'title' | 'checkpoint'> | undefined,
  /** Whether tasks were left out because other sessions hold them. */
  isWithoutHeld = false,
): NextStepAnswer {
  return {
    project_id: projectId,
    rank,
    task_id: task?.task_id ?? null,
    goal_id: task?.goal_id ?? null,
    number: task?.number ?? null,
    title: task?.title ?? null,
    status: task?.status ?? null,
    revision: task?.revision ?? null,
    next_step: actionOf(task),
    required_context_refs: [...(task?.checkpoint?.needed_context_refs ?? [])],
    where_we_left_off: task?.checkpoint?.where_we_left_off ?? null,
    acceptance_criteria: [...(task?.acceptance_criteria ?? [])],
    blockers: (task?.blockers ?? []).map(({ blocker_id, text, needs }) => ({ blocker_id, text, needs })),
    why: isWithoutHeld
      ? `Apart from what other sessions hold, ${inSentence(reasonFor(rank, task))}`
      : reasonFor(rank, task),
    otherwise: otherwise
      ? {
          task_id: otherwise.task_id,
          number: otherwise.number,
          title: otherwise.title,
          next_step: otherwise.checkpoint?.next_step ?? `Start task T${otherwise.number}: ${otherwise.title}`,
        }
      : null,
    waiting: [],
    waiting_count: 0,
    left_out: [],
    left_out_count: 0,
  };
}

function actionOf(task: ChosenTask | undefined): string {
  if (!task) return 'Propose tasks for an active goal, or a goal, and let the user decide; nothing is open.';
  const { number, title, status, checkpoint, blockers } = task;
  if (status === 'blocked') {
    const [first] = blockers;
    return `Resolve the blocker of task T${number}: ${first?.text ?? title}`;
  }
  return checkpoint?.next_step ?? `${status === 'doing' ? 'Go on with' : 'Start'} task T${number}: ${title}`;
}

function inSentence(sentence: string): string {
  return /^T\d/.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function reasonFor(rank: Rank, task: ChosenTask | undefined): string {
  if (!task) return 'No task of an active goal can be gone on with or started.';
  const name = `T${task.number}`;
  if (rank === 'doing') return `${name} is in progress, and of the tasks in progress it was started last.`;
  if (rank === 'blocked') return `Nothing is in progress, and ${name} was blocked last, so its blocker comes first.`;
  return `Nothing is in progress or blocked, and ${name} is the oldest of those with the highest priority (${task.priority}) whose dependencies are done.`;
}
