// Operations on policy: who may ask which model. `explain` says of every gate whether it is open, and what would open it.
import { z } from 'zod';
import { operationsOf } from '../../base/operation.ts';
import { shellWord } from '../../base/shell-word.ts';
import { gatewayRefusals, refuse } from '../contract.ts';
import type { Denial } from '../calls/judge-call.ts';
import type { Gateway } from './gateway-api.ts';
import { PERSON, callerOf, type Caller } from '../policy/caller.ts';
import { ALL_PROVIDERS, explainAccess, type GateState } from '../policy/decide-access.ts';
import {
  BUDGET_UNITS,
  OFFLINE,
  actorNameSchema,
  providerIn,
  ruleSchema,
  rulesOf,
  type GatewayDocument,
  type PolicyRule,
} from '../settings/document.ts';
import { modelField, providerField, ruleFields, ruleOutput } from './fields.ts';

const define = operationsOf<Gateway>(gatewayRefusals);

const ruleInput = z.strictObject(ruleFields);
const rulesOutput = z.strictObject({
  rules: z.array(ruleOutput),
  rules_hash: z.string().describe('Of all rules that hold, for `if_rules_hash`'),
});

const numbered = (rules: readonly PolicyRule[]) => rules.map((rule, at) => ({ number: at + 1, ...rule }));

async function addRule({ settings }: Gateway, rule: PolicyRule) {
  const text = JSON.stringify(rule);
  const { document, hash } = await settings.change((before) =>
    // The same rule twice would be one that survives its removal.
    before.policy.some((each) => JSON.stringify(ruleSchema.parse(each)) === text)
      ? before
      : { ...before, policy: [...before.policy, rule] },
  );
  return { rules: numbered(document.policy), rules_hash: hash };
}

const rulesHashField = z.string().regex(/^[0-9a-f]{64}$/, 'is the 64 characters of a rules_hash');

function sentenceOf({ effect, actor, actor_kind, category, provider, model }: PolicyRule): string {
  const who = `${actor === '*' ? 'anybody' : actor}${actor_kind === '*' ? '' : ` (${actor_kind})`}`;
  const what = `${model === '*' ? 'any model' : model} of ${provider === '*' ? 'any provider' : provider}`;
  return `${effect === 'allow' ? 'Allow' : 'Deny'} ${who}: ${what}${category === '*' ? '' : `, category ${category}`}`;
}

/** The command that opens a gate; null where no command does. */
function actOf(
  { gate, rule }: GateState,
  document: GatewayDocument,
  killed: ReadonlySet<string>,
  { provider, model, actor }: { readonly provider: string; readonly model: string; readonly actor: string },
): string | null {
  if (gate === 'provider_killed') return `throughline kill off${killed.has(ALL_PROVIDERS) ? '' : ` ${provider}`}`;
  if (gate === 'privacy_confirmation_required') return `throughline provider consent ${provider} ${shellWord(model)}`;
  // No rule that allows counts beside one that denies.
  if (rule?.effect === 'deny') return `throughline policy remove ${document.policy.indexOf(rule) + 1}`;
  const { models } = providerIn(document, provider) ?? {};
  // It was declared with other models, and is declared anew with this one.
  if (provider === OFFLINE || (models && !models.includes(model))) return null;
  return `throughline policy allow --actor ${actor} --provider ${provider} --model ${shellWord(model)}`;
}

const ROOM = 'There is room for a small call in every limit that holds';

const passedLimit = z.object({
  limit: z.object({ actor: z.string(), unit: z.enum(BUDGET_UNITS) }),
  spent: z.int(),
  reserved: z.int(),
  asked: z.int(),
});

/** The command that gives the smallest call room again; null where the price of a model has to be named instead. */
function roomAct({ code, details }: Denial, { limits }: GatewayDocument): string | null {
  if (code !== 'budget_exceeded') return null;
  const { limit, spent, reserved, asked } = passedLimit.parse(details);
  const soft = limits.find(({ actor, unit }) => actor === limit.actor && unit === limit.unit)?.soft;
  const warns = soft === undefined ? '' : ` --soft ${soft}`;
  return `throughline budget set ${limit.unit} --actor ${limit.actor}${warns} --hard ${spent + reserved + asked}`;
}

