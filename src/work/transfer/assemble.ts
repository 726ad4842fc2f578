// From drafts to a plan: resolves dependencies, opens circles, lets parents wait for their parts, and brings
// the tasks into an order in which each stands behind what it waits for. The README has the rules.
import { ONE_PASS, type Sliced } from '../../base/in-slices.ts';
import { WORK_LIMITS } from '../contract.ts';
import type { ImportPlan, PlannedGoal, PlannedTask, ProblemCode, RecordKey } from './contract.ts';
import type { Drafts, GoalDraft, TaskDraft } from './draft.ts';
import { components, findCircleEdges, orderByDependency } from './graph.ts';

export function* assemble(drafts: Drafts): Sliced<ImportPlan> {
  const { format, source, records, problems } = drafts;
  const tree = new Tree(drafts);
  yield ONE_PASS;
  const report = (task: TaskDraft, code: ProblemCode, message: string) =>
    problems.push({ code, message, kind: 'task', external_id: task.external_id });

  for (const task of tree.tasks) {
    if (task.parent === null || tree.indexes.has(task.parent)) continue;
    report(task, 'dangling_dependency', `It is a part of "${localName(task.parent)}", which the file does not have.`);
  }
  const explicit = new Waits(tree.tasks.map((task) => explicitOf(task, tree, report)));
  yield ONE_PASS;
  for (const [from, to] of findCircleEdges(explicit.lists())) {
    explicit.drop(from, to);
    report(tree.at(from), 'dependency_cycle', `Waiting for "${name(tree, to)}" would close a circle and was left out.`);
  }
  yield ONE_PASS;
  const archived = archivedOf(tree, explicit, report);
  yield ONE_PASS;
  // What we exported ourselves says exactly what it means.
  const isOwn = format === 'json' || format === 'markdown';
  for (const [from, task] of isOwn ? [] : tree.tasks.entries()) {
    for (const to of explicit.of(from)) {
      if (archived[from] === true || archived[to] !== true) continue;
      explicit.drop(from, to);
      report(task, 'dependency_dropped', `It no longer waits for "${name(tree, to)}", which was given up or put off.`);
    }
  }

  const all = withImplied(tree, explicit, archived, goalWaits(drafts, tree));
  yield ONE_PASS;
  const lists = all.lists();
  const order = orderByDependency(lists);
  yield ONE_PASS;
  const tasks = order.map((index) => {
    const draft = tree.at(index);
    const waits = lists[index] ?? [];
    const max = WORK_LIMITS.dependencies;
    if (waits.length > max) report(draft, 'list_cut', `It waits for ${waits.length} tasks; the first ${max} are kept.`);
    const { parent: _, deferred: __, ...task } = draft;
    return Object.assign(task, {
      goal: tree.goalOf(index),
      status: statusOf(tree, index, archived, report),
      archived: archived[index] === true,
      depends_on: waits.slice(0, max).map((to) => tree.at(to).key),
    });
  });
  yield ONE_PASS;
  return { format, source, records, goals: openGoals(drafts, tasks), tasks, problems };
}

type ReportOn = (task: TaskDraft, code: ProblemCode, message: string) => void;

function name(tree: Tree, index: number): string {
  return tree.at(index).external_id;
}

function localName(key: RecordKey): string {
  return key.slice(key.indexOf('/') + 1);
}

/** Tasks by index, with their parts and parents. */
class Tree {
  readonly tasks: readonly TaskDraft[];
  readonly goals: ReadonlyMap<RecordKey, GoalDraft>;
  readonly indexes: ReadonlyMap<RecordKey, number>;
  readonly parents: readonly (number | undefined)[];
  readonly parts: readonly number[][];
  private readonly ofGoal = new Map<RecordKey, number[]>();
  private readonly fallback: RecordKey;

  constructor({ tasks, goals }: Drafts) {
    this.tasks = tasks;
    this.goals = new Map(goals.map((goal) => [goal.key, goal]));
    this.fallback = goals[0]?.key ?? '';
    this.indexes = new Map(tasks.map((task, index) => [task.key, index]));
    const parents = tasks.map(({ parent }) => (parent === null ? undefined : this.indexes.get(parent)));
    // A task cannot be a part of itself, however far up.
    const knots = findCircleEdges(parents.map((parent) => (parent === undefined ? [] : [parent])));
    for (const [from] of knots) parents[from] = undefined;
    this.parents = parents;
    this.parts = tasks.map(() => []);
    for (const [index, parent] of parents.entries()) if (parent !== undefined) this.parts[parent]?.push(index);
    for (const index of tasks.keys()) {
      const goal = this.goalOf(index);
      const others = this.ofGoal.get(goal);
      if (others) others.push(index);
      else this.ofGoal.set(goal, [index]);
    }
  }

  at(index: number): TaskDraft {
    return this.tasks[index] as TaskDraft;
  }

  /** Its own goal, else that of the nearest of those it is a part of. */
  goalOf(index: number): RecordKey {
    for (let at: number | undefined = index; at !== undefined; at = this.parents[at]) {
      const { goal } = this.at(at);
      if (goal !== null) return goal;
    }
    return this.fallback;
  }

  /** To wait for a goal is to wait for its tasks that are open. */
  openTasksOfGoal(goal: RecordKey): readonly number[] {
    return (this.ofGoal.get(goal) ?? []).filter(
      (index) => this.at(index).status !== 'done' && !this.at(index).archived,
    );
  }
}

