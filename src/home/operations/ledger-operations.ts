// The operations over the ledgers of a home: what happened, whether it is intact, and what is queued, running or held.
// Restore is a command and not an operation, because it replaces the files of a home while no other process has it
// open.
import { z } from 'zod';
import { operationsOf, type OperationTable } from '../../base/operation.ts';
import type { Metrics } from '../../base/metrics.ts';
import { storeRefusals } from '../../store/contract.ts';
import { ledgerRefusals, refuse, type EventRow, type Token } from '../../ledger/contract.ts';
import { kernelOperations } from './kernel-operations.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import {
  checkpointRecord,
  databaseRecord,
  eventRecord,
  idSchema,
  metricRecord,
  proofRecord,
  rebuildRecord,
  statusRecord,
  streamRecord,
  unavailable,
  verifyRecord,
} from './records.ts';
import type { SignedCheckpoint } from '../../ledger/proof/checkpoints.ts';
import type { BackedUp } from '../backup.ts';
import { homeRefusals } from '../contract.ts';
import { askOwner, databaseOf, openMade, pageAcross, type MadeDatabases } from './across-databases.ts';
import { idPage, pageLimit } from './pages.ts';
import { rebuildDatabases } from './rebuild-databases.ts';
import { verifyDatabases } from './verify-databases.ts';

/** What the operations need from an open home. */
export interface LedgerDomain {
  readonly databases: MadeDatabases;
  readonly homeId: string;
  /** A folder, or a Postgres URL without its credentials. */
  readonly location: string;
  readonly createdAt: string;
  readonly version: string;
  readonly metrics: Metrics;
  readonly verifierKeyPath: string;
  backup(to: string): Promise<BackedUp>;
}

const define = operationsOf<LedgerDomain>({ ...ledgerRefusals, ...storeRefusals, ...homeRefusals });

const STREAM_ALIASES = { project_id: 'stream', workflow_id: 'stream' } as const;
const eventType = z.string().regex(/^[a-z][a-z0-9_.-]{0,49}$/, 'is a type of event, as in task.started');
const A_STREAM = '0199d2c8-1f00-7000-8000-000000000001';
/** Each event of a proof carries its path through the whole tree. */
const MOST_PROVED = 1_000;

const status = define({
  name: 'ledger.status',
  live: 'home',
  summary: 'What the home holds: events, streams, signatures, jobs and workflows',
  details: 'Counts the first database, which holds the work; `ledger.list_databases` counts each.',
  risk: 'read',
  tier: 'standard',
  input: z.strictObject({}),
  output: statusRecord,
  refusals: [],
  examples: [{ says: 'What is in this home?', input: {} }],
  async handler({ databases, location, homeId, createdAt, version }) {
    const { ledger } = databases.first;
    const [counted, jobs, running, leases] = await Promise.all([
      ledger.status(),
      ledger.jobs.states(),
      ledger.workflows.count('running'),
      ledger.leases.counts(),
    ]);
    return {
      home: location,
      home_id: homeId,
      created_at: createdAt,
      version,
      ...counted,
      jobs,
      running_workflows: running,
      live_leases: leases.live,
    };
  },
});

const log = define({
  name: 'ledger.log',
  summary: 'The events of one stream, or of all in the order of their commits',
  details:
    'A project’s work is the stream of its project_id. Continue with `after` = next_after until that is null. A page is ' +
    'shorter than `limit` only at the end, or where events are very large. Rare types are looked for until the page is full.',
  risk: 'read',
  tier: 'standard',
  input: z.strictObject({
    stream: idSchema.optional().describe('The id of a stream; all streams by default'),
    database: z.string().max(50).optional().describe('The database, if no stream is given; the first one by default'),
    after: z
      .int()
      .min(0)
      .optional()
      .describe('next_after of the page before: a sequence of the stream, or a position among all'),
    limit: pageLimit,
    newest_first: z.boolean().default(false),
    types: z.array(eventType).min(1).max(50).optional().describe('Only events of these types'),
  }),
  output: z.strictObject({
    events: z.array(eventRecord),
    next_after: z.int().nullable().describe('Null at the end'),
  }),
  refusals: ['unknown_stream', 'unknown_database', 'checksum_mismatch'],
  aliases: STREAM_ALIASES,
  examples: [
    { says: 'What happened last, anywhere?', input: { newest_first: true, limit: 20 } },
    { says: 'When were tasks of this project completed?', input: { stream: A_STREAM, types: ['task.completed'] } },
  ],
  async handler({ databases }, { stream, database, after, limit, newest_first, types }, { signal }) {
    const options = {
      limit,
      newestFirst: newest_first,
      ...(stream === undefined ? {} : { stream }),
      ...(after === undefined ? {} : { after }),
      ...(types ? { types } : {}),
      ...(signal ? { signal } : {}),
    };
    const page =
      stream === undefined
        ? await (await databaseOf(databases, database)).ledger.log(options)
        : await askOwner(databases, 'unknown_stream', (ledger) => ledger.log(options));
    return { events: page.events.map(told), next_after: page.next_after };
  },
});

