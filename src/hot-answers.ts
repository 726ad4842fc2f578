// What the hot commands answer, by the same statements as the operations: the next step, and the status of a home.
import { toTimestamp } from './base/clock.ts';
import { readHotHome, type HotHome, type HotHomeOptions } from './hot-home.ts';
import * as jobs from './kernel/jobs/queries.ts';
import * as ledger from './ledger/queries.ts';
import * as workflows from './kernel/workflows/queries.ts';
import type { ReadTx } from './store/store.ts';
import type { NextStepAnswer, Project } from './work/contract.ts';
import { pickProject } from './work/pick-project.ts';
import * as work from './work/queries.ts';
import { readNextStep } from './work/read-next-step.ts';

export interface AskedOf {
  readonly project?: string;
  readonly owner?: string;
}

export function hotNextStep(options: HotHomeOptions, asked: AskedOf): Promise<NextStepAnswer | undefined> {
  return readHotHome(options, async ({ tx }) => {
    const { project } = await pickProject(tx, asked.project, options.config.cwd);
    return project && readNextStep(tx, project.project_id, asked.owner ?? options.config.owner);
  });
}

/** What a home holds, and where its work stands; the latter only where it is clear which project is meant. */
export interface HomeStatus {
  readonly home: string;
  readonly home_id: string;
  readonly created_at: string;
  readonly version: string;
  readonly database: string;
  readonly database_id: string;
  readonly host_id: string;
  readonly events: number;
  readonly streams: number;
  readonly signed_events: number;
  readonly unsigned_events: number;
  readonly last_signed_at: string | null;
  readonly jobs: Readonly<Record<'scheduled' | 'waiting' | 'ready' | 'running' | 'dead', number>>;
  readonly running_workflows: number;
  readonly live_leases: number;
  readonly work: WorkStatus | null;
}

export interface WorkStatus {
  readonly project: Project;
  readonly goals: Readonly<Record<string, number>>;
  readonly tasks: Readonly<Record<string, number>>;
  readonly claims: number;
  readonly next_step: NextStepAnswer;
}

export function hotStatus(
  options: HotHomeOptions & { readonly version: string },
  asked: AskedOf = {},
): Promise<HomeStatus | undefined> {
  return readHotHome(options, async (home) => ({
    ...(await readLedger(home, options.version)),
    work: await readWork(home.tx, options, asked),
  }));
}

async function readLedger(
  { tx, folder, homeId, createdAt, databasePath }: HotHome,
  version: string,
): Promise<Omit<HomeStatus, 'work'>> {
  const now = toTimestamp(await tx.now());
  const meta = await tx.get(ledger.readMeta);
  const { events = 0, streams = 0 } = (await tx.get(ledger.countAll)) ?? {};
  const last = await tx.get(ledger.lastCheckpoint);
  const signed = last?.tree_size ?? 0;
  const { jobs: all = 0, waiting = 0, ready = 0, running = 0, dead = 0 } = (await tx.get(jobs.countByState)) ?? {};
  return {
    home: folder,
    home_id: homeId,
    created_at: createdAt,
    version,
    database: databasePath,
    database_id: meta?.database_id ?? '',
    host_id: meta?.host_id ?? '',
    events,
    streams,
    signed_events: signed,
    unsigned_events: events - signed,
    last_signed_at: last?.created_at ?? null,
    jobs: { scheduled: all - waiting - ready - running - dead, waiting, ready, running, dead },
    running_workflows: (await tx.get(workflows.countWithStatus, 'running'))?.workflows ?? 0,
    live_leases: (await tx.get(ledger.countLeases, now, now))?.live ?? 0,
  };
}

async function readWork(tx: ReadTx, { config }: HotHomeOptions, asked: AskedOf): Promise<WorkStatus | null> {
  const { project } = await pickProject(tx, asked.project, config.cwd);
  if (!project) return null;
  const { project_id: projectId } = project;
  return {
    project: { ...project },
    goals: countsOf(await tx.all(work.readGoalCounts, projectId)),
    tasks: countsOf(await tx.all(work.readTaskCounts, projectId)),
    claims: (await tx.all(work.readClaims, projectId, toTimestamp(await tx.now()))).length,
    next_step: await readNextStep(tx, projectId, asked.owner ?? config.owner),
  };
}

function countsOf(
  rows: readonly { readonly status: string; readonly archived: number; readonly count: number }[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, archived, count } of rows) {
    const name = archived === 1 ? 'archived' : status;
    counts[name] = (counts[name] ?? 0) + count;
  }
  return counts;
}
