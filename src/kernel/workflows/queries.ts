// The table of workflows and every statement over it, and over the attempts of their steps.
import type { stepAttempts } from '../../ledger/queries.ts';
import { sql } from '../../store/store.ts';
import {
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

export const WORKFLOW_STATUSES = ['running', 'completed', 'failed', 'cancelled'] as const;
export type WorkflowStatus = (typeof WORKFLOW_STATUSES)[number];

export const workflows = defineTable('workflows', ['workflow_id'], {
  workflow_id: uuid,
  kind: text,
  status: textOf<WorkflowStatus>(),
  started_at: timestamp,
  ended_at: nullable(timestamp),
  error_code: nullable(text),
});

export type WorkflowInfo = RowOf<typeof workflows>;

export const insertWorkflow = insertRow(workflows, { without: ['ended_at', 'error_code'] });
export const endWorkflow = sql('UPDATE workflows SET status = ?, ended_at = ?, error_code = ? WHERE workflow_id = ?');
export const readWorkflow = select(workflows, 'WHERE workflow_id = ?');
/** The events that make the row of a workflow. */
export const readRowEvents = sql<{ type: string; payload: string; timestamp: string }>(
  `SELECT event_type AS type, payload, timestamp FROM events WHERE workflow_id = ?
     AND event_type IN ('workflow.started', 'workflow.completed', 'workflow.failed', 'workflow.cancelled')
   ORDER BY event_seq`,
);
export const listWorkflows = select(workflows, 'WHERE workflow_id > ? ORDER BY workflow_id LIMIT ?');
export const listByStatus = select(workflows, 'WHERE status = ? AND workflow_id > ? ORDER BY workflow_id LIMIT ?');
/** Uses the index on states, so the cost depends on the rows counted and not on workflows that ended. */
export const countWithStatus = sql<{ workflows: number }>(
  'SELECT count(*) AS workflows FROM workflows WHERE status = ?',
);

// ── Attempts ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Allocates the number and inserts the row in one statement. */
export const insertAttempt = sql<{ attempt_id: number }>(
  `INSERT INTO step_attempts (workflow_id, step_id, attempt_id, started_at, fencing_token)
   SELECT ?, ?, coalesce((SELECT max(attempt_id) FROM step_attempts WHERE workflow_id = ? AND step_id = ?), 0) + 1, ?, ?
   RETURNING attempt_id`,
);
/** Steps that were attempted and did not end. */
export const readOpenSteps = sql<{ step_id: string }>(
  `SELECT DISTINCT a.step_id FROM step_attempts a WHERE a.workflow_id = ? AND NOT EXISTS
     (SELECT 1 FROM completed_steps c WHERE c.workflow_id = a.workflow_id AND c.step_id = a.step_id)`,
);
export type AttemptRow = Omit<RowOf<typeof stepAttempts>, 'workflow_id'> & { readonly completed_at: string | null };
export const listAttempts = sql<AttemptRow>(
  `SELECT a.step_id, a.attempt_id, a.started_at, a.fencing_token, c.completed_at
   FROM step_attempts a LEFT JOIN completed_steps c
     ON c.workflow_id = a.workflow_id AND c.step_id = a.step_id AND c.attempt_id = a.attempt_id
   WHERE a.workflow_id = ? AND a.step_id NOT LIKE '~%' ORDER BY a.started_at, a.step_id, a.attempt_id LIMIT ?`,
);

export const countAttempts = sql<{ step_id: string; attempts: number; last_started_at: string }>(
  `SELECT step_id, count(*) AS attempts, max(started_at) AS last_started_at FROM step_attempts
   WHERE workflow_id = ? AND step_id NOT LIKE '~%' GROUP BY step_id ORDER BY last_started_at, step_id`,
);

// ── Its job and its lease ────────────────────────────────────────────────────────────────────────────────────

/**
 * Wakes the job when something arrives that its workflow waits for. A running workflow finds it before it goes to
 * sleep.
 */
export const wakeJob = sql("UPDATE jobs SET state = 'ready', run_at = ? WHERE job_id = ? AND state = 'scheduled'");
export const deleteJob = sql('DELETE FROM jobs WHERE job_id = ?');
/** Puts the job to sleep until a time. Only the worker that holds the job can do this. */
export const parkJob = sql(
  `UPDATE jobs SET state = ?, run_at = ?, attempts = ?, claimed_by = NULL, last_error = NULL
   WHERE job_id = ? AND state = 'running' AND claimed_by = ?`,
);
/** The workflow progressed up to this event since its last attempt, so that attempt does not count as failed. */
export const noteProgress = sql(
  "UPDATE jobs SET attempts = 1, payload = ? WHERE job_id = ? AND state = 'running' AND claimed_by = ?",
);
export const releaseAnyLease = sql(
  'UPDATE workflow_leases SET lease_expires_at = ?, heartbeat_at = ? WHERE workflow_id = ?',
);
/** The process that runs it finds at its next write that its fencing token is no longer valid. */
export const fenceLease = sql(
  `UPDATE workflow_leases SET fencing_token = fencing_token + 1, lease_expires_at = ?, heartbeat_at = ?
   WHERE workflow_id = ?`,
);
