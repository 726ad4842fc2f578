// Errands that outlive every process: steps of each sort of effect, one after another and together, sleeps and signals,
// run by whoever is up; and some whose definition is exchanged while they are under way.
import type { Json } from '../../../src/base/canonical-json.ts';
import { Refusal } from '../../../src/base/errors.ts';
import type { EventRow } from '../../../src/ledger/contract.ts';
import type { WorkflowRun } from '../../../src/kernel/workflows/contract.ts';
import type { Commit, CreateActor } from '../actor.ts';
import type { Dice } from '../dice.ts';
import { OnPurpose, codeOf, type Life } from '../life.ts';
import type { World } from '../world.ts';

const ERRAND = 'errand';
const EXCHANGED = 'exchanged';
const MOST_ERRANDS = 12;
const EFFECTS = ['pure', 'idempotent', 'external'] as const;
/** Crashes count as attempts where these are recorded; nothing here should end for having been tried too often. */
const RETRY = { attempts: 1_000, backoffMs: 200 };

type Errand = {
  readonly number: number;
  readonly steps: number;
  readonly isTogether: boolean;
  readonly sleepMs: number;
  readonly awaitsSignal: boolean;
  /** How often each step fails before it does not. */
  readonly fails: number;
};

export const createWorkflows: CreateActor = (world) => {
  const errands = new Errands(world);
  return {
    name: 'workflows',
    branches: [
      'workflow: completed',
      'workflow: cancelled',
      'workflow: continued by another life',
      'workflow: slept',
      'workflow: signalled',
      'workflow: signal sent twice',
      'workflow: definition exchanged',
      'workflow: step tried again',
    ],
    async run(life) {
      const dice = life.dice.fork('workflows');
      const { workflows } = life.ledger;
      workflows.define(ERRAND, (wf, input: Errand) => errands.runErrand(life, dice, wf, input));
      // As while a new version of a program is being rolled out.
      const isNew = dice.hit(0.5);
      workflows.define(EXCHANGED, (wf, input: Errand) => errands.runExchanged(life, wf, input, isNew));
      const worker = workflows.worker({
        concurrency: dice.between(1, 4),
        ttlMs: world.profile.leaseMs,
        ownerId: `${life.name}/flow`,
        onError: (error) => {
          if (!(error instanceof Refusal)) life.expectFailure('in a workflow', error);
        },
      });
      while (life.isWanted) {
        await life.clock.sleep(dice.int(200));
        await errands.oneThing(life, dice);
      }
      while (world.isCalm && !life.isStopping && !errands.areDone) {
        await errands.sendSignals(life);
        await putBack(world, life);
        await life.clock.sleep(200);
      }
      try {
        await worker.stop();
      } catch (error) {
        codeOf(life, 'in stopping a worker', error);
      }
    },
    committed: (commit) => errands.committed(commit),
    finish: (life) => errands.finish(life),
  };
};

/** In a long seed as many workers can die of one workflow as it has attempts; then a person looks at it. */
async function putBack(world: World, life: Life): Promise<void> {
  const dead = world.observer.rows<{ job_id: string }>(
    `SELECT job_id FROM jobs WHERE kind LIKE 'workflow:%' AND state = 'dead'
       AND last_error = 'Its worker died during its last attempt' ORDER BY job_id`,
  );
  for (const { job_id } of dead) {
    try {
      await life.ledger.jobs.requeue(job_id);
    } catch (error) {
      life.note(`puts back ${job_id}: ${codeOf(life, 'in putting back', error)}`);
    }
  }
}

class Errands {
  private readonly world: World;
  private readonly inputs = new Map<string, Errand & { readonly kind: string }>();
  private readonly started = new Set<string>();
  private readonly signalled = new Set<string>();
  private readonly cancelling = new Set<string>();
  private readonly ended = new Map<string, string>();
  private readonly completedSteps = new Set<string>();
  /** Who was seen to run it, and until when each of its sleeps lasts. */
  private readonly runners = new Map<string, Set<Life>>();
  private readonly deadlines = new Map<string, string>();
  private readonly keys = new Map<string, string>();

  constructor(world: World) {
    this.world = world;
  }

  /** All but those whose definition was exchanged under them: they are reported, and wait for a person. */
  get areDone(): boolean {
    return [...this.started].every((id) => this.ended.has(id) || this.isStopped(id));
  }

  private isStopped(id: string): boolean {
    if (this.inputs.get(id)?.kind !== EXCHANGED) return false;
    const dead = this.world.observer.rows<{ job_id: string; last_error: string }>(
      "SELECT job_id, last_error FROM jobs WHERE state = 'dead'",
    );
    return dead.some(({ job_id, last_error }) => job_id === id && last_error.includes('as it is defined now'));
  }

  // ── From outside

