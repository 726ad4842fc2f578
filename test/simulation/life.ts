// One life of a machine's process: from its start to its death or its orderly end. What it knows dies with it.
import { Failure, Refusal } from '../../src/base/errors.ts';
import { createIds, type Ids } from '../../src/base/ids.ts';
import { createMetrics } from '../../src/base/metrics.ts';
import { seededRandom, type Random } from '../../src/base/random.ts';
import { openKernel, type Kernel } from '../../src/kernel/kernel.ts';
import type { Connection } from '../../src/store/driver.ts';
import { sqliteDriver } from '../../src/store/dialect/sqlite.ts';
import { refuse } from '../../src/home/contract.ts';
import { formatOf, type Upgrade } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import type { Clock } from '../../src/base/clock.ts';
import type { Program } from './actor.ts';
import type { Dice } from './dice.ts';
import { faultyDriver, faultyProbe, short } from './faulty-driver.ts';
import { NO_FAULTS, type Rates } from './profile.ts';
import type { Owner } from './scheduler.ts';
import { Violation } from './violation.ts';
import type { World } from './world.ts';

/** Where the wall clock of a machine stands off the world's. */
export interface Wall {
  offsetMs: number;
}

const PRODUCER = '0.0.0-simulated';
const LOST = new Set(['lease_lost', 'lease_held']);
/** What the injected faults come to. Any other failure is one that nobody caused. */
const CAUSED = new Set(['database_busy', 'storage_io_error', 'disk_full', 'commit_unknown']);

const WEIGHTS = { opening: 5, upgrading: 15, up: 1, closing: 20 } as const;

/** The process and the database are of different versions. */
const OUTDATED = new Set(['database_newer', 'upgrade_required']);

export interface LifeOptions {
  readonly isSafe: boolean;
  readonly program: Program;
}

/** Thrown by an actor where code of a user may throw. */
export class OnPurpose extends Error {
  override readonly name = 'OnPurpose';
}

export class Life implements Owner {
  readonly name: string;
  readonly world: World;
  readonly dice: Dice;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  /** The real ones, open as long as it lives. */
  readonly connections = new Set<Connection>();
  isDead = false;
  pausedUntilMs = 0;
  /** Asked to end in order: its actors see it and return. */
  isStopping = false;
  state: 'opening' | 'up' | 'closing' = 'opening';
  /** It closed in order, after its actors had finished all they had begun. */
  isComplete = false;
  private readonly isSafe: boolean;
  readonly program: Program;
  private isOutdated = false;
  /** Applied before it began. */
  private readonly upgradesBefore: number;
  /** Settles when it is dead, however that came. */
  readonly ended: Promise<void>;
  private readonly tellEnd: () => void;
  private opened: { readonly store: Store; readonly ledger: Kernel } | undefined;

  constructor(world: World, name: string, wall: Wall, { isSafe, program }: LifeOptions) {
    this.world = world;
    this.name = name;
    this.isSafe = isSafe;
    this.upgradesBefore = world.upgrades;
    this.program = program;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.ended = promise;
    this.tellEnd = resolve;
    this.dice = world.dice.fork(name);
    this.clock = clockOf(this, wall);
    this.random = seededRandom(this.dice.int(2 ** 31));
    this.ids = createIds(this.clock, this.random);
  }

  get rates(): Rates {
    return this.isSafe || this.world.isCalm ? NO_FAULTS : this.world.profile.rates;
  }

  get ledger(): Kernel {
    if (!this.opened) throw new Violation('the harness is sound', `${this.name} has no ledger yet`);
    return this.opened.ledger;
  }

  get store(): Store {
    if (!this.opened) throw new Violation('the harness is sound', `${this.name} has no store yet`);
    return this.opened.store;
  }

  /** The one that it knows. */
  get format(): number {
    return formatOf(this.program.sequences);
  }

  /** True while its actors should take up new work. */
  get isWanted(): boolean {
    return !this.isDead && !this.isStopping && !this.world.isCalm;
  }

  note(text: string): void {
    this.world.trace.line(`  ${this.name} ${text}`);
  }

  fault(kind: keyof Rates): boolean {
    return this.dice.hit(this.rates[kind]);
  }

  // ── Storage

  /** Where others may get their turn, and where it may die; resolves when the call is to be made. */
  async storageCall(what: string): Promise<void> {
    const { interleaving, slowCallMs } = this.world.profile;
    if (interleaving !== undefined && this.dice.hit(interleaving)) {
      const isSlow = slowCallMs > 0 && this.rates !== NO_FAULTS && this.dice.hit(0.05);
      if (isSlow) await this.world.scheduler.sleep(this, this.dice.int(slowCallMs), `slow ${short(what)}`);
      else await this.world.scheduler.turn(this, 'answer', short(what));
    }
    if (!this.survives('before', what)) await new Promise<never>(() => {});
  }

  survives(side: 'before' | 'after', what: string): boolean {
    if (this.isDead) return false;
    // Where little time is spent, and much can go wrong, more often.
    const weight = what === 'COMMIT' ? 5 : WEIGHTS[this.world.upgrading === this ? 'upgrading' : this.state];
    if (!this.dice.hit(this.rates.crash * weight)) return true;
    this.crash(`${side} ${short(what)}`);
    return false;
  }

  crash(at: string): void {
    const { branches } = this.world;
    branches.reached('crash');
    if (this.state === 'opening') branches.reached('crash while opening');
    if (this.state === 'closing') branches.reached('crash while closing');
    if (at.endsWith('COMMIT')) branches.reached(`crash ${at}`);
    this.note(`dies ${at}`);
    this.end();
  }