/** JSON columns are parsed; fields that only a fold or a copy needs are left out. */
function told(row: EventRow): z.input<typeof eventRecord> {
  try {
    return {
      position: row.position,
      event_id: row.event_id,
      workflow_id: row.workflow_id,
      event_seq: row.event_seq,
      event_type: row.event_type,
      timestamp: row.timestamp,
      actor: row.actor,
      payload: JSON.parse(row.payload) as unknown,
      schema_version: row.schema_version,
      producer_version: row.producer_version,
      operation_id: row.operation_id,
      tokens: JSON.parse(row.tokens) as Token[],
      state_checksum: row.state_checksum,
      host_id: row.host_id,
      host_counter: row.host_counter,
      prev_hash: row.prev_hash,
      row_hash: row.row_hash,
    };
  } catch (error) {
    throw refuse(
      'checksum_mismatch',
      `Event ${row.event_seq} of ${row.workflow_id} is no JSON any more`,
      { table: 'events', workflow_id: row.workflow_id, event_seq: row.event_seq },
      error,
    );
  }
}

const listStreams = define({
  name: 'ledger.list_streams',
  live: 'home',
  summary: 'The streams of the ledger in the order of their ids, with their kind, head and size',
  risk: 'read',
  tier: 'standard',
  input: idPage,
  output: z.strictObject({ streams: z.array(streamRecord), next_after: idSchema.nullable(), unavailable }),
  refusals: [],
  examples: [{ says: 'Which streams are there?', input: { limit: 20 } }],
  async handler({ databases }, { after, limit }) {
    const list = (ledger: Kernel) => ledger.streams(after, limit);
    const { items, ...page } = await pageAcross(databases, limit, list, ({ workflow_id }) => workflow_id);
    return { streams: items, ...page };
  },
});

const verify = define({
  name: 'ledger.verify',
  summary: 'Check every event, chain and signature, or those of one stream',
  details:
    'With `deep` every stream is also folded again and compared with tables, snapshots, steps and blobs. The answer is a ' +
    'report, even if it is not `ok`. Takes time in proportion to the ledger; one verification runs at a time.',
  risk: 'read',
  tier: 'standard',
  input: z.strictObject({
    deep: z
      .boolean()
      .default(false)
      .describe('Also fold every stream again and compare tables, snapshots, steps and blobs'),
    stream: idSchema.optional().describe('Only this one'),
  }),
  output: verifyRecord,
  refusals: ['unknown_stream'],
  aliases: STREAM_ALIASES,
  cli: { command: 'verify' },
  examples: [
    { says: 'Is everything as it was written?', input: {} },
    { says: 'And does this project’s state follow from its events?', input: { stream: A_STREAM, deep: true } },
  ],
  handler: ({ databases }, { deep, stream }, { signal, onProgress }) =>
    verifyDatabases(databases, { deep, ...(stream === undefined ? {} : { stream }) }, { signal, onProgress }),
});

const rebuild = define({
  name: 'ledger.rebuild',
  summary: 'Make entities, tables, queues and snapshots again from verified events',
  details:
    'For when a read is refused as `projection_damaged`, or `verify` finds tables that are not what the events give. The ' +
    'events are verified first; if they do not hold, nothing is written. Each stream is rebuilt by one transaction, while ' +
    'the home is in use; if the process is killed, run it again. Leases, claims, jobs and cursors stay as they are.',
  risk: 'write',
  tier: 'admin',
  idempotent: true,
  input: z.strictObject({
    project_id: z
      .string()
      .min(1)
      .max(500)
      .optional()
      .describe('The name or id of a project, or the id of another stream; all by default'),
    dry_run: z.boolean().default(false).describe('Only report which rows differ'),
  }),
  output: rebuildRecord,
  refusals: ['unknown_stream', 'chain_broken', 'sequence_conflict'],
  aliases: { stream: 'project_id', workflow_id: 'project_id' },
  cli: { command: 'rebuild' },
  examples: [
    { says: 'Which rows are not what the events give?', input: { dry_run: true } },
    { says: 'Make everything of this project again', input: { project_id: 'my-app' } },
  ],
  handler: ({ databases }, { project_id, dry_run }, { signal, onProgress }) =>
    rebuildDatabases(databases, { dryRun: dry_run, stream: project_id }, { signal, onProgress }),
});

const sign = define({
  name: 'ledger.sign',
  summary: 'Sign a checkpoint over everything so far',
  details: '`signed` is null if nothing is new, or if this ledger has no key.',
  risk: 'write',
  tier: 'admin',
  idempotent: true,
  input: z.strictObject({}),
  output: z.strictObject({
    signed: checkpointRecord.nullable().describe('Of the first database'),
    databases: z
      .array(z.strictObject({ name: z.string(), signed: checkpointRecord.nullable() }))
      .describe('Each has checkpoints of its own'),
    verifier_key_path: z.string(),
    unavailable,
  }),
  refusals: [],
  cli: { command: 'sign' },
  examples: [{ says: 'Sign what was written up to now', input: {} }],
  async handler({ databases, verifierKeyPath }) {
    const signed: { name: string; signed: SignedCheckpoint | null }[] = [];
    const { opened, missing } = await openMade(databases);
    for (const { name, ledger, isDerived } of opened) {
      if (!isDerived) signed.push({ name, signed: (await ledger.sign()) ?? null });
    }
    return { signed: signed[0]?.signed ?? null, databases: signed, verifier_key_path: verifierKeyPath, ...missing };
  },
});

