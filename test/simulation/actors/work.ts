// Sessions on every machine that share one project: they add and correct, claim and work, forget what they hold, write
// under what they have long lost, import the same file again, undo, roll back, and ask what is next.
import { Failure, Refusal } from '../../../src/base/errors.ts';
import { toTimestamp } from '../../../src/base/clock.ts';
import type { LeaseClaim } from '../../../src/ledger/contract.ts';
import { workRefusals, type Claim } from '../../../src/work/contract.ts';
import { createTransfer } from '../../../src/work/create-transfer.ts';
import { chooseNextStep } from '../../../src/work/rules/next-step.ts';
import { TOLD_LIMITS } from '../../../src/work/told-limits.ts';
import { readImport } from '../../../src/work/transfer/read-import.ts';
import { runImport } from '../../../src/work/transfer/run-import.ts';
import { createWork, workRegistration, workSchema, type Work } from '../../../src/work/work.ts';
import type { CreateActor } from '../actor.ts';
import type { Dice } from '../dice.ts';
import { codeOf, type Life } from '../life.ts';
import type { World } from '../world.ts';
import { PROJECT, WorkPromises } from './work-promises.ts';

interface Envelope {
  readonly project_id: string;
  readonly operation_id?: string;
}
interface Call {
  readonly actor: string;
  readonly owner: string;
}

const SESSIONS = 2;
const MOST_TASKS = 24;
const GOALS = ['G1', 'G2', 'G3'];
/** The last event of `begin`: what it makes is never rolled back. */
const BEGINNING = 1 + GOALS.length + GOALS.length + 1;

export const createWorkers: CreateActor = (world) => {
  const promises = new WorkPromises(world);
  return {
    name: 'work',
    kinds: [workRegistration],
    sequences: [workSchema],
    branches: [
      'work: todo to doing',
      'work: doing to done',
      'work: doing to blocked',
      'work: blocked to doing',
      'work: done to doing',
      'work: undone',
      'work: imported',
      'work: rolled back',
      'work: rolled back across a second creation',
      'work: repeated',
      'work: claimed by another',
      'work: lost claim refused',
      'work: left claim refused',
      'work: refused to others',
      'work: nothing to claim',
      'work: next step compared',
      'work: next step of a session compared',
      'work: told what waits',
    ],
    async run(life) {
      const { store, ledger, ids } = life;
      const work = createWork({ store, ledger, ids });
      await Promise.all(
        Array.from({ length: SESSIONS }, (_, index) =>
          new Session(world, promises, life, work, `${index > 0 ? 'claude:' : ''}${life.name}/s${index + 1}`).run(),
        ),
      );
    },
    committed: (commit) => promises.committed(commit),
    async finish(life) {
      const { store, ledger, ids } = life;
      const work = createWork({ store, ledger, ids });
      if ((await work.projects.list()).length === 0) return;
      const session = new Session(world, promises, life, work, 'inspector/s1');
      await session.look();
      await session.look(session.owner);
      await session.look(`claude:${session.owner}`);
    },
  };
};

class Session {
  readonly owner: string;
  private readonly world: World;
  private readonly promises: WorkPromises;
  private readonly life: Life;
  private readonly work: Work;
  private readonly dice: Dice;
  /** Every claim it ever got: it does not know which of them still count. */
  private readonly claims: LeaseClaim[] = [];
  private operations = 0;

  constructor(world: World, promises: WorkPromises, life: Life, work: Work, owner: string) {
    this.world = world;
    this.promises = promises;
    this.life = life;
    this.work = work;
    this.owner = owner;
    this.dice = life.dice.fork(`work ${owner}`);
  }

  async run(): Promise<void> {
    const { life, dice, world } = this;
    while (life.isWanted && !(await this.begin())) await life.clock.sleep(50);
    while (life.isWanted) {
      // Now and then for longer than a claim lasts.
      await life.clock.sleep(dice.hit(0.1) ? dice.int(2 * world.profile.leaseMs) : dice.int(40));
      if (!life.isWanted) return;
      const claim = this.claims.length > 0 && dice.hit(0.6) ? this.chosenClaim() : undefined;
      if (claim) await this.workOn(claim);
      else await this.oneThing();
    }
  }

