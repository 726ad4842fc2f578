// The rules of work once more, in the plainest way and from their description alone: who may do what to which goal and
// task, what is refused and why, and what the next step is. Nothing here is taken from the code that it is held against.

export type GoalStatus = 'active' | 'paused' | 'done';
export type TaskStatus = 'todo' | 'doing' | 'blocked' | 'done';
export type Needs = 'agent' | 'person' | 'external';

export interface ModelGoal {
  key: number;
  priority: number;
  status: GoalStatus;
  archived: boolean;
  /** The append that last changed it. */
  rev: number;
}
export interface ModelTask {
  key: number;
  goal: number;
  priority: number | null;
  status: TaskStatus;
  statusSeq: number;
  startedBy: string | null;
  archived: boolean;
  dependsOn: number[];
  criteria: string[];
  checks: ModelCheck[];
  proofs: ModelProof[];
  /** By key, in the order in which they came. */
  openBlockers: number[];
  resolvedBlockers: number[];
  checkpoint: string | null;
  rev: number;
}
/** A command that proves a criterion, and who said so. */
export interface ModelCheck {
  readonly criterion: string;
  readonly command: string;
  readonly setBy: string;
}
/** Somebody's word, or a run of a command on some code. */
export interface ModelProof {
  readonly criterion: string | null;
  readonly run?: ModelRun;
  readonly overridden?: string;
}
export interface ModelRun {
  readonly command: string;
  readonly code: string;
}
/** What is said of a criterion that has a check or a proof. */
export interface ToldProof {
  readonly number: number;
  readonly check: string | null;
  readonly kinds: readonly string[];
  readonly is_proved: boolean;
}
interface State {
  readonly goals: Map<number, ModelGoal>;
  readonly tasks: Map<number, ModelTask>;
  /** Numbers are never given twice, unless the project was rolled back. */
  goalCount: number;
  taskCount: number;
}
interface ModelClaim {
  readonly owner: string;
  token: number;
  ttlMs: number;
  expiresAt: number;
}
interface Append {
  readonly first: number;
  readonly actor: string;
  readonly kind: 'change' | 'undo' | 'rollback' | 'project';
  readonly undoes?: number;
  readonly before: readonly { what: 'goals' | 'tasks'; key: number; entity: ModelGoal | ModelTask | undefined }[];
}

/** Who writes, and under which claim. */
export interface Writer {
  readonly actor: string;
  readonly owner?: string | undefined;
  readonly token?: number | undefined;
  readonly override?: string | undefined;
}
export interface Step {
  readonly rank: 'doing' | 'blocked' | 'ready' | 'waiting' | 'propose';
  readonly task: number | null;
  readonly otherwise: number | null;
  /** What only a person or the outside can unblock, the step itself aside. */
  readonly waiting: readonly { readonly task: number; readonly needs: Needs }[];
  readonly leftOut: readonly { readonly task: number; readonly reason: string }[];
  /** Of the step's task. */
  readonly proofs: readonly ToldProof[];
}
export type Evidence = 'none' | 'text' | 'all' | 'first' | 'foreign';
export interface TaskFields {
  readonly priority?: number | null | undefined;
  readonly goal?: number | undefined;
  readonly dependsOn?: readonly number[] | undefined;
  readonly criteria?: readonly string[] | undefined;
  readonly checks?: readonly Omit<ModelCheck, 'setBy'>[] | undefined;
}

/** Every reason there is to refuse it; none when it has to succeed. */
export type Faults = ReadonlySet<string>;

/** The agents that there are, and what speaks for them; then a sign, then whatever tells their sessions apart. */
const AGENTS = ['claude', 'codex', 'cursor', 'gemini', 'opencode', 'pi', 'mcp'];
function isAgent(owner: string): boolean {
  return AGENTS.some((name) => owner.startsWith(`${name}:`) || owner.startsWith(`${name}-`));
}

function newestFirst(a: ModelTask, b: ModelTask): number {
  return b.statusSeq - a.statusSeq;
}

function claimsOf(evidence: Evidence, criteria: readonly string[]): readonly ModelProof[] {
  if (evidence === 'none') return [];
  if (evidence === 'text') return [{ criterion: criteria.length === 1 ? (criteria[0] ?? null) : null }];
  return criteria.slice(0, evidence === 'first' ? 1 : undefined).map((criterion) => ({ criterion }));
}