const exportProof = define({
  name: 'ledger.export_proof',
  summary: 'Events of a stream with their place under a signed checkpoint, to be checked without this home',
  details:
    `At most ${MOST_PROVED} events at once. Save the answer as it is: \`throughline proof check\` takes it, with the signer’s ` +
    'public key, which the verifier must get by another channel.',
  risk: 'read',
  tier: 'admin',
  input: z.strictObject({
    stream: idSchema,
    from_seq: z.int().min(1).default(1),
    to_seq: z.int().min(1).optional().describe('The last one of the stream by default'),
  }),
  output: proofRecord,
  refusals: ['unknown_stream', 'not_signed', 'invalid_page'],
  aliases: STREAM_ALIASES,
  examples: [{ says: 'Prove the first ten events', input: { stream: A_STREAM, from_seq: 1, to_seq: 10 } }],
  async handler({ databases }, { stream, from_seq, to_seq }) {
    const { ledger, head_seq } = await askOwner(databases, 'unknown_stream', async (each) => ({
      ledger: each,
      head_seq: (await each.stream(stream)).head_seq,
    }));
    const last = Math.min(to_seq ?? head_seq, head_seq);
    const range = { workflow_id: stream, from_seq, to_seq: last };
    if (last < from_seq) throw refuse('invalid_page', `${stream} has no event from ${from_seq} to ${last}`, range);
    if (last - from_seq >= MOST_PROVED) {
      throw refuse('invalid_page', `A proof is of at most ${MOST_PROVED} events, not of ${last - from_seq + 1}`, range);
    }
    return ledger.exportProof(stream, { fromSeq: from_seq, toSeq: last });
  },
});

const backup = define({
  name: 'ledger.backup',
  summary: 'Copy databases and blobs into a new folder, while they are in use',
  details:
    'The folder must not exist. A daemon makes it on its own machine, so give it an absolute path. On Postgres it is the ' +
    'name of a new schema; the other databases of the home go to schemas of that name with the suffix `_<database>`.',
  risk: 'write',
  // Over the network this would write to the server's disk.
  role: 'admin',
  tier: 'admin',
  input: z.strictObject({
    to: z.string().min(1).max(4_096).describe('A folder that must not exist; on Postgres the name of a new schema'),
  }),
  output: z.strictObject({ to: z.string(), events: z.int().min(0), blobs: z.int().min(0) }),
  refusals: ['backup_exists', 'backup_folder_unusable', 'invalid_schema_name', 'database_missing'],
  cli: { command: 'backup', args: ['to'], names: { to: 'folder' } },
  examples: [{ says: 'Keep a copy of today', input: { to: '/backups/monday' } }],
  handler: (domain, { to }) => domain.backup(to),
});

const listDatabases = define({
  name: 'ledger.list_databases',
  live: 'home',
  summary: 'The databases of this home, each with what it holds',
  details: 'An optional database is made when it is first needed, and not listed before.',
  risk: 'read',
  tier: 'admin',
  input: z.strictObject({}),
  output: z.strictObject({ databases: z.array(databaseRecord), unavailable }),
  refusals: [],
  cli: { command: 'database list' },
  examples: [{ says: 'What is this home made of?', input: {} }],
  async handler({ databases }) {
    const listed: z.input<typeof databaseRecord>[] = [];
    const { opened, missing } = await openMade(databases);
    for (const { name, ledger } of opened) {
      const [counted, jobs, running] = await Promise.all([
        ledger.status(),
        ledger.jobs.states(),
        ledger.workflows.count('running'),
      ]);
      listed.push({ name, ...counted, jobs, running_workflows: running });
    }
    return { databases: listed, ...missing };
  },
});

const getMetrics = define({
  name: 'ledger.get_metrics',
  summary: 'What this process has counted and measured since it opened the home',
  risk: 'read',
  tier: 'admin',
  input: z.strictObject({}),
  output: z.strictObject({ metrics: z.record(z.string(), metricRecord) }),
  refusals: [],
  examples: [{ says: 'How many appends were there, and how long did they take?', input: {} }],
  handler: async ({ metrics }) => ({ metrics: metrics.snapshot() as Record<string, z.input<typeof metricRecord>> }),
});

export const ledgerOperations = {
  'ledger.status': status,
  'ledger.log': log,
  'ledger.list_streams': listStreams,
  'ledger.verify': verify,
  'ledger.rebuild': rebuild,
  'ledger.sign': sign,
  'ledger.export_proof': exportProof,
  ...kernelOperations,
  'ledger.backup': backup,
  'ledger.list_databases': listDatabases,
  'ledger.get_metrics': getMetrics,
} as const satisfies OperationTable<LedgerDomain>;
