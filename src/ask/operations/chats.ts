// Operations on conversations with models, and on what the machine looks like to them.
import { z } from 'zod';
import { operationsOf } from '../../base/operation.ts';
import { sightSchema } from '../bundle/bundle.ts';
import { AUTHORITY_STATES, SPEAKERS, askRefusals, refuse } from '../contract.ts';
import { askIdOf, tokens } from '../pipeline/record.ts';
import * as q from '../queries.ts';
import { SIGHT_TOOLS } from '../sight/contract.ts';
import { askKind } from '../state/evolve.ts';
import { canonicalJson } from '../../base/canonical-json.ts';
import { runRows } from '../../store/rows.ts';
import type { Ask } from './ask-api.ts';
import { projectField, sessionField } from './fields.ts';

const define = operationsOf<Ask>(askRefusals);

const chatOutput = z.strictObject({
  session_id: z.string(),
  status: z.enum(['open', 'closed']),
  started_at: z.string(),
  last_at: z.string(),
  ended_at: z.string().nullable(),
  phase: z.string(),
  tier: z.int(),
  kernel_hash: z.string(),
  host_role: z.string(),
  model_id: z.string(),
  agent_id: z.string(),
  partner: z.string().describe('With whom it is: a person, or one session of an agent or a program'),
  exchanges: z.int(),
});

function shownChat(row: q.SessionRow): z.output<typeof chatOutput> {
  const { ask_id: _ask, project_id: _project, intent_hash: _intent, ...shown } = row;
  return shown;
}

/** Behind every stored time. */
const LAST = '9999-12-31T23:59:59.999Z';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const LATEST = Number.MAX_SAFE_INTEGER;

function isCursor(text: string): boolean {
  const [at, id, ...more] = text.split(' ');
  return more.length === 0 && z.iso.datetime().safeParse(at).success && z.uuid().safeParse(id).success;
}

const chatInput = z.strictObject({ session_id: sessionField, project_id: projectField });

async function chatIn(domain: Ask, sessionId: string, projectId: string): Promise<q.SessionRow> {
  const row = await domain.store.read((tx) => tx.get(q.readSession, sessionId, projectId));
  if (row) return row;
  throw refuse('unknown_chat', `There is no conversation ${sessionId} in this project`, { session_id: sessionId });
}