  /** Somebody makes the project and its goals; whoever comes later finds them. */
  private async begin(): Promise<boolean> {
    if (this.promises.facts().tasks.size > GOALS.length) return true;
    try {
      await this.work.projects.createDefault(PROJECT, { name: 'shared' });
      for (const [index, text] of GOALS.entries()) {
        const operation_id = `goal-${index}`;
        await this.work.goals.create({ text, priority: index + 1, operation_id }, { actor: 'beginning' });
      }
      for (const [index, goal_id] of [...GOALS, 'G1'].entries()) {
        const task = { goal_id, title: 'A task', operation_id: `task-${index}` };
        await this.work.tasks.add(task, { actor: 'beginning' });
      }
      return true;
    } catch (error) {
      this.life.note(`begin: ${codeOf(this.life, 'in beginning', error)}`);
      return false;
    }
  }

  private chosenClaim(): LeaseClaim {
    return this.dice.hit(0.7) ? (this.claims.at(-1) ?? this.dice.pick(this.claims)) : this.dice.pick(this.claims);
  }

  // ── With a task in hand

  private async workOn(claim: LeaseClaim): Promise<void> {
    const { work, dice } = this;
    const { workflow_id: task_id, fencing_token } = claim;
    const held = { task_id, fencing_token };
    const status = this.promises.facts().tasks.get(task_id)?.status;
    // Mostly what can be done, as far as it knows.
    const sensible = status === 'todo' ? ['start'] : ['complete', 'complete', 'checkpoint', 'block', 'pause'];
    switch (dice.hit(0.8) ? dice.pick(sensible) : dice.pick(['start', 'complete', 'renew', 'release'])) {
      case 'start':
        await this.ask(
          'start',
          (envelope, call) => work.tasks.start({ ...held, ...envelope, ttl_ms: this.ttl() }, call),
          claim,
        );
        return;
      case 'complete':
        await this.ask(
          'complete',
          (envelope, call) => work.tasks.complete({ ...held, ...envelope, evidence: 'Done.' }, call),
          claim,
        );
        return;
      case 'checkpoint':
        await this.checkpoint(held, claim);
        return;
      case 'block':
        await this.ask(
          'block',
          (envelope, call) =>
            work.tasks.block(
              { ...held, ...envelope, blocker: 'stuck', needs: dice.pick([undefined, 'agent', 'person', 'external']) },
              call,
            ),
          claim,
        );
        return;
      case 'pause':
        await this.ask('pause', (envelope, call) => work.tasks.pause({ ...held, ...envelope }, call), claim);
        return;
      case 'renew':
        await this.claimed('renew', () =>
          work.claims.renew({ ...held, owner: this.owner, ttl_ms: this.ttl() }, this.call),
        );
        return;
      default:
        await this.claimed('release', () => work.claims.release({ ...held, owner: this.owner }, this.call));
    }
  }

  private async checkpoint(held: { task_id: string; fencing_token?: number }, claim?: LeaseClaim): Promise<void> {
    const { work, dice } = this;
    const checkpoint = {
      where_we_left_off: `Step ${dice.int(100)}.`,
      next_step: `Do step ${dice.int(100)}`,
      blockers: dice.hit(0.2) ? [`blocker ${dice.int(3)}`] : [],
    };
    await this.ask(
      'checkpoint',
      (envelope, call) => work.checkpoints.update({ ...held, ...envelope, ...checkpoint }, call),
      claim,
    );
  }

  // ── With none

