// Operations on budgets and costs: what may be spent in a day, what was, and on what.
import { z } from 'zod';
import { operationsOf } from '../../base/operation.ts';
import { limitsFor, type Used } from '../budgets/decide-budget.ts';
import { localDay } from '../budgets/local-day.ts';
import { gatewayRefusals, refuse } from '../contract.ts';
import type { Gateway } from './gateway-api.ts';
import { callerOf } from '../policy/caller.ts';
import * as q from '../queries.ts';
import {
  BUDGET_UNITS,
  OFFLINE,
  OFFLINE_TIMEOUTS,
  limitSchema,
  timezoneSchema,
  type GatewayDocument,
  type Limit,
} from '../settings/document.ts';
import { NOTHING, addAmounts, amountsSchema } from '../state/entities.ts';
import { readWindowsBetween } from '../state/read-windows.ts';

const define = operationsOf<Gateway>(gatewayRefusals);

const limitOutput = z.strictObject({
  actor: z.string().describe('all, each or a name'),
  scope: z.string().describe('Whose use it is: all, or a name'),
  unit: z.enum(BUDGET_UNITS),
  soft: z.int().nullable(),
  hard: z.int().nullable(),
  spent: z.int(),
  reserved: z.int().describe('By calls under way'),
});

const budgetOutput = z.strictObject({
  window_start_local_date: z.string(),
  timezone: z.string(),
  starts_at: z.string(),
  renewed_at: z.string().describe('When the next day begins'),
  limits: z.array(limitOutput),
  spent: amountsSchema.describe('By all callers today'),
  reserved: amountsSchema,
  actors: z.array(z.strictObject({ actor: z.string(), spent: amountsSchema, reserved: amountsSchema })),
});

export async function budgetNow({ store, settings, accounting, calls }: Gateway, only: string | undefined) {
  await calls.settleExpired();
  const { document } = await settings.read();
  const { timezone } = await accounting();
  const { day, windows } = await store.read(async (tx) => {
    const today = localDay(await tx.now(), document.timezone ?? timezone);
    return { day: today, windows: await readWindowsBetween(tx, today.starts_at, today.ends_at) };
  });
  const used = new Map<string, Used>();
  for (const { scope, spent, reserved } of windows) {
    const before = used.get(scope) ?? { spent: NOTHING, reserved: NOTHING };
    used.set(scope, {
      spent: addAmounts(before.spent, spent),
      reserved: addAmounts(before.reserved, reserved),
    });
  }
  const actors = [...used].filter(([scope]) => scope !== 'all' && (only === undefined || scope === only));
  const named = document.limits.flatMap(({ actor }) => (actor === 'all' || actor === 'each' ? [] : [actor]));
  const whose = only === undefined ? [...new Set([...actors.map(([scope]) => scope), ...named])] : [only];
  return {
    window_start_local_date: day.window_start_local_date,
    timezone: day.timezone,
    starts_at: day.starts_at,
    renewed_at: day.ends_at,
    limits: limitStates(document.limits, whose, used, only),
    spent: used.get('all')?.spent ?? NOTHING,
    reserved: used.get('all')?.reserved ?? NOTHING,
    actors: actors.map(([actor, { spent, reserved }]) => ({ actor, spent, reserved })),
  };
}

/** Each limit with whom it holds for: one for all once, one for each caller as often as there are callers. */
function limitStates(
  limits: readonly Limit[],
  whose: readonly string[],
  used: ReadonlyMap<string, Used>,
  only: string | undefined,
) {
  const states = new Map<string, z.output<typeof limitOutput>>();
  for (const agent of whose.length === 0 ? [''] : whose) {
    for (const state of limitsFor(limits, agent, used)) {
      if (state.scope !== '') states.set(`${state.actor}\n${state.scope}\n${state.unit}`, state);
    }
  }
  // Those that hold for nobody yet; what holds for others is not told to one caller.
  for (const { actor, unit, soft = null, hard = null } of only === undefined ? limits : []) {
    if ([...states.values()].some((state) => state.actor === actor && state.unit === unit)) continue;
    states.set(`${actor}\n\n${unit}`, { actor, scope: actor, unit, soft, hard, spent: 0, reserved: 0 });
  }
  return [...states.values()];
}

const amountField = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