/** Lists of indexes without repetition, in the order of their being added. */
class Waits {
  private readonly sets: Set<number>[];
  constructor(lists: readonly (readonly number[])[]) {
    this.sets = lists.map((list) => new Set(list));
  }
  of(index: number): number[] {
    return [...(this.sets[index] ?? [])];
  }
  has(from: number, to: number): boolean {
    return this.sets[from]?.has(to) === true;
  }
  drop(from: number, to: number): void {
    this.sets[from]?.delete(to);
  }
  lists(): number[][] {
    return this.sets.map((set) => [...set]);
  }
}

function explicitOf(task: TaskDraft, tree: Tree, report: ReportOn): number[] {
  const self = tree.indexes.get(task.key);
  return task.depends_on.flatMap((key) => {
    const to = tree.indexes.get(key);
    if (to !== undefined && to !== self) return [to];
    if (to === self && self !== undefined) {
      report(task, 'dependency_cycle', 'It cannot wait for itself; that was left out.');
      return [];
    }
    const goal = tree.goals.get(key);
    if (goal && self !== undefined && tree.goalOf(self) !== key) return [...tree.openTasksOfGoal(key)];
    const what = localName(key);
    if (goal) report(task, 'dependency_dropped', `It belongs to "${what}" and cannot wait for it.`);
    else
      report(task, 'dangling_dependency', `It waits for "${what}", which the file does not have; that was left out.`);
    return [];
  });
}

/** Given up, or put off with no task waiting for it; parts of such a task that were not begun go with it. */
function archivedOf(tree: Tree, explicit: Waits, report: ReportOn): boolean[] {
  const archived = tree.tasks.map((task) => task.archived);
  const deferred = tree.tasks.map((task) => task.deferred);
  const topDown = orderByDependency(tree.parents.map((parent) => (parent === undefined ? [] : [parent])));
  for (const index of topDown) {
    const parent = tree.parents[index];
    if (parent === undefined || tree.at(index).status !== 'todo') continue;
    archived[index] ||= archived[parent] === true;
    deferred[index] ||= deferred[parent] === true;
  }
  const lists = explicit.lists();
  const waiting = tree.tasks.map(() => false);
  for (const index of orderByDependency(lists).toReversed()) {
    if (deferred[index] === true && archived[index] !== true) {
      archived[index] = waiting[index] !== true;
      if (waiting[index] === true)
        report(tree.at(index), 'deferred_is_needed', 'It was put off, but others wait for it; it stays to be done.');
    }
    if (archived[index] === true || tree.at(index).status === 'done') continue;
    for (const to of lists[index] ?? []) waiting[to] = true;
  }
  return archived;
}

/** What the tasks of a goal wait for, because their goal does. */
function goalWaits({ goalDependencies }: Drafts, tree: Tree): ReadonlyMap<RecordKey, readonly number[]> {
  const waits = [...(goalDependencies ?? [])].map(([goal, keys]) => {
    const targets = keys.flatMap((key) => tree.indexes.get(key) ?? tree.openTasksOfGoal(key));
    return [goal, targets.filter((index) => tree.goalOf(index) !== goal)] as const;
  });
  return new Map(waits);
}

/** A task waits for its parts, and its parts for what it waits for; where that closes a circle, what was written counts. */
function withImplied(
  tree: Tree,
  explicit: Waits,
  archived: readonly boolean[],
  ofGoals: ReadonlyMap<RecordKey, readonly number[]>,
): Waits {
  const isOpen = (index: number) => tree.at(index).status !== 'done' && archived[index] !== true;
  const lists = tree.tasks.map((_, index) => {
    const parts = (tree.parts[index] ?? []).filter((part) => archived[part] !== true || archived[index] === true);
    const inherited: number[] = [];
    if (isOpen(index)) {
      for (let up = tree.parents[index]; up !== undefined; up = tree.parents[up]) {
        inherited.push(...explicit.of(up).filter((to) => to !== index && tree.parents[to] !== up && isOpen(to)));
        if (inherited.length > WORK_LIMITS.dependencies) break;
      }
      inherited.push(...(ofGoals.get(tree.goalOf(index)) ?? []).filter(isOpen));
    }
    return [...explicit.of(index), ...parts, ...inherited];
  });
  const all = new Waits(lists);
  for (const members of components(all.lists())) {
    if (members.length === 1) continue;
    const ofKnot = new Set(members);
    for (const from of members) {
      for (const to of all.of(from)) if (ofKnot.has(to) && !explicit.has(from, to)) all.drop(from, to);
    }
  }
  return all;
}

/** What is being done of a task with open parts are its parts. */
function statusOf(tree: Tree, index: number, archived: readonly boolean[], report: ReportOn): TaskDraft['status'] {
  const task = tree.at(index);
  const isOpen = (part: number) => tree.at(part).status !== 'done' && archived[part] !== true;
  if (task.status !== 'doing' || !(tree.parts[index] ?? []).some(isOpen)) return task.status;
  report(task, 'parent_waits', 'It was in progress by its parts, which are open; it waits for them as to be done.');
  return 'todo';
}

/** A goal with open tasks is not done, or they would never be offered. */
function openGoals({ goals, problems }: Drafts, tasks: readonly PlannedTask[]): PlannedGoal[] {
  const open = new Set(tasks.filter((task) => task.status !== 'done' && !task.archived).map((task) => task.goal));
  return goals.map((goal) => {
    if (goal.status !== 'done' || !open.has(goal.key)) return goal;
    const { external_id } = goal;
    const message = 'It was closed, but has open tasks; it stays active.';
    problems.push({ code: 'goal_kept_open', message, kind: 'goal', external_id });
    return { ...goal, status: 'active' as const };
  });
}