  /** Nothing of it runs from now on, and the engine rolls back what it had begun. */
  end(): void {
    if (this.isDead) return;
    this.isDead = true;
    for (const connection of this.connections) connection.abandon();
    this.connections.clear();
    this.world.signals.forget(this);
    this.tellEnd();
  }

  // ── Coming and going

  async open(): Promise<void> {
    const { world, clock, random, ids } = this;
    const driver = sqliteDriver({
      path: world.path,
      clock,
      random,
      busyTimeoutMs: 0,
      lockTimeoutMs: world.profile.lockTimeoutMs,
      probe: faultyProbe(this),
    });
    const store = await openStore(faultyDriver(this, driver), {
      clock,
      producerVersion: PRODUCER,
      sequences: this.program.sequences,
      onOlder: (upgrade) => this.decideUpgrade(upgrade),
      onEffectError: (error) => world.fail('an effect after a commit never throws', error),
    });
    const ledger = await openKernel({
      store,
      blobs: world.blobs.of(this),
      clock,
      ids,
      metrics: createMetrics(),
      kinds: world.kinds,
      producerVersion: PRODUCER,
      signing: world.signing.of(this),
      signals: world.signals.of(this),
      onBackgroundError: (error) => this.heardBehind(error),
    });
    this.opened = { store, ledger };
    this.state = 'up';
  }

  private async decideUpgrade({ location, apply }: Upgrade): Promise<void> {
    const { world } = this;
    if (!this.program.upgrades) throw refuse('upgrade_required', `${location} was made by an older version`);
    world.upgrading = this;
    const applied = await apply();
    world.upgrading = undefined;
    if (!applied) return;
    world.upgrades += 1;
    world.branches.reached('upgrade');
  }

  async close(): Promise<void> {
    this.state = 'closing';
    await this.ledger.close();
    await this.store.close();
    this.isComplete = !this.isStopping;
    this.end();
  }

  /**
   * Whether it was refused because the database is of another format than it knows. Such a process can do nothing more: a
   * person ends it, at once while it opens, a little later while it runs.
   */
  isRefused(error: unknown): boolean {
    if (!(error instanceof Refusal && OUTDATED.has(error.code))) return false;
    const { world, state } = this;
    const found = world.observer.format() ?? 0;
    // What it had looked at may have been upgraded by another before it was refused.
    const wasOlder = found < this.format || world.upgrades > this.upgradesBefore;
    world.expect(
      error.code === 'database_newer' ? found > this.format : wasOlder,
      'only a process of another version is refused',
      () => `${this.name}, which knows format ${this.format}: ${error.message}`,
    );
    world.branches.reached(`refused: ${error.code} while ${state}`);
    if (this.isOutdated) return true;
    this.isOutdated = true;
    this.isStopping = true;
    this.note(`is refused as ${error.code}`);
    if (state === 'opening') this.end();
    else void this.endLater();
    return true;
  }

  private async endLater(): Promise<void> {
    await this.world.scheduler.sleep(this, this.dice.int(this.world.profile.leaseMs), 'end');
    this.end();
  }

  /** What works behind the appends may also have lost its lease, or be told of what an actor threw on purpose. */
  private heardBehind(error: unknown): void {
    for (let at = error; at instanceof Error; at = at.cause) {
      if (this.isRefused(at) || this.world.damage.explains(at)) return;
      if (at instanceof Refusal && LOST.has(at.code)) {
        this.world.branches.reached(`behind the appends: ${at.code}`);
        return;
      }
      if (at instanceof OnPurpose) return;
      if (at instanceof Failure) {
        this.expectFailure('behind the appends', at);
        return;
      }
    }
    this.expectFailure('behind the appends', error);
  }

  /** What the outside world may do to anybody is noted; a bug, or a refusal that nobody asked for, ends the run. */
  expectFailure(where: string, error: unknown): Failure | undefined {
    if (error instanceof Failure && CAUSED.has(error.code)) {
      this.world.branches.reached(`failure: ${error.code}`);
      this.note(`${where}: ${error.code}`);
      return error;
    }
    this.world.fail('only what the faults cause goes wrong', new Error(where, { cause: error }));
    return undefined;
  }
}

/** What one may be told who asks at the wrong time. Damage, above all, is not among it. */
const EXPECTED = new Set([
  ...['sequence_conflict', 'operation_conflict', 'invalid_rollback', 'lease_held', 'lease_lost'],
  ...['unknown_job', 'job_not_dead', 'job_exists', 'workflow_ended', 'unknown_workflow'],
]);

/** Says how a call ended in one word, or ends the run when it ended as none may. */
export function codeOf(life: Life, where: string, error: unknown): string {
  if (error instanceof Refusal) {
    const isExpected = EXPECTED.has(error.code) || life.isRefused(error) || life.world.damage.explains(error);
    if (isExpected) return error.code;
  }
  // As the projection of boards does on purpose, after everything else of its append was written.
  if (error instanceof Error && error.message === 'the projection failed') return 'projection_failed';
  return life.expectFailure(where, error)?.code ?? 'bug';
}

function clockOf(life: Life, wall: Wall): Clock {
  const { scheduler } = life.world;
  const bootMs = scheduler.nowMs;
  return {
    now: () => Math.floor(EPOCH_MS + scheduler.nowMs + wall.offsetMs),
    monotonic: () => scheduler.nowMs - bootMs,
    sleep: (ms, signal) => scheduler.sleep(life, ms, `sleep ${ms.toFixed(1)}`, signal),
    macrotask: () => scheduler.turn(life, 'macrotask', 'macrotask'),
  };
}

const EPOCH_MS = Date.UTC(2026, 0, 1);
