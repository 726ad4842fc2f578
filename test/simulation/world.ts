// One seed: machines over one database, their actors, the faults between them, and the promises held against all of it.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { Failure } from '../../src/base/errors.ts';
import type { Registration } from '../../src/ledger/streams/registry.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import type { MigrationSequence } from '../../src/store/migrations.ts';
import { boardRegistration, boardSchema, logRegistration } from '../support/board.ts';
import { FAST_FOLDER } from '../support/crash.ts';
import type { Actor, CreateActor, Program } from './actor.ts';
import { Branches } from './branches.ts';
import { Damage } from './damage.ts';
import { createDice, type Dice } from './dice.ts';
import { LedgerPromises } from './ledger-promises.ts';
import { Life, type Wall } from './life.ts';
import { openObserver, type Observer } from './observer.ts';
import { profileOf, type Profile } from './profile.ts';
import { Scheduler, type Owner } from './scheduler.ts';
import {
  SharedSignals,
  createSharedBlobs,
  createSharedSigning,
  type SharedBlobs,
  type SharedSigning,
} from './surroundings.ts';
import { createTrace, type Trace } from './trace.ts';
import { Violation } from './violation.ts';

const HOUR_MS = 3_600_000;
const MAX_SKEW_MS = 2_000;
/** Far more than any seed takes to come to its end. */
const LAST_TURNS = 30_000;

interface Machine {
  readonly name: string;
  readonly wall: Wall;
  lives: number;
  life: Life | undefined;
  /** It has nothing left to do. */
  isDone: boolean;
}

export interface WorldOptions {
  readonly seed: number;
  /** The first one takes part in every seed. */
  readonly actors: readonly CreateActor[];
  readonly keepTrace: boolean;
}

/** Besides the boards, in a seed like most. */
const TOGETHER = 3.5;

export class World {
  readonly seed: number;
  readonly dice: Dice;
  readonly profile: Profile;
  readonly trace: Trace;
  readonly branches = new Branches();
  readonly scheduler: Scheduler;
  readonly path: string;
  readonly blobs: SharedBlobs;
  readonly signing: SharedSigning;
  readonly signals: SharedSignals;
  readonly promises: LedgerPromises;
  readonly damage = new Damage(this);
  readonly observer: Observer;
  /** No more faults: everything that was begun has to come to its end. */
  isCalm = false;
  /** The process that applies an upgrade now, or died of it. */
  upgrading: Life | undefined;
  /** How many were applied whole. */
  upgrades = 0;
  private isOver = false;
  private readonly folder: string;
  private readonly actors: readonly Actor[];
  private readonly machines: Machine[];
  private readonly owner: Owner = { name: 'world', isDead: false, pausedUntilMs: 0 };
  private readonly faults: Dice;
  /** Where the clock of a machine stood furthest. */
  private aheadMs = MAX_SKEW_MS;

  constructor({ seed, actors, keepTrace }: WorldOptions) {
    this.seed = seed;
    this.dice = createDice(`seed ${seed}`);
    this.faults = this.dice.fork('faults');
    this.profile = profileOf(this.dice.fork('profile'));
    this.trace = createTrace(keepTrace);
    this.trace.line(`seed ${seed} ${JSON.stringify(this.profile)}`);
    this.scheduler = new Scheduler({
      dice: this.dice.fork('turns'),
      trace: this.trace,
      turnMs: (dice) => (dice.hit(0.2) ? dice.int(4) : 0),
    });
    this.folder = mkdtempSync(join(FAST_FOLDER, 'throughline-simulation-'));
    this.path = join(this.folder, 'work.sqlite');
    this.blobs = createSharedBlobs();
    this.signing = createSharedSigning(seed);
    this.signals = new SharedSignals(this);
    this.observer = openObserver(this.path);
    this.promises = new LedgerPromises(this);
    const everybody = actors.map((create) => create(this));
    for (const { branches = [] } of everybody) this.branches.mustReach(branches);
    // Not all of them in every seed: each would get little done, and hide what two alone can do to each other.
    const chosen = this.dice.fork('actors');
    // As many at once as leave each of them turns enough to get far, however many there are.
    const share = Math.min(0.5, TOGETHER / (everybody.length - 1));
    this.actors = everybody.filter((_, index) => index === 0 || chosen.hit(share));
    this.trace.line(`actors ${this.actors.map(({ name }) => name).join(', ')}`);
    this.branches.mustReach(BRANCHES);
    const shared: Wall = { offsetMs: 0 };
    this.machines = Array.from({ length: this.profile.machines }, (_, index) => ({
      name: `m${index + 1}`,
      wall: this.profile.clocks === 'one' ? shared : { offsetMs: this.faults.between(-MAX_SKEW_MS, MAX_SKEW_MS) },
      lives: 0,
      life: undefined,
      isDone: false,
    }));
  }

  get kinds(): readonly Registration[] {
    // Two actors may use one domain.
    return [...new Set([boardRegistration, logRegistration, ...this.actors.flatMap((actor) => actor.kinds ?? [])])];
  }

  get sequences(): readonly MigrationSequence[] {
    return [...new Set([ledgerSchema, boardSchema, ...this.actors.flatMap((actor) => actor.sequences ?? [])])];
  }

  private get newest(): Program {
    return { sequences: this.sequences, upgrades: true };
  }

  // ── A run

