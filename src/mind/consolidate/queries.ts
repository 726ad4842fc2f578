// The backlog of consolidation and every statement over it.
import { sql } from '../../store/store.ts';
import {
  bigint,
  defineTable,
  insertRow,
  nullable,
  select,
  text,
  textOf,
  timestamp,
  uuid,
  type RowOf,
} from '../../store/table.ts';
import type { T3State } from './contract.ts';

export const t3BacklogJobs = defineTable('t3_backlog_jobs', ['job_id'], {
  job_id: uuid,
  project_id: uuid,
  project_root: nullable(text),
  agent: text,
  session_id: text,
  pane_id: nullable(text),
  tag: text,
  slice_start_id: nullable(uuid),
  slice_end_id: nullable(uuid),
  artifact_refs_json: text,
  withdrawn_refs_json: text,
  status: textOf<T3State>(),
  attempts: bigint,
  last_error: nullable(text),
  created_at: timestamp,
  updated_at: timestamp,
});
export type BacklogRow = RowOf<typeof t3BacklogJobs>;

export const insertBacklog = insertRow(t3BacklogJobs, { onConflict: 'nothing' });
export const readBacklog = select(t3BacklogJobs, 'WHERE job_id = ?');
export const listBacklog = select(
  t3BacklogJobs,
  "WHERE project_id = ? AND (? = '' OR status = ?) ORDER BY created_at DESC, job_id DESC LIMIT ?",
);
export const openBacklog = select(
  t3BacklogJobs,
  "WHERE status IN ('pending', 'running', 'failed') AND (created_at > ? OR (created_at = ? AND job_id > ?)) ORDER BY created_at, job_id LIMIT ?",
);
export const countBacklog = sql<{ status: T3State; jobs: number }>(
  'SELECT status, count(*) AS jobs FROM t3_backlog_jobs WHERE project_id = ? GROUP BY status ORDER BY status',
);
export const deadOf = sql<{ job_id: string }>(
  "SELECT job_id FROM t3_backlog_jobs WHERE project_id = ? AND status = 'dead' ORDER BY created_at, job_id",
);
/** What of it stood when it was applied. */
export const setArtifacts = sql(
  'UPDATE t3_backlog_jobs SET artifact_refs_json = ?, withdrawn_refs_json = ? WHERE job_id = ?',
);
/** One that is completed stays so, whoever reports late. */
export const setStatus = sql(
  "UPDATE t3_backlog_jobs SET status = ?, attempts = ?, last_error = ?, updated_at = ? WHERE job_id = ? AND status <> 'completed'",
);
