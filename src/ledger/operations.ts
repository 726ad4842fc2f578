// The ledger's operations: what happened, whether it still holds, and what is queued, running or held. Restoring is no
// operation but a command: it replaces the files of a home, and so needs it while nobody else has it open.
import { z } from 'zod';
import { operationsOf, type OperationTable } from '../base/operation.ts';
import type { Metrics } from '../base/metrics.ts';
import { storeRefusals } from '../store/contract.ts';
import { ledgerRefusals, refuse, type EventRow, type Token } from './contract.ts';
import { kernelOperations } from './kernel-operations.ts';
import type { Kernel } from '../kernel/kernel.ts';
import {
  checkpointRecord,
  eventRecord,
  idSchema,
  metricRecord,
  proofRecord,
  statusRecord,
  streamRecord,
  verifyRecord,
} from './operation-records.ts';
import { idPage, nextAfter, pageLimit } from './operation-pages.ts';
import { inTurn } from '../base/in-turn.ts';
import type { Problem, VerifyOptions } from './verify/report.ts';

/** The ledger, and what only its home can tell or do. */
export interface LedgerDomain {
  readonly ledger: Kernel;
  readonly homeId: string;
  /** A folder, or a Postgres URL without its credentials. */
  readonly location: string;
  readonly createdAt: string;
  readonly version: string;
  readonly metrics: Metrics;
  readonly verifierKeyPath: string;
  /** What is wrong with the home's other databases. */
  checkOthers?(): Promise<readonly Problem[]>;
  backup(to: string): Promise<{ readonly to: string; readonly events: number; readonly blobs: number }>;
}

const define = operationsOf<LedgerDomain>({ ...ledgerRefusals, ...storeRefusals });

const STREAM_ALIASES = { project_id: 'stream', workflow_id: 'stream' } as const;
const eventType = z.string().regex(/^[a-z][a-z0-9_.-]{0,49}$/, 'is a type of event, as in task.started');
const A_STREAM = '0199d2c8-1f00-7000-8000-000000000001';
/** Each event of a proof carries its way through the whole tree. */
const MOST_PROVED = 1_000;