  private async oneThing(): Promise<void> {
    const { work, dice } = this;
    const goal_id = dice.pick(GOALS);
    switch (dice.int(18)) {
      case 0:
      case 1:
        await this.add(goal_id);
        return;
      case 2:
        await this.onSome('start', ['todo'], (envelope, call) => work.tasks.start(envelope, call));
        return;
      case 3:
        await this.onSome('complete', ['doing'], (envelope, call) =>
          work.tasks.complete({ ...envelope, evidence: 'Done.' }, call),
        );
        return;
      case 4:
        await this.onSome('reopen', ['done'], (envelope, call) => work.tasks.reopen(envelope, call));
        return;
      case 5:
      case 6:
        await this.resolve();
        return;
      case 7: {
        const changes = dice.hit(0.5) ? { priority: dice.int(5) } : { depends_on: [`T${dice.between(1, MOST_TASKS)}`] };
        await this.onSome('update', [], (envelope, call) => work.tasks.update({ ...envelope, ...changes }, call));
        return;
      }
      case 8: {
        const isPutAway = dice.hit(0.3);
        const change = isPutAway ? work.tasks.archive : work.tasks.unarchive;
        await this.onSome(isPutAway ? 'archive' : 'unarchive', [], (envelope, call) => change(envelope, call));
        return;
      }
      case 9: {
        const change = dice.hit(0.4) ? work.goals.pause : work.goals.resume;
        await this.ask('goal', (envelope, call) => change({ ...envelope, goal_id }, call));
        return;
      }
      case 10:
        await this.undoOwn(goal_id);
        return;
      case 11:
        await this.look(dice.hit(0.5) ? this.owner : undefined);
        return;
      case 12:
        await this.importSome();
        return;
      case 13:
        if (dice.hit(0.6)) await this.importAnew();
        else await this.rollBack(dice.between(BEGINNING, Math.max(BEGINNING, this.headSeq())));
        return;
      default:
        await this.claimed('claim next', () =>
          work.claims.claimNext({ owner: this.owner, ttl_ms: this.ttl() }, this.call),
        );
    }
  }

  /** On a task of such a status, or any; without a claim on it. */
  private async onSome(
    what: string,
    statuses: readonly string[],
    command: (envelope: Envelope & { task_id: string }, call: Call) => Promise<unknown>,
  ): Promise<void> {
    const ids = [...this.promises.facts().tasks]
      .filter(([, { status }]) => statuses.length === 0 || statuses.includes(status))
      .map(([id]) => id);
    if (ids.length === 0) return;
    const task_id = this.dice.pick(ids);
    await this.ask(`${what} unclaimed`, (envelope, call) => command({ ...envelope, task_id }, call));
  }

  private async add(goal_id: string): Promise<void> {
    const { work, dice } = this;
    const tasks = this.promises.facts().tasks.size;
    if (tasks >= MOST_TASKS) return;
    const depends_on = tasks > 0 && dice.hit(0.3) ? [`T${dice.between(1, tasks)}`] : [];
    const own = dice.hit(0.4) ? { priority: dice.int(5) } : {};
    await this.ask('add', (envelope, call) =>
      work.tasks.add({ ...envelope, goal_id, title: 'A task', depends_on, ...own }, call),
    );
  }

  private async resolve(): Promise<void> {
    const { world, work, dice } = this;
    const open = world.observer.rows<{ blocker_id: string }>(
      "SELECT blocker_id FROM blockers WHERE project_id = ? AND status = 'open' ORDER BY created_seq",
      PROJECT,
    );
    if (open.length === 0) return;
    const { blocker_id } = dice.pick(open);
    const how = { blocker_id, resolution: 'Found a way.' };
    const next = dice.pick(['doing', 'todo'] as const);
    await this.ask('resolve', (envelope, call) =>
      // oxlint-disable-next-line unicorn/no-thenable -- a field of that operation
      work.tasks.resolveBlocker({ ...envelope, ...how, then: next }, call),
    );
  }

  /** What one did oneself a moment ago, under the same name. */
  private async undoOwn(goal_id: string): Promise<void> {
    const { work } = this;
    const done = await this.ask('add to undo', (envelope, call) =>
      work.tasks.add({ ...envelope, goal_id, title: 'A mistake' }, call),
    );
    if (done === undefined) return;
    await this.ask('undo', (envelope, call) => work.undo({ ...envelope, event_seq: done }, call), undefined, done);
  }

