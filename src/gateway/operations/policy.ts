// Operations on policy: who may ask which model. `explain` says of every gate whether it is open, and what would open it.
import { z } from 'zod';
import { operationsOf, type Call } from '../../base/operation.ts';
import { gatewayRefusals, refuse } from '../contract.ts';
import type { Gateway } from './gateway-api.ts';
import { callerOf, type ActorKind } from '../policy/caller.ts';
import { ALL_PROVIDERS, explainAccess, type GateState } from '../policy/decide-access.ts';
import { OFFLINE, providerIn, ruleSchema, type GatewayDocument, type PolicyRule } from '../settings/document.ts';
import { modelField, providerField, ruleFields, ruleOutput } from './fields.ts';

const define = operationsOf<Gateway>(gatewayRefusals);

const ruleInput = z.strictObject(ruleFields);
const rulesOutput = z.strictObject({ rules: z.array(ruleOutput) });

const numbered = (rules: readonly PolicyRule[]) => rules.map((rule, at) => ({ number: at + 1, ...rule }));

async function addRule({ settings }: Gateway, rule: PolicyRule) {
  const text = JSON.stringify(rule);
  const { document } = await settings.change((before) =>
    // The same rule twice would be one that survives its removal.
    before.policy.some((each) => JSON.stringify(ruleSchema.parse(each)) === text)
      ? before
      : { ...before, policy: [...before.policy, rule] },
  );
  return { rules: numbered(document.policy) };
}

/** The command that opens a gate; null where no command does. */
function actOf(
  { gate, rule }: GateState,
  document: GatewayDocument,
  killed: ReadonlySet<string>,
  { provider, model, actor }: { readonly provider: string; readonly model: string; readonly actor: string },
): string | null {
  if (gate === 'provider_killed') return `throughline kill off${killed.has(ALL_PROVIDERS) ? '' : ` ${provider}`}`;
  if (gate === 'privacy_confirmation_required') return `throughline provider consent ${provider} ${model}`;
  // No rule that allows counts beside one that denies.
  if (rule?.effect === 'deny') return `throughline policy remove ${document.policy.indexOf(rule) + 1}`;
  const { models } = providerIn(document, provider) ?? {};
  // It was declared with other models, and is declared anew with this one.
  if (provider === OFFLINE || (models && !models.includes(model))) return null;
  return `throughline policy allow --actor ${actor} --provider ${provider} --model ${model}`;
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
    input: z.strictObject({ number: z.int().min(1).max(500).describe('Its number in `policy list`') }),
    output: rulesOutput,
    refusals: ['unknown_rule', 'gateway_config_invalid'],
    cli: { command: 'policy remove', args: ['number'] },
    examples: [{ says: 'Take back the first one', input: { number: 1 } }],
    async preview({ settings }, { number }) {
      const { document } = await settings.read();
      return { rule: numbered(document.policy)[number - 1] ?? null };
    },
    async handler({ settings }, { number }) {
      const { document } = await settings.change((before) => {
        if (!before.policy[number - 1]) throw refuse('unknown_rule', `There is no rule ${number}`, { number });
        return { ...before, policy: before.policy.filter((_, at) => at !== number - 1) };
      });
      return { rules: numbered(document.policy) };
    },
  }),

  'gateway.list_rules': define({
    name: 'gateway.list_rules',
    summary: 'The rules of the policy, and the hash of all rules that hold',
    risk: 'read',
    live: 'home',
    input: z.strictObject({}),
    output: z.strictObject({ rules: z.array(ruleOutput), rules_hash: z.string() }),
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
    details: 'Nothing is sent and nothing recorded. The gates behind consent are judged when a call is made.',
    risk: 'read',
    live: 'home',
    input: z.strictObject({
      provider: providerField,
      model: modelField,
      actor: ruleFields.actor.unwrap().optional().describe('Whose call; yours, when not given'),
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
    async handler({ settings, kills }, { provider, model, actor, category }, call) {
      const { document } = await settings.read();
      if (provider !== OFFLINE && !providerIn(document, provider)) {
        throw refuse('unknown_provider', `There is no provider "${provider}"`, { provider });
      }
      const killed = new Set((await kills.status()).map(({ scope }) => scope));
      const caller = actor === undefined ? callerOf(call) : namedCaller(actor, call);
      const gates = explainAccess(document, killed, { caller, category_id: category, provider, model });
      const closed = gates.find(({ passes }) => !passes);
      return {
        actor: caller.agent_id,
        actor_kind: caller.agent_kind,
        passes: !closed,
        code: closed?.gate ?? null,
        why: closed?.why ?? 'Every gate up to consent is open',
        act: closed ? actOf(closed, document, killed, { provider, model, actor: caller.agent_id }) : null,
        gates: gates.map(({ gate, passes, why }) => ({ gate, passes, why })),
      };
    },
  }),
};

/** As if a caller of this name asked. */
function namedCaller(name: string, call: Call): { readonly agent_id: string; readonly agent_kind: ActorKind } {
  if (name === 'person') return { agent_id: name, agent_kind: 'person' };
  const { agent_kind } = callerOf({ actor: name.replace(/^token:/, 'http:') });
  return { agent_id: name, agent_kind: name === call.actor ? callerOf(call).agent_kind : agent_kind };
}
