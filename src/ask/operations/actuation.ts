// Operations on actuation. It is proposed and run in the caller's own process alone: none of that is a route or a tool.
import { z } from 'zod';
import { operationsOf, type Call } from '../../base/operation.ts';
import { commandRefusals } from '../../kernel/commands/contract.ts';
import { ledgerRefusals } from '../../ledger/contract.ts';
import { ACTUATION_LIMITS, actuationRefusals } from '../actuation/contract.ts';
import { ACTUATION_OUTCOMES, askRefusals } from '../contract.ts';
import type { ActuationRow } from '../queries.ts';
import type { Ask } from './ask-api.ts';
import { projectField } from './fields.ts';

const define = operationsOf<Ask>({ ...askRefusals, ...actuationRefusals, ...commandRefusals, ...ledgerRefusals });

const idField = z.uuid().describe('The id of an actuation, as `actuation list` shows it');
const argumentsField = z
  .array(z.string().max(ACTUATION_LIMITS.argumentLength))
  .max(ACTUATION_LIMITS.arguments)
  .describe('Given to the command as JSON on its stdin; no shell and no command line reads them');
const EXAMPLE = '01900000-0000-7000-8000-000000000001';
const OF_COMMANDS = Object.keys(commandRefusals) as (keyof typeof commandRefusals)[];

const shown = z.strictObject({
  actuation_id: z.string(),
  project_id: z.string(),
  command: z.string(),
  arguments: z.array(z.string()).nullable().describe('Null once retention has emptied them; their hash stays'),
  arguments_hash: z.string(),
  scope_hash: z.string(),
  kernel_hash: z.string(),
  binding_hash: z.string().describe('What an approval is bound to: project, command, arguments, scope and kernel'),
  status: z.enum(['proposed', 'approved', 'rejected', 'running', 'ended']),
  proposed_at: z.string(),
  proposed_by: z.string(),
  decided_at: z.string().nullable(),
  decided_by: z.string().nullable(),
  expires_at: z.string().nullable(),
  reason: z.string().nullable(),
  run_id: z.string().nullable(),
  begun_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  outcome: z.enum(ACTUATION_OUTCOMES).nullable(),
  exit_code: z.int().nullable(),
  output_hash: z.string().nullable(),
  output_bytes: z.int().nullable(),
  tail: z.string().nullable().describe('The end of its output, redacted'),
});

function shownActuation(row: ActuationRow): z.output<typeof shown> {
  const {
    ask_id: _ask,
    scope: _scope,
    tier: _tier,
    approval_id: _approval,
    tail_hash: _tail,
    seq: _seq,
    ...rest
  } = row;
  return { ...rest, arguments: row.arguments === '' ? null : argumentsOf(row) };
}

const argumentsOf = (row: ActuationRow) => JSON.parse(row.arguments) as string[];

const one = z.strictObject({ actuation: shown });

async function wouldRun(domain: Ask, project: string | undefined, actuationId: string, call: Call) {
  const row = await domain.actuation.get(await domain.work.projectOf(project, call), actuationId);
  const { command, folder, kernel_hash, binding_hash } = await domain.actuation.check(row);
  return { argv: [...command.argv], arguments: argumentsOf(row), folder, kernel_hash, binding_hash };
}