  /** Few tasks in any order, which have the same ids each time. */
  private async importSome(): Promise<void> {
    const { life, dice, world } = this;
    const ids = dice.hit(0.5) ? [1, 2, 3] : [3, 1];
    const tasks = ids.map((id) => ({ id, title: 'Imported', status: dice.pick(['pending', 'in-progress', 'done']) }));
    const plan = readImport(JSON.stringify({ tasks }), { format: 'task-master' });
    try {
      const { created } = await runImport(createTransfer(life).importPort, plan, {
        projectId: PROJECT,
        call: { actor: 'importer' },
      });
      if (created.tasks > 0) world.branches.reached('work: imported');
    } catch (error) {
      life.note(`import: ${this.codeOf('importing', error)}`);
    }
  }

  private async rollBack(to_seq: number): Promise<void> {
    const { work } = this;
    await this.ask('rollback', (envelope, call) => work.rollback({ ...envelope, to_seq, reason: 'a mistake' }, call));
  }

  /** There and back: the same tasks are made twice, and the rollback reaches across. */
  private async importAnew(): Promise<void> {
    const before = this.headSeq();
    await this.importSome();
    const imported = this.headSeq();
    await this.rollBack(Math.max(BEGINNING, before));
    await this.importSome();
    await this.rollBack(Math.max(BEGINNING, imported));
  }

  private headSeq(): number {
    return this.world.promises.events(PROJECT).length;
  }

  // ── Asking

  private get call() {
    return { actor: this.owner, owner: this.owner };
  }

  private ttl(): number {
    return this.world.profile.leaseMs;
  }

  /** A command that leaves events. Some bear an id, and are asked for again when nobody knows what became of them. */
  private async ask(
    what: string,
    command: (envelope: Envelope, call: Call) => Promise<unknown>,
    claim?: LeaseClaim,
    undoes?: number,
  ): Promise<number | undefined> {
    const { life, dice, promises } = this;
    this.operations += 1;
    const isRepeatable = dice.hit(0.4);
    const operation = isRepeatable ? { operationId: `${this.owner}-${this.operations}`.replace('/', '-') } : {};
    for (let attempt = 0; ; attempt += 1) {
      const asked = { life, what, owner: this.owner, ...operation, ...(claim ? { claim } : {}) };
      const name = promises.asks(asked);
      // Whoever undoes has to be who did it.
      const actor = undoes === undefined ? name : (this.world.promises.events(PROJECT)[undoes - 1]?.actor ?? name);
      const envelope = {
        project_id: PROJECT,
        ...(operation.operationId === undefined ? {} : { operation_id: operation.operationId }),
      };
      try {
        await command(envelope, { actor, owner: this.owner });
        if (actor === name) promises.answered(name, 'ok', isRepeatable);
        // Asked for once more, it is the same one.
        if (isRepeatable && attempt === 0 && dice.hit(0.2) && life.isWanted) continue;
        return this.lastOf(actor);
      } catch (error) {
        const code = this.codeOf(what, error);
        if (actor === name) promises.answered(name, code, isRepeatable);
        if (code === 'lease_lost' && claim) {
          this.world.branches.reached('work: lost claim refused');
          this.world.promises.leases.expectLost(life, claim);
          // Told that its token is lost, it tries by its name alone, which is refused once it left the claim behind.
          if (dice.hit(0.5)) await this.checkpoint({ task_id: claim.workflow_id });
        }
        const isUnknown = error instanceof Failure;
        if (!isUnknown || !isRepeatable || !life.isWanted || attempt > 5) return undefined;
      }
    }
  }

  private lastOf(actor: string): number | undefined {
    return this.world.promises.events(PROJECT).findLast((row) => row.actor === actor)?.event_seq;
  }

  /** A command on claims alone, which leaves no event. */
  private async claimed(what: string, command: () => Promise<Claim | { readonly released: boolean }>): Promise<void> {
    const { life, world } = this;
    try {
      const claim = await command();
      if (!('fencing_token' in claim)) return;
      const { task_id: workflow_id, owner: owner_id, fencing_token, lease_expires_at } = claim;
      const lease = { workflow_id, owner_id, fencing_token };
      world.promises.leases.granted(life, { ...lease, lease_expires_at, acquired_at: '', heartbeat_at: '' });
      life.note(`${this.owner} ${what}: ${workflow_id} with ${fencing_token}`);
      if (what === 'claim next') this.claims.push(lease);
    } catch (error) {
      life.note(`${this.owner} ${what}: ${this.codeOf(what, error)}`);
    }
  }

