// Operations on calls that were made, and on the switches that stop them.
import { z } from 'zod';
import { operationsOf } from '../../base/operation.ts';
import { ENDINGS, gatewayRefusals, refuse } from '../contract.ts';
import type { Gateway } from './gateway-api.ts';
import { ALL_PROVIDERS } from '../policy/decide-access.ts';
import * as q from '../queries.ts';
import { OFFLINE, providerIn, providerNameSchema } from '../settings/document.ts';

const define = operationsOf<Gateway>(gatewayRefusals);

const callOutput = z.strictObject({
  call_id: z.string(),
  seq: z.int(),
  status: z.enum(['open', ...ENDINGS]),
  code: z.string().nullable(),
  why: z.string().nullable(),
  actor: z.string(),
  agent_id: z.string(),
  agent_kind: z.string(),
  category_id: z.string(),
  provider: z.string(),
  model: z.string(),
  model_answered: z.string().nullable(),
  response_id: z.string().nullable(),
  operation_key: z.string(),
  projection_version: z.string().nullable(),
  dropped_fields: z.array(z.string()),
  prompt_id: z.string().nullable(),
  prompt_version: z.string().nullable(),
  rules_hash: z.string().describe('Of the rules that held; the event gateway.rules_met has them'),
  window_start_local_date: z.string(),
  timezone: z.string(),
  begun_at: z.string(),
  expires_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  finish_reason: z.string().nullable(),
  input_tokens: z.int().nullable().describe('With what was read from and written to a cache'),
  cache_read_tokens: z.int().nullable(),
  cache_write_tokens: z.int().nullable(),
  output_tokens: z.int().nullable().describe('With reasoning'),
  reasoning_tokens: z.int().nullable(),
  charged_tokens: z.int(),
  charged_cost_nano: z.int().describe('In billionths of a dollar'),
  charged_runtime_ms: z.int(),
  charged_by: z.string().nullable().describe('provider, estimate, reservation or nothing'),
  price_known: z.boolean(),
  first_token_ms: z.int().nullable(),
  attempts: z.int(),
});

function told({ gateway_id: _, ...row }: q.CallRow): z.output<typeof callOutput> {
  const dropped_fields = callOutput.shape.dropped_fields.parse(JSON.parse(row.dropped_fields));
  return { ...row, dropped_fields, price_known: row.price_known === 1 };
}

const switchOutput = z.strictObject({
  scope: z.string().describe('all, or the name of a provider'),
  since: z.string().nullable(),
  by: z.string().nullable(),
  reason: z.string().nullable(),
  recorded: z.boolean().describe('False while the disk is full: it holds, and is recorded later'),
});
const switchesOutput = z.strictObject({ killed: z.boolean(), switches: z.array(switchOutput) });

const scopeField = z
  .union([z.literal(ALL_PROVIDERS), providerNameSchema])
  .default(ALL_PROVIDERS)
  .describe('all, or the name of a provider');

export const callOperations = {
  'gateway.list_calls': define({
    name: 'gateway.list_calls',
    summary: 'Calls to models, the newest first, with what they cost; denied ones too',
    risk: 'read',
    live: 'home',
    input: z.strictObject({
      agent_id: z.string().max(100).optional().describe('Only of this caller, as in claude'),
      provider: providerNameSchema.optional().describe('Only to this provider'),
      status: z
        .enum(['open', ...ENDINGS])
        .optional()
        .describe('Only those that ended so'),
      before: z.int().min(1).optional().describe('next_before of the page before'),
      limit: z.int().min(1).max(500).default(50).describe('At most this many'),
    }),
    output: z.strictObject({ calls: z.array(callOutput), next_before: z.int().nullable() }),
    refusals: [],
    cli: { command: 'provider calls' },
    examples: [{ says: 'What was denied?', input: { status: 'denied' } }],
    async handler({ store, accounting }, { agent_id = '', provider = '', status = '', before, limit }) {
      const { gatewayId } = await accounting();
      const rows = await store.read((tx) =>
        tx.all(
          q.listCalls,
          gatewayId,
          before ?? Number.MAX_SAFE_INTEGER,
          agent_id,
          agent_id,
          provider,
          provider,
          status,
          status,
          limit + 1,
        ),
      );
      const page = rows.slice(0, limit);
      return { calls: page.map(told), next_before: rows.length > limit ? (page.at(-1)?.seq ?? null) : null };
    },
  }),

  'gateway.get_call': define({
    name: 'gateway.get_call',
    summary: 'One call with all that is on record of it',
    risk: 'read',
    live: 'home',
    input: z.strictObject({ call_id: z.uuid().describe('As `provider calls` shows it') }),
    output: z.strictObject({ call: callOutput }),
    refusals: ['unknown_call'],
    cli: { command: 'provider call', args: ['call_id'] },
    examples: [
      { says: 'What was it, and by which rules?', input: { call_id: '01990000-0000-7000-8000-000000000001' } },
    ],
    async handler({ store }, { call_id }) {
      const row = await store.read((tx) => tx.get(q.readCall, call_id));
      if (!row) throw refuse('unknown_call', `There is no call ${call_id}`, { call_id });
      return { call: told(row) };
    },
  }),

  'gateway.kill': define({
    name: 'gateway.kill',
    summary: 'Stop every call to models, or to one provider, at once: also those under way',
    details:
      'It holds in every process and on every machine of this home, and works on a full disk. Only a person switches it off.',
    risk: 'write',
    idempotent: true,
    input: z.strictObject({
      scope: scopeField,
      reason: z.string().trim().min(1).max(500).optional().describe('Why, for those who find it on'),
    }),
    output: switchesOutput,
    refusals: ['unknown_provider', 'gateway_config_invalid'],
    cli: { command: 'kill on', args: ['scope'] },
    examples: [
      { says: 'Everything', input: { reason: 'looks into a leak' } },
      { says: 'One provider', input: { scope: 'offline' } },
    ],
    async handler({ kills, settings }, { scope, reason }, call) {
      if (scope !== ALL_PROVIDERS && scope !== OFFLINE) {
        const { document } = await settings.read();
        if (!providerIn(document, scope))
          throw refuse('unknown_provider', `There is no provider "${scope}"`, { provider: scope });
      }
      const switches = await kills.on(scope, reason, call);
      return { killed: switches.length > 0, switches };
    },
  }),

  'gateway.end_kill': define({
    name: 'gateway.end_kill',
    summary: 'Switch a kill off: calls may go out again, by the rules that hold',
    risk: 'write',
    role: 'admin',
    person: true,
    agentsMayConfirm: false,
    idempotent: true,
    input: z.strictObject({ scope: scopeField }),
    output: switchesOutput,
    refusals: [],
    cli: { command: 'kill off', args: ['scope'] },
    examples: [{ says: 'The switch for all providers', input: {} }],
    async handler({ kills }, { scope }, call) {
      const switches = await kills.off(scope, call);
      return { killed: switches.length > 0, switches };
    },
  }),

  'gateway.kill_status': define({
    name: 'gateway.kill_status',
    summary: 'Which kill switches are on',
    risk: 'read',
    live: 'home',
    input: z.strictObject({}),
    output: switchesOutput,
    refusals: [],
    cli: { command: 'kill status' },
    examples: [{ says: 'Is anything stopped?', input: {} }],
    async handler({ kills }) {
      const switches = await kills.status();
      return { killed: switches.length > 0, switches: [...switches] };
    },
  }),
};