type LimitName = Pick<Limit, 'actor' | 'unit'>;

const isFor = (limit: LimitName, { actor, unit }: LimitName) => limit.actor === actor && limit.unit === unit;

function limitOf({
  actor,
  unit,
  soft,
  hard,
}: LimitName & { readonly soft?: number | undefined; readonly hard?: number | undefined }): Limit {
  const limit = limitSchema.safeParse({
    actor,
    unit,
    ...(soft !== undefined && { soft }),
    ...(hard !== undefined && { hard }),
  });
  if (limit.success) return limit.data;
  throw refuse('invalid_limit', `The limit ${limit.error.issues.map(({ message }) => message).join('; ')}`);
}

function knownLimit(limits: readonly Limit[], name: LimitName): Limit {
  const known = limits.find((each) => isFor(each, name));
  if (known) return known;
  throw refuse('unknown_limit', `There is no limit of ${name.unit} for "${name.actor}"`, { ...name });
}

/** A call reserves all the time that its provider may take: a limit below that lets none of them through. */
function noteOf({ actor, unit, hard }: Limit, { providers }: GatewayDocument): string | null {
  if (unit !== 'runtime_ms' || hard === undefined) return null;
  const times = [
    [OFFLINE, OFFLINE_TIMEOUTS] as const,
    ...Object.entries(providers).map(([name, { timeouts }]) => [name, timeouts] as const),
  ];
  const denied = times.filter(([, { whole_ms }]) => whole_ms > hard);
  if (denied.length === 0) return null;
  const of = actor === 'all' || actor === 'each' ? '' : ` of ${actor}`;
  const names = denied.map(([name, { whole_ms }]) => `${name} (${whole_ms} ms)`).join(', ');
  // Of what comes with Throughline there is nothing in the file.
  const isDeclared = denied.some(([name]) => name !== OFFLINE);
  const lower = isDeclared ? ', or lower timeouts.whole_ms of the provider in gateway.json' : '';
  return `No call${of} to ${names} would pass: each reserves all the time that it may take. Raise the limit${lower}.`;
}

