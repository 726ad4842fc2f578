// Operations on the board of drift: what the validator found in answers, until somebody resolves it with a reason.
import { z } from 'zod';
import { operationsOf } from '../../base/operation.ts';
import { ledgerRefusals } from '../../ledger/contract.ts';
import { DRIFT_STATES, driftRefusals, resolutionSchema } from '../drift/contract.ts';
import * as q from '../drift/queries.ts';
import { DRIFT_CLASSES, SEVERITIES } from '../validate/contract.ts';
import type { Ask } from './ask-api.ts';
import { operationIdField, projectField } from './fields.ts';

const define = operationsOf<Ask>({ ...ledgerRefusals, ...driftRefusals });

const LATEST = Number.MAX_SAFE_INTEGER;

const boardOutput = z.strictObject({
  drift_id: z.string(),
  kind: z.string(),
  drift_class: z.enum(DRIFT_CLASSES),
  severity: z.enum(SEVERITIES),
  status: z.enum(DRIFT_STATES),
  summary: z.string(),
  exchange_id: z.string(),
  session_id: z.string(),
  prompt_hash: z.string(),
  response_hash: z.string(),
  agent_id: z.string().nullable().describe('Who had asked'),
  model_id: z.string().nullable(),
  created_at: z.string(),
  resolved_at: z.string().nullable(),
  resolved_by: z.string().nullable(),
  resolution: z.string().nullable(),
});

function shownDrift(row: q.BoardRow): z.output<typeof boardOutput> {
  const { ask_id: _ask, project_id: _project, seq: _seq, ...shown } = row;
  return shown;
}

const driftField = z.uuid().describe('The id of drift, as `drift list` shows it');
const EXAMPLE_ID = '01900000-0000-7000-8000-000000000001';

export const driftOperations = {
  'ask.list_drift': define({
    name: 'ask.list_drift',
    summary: 'The board of drift: what was found in answers, the newest first',
    details: 'What is open stands in the bundle of later questions, until it is resolved.',
    risk: 'read',
    live: 'home',
    input: z.strictObject({
      project_id: projectField,
      status: z.enum(DRIFT_STATES).optional(),
      class: z.enum(DRIFT_CLASSES).optional().describe('Only drift of this class'),
      before: z.int().min(1).optional().describe('Where the page before it ended: its `next`'),
      limit: z.int().min(1).max(200).default(20),
    }),
    output: z.strictObject({ project_id: z.string(), drift: z.array(boardOutput), next: z.int().nullable() }),
    refusals: [],
    cli: { command: 'drift list' },
    examples: [
      { says: 'What is open', input: { status: 'open' } },
      { says: 'Claims without evidence', input: { class: 'evidence', limit: 50 } },
    ],
    async handler(domain, { project_id, status = '', class: of = '', before = LATEST, limit }, call) {
      const projectId = await domain.work.projectOf(project_id, call);
      const rows = await domain.store.read((tx) =>
        tx.all(q.listBoard, projectId, before, status, status, of, of, limit + 1),
      );
      return {
        project_id: projectId,
        drift: rows.slice(0, limit).map(shownDrift),
        next: rows.length > limit ? (rows[limit - 1]?.seq ?? null) : null,
      };
    },
  }),

  'ask.get_drift': define({
    name: 'ask.get_drift',
    summary: 'One piece of drift, and what became of it',
    risk: 'read',
    input: z.strictObject({ drift_id: driftField, project_id: projectField }),
    output: z.strictObject({ project_id: z.string(), drift: boardOutput }),
    refusals: ['unknown_drift'],
    cli: { command: 'drift show', args: ['drift_id'] },
    examples: [{ says: 'What was found', input: { drift_id: EXAMPLE_ID } }],
    async handler(domain, input, call) {
      const projectId = await domain.work.projectOf(input.project_id, call);
      return { project_id: projectId, drift: shownDrift(await domain.drift.find(projectId, input.drift_id)) };
    },
  }),

  'ask.resolve_drift': define({
    name: 'ask.resolve_drift',
    summary: 'Resolve drift with a reason: later questions no longer carry it',
    details: 'An agent does not resolve drift that came up in an exchange of its own.',
    risk: 'write',
    input: z.strictObject({
      drift_id: driftField,
      reason: resolutionSchema.describe('Why it is settled'),
      project_id: projectField,
      operation_id: operationIdField,
    }),
    output: z.strictObject({ project_id: z.string(), drift: boardOutput }),
    refusals: ['unknown_drift', 'drift_resolved', 'own_drift', 'operation_conflict'],
    cli: { command: 'drift resolve', args: ['drift_id'] },
    examples: [
      { says: 'It was looked at', input: { drift_id: EXAMPLE_ID, reason: 'The number stands in the README.' } },
    ],
    async handler(domain, { drift_id, reason, project_id, operation_id }, call) {
      const projectId = await domain.work.projectOf(project_id, call);
      const row = await domain.drift.resolve({ projectId, driftId: drift_id, reason, operationId: operation_id }, call);
      return { project_id: projectId, drift: shownDrift(row) };
    },
  }),
};
