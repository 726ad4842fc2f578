// Random commands, legal and illegal, given to the model and to processes that share a database; and what both say after
// each of them, side by side.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { workCollections } from '../../src/work/state/entities.ts';
import { workKind } from '../../src/work/state/evolve.ts';
import { chooseNextStep, type Choice } from '../../src/work/rules/next-step.ts';
import type { NextStepAnswer } from '../../src/work/contract.ts';
import { Refusal } from '../../src/base/errors.ts';
import { aProof } from './a-proof.ts';
import { misfits } from './misfits.ts';
import type { OperationName, WorkFixture, WorkProcess } from './work-fixture.ts';
import {
  WorkModel,
  type Evidence,
  type ModelCheck,
  type ModelRun,
  type ModelTask,
  type Needs,
  type TaskStatus,
  type Faults,
  type GoalMove,
  type Step,
  type TaskMove,
  type Writer,
} from './work-model.ts';

// ── Commands ─────────────────────────────────────────────────────────────────────────────────────────────────

const OWNERS = ['left', 'right', 'claude:left', 'mcp-right'] as const;
const MINUTE = 60_000;
/** Chosen so that no sum of waits comes near the end of a claim: real time passes on Postgres too. */
const TTLS = [undefined, 10 * MINUTE, 30 * MINUTE] as const;
const WAITS = [7 * MINUTE, 20 * MINUTE] as const;

const repeat = <T>(value: T, times: number): T[] => Array.from({ length: times }, () => value);
const index = fc.nat({ max: 60 });
/** Mostly aimed at something to which it could be done. */
const aimed = fc.constantFrom(true, true, true, false);
const actor = fc.constantFrom('ada', 'bob');
const priority = fc.integer({ min: 0, max: 4 });
const writer = fc.record({
  actor,
  owner: fc.constantFrom(undefined, undefined, undefined, ...OWNERS),
  /** `claimant` writes as whoever holds the task. */
  token: fc.constantFrom(...repeat('claimant', 8), ...repeat('none', 4), 'held', 'stale'),
  override: fc.constantFrom(undefined, undefined, undefined, 'It cannot wait'),
});
const dependencies = fc.array(index, { maxLength: 2 });
const criteria = fc.constantFrom<string[]>([], ['Green'], ['Green', 'Fast']);
/** Which criteria get a check, and which of two commands it is. Some are of criteria that the task may not have. */
const checks = fc.record({
  of: fc.constantFrom<string[]>(...repeat<string[]>([], 4), ...repeat(['Green'], 2), ['Green', 'Fast'], ['Fast']),
  by: fc.constantFrom('npm test', 'npm test', 'npm run check'),
});
/** Names of what is in the folder: two commits, and changes that were not committed. */
const CODES = {
  a: { commit: 'a'.repeat(40), dirty: false, dirty_hash: null },
  b: { commit: 'b'.repeat(40), dirty: false, dirty_hash: null },
  c: { commit: 'a'.repeat(40), dirty: true, dirty_hash: 'c'.repeat(64) },
} as const;
const code = fc.constantFrom<('a' | 'b' | 'c')[]>('a', 'b', 'c');

