// A workflow's events as rows: its row in `workflows`, and the job by which workers find it.
import { Bug } from '../../base/errors.ts';
import type { StreamInfo } from '../../ledger/contract.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import { insertJobOnce } from '../jobs/queries.ts';
import { refuse } from '../contract.ts';
import { WORKFLOW_JOB } from '../jobs/contract.ts';
import { register, type ProjectedEvent, type Registration } from '../../ledger/streams/registry.ts';
import { writeRow } from '../../store/table.ts';
import { workflowKind, type WorkflowEvents } from './contract.ts';
import * as q from './queries.ts';
import type { WorkflowStatus } from './queries.ts';

/** The kind of one started by `run` without a name. Its function was passed by the caller, so no worker can run it. */
export const INLINE = 'inline';
const MOST_CRASHES = 25;
const CRASH_BACKOFF_MS = 1_000;

export const workflowRegistration: Registration = register(workflowKind, {
  projects: ['workflow.started', 'signal.received', 'workflow.completed', 'workflow.failed', 'workflow.cancelled'],
  project,
  compareCounts: compareRow,
  // The job and the lease are operational, and stay as they are.
  rows: {
    tables: [{ table: q.workflows, stream: 'workflow_id' }],
    fold(id) {
      const fold = foldRow(id);
      return {
        event: (event) => fold.event(event),
        rows() {
          const row = fold.row();
          return [row ? [row] : []];
        },
      };
    },
  },
});

type Told = Pick<ProjectedEvent<WorkflowEvents>, 'type' | 'payload' | 'timestamp'>;

/** The row of a workflow as its events give it; there is none before it has started. */
function foldRow(id: string) {
  let row: q.WorkflowInfo | undefined;
  const ended = (status: WorkflowStatus, at: string, code: string | null) => {
    if (row) row = { ...row, status, ended_at: at, error_code: code };
  };
  return {
    event(event: Told): void {
      const { type, payload, timestamp } = event as ProjectedEvent<WorkflowEvents>;
      if (type === 'workflow.started') {
        const { kind } = payload;
        row = { workflow_id: id, kind, status: 'running', started_at: timestamp, ended_at: null, error_code: null };
      } else if (type === 'workflow.completed') ended('completed', timestamp, null);
      else if (type === 'workflow.failed') ended('failed', timestamp, payload.error.code);
      else if (type === 'workflow.cancelled') ended('cancelled', timestamp, null);
    },
    row: () => row,
  };
}

/** A workflow has one row, and few of its events make it: whole rows are compared where others are only counted. */
async function compareRow(tx: ReadTx, { workflow_id: id }: StreamInfo) {
  const [told, found] = await Promise.all([tx.all(q.readRowEvents, id), tx.get(q.readWorkflow, id)]);
  const fold = foldRow(id);
  for (const { type, payload, timestamp } of told)
    fold.event({ type, payload: JSON.parse(payload) as unknown, timestamp } as Told);
  const wanted = fold.row();
  const names = Object.keys(q.workflows.columns) as (keyof q.WorkflowInfo)[];
  const wrong = names.find((name) => found?.[name] !== wanted?.[name]);
  if (wrong === undefined) return [];
  const why = found && wanted ? `says otherwise than its events: ${wrong}` : found ? 'has no events' : 'is missing';
  return [{ table: q.workflows.name, message: `The row ${id} in ${q.workflows.name} ${why}` }];
}

async function project(tx: WriteTx, event: ProjectedEvent<WorkflowEvents>): Promise<void> {
  const { workflow_id: id, timestamp } = event;
  switch (event.type) {
    case 'workflow.started': {
      const { kind, inline = false } = event.payload;
      await writeRow(tx, q.insertWorkflow, { workflow_id: id, kind, status: 'running', started_at: timestamp });
      if (inline || kind === INLINE) return;
      const added = await writeRow(tx, insertJobOnce, {
        job_id: id,
        kind: `${WORKFLOW_JOB}${kind}`,
        unique_key: null,
        lane: null,
        payload: 'null',
        priority: 2,
        state: 'ready',
        run_at: timestamp,
        attempts: 0,
        max_attempts: MOST_CRASHES,
        backoff_ms: CRASH_BACKOFF_MS,
        claimed_by: null,
        last_error: null,
        created_at: timestamp,
      });
      if (added !== 1) throw refuse('job_exists', `A job has the id ${id}`, { job_id: id });
      return;
    }
    case 'signal.received':
      await tx.run(q.wakeJob, timestamp, id);
      return;
    case 'workflow.completed':
      await end(tx, id, 'completed', timestamp, null);
      await tx.run(q.releaseAnyLease, timestamp, timestamp, id);
      return;
    case 'workflow.failed':
      await end(tx, id, 'failed', timestamp, event.payload.error.code);
      await tx.run(q.releaseAnyLease, timestamp, timestamp, id);
      return;
    case 'workflow.cancelled':
      await end(tx, id, 'cancelled', timestamp, null);
      await tx.run(q.fenceLease, timestamp, timestamp, id);
      return;
    default:
      throw new Bug(`"${event.type}" of a workflow makes no rows`);
  }
}

async function end(
  tx: WriteTx,
  id: string,
  status: WorkflowStatus,
  timestamp: string,
  errorCode: string | null,
): Promise<void> {
  await tx.run(q.endWorkflow, status, timestamp, errorCode, id);
  await tx.run(q.deleteJob, id);
}
