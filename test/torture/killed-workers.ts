// Workers that run workflows and jobs, killed at random and started again, until everything that was asked for is done.
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Kernel } from '../../src/kernel/kernel.ts';
import { kernelStream } from '../../src/ledger/lease/kernel-stream.ts';
import { workflowKind } from '../../src/kernel/workflows/contract.ts';
import type { Dice } from '../simulation/dice.ts';
import { Violation } from '../simulation/violation.ts';
import { audit, expect } from './audit.ts';
import { pause } from './pause.ts';
import { addFigures, type Figures, type Scenario, type Trial } from './scenario.ts';
import { openTarget, targetIn, type Opened, type Target } from './target.ts';
import { Victim } from './victim.ts';
import { DOOMED_ATTEMPTS, EFFECTS, SIGNAL, STEP_IDS, WORKFLOW, sumOf, type Effect } from './work-plan.ts';
import type { WorkerTask } from './worker.ts';

/** Only bounds how long a trial that is stuck takes to say so. */
const PATIENCE_MS = 120_000;

export const killedWorkers: Scenario = {
  name: 'killed-workers',
  summary: 'workers of ten-step workflows and of jobs killed at random, on both databases',
  async run(trial) {
    const total: Record<string, number> = {};
    const folders = { sqlite: join(trial.folder, 'sqlite'), postgres: join(trial.folder, 'postgres') };
    addFigures(total, await killWorkers(trial, folders.sqlite, targetIn(folders.sqlite)));
    const { url } = await trial.postgres();
    addFigures(total, await killWorkers(trial, folders.postgres, targetIn(folders.postgres, url)));
    return total;
  },
};

interface Asked {
  readonly workflows: { readonly id: string; readonly n: number; readonly signal: number }[];
  readonly jobs: { readonly id: string; readonly kind: 'adds' | 'falters' | 'doomed' }[];
}

async function killWorkers({ dice, isShort }: Trial, folder: string, target: Target): Promise<Figures> {
  const effects = join(folder, 'effects');
  mkdirSync(effects, { recursive: true });
  const opened = await openTarget(target);
  const current: Victim[] = [];
  let lives = 0;
  const start = (index: number) => {
    lives += 1;
    const task: WorkerTask = {
      target,
      worker: `worker ${index}`,
      effects: join(effects, `${lives}.jsonl`),
      // A server takes its time to commit, and who cannot renew in half of it gives up.
      ttlMs: target.postgres === undefined ? 800 : 2_000,
    };
    current[index] = new Victim('./worker.ts', task);
  };
  try {
    for (let index = 0; index < (isShort ? 2 : 3); index += 1) start(index);
    const asked: Asked = { workflows: [], jobs: [] };
    let kills = 0;
    for (let round = isShort ? 3 : 25; round > 0; round -= 1) {
      await ask(opened.ledger, dice, asked);
      // Mostly when they are at work, sometimes while they open.
      if (dice.hit(0.7)) await Promise.all(current.map((victim) => victim.heard('works')));
      await pause(dice.between(10, 250));
      const chosen = dice.hit(0.3) ? [...current.keys()] : [dice.int(current.length)];
      await Promise.all(chosen.map((index) => endOf(current[index], 'SIGKILL')));
      kills += chosen.length;
      for (const index of chosen) start(index);
    }
    const done = await examine(opened, asked, effects);
    await Promise.all(current.map((victim) => endOf(victim, 'finish')));
    return { kills, ...done };
  } finally {
    await Promise.all(current.map((victim) => victim.killed()));
    await opened.close();
  }
}

async function endOf(victim: Victim | undefined, how: 'SIGKILL' | 'finish'): Promise<void> {
  if (!victim) return;
  const { code, signal, errors } = await (how === 'finish' ? victim.finished() : victim.killed());
  if (code === 0 || (how === 'SIGKILL' && signal === 'SIGKILL')) return;
  throw new Violation('a worker meets no error that ends it', `ended with ${code ?? signal}: ${errors}`);
}

async function ask({ workflows, jobs }: Kernel, dice: Dice, asked: Asked): Promise<void> {
  for (let count = dice.between(1, 3); count > 0; count -= 1) {
    const [id, n, signal] = [uuidFrom(dice), dice.int(1000), dice.int(1000)];
    await workflows.start(WORKFLOW, { id, input: { n } });
    asked.workflows.push({ id, n, signal });
  }
  const added = Array.from({ length: dice.between(2, 12) }, () => {
    const kind = dice.pick(['adds', 'adds', 'adds', 'falters', 'doomed'] as const);
    return { id: uuidFrom(dice), kind, lane: dice.hit(0.3) ? { key: `lane ${dice.int(2)}` } : {} };
  });
  await jobs.enqueueAll(
    added.map(({ id, kind, lane }) => ({
      ...lane,
      id,
      kind,
      backoffMs: 20,
      // Every death counts as an attempt.
      maxAttempts: kind === 'doomed' ? DOOMED_ATTEMPTS : 1_000,
    })),
  );
  asked.jobs.push(...added);
  for (const { id, signal } of asked.workflows.slice(-2)) {
    await workflows.signal(id, SIGNAL, { n: signal }, { operationId: 'go' });
  }
}