  async oneThing(life: Life, dice: Dice): Promise<void> {
    const known = [...this.started].toSorted();
    if (known.length > 0 && dice.hit(0.1)) await this.cancel(life, dice.pick(known));
    else if (dice.hit(0.4)) await this.sendSignals(life, dice);
    else if (this.inputs.size < MOST_ERRANDS || dice.hit(0.1)) await this.start(life, dice);
  }

  private async start(life: Life, dice: Dice): Promise<void> {
    // Now and then one that was asked for before, by somebody who did not hear the answer.
    const ids = [...this.inputs.keys()];
    const id = ids.length > 0 && (dice.hit(0.2) || ids.length >= MOST_ERRANDS) ? dice.pick(ids) : life.ids.uuid();
    const input = this.inputs.get(id) ?? {
      kind: dice.hit(0.35) ? EXCHANGED : ERRAND,
      number: this.inputs.size + 1,
      steps: dice.between(1, 5),
      isTogether: dice.hit(0.3),
      sleepMs: dice.hit(0.4) ? dice.int(2 * this.world.profile.leaseMs) : 0,
      awaitsSignal: dice.hit(0.3),
      fails: dice.hit(0.3) ? dice.between(1, 2) : 0,
    };
    this.inputs.set(id, input);
    const { kind, ...errand } = input;
    try {
      const info = await life.ledger.workflows.start(kind, { id, input: errand });
      life.note(`started ${kind} ${id}: ${info.status}`);
      this.started.add(id);
    } catch (error) {
      life.note(`start ${id}: ${codeOf(life, 'in start', error)}`);
    }
  }

  private async cancel(life: Life, id: string): Promise<void> {
    this.cancelling.add(id);
    try {
      await life.ledger.workflows.cancel(id, 'no longer wanted');
      life.note(`cancelled ${id}`);
    } catch (error) {
      life.note(`cancel ${id}: ${codeOf(life, 'in cancel', error)}`);
    }
  }

  /** Each under an id of its own, so that it arrives once however often it is sent. */
  async sendSignals(life: Life, dice?: Dice): Promise<void> {
    for (const [id, { awaitsSignal, number }] of this.inputs) {
      const isSent = this.signalled.has(id);
      if (!awaitsSignal || !this.started.has(id) || this.ended.has(id)) continue;
      if (isSent && !dice?.hit(0.2)) continue;
      try {
        await life.ledger.workflows.signal(id, 'go', { amount: number }, { operationId: 'go' });
        if (isSent) this.world.branches.reached('workflow: signal sent twice');
        this.signalled.add(id);
        life.note(`signalled ${id}`);
      } catch (error) {
        life.note(`signal ${id}: ${codeOf(life, 'in signal', error)}`);
      }
    }
  }

  // ── The functions

  async runErrand(life: Life, dice: Dice, wf: WorkflowRun, errand: Errand): Promise<Json> {
    this.seen(life, wf.id);
    const step = (index: number) =>
      wf.step(`step-${index}`, this.optionsOf(wf.id, errand, index), async ({ attempt, stepId, idempotencyKey }) => {
        life.note(`runs ${stepId} of ${wf.id}, attempt ${attempt}`);
        this.expectKey(`${wf.id} ${stepId}`, idempotencyKey);
        if (attempt > 1) this.world.branches.reached('workflow: step tried again');
        await life.clock.sleep(dice.hit(0.8) ? dice.int(10) : dice.int(this.world.profile.leaseMs));
        if (attempt <= errand.fails && !this.world.isCalm) throw new OnPurpose('not yet');
        return valueOf(errand, index);
      });
    let sum = 0;
    const indexes = Array.from({ length: errand.steps }, (_, index) => index);
    if (errand.isTogether) for (const value of await Promise.all(indexes.map(step))) sum += value;
    else for (const index of indexes) sum += await step(index);
    if (errand.sleepMs > 0) {
      const until = await wf.step('until', { effect: 'pure' }, () => life.clock.now() + errand.sleepMs);
      await wf.sleep(until);
    }
    if (errand.awaitsSignal) sum += (await wf.waitFor<{ amount: number }>('go'))?.amount ?? 0;
    sum += await wf.step('last', { effect: 'pure' }, () => 1);
    return { sum };
  }

  /** Steps one after another, in the order of the program that runs it. */
  async runExchanged(life: Life, wf: WorkflowRun, _: Errand, isNew: boolean): Promise<Json> {
    this.seen(life, wf.id);
    const order = isNew ? ['b', 'a', 'c'] : ['a', 'b', 'c'];
    for (const name of order) {
      await wf.step(name, { effect: 'idempotent', retry: RETRY }, async () => {
        await life.clock.sleep(300);
        return name;
      });
    }
    return { order };
  }

  private optionsOf(id: string, { number }: Errand, index: number) {
    const effect = EFFECTS[(number + index) % EFFECTS.length] ?? 'pure';
    return { effect, retry: RETRY, ...(effect === 'external' ? { idempotencyKey: `${id}-${index}` } : {}) };
  }