const status = define({
  name: 'ledger.status',
  summary: 'What the home holds: events, streams, signatures, jobs and workflows',
  risk: 'read',
  tier: 'standard',
  input: z.strictObject({}),
  output: statusRecord,
  refusals: [],
  examples: [{ says: 'What is in this home?', input: {} }],
  async handler({ ledger, location, homeId, createdAt, version }) {
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
    'A project’s work is the stream of its project_id. Go on with `after` = next_after until that is null: where only some ' +
    'types are asked for, a page can be short or empty and still not be the last one.',
  risk: 'read',
  tier: 'standard',
  input: z.strictObject({
    stream: idSchema.optional().describe('Its id; all streams when not given'),
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
  refusals: ['unknown_stream', 'checksum_mismatch'],
  aliases: STREAM_ALIASES,
  examples: [
    { says: 'What happened last, anywhere?', input: { newest_first: true, limit: 20 } },
    { says: 'When were tasks of this project completed?', input: { stream: A_STREAM, types: ['task.completed'] } },
  ],
  async handler({ ledger }, { stream, after, limit, newest_first, types }, { signal }) {
    const page = await ledger.log({
      limit,
      newestFirst: newest_first,
      ...(stream === undefined ? {} : { stream }),
      ...(after === undefined ? {} : { after }),
      ...(types ? { types } : {}),
      ...(signal ? { signal } : {}),
    });
    return { events: page.events.map(told), next_after: page.next_after };
  },
});

/** Its texts as what they stand for; without what only a fold or a copy needs. */
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
  summary: 'The streams of the ledger in the order of their ids, with their kind, head and size',
  risk: 'read',
  tier: 'standard',
  input: idPage,
  output: z.strictObject({ streams: z.array(streamRecord), next_after: idSchema.nullable() }),
  refusals: [],
  examples: [{ says: 'Which streams are there?', input: { limit: 20 } }],
  async handler({ ledger }, { after, limit }) {
    const streams = await ledger.streams(after, limit);
    return { streams: [...streams], next_after: nextAfter(streams, limit, ({ workflow_id }) => workflow_id) };
  },
});

const verify = define({
  name: 'ledger.verify',
  summary: 'Checks every event, chain and signature, or those of one stream',
  details:
    'With `deep` every stream is also folded again and held against tables, snapshots, steps and blobs. The answer is a ' +
    'report, also when it is not `ok`. Takes time in proportion to the ledger; one at a time.',
  risk: 'read',
  tier: 'standard',
  input: z.strictObject({
    deep: z.boolean().default(false),
    stream: idSchema.optional().describe('Only this one'),
  }),
  output: verifyRecord,
  refusals: ['unknown_stream'],
  aliases: STREAM_ALIASES,
  examples: [
    { says: 'Is everything as it was written?', input: {} },
    { says: 'And does this project’s state follow from its events?', input: { stream: A_STREAM, deep: true } },
  ],
  async handler(domain, { deep, stream }, { signal, onProgress }) {
    const { ledger } = domain;
    const options: VerifyOptions = {
      deep,
      ...(stream === undefined ? {} : { stream }),
      ...(signal ? { signal } : {}),
      ...(onProgress ? { onProgress: ({ events, of }) => onProgress({ done: events, of, what: 'events' }) } : {}),
    };
    // Each holds one of a few reading connections for as long as it runs.
    const report = await inTurn(ledger, () => ledger.verify(options), signal);
    const others = stream === undefined ? ((await domain.checkOthers?.()) ?? []) : [];
    return {
      ...report,
      ok: report.ok && others.length === 0,
      problems: [...report.problems, ...others],
      problems_found: report.problems_found + others.length,
    };
  },
});

const sign = define({
  name: 'ledger.sign',
  summary: 'Signs a checkpoint over everything so far',
  details: '`signed` is null when nothing is new, or when this ledger has no key.',
  risk: 'write',
  tier: 'admin',
  idempotent: true,
  input: z.strictObject({}),
  output: z.strictObject({ signed: checkpointRecord.nullable(), verifier_key_path: z.string() }),
  refusals: [],
  examples: [{ says: 'Sign what was written up to now', input: {} }],
  async handler({ ledger, verifierKeyPath }) {
    return { signed: (await ledger.sign()) ?? null, verifier_key_path: verifierKeyPath };
  },
});

const exportProof = define({
  name: 'ledger.export_proof',
  summary: 'Events of a stream with their place under a signed checkpoint, to be checked without this home',
  details:
    `At most ${MOST_PROVED} events at once. Save the answer as it is: \`throughline proof check\` takes it, with the signer’s ` +
    'public key, which the verifier must get by another way.',
  risk: 'read',
  tier: 'admin',
  input: z.strictObject({
    stream: idSchema,
    from_seq: z.int().min(1).default(1),
    to_seq: z.int().min(1).optional().describe('The last one of the stream when not given'),
  }),
  output: proofRecord,
  refusals: ['unknown_stream', 'not_signed', 'invalid_page'],
  aliases: STREAM_ALIASES,
  examples: [{ says: 'Prove the first ten events', input: { stream: A_STREAM, from_seq: 1, to_seq: 10 } }],
  async handler({ ledger }, { stream, from_seq, to_seq }) {
    const { head_seq } = await ledger.stream(stream);
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
  summary: 'Copies database and blobs into a new folder, while they are in use',
  details:
    'The folder is made on the machine that answers, and must not exist; name it from the root, because a relative one ' +
    'counts from wherever that program was started. On Postgres it is the name of a new schema, and with `_mind` behind ' +
    'it of the one for the sessions of agents.',
  risk: 'write',
  // Over the network this writes to the server's disk.
  role: 'admin',
  tier: 'admin',
  input: z.strictObject({ to: z.string().min(1).max(4_096) }),
  output: z.strictObject({ to: z.string(), events: z.int().min(0), blobs: z.int().min(0) }),
  refusals: ['backup_exists', 'invalid_schema_name'],
  examples: [{ says: 'Keep a copy of today', input: { to: '/backups/monday' } }],
  handler: (domain, { to }) => domain.backup(to),
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
  'ledger.sign': sign,
  'ledger.export_proof': exportProof,
  ...kernelOperations,
  'ledger.backup': backup,
  'ledger.get_metrics': getMetrics,
} as const satisfies OperationTable<LedgerDomain>;
