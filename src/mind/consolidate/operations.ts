// The operations of consolidation: the backlog, what became of each slice, and the runs by hand.
import { z } from 'zod';
import { operationsOf } from '../../base/operation.ts';
import type { Controls } from '../controls/controls.ts';
import { consolidateRefusals, T3_STATES } from './contract.ts';
import type { Consolidation } from './consolidation.ts';

/** What of the mind these operations are over. */
export interface WithConsolidation {
  readonly controls: Controls;
  consolidation(): Promise<Consolidation>;
}

const define = operationsOf<WithConsolidation>(consolidateRefusals);

const projectField = z
  .string()
  .min(1)
  .max(200)
  .optional()
  .describe('Its id or its name; by default the project whose root holds the working directory, else the only one');

const jobSchema = z.strictObject({
  job_id: z.string(),
  project_root: z.string().nullable(),
  agent: z.string(),
  session_id: z.string(),
  pane_id: z
    .string()
    .nullable()
    .describe(
      'The window of the agent that the session was open in: machine, process and when it began; null where unknown',
    ),
  tag: z.string(),
  slice_start_id: z.string().nullable(),
  slice_end_id: z.string().nullable(),
  artifact_refs: z.array(z.string()),
  status: z.enum(T3_STATES),
  attempts: z.int(),
  last_error: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});

const statusOutput = z.strictObject({
  project_id: z.string(),
  canon_hash: z.string().describe('The same for the same canon, in every home'),
  backlog: z.record(z.enum(T3_STATES), z.int()),
  entries: z.record(z.string(), z.int()).describe('How many entries are in which state'),
  consolidator: z
    .strictObject({ owner: z.string(), lease_expires_at: z.string() })
    .nullable()
    .describe('Who consolidates now'),
  watermarks: z.array(
    z.strictObject({
      scope_key: z.string(),
      tag: z.string(),
      last_artifact_ts: z.string(),
      last_artifact_id: z.string(),
      slices: z.int(),
      updated_at: z.string(),
    }),
  ),
  jobs: z.array(jobSchema).describe('Slices, the newest first'),
});

const runOutput = z.strictObject({
  project_id: z.string(),
  slices: z.int().describe('Applied by this run'),
  failed: z.int().describe('Attempts that failed; `mind t3` says why'),
  evidence: z.int(),
  refused: z.int().describe('Of the session alone, or about work under way'),
  entries: z.int().describe('Entries that changed'),
  rebuilt: z.int().nullable().describe('Subjects that were computed again; null without --rebuild'),
  canon_hash: z.string(),
});

export const consolidateOperations = {
  'mind.t3_status': define({
    name: 'mind.t3_status',
    summary: 'What waits for consolidation, what failed and why, and how far each tag came',
    risk: 'read',
    tier: 'admin',
    input: z.strictObject({
      status: z.enum(T3_STATES).optional(),
      limit: z.int().min(1).max(500).default(20).describe('At most this many slices'),
      project_id: projectField,
    }),
    output: statusOutput,
    refusals: [],
    live: 'home',
    cli: { command: 'mind t3' },
    examples: [{ says: 'What was given up', input: { status: 'dead' } }],
    async handler(domain, { status, limit, project_id }, call) {
      const consolidation = await domain.consolidation();
      return consolidation.status(await consolidation.projectOf(project_id, call), status, limit);
    },
  }),

  'mind.t3_requeue': define({
    name: 'mind.t3_requeue',
    summary: 'Put slices that were given up back into the queue',
    details: 'Without a slice, all of the project that are dead. Each is tried again from its first attempt.',
    risk: 'write',
    tier: 'admin',
    input: z.strictObject({ job_id: z.string().min(1).max(60).optional(), project_id: projectField }),
    output: z.strictObject({ requeued: z.array(z.string()) }),
    refusals: ['unknown_t3_job', 't3_job_not_dead'],
    cli: { command: 'mind requeue', args: ['job_id'] },
    examples: [{ says: 'All of them', input: {} }],
    async handler(domain, { job_id, project_id }, call) {
      const consolidation = await domain.consolidation();
      const projectId = await consolidation.projectOf(project_id, call);
      const subject = job_id === undefined ? null : `slice:${job_id}`;
      const asked = { project_id: projectId, actor: call.actor, control: 'requeue', subject } as const;
      return domain.controls.around(
        asked,
        async () => ({ requeued: [...(await consolidation.consolidator.requeue(projectId, job_id, call.actor))] }),
        ({ requeued }) => ({ slices: requeued.length }),
      );
    },
  }),

  'mind.consolidate': define({
    name: 'mind.consolidate',
    summary: 'Consolidate now, in this process: slices that wait become canon',
    details:
      'A daemon or a session’s end does it by itself. Entries that came of age, or whose files are gone, become stale. `--rebuild` computes every entry again from all evidence; the canon comes out the same.',
    risk: 'write',
    tier: 'admin',
    idempotent: true,
    input: z.strictObject({
      rebuild: z.boolean().default(false).describe('Compute every entry again'),
      project_id: projectField,
    }),
    output: runOutput,
    refusals: [],
    cli: { command: 'mind consolidate' },
    examples: [{ says: 'Everything again', input: { rebuild: true } }],
    async handler(domain, { rebuild, project_id }, call) {
      const consolidation = await domain.consolidation();
      const projectId = await consolidation.projectOf(project_id, call);
      const asked = { project_id: projectId, actor: call.actor, control: 'consolidate', subject: null } as const;
      return domain.controls.around(
        asked,
        () => consolidation.run(projectId, rebuild, call),
        ({ slices, failed, entries, rebuilt }) => ({ slices, failed, entries, ...(rebuilt !== null && { rebuilt }) }),
      );
    },
  }),
};