const USUAL_TTL_MS = 900_000;
const TASK_TABLE = [
  'todo doing',
  'doing todo',
  'doing blocked',
  'doing done',
  'blocked doing',
  'blocked todo',
  'done doing',
];
const GOAL_TABLE = ['active paused', 'paused active', 'active done', 'paused done', 'done active'];

function isAgainstTable(what: 'goals' | 'tasks', from: string | undefined, to: string | undefined): boolean {
  if (from === undefined || to === undefined || from === to) return false;
  return !(what === 'goals' ? GOAL_TABLE : TASK_TABLE).includes(`${from} ${to}`);
}

const GOAL_MOVES = {
  pause: { from: ['active'], to: 'paused' },
  resume: { from: ['paused'], to: 'active' },
  finish: { from: ['active', 'paused'], to: 'done' },
  reopen: { from: ['done'], to: 'active' },
} as const;
export type GoalMove = keyof typeof GOAL_MOVES | 'archive' | 'unarchive';
export type TaskMove = 'start' | 'pause' | 'block' | 'complete' | 'reopen' | 'archive' | 'unarchive';

export class WorkModel {
  /** Of the project's creation. */
  seq = 1;
  now = 0;
  /** The code that a task is completed with; undefined where git gives no answer. */
  code: string | undefined = 'a';
  #state: State = { goals: new Map(), tasks: new Map(), goalCount: 0, taskCount: 0 };
  readonly #claims = new Map<number, ModelClaim>();
  readonly #tokens = new Map<number, number>();
  /** The newest claim on each task, also when it expired; none once its owner let go of it. */
  readonly #left = new Map<number, { readonly owner: string; readonly expiresAt: number }>();
  /** Owners whose claim another session ended or took over, by task. */
  readonly #losers = new Map<number, Set<string>>();
  readonly #appends: Append[] = [{ first: 1, actor: 'ada', kind: 'project', before: [] }];
  readonly #past = new Map<number, State>();
  /** Of each blocker ever made, for good. */
  readonly #needs = new Map<number, Needs | undefined>();
  #keys = 0;

  constructor() {
    this.#remember();
  }