export const policyOperations = {
  'gateway.allow': define({
    name: 'gateway.allow',
    summary: 'Let a caller ask a model',
    details:
      'Agents, tokens and programs may ask nothing until a rule lets them. A person at a terminal or in the browser needs no rule. A rule that denies counts before every rule that allows. Consent is needed as well.',
    risk: 'write',
    role: 'admin',
    person: true,
    agentsMayConfirm: false,
    input: ruleInput,
    output: rulesOutput,
    refusals: ['gateway_config_invalid'],
    cli: { command: 'policy allow' },
    examples: [
      { says: 'Claude Code may ask one model', input: { actor: 'claude', provider: 'ollama', model: 'qwen3' } },
      {
        says: 'Every coding agent, any model of a provider',
        input: { actor_kind: 'coding_agent', provider: 'ollama' },
      },
    ],
    handler: (gateway, input) => addRule(gateway, { effect: 'allow', ...input }),
  }),

  'gateway.deny': define({
    name: 'gateway.deny',
    summary: 'Keep a caller from asking a model, whatever else allows it',
    risk: 'write',
    role: 'admin',
    person: true,
    agentsMayConfirm: false,
    input: ruleInput,
    output: rulesOutput,
    refusals: ['gateway_config_invalid'],
    cli: { command: 'policy deny' },
    examples: [{ says: 'Nobody asks this model', input: { provider: 'ollama', model: 'qwen3' } }],
    handler: (gateway, input) => addRule(gateway, { effect: 'deny', ...input }),
  }),

  'gateway.remove_rule': define({
    name: 'gateway.remove_rule',
    summary: 'Remove a rule of the policy by its number',
    risk: 'destructive',
    role: 'admin',
    person: true,
    agentsMayConfirm: false,
    input: z.strictObject({
      number: z.int().min(1).max(500).describe('Its number in `policy list`'),
      if_rules_hash: rulesHashField
        .optional()
        .describe('`rules_hash` of the list that you saw: numbers move when another rule is removed'),
    }),
    output: rulesOutput,
    refusals: ['unknown_rule', 'rules_changed', 'not_confirmed', 'gateway_config_invalid'],
    cli: { command: 'policy remove', args: ['number'] },
    examples: [{ says: 'Take back the first one', input: { number: 1 } }],
    async preview({ settings }, { number }) {
      const { document } = await settings.read();
      const rule = numbered(document.policy)[number - 1];
      if (!rule) throw refuse('unknown_rule', `There is no rule ${number}`, { number });
      return { rule };
    },
    async handler({ settings }, { number, if_rules_hash }, { ask }) {
      const shown = await settings.read();
      const rule = shown.document.policy[number - 1];
      if (rule && if_rules_hash === undefined && ask && !(await ask(`${sentenceOf(rule)}. Remove this rule?`))) {
        throw refuse('not_confirmed', `Rule ${number} stays`, { number });
      }
      const seen = if_rules_hash ?? shown.hash;
      const { document, hash } = await settings.change((before) => {
        const { hash: now } = rulesOf(before);
        if (now !== seen) {
          const details = { rules_hash: now, rules: numbered(before.policy) };
          throw refuse('rules_changed', 'The rules are not those that were looked at', details);
        }
        if (!before.policy[number - 1]) throw refuse('unknown_rule', `There is no rule ${number}`, { number });
        return { ...before, policy: before.policy.filter((_, at) => at !== number - 1) };
      });
      return { rules: numbered(document.policy), rules_hash: hash };
    },
  }),

  'gateway.list_rules': define({
    name: 'gateway.list_rules',
    summary: 'The rules of the policy, and the hash of all rules that hold',
    risk: 'read',
    live: 'home',
    input: z.strictObject({}),
    output: rulesOutput,
    refusals: ['gateway_config_invalid'],
    cli: { command: 'policy list' },
    examples: [{ says: 'Who may ask what?', input: {} }],
    async handler({ settings }) {
      const { document, hash } = await settings.read();
      return { rules: numbered(document.policy), rules_hash: hash };
    },
  }),

  'gateway.explain': define({
    name: 'gateway.explain',
    summary:
      'Whether a caller would get through to a model, gate by gate, and which act would open the first closed one',
    details:
      'Nothing is sent and nothing recorded. The budget is judged for the smallest call there is. What a request holds, the key and the address are judged when a call is made.',
    risk: 'read',
    live: 'home',
    input: z.strictObject({
      provider: providerField,
      model: modelField,
      actor: actorNameSchema.optional().describe('Whose call, as in claude or token:ci; yours, when not given'),
      category: z.string().max(100).default('default').describe('The category of the work'),
    }),
    output: z.strictObject({
      actor: z.string(),
      actor_kind: z.string(),
      passes: z.boolean(),
      code: z.string().nullable(),
      why: z.string(),
      act: z.string().nullable().describe('The command that opens the first closed gate; null where none does'),
      gates: z.array(z.strictObject({ gate: z.string(), passes: z.boolean(), why: z.string() })),
    }),
    refusals: ['unknown_provider', 'gateway_config_invalid'],
    cli: { command: 'policy explain', args: ['provider', 'model'] },
    examples: [{ says: 'May Claude Code ask it?', input: { provider: 'offline', model: 'extract', actor: 'claude' } }],
    async handler({ settings, kills, calls }, { provider, model, actor, category }, call) {
      const { document } = await settings.read();
      if (provider !== OFFLINE && !providerIn(document, provider)) {
        throw refuse('unknown_provider', `There is no provider "${provider}"`, { provider });
      }
      const killed = new Set((await kills.status()).map(({ scope }) => scope));
      const caller = actor === undefined ? callerOf(call) : namedCaller(actor);
      const access = explainAccess(document, killed, { caller, category_id: category, provider, model });
      const noRoom = await calls.budgetFor({ provider, model }, caller);
      const closed = access.find(({ passes }) => !passes);
      const asked = { provider, model, actor: caller.agent_id };
      const budget = { gate: noRoom?.code ?? 'budget_exceeded', passes: !noRoom, why: noRoom?.why ?? ROOM };
      return {
        actor: caller.agent_id,
        actor_kind: caller.agent_kind,
        passes: !closed && !noRoom,
        code: closed?.gate ?? noRoom?.code ?? null,
        why: closed?.why ?? noRoom?.why ?? 'Every gate up to the budget is open',
        act: closed ? actOf(closed, document, killed, asked) : noRoom ? roomAct(noRoom, document) : null,
        gates: [...access.map(({ gate, passes, why }) => ({ gate, passes, why })), budget],
      };
    },
  }),
};

/** As if a caller of this name asked. */
function namedCaller(name: string): Caller {
  return callerOf(name === PERSON ? { actor: name, person: true } : { actor: name.replace(/^token:/, 'http:') });
}
