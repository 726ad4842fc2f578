// How far the work on a project's sessions is: what waits, runs, is done, or failed.
import type { ReadTx } from '../../store/store.ts';
import { MAIN_TAG } from '../../base/tags.ts';
import type { MindLane, MindStatus, MindStatusInput } from './contract.ts';
import { listSessions, type SessionRow } from '../queries.ts';
import { placeOf } from '../session/cursor.ts';
import * as q from './queries.ts';
import { DISTIL_JOB, sessionKeyOf } from './triggers.ts';

interface QueuedJob {
  readonly lane: string;
  readonly state: string;
  readonly last_error: string | null;
}

export async function readStatus(
  tx: ReadTx,
  projectId: string,
  { session = '', after, limit }: Omit<MindStatusInput, 'project_id'>,
): Promise<Pick<MindStatus, 'jobs' | 'lanes'>> {
  const jobs = await tx.all(q.jobsOfLanes, DISTIL_JOB);
  const byLane = Map.groupBy(jobs, ({ lane }) => lane);
  const sessions = await tx.all(
    listSessions,
    ...[...placeOf(after), '', '', session, session, projectId, projectId],
    limit,
  );
  const lanes: MindLane[] = [];
  for (const each of sessions) lanes.push(...(await lanesOf(tx, each, byLane.get(sessionKeyOf(each)) ?? [])));
  const count = (...states: readonly string[]) => jobs.filter(({ state }) => states.includes(state)).length;
  return {
    jobs: { queued: count('ready', 'waiting', 'scheduled'), running: count('running'), dead: count('dead') },
    lanes,
  };
}

async function lanesOf(tx: ReadTx, session: SessionRow, jobs: readonly QueuedJob[]): Promise<MindLane[]> {
  const { agent, session_id, last_event_at } = session;
  const key = sessionKeyOf(session);
  const [runs, observations, reflections, progress] = await Promise.all([
    tx.all(q.runsOf, key),
    tx.all(q.observationsOf, key),
    tx.all(q.reflectionsOf, key),
    tx.get(q.readProgress, agent, session_id),
  ]);
  const holding = (rows: readonly { readonly tag: string; readonly withdrawn_at: string | null }[], tag: string) =>
    rows.filter((row) => row.withdrawn_at === null && row.tag === tag).length;
  const tags = new Set([...runs, ...observations].map(({ tag }) => tag));
  const sealed = progress?.sealed_event_at ?? null;
  const error = jobs.find(({ last_error }) => last_error !== null)?.last_error ?? progress?.error ?? null;
  return [...(tags.size > 0 ? tags : [MAIN_TAG])].toSorted().map((tag) => ({
    agent,
    session_id,
    tag,
    observed_seq: runs.at(-1)?.to_seq ?? 0,
    observations: holding(observations, tag),
    reflections: holding(reflections, tag),
    runs: runs.filter((run) => run.tag === tag).length,
    fallbacks: runs.filter((run) => run.tag === tag && run.method === 'fallback').length,
    state: stateOf(jobs, error, sealed === last_event_at),
    error,
    transcript_left: progress?.transcript_left ?? null,
    finalized_at: sealed,
  }));
}

function stateOf(jobs: readonly QueuedJob[], error: string | null, isSealed: boolean): MindLane['state'] {
  const has = (...states: readonly string[]) => jobs.some(({ state }) => states.includes(state));
  if (has('running')) return 'running';
  if (has('ready', 'waiting', 'scheduled')) return 'queued';
  if (has('dead')) return 'dead';
  if (error !== null) return 'error';
  return isSealed ? 'done' : 'open';
}
