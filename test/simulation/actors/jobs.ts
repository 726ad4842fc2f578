// A queue of chores for the workers of all machines: with keys, lanes and limits, handlers that fail, hang, and append
// once; some given up, put back, or cancelled.
import { Failure, Refusal } from '../../../src/base/errors.ts';
import { refuse } from '../../../src/ledger/contract.ts';
import type { EnqueueOptions, Enqueued, RunningJob } from '../../../src/kernel/jobs/contract.ts';
import type { JobState } from '../../../src/kernel/jobs/queries.ts';
import { board } from '../../support/board.ts';
import type { Commit, CreateActor } from '../actor.ts';
import type { Dice } from '../dice.ts';
import { OnPurpose, codeOf, type Life } from '../life.ts';
import type { World } from '../world.ts';
import { BOARDS } from './boards.ts';

const KIND = 'chore';
const LANES = ['left', 'right'];
const KEYS = ['weekly', 'daily'];
const LIMITS = { concurrency: 4, perKey: 1 };
const MOST_JOBS = 40;

type Plan = {
  readonly board: string;
  /** How many attempts fail before one does not. */
  readonly fails: number;
  /** An error that says not to try again. */
  readonly isFinal: boolean;
  readonly takesMs: number;
};

interface Row {
  readonly job_id: string;
  readonly lane: string | null;
  readonly unique_key: string | null;
  readonly state: JobState;
  readonly attempts: number;
  readonly max_attempts: number;
}

export const createJobs: CreateActor = (world) => {
  const queue = new Queue(world);
  return {
    name: 'jobs',
    branches: [
      'job: done',
      'job: dead',
      'job: requeued',
      'job: cancelled',
      'job: was there already',
      'job: waited for its lane',
      'job: another attempt',
      'job: done by another life',
    ],
    async run(life) {
      const dice = life.dice.fork('jobs');
      while (!(await isDefined(life))) await life.clock.sleep(100);
      const worker = life.ledger.jobs.worker({
        handlers: { [KIND]: (job) => queue.handle(life, dice, job) },
        concurrency: dice.between(1, 3),
        ttlMs: world.profile.leaseMs,
        ownerId: `${life.name}/worker`,
        onError: (error) => {
          if (!(error instanceof OnPurpose || error instanceof Refusal)) life.expectFailure('in a worker', error);
        },
      });
      while (life.isWanted) {
        await life.clock.sleep(dice.int(150));
        await queue.oneThing(life, dice);
      }
      while (world.isCalm && !life.isStopping && !queue.isEmpty) await life.clock.sleep(200);
      try {
        await worker.stop();
      } catch (error) {
        codeOf(life, 'in stopping a worker', error);
      }
    },
    committed: (commit) => queue.committed(commit),
    finish: async () => {
      world.expect(queue.isEmpty, 'every job is done or dead in the end', () => queue.tell());
    },
  };
};

async function isDefined(life: Life): Promise<boolean> {
  try {
    await life.ledger.jobs.define(KIND, LIMITS);
    return true;
  } catch (error) {
    life.note(`define: ${codeOf(life, 'in define', error)}`);
    return false;
  }
}

class Queue {
  private readonly world: World;
  private rows = new Map<string, Row>();
  private readonly seen = new Set<string>();
  private readonly answered = new Set<string>();
  private enqueued = 0;
  /** Whose handler has ended well, so that they may go. */
  private readonly finished = new Map<string, Life>();
  private readonly firstTried = new Map<string, Life>();
  private readonly cancelling = new Set<string>();
  /** Whose handler has said that there is no point in trying again. */
  private readonly hopeless = new Set<string>();
  private readonly started = new Set<string>();
  private readonly requeues = new Map<string, number>();

  constructor(world: World) {
    this.world = world;
  }

  /** Nothing left but what was given up. */
  get isEmpty(): boolean {
    return [...this.rows.values()].every(({ state }) => state === 'dead');
  }

  tell(): string {
    return [...this.rows.values()].map(({ job_id, state, attempts }) => `${job_id} ${state} ${attempts}`).join('; ');
  }

  // ── Asking