  private expectKey(step: string, key: string): void {
    const first = this.keys.get(step);
    this.keys.set(step, key);
    this.world.expect(
      first === undefined || first === key,
      'every attempt at a step has the same key',
      () => `${step}: ${first}, ${key}`,
    );
  }

  private seen(life: Life, id: string): void {
    const runners = this.runners.get(id) ?? new Set();
    this.runners.set(id, runners.add(life));
    if (runners.size > 1) this.world.branches.reached('workflow: continued by another life');
  }

  // ── Commits

  committed({ rows, nowMs }: Commit): void {
    for (const row of rows) if (this.inputs.has(row.workflow_id)) this.arrived(row, nowMs);
  }

  private arrived({ workflow_id: id, event_type: type, payload: text }: EventRow, nowMs: number): void {
    const { world } = this;
    const payload = JSON.parse(text) as {
      readonly step_id: string;
      readonly result?: Json;
      readonly until?: string;
      readonly error?: Json;
    };
    world.expect(!this.ended.has(id), 'nothing comes after the end of a workflow', () => `${id}: ${type}`);
    if (type === 'wait.begun' && payload.until !== undefined)
      this.deadlines.set(`${id} ${payload.step_id}`, payload.until);
    if (type === 'step.completed' || type === 'step.failed') {
      const step = `${id} ${payload.step_id}`;
      world.expect(!this.completedSteps.has(step), 'a step completes at most once', () => step);
      world.expect(type === 'step.completed', 'a step that may be tried again does not fail', () => `${step} ${text}`);
      this.completedSteps.add(step);
      this.checkSleep(step, nowMs);
    }
    if (type === 'signal.received') world.branches.reached('workflow: signalled');
    if (type === 'workflow.completed' || type === 'workflow.failed' || type === 'workflow.cancelled') {
      this.ended.set(id, text);
      this.checkEnd(id, type, payload);
    }
  }

  private checkSleep(step: string, nowMs: number): void {
    const until = this.deadlines.get(step);
    if (until === undefined) return;
    this.world.branches.reached('workflow: slept');
    // By the clock of whoever wakes it; one that is put back tells another time afterwards.
    if (this.world.profile.rates.clockJump > 0) return;
    this.world.expect(nowMs >= Date.parse(until), 'a sleep lasts as long as it said', () => `${step} until ${until}`);
  }

  private checkEnd(id: string, type: string, { result }: { readonly result?: Json }): void {
    const { world } = this;
    world.branches.reached(`workflow: ${type.slice('workflow.'.length)}`);
    const input = this.inputs.get(id);
    if (type === 'workflow.cancelled') {
      world.expect(this.cancelling.has(id), 'only who is asked to is cancelled', () => id);
      return;
    }
    world.expect(type === 'workflow.completed', 'a workflow without a failing step completes', () => `${id} ${type}`);
    if (!input) return;
    const expected = input.kind === ERRAND ? { sum: sumOf(input) } : { order: this.orderOf(id) };
    world.expect(
      JSON.stringify(result) === JSON.stringify(expected),
      'the result is what the function makes of its steps',
      () => `${id} gave ${JSON.stringify(result)}, not ${JSON.stringify(expected)}`,
    );
  }

  /** The order in which its steps really ended, whatever its definition was then. */
  private orderOf(id: string): string[] {
    return this.world.promises
      .events(id)
      .filter(({ event_type }) => event_type === 'step.completed')
      .map(({ payload }) => (JSON.parse(payload) as { readonly step_id: string }).step_id);
  }

  // ── The end

  async finish(life: Life): Promise<void> {
    const { world } = this;
    for (const id of this.started) {
      if (this.isStopped(id)) {
        world.branches.reached('workflow: definition exchanged');
        continue;
      }
      const ending = this.ended.get(id);
      world.expect(ending !== undefined, 'a workflow that was started comes to its end', () => id);
      const info = await life.ledger.workflows.get(id);
      world.expect(info !== undefined && info.status !== 'running', 'its row says so too', () => JSON.stringify(info));
      if (info?.status !== 'completed') continue;
      const result = await life.ledger.workflows.result(id);
      world.expect(
        ending === JSON.stringify({ result }),
        'everybody is told the same result',
        () => `${ending} and ${JSON.stringify(result)}`,
      );
    }
    const jobs = world.observer.rows<{ job_id: string; state: string }>(
      "SELECT job_id, state FROM jobs WHERE kind LIKE 'workflow:%'",
    );
    const left = jobs.filter(({ job_id }) => this.started.has(job_id) && !this.isStopped(job_id));
    world.expect(left.length === 0, 'a workflow that has ended leaves no job', () => JSON.stringify(left));
  }
}

function valueOf({ number }: Errand, index: number): number {
  return number * 10 + index;
}

function sumOf(errand: Errand): number {
  const steps = Array.from({ length: errand.steps }, (_, index) => valueOf(errand, index));
  return steps.reduce((sum, value) => sum + value, 0) + (errand.awaitsSignal ? errand.number : 0) + 1;
}
