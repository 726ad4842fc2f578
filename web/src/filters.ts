// Which tasks a list shows, according to its address: pure, over everything that is loaded.
import { STATUSES, type Claim, type Goal, type Task, type TaskStatus } from './types.ts';

export interface Filter {
  readonly status: readonly TaskStatus[];
  readonly goal: string;
  readonly ready: boolean;
  readonly claimed: boolean;
  readonly archived: boolean;
  readonly text: string;
}

export function filterOf(query: URLSearchParams): Filter {
  const given = query.get('status')?.split(',') ?? [];
  return {
    status: STATUSES.filter((status) => given.includes(status)),
    goal: query.get('goal') ?? '',
    ready: query.has('ready'),
    claimed: query.has('claimed'),
    archived: query.has('archived'),
    text: query.get('text') ?? '',
  };
}

export function queryOf({ status, goal, ready, claimed, archived, text }: Filter): string {
  const query = new URLSearchParams();
  if (status.length > 0) query.set('status', status.join(','));
  if (goal !== '') query.set('goal', goal);
  if (ready) query.set('ready', '');
  if (claimed) query.set('claimed', '');
  if (archived) query.set('archived', '');
  if (text !== '') query.set('text', text);
  const said = query.toString().replaceAll(/=(?=&|$)/g, '');
  return said === '' ? '' : `?${said}`;
}

export interface TaskContext {
  readonly goals: ReadonlyMap<string, Goal>;
  readonly claims: ReadonlyMap<string, Claim>;
  /** The tasks for which others still wait. An archived task is done, or nothing depends on it. */
  readonly open: ReadonlySet<string>;
}

/** Case and width of letters are ignored, as in the daemon's search. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Cached for each task, because every typed letter searches all of them. */
const known = new WeakMap<Task, string>();

function saidBy(task: Task): string {
  const { number, title, description, acceptance_criteria: criteria } = task;
  const said = known.get(task) ?? plain(`t${number} ${title} ${description ?? ''} ${criteria.join(' ')}`);
  known.set(task, said);
  return said;
}

export function filterTasks(tasks: readonly Task[], filter: Filter, context: TaskContext): readonly Task[] {
  const words = plain(filter.text).split(/\s+/).filter(Boolean);
  return tasks.filter((task) => {
    if (filter.status.length > 0 && !filter.status.includes(task.status)) return false;
    if (filter.goal !== '' && task.goal_id !== filter.goal) return false;
    if (filter.claimed && !context.claims.has(task.task_id)) return false;
    if (filter.ready && !isReady(task, context)) return false;
    if (words.length === 0) return true;
    const said = saidBy(task);
    return words.every((word) => said.includes(word));
  });
}

/** By the rule of the next step: to be done, part of an active goal, and waiting for nothing. */
function isReady(task: Task, { open, goals }: TaskContext): boolean {
  const goal = goals.get(task.goal_id);
  const isOpen = task.status === 'todo' && !task.archived && goal?.status === 'active' && !goal.archived;
  return isOpen && !task.depends_on.some((id) => open.has(id));
}