  async oneThing(life: Life, dice: Dice): Promise<void> {
    const jobs = [...this.rows.keys()].toSorted();
    const dead = jobs.filter((id) => this.rows.get(id)?.state === 'dead');
    if (dead.length > 0 && dice.hit(0.2)) await this.byHand(life, 'requeue', dice.pick(dead));
    else if (jobs.length > 0 && dice.hit(0.1)) await this.byHand(life, 'cancel', dice.pick(jobs));
    else if (this.enqueued < MOST_JOBS) await this.enqueue(life, dice);
  }

  private async enqueue(life: Life, dice: Dice): Promise<void> {
    this.enqueued += 1;
    const { leaseMs } = this.world.profile;
    const plan: Plan = {
      board: dice.pick(BOARDS),
      fails: dice.hit(0.6) ? 0 : dice.between(1, 4),
      isFinal: dice.hit(0.1),
      takesMs: dice.hit(0.7) ? dice.int(20) : dice.int(2 * leaseMs),
    };
    const options: EnqueueOptions = {
      maxAttempts: dice.between(1, 4),
      backoffMs: dice.between(1, 200),
      priority: dice.int(5),
      ...(dice.hit(0.3) ? { id: life.ids.uuid() } : {}),
      ...(dice.hit(0.3) ? { uniqueKey: dice.pick(KEYS) } : {}),
      ...(dice.hit(0.5) ? { key: dice.pick(LANES) } : {}),
      ...(dice.hit(0.3) ? { runAt: life.clock.now() + dice.int(leaseMs) } : {}),
    };
    try {
      const { job_id, created } = await life.ledger.jobs.enqueue(KIND, plan, options);
      this.acknowledged(life, { job_id, created }, options);
    } catch (error) {
      life.note(`enqueue: ${codeOf(life, 'in enqueue', error)}`);
    }
  }

  private acknowledged(life: Life, { job_id, created }: Enqueued, { id, uniqueKey }: EnqueueOptions): void {
    life.note(`enqueued ${job_id} ${created}`);
    this.answered.add(job_id);
    this.world.expect(this.seen.has(job_id), 'a job that was taken is there', () => `${job_id} was never seen`);
    if (created) return;
    this.world.branches.reached('job: was there already');
    this.world.expect(
      uniqueKey !== undefined || id !== undefined,
      'only a key or an id makes two jobs one',
      () => `${life.name} was told of ${job_id}`,
    );
  }

  private async byHand(life: Life, what: 'requeue' | 'cancel', jobId: string): Promise<void> {
    if (what === 'cancel') this.cancelling.add(jobId);
    try {
      await life.ledger.jobs[what](jobId);
      life.note(`${what} ${jobId}`);
    } catch (error) {
      life.note(`${what} ${jobId}: ${codeOf(life, `in ${what}`, error)}`);
    }
  }

  // ── Doing

  async handle(life: Life, dice: Dice, job: RunningJob): Promise<void> {
    const { world } = this;
    const { job_id, attempts, max_attempts } = job;
    const plan = job.payload as Plan;
    const attempt = `${job_id} ${this.requeues.get(job_id) ?? 0} ${attempts}`;
    life.note(`begins ${job_id}, attempt ${attempts} of ${max_attempts}`);
    world.expect(
      attempts <= max_attempts && !this.started.has(attempt),
      'an attempt is begun at most once, and no more than allowed',
      () => `${life.name} began attempt ${attempts} of ${max_attempts} of ${job_id}`,
    );
    this.started.add(attempt);
    if (attempts > 1) world.branches.reached('job: another attempt');
    if (!this.firstTried.has(job_id)) this.firstTried.set(job_id, life);
    await life.clock.sleep(plan.takesMs, job.signal);
    if (job.signal.aborted) throw new OnPurpose('told to stop');
    if (attempts <= plan.fails && !world.isCalm) {
      if (!plan.isFinal) throw new OnPurpose('not yet');
      this.hopeless.add(job_id);
      throw refuse('invalid_append', 'never');
    }
    const operationId = `job-${job_id}`;
    const event = { type: 'card.added', payload: { card_id: operationId, title: 'done' } } as const;
    const lease = dice.hit(0.8) ? { lease: job.lease } : {};
    const asked = { workflowId: plan.board, content: operationId, operationId, ...lease };
    const answer = await world.promises.ask(life, asked, (actor) =>
      life.ledger.append({ kind: board, id: plan.board }, [event], { create: true, operationId, actor, ...lease }),
    );
    if (answer.code === 'ok') {
      this.finished.set(job_id, life);
      return;
    }
    const { error } = answer as { readonly error: unknown };
    // What its worker lost is no fault of the job's.
    if (error instanceof Failure && !error.retry.retry) this.hopeless.add(job_id);
    throw error as Error;
  }