export const commandArbitrary = fc.oneof(
  { weight: 2, arbitrary: fc.record({ op: fc.constant('create_goal' as const), actor, priority }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('update_goal' as const), actor, goal: index, priority }) },
  {
    weight: 3,
    arbitrary: fc.record({
      op: fc.constant('move_goal' as const),
      actor,
      goal: index,
      move: fc.constantFrom<GoalMove[]>(
        'pause',
        'resume',
        'resume',
        'finish',
        'reopen',
        'reopen',
        'archive',
        'unarchive',
      ),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      op: fc.constant('add_task' as const),
      actor,
      goal: index,
      priority: fc.option(priority),
      dependsOn: dependencies,
      criteria,
      checks,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      op: fc.constant('update_task' as const),
      writer,
      task: index,
      priority: fc.option(fc.option(priority), { nil: undefined }),
      goal: fc.option(index, { nil: undefined }),
      dependsOn: fc.option(dependencies, { nil: undefined }),
      criteria: fc.option(criteria, { nil: undefined }),
      checks: fc.option(checks, { nil: undefined }),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      op: fc.constant('prove' as const),
      writer,
      task: index,
      aimed,
      criterion: fc.constantFrom('Green', 'Green', 'Fast', 'Blue'),
      /** On the code at hand unless it is named, by the command that the check has unless this one is another. */
      code: fc.option(code, { nil: undefined, freq: 2 }),
      isOtherCommand: fc.constantFrom(false, false, false, true),
      /** The check was changed while the command ran. */
      isPlannedOtherwise: fc.constantFrom(...repeat(false, 5), true),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      op: fc.constant('change_code' as const),
      code: fc.option(code, { nil: undefined, freq: 5 }),
    }),
  },
  {
    weight: 24,
    arbitrary: fc.record({
      op: fc.constant('move_task' as const),
      writer,
      task: index,
      aimed,
      move: fc.constantFrom<TaskMove[]>(
        ...(['start', 'start', 'start', 'pause', 'block', 'block', 'complete', 'complete', 'complete'] as const),
        ...(['reopen', 'archive', 'unarchive', 'unarchive'] as const),
      ),
      evidence: fc.constantFrom<Evidence[]>('none', 'text', ...repeat<Evidence>('all', 3), 'first', 'foreign'),
      ttlMs: fc.constantFrom(...TTLS),
      needs: fc.constantFrom<(Needs | undefined)[]>(undefined, 'agent', 'person', 'person', 'external'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      op: fc.constant('resolve' as const),
      writer,
      blocker: index,
      becomes: fc.constantFrom('doing' as const, 'todo' as const, undefined),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      op: fc.constant('checkpoint' as const),
      writer,
      task: index,
      blockers: fc.constantFrom(0, 0, 0, 1, 2),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      op: fc.constant('claim_next' as const),
      owner: fc.constantFrom(...OWNERS),
      ttlMs: fc.constantFrom(...TTLS),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      op: fc.constantFrom('claim_task' as const, 'renew_claim' as const, 'release_claim' as const),
      owner: fc.constantFrom(...OWNERS),
      task: index,
      aimed,
      ttlMs: fc.constantFrom(...TTLS),
      isStale: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('wait' as const), ms: fc.constantFrom(...WAITS) }) },
  { weight: 5, arbitrary: fc.record({ op: fc.constant('undo' as const), writer }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('rollback' as const), actor, back: fc.nat({ max: 12 }) }) },
);
export type Command = typeof commandArbitrary extends fc.Arbitrary<infer T> ? T : never;

/** A few records to begin with, then anything. */
export const commandsArbitrary = (maxLength: number) =>
  fc
    .tuple(
      fc.array(priority, { minLength: 1, maxLength: 2 }),
      fc.array(fc.record({ goal: index, priority: fc.option(priority), criteria, dependsOn: dependencies }), {
        minLength: 2,
        maxLength: 4,
      }),
      fc.array(commandArbitrary, { minLength: Math.floor(maxLength / 2), maxLength, size: 'max' }),
    )
    .map(([goals, tasks, rest]): Command[] => {
      const begin: Command[] = goals.map((value) => ({ op: 'create_goal', actor: 'ada', priority: value }));
      // One in seventeen indices is an id that nobody has; not to begin with.
      const first = tasks.map((task): Command => {
        const { goal, priority: own, criteria: wanted } = task;
        // Every criterion of every other one has a check.
        const checked = { of: goal % 2 === 0 ? wanted : [], by: 'npm test' as const };
        const fields = { priority: own, criteria: wanted, checks: checked, dependsOn: [] };
        return { op: 'add_task', actor: 'bob', goal: goal % 16, ...fields };
      });
      return begin.concat(first, rest);
    });

/** Tasks in progress with criteria and checks, and then whatever proves, changes, completes and reopens them. */
export const provingArbitrary = (maxLength: number) =>
  fc
    .tuple(
      fc.array(fc.constantFrom<string[]>(['Green'], ['Green', 'Fast']), { minLength: 2, maxLength: 3 }),
      fc.array(
        commandArbitrary.filter(({ op }) => ['prove', 'move_task', 'change_code', 'update_task', 'undo'].includes(op)),
        { minLength: Math.floor(maxLength / 2), maxLength, size: 'max' },
      ),
    )
    .map(([tasks, rest]): Command[] => {
      const by = { actor: 'bob', owner: undefined, token: 'none', override: undefined } as const;
      const begin: Command[] = [{ op: 'create_goal', actor: 'ada', priority: 1 }];
      for (const [at, wanted] of tasks.entries()) {
        const checked = { of: at === 0 ? [] : wanted, by: 'npm test' as const };
        const fields = { priority: null, criteria: wanted, checks: checked, dependsOn: [] };
        begin.push({ op: 'add_task', actor: 'bob', goal: 0, ...fields });
        const start = { move: 'start', evidence: 'none', ttlMs: undefined, needs: undefined } as const;
        begin.push({ op: 'move_task', writer: by, task: 0, aimed: true, ...start });
      }
      const moves = new Set<TaskMove>(['start', 'complete', 'reopen']);
      const others = rest.filter((each) => each.op !== 'move_task' || moves.has(each.move));
      return begin.concat(others);
    });

