// The tables of the queue and every statement over them. Each state that is looked for has an index of its own, so that a
// claim costs the same among ten jobs and among a million, ready, waiting or yet to come.
import { sqlAny } from '../../store/rows.ts';
import { sql, type SqlValue, type Statement, type WriteTx } from '../../store/store.ts';
import {
  columnsOf,
  defineTable,
  insertRow,
  insertRows,
  integer,
  nullable,
  select,
  text,
  textOf,
  timestamp,
  upsertRow,
  uuid,
  type RowOf,
} from '../../store/table.ts';
import type { Json } from '../../base/canonical-json.ts';
import { Bug } from '../../base/errors.ts';

/**
 * `scheduled` for later, `ready` to run, `waiting` for another of its lane, `running` under a worker's lease, or `dead`:
 * given up, kept with its reason until an operator requeues or cancels it. A completed job has no row.
 */
export const JOB_STATES = ['scheduled', 'waiting', 'ready', 'running', 'dead'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const jobs = defineTable('jobs', ['job_id'], {
  job_id: uuid,
  kind: text,
  unique_key: nullable(text),
  lane: nullable(text),
  payload: text,
  priority: integer,
  state: textOf<JobState>(),
  /** When it is due; for a running job, when a worker checks whether its owner is alive. */
  run_at: timestamp,
  attempts: integer,
  max_attempts: integer,
  backoff_ms: integer,
  claimed_by: nullable(uuid),
  last_error: nullable(text),
  created_at: timestamp,
});
export const jobKinds = defineTable('job_kinds', ['kind'], {
  kind: text,
  concurrency: nullable(integer),
  per_lane: integer,
});

export type JobRow = RowOf<typeof jobs>;
/** A job as callers see it: its payload parsed, its worker left out. */
export type Job = Omit<JobRow, 'payload' | 'claimed_by'> & { readonly payload: Json };

/** Written out field by field: this runs for every claimed job, and omitting one field from a row object is slow. */
export function jobOf(row: JobRow): Job {
  return {
    job_id: row.job_id,
    kind: row.kind,
    unique_key: row.unique_key,
    lane: row.lane,
    payload: JSON.parse(row.payload) as Json,
    priority: row.priority,
    state: row.state,
    run_at: row.run_at,
    attempts: row.attempts,
    max_attempts: row.max_attempts,
    backoff_ms: row.backoff_ms,
    last_error: row.last_error,
    created_at: row.created_at,
  };
}

// ── Many at once ─────────────────────────────────────────────────────────────────────────────────────────────

const SIZES = [64, 8, 1] as const;

interface Keyed {
  readonly bySize: readonly { readonly size: number; readonly statement: Statement }[];
}

function keyed(head: string): Keyed {
  return {
    bySize: SIZES.map((size) => ({
      size,
      statement: sql(`${head} job_id IN (${Array.from({ length: size }, () => '?').join(', ')})`),
    })),
  };
}

/** Fills the last batch up with its last id, which changes nothing and keeps it to one statement. */
export function runKeyed(
  tx: WriteTx,
  { bySize }: Keyed,
  first: readonly SqlValue[],
  ids: readonly string[],
): Promise<number[]> {
  const writes: Promise<number>[] = [];
  for (let at = 0; at < ids.length;) {
    const left = ids.length - at;
    const { size, statement } = bySize.findLast((some) => some.size >= left) ?? bySize[0] ?? noSize();
    const some = ids.slice(at, at + size);
    const filled = [...some, ...Array.from({ length: size - some.length }, () => some.at(-1) ?? '')];
    writes.push(tx.run(statement, ...first, ...filled));
    at += size;
  }
  return Promise.all(writes);
}

function noSize(): never {
  throw new Bug('a statement for many has no size');
}

// ── Asking for jobs ──────────────────────────────────────────────────────────────────────────────────────────

export const insertJobs = insertRows(jobs);
/** For a caller that uses the id for another row too: the number of rows added says whether the id was free. */
export const insertJobOnce = insertRow(jobs, { onConflict: 'nothing' });
export const readJob = select(jobs, 'WHERE job_id = ?', { mapped: true });
export const readJobIds = sqlAny<Pick<JobRow, 'job_id'>>('SELECT job_id FROM jobs', 'job_id = ?');
export const readLiveByKey = sqlAny<{ job_id: string; kind: string; unique_key: string }>(
  'SELECT job_id, kind, unique_key FROM jobs',
  "kind = ? AND unique_key = ? AND unique_key IS NOT NULL AND state <> 'dead'",
);
export const deleteJob = sql('DELETE FROM jobs WHERE job_id = ?');
export const listDead = select(jobs, "WHERE state = 'dead' AND job_id > ? ORDER BY job_id LIMIT ?", { mapped: true });
/** Pages in the order of ids. The state is part of the SQL text, because only then the index of that state is used. */
const listed = (where: string) => select(jobs, `WHERE ${where} job_id > ? ORDER BY job_id LIMIT ?`, { mapped: true });
const listedBy = (where: string) => ({ all: listed(where), ofKind: listed(`${where} kind = ? AND`) });
export const listJobs = listedBy('');
export const listByState = {
  scheduled: listedBy("state = 'scheduled' AND"),
  waiting: listedBy("state = 'waiting' AND"),
  ready: listedBy("state = 'ready' AND"),
  running: listedBy("state = 'running' AND"),
  dead: listedBy("state = 'dead' AND"),
} as const satisfies Record<JobState, ReturnType<typeof listedBy>>;
/** Counts the smaller states by their indexes; scheduled jobs, which can be a million, are the rest of the total. */
export const countByState = sql<Record<'jobs' | 'waiting' | 'ready' | 'running' | 'dead', number>>(
  `SELECT (SELECT count(*) FROM jobs) AS jobs,
     (SELECT count(*) FROM jobs WHERE state = 'waiting' AND lane IS NOT NULL) AS waiting,
     (SELECT count(*) FROM jobs WHERE state = 'ready') AS ready,
     (SELECT count(*) FROM jobs WHERE state = 'running') AS running,
     (SELECT count(*) FROM jobs WHERE state = 'dead') AS dead`,
);
export const countStates = sql<{ kind: string; state: JobState; jobs: number }>(
  'SELECT kind, state, count(*) AS jobs FROM jobs GROUP BY kind, state ORDER BY kind, state',
);

export const upsertKind = upsertRow(jobKinds);
export const readKind = select(jobKinds, 'WHERE kind = ?');

// ── Finding what is due ──────────────────────────────────────────────────────────────────────────────────────

/** One of each kind that has any. */
export const readReadyKind = sql<{ kind: string }>("SELECT kind FROM jobs WHERE kind = ? AND state = 'ready' LIMIT 1");
export const readNextTime = sql<{ run_at: string }>(
  "SELECT run_at FROM jobs WHERE state IN ('scheduled', 'running') ORDER BY run_at LIMIT 1",
);
/** Limited, because a claim holds the write lock while it promotes due jobs. */
export const MOST_DUE = 1_000;
export const promoteScheduled = sql(
  `UPDATE jobs SET state = 'ready' WHERE job_id IN
     (SELECT job_id FROM jobs WHERE state IN ('scheduled', 'running') AND run_at <= ? AND state = 'scheduled'
      ORDER BY run_at LIMIT ${MOST_DUE})`,
);
/**
 * Running jobs that are due for a check, with the lease that they run under. Reads only the first due rows: a million
 * jobs may wait behind them to be promoted, and later claims reach those.
 */
export const readOverdue = sql<JobRow & { lease_expires_at: string | null }>(
  `SELECT ${columnsOf(jobs, 'j')}, l.lease_expires_at
   FROM (SELECT ${columnsOf(jobs)} FROM jobs WHERE state IN ('scheduled', 'running') AND run_at <= ?
         ORDER BY run_at LIMIT ${MOST_DUE}) j
     LEFT JOIN workflow_leases l ON l.workflow_id = j.claimed_by
   WHERE j.state = 'running'`,
);
export const postpone = sql('UPDATE jobs SET run_at = ? WHERE job_id = ?');

// ── Claiming ─────────────────────────────────────────────────────────────────────────────────────────────────

export const readReady = select(jobs, "WHERE kind = ? AND state = 'ready' ORDER BY priority, run_at, job_id LIMIT ?", {
  mapped: true,
});
/** The jobs of a claim whose reply was lost. */
export const readClaimed = select(jobs, "WHERE claimed_by = ? AND state = 'running'", { mapped: true });
export const countRunning = sql<{ jobs: number }>(
  "SELECT count(*) AS jobs FROM jobs WHERE kind = ? AND state = 'running'",
);
export const countLane = sql<{ jobs: number }>(
  "SELECT count(*) AS jobs FROM jobs WHERE kind = ? AND lane = ? AND lane IS NOT NULL AND state = 'running'",
);
export const nextInLane = sql<{ job_id: string }>(
  `SELECT job_id FROM jobs WHERE kind = ? AND lane = ? AND lane IS NOT NULL AND state = 'waiting'
   ORDER BY priority, run_at, job_id LIMIT 1`,
);
export const setState = sql('UPDATE jobs SET state = ?, claimed_by = NULL WHERE job_id = ?');
export const putAside = keyed("UPDATE jobs SET state = 'waiting' WHERE");
/** For a kind that now allows more jobs per key; claims put jobs aside again if their lane is still full. */
export const callWaiting = sql(
  "UPDATE jobs SET state = 'ready' WHERE kind = ? AND lane IS NOT NULL AND state = 'waiting'",
);
export const claimJobs = keyed(
  "UPDATE jobs SET state = 'running', claimed_by = ?, run_at = ?, attempts = attempts + 1 WHERE",
);

// ── Ending ───────────────────────────────────────────────────────────────────────────────────────────────────

/** Matches only while this worker owns the job: a worker that lost it ends nothing. */
export const finishJobs = keyed('DELETE FROM jobs WHERE claimed_by = ? AND');
export const putBack = sql(
  `UPDATE jobs SET state = ?, run_at = ?, attempts = ?, last_error = ?, claimed_by = NULL
   WHERE job_id = ? AND claimed_by = ?`,
);
export const bury = sql("UPDATE jobs SET state = 'dead', last_error = ?, claimed_by = NULL WHERE job_id = ?");
export const revive = sql(
  "UPDATE jobs SET state = 'ready', attempts = 0, run_at = ? WHERE job_id = ? AND state = 'dead'",
);