export const actuationOperations = {
  'ask.propose_actuation': define({
    name: 'ask.propose_actuation',
    summary: 'Put on record that a command of yours should be run; a person approves it, or it does not happen',
    details:
      'Only commands of commands.json in your configuration folder whose entry says `"for": "actuation"`, and only where kernel.json allows tier 3. The approval holds for exactly these arguments, this command, folder and kernel, once, and for minutes.',
    risk: 'write',
    local: true,
    input: z.strictObject({
      project_id: projectField,
      command: z.string().min(1).max(64).describe('Its name in commands.json'),
      arguments: argumentsField.default([]),
    }),
    output: one,
    refusals: ['kernel_invalid', 'tier_not_allowed', ...OF_COMMANDS],
    cli: { command: 'actuation propose', args: ['command', 'arguments'] },
    examples: [{ says: 'Restart the web service', input: { command: 'restart', arguments: ['web'] } }],
    async handler(domain, input, call) {
      const projectId = await domain.work.projectOf(input.project_id, call);
      const row = await domain.actuation.propose(projectId, input.command, input.arguments, call);
      return { actuation: shownActuation(row) };
    },
  }),
  'ask.list_actuations': define({
    name: 'ask.list_actuations',
    summary: 'What was proposed to be run in a project, the latest first',
    risk: 'read',
    live: 'home',
    input: z.strictObject({
      project_id: projectField,
      before: z.int().min(0).optional().describe('Where the page before it ended: its `next`'),
      limit: z.int().min(1).max(200).default(20),
    }),
    output: z.strictObject({ project_id: z.string(), actuations: z.array(shown), next: z.int().nullable() }),
    refusals: [],
    cli: { command: 'actuation list' },
    examples: [{ says: 'What waits for me?', input: {} }],
    async handler(domain, { before = Number.MAX_SAFE_INTEGER, limit, project_id }, call) {
      const projectId = await domain.work.projectOf(project_id, call);
      const rows = await domain.actuation.list(projectId, before, limit + 1);
      const next = rows.length > limit ? (rows[limit - 1]?.seq ?? null) : null;
      return { project_id: projectId, actuations: rows.slice(0, limit).map(shownActuation), next };
    },
  }),
  'ask.get_actuation': define({
    name: 'ask.get_actuation',
    summary: 'One actuation: what it would run, who approved it, and what came of it',
    risk: 'read',
    live: 'home',
    input: z.strictObject({ project_id: projectField, actuation_id: idField }),
    output: one,
    refusals: ['unknown_actuation'],
    cli: { command: 'actuation show', args: ['actuation_id'] },
    examples: [{ says: 'What is it about?', input: { actuation_id: EXAMPLE } }],
    async handler(domain, { project_id, actuation_id }, call) {
      const projectId = await domain.work.projectOf(project_id, call);
      return { actuation: shownActuation(await domain.actuation.get(projectId, actuation_id)) };
    },
  }),
  'ask.check_actuation': define({
    name: 'ask.check_actuation',
    summary: 'What would be run now, exactly; or why it is no longer what was proposed',
    details: 'It runs and approves nothing. This is what a person is shown before they approve it.',
    risk: 'read',
    live: 'home',
    // It shows lines of commands.json.
    role: 'admin',
    input: z.strictObject({ project_id: projectField, actuation_id: idField }),
    output: z.strictObject({
      actuation_id: z.string(),
      argv: z.array(z.string()).describe('The program with its own arguments'),
      arguments: z.array(z.string()),
      folder: z.string().nullable().describe('Where it would be run'),
      kernel_hash: z.string(),
      binding_hash: z.string(),
    }),
    refusals: ['unknown_actuation', 'approval_mismatch', 'kernel_invalid', 'tier_not_allowed', ...OF_COMMANDS],
    cli: { command: 'actuation check', args: ['actuation_id'] },
    examples: [{ says: 'Before I approve it', input: { actuation_id: EXAMPLE } }],
    async handler(domain, { project_id, actuation_id }, call) {
      return { actuation_id, ...(await wouldRun(domain, project_id, actuation_id, call)) };
    },
  }),
  'ask.approve_actuation': define({
    name: 'ask.approve_actuation',
    summary: 'Approve one run of exactly what was proposed',
    details:
      'It runs nothing. The approval is bound to a hash of project, command, arguments, folder and kernel, is used up by one run, and expires.',
    risk: 'write',
    role: 'admin',
    person: true,
    agentsMayConfirm: false,
    input: z.strictObject({
      project_id: projectField,
      actuation_id: idField,
      expires_in_minutes: z.int().min(1).max(ACTUATION_LIMITS.mostMinutes).default(15),
    }),
    output: one,
    refusals: [
      'unknown_actuation',
      'actuation_decided',
      'approval_mismatch',
      'kernel_invalid',
      'tier_not_allowed',
      ...OF_COMMANDS,
    ],
    cli: { command: 'actuation approve', args: ['actuation_id'] },
    examples: [{ says: 'For the next five minutes', input: { actuation_id: EXAMPLE, expires_in_minutes: 5 } }],
    preview: (domain, { project_id, actuation_id }, call) => wouldRun(domain, project_id, actuation_id, call),
    async handler(domain, { project_id, actuation_id, expires_in_minutes }, call) {
      const projectId = await domain.work.projectOf(project_id, call);
      const row = await domain.actuation.approve(projectId, actuation_id, expires_in_minutes, call);
      return { actuation: shownActuation(row) };
    },
  }),
  'ask.reject_actuation': define({
    name: 'ask.reject_actuation',
    summary: 'Reject what was proposed, or take an approval back that was not used',
    risk: 'write',
    role: 'admin',
    person: true,
    input: z.strictObject({
      project_id: projectField,
      actuation_id: idField,
      reason: z.string().trim().min(1).max(500).describe('Why not; it is recorded'),
    }),
    output: one,
    refusals: ['unknown_actuation', 'actuation_decided'],
    cli: { command: 'actuation reject', args: ['actuation_id'] },
    examples: [{ says: 'Not today', input: { actuation_id: EXAMPLE, reason: 'The release is frozen' } }],
    async handler(domain, { project_id, actuation_id, reason }, call) {
      const projectId = await domain.work.projectOf(project_id, call);
      return { actuation: shownActuation(await domain.actuation.reject(projectId, actuation_id, reason, call)) };
    },
  }),
  'ask.run_actuation': define({
    name: 'ask.run_actuation',
    summary: 'Run once what a person approved, in this process',
    details:
      'Arguments, command, folder and kernel are held against the approval once more. The result is committed exactly once. If this process dies while the command runs, calling again starts it again: the command gets the same `idempotency_key` on its stdin.',
    risk: 'destructive',
    role: 'admin',
    person: true,
    agentsMayConfirm: false,
    local: true,
    openWorld: true,
    input: z.strictObject({
      project_id: projectField,
      actuation_id: idField,
      arguments: argumentsField
        .optional()
        .describe('What you mean to run it with: other ones than those approved are denied'),
    }),
    output: one,
    refusals: [
      'unknown_actuation',
      'approval_missing',
      'approval_expired',
      'approval_used',
      'approval_mismatch',
      'kernel_invalid',
      'tier_not_allowed',
      'lease_held',
      ...OF_COMMANDS,
    ],
    cli: { command: 'actuation run', args: ['actuation_id'] },
    examples: [{ says: 'Now', input: { actuation_id: EXAMPLE } }],
    async preview(domain, { project_id, actuation_id }, call) {
      const row = await domain.actuation.get(await domain.work.projectOf(project_id, call), actuation_id);
      const { command, folder } = await domain.actuation.check(row);
      return { argv: [...command.argv], arguments: argumentsOf(row), folder, status: row.status };
    },
    async handler(domain, { project_id, actuation_id, arguments: given }, call) {
      const projectId = await domain.work.projectOf(project_id, call);
      return { actuation: shownActuation(await domain.actuation.run(projectId, actuation_id, given, call)) };
    },
  }),
};