  private codeOf(what: string, error: unknown): string {
    const { world, life } = this;
    if (!(error instanceof Refusal)) return codeOf(life, `in ${what}`, error);
    const { code } = error;
    if (code === 'claim_lost') world.branches.reached('work: left claim refused');
    if (code === 'task_claimed') world.branches.reached('work: refused to others');
    if (code === 'nothing_to_claim') world.branches.reached('work: nothing to claim');
    if (code === 'lease_held') {
      // A clock that was put back finds a lease alive whose claim was cleared away when it had expired.
      const isOff = world.profile.clocks === 'several' || world.profile.rates.clockJump > 0;
      world.expect(isOff, 'a task that nobody claims can be claimed', () => `${this.owner}: ${error.message}`);
      world.branches.reached('work: claim cleared too early');
      return code;
    }
    return code in workRefusals ? code : codeOf(life, `in ${what}`, error);
  }

  // ── Looking

  /** The indexed reading gives what the policy gives over the whole state, if nothing came in between. */
  async look(owner?: string): Promise<void> {
    const { world, life, promises } = this;
    const before = world.observer.rows<{ head_seq: number }>(
      'SELECT head_seq FROM streams WHERE workflow_id = ?',
      PROJECT,
    );
    const changes = promises.changes;
    const facts = promises.facts();
    const nowMs = life.clock.now();
    const leasesBefore = this.leasesText();
    try {
      const answer = await this.work.reads.nextStep(
        { project_id: PROJECT, ...(owner === undefined ? {} : { owner }) },
        this.call.owner === owner ? this.call : { actor: 'reader' },
      );
      if (before.length === 0 || world.damage.isIn(PROJECT)) return;
      if (changes !== promises.changes || leasesBefore !== this.leasesText()) return;
      if (owner !== undefined && life.clock.now() !== nowMs) return;
      const rows = world.observer.rows<{ task_id: string; owner_id: string }>(
        `SELECT c.task_id, l.owner_id FROM claims c JOIN workflow_leases l ON l.workflow_id = c.task_id
         WHERE c.project_id = ? AND l.lease_expires_at > ?`,
        PROJECT,
        toTimestamp(nowMs),
      );
      const holders = new Map(rows.map(({ task_id, owner_id }) => [task_id, owner_id]));
      const choice = chooseNextStep(facts, owner === undefined ? undefined : { owner, holders });
      const wanted = {
        rank: choice.rank,
        task_id: choice.task_id,
        otherwise: choice.otherwise,
        waiting: choice.waiting.slice(0, TOLD_LIMITS.named),
        left_out: choice.left_out.slice(0, TOLD_LIMITS.named),
        counts: [choice.waiting.length, choice.left_out.length],
      };
      const told = {
        rank: answer.rank,
        task_id: answer.task_id,
        otherwise: answer.otherwise?.task_id ?? null,
        waiting: answer.waiting.map(({ task_id }) => task_id),
        left_out: answer.left_out.map(({ task_id, reason }) => ({ task_id, reason })),
        counts: [answer.waiting_count, answer.left_out_count],
      };
      if (told.waiting.length > 0) world.branches.reached('work: told what waits');
      world.expect(
        JSON.stringify(told) === JSON.stringify(wanted),
        'the next step is that of the policy',
        () => `${owner ?? 'nobody'} was told ${JSON.stringify(told)}, not ${JSON.stringify(wanted)}`,
      );
      world.branches.reached(
        owner === undefined ? 'work: next step compared' : 'work: next step of a session compared',
      );
    } catch (error) {
      life.note(`look: ${this.codeOf('looking', error)}`);
    }
  }

  private leasesText(): string {
    return JSON.stringify(this.world.observer.leases());
  }
}
