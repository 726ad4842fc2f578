// Reads the lanes of a project from the tables of all tiers. Each session is looked up by its keys: what it costs follows from how many are asked for.
import { MAIN_TAG } from '../../base/tags.ts';
import type { ReadTx } from '../../store/store.ts';
import { sql } from '../../store/store.ts';
import { DISTIL_JOB, sessionKeyOf, type DistilJob } from '../finalize/triggers.ts';
import * as distil from '../finalize/queries.ts';
import type { LaneCell, ListedLanes, ListLanes } from './contract.ts';

interface SessionRow {
  readonly agent: string;
  readonly session_id: string;
  readonly last_event_at: string;
  readonly ended_at: string | null;
  readonly events: number | null;
  readonly last_at: string | null;
  readonly recorded_at: string | null;
}

const SESSIONS = `SELECT s.agent, s.session_id, s.last_event_at, s.ended_at, t.seq AS events, t.last_at, t.recorded_at
   FROM agent_sessions s
   LEFT JOIN t0_sessions t ON t.project_id = s.project_id AND t.agent = s.agent AND t.session_id = s.session_id
   WHERE s.project_id = ?`;
const newestSessions = sql<SessionRow>(`${SESSIONS} ORDER BY s.last_event_at DESC, s.agent, s.session_id LIMIT ?`);
const sessionByName = sql<SessionRow>(`${SESSIONS} AND s.agent = ? AND s.session_id = ?`);
const countSessions = sql<{ count: number }>('SELECT COUNT(*) AS count FROM agent_sessions WHERE project_id = ?');
interface SessionName {
  readonly agent: string;
  readonly session_id: string;
}
/** Sessions of which a slice waits or failed, or that could not be sealed. */
const openSessions = sql<SessionName>(
  `SELECT agent, session_id FROM t3_backlog_jobs
   WHERE project_id = ? AND status IN ('pending', 'running', 'failed', 'dead')
   UNION
   SELECT s.agent, s.session_id FROM distil_sessions d
   JOIN agent_sessions s ON s.agent = d.agent AND s.session_id = d.session_id
   WHERE s.project_id = ? AND d.error IS NOT NULL
   ORDER BY 1, 2 LIMIT ?`,
);
const fallbackSessions = sql<SessionName>(
  `SELECT DISTINCT agent, session_id FROM observer_runs WHERE project_id = ? AND method = 'fallback'
   ORDER BY 1, 2 LIMIT ?`,
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
  readonly payload: string;
  readonly state: string;
  readonly created_at: string;
  readonly last_error: string | null;
}
const queued = sql<Queued>(
  'SELECT lane, payload, state, created_at, last_error FROM jobs WHERE kind = ? AND lane IS NOT NULL ORDER BY job_id',
);

/** Of those that wait or failed. */
const MOST_OPEN = 1_000;
const NONE: LaneCell = { state: 'none', count: 0, at: null, latency_ms: null, error: null };

export async function readLanes(tx: ReadTx, projectId: string, asked: ListLanes): Promise<ListedLanes> {
  const { tag, state } = asked;
  const jobs = await tx.all(queued, DISTIL_JOB);
  const jobsByLane = Map.groupBy(jobs, ({ lane }) => lane);
  const lanes: ListedLanes['lanes'] = [];
  for (const session of await sessionsOf(tx, projectId, asked, jobs)) {
    const own = await lanesOf(tx, session, jobsByLane.get(sessionKeyOf(session)) ?? []);
    lanes.push(...own.filter((lane) => (tag === undefined || lane.tag === tag) && isSo(lane, state)));
  }
  const { count = 0 } = (await tx.get(countSessions, projectId)) ?? {};
  return { project_id: projectId, sessions: count, lanes };
}

const TIERS = ['t0', 't1', 't2', 't3'] as const;

function isSo(lane: ListedLanes['lanes'][number], state: ListLanes['state']): boolean {
  return state === undefined || TIERS.some((tier) => lane[tier].state === state);
}

/** The newest ones, and those that may have something open, however old they are: nobody would look for them. */
async function sessionsOf(
  tx: ReadTx,
  projectId: string,
  { state, limit }: ListLanes,
  jobs: readonly Queued[],
): Promise<readonly SessionRow[]> {
  const isOpen = state === undefined || !['none', 'done', 'fallback'].includes(state);
  const [newest, open, fallback] = await Promise.all([
    isOpen && state !== undefined ? [] : tx.all(newestSessions, projectId, limit),
    isOpen ? tx.all(openSessions, projectId, projectId, MOST_OPEN) : [],
    state === 'fallback' ? tx.all(fallbackSessions, projectId, MOST_OPEN) : [],
  ]);
  const found = new Map(newest.map((session) => [sessionKeyOf(session), session]));
  const named = [...open, ...fallback, ...(isOpen ? jobs.slice(0, MOST_OPEN).map(sessionOf) : [])];
  for (const { agent, session_id } of named) {
    if (found.has(sessionKeyOf({ agent, session_id }))) continue;
    const session = await tx.get(sessionByName, projectId, agent, session_id);
    if (session) found.set(sessionKeyOf(session), session);
  }
  return [...found.values()].toSorted(byNewest);
}

function sessionOf({ payload }: Queued): SessionName {
  const { agent, session_id } = JSON.parse(payload) as DistilJob;
  return { agent, session_id };
}

function byNewest(one: SessionRow, other: SessionRow): number {
  const [a, b] = [one, other].map((each) => `${each.agent}\n${each.session_id}`) as [string, string];
  if (one.last_event_at !== other.last_event_at) return one.last_event_at < other.last_event_at ? 1 : -1;
  return a < b ? -1 : 1;
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
