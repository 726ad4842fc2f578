// Homes with many tasks. Their events pass the ledger, so that `verify --deep` accepts them; their tables are filled in
// one go at the end, as no program does it, so that a million tasks take minutes and not an hour.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { systemClock } from '../../src/base/clock.ts';
import { createIds } from '../../src/base/ids.ts';
import { createMetrics } from '../../src/base/metrics.ts';
import { systemRandom } from '../../src/base/random.ts';
import { openKernel } from '../../src/kernel/kernel.ts';
import { register } from '../../src/ledger/streams/registry.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { openHome, readConfig, type Home } from '../../src/main.ts';
import { sqliteDriver } from '../../src/store/dialect/sqlite.ts';
import { createFolderBlobs } from '../../src/store/folder-blobs.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { SqlValue } from '../../src/store/store.ts';
import type { NewWorkEvent } from '../../src/work/state/events.ts';
import { workKind } from '../../src/work/state/evolve.ts';
import { workSchema } from '../../src/work/schema.ts';
import { workRows, type WorkState } from '../../src/work/tables/work-rows.ts';

export interface BuiltHome {
  readonly tasks: number;
  /** The project's folder: its home lies in it. */
  readonly root: string;
  readonly projectId: string;
  /** What the environment of a process has to say, so that it finds the user's own folder. */
  readonly env: Readonly<Record<string, string>>;
  readonly buildSeconds: number;
  open(): Promise<Home>;
}

const BATCH = 100;
/** Appends that wait together share a commit. */
const AT_ONCE = 50;
const PROGRESS_EVERY = 100_000;
const TASKS_PER_GOAL = 100;
const ids = createIds(systemClock, systemRandom);

export async function buildHome(folder: string, tasks: number, progress: (text: string) => void): Promise<BuiltHome> {
  const root = join(folder, 'project');
  const config = join(folder, 'config');
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const home = join(root, '.throughline');
  const open = () =>
    openHome({
      folder: home,
      create: true,
      config: { ...readConfig(), cwd: root, configFolder: join(config, 'throughline') },
    });
  const startedMs = performance.now();
  const seconds = () => Math.round((performance.now() - startedMs) / 100) / 10;
  const made = await open();
  const [project] = await made.work.projects.list();
  await made.close();
  const projectId = project?.project_id ?? '';
  await appendAll(home, projectId, tasks, (done) => progress(`${done} events of ${tasks} tasks after ${seconds()} s`));
  fillTables(join(home, 'work.sqlite'), projectId);
  return {
    tasks,
    root,
    projectId,
    env: { XDG_CONFIG_HOME: config, XDG_CACHE_HOME: join(folder, 'cache') },
    buildSeconds: seconds(),
    open,
  };
}

async function appendAll(
  home: string,
  projectId: string,
  tasks: number,
  progress: (done: number) => void,
): Promise<void> {
  const driver = sqliteDriver({ path: join(home, 'work.sqlite'), clock: systemClock, random: systemRandom });
  const common = { clock: systemClock, producerVersion: 'bench' };
  const store = await openStore(driver, { ...common, sequences: [ledgerSchema, workSchema] });
  const ledger = await openKernel({
    ...common,
    store,
    ids,
    blobs: createFolderBlobs({ folder: join(home, 'blobs', 'work'), ids, clock: systemClock }),
    metrics: createMetrics(),
    kinds: [register(workKind)],
  });
  const events = eventsOf(tasks);
  let done = 0;
  for (let isLast = false; !isLast;) {
    const appends: Promise<unknown>[] = [];
    while (appends.length < AT_ONCE && !isLast) {
      const batch = take(events, BATCH);
      isLast = batch.length < BATCH;
      if (batch.length > 0) appends.push(ledger.append({ kind: workKind, id: projectId }, batch));
      done += batch.length;
    }
    await Promise.all(appends);
    if (done % PROGRESS_EVERY < BATCH * AT_ONCE) progress(done);
  }
  await ledger.close();
  await store.close();
}

/** The rows that the projection would have made of each event, made of the entities as a rebuild makes them. */
function fillTables(path: string, projectId: string): void {
  using db = new DatabaseSync(path);
  const state: Record<keyof WorkState, Record<string, unknown>> = {
    project: {},
    goals: {},
    tasks: {},
    checkpoints: {},
    blockers: {},
  };
  const entities = db.prepare('SELECT collection, entity_id AS id, body FROM state_entities WHERE workflow_id = ?');
  for (const { collection, id, body } of entities.iterate(projectId) as Iterable<Record<string, string>>) {
    state[collection as keyof WorkState][id ?? ''] = JSON.parse(body ?? '');
  }
  const head = db.prepare('SELECT head_seq AS seq, head_hash AS hash FROM streams WHERE workflow_id = ?');
  const fold = workRows.fold(projectId);
  const rows = fold.rows(state as unknown as WorkState, head.get(projectId) as { seq: number; hash: string });
  db.exec('BEGIN IMMEDIATE');
  for (const [at, { table, stream }] of workRows.tables.entries()) {
    const columns = Object.keys(table.columns);
    db.prepare(`DELETE FROM ${table.name} WHERE ${stream} = ?`).run(projectId);
    const insert = db.prepare(
      `INSERT INTO ${table.name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    );
    for (const row of rows[at] ?? []) insert.run(...columns.map((name) => row[name] as SqlValue));
  }
  db.exec('COMMIT');
}

function take<T>(from: Iterator<T>, count: number): T[] {
  const taken: T[] = [];
  while (taken.length < count) {
    const next = from.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}

/** Most are done, the others to be done, every fifth of these behind another. None is begun: what is ready has to be found. */
function* eventsOf(tasks: number): Generator<NewWorkEvent, undefined> {
  let goalId = '';
  let previous = '';
  for (let n = 0; n < tasks; n += 1) {
    if (n % TASKS_PER_GOAL === 0) {
      goalId = ids.uuid();
      previous = '';
      yield goalEvent(goalId, n / TASKS_PER_GOAL);
    }
    const taskId = ids.uuid();
    const status = n < tasks * 0.6 ? 'done' : 'todo';
    yield taskEvent(taskId, goalId, n, status, status === 'todo' && n % 5 === 0 && previous !== '' ? [previous] : []);
    if (status === 'todo') previous = taskId;
  }
  return undefined;
}

function goalEvent(goal_id: string, index: number): NewWorkEvent {
  return {
    type: 'goal.created',
    payload: {
      goal_id,
      number: index + 1,
      text: `Goal ${index + 1} of many, with a sentence of its own`,
      priority: 1 + (index % 4),
      status: 'active',
      archived: false,
      imported: null,
    },
  };
}

function taskEvent(
  task_id: string,
  goal_id: string,
  n: number,
  status: 'todo' | 'done',
  depends_on: string[],
): NewWorkEvent {
  return {
    type: 'task.created',
    payload: {
      task_id,
      goal_id,
      number: n + 1,
      title: `Task ${n + 1}: change what the part numbered ${n % 997} says`,
      description: null,
      priority: n % 7 === 0 ? n % 5 : null,
      acceptance_criteria: n % 3 === 0 ? ['The tests pass'] : [],
      depends_on,
      evidence: [],
      status,
      archived: false,
      imported: null,
    },
  };
}