  get goals(): readonly ModelGoal[] {
    return [...this.#state.goals.values()];
  }
  get tasks(): readonly ModelTask[] {
    return [...this.#state.tasks.values()];
  }
  task(key: number): ModelTask | undefined {
    return this.#state.tasks.get(key);
  }
  /** The sequence numbers to which it can go back. */
  get boundaries(): readonly number[] {
    return [...this.#past.keys()];
  }
  claimOf(task: number): Readonly<ModelClaim> | undefined {
    const claim = this.#claims.get(task);
    return claim && claim.expiresAt > this.now ? claim : undefined;
  }

  // ── The next step ──────────────────────────────────────────────────────────────────────────────────────────

  nextStep(owner?: string): Step {
    const open = this.tasks.filter((task) => this.#isOpen(task));
    const isOthers = (task: ModelTask) => {
      const claim = this.claimOf(task.key);
      return owner !== undefined && claim !== undefined && claim.owner !== owner;
    };
    const offered = open.filter((task) => !isOthers(task));
    const ready = this.#ready(offered);
    const doing = offered.filter(({ status }) => status === 'doing').toSorted(newestFirst);
    const blocked = offered.filter(({ status }) => status === 'blocked').toSorted(newestFirst);
    const waiting = blocked.filter((task) => this.#waits(task));
    const forAgent = owner !== undefined && isAgent(owner);
    const queues: readonly (readonly [Step['rank'], readonly ModelTask[]])[] = [
      ['doing', forAgent ? this.#inAgentsOrder(doing, owner) : doing],
      ['blocked', forAgent ? blocked.filter((task) => !waiting.includes(task)) : blocked],
      ['ready', ready],
      ['waiting', forAgent ? waiting : []],
    ];
    const [rank, [step]] = queues.find(([, tasks]) => tasks.length > 0) ?? ['propose', []];
    const others = waiting
      .filter((task) => task !== step)
      .map(({ key, openBlockers }) => {
        return { task: key, needs: this.#needs.get(Math.min(...openBlockers)) ?? 'agent' };
      });
    const held = [...open.filter(({ status }) => status !== 'todo'), ...this.#ready(open)].filter(isOthers);
    return {
      rank,
      task: step?.key ?? null,
      otherwise: ready.find((task) => task !== step)?.key ?? null,
      waiting: others,
      leftOut: [
        ...held.toSorted((a, b) => a.key - b.key).map(({ key }) => ({ task: key, reason: 'held_by_another' })),
        ...(rank === 'waiting' || !forAgent ? [] : others).map(({ task, needs }) => ({
          task,
          reason: `waits_for_${needs}`,
        })),
      ],
      proofs: step ? this.#toldProofs(step) : [],
    };
  }

  /** Without a word about the code: whether a check was run at all, or somebody said why it need not be. */
  #toldProofs({ criteria, checks, proofs }: ModelTask): readonly ToldProof[] {
    const told: ToldProof[] = [];
    for (const [at, criterion] of criteria.entries()) {
      const check = checks.find((each) => each.criterion === criterion)?.command ?? null;
      const own = proofs.filter((each) => each.criterion === criterion);
      if (check === null && own.length === 0) continue;
      const counts = ({ run, overridden }: ModelProof) =>
        check === null || overridden !== undefined || run?.command === check;
      told.push({
        number: at + 1,
        check,
        kinds: [...new Set(own.map(({ run }) => (run ? 'executed' : 'claimed')))],
        is_proved: own.some(counts),
      });
    }
    return told;
  }

  /** What it holds, what it started, then what anybody left, by priority. */
  #inAgentsOrder(doing: readonly ModelTask[], owner: string): readonly ModelTask[] {
    const holds = (task: ModelTask) => this.claimOf(task.key)?.owner === owner;
    const rank = (task: ModelTask) => (holds(task) ? 0 : task.startedBy === owner ? 1 : 2);
    return doing.toSorted((a, b) => {
      if (rank(a) !== rank(b)) return rank(a) - rank(b);
      return (rank(a) === 2 ? this.#priority(a) - this.#priority(b) : 0) || newestFirst(a, b);
    });
  }

  #waits({ openBlockers }: ModelTask): boolean {
    const needs = openBlockers.map((key) => this.#needs.get(key) ?? '');
    return needs.length > 0 && needs.every((one) => ['person', 'external'].includes(one));
  }

  #priority(task: ModelTask): number {
    return task.priority ?? this.#state.goals.get(task.goal)?.priority ?? 0;
  }

  #isOpen(task: ModelTask): boolean {
    const goal = this.#state.goals.get(task.goal);
    return !task.archived && goal?.status === 'active' && !goal.archived;
  }

  #ready(tasks: readonly ModelTask[]): readonly ModelTask[] {
    return tasks
      .filter((task) => task.status === 'todo' && this.#waitsFor(task).length === 0)
      .toSorted((a, b) => this.#priority(a) - this.#priority(b) || a.key - b.key);
  }

  #waitsFor(task: ModelTask): readonly number[] {
    return task.dependsOn.filter((key) => this.task(key)?.status !== 'done');
  }

  // ── Goals ──────────────────────────────────────────────────────────────────────────────────────────────────

  createGoal(actor: string, priority: number): { faults: Faults; key: number } {
    const key = this.#newKey();
    this.#append(actor, 1, () => {
      this.#state.goalCount += 1;
      this.#setGoal({ key, priority, status: 'active', archived: false, rev: this.seq });
    });
    return { faults: new Set(), key };
  }

  updateGoal(actor: string, key: number, priority: number): Faults {
    const goal = this.#state.goals.get(key);
    const faults = new Set<string>();
    if (!goal) return faults.add('unknown_goal');
    if (goal.archived) faults.add('archived');
    if (goal.priority === priority) faults.add('nothing_changed');
    if (faults.size === 0) this.#append(actor, 1, () => this.#setGoal({ ...goal, priority, rev: this.seq }));
    return faults;
  }

  moveGoal(actor: string, key: number, move: GoalMove): Faults {
    const goal = this.#state.goals.get(key);
    const faults = new Set<string>();
    if (!goal) return faults.add('unknown_goal');
    if (move === 'archive' || move === 'unarchive') {
      const archived = move === 'archive';
      if (goal.archived === archived) faults.add(archived ? 'already_archived' : 'not_archived');
      else this.#append(actor, 1, () => this.#setGoal({ ...goal, archived, rev: this.seq }));
      return faults;
    }
    const { from, to } = GOAL_MOVES[move];
    if (goal.archived) faults.add('archived');
    if (!(from as readonly GoalStatus[]).includes(goal.status)) faults.add('invalid_transition');
    if (faults.size === 0) this.#append(actor, 1, () => this.#setGoal({ ...goal, status: to, rev: this.seq }));
    return faults;
  }

  // ── Tasks ──────────────────────────────────────────────────────────────────────────────────────────────────

  addTask(
    actor: string,
    fields: {
      goal: number;
      priority: number | null;
      dependsOn: readonly number[];
      criteria: readonly string[];
      checks: readonly Omit<ModelCheck, 'setBy'>[];
    },
  ): { faults: Faults; key: number } {
    const faults = new Set<string>();
    if (fields.checks.some(({ criterion }) => !fields.criteria.includes(criterion))) faults.add('unknown_criterion');
    this.#mayHold(fields.goal, faults);
    this.#mayDependOn(fields.dependsOn, [], faults);
    const key = this.#newKey();
    if (faults.size > 0) return { faults, key };
    this.#append(actor, 1, () => {
      this.#state.taskCount += 1;
      this.#setTask({
        key,
        goal: fields.goal,
        priority: fields.priority,
        status: 'todo',
        statusSeq: this.seq,
        startedBy: null,
        archived: false,
        dependsOn: [...new Set(fields.dependsOn)],
        criteria: [...fields.criteria],
        checks: fields.checks.map((check) => ({ ...check, setBy: actor })),
        proofs: [],
        openBlockers: [],
        resolvedBlockers: [],
        checkpoint: null,
        rev: this.seq,
      });
    });
    return { faults, key };
  }

  updateTask(writer: Writer, key: number, fields: TaskFields): Faults {
    const { task, faults } = this.#writable(writer, key);
    if (!task) return faults;
    const { goal, priority, criteria } = fields;
    const dependsOn = fields.dependsOn && [...new Set(fields.dependsOn)];
    if (task.archived) faults.add('archived');
    if (goal !== undefined && goal !== task.goal) this.#mayHold(goal, faults);
    if (dependsOn) {
      this.#mayDependOn(dependsOn, task.dependsOn, faults);
      if (dependsOn.some((on) => on === key || this.#reaches(on, key))) faults.add('dependency_cycle');
    }
    const left = criteria ?? task.criteria;
    if (fields.checks?.some(({ criterion }) => !left.includes(criterion))) faults.add('unknown_criterion');
    // Checks that are named are all there are; otherwise each goes with its criterion, as do runs.
    const checks = fields.checks
      ? fields.checks.map((check) => {
          const known = task.checks.find(({ criterion }) => criterion === check.criterion);
          return { ...check, setBy: known?.command === check.command ? known.setBy : writer.actor };
        })
      : task.checks.filter(({ criterion }) => left.includes(criterion));
    const proofs = task.proofs.filter(({ criterion, run }) => !run || (criterion !== null && left.includes(criterion)));
    const changesChecks = JSON.stringify(checks) !== JSON.stringify(task.checks);
    const changesCriteria = criteria !== undefined && criteria.join() !== task.criteria.join();
    const changesDependencies = dependsOn !== undefined && dependsOn.join() !== task.dependsOn.join();
    const changes =
      (goal !== undefined && goal !== task.goal) ||
      (priority !== undefined && priority !== task.priority) ||
      changesCriteria ||
      changesChecks ||
      changesDependencies;
    if (!changes) faults.add('nothing_changed');
    if (task.status === 'done' && (changesCriteria || changesChecks || changesDependencies)) faults.add('task_done');
    if (faults.size > 0) return faults;
    this.#write(writer, key, 1, (entity) => ({
      ...entity,
      goal: goal ?? entity.goal,
      priority: priority === undefined ? entity.priority : priority,
      criteria: criteria ? [...criteria] : entity.criteria,
      checks,
      proofs,
      dependsOn: dependsOn ?? entity.dependsOn,
    }));
    return faults;
  }

  /** `blocker` is the key of the blocker that blocking makes, with what it `needs`; `ttlMs` belongs to starting. */
  moveTask(
    writer: Writer,
    key: number,
    move: TaskMove,
    {
      evidence = 'none',
      ttlMs,
      needs,
    }: { evidence?: Evidence; ttlMs?: number | undefined; needs?: Needs | undefined } = {},
  ): { faults: Faults; blocker?: number } {
    const { task, faults } = this.#writable(writer, key, ['start', 'reopen', 'unarchive'].includes(move));
    if (!task) return { faults };
    const goal = this.#state.goals.get(task.goal);
    if (move === 'archive' || move === 'unarchive') {
      const archived = move === 'archive';
      if (task.archived === archived) faults.add(archived ? 'already_archived' : 'not_archived');
      if (archived && task.status !== 'done' && this.#dependents(key).some(({ status }) => status !== 'done')) {
        faults.add('has_dependents');
      }
      if (faults.size > 0) return { faults };
      this.#write(writer, key, 1, (entity) => ({ ...entity, archived }));
      if (archived) this.#end(key, writer.owner);
      return { faults };
    }
    // What the caller says, then what was run; a criterion with a check needs a run of it on the code at hand.
    const proofs = [...claimsOf(evidence, task.criteria), ...task.proofs.filter(({ run }) => run)];
    const unproved = task.checks.filter(
      ({ criterion, command }) =>
        this.code === undefined ||
        !proofs.some(
          (each) => each.criterion === criterion && each.run?.command === command && each.run.code === this.code,
        ),
    );
    const [from, to] = {
      start: ['todo', 'doing'],
      pause: ['doing', 'todo'],
      block: ['doing', 'blocked'],
      complete: ['doing', 'done'],
      reopen: ['done', 'doing'],
    }[move] as [TaskStatus, TaskStatus];
    if (task.archived) faults.add('archived');
    // One in progress that nobody holds is taken up: its session is gone.
    const isTakenUp =
      move === 'start' && task.status === 'doing' && writer.owner !== undefined && this.claimOf(key) === undefined;
    if (task.status !== from && !isTakenUp) faults.add('invalid_transition');
    if (move === 'start' || move === 'reopen') {
      if (goal?.archived) faults.add('archived');
      if (goal?.status !== 'active') faults.add('goal_not_open');
    }
    if (move === 'start' && !isTakenUp && this.#waitsFor(task).length > 0 && writer.override === undefined) {
      faults.add('dependencies_open');
    }
    if (move === 'complete') {
      if (task.openBlockers.length > 0) faults.add('blockers_open');
      if (evidence === 'foreign') faults.add('unknown_criterion');
      if (task.criteria.some((criterion) => !proofs.some((each) => each.criterion === criterion)))
        faults.add('evidence_missing');
      if (unproved.length > 0 && writer.override === undefined) faults.add('proof_required');
    }
    if (faults.size > 0) return { faults };
    if (isTakenUp) {
      this.#take(key, writer.owner ?? '', ttlMs);
      return { faults };
    }
    const blocker = move === 'block' ? this.#newKey() : undefined;
    if (blocker !== undefined) this.#needs.set(blocker, needs);
    // Why a check need not be run is said of everything that stands for its criterion.
    const { override } = writer;
    const isWaived = ({ criterion }: ModelProof) => unproved.some((check) => check.criterion === criterion);
    const waive = (proof: ModelProof, overridden: string): ModelProof => ({ ...proof, overridden });
    const taken = proofs.map((proof) => (override !== undefined && isWaived(proof) ? waive(proof, override) : proof));
    // What blocks it is said before it is blocked.
    this.#write(writer, key, blocker === undefined ? 1 : 2, (entity) => ({
      ...entity,
      status: to,
      statusSeq: this.seq,
      startedBy: move === 'start' ? (writer.owner ?? null) : entity.startedBy,
      openBlockers: blocker === undefined ? entity.openBlockers : [...entity.openBlockers, blocker],
      proofs: move === 'complete' ? taken : move === 'reopen' ? [] : entity.proofs,
    }));
    if (move === 'pause' || move === 'block' || move === 'complete') this.#end(key, writer.owner);
    if (move === 'start' && writer.owner !== undefined) this.#take(key, writer.owner, ttlMs);
    return blocker === undefined ? { faults } : { faults, blocker };
  }

  /** `check` is the command that the criterion had when the run was begun; null if it had none. */
  prove(writer: Writer, key: number, criterion: string, check: string | null, run: ModelRun): Faults {
    const { task, faults } = this.#writable(writer, key);
    if (!task) return faults;
    if (task.archived) faults.add('archived');
    if (task.status === 'done') faults.add('task_done');
    const now = task.checks.find((each) => each.criterion === criterion)?.command ?? null;
    if (!task.criteria.includes(criterion) || now !== check) faults.add('criterion_changed');
    if (faults.size > 0) return faults;
    // The newest run of a criterion is the one that is kept.
    this.#write(writer, key, 1, (entity) => ({
      ...entity,
      proofs: [...entity.proofs.filter((each) => each.criterion !== criterion || !each.run), { criterion, run }],
    }));
    return faults;
  }

  resolve(writer: Writer, blocker: number, becomes: 'doing' | 'todo' | undefined): Faults {
    const owner = this.tasks.find((task) => [...task.openBlockers, ...task.resolvedBlockers].includes(blocker));
    if (!owner) return new Set(['unknown_blocker']);
    const { task, faults } = this.#writable(writer, owner.key);
    if (!task) return faults;
    if (task.archived) faults.add('archived');
    if (task.resolvedBlockers.includes(blocker)) faults.add('blocker_resolved');
    const isLast = task.status === 'blocked' && task.openBlockers.length === 1;
    if (isLast && becomes === undefined) faults.add('then_required');
    if (faults.size > 0) return faults;
    this.#write(writer, task.key, isLast ? 2 : 1, (entity) => ({
      ...entity,
      openBlockers: entity.openBlockers.filter((key) => key !== blocker),
      resolvedBlockers: [...entity.resolvedBlockers, blocker],
      ...(isLast && becomes ? { status: becomes, statusSeq: this.seq } : {}),
    }));
    return faults;
  }

  /** Its blockers are always new ones. */
  checkpoint(writer: Writer, key: number, nextStep: string, blockers: number): { faults: Faults; added: number[] } {
    const { task, faults } = this.#writable(writer, key);
    if (!task) return { faults, added: [] };
    if (task.archived) faults.add('archived');
    if (task.status === 'done') faults.add('task_done');
    if (faults.size > 0) return { faults, added: [] };
    const added = Array.from({ length: blockers }, () => this.#newKey());
    this.#write(writer, key, 1 + blockers, (entity) => ({
      ...entity,
      checkpoint: nextStep,
      openBlockers: [...entity.openBlockers, ...added],
    }));
    return { faults, added };
  }

  // ── Claims ─────────────────────────────────────────────────────────────────────────────────────────────────

  claimNext(owner: string, ttlMs: number | undefined): { faults: Faults; task?: number; token?: number } {
    const free = this.tasks.filter((task) => this.#isOpen(task) && !this.claimOf(task.key));
    const doing = free.filter(({ status }) => status === 'doing').toSorted(newestFirst);
    const [task] = [...(isAgent(owner) ? this.#inAgentsOrder(doing, owner) : doing), ...this.#ready(free)];
    if (!task) return { faults: new Set(['nothing_to_claim']) };
    return { faults: new Set(), task: task.key, token: this.#take(task.key, owner, ttlMs) };
  }

  claimTask(owner: string, key: number, ttlMs: number | undefined): { faults: Faults; token?: number } {
    const task = this.task(key);
    const faults = new Set<string>();
    if (!task) return { faults: faults.add('unknown_task') };
    const claim = this.claimOf(key);
    if (task.archived) faults.add('archived');
    if (task.status === 'done') faults.add('task_done');
    if (claim && claim.owner !== owner) faults.add('task_claimed');
    return faults.size > 0 ? { faults } : { faults, token: this.#take(key, owner, ttlMs) };
  }

  renew(owner: string, key: number, token: number): Faults {
    if (!this.task(key)) return new Set(['unknown_task']);
    const claim = this.claimOf(key);
    if (!claim || claim.owner !== owner || claim.token !== token) return new Set(['lease_lost']);
    this.#renew(key);
    return new Set();
  }

  release(owner: string, key: number, token: number): { faults: Faults; released: boolean } {
    if (!this.task(key)) return { faults: new Set(['unknown_task']), released: false };
    const claim = this.claimOf(key);
    const released = claim !== undefined && claim.owner === owner && claim.token === token;
    if (released) this.#end(key, owner);
    return { faults: new Set(), released };
  }

  lastToken(key: number): number {
    return this.#tokens.get(key) ?? 0;
  }

  #take(key: number, owner: string, ttlMs: number | undefined): number {
    const claim = this.claimOf(key);
    const isOwn = claim?.owner === owner;
    const left = this.#left.get(key);
    if (left && left.owner !== owner) this.#losersOf(key).add(left.owner);
    this.#losersOf(key).delete(owner);
    if (!isOwn) this.#tokens.set(key, this.lastToken(key) + 1);
    const ttl = ttlMs ?? (isOwn ? claim.ttlMs : USUAL_TTL_MS);
    this.#claims.set(key, { owner, token: this.lastToken(key), ttlMs: ttl, expiresAt: this.now + ttl });
    this.#left.set(key, { owner, expiresAt: this.now + ttl });
    return this.lastToken(key);
  }

  /** The work on the task is over, or its owner lets go of it; a claim that expired before stays left behind. */
  #end(key: number, by: string | undefined): void {
    const claim = this.claimOf(key);
    this.#claims.delete(key);
    if (!claim) return;
    this.#left.delete(key);
    if (claim.owner !== by) this.#losersOf(key).add(claim.owner);
  }

  #losersOf(key: number): Set<string> {
    const losers = this.#losers.get(key) ?? new Set();
    this.#losers.set(key, losers);
    return losers;
  }

  #isLeftBehind(key: number, owner: string): boolean {
    const left = this.#left.get(key);
    return this.#losersOf(key).has(owner) || (left?.owner === owner && left.expiresAt <= this.now);
  }

  #renew(key: number): void {
    const claim = this.claimOf(key);
    if (!claim) return;
    this.#claims.set(key, { ...claim, expiresAt: this.now + claim.ttlMs });
    this.#left.set(key, { owner: claim.owner, expiresAt: this.now + claim.ttlMs });
  }

  // ── Taking back ────────────────────────────────────────────────────────────────────────────────────────────

  undo(writer: Writer): Faults {
    const undone = new Set<number>();
    for (const append of this.#appends.toReversed()) {
      if (append.kind === 'rollback') return new Set(['not_undoable']);
      if (append.kind === 'undo' && append.undoes !== undefined) undone.add(append.undoes);
      if (append.kind === 'undo' || append.actor !== writer.actor || undone.has(append.first)) continue;
      return append.kind === 'project' ? new Set(['not_undoable']) : this.#undo(writer, append);
    }
    return new Set(['nothing_to_undo']);
  }

  #undo(writer: Writer, { first, before }: Append): Faults {
    const faults = new Set<string>();
    for (const { what, key, entity } of before) {
      const current = this.#state[what].get(key);
      if (current?.rev !== first) faults.add('changed_since');
      if (what === 'tasks' && current) for (const fault of this.#writable(writer, key).faults) faults.add(fault);
      if (isAgainstTable(what, current?.status, entity?.status)) faults.add('invalid_transition');
      if (what === 'tasks') this.#mayBecome(key, entity as ModelTask | undefined, faults);
      if (what === 'goals' && !entity && this.tasks.some((task) => task.goal === key)) faults.add('changed_since');
    }
    if (faults.size > 0) return faults;
    this.seq += 1;
    for (const { what, key, entity } of before) {
      if (what === 'tasks' && entity?.status !== this.task(key)?.status) this.#end(key, writer.owner);
      else if (what === 'tasks' && this.claimOf(key)?.owner === writer.owner) this.#renew(key);
      if (!entity) this.#state[what].delete(key);
      else this.#state[what].set(key, structuredClone(entity) as never);
    }
    this.#appends.push({ first: this.seq, actor: writer.actor, kind: 'undo', undoes: first, before: [] });
    this.#remember();
    return faults;
  }

  /** What others did meanwhile may rest on the task as it is now. */
  #mayBecome(key: number, entity: ModelTask | undefined, faults: Set<string>): void {
    const dependents = this.#dependents(key);
    if (!entity) {
      if (dependents.length > 0) faults.add('changed_since');
      return;
    }
    const current = this.task(key);
    if (!this.#state.goals.has(entity.goal)) faults.add('changed_since');
    const added = entity.dependsOn.filter((on) => !current?.dependsOn.includes(on));
    const gone = added.some((on) => !this.task(on) || this.#isLost(on) || this.#reaches(on, key));
    const hides = entity.archived && !current?.archived && entity.status !== 'done';
    if (gone || (hides && dependents.some(({ status }) => status !== 'done'))) faults.add('changed_since');
  }

  rollback({ actor, owner, override }: Writer, to: number): Faults {
    const past = this.#past.get(to);
    if (!past || to >= this.seq) return new Set(['invalid_rollback']);
    for (const key of new Set([...past.tasks.keys(), ...this.#state.tasks.keys()])) {
      const claim = this.claimOf(key);
      const isChanged = JSON.stringify(past.tasks.get(key)) !== JSON.stringify(this.task(key));
      if (isChanged && claim && claim.owner !== owner && override === undefined) return new Set(['task_claimed']);
    }
    this.seq += 1;
    this.#state = structuredClone(past);
    this.#appends.push({ first: this.seq, actor, kind: 'rollback', before: [] });
    this.#remember();
    return new Set();
  }

  // ── Parts ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** Keys grow with creation, as numbers do. */
  #newKey(): number {
    this.#keys += 1;
    return this.#keys;
  }

  #mayHold(key: number, faults: Set<string>): void {
    const goal = this.#state.goals.get(key);
    if (!goal) faults.add('unknown_goal');
    if (goal?.archived) faults.add('archived');
    if (goal?.status === 'done') faults.add('goal_not_open');
  }

  /** Nothing would ever release what waits for a task that was put away unfinished. */
  #isLost(key: number): boolean {
    const task = this.task(key);
    return task !== undefined && task.archived && task.status !== 'done';
  }

  #mayDependOn(keys: readonly number[], already: readonly number[], faults: Set<string>): void {
    for (const key of keys) {
      if (!this.task(key)) faults.add('unknown_dependency');
      else if (!already.includes(key) && this.#isLost(key)) faults.add('archived');
    }
  }

  #dependents(key: number): readonly ModelTask[] {
    return this.tasks.filter((task) => task.dependsOn.includes(key));
  }

  /** Whether the first waits for the second, directly or through others. */
  #reaches(from: number, to: number): boolean {
    return (this.task(from)?.dependsOn ?? []).some((on) => on === to || this.#reaches(on, to));
  }

  /** `isReturn` is of a command that claims the task, or without which it could not be claimed. */
  #writable(
    { owner, token, override }: Writer,
    key: number,
    isReturn = false,
  ): { task: ModelTask | undefined; faults: Set<string> } {
    const faults = new Set<string>();
    const task = this.task(key);
    if (!task) return { task, faults: faults.add('unknown_task') };
    const claim = this.claimOf(key);
    const isHeld = claim !== undefined && claim.owner === owner && claim.token === token;
    if (token !== undefined && !isHeld) faults.add('lease_lost');
    if (claim && claim.owner !== owner && override === undefined) faults.add('task_claimed');
    const isExempt = isReturn || task.status === 'done' || override !== undefined;
    const mustClaim = !claim && !isExempt && owner !== undefined && token === undefined;
    if (mustClaim && this.#isLeftBehind(key, owner)) faults.add('claim_lost');
    return { task, faults };
  }

  #write({ actor, owner }: Writer, key: number, events: number, edit: (task: ModelTask) => ModelTask): void {
    this.#append(actor, events, () => {
      const task = this.task(key);
      if (task) this.#setTask({ ...edit(task), rev: this.#appends.at(-1)?.first ?? 0 });
    });
    if (owner !== undefined && this.claimOf(key)?.owner === owner) this.#renew(key);
  }

  #setGoal(goal: ModelGoal): void {
    this.#change('goals', goal.key);
    this.#state.goals.set(goal.key, goal);
  }

  #setTask(task: ModelTask): void {
    this.#change('tasks', task.key);
    this.#state.tasks.set(task.key, task);
  }

  #change(what: 'goals' | 'tasks', key: number): void {
    const before = this.#appends.at(-1)?.before as Append['before'][number][];
    before.push({ what, key, entity: structuredClone(this.#state[what].get(key)) });
  }

  /** `change` sees the sequence number of the append's last event, which is the one that gives a status. */
  #append(actor: string, events: number, change: () => void): void {
    this.#appends.push({ first: this.seq + 1, actor, kind: 'change', before: [] });
    this.seq += events;
    change();
    this.#remember();
  }

  #remember(): void {
    this.#past.set(this.seq, structuredClone(this.#state));
  }
}