export const chatOperations = {
  'ask.list_chats': define({
    name: 'ask.list_chats',
    summary: 'The conversations with models in a project, the latest first',
    risk: 'read',
    live: 'home',
    input: z.strictObject({
      project_id: projectField,
      status: z.enum(['open', 'closed']).optional(),
      before: z
        .string()
        .refine((text) => isCursor(text), 'is the `next` of another page')
        .optional()
        .describe('Where the page before it ended: its `next`'),
      limit: z.int().min(1).max(200).default(20),
    }),
    output: z.strictObject({ project_id: z.string(), chats: z.array(chatOutput), next: z.string().nullable() }),
    refusals: [],
    cli: { command: 'chat list' },
    examples: [{ says: 'What was talked about last', input: { limit: 5 } }],
    async handler(domain, { before, limit, status = '', project_id }, call) {
      const projectId = await domain.work.projectOf(project_id, call);
      const [at = LAST, id = LAST_ID] = before?.split(' ') ?? [];
      const rows = await domain.store.read((tx) =>
        tx.all(q.listSessions, projectId, at, id, status, status, limit + 1),
      );
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return {
        project_id: projectId,
        chats: rows.slice(0, limit).map(shownChat),
        next: last ? `${last.last_at} ${last.session_id}` : null,
      };
    },
  }),

  'ask.get_chat': define({
    name: 'ask.get_chat',
    summary: 'One conversation with its turns',
    risk: 'read',
    input: chatInput.extend({
      before: z.int().min(0).optional().describe('Where the page before it ended: its `next`'),
      limit: z.int().min(1).max(1_000).default(200).describe('The latest so many turns'),
    }),
    output: z.strictObject({
      chat: chatOutput,
      next: z.int().nullable().describe('For `before`, to see earlier turns; null where there are none'),
      turns: z.array(
        z.strictObject({
          turn_id: z.string(),
          exchange_id: z.string(),
          speaker: z.enum(SPEAKERS),
          created_at: z.string(),
          content: z.string(),
          refusal: z.boolean(),
          authority_state: z.enum(AUTHORITY_STATES),
          driftwatch_id: z.string().nullable(),
        }),
      ),
    }),
    refusals: ['unknown_chat'],
    cli: { command: 'chat show', args: ['session_id'] },
    examples: [{ says: 'What was said', input: { session_id: '01900000-0000-7000-8000-000000000001' } }],
    async handler(domain, input, call) {
      const projectId = await domain.work.projectOf(input.project_id, call);
      const chat = await chatIn(domain, input.session_id, projectId);
      const { before = LATEST, limit } = input;
      const rows = await domain.store.read((tx) =>
        tx.all(q.sessionTurns, input.session_id, projectId, before, limit + 1),
      );
      const turns = rows.slice(0, limit).toReversed();
      return {
        chat: shownChat(chat),
        next: rows.length > limit ? (turns[0]?.seq ?? null) : null,
        turns: turns.map((turn) => ({
          turn_id: turn.turn_id,
          exchange_id: turn.exchange_id,
          speaker: turn.speaker,
          created_at: turn.created_at,
          content: turn.content,
          refusal: turn.refusal === 1,
          authority_state: turn.authority_state,
          driftwatch_id: turn.driftwatch_id,
        })),
      };
    },
  }),

  'ask.close_chat': define({
    name: 'ask.close_chat',
    summary: 'Close a conversation: the next question opens another',
    risk: 'write',
    idempotent: true,
    input: chatInput,
    output: z.strictObject({ chat: chatOutput }),
    refusals: ['unknown_chat'],
    cli: { command: 'chat close', args: ['session_id'] },
    examples: [
      { says: 'Begin anew with the next question', input: { session_id: '01900000-0000-7000-8000-000000000001' } },
    ],
    async handler(domain, input, call) {
      const projectId = await domain.work.projectOf(input.project_id, call);
      await chatIn(domain, input.session_id, projectId);
      const { session_id } = input;
      await domain.ledger.append(
        { kind: askKind, id: askIdOf(projectId) },
        async (view) => {
          if (!(await view.get('sessions', session_id))) return [];
          const payload = { session_id, reason: 'closed' as const };
          return [{ type: 'chat.session_closed' as const, payload, tokens: tokens('CHAT', session_id) }];
        },
        { actor: call.actor },
      );
      return { chat: shownChat(await chatIn(domain, session_id, projectId)) };
    },
  }),

  'ask.observe': define({
    name: 'ask.observe',
    summary: 'What the observational tools see now, as a context bundle would hold it',
    details: 'They read, and change nothing. A tool that is available returns values; one that is not says why.',
    risk: 'write',
    input: z.strictObject({
      project_id: projectField,
      tools: z.array(z.enum(SIGHT_TOOLS)).max(SIGHT_TOOLS.length).optional().describe('Only these'),
      tier: z
        .union([z.literal(1), z.literal(2), z.literal(3)])
        .optional()
        .describe('1 sees the home, 2 the machine too; the kernel says which by default'),
    }),
    output: z.strictObject({
      tier: z.int(),
      sight: z.record(z.string(), sightSchema),
      executions: z.record(z.string(), z.string()).describe('The id of each reading, for refs'),
    }),
    refusals: ['kernel_invalid', 'tier_not_allowed'],
    cli: { command: 'sight', args: ['tools'] },
    examples: [{ says: 'How is the machine?', input: { tools: ['sys_health', 'disk_usage'] } }],
    async handler(domain, input, call) {
      const projectId = await domain.work.projectOf(input.project_id, call);
      const { document } = await domain.kernel();
      const tier = input.tier ?? document.tier;
      if (tier > document.max_tier) {
        throw refuse(
          'tier_not_allowed',
          `The kernel allows tier ${document.max_tier} at most, and ${tier} was asked for`,
          {
            tier,
            max_tier: document.max_tier,
          },
        );
      }
      const scope = { projectId, projectRoot: await domain.work.rootOf(projectId) };
      const readings = await domain.sight.read(input.tools ?? 'all', { tier, scope });
      const rows = readings.map(({ execution_id, tool, observed_at, entry }) => ({
        execution_id,
        project_id: projectId,
        tool,
        observed_at,
        entry: canonicalJson(entry),
      }));
      await domain.store.write(async (tx) => void (await Promise.all(runRows(tx, q.insertReadings, rows))));
      return {
        tier,
        sight: Object.fromEntries(readings.map(({ tool, entry }) => [tool, entry])),
        executions: Object.fromEntries(readings.map(({ tool, execution_id }) => [tool, execution_id])),
      };
    },
  }),
};
