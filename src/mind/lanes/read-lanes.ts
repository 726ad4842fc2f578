// Reads the lanes of a project from the tables of all tiers. Each session is looked up by its keys: what it costs follows from how many are asked for.
import type { ReadTx } from '../../store/store.ts';
import { sql } from '../../store/store.ts';
import { DISTIL_JOB, sessionKeyOf } from '../finalize/triggers.ts';
import * as distil from '../finalize/queries.ts';
import type { LaneCell, ListedLanes, ListLanes } from './contract.ts';

const MAIN_TAG = 'main';

interface SessionRow {
  readonly agent: string;
  readonly session_id: string;
  readonly last_event_at: string;
  readonly ended_at: string | null;
  readonly events: number | null;
  readonly last_at: string | null;
  readonly recorded_at: string | null;
}

const newestSessions = sql<SessionRow>(
  `SELECT s.agent, s.session_id, s.last_event_at, s.ended_at, t.seq AS events, t.last_at, t.recorded_at
   FROM agent_sessions s
   LEFT JOIN t0_sessions t ON t.project_id = s.project_id AND t.agent = s.agent AND t.session_id = s.session_id
   WHERE s.project_id = ? ORDER BY s.last_event_at DESC, s.agent, s.session_id LIMIT ?`,
);
const countObserved = sql<{ tag: string; count: number }>(
  'SELECT tag, COUNT(*) AS count FROM observations_t1 WHERE session_ref = ? AND withdrawn_at IS NULL GROUP BY tag',
);
const countReflected = sql<{ tag: string; count: number }>(
  'SELECT tag, COUNT(*) AS count FROM reflections_t2 WHERE session_ref = ? AND withdrawn_at IS NULL GROUP BY tag',
);
interface Slice {
  readonly tag: string;
  readonly status: string;
  readonly last_error: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}
const slicesOf = sql<Slice>(
  `SELECT tag, status, last_error, created_at, updated_at FROM t3_backlog_jobs
   WHERE agent = ? AND session_id = ? ORDER BY created_at, job_id`,
);
interface Queued {
  readonly lane: string;
  readonly state: string;
  readonly created_at: string;
  readonly last_error: string | null;
}
const queued = sql<Queued>(
  'SELECT lane, state, created_at, last_error FROM jobs WHERE kind = ? AND lane IS NOT NULL ORDER BY job_id',
);

const NONE: LaneCell = { state: 'none', count: 0, at: null, latency_ms: null, error: null };

export async function readLanes(tx: ReadTx, projectId: string, { tag, limit }: ListLanes): Promise<ListedLanes> {
  const jobs = Map.groupBy(await tx.all(queued, DISTIL_JOB), ({ lane }) => lane);
  const lanes: ListedLanes['lanes'] = [];
  for (const session of await tx.all(newestSessions, projectId, limit)) {
    const own = await lanesOf(tx, session, jobs.get(sessionKeyOf(session)) ?? []);
    lanes.push(...own.filter((lane) => tag === undefined || lane.tag === tag));
  }
  return { project_id: projectId, lanes };
}

async function lanesOf(tx: ReadTx, session: SessionRow, jobs: readonly Queued[]): Promise<ListedLanes['lanes']> {
  const { agent, session_id, last_event_at, ended_at } = session;
  const key = sessionKeyOf(session);
  const [runs, observed, reflected, slices, progress] = await Promise.all([
    tx.all(distil.runsOf, key),
    tx.all(countObserved, key),
    tx.all(countReflected, key),
    tx.all(slicesOf, agent, session_id),
    tx.get(distil.readProgress, agent, session_id),
  ]);
  const tags = new Set([...runs, ...observed, ...slices].map((row) => row.tag));
  const countOf = (rows: typeof observed, tag: string) => rows.find((row) => row.tag === tag)?.count ?? 0;
  return [...(tags.size === 0 ? [MAIN_TAG] : tags)].toSorted().map((tag) => {
    const t1 = observing(
      jobs,
      runs.filter((run) => run.tag === tag),
      progress?.error ?? null,
      countOf(observed, tag),
    );
    const isReflected = t1.state === 'done' || t1.state === 'fallback';
    return {
      agent,
      session_id,
      tag,
      last_event_at,
      ended_at,
      t0: transcribed(session),
      t1,
      t2: isReflected ? { ...t1, count: countOf(reflected, tag) } : { ...NONE, count: countOf(reflected, tag) },
      t3: consolidating(slices.filter((slice) => slice.tag === tag)),
    };
  });
}

function transcribed({ events, last_at, recorded_at }: SessionRow): LaneCell {
  if (events === null || recorded_at === null) return NONE;
  const latency_ms = last_at === null ? null : between(last_at, recorded_at);
  return { state: 'done', count: events, at: recorded_at, latency_ms, error: null };
}

type Run = Pick<distil.RunRow, 'method' | 'started_at' | 'ended_at'>;

function observing(jobs: readonly Queued[], runs: readonly Run[], error: string | null, count: number): LaneCell {
  const last = runs.at(-1);
  const job = (...states: readonly string[]) => jobs.find(({ state }) => states.includes(state));
  const running = job('running');
  const waiting = job('ready', 'waiting', 'scheduled');
  const dead = job('dead');
  const latency_ms = last ? between(last.started_at, last.ended_at) : null;
  const cell = { count, latency_ms };
  if (running) return { ...cell, state: 'running', at: running.created_at, error: null };
  if (waiting) return { ...cell, state: 'queued', at: waiting.created_at, error: waiting.last_error };
  if (dead) return { ...cell, state: 'dead', at: dead.created_at, error: dead.last_error };
  if (error !== null) return { ...cell, state: 'error', at: last?.ended_at ?? null, error };
  if (!last) return NONE;
  return { ...cell, state: last.method === 'fallback' ? 'fallback' : 'done', at: last.ended_at, error: null };
}

const OF_SLICE: Readonly<Record<string, LaneCell['state']>> = {
  pending: 'queued',
  running: 'running',
  completed: 'done',
  failed: 'error',
  dead: 'dead',
};

/** The one that is furthest behind counts. */
function consolidating(slices: readonly Slice[]): LaneCell {
  const last = slices.findLast(({ status }) => status !== 'completed') ?? slices.at(-1);
  if (!last) return NONE;
  return {
    state: OF_SLICE[last.status] ?? 'none',
    count: slices.length,
    at: last.status === 'pending' ? last.created_at : last.updated_at,
    latency_ms: last.status === 'completed' ? between(last.created_at, last.updated_at) : null,
    error: last.last_error,
  };
}

function between(from: string, to: string): number {
  return Math.max(0, Date.parse(to) - Date.parse(from));
}