// ── Side by side ─────────────────────────────────────────────────────────────────────────────────────────────

const NOBODY = '00000000-0000-7000-8000-000000000000';

/** A model and a project that go through the same commands. */
export class SideBySide {
  readonly model = new WorkModel();
  readonly #fixture: WorkFixture;
  readonly #processes: readonly WorkProcess[];
  readonly #projectId: string;
  /** Real ids by the model's keys, and back. */
  readonly #ids = new Map<number, string>();
  readonly #keys = new Map<string, number>();
  #turn = 0;
  /** What was refused how often, so that a test can tell whether it tried anything. */
  readonly tally = new Map<string, number>();

  constructor(fixture: WorkFixture, processes: readonly WorkProcess[], projectId: string) {
    this.#fixture = fixture;
    this.#processes = processes;
    this.#projectId = projectId;
    fixture.code = CODES.a;
  }

  get #process(): WorkProcess {
    const process = this.#processes[this.#turn % this.#processes.length];
    if (!process) throw new Error('no process is open');
    return process;
  }

  async run(command: Command): Promise<void> {
    this.#turn += 1;
    const { model } = this;
    switch (command.op) {
      case 'create_goal': {
        const { faults, key } = model.createGoal(command.actor, command.priority);
        const input = { text: `Goal ${key}`, priority: command.priority };
        const result = await this.#expect(faults, 'work.create_goal', input, command.actor);
        if (result) this.#know(key, result['goal_id']);
        return;
      }
      case 'update_goal': {
        const key = this.#goal(command.goal);
        const faults = model.updateGoal(command.actor, key, command.priority);
        const input = { goal_id: this.#id(key), priority: command.priority };
        await this.#expect(faults, 'work.update_goal', input, command.actor);
        return;
      }
      case 'move_goal': {
        const key = this.#goal(command.goal);
        const faults = model.moveGoal(command.actor, key, command.move);
        await this.#expect(faults, `work.${command.move}_goal`, { goal_id: this.#id(key) }, command.actor);
        return;
      }
      case 'add_task': {
        const fields = {
          goal: this.#goal(command.goal),
          priority: command.priority,
          dependsOn: command.dependsOn.map((at) => this.#task(at)),
          criteria: command.criteria,
          checks: checksOf(command.checks),
        };
        const { faults, key } = model.addTask(command.actor, fields);
        const input = {
          goal_id: this.#id(fields.goal),
          title: `Task ${key}`,
          ...(command.priority === null ? {} : { priority: command.priority }),
          depends_on: fields.dependsOn.map((on) => this.#id(on)),
          acceptance_criteria: command.criteria,
          ...(fields.checks.length === 0 ? {} : { checks: fields.checks }),
        };
        const result = await this.#expect(faults, 'work.add_task', input, command.actor);
        if (result) this.#know(key, result['task_id']);
        return;
      }
      case 'update_task': {
        const key = this.#task(command.task);
        const by = this.#writer(command.writer, key);
        const goal = command.goal === undefined ? undefined : this.#goal(command.goal);
        const dependsOn = command.dependsOn?.map((at) => this.#task(at));
        const { criteria: asked, priority: wanted } = command;
        const checked = command.checks && checksOf(command.checks);
        const fields = { priority: wanted, goal, dependsOn, criteria: asked, checks: checked };
        const faults = model.updateTask(by, key, fields);
        const input = {
          task_id: this.#id(key),
          ...(wanted === undefined ? {} : { priority: wanted }),
          ...(goal === undefined ? {} : { goal_id: this.#id(goal) }),
          ...(dependsOn === undefined ? {} : { depends_on: dependsOn.map((on) => this.#id(on)) }),
          ...(asked === undefined ? {} : { acceptance_criteria: asked }),
          ...(checked === undefined ? {} : { checks: checked }),
        };
        await this.#expect(faults, 'work.update_task', { ...input, ...envelope(by) }, by.actor);
        return;
      }
      case 'move_task': {
        const { move, evidence, ttlMs, needs } = command;
        const key = this.#task(command.task, command.aimed ? ({ status }) => status === FROM[move] : undefined);
        const by = this.#writer(command.writer, key);
        const wanted = model.task(key)?.criteria ?? [];
        const { faults, blocker } = model.moveTask(by, key, move, { evidence, ttlMs, needs });
        const input = {
          task_id: this.#id(key),
          ...(move === 'block' ? { blocker: `It waits for ${needs ?? 'something'}`, ...(needs && { needs }) } : {}),
          ...(move === 'start' && ttlMs !== undefined ? { ttl_ms: ttlMs } : {}),
          ...(move === 'complete' ? evidenceOf(evidence, wanted) : {}),
        };
        const result = await this.#expect(faults, `work.${move}_task`, { ...input, ...envelope(by) }, by.actor);
        if (result && move === 'complete')
          for (const how of proofKinds(model.task(key))) this.#count('completed by', how);
        if (result && blocker !== undefined) this.#know(blocker, blockersOf(result).at(-1));
        return;
      }
      case 'prove':
        await this.#prove(command);
        return;
      case 'change_code':
        model.code = command.code;
        this.#fixture.code = command.code && CODES[command.code];
        return;
      case 'resolve': {
        const all = model.tasks.flatMap(({ openBlockers, resolvedBlockers }) => [
          ...repeat(openBlockers, 4).flat(),
          ...resolvedBlockers,
        ]);
        const key = pick(all, command.blocker);
        const task = model.tasks.find(({ openBlockers }) => openBlockers.includes(key));
        const by = this.#writer(command.writer, task?.key ?? -1);
        const faults = model.resolve(by, key, command.becomes);
        const input = { blocker_id: this.#id(key), resolution: 'It came', ...envelope(by) };
        // oxlint-disable-next-line unicorn/no-thenable -- A text, and the name that the wire has for it.
        const asked = command.becomes === undefined ? input : { ...input, then: command.becomes };
        await this.#expect(faults, 'work.resolve_blocker', asked, by.actor);
        return;
      }
      case 'checkpoint': {
        const key = this.#task(command.task);
        const by = this.#writer(command.writer, key);
        const nextStep = `Do number ${this.#turn}`;
        const { faults, added } = model.checkpoint(by, key, nextStep, command.blockers);
        const input = {
          task_id: this.#id(key),
          where_we_left_off: 'In the middle of it.',
          next_step: nextStep,
          blockers: Array.from({ length: command.blockers }, (_, n) => `Obstacle ${this.#turn}.${n}`),
        };
        const result = await this.#expect(faults, 'work.update_checkpoint', { ...input, ...envelope(by) }, by.actor);
        if (result) {
          const ids = blockersOf(result).slice(-added.length || Infinity);
          for (const [n, blocker] of added.entries()) this.#know(blocker, ids[n]);
        }
        return;
      }
      case 'claim_next': {
        const { owner, ttlMs } = command;
        const { faults, task, token } = model.claimNext(owner, ttlMs);
        const input = { owner, ...(ttlMs === undefined ? {} : { ttl_ms: ttlMs }) };
        const result = await this.#expect(faults, 'work.claim_next', input, 'ada');
        if (result) assert.deepEqual([result['task_id'], result['fencing_token']], [this.#id(task ?? -1), token]);
        return;
      }
      case 'claim_task':
      case 'renew_claim':
      case 'release_claim': {
        const isClaimed = ({ key }: { key: number }) => model.claimOf(key) !== undefined;
        const key = this.#task(command.task, command.aimed && command.op !== 'claim_task' ? isClaimed : undefined);
        const owner = command.aimed ? (model.claimOf(key)?.owner ?? command.owner) : command.owner;
        await this.#claim(command.op, key, owner, command.ttlMs, command.isStale && !command.aimed);
        return;
      }
      case 'wait':
        model.now += command.ms;
        this.#fixture.advance(command.ms);
        return;
      case 'undo': {
        const { actor: who, owner, override } = command.writer;
        const faults = model.undo({ actor: who, owner, override });
        await this.#expect(faults, 'work.undo', envelope({ actor: who, owner, override }), who);
        return;
      }
      case 'rollback': {
        const to = model.boundaries.toReversed()[command.back % model.boundaries.length] ?? model.seq;
        const by = {
          actor: command.actor,
          owner: OWNERS[command.back % (OWNERS.length + 1)],
          override: command.back % 2 === 0 ? 'It has to be' : undefined,
        };
        const faults = model.rollback(by, to);
        await this.#expect(faults, 'work.rollback', { to_seq: to, reason: 'It went wrong', ...envelope(by) }, by.actor);
        return;
      }
    }
  }

  /** Not by an operation: a command is run by the caller's shell, and its run recorded by this. */
  async #prove(command: Command & { op: 'prove' }): Promise<void> {
    const { model } = this;
    const { criterion, isOtherCommand, isPlannedOtherwise } = command;
    const hasIt = ({ status, criteria: all }: ModelTask) => status === 'doing' && all.includes(criterion);
    const key = this.#task(command.task, command.aimed ? hasIt : undefined);
    const by = this.#writer(command.writer, key);
    const now = model.task(key)?.checks.find((each) => each.criterion === criterion)?.command ?? null;
    const check = isPlannedOtherwise ? (now === null ? 'npm test' : null) : now;
    const run: ModelRun = {
      command: isOtherCommand ? 'make' : (check ?? 'npm test'),
      code: command.code ?? model.code ?? 'a',
    };
    const faults = model.prove(by, key, criterion, check, run);
    const executed = { ...CODES[run.code as keyof typeof CODES], command: run.command };
    const proof = aProof(criterion, executed, check);
    const asked = { project_id: this.#projectId, task_id: this.#id(key), proof, ...envelope(by) };
    await this.#expectOf(faults, 'work.prove_task', asked, () =>
      this.#process.work.tasks.prove(asked, { actor: by.actor }),
    );
  }

  async #claim(
    op: 'claim_task' | 'renew_claim' | 'release_claim',
    key: number,
    owner: string,
    ttlMs: number | undefined,
    isStale: boolean,
  ): Promise<void> {
    const { model } = this;
    const input = { owner, task_id: this.#id(key) };
    if (op === 'claim_task') {
      const { faults, token } = model.claimTask(owner, key, ttlMs);
      const wanted = ttlMs === undefined ? input : { ...input, ttl_ms: ttlMs };
      const result = await this.#expect(faults, 'work.claim_task', wanted, 'ada');
      if (result) assert.equal(result['fencing_token'], token);
      return;
    }
    const token = Math.max(1, model.lastToken(key) - (isStale ? 1 : 0));
    if (op === 'renew_claim') {
      const faults = model.renew(owner, key, token);
      await this.#expect(faults, 'work.renew_claim', { ...input, fencing_token: token }, 'ada');
      return;
    }
    const { faults, released } = model.release(owner, key, token);
    const result = await this.#expect(faults, 'work.release_claim', { ...input, fencing_token: token }, 'ada');
    if (result) assert.equal(result['released'], released);
  }

  // ── What both say ──────────────────────────────────────────────────────────────────────────────────────────

  /** The next step for everybody, by the index, by the policy over the whole state and by the model. */
  async compareNextSteps(process: WorkProcess = this.#process): Promise<void> {
    const { goals, tasks, blockers, seq } = await this.#restored(process);
    assert.equal(seq, this.model.seq);
    const holders = new Map<string, string>();
    for (const { key } of this.model.tasks) {
      const claim = this.model.claimOf(key);
      if (claim) holders.set(this.#id(key), claim.owner);
    }
    for (const owner of [undefined, ...OWNERS]) {
      const expected = this.model.nextStep(owner);
      const input = owner === undefined ? {} : { owner };
      const answer = await process.call('work.get_next_step', { project_id: this.#projectId, ...input });
      assert.deepEqual(this.#told(answer), expected);
      const asker = owner === undefined ? undefined : { owner, holders };
      assert.deepEqual(this.#chosen(chooseNextStep({ goals, tasks, blockers }, asker)), chosenOf(expected));
      this.#count('next step', `${answer.rank}${owner !== undefined && owner.length > 5 ? ' for an agent' : ''}`);
    }
  }

  /** Everything the model knows, as it is restored from events. */
  async compareStates(process: WorkProcess = this.#process): Promise<void> {
    const { goals, tasks, checkpoints } = await this.#restored(process);
    const found = [...tasks]
      .map(([id, task]) => ({
        key: this.#keys.get(id),
        goal: this.#keys.get(task.goal_id),
        priority: task.priority,
        status: task.status,
        statusSeq: task.status_seq,
        startedBy: task.started_by ?? null,
        archived: task.archived,
        dependsOn: task.depends_on.map((on) => this.#keys.get(on)),
        criteria: task.acceptance_criteria,
        checks: (task.checks ?? []).map(({ criterion, command, set_by }) => ({ criterion, command, setBy: set_by })),
        proofs: task.evidence.map(({ criterion, executed, overridden }) => ({
          criterion,
          ...(executed && { run: { command: executed.command, code: codeOf(executed) } }),
          ...(overridden !== undefined && { overridden }),
        })),
        openBlockers: task.open_blockers.map((blocker) => this.#keys.get(blocker)),
        checkpoint: checkpoints.get(id)?.next_step ?? null,
      }))
      .toSorted((a, b) => (a.key ?? 0) - (b.key ?? 0));
    const expected = this.model.tasks.map(({ rev: _, resolvedBlockers: __, ...task }) => task);
    assert.deepEqual(
      found,
      expected.toSorted((a, b) => a.key - b.key),
    );
    const foundGoals = [...goals].map(([id, { priority: value, status, archived }]) => ({
      key: this.#keys.get(id),
      priority: value,
      status,
      archived,
    }));
    const expectedGoals = this.model.goals.map(({ rev: _, ...goal }) => goal);
    assert.deepEqual(
      foundGoals.toSorted((a, b) => (a.key ?? 0) - (b.key ?? 0)),
      expectedGoals.toSorted((a, b) => a.key - b.key),
    );
    const listed = (await process.call('work.list_claims', { project_id: this.#projectId })).claims;
    const claims = this.model.tasks.flatMap(({ key }) => {
      const claim = this.model.claimOf(key);
      return claim ? [{ task: key, owner: claim.owner, token: claim.token }] : [];
    });
    assert.deepEqual(
      listed
        .map(({ task_id, owner, fencing_token }) => ({ task: this.#keys.get(task_id), owner, token: fencing_token }))
        .toSorted((a, b) => (a.task ?? 0) - (b.task ?? 0)),
      claims.toSorted((a, b) => a.task - b.task),
    );
    const { problems } = await process.ledger.verify({ deep: true, stream: this.#projectId });
    assert.deepEqual(problems, []);
  }

  async #restored(process: WorkProcess) {
    const { state, seq } = await process.ledger.restore({ kind: workKind, id: this.#projectId });
    assert.deepEqual(misfits(workCollections, state), []);
    const { goals, tasks, checkpoints, blockers } = state;
    return {
      seq,
      goals: new Map(Object.entries(goals)),
      tasks: new Map(Object.entries(tasks)),
      checkpoints: new Map(Object.entries(checkpoints)),
      blockers: new Map(Object.entries(blockers)),
    };
  }

  #key(id: string): number {
    return this.#keys.get(id) ?? -1;
  }

  /** As the model says it. Few enough are left out here to be named, all of them. */
  #told(answer: NextStepAnswer): Step {
    const { rank, task_id, otherwise, waiting, left_out } = answer;
    assert.deepEqual([answer.waiting_count, answer.left_out_count], [waiting.length, left_out.length]);
    return {
      rank,
      task: task_id === null ? null : this.#key(task_id),
      otherwise: otherwise === null ? null : this.#key(otherwise.task_id),
      waiting: waiting.map(({ task_id: id, needs }) => ({ task: this.#key(id), needs })),
      leftOut: left_out.map(({ task_id: id, reason }) => ({ task: this.#key(id), reason })),
      proofs: answer.proofs ?? [],
    };
  }

  #chosen({ rank, task_id, otherwise, waiting, left_out }: Choice) {
    return {
      rank,
      task: task_id === null ? null : this.#key(task_id),
      otherwise: otherwise === null ? null : this.#key(otherwise),
      waiting: waiting.map((id) => this.#key(id)),
      leftOut: left_out.map(({ task_id: id, reason }) => ({ task: this.#key(id), reason })),
    };
  }

  // ── Parts ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** Undefined when it was refused, for one of the reasons that there are. */
  async #expect(
    faults: Faults,
    name: OperationName,
    input: object,
    who: string,
  ): Promise<Record<string, unknown> | undefined> {
    const asked = { project_id: this.#projectId, ...input };
    return this.#expectOf(faults, name, asked, () => this.#process.call(name, asked, { actor: who }));
  }

  async #expectOf(
    faults: Faults,
    name: string,
    asked: object,
    ask: () => Promise<unknown>,
  ): Promise<Record<string, unknown> | undefined> {
    const outcome = faults.size === 0 ? 'done' : [...faults].toSorted().join(' or ');
    try {
      const result = (await ask()) as Record<string, unknown>;
      this.#count(name, 'done');
      assert.equal('done', outcome, `${name} ${JSON.stringify(asked)}`);
      return result;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#count(name, error.code);
      const told = faults.has(error.code) ? outcome : error.code;
      assert.equal(told, outcome, `${name} ${JSON.stringify(asked)}: ${error.message}, not ${outcome}`);
      return undefined;
    }
  }

  #count(name: string, outcome: string): void {
    const what = `${name} ${outcome}`;
    this.tally.set(what, (this.tally.get(what) ?? 0) + 1);
  }

  #know(key: number, id: unknown): void {
    if (typeof id !== 'string') throw new Error(`no id came for ${key}`);
    this.#ids.set(key, id);
    this.#keys.set(id, key);
  }

  #id(key: number): string {
    return this.#ids.get(key) ?? NOBODY;
  }

  #goal(at: number): number {
    return pick(
      this.model.goals.map(({ key }) => key),
      at,
    );
  }

  #task(at: number, fits: (task: ModelTask) => boolean = () => true): number {
    const fitting = this.model.tasks.filter((task) => fits(task));
    return pick(
      (fitting.length > 0 ? fitting : this.model.tasks).map(({ key }) => key),
      at,
    );
  }

  #writer(
    { actor: who, owner, token, override }: Command & { op: 'undo' } extends { writer: infer W } ? W : never,
    key: number,
  ): Writer {
    const claim = this.model.claimOf(key);
    if (token === 'claimant') return { actor: who, owner: claim?.owner ?? owner, token: claim?.token, override };
    const given = token === 'held' ? claim?.token : token === 'stale' ? this.model.lastToken(key) + 1 : undefined;
    return { actor: who, owner, token: given, override };
  }
}

const FROM: Readonly<Record<TaskMove, TaskStatus>> = {
  start: 'todo',
  pause: 'doing',
  block: 'doing',
  complete: 'doing',
  reopen: 'done',
  archive: 'done',
  unarchive: 'todo',
};

/** What the policy says of it; the rest is said by the tasks. */
function chosenOf({ proofs: _, ...step }: Step) {
  return { ...step, waiting: step.waiting.map(({ task }) => task) };
}

function proofKinds(task: ModelTask | undefined): string[] {
  return (task?.proofs ?? []).map(({ run, overridden }) => {
    return overridden === undefined ? (run ? 'a run' : 'a word') : 'an override';
  });
}

function checksOf({ of, by }: { readonly of: readonly string[]; readonly by: string }): Omit<ModelCheck, 'setBy'>[] {
  return of.map((criterion) => ({ criterion, command: by }));
}

function codeOf({ commit, dirty_hash }: { readonly commit: string | null; readonly dirty_hash: string | null }) {
  return Object.entries(CODES).find(([, each]) => each.commit === commit && each.dirty_hash === dirty_hash)?.[0] ?? '';
}

/** One in seventeen is an id that nobody has. */
function pick(keys: readonly number[], at: number): number {
  return at % 17 === 16 ? -1 : (keys[at % keys.length] ?? -1);
}

function envelope({ owner, token, override }: Writer): object {
  return {
    ...(owner === undefined ? {} : { owner }),
    ...(token === undefined ? {} : { fencing_token: token }),
    ...(override === undefined ? {} : { override }),
  };
}

function evidenceOf(kind: Evidence, wanted: readonly string[]): object {
  const all = wanted.map((criterion) => ({ criterion, proof: 'Seen' }));
  const evidence = {
    none: undefined,
    text: 'Seen',
    all,
    first: all.slice(0, 1),
    foreign: [...all, { criterion: 'Blue', proof: 'Seen' }],
  }[kind];
  return evidence === undefined ? {} : { evidence };
}

function blockersOf(result: Record<string, unknown>): readonly string[] {
  return (result['task'] as { open_blockers: string[] }).open_blockers;
}