  // ── Commits

  committed({ rows: events }: Commit): void {
    const { world } = this;
    const columns = 'job_id, lane, unique_key, state, attempts, max_attempts';
    const text = `SELECT ${columns} FROM jobs WHERE kind = '${KIND}'`;
    const before = this.rows;
    this.rows = new Map(world.observer.rows<Row>(text).map((row) => [row.job_id, row]));
    for (const row of this.rows.values()) {
      if (this.seen.has(row.job_id) && !before.has(row.job_id)) this.cameBack(row);
      this.seen.add(row.job_id);
      if (row.state === 'waiting') world.branches.reached('job: waited for its lane');
      if (row.state === 'dead' && before.get(row.job_id)?.state !== 'dead') this.died(row, events);
    }
    for (const [jobId, row] of before) if (!this.rows.has(jobId)) this.left(row);
    for (const { event_type, payload } of events) {
      if (event_type !== 'job.requeued') continue;
      const { job_id } = JSON.parse(payload) as { readonly job_id: string };
      this.requeues.set(job_id, (this.requeues.get(job_id) ?? 0) + 1);
      world.branches.reached('job: requeued');
    }
    this.checkLimits();
  }

  /** A job that is done leaves no row, so an enqueue whose reply was lost cannot tell, and adds it once more. */
  private cameBack({ job_id }: Row): void {
    const { world } = this;
    world.branches.reached('job: enqueued again after a lost reply');
    world.expect(!this.answered.has(job_id), 'a job that was acknowledged and done does not come back', () => job_id);
    this.requeues.set(job_id, (this.requeues.get(job_id) ?? 0) + 1);
  }

  private checkLimits(): void {
    const running = [...this.rows.values()].filter(({ state }) => state === 'running');
    const fullest = Math.max(0, ...LANES.map((lane) => running.filter((row) => row.lane === lane).length));
    this.world.expect(
      running.length <= LIMITS.concurrency && fullest <= LIMITS.perKey,
      'limits of a kind and of a lane hold in all processes together',
      () => `${running.length} run, ${fullest} in one lane`,
    );
    const alive = [...this.rows.values()].filter(({ state }) => state !== 'dead');
    const keys = alive.flatMap(({ unique_key }) => unique_key ?? []);
    this.world.expect(new Set(keys).size === keys.length, 'a key has one live job', () => keys.join(' '));
  }

  private died({ job_id, attempts, max_attempts }: Row, events: Commit['rows']): void {
    const { world } = this;
    world.branches.reached('job: dead');
    world.expect(
      attempts >= max_attempts || this.hopeless.has(job_id),
      'a job is given up only after its last attempt, or by its own word',
      () => `${job_id} is dead after ${attempts} of ${max_attempts}`,
    );
    const told = events.filter(
      ({ event_type, payload }) => event_type === 'job.dead_lettered' && payload.includes(job_id),
    );
    world.expect(told.length === 1, 'a job that is given up is an event', () => `${job_id}: ${told.length}`);
  }

  private left({ job_id, state }: Row): void {
    const { world } = this;
    if (this.cancelling.has(job_id)) {
      world.branches.reached('job: cancelled');
      return;
    }
    const by = this.finished.get(job_id);
    world.expect(
      by !== undefined && state === 'running',
      'a job is gone only when its handler has ended well',
      () => `${job_id} was ${state}`,
    );
    world.branches.reached(by === this.firstTried.get(job_id) ? 'job: done' : 'job: done by another life');
  }
}