async function examine(opened: Opened, { workflows, jobs }: Asked, effects: string): Promise<Figures> {
  const { ledger } = opened;
  const waited = AbortSignal.timeout(PATIENCE_MS);
  for (const { id, n, signal } of workflows) {
    // Whoever was not told yet; told again, it arrives once.
    if ((await ledger.workflows.get(id))?.status === 'running') {
      await ledger.workflows.signal(id, SIGNAL, { n: signal }, { operationId: 'go' }).catch(isEnded);
    }
    const result = await ledger.workflows.result(id, waited).catch((error: unknown) => String(error));
    expect(
      'every workflow completes, with the result of its steps',
      { id, result },
      { id, result: { sum: sumOf(n, signal) } },
    );
    const events = await ledger.read({ kind: workflowKind, id });
    const steps = events.flatMap(({ type, payload }) => (type === 'step.completed' ? [payload.step_id] : []));
    const own = steps.filter((step) => STEP_IDS.includes(step));
    expect('every step completes once', { id, steps: own.toSorted() }, { id, steps: STEP_IDS.toSorted() });
    expect('no step completes twice', { id, steps: new Set(steps).size }, { id, steps: steps.length });
    const ends = events.filter(({ type }) => type === 'workflow.completed' || type === 'workflow.failed');
    expect('a workflow ends once', { id, ends: ends.length }, { id, ends: 1 });
  }
  await untilDrained(ledger, waited);
  const doomed = jobs.filter(({ kind }) => kind === 'doomed').map(({ id }) => id);
  await examineDead(ledger, doomed);
  const cards = await ledger.restore(EFFECTS);
  const wanted = [
    ...jobs.filter(({ kind }) => kind !== 'doomed').map(({ id }) => `job ${id}`),
    ...workflows.map(({ id }) => `three of ${id}`),
  ].toSorted();
  expect('every effect is there and no other', Object.keys(cards.state['cards'] ?? {}).toSorted(), wanted);
  const attempts = examineEffects(effects);
  const figures = await audit(opened, []);
  return {
    workflows: workflows.length,
    jobs: jobs.length,
    dead: doomed.length,
    'external attempts': attempts,
    acknowledged: workflows.length + jobs.length,
    takeovers: figures['takeovers'] ?? 0,
  };
}

async function untilDrained(ledger: Kernel, waited: AbortSignal): Promise<void> {
  for (;;) {
    const { dead: _, ...alive } = await ledger.jobs.states();
    if (Object.values(alive).every((count) => count === 0)) return;
    if (waited.aborted) throw new Violation('every job is done or dead', JSON.stringify(await ledger.jobs.list()));
    await pause(20);
  }
}

async function examineDead(ledger: Kernel, doomed: readonly string[]): Promise<void> {
  const dead = (await ledger.jobs.dead(undefined, 1_000)).map(({ job_id, attempts }) => ({ job_id, attempts }));
  const wanted = doomed.toSorted().map((job_id) => ({ job_id, attempts: DOOMED_ATTEMPTS }));
  expect('a job is given up after its last attempt and not before', dead, wanted);
  if (doomed.length === 0) return;
  const told = await ledger.read(kernelStream, { limit: 1_000 });
  const letters = told.flatMap(({ type, payload }) => (type === 'job.dead_lettered' ? [payload.job_id] : []));
  expect('a job that is given up is an event, once', letters.toSorted(), doomed.toSorted());
}

/** Returns how many attempts there were. */
function examineEffects(folder: string): number {
  const keys = new Map<string, string>();
  const seen = new Set<string>();
  const lines = readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8').split('\n').slice(0, -1),
  );
  for (const line of lines) {
    const { workflow_id, step_id, attempt, key } = JSON.parse(line) as Effect;
    const step = `${workflow_id} ${step_id}`;
    expect('every attempt at an effect carries the same key', { step, key }, { step, key: keys.get(step) ?? key });
    keys.set(step, key);
    const once = `${step} ${attempt}`;
    expect('no two run the same attempt', { once, isTwice: seen.has(once) }, { once, isTwice: false });
    seen.add(once);
  }
  return lines.length;
}

function isEnded(error: unknown): void {
  if ((error as { code?: string }).code !== 'workflow_ended') throw error;
}

function uuidFrom(dice: Dice): string {
  const hex = (length: number) => Array.from({ length }, () => dice.int(16).toString(16)).join('');
  return `01900000-${hex(4)}-7${hex(3)}-8${hex(3)}-${hex(12)}`;
}