export const budgetOperations = {
  'gateway.set_limit': define({
    name: 'gateway.set_limit',
    summary: 'Limit what callers may spend in a day',
    details:
      'A call reserves the most that it may take before it is sent, and is refused if that would pass a hard limit. A soft limit only warns. The day is that of your timezone. Costs are billionths of a dollar: a dollar is 1000000000.',
    risk: 'write',
    role: 'admin',
    person: true,
    agentsMayConfirm: false,
    input: z.strictObject({
      unit: z.enum(BUDGET_UNITS).describe('What is counted'),
      actor: limitSchema.shape.actor.default('all').describe('all callers together, each of them, or a name'),
      soft: amountField.optional().describe('Warn from here on'),
      hard: amountField.optional().describe('Refuse what would go past this'),
      timezone: timezoneSchema.optional().describe('Whose days are counted, for all limits; this machine’s by default'),
    }),
    output: budgetOutput.extend({
      note: z.string().nullable().describe('Which providers the limit denies from the first call on'),
    }),
    refusals: ['invalid_limit', 'gateway_config_invalid'],
    cli: { command: 'budget set', args: ['unit'] },
    examples: [
      {
        says: 'At most five dollars a day, warn at four',
        input: { unit: 'cost_nano', soft: 4_000_000_000, hard: 5_000_000_000 },
      },
      { says: 'Claude Code: a hundred calls', input: { unit: 'calls', actor: 'claude', hard: 100 } },
    ],
    async preview({ settings }, input) {
      limitOf(input);
      const { limits, timezone = null } = (await settings.read()).document;
      return { before: { limit: limits.find((each) => isFor(each, input)) ?? null, timezone } };
    },
    async handler(gateway, input) {
      const limit = limitOf(input);
      const { timezone } = input;
      const { document } = await gateway.settings.change((before) => ({
        ...before,
        ...(timezone === undefined ? {} : { timezone }),
        limits: [...before.limits.filter((each) => !isFor(each, limit)), limit],
      }));
      return { ...(await budgetNow(gateway, undefined)), note: noteOf(limit, document) };
    },
  }),

  'gateway.remove_limit': define({
    name: 'gateway.remove_limit',
    summary: 'Remove a limit',
    risk: 'destructive',
    role: 'admin',
    person: true,
    agentsMayConfirm: false,
    input: z.strictObject({
      unit: z.enum(BUDGET_UNITS).describe('What it counts'),
      actor: limitSchema.shape.actor.default('all').describe('all, each or a name'),
    }),
    output: budgetOutput,
    refusals: ['unknown_limit', 'gateway_config_invalid'],
    cli: { command: 'budget remove', args: ['unit'] },
    examples: [{ says: 'No limit of calls any more', input: { unit: 'calls' } }],
    async preview({ settings }, input) {
      return { limit: knownLimit((await settings.read()).document.limits, input) };
    },
    async handler(gateway, input) {
      await gateway.settings.change((before) => {
        const known = knownLimit(before.limits, input);
        return { ...before, limits: before.limits.filter((each) => each !== known) };
      });
      return budgetNow(gateway, undefined);
    },
  }),

  'gateway.show_budget': define({
    name: 'gateway.show_budget',
    summary: 'What may be spent today, what is spent and what calls under way have reserved',
    details: 'An agent sees its own, and what all callers share.',
    risk: 'read',
    tier: 'standard',
    live: 'home',
    input: z.strictObject({}),
    output: budgetOutput,
    refusals: ['gateway_config_invalid'],
    cli: { command: 'budget show' },
    examples: [{ says: 'What is left today?', input: {} }],
    handler(gateway, _input, call) {
      const { agent_id, agent_kind } = callerOf(call);
      // A person's own programs are persons here: the command line without a terminal, the token of the daemon.
      const isAgent = agent_kind === 'coding_agent' || agent_kind === 'token' || call.actor.startsWith('mcp:');
      return budgetNow(gateway, isAgent ? agent_id : undefined);
    },
  }),

  'gateway.show_costs': define({
    name: 'gateway.show_costs',
    summary: 'What models cost, by day, caller, provider and model',
    risk: 'read',
    live: 'home',
    input: z.strictObject({
      days: z.int().min(1).max(366).default(30).describe('So many days, today included'),
    }),
    output: z.strictObject({
      from: z.string(),
      to: z.string(),
      timezone: z.string(),
      total: z.strictObject({
        calls: z.int(),
        denied: z.int(),
        failed: z.int(),
        tokens: z.int(),
        cost_nano: z.int(),
        unpriced: z.int(),
      }),
      rows: z.array(
        z.strictObject({
          window_start_local_date: z.string(),
          agent_id: z.string(),
          provider: z.string(),
          model: z.string(),
          calls: z.int(),
          denied: z.int(),
          failed: z.int(),
          tokens: z.int(),
          cost_nano: z.int().describe('In billionths of a dollar'),
          runtime_ms: z.int(),
          unpriced: z.int().describe('Calls whose price is not known'),
        }),
      ),
      truncated: z.boolean(),
    }),
    refusals: ['gateway_config_invalid'],
    cli: { command: 'cost' },
    examples: [{ says: 'This week', input: { days: 7 } }],
    async handler({ store, settings, accounting }, { days }) {
      const { document } = await settings.read();
      const { gatewayId, timezone } = await accounting();
      const zone = document.timezone ?? timezone;
      const to = localDay(await store.read((tx) => tx.now()), zone).window_start_local_date;
      const from = localDay(Date.parse(`${to}T12:00:00Z`) - (days - 1) * 86_400_000, 'UTC').window_start_local_date;
      const found = await store.read((tx) => tx.all(q.readCosts, gatewayId, from, to, MOST_ROWS + 1));
      const rows = found.slice(0, MOST_ROWS).map(({ gateway_id: _, ...row }) => row);
      const sum = (name: 'calls' | 'denied' | 'failed' | 'tokens' | 'cost_nano' | 'unpriced') =>
        rows.reduce((total, row) => total + row[name], 0);
      return {
        from,
        to,
        timezone: zone,
        total: {
          calls: sum('calls'),
          denied: sum('denied'),
          failed: sum('failed'),
          tokens: sum('tokens'),
          cost_nano: sum('cost_nano'),
          unpriced: sum('unpriced'),
        },
        rows,
        truncated: found.length > MOST_ROWS,
      };
    },
  }),
};

const MOST_ROWS = 5_000;
