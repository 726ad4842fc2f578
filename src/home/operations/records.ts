// What the ledger's operations return, field by field, as on the wire and in the tables.
import { z } from 'zod';
import { JOB_STATES } from '../../kernel/jobs/queries.ts';
import { errorSchema } from '../../kernel/workflows/contract.ts';
import { WORKFLOW_STATUSES } from '../../kernel/workflows/queries.ts';
import { proofSchema } from '../../ledger/proof/proof.ts';
import { tokenSchema } from '../../ledger/contract.ts';

/** Matches the ledger's own check, which also accepts versions that RFC 9562 does not define. */
export const idSchema = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'is a UUID in lower case');
const time = z.iso.datetime();
const count = z.int().min(0);
const seq = z.int().min(1);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
/** Described by its writer. */
const json = z.unknown();

const ledgerFields = {
  database: z.string(),
  database_id: idSchema,
  host_id: idSchema,
  events: count,
  streams: count,
  signed_events: count,
  unsigned_events: count,
  last_signed_at: time.nullable(),
  jobs: z.strictObject({ scheduled: count, waiting: count, ready: count, running: count, dead: count }),
  running_workflows: count,
};

export const statusRecord = z.strictObject({
  home: z.string().describe('A folder, or a Postgres URL without its credentials'),
  home_id: idSchema,
  created_at: time,
  version: z.string().describe('Of the program that answers'),
  ...ledgerFields,
  live_leases: count,
});

/** Databases that could not be opened and are missing from this answer. */
export const unavailable = z
  .array(z.strictObject({ name: z.string(), code: z.string(), message: z.string() }))
  .optional()
  .describe('Databases that could not be opened');

export const databaseRecord = z.strictObject({ name: z.string(), ...ledgerFields });

export const eventRecord = z.strictObject({
  position: seq.describe('Its place in the commit order of the database'),
  event_id: idSchema,
  workflow_id: idSchema.describe('The stream; of a project’s work, the project'),
  event_seq: seq.describe('Its place in the stream'),
  event_type: z.string(),
  timestamp: time,
  actor: z.string(),
  payload: json.describe('As it was written, in the version that schema_version names'),
  schema_version: z.string(),
  producer_version: z.string(),
  operation_id: z.string().nullable(),
  tokens: z.array(tokenSchema),
  state_checksum: hash.nullable(),
  host_id: idSchema,
  host_counter: count,
  prev_hash: hash,
  row_hash: hash,
});

export const streamRecord = z.strictObject({
  workflow_id: idSchema,
  kind: z.string(),
  head_seq: count,
  head_hash: hash,
  state_checksum: hash.nullable(),
  entity_count: count,
  snapshot_id: idSchema.nullable(),
  snapshot_seq: count,
  snapshot_at: time.nullable(),
  journal_bytes: count,
  created_at: time,
});

/** May carry further fields, such as the table or the row. */
const problemRecord = z.looseObject({
  code: z.string(),
  message: z.string(),
  table: z.string().optional(),
  workflow_id: z.string().optional(),
  event_seq: z.int().optional(),
  position: z.int().optional(),
});

export const verifyRecord = z.strictObject({
  ok: z.boolean(),
  database: z.string(),
  database_id: z.string().describe('Empty when the ledger has lost its head'),
  deep: z.boolean(),
  stream: idSchema.optional().describe('If only this stream was verified: then only its events are counted'),
  events: count,
  streams: count,
  streams_not_folded: count,
  checkpoints: count,
  signed_events: count,
  unsigned_events: z.int(),
  unknown_signers: z
    .array(z.strictObject({ key: z.string(), checkpoints: count, events: count }))
    .describe('Keys that this machine does not know; `throughline key trust` adds one'),
  problems: z.array(problemRecord).describe('The first hundred'),
  problems_found: count,
  duration_ms: count,
});

export const rebuildRecord = z.strictObject({
  ok: z.boolean().describe('Every row is what its events give; false only after a dry run that found a difference'),
  dry_run: z.boolean(),
  events: count,
  streams: count.describe('Those that were folded again'),
  streams_not_known: count.describe('Those of kinds that this program does not know; they are left as they are'),
  streams_rebuilt: count.describe('Those in which a row differed; after a dry run they still differ'),
  differences_found: count,
  differences: z
    .array(
      z.strictObject({
        database: z.string(),
        table: z.string(),
        workflow_id: z.string().describe('The stream; of a project’s work, the project'),
        key: z.string().describe('The rest of the row’s key; empty if the stream has one such row'),
        what: z.enum(['missing', 'changed', 'stray']),
      }),
    )
    .describe('The first hundred of each database: rows that were not what the events give'),
  duration_ms: count,
  unavailable,
});

export const checkpointRecord = z.strictObject({
  tree_size: count,
  root_hash: hash,
  note: z.string(),
  created_at: time,
});

export const proofRecord = proofSchema;

export const jobRecord = z.strictObject({
  job_id: idSchema,
  kind: z.string(),
  unique_key: z.string().nullable(),
  lane: z.string().nullable(),
  payload: json,
  priority: z.int().min(0).max(4),
  state: z.enum(JOB_STATES),
  run_at: time.describe('When it is due; for a running job, when it is checked again'),
  attempts: count,
  max_attempts: seq,
  backoff_ms: count,
  last_error: z.string().nullable(),
  created_at: time,
});

export const leaseRecord = z.strictObject({
  workflow_id: idSchema.describe('What it guards: a task, a workflow, a worker, a consumer'),
  owner_id: z.string(),
  fencing_token: seq,
  acquired_at: time,
  heartbeat_at: time,
  lease_expires_at: time,
});

export const workflowRecord = z.strictObject({
  workflow_id: idSchema,
  kind: z.string(),
  status: z.enum(WORKFLOW_STATUSES),
  started_at: time,
  ended_at: time.nullable(),
  error_code: z.string().nullable(),
});

const stepRecord = z.strictObject({
  step_id: z.string(),
  state: z.enum(['completed', 'failed', 'begun']),
  attempts: count,
  effect: z.string().optional(),
  idempotency_key: z.string().optional(),
  ended_at: time.nullable(),
  result: json.optional(),
  error: errorSchema.optional(),
});

export const workflowReportRecord = workflowRecord.extend({
  input: json.optional(),
  result: json.optional(),
  error: errorSchema.optional(),
  reason: z.string().optional().describe('Why it was cancelled'),
  steps: z.array(stepRecord).describe('The newest thousand, oldest first'),
  steps_total: count,
  waiting: z.array(z.strictObject({ step_id: z.string(), event: z.string().nullable(), until: time.nullable() })),
  signals: z
    .array(z.strictObject({ event: z.string(), received_at: time, payload: json.optional() }))
    .describe('Signals that no wait has taken'),
  job: jobRecord.nullable(),
  lease: leaseRecord.nullable(),
});

const labels = z.record(z.string(), z.string());

export const metricRecord = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['counter', 'gauge']),
    help: z.string(),
    samples: z.array(z.strictObject({ labels, value: z.number() })),
  }),
  z.strictObject({
    kind: z.literal('histogram'),
    help: z.string(),
    samples: z.array(
      z.strictObject({
        labels,
        count,
        sum: z.number(),
        buckets: z.array(z.strictObject({ le: z.number(), count })),
      }),
    ),
  }),
]);