  async run(): Promise<void> {
    const unhandled = (error: unknown) => this.fail('no rejection goes unheard', error);
    process.on('unhandledRejection', unhandled);
    try {
      for (const machine of this.machines) this.start(machine);
      const turns = this.actors.reduce((sum, actor) => sum + (actor.turns ?? 0), this.profile.turns);
      await this.scheduler.run(() => this.strike() || this.scheduler.turns >= turns, LAST_TURNS);
      this.becomeCalm();
      await this.scheduler.run(() => this.machines.every(({ isDone }) => isDone), LAST_TURNS);
      await this.lookAtTheEnd();
    } finally {
      this.isOver = true;
      process.off('unhandledRejection', unhandled);
      for (const { life } of this.machines) life?.end();
      this.observer.close();
      rmSync(this.folder, { recursive: true, force: true });
    }
  }

  /** A promise did not hold; also said when it is found where nobody could catch it. */
  fail(promise: string, cause: unknown): Violation {
    const details = cause instanceof Error ? inspect(cause) : String(cause);
    const violation = cause instanceof Violation ? cause : new Violation(promise, details, cause);
    this.scheduler.fail(violation);
    return violation;
  }

  expect(holds: boolean, promise: string, details: () => string): void {
    if (!holds) throw this.fail(promise, details());
  }

  committed(life: Life, nowMs: number): void {
    if (!this.observer.isReady) return;
    const rows = this.promises.committed(life, nowMs);
    for (const actor of this.actors) actor.committed?.({ life, nowMs, rows });
  }

  // ── Machines

  private start(machine: Machine): void {
    machine.lives += 1;
    const program = this.actors.find((actor) => 'starts' in actor)?.starts?.(machine.name) ?? this.newest;
    const life = new Life(this, `${machine.name}.${machine.lives}`, machine.wall, { isSafe: false, program });
    machine.life = life;
    if (machine.lives > 1) this.branches.reached('restart');
    void this.live(machine, life).catch((error: unknown) => this.fail('the harness is sound', error));
  }

  private async live(machine: Machine, life: Life): Promise<void> {
    // A death is never heard of inside, so somebody outside has to look after it.
    void this.lookAfter(machine, life);
    try {
      await life.open();
      life.note('is up');
      await Promise.all(this.actors.map((actor) => actor.run(life)));
      await life.close();
      life.note('has ended');
    } catch (error) {
      if (life.isRefused(error)) {
        life.end();
        return;
      }
      if (!(error instanceof Failure)) throw error;
      life.expectFailure(`while ${life.state}`, error);
      life.end();
    }
  }

  private async lookAfter(machine: Machine, life: Life): Promise<void> {
    await life.ended;
    if (this.isOver) return;
    if (this.upgrading === life) {
      this.upgrading = undefined;
      this.branches.reached('upgrade cut off');
    }
    if (this.isCalm && life.isComplete) {
      machine.isDone = true;
      return;
    }
    if (!this.isCalm) {
      const awayMs = this.faults.int(2 * this.profile.leaseMs);
      await this.scheduler.sleep(this.owner, awayMs, `restart of ${machine.name}`);
    }
    this.start(machine);
  }

  // ── What strikes a whole machine

  private strike(): false {
    const { rates, leaseMs } = this.profile;
    if (this.faults.hit(rates.pause)) {
      const { life } = this.faults.pick(this.machines);
      if (life && !life.isDead) {
        const ms = this.faults.int(3 * leaseMs);
        life.pausedUntilMs = this.scheduler.nowMs + ms;
        life.note(`is stopped for ${ms} ms`);
        this.branches.reached(ms > leaseMs ? 'pause beyond the lease' : 'pause');
      }
    }
    if (this.faults.hit(rates.clockJump)) {
      const machine = this.faults.pick(this.machines);
      const ms = this.faults.between(-2 * HOUR_MS, 2 * HOUR_MS);
      machine.wall.offsetMs += ms;
      this.aheadMs = Math.max(this.aheadMs, machine.wall.offsetMs);
      this.trace.line(`  ${machine.name} clock jumps by ${ms} ms`);
      this.branches.reached(ms < 0 ? 'clock jump backwards' : 'clock jump forwards');
    }
    if (this.faults.hit(rates.restart)) {
      const { life } = this.faults.pick(this.machines);
      if (life?.state === 'up') {
        life.isStopping = true;
        life.note('is asked to stop');
        this.branches.reached('orderly restart');
      }
    }
    return false;
  }

  private becomeCalm(): void {
    this.trace.line(`  calm at turn ${this.scheduler.turns}`);
    this.isCalm = true;
    // As far ahead as any ever was: nobody should have to wait two hours for a lease.
    for (const { wall, life } of this.machines) {
      wall.offsetMs = this.aheadMs;
      if (life) life.pausedUntilMs = 0;
    }
  }

  // ── The end

  private async lookAtTheEnd(): Promise<void> {
    const life = new Life(this, 'inspector', { offsetMs: this.aheadMs }, { isSafe: true, program: this.newest });
    let isDone = false;
    const look = async () => {
      await life.open();
      await this.promises.finish(life);
      for (const actor of this.actors) await actor.finish?.(life);
      await life.close();
      isDone = true;
    };
    void look().catch((error: unknown) => this.fail('the end can be inspected', error));
    try {
      await this.scheduler.run(() => isDone, LAST_TURNS);
    } finally {
      life.end();
    }
  }
}

const BRANCHES = [
  'crash',
  'crash while opening',
  'crash while closing',
  'crash before COMMIT',
  'crash after COMMIT',
  'restart',
  'orderly restart',
  'pause',
  'pause beyond the lease',
  'clock jump forwards',
  'clock jump backwards',
  'injected: busy',
  'injected: I/O error',
  'injected: reply lost after COMMIT',
  'injected: COMMIT lost',
  'failure: database_busy',
  'failure: storage_io_error',
  'failure: disk_full',
  'failure: commit_unknown',
  'checkpoint signed',
];
