// Operations on providers: which there are, what they do with data, and one question to try them.
import { z } from 'zod';
import { toTimestamp } from '../../base/clock.ts';
import { operationsOf } from '../../base/operation.ts';
import { createStreamRedactor } from '../../base/redact-stream.ts';
import { redactedStart } from '../../base/redact.ts';
import { gatewayRefusals, refuse } from '../contract.ts';
import { confirmedHow, type Gateway } from './gateway-api.ts';
import { callerOf } from '../policy/caller.ts';
import { consentTo, decideAccess, shownFacts, wayTo, type ShownFacts } from '../policy/decide-access.ts';
import { PROVIDER_KINDS } from '../providers/contract.ts';
import { PRESETS, hostOf, presetOf, type Preset } from '../providers/presets.ts';
import {
  OFFLINE,
  OFFLINE_MODEL,
  factsSchema,
  modelNameSchema,
  providerIn,
  providerNameSchema,
  providerSchema,
  type GatewayDocument,
  type Provider,
} from '../settings/document.ts';
import { secretRefSchema } from '../secrets/contract.ts';
import { askModel } from './ask-model.ts';
import { modelField, providerField, textPart } from './fields.ts';

const define = operationsOf<Gateway>(gatewayRefusals);

/** Who else has to do with what is sent. */
const wayFields = {
  proxy: z.string().nullable(),
  ca_file: z.string().nullable().describe('Certificates that it or the proxy is known by'),
  may_reach: z.array(z.string()).describe('What it may reach or keep for raw requests'),
};

function wayOf({ proxy, ca_file, may_reach }: Pick<ShownFacts, keyof typeof wayFields>) {
  return { proxy: proxy ?? null, ca_file: ca_file ?? null, may_reach: [...(may_reach ?? [])] };
}

const factsOutput = z.strictObject({
  provider: z.string(),
  model: z.string(),
  kind: z.string(),
  url: z.string(),
  local: z.boolean(),
  ...wayFields,
  retention: z.string(),
  training: z.string(),
  jurisdiction: z.string(),
  policy_version: z.string(),
  source: z.string().nullable(),
});

function questionOf(facts: ShownFacts): string {
  return [
    `"${facts.model}" of "${facts.provider}" would be sent data, to ${facts.url}${facts.local ? ' (declared local)' : ''}.`,
    ...(facts.proxy === undefined ? [] : [`  It goes through the proxy ${facts.proxy}`]),
    ...(facts.ca_file === undefined
      ? []
      : [
          `  Certificates of the authority in ${facts.ca_file} are trusted too: whoever holds its key can read what is sent.`,
        ]),
    ...(facts.may_reach ? [`  For raw requests it may reach or keep: ${facts.may_reach.join(', ')}`] : []),
    `  It keeps it: ${facts.retention}`,
    `  It trains on it: ${facts.training}`,
    `  Whose law holds: ${facts.jurisdiction}`,
    `  Its terms: ${facts.policy_version}${facts.source === undefined ? '' : `, from ${facts.source}`}`,
    'Do you consent?',
  ].join('\n');
}

const consentOutput = z.strictObject({
  model: z.string(),
  policy_version: z.string(),
  confirmed_at: z.string(),
  confirmed_by: z.string(),
  confirmed_how: z.string(),
  holds: z.boolean().describe('False when the facts, their version, the address or the way to it changed since'),
});

const providerOutput = z.strictObject({
  name: z.string(),
  kind: z.enum(PROVIDER_KINDS),
  url: z.string().nullable(),
  local: z.boolean(),
  ...wayFields,
  auth: z.enum(['key', 'none']),
  secret_ref: z.string().nullable().describe('Where the key is; never the key'),
  models: z.array(z.string()).nullable().describe('null: any model of the provider'),
  facts: z.strictObject({
    retention: z.string(),
    training: z.string(),
    jurisdiction: z.string(),
    policy_version: z.string(),
    source: z.string().nullable(),
  }),
  consents: z.array(consentOutput),
  killed: z.boolean(),
});
type ListedProvider = z.output<typeof providerOutput>;

const NOTHING_LEAVES = {
  retention: 'nothing leaves this machine',
  training: 'none',
  jurisdiction: 'this machine',
  policy_version: '1',
  source: null,
};

function listed(
  document: GatewayDocument,
  name: string,
  provider: Provider,
  killed: ReadonlySet<string>,
): ListedProvider {
  const { kind, url, local, auth, secret_ref, models, facts } = provider;
  const consents = document.consents
    .filter((each) => each.provider === name)
    .map(({ model, policy_version, confirmed_at, confirmed_by, confirmed_how, digest }) => ({
      model,
      policy_version,
      confirmed_at,
      confirmed_by,
      confirmed_how,
      holds: digest === shownFacts(name, model, provider).digest,
    }));
  return {
    name,
    kind,
    url,
    local,
    ...wayOf(wayTo(provider)),
    auth,
    secret_ref: auth === 'key' ? (secret_ref ?? `keychain:${name}`) : null,
    models: models ?? null,
    facts: { ...facts, source: facts.source ?? null },
    consents,
    killed: killed.has(name) || killed.has('all'),
  };
}

function offline(killed: ReadonlySet<string>): ListedProvider {
  return {
    name: OFFLINE,
    kind: 'offline',
    url: null,
    local: true,
    ...wayOf({}),
    auth: 'none',
    secret_ref: null,
    models: [OFFLINE_MODEL],
    facts: NOTHING_LEAVES,
    consents: [],
    killed: killed.has('all') || killed.has(OFFLINE),
  };
}

async function killedScopes({ kills }: Gateway): Promise<ReadonlySet<string>> {
  return new Set((await kills.status()).map(({ scope }) => scope));
}

function declared(document: GatewayDocument, name: string): Provider {
  const found = providerIn(document, name);
  if (found) return found;
  throw refuse('unknown_provider', `There is no provider "${name}"`, {
    provider: name,
    providers: [OFFLINE, ...Object.keys(document.providers)],
  });
}

function refuseSecond({ providers }: GatewayDocument, name: string): void {
  if (!Object.hasOwn(providers, name) && name !== OFFLINE) return;
  throw refuse('provider_exists', `There is a provider "${name}" already`, { provider: name });
}

const addInput = z.strictObject({
  name: providerNameSchema.describe('What you call it'),
  preset: z
    .enum(PRESETS.filter(({ kind }) => kind !== OFFLINE).map(({ name }) => name))
    .optional()
    .describe('Known providers: its kind, address and what is known of its privacy'),
  kind: z.enum(PROVIDER_KINDS).exclude(['offline']).optional().describe('Which protocol it speaks'),
  url: z.string().max(1_000).optional().describe('The base of its addresses, as in https://host/v1'),
  local: z.boolean().optional().describe('It runs on this machine or in its own network'),
  auth: z.enum(['key', 'none']).optional().describe('Whether it wants a key'),
  secret_ref: secretRefSchema
    .optional()
    .describe('Where the key is: keychain:<name>, by default with its own name, or command:<name> of commands.json'),
  models: z.array(modelNameSchema).max(200).optional().describe('Only these models; any when not given'),
  retention: factsSchema.shape.retention.unwrap().optional().describe('How long it keeps what it is sent'),
  training: factsSchema.shape.training.unwrap().optional().describe('Whether it trains on it'),
  jurisdiction: factsSchema.shape.jurisdiction.unwrap().optional().describe('Whose law holds there'),
  policy_version: factsSchema.shape.policy_version
    .unwrap()
    .optional()
    .describe('Of its terms; another one asks for consent again'),
  source: factsSchema.shape.source.describe('Where you read this'),
});

type NewProvider = z.output<typeof addInput>;

function providerOf({ checkUrl }: Gateway, input: NewProvider): Provider {
  const preset = input.preset === undefined ? undefined : presetOf(input.preset);
  const isItself = preset !== undefined && (input.url === undefined || hostOf(input.url) === hostOf(preset.url));
  const facts = {
    ...(isItself ? factsOf(preset) : {}),
    ...toldOf(input, ['retention', 'training', 'jurisdiction', 'policy_version', 'source']),
  };
  const {
    kind = preset?.kind,
    url = preset?.url,
    local = preset?.is_local ?? false,
    auth = preset?.auth ?? 'key',
  } = input;
  if (kind === undefined || url === undefined) {
    const missing = [kind === undefined ? '--kind' : '', url === undefined ? '--url' : ''].filter(
      (each) => each !== '',
    );
    throw refuse('invalid_provider', `A provider needs ${missing.join(' and ')}, or a --preset`, { fields: missing });
  }
  const problems = checkUrl(url, { isLocal: local });
  if (problems.length > 0) {
    throw refuse('invalid_provider', `The field "url" ${problems.join(', ')}`, { field: 'url', problems });
  }
  const parsed = providerSchema.safeParse({
    kind,
    url,
    local,
    auth,
    facts,
    ...toldOf(input, ['secret_ref', 'models']),
  });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw refuse('invalid_provider', `The provider does not fit: ${issues.join('; ')}`, { issues });
}

function factsOf({ privacy: { policy_version, retention, training, jurisdiction } }: Preset) {
  const source = [retention, training, jurisdiction].map((fact) => fact.source).find((each) => each !== undefined);
  return {
    policy_version,
    retention: retention.value,
    training: training.value,
    jurisdiction: jurisdiction.value,
    ...(source === undefined ? {} : { source }),
  };
}

/** Without what was not given. */
function toldOf(input: NewProvider, names: readonly (keyof NewProvider)[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]));
}

export const TEST_PROMPT = {
  id: 'gateway.test',
  version: '1',
  text: 'This is a test of the connection. Answer with the one word: ready',
} as const;

export const providerOperations = {
  'gateway.add_provider': define({
    name: 'gateway.add_provider',
    summary: 'Declare a provider of models',
    details:
      'Nothing is sent. Afterwards set its key with `provider secret`, read what it does with data and consent with `provider consent`, then try it with `provider test`.',
    risk: 'write',
    role: 'admin',
    person: true,
    agentsMayConfirm: false,
    input: addInput,
    output: providerOutput,
    refusals: ['provider_exists', 'invalid_provider', 'gateway_config_invalid'],
    cli: { command: 'provider add', args: ['name'] },
    examples: [
      { says: 'A model on this machine', input: { name: 'ollama', preset: 'ollama' } },
      {
        says: 'A server that speaks the protocol of OpenAI',
        input: { name: 'lab', kind: 'openai-compatible', url: 'http://127.0.0.1:8000/v1', local: true, auth: 'none' },
      },
    ],
    // What is no provider is refused, instead of being shown as one.
    async preview(gateway, input) {
      const provider = providerOf(gateway, input);
      refuseSecond((await gateway.settings.read()).document, input.name);
      return { provider };
    },
    async handler(gateway, input) {
      const provider = providerOf(gateway, input);
      const { document } = await gateway.settings.change((before) => {
        refuseSecond(before, input.name);
        return { ...before, providers: { ...before.providers, [input.name]: provider } };
      });
      return listed(document, input.name, provider, await killedScopes(gateway));
    },
  }),

  'gateway.list_providers': define({
    name: 'gateway.list_providers',
    summary: 'The providers, what they do with data, and what was consented to',
    risk: 'read',
    live: 'home',
    input: z.strictObject({}),
    output: z.strictObject({ providers: z.array(providerOutput) }),
    refusals: ['gateway_config_invalid'],
    cli: { command: 'provider list' },
    examples: [{ says: 'What is there, and what does it do with data?', input: {} }],
    async handler(gateway) {
      const { document } = await gateway.settings.read();
      const killed = await killedScopes(gateway);
      const others = Object.entries(document.providers).map(([name, provider]) =>
        listed(document, name, provider, killed),
      );
      return { providers: [offline(killed), ...others] };
    },
  }),

  'gateway.list_presets': define({
    name: 'gateway.list_presets',
    summary: 'Providers that are known already, for `provider add --preset`, with what they say of data',
    risk: 'read',
    input: z.strictObject({}),
    output: z.strictObject({
      presets: z.array(
        z.strictObject({
          preset: z.string(),
          title: z.string(),
          kind: z.enum(PROVIDER_KINDS),
          url: z.string(),
          local: z.boolean(),
          auth: z.enum(['key', 'none']),
          facts: providerOutput.shape.facts,
        }),
      ),
    }),
    refusals: [],
    cli: { command: 'provider presets' },
    examples: [{ says: 'Which ones need no address?', input: {} }],
    async handler() {
      const presets = PRESETS.filter(({ kind }) => kind !== OFFLINE).map((preset) => {
        const { name, title, kind, url, is_local: local, auth } = preset;
        const facts = factsOf(preset);
        return { preset: name, title, kind, url, local, auth, facts: { ...facts, source: facts.source ?? null } };
      });
      return { presets };
    },
  }),

  'gateway.remove_provider': define({
    name: 'gateway.remove_provider',
    summary: 'Remove a provider, with its consents and its key in the keychain',
    details: 'Calls that were made stay on record. Rules that name it stay, and let nothing through.',
    risk: 'destructive',
    role: 'admin',
    person: true,
    agentsMayConfirm: false,
    input: z.strictObject({ name: providerField }),
    output: z.strictObject({ name: z.string(), removed: z.literal(true), secret_removed: z.boolean() }),
    refusals: ['unknown_provider', 'gateway_config_invalid'],
    cli: { command: 'provider remove', args: ['name'] },
    examples: [{ says: 'Do without it', input: { name: 'ollama' } }],
    async preview(gateway, { name }) {
      const { document } = await gateway.settings.read();
      const { url, facts } = declared(document, name);
      return { provider: { url, facts } };
    },
    async handler(gateway, { name }) {
      let removed: Provider | undefined;
      await gateway.settings.change((before) => {
        removed = declared(before, name);
        const { [name]: _, ...providers } = before.providers;
        return { ...before, providers, consents: before.consents.filter(({ provider }) => provider !== name) };
      });
      const ref = removed?.secret_ref ?? `keychain:${name}`;
      const hasKey = removed?.auth === 'key' && ref.startsWith('keychain:');
      // The provider is gone either way; a keychain that is locked keeps an entry that nothing names.
      const secret_removed = hasKey ? await gateway.secrets.remove(ref).catch(() => false) : false;
      return { name, removed: true as const, secret_removed };
    },
  }),

  'gateway.get_facts': define({
    name: 'gateway.get_facts',
    summary: 'What a provider does with what it is sent, as a person reads it before they consent',
    risk: 'read',
    input: z.strictObject({ name: providerField, model: modelField }),
    output: z.strictObject({
      facts: factsOutput,
      digest: z.string().describe('Of these facts, for `gateway.consent`'),
    }),
    refusals: ['unknown_provider', 'gateway_config_invalid'],
    cli: { command: 'provider facts', args: ['name', 'model'] },
    examples: [{ says: 'Before you consent', input: { name: 'ollama', model: 'qwen3' } }],
    async handler({ settings }, { name, model }) {
      const { document } = await settings.read();
      const { facts, digest } = shownFacts(name, model, declared(document, name));
      return { facts: { ...facts, ...wayOf(facts), source: facts.source ?? null }, digest };
    },
  }),

  'gateway.consent': define({
    name: 'gateway.consent',
    summary: 'Confirm that a model may be sent data, after reading what its provider does with it',
    details:
      'The receipt holds for this provider, model, address and these facts. Another version of the terms, another address, another proxy or certificates, or something else that it may reach asks again. An agent that runs with your shell could answer for you: it is refused where the environment names a coding agent.',
    risk: 'write',
    role: 'admin',
    person: true,
    agentsMayConfirm: false,
    input: z.strictObject({
      name: providerField,
      model: modelField,
      digest: z.string().length(64).optional().describe('Of the facts that were read: other ones are not consented to'),
    }),
    output: z.strictObject({
      provider: z.string(),
      model: z.string(),
      policy_version: z.string(),
      confirmed_at: z.string(),
      confirmed_by: z.string(),
      confirmed_how: z.enum(['terminal', 'browser', 'digest']),
      digest: z.string(),
    }),
    refusals: ['unknown_provider', 'facts_changed', 'not_confirmed', 'gateway_config_invalid'],
    cli: { command: 'provider consent', args: ['name', 'model'] },
    examples: [{ says: 'Let this model be asked', input: { name: 'ollama', model: 'qwen3' } }],
    async preview({ settings }, { name, model }) {
      const { document } = await settings.read();
      return { shown: shownFacts(name, model, declared(document, name)).facts };
    },
    async handler(gateway, { name, model, digest: read }, call) {
      const { document: now } = await gateway.settings.read();
      const shown = shownFacts(name, model, declared(now, name));
      if (read !== undefined && read !== shown.digest) {
        throw refuse('facts_changed', `What "${name}" does with data is not what was read`, { provider: name, model });
      }
      // A person at a terminal reads it here; one elsewhere has read it, which the digest says.
      if (call.ask && !(await call.ask(questionOf(shown.facts)))) {
        throw refuse('not_confirmed', `Nothing is sent to "${model}" of "${name}"`, { provider: name, model });
      }
      const { document } = await gateway.settings.change((before) => {
        const { facts, digest } = shownFacts(name, model, declared(before, name));
        if (digest !== shown.digest) {
          throw refuse('facts_changed', `What "${name}" does with data changed while it was read`, {
            provider: name,
            model,
          });
        }
        const receipt = {
          provider: name,
          model,
          policy_version: facts.policy_version,
          confirmed_at: toTimestamp(gateway.clock.now()),
          confirmed_by: call.actor,
          confirmed_how: confirmedHow(call),
          digest,
        };
        const others = before.consents.filter((each) => each.provider !== name || each.model !== model);
        return { ...before, consents: [...others, receipt] };
      });
      const given = consentTo(document, name, model);
      if (!given) throw refuse('no_consent', `No consent to "${model}" of "${name}" was kept`);
      return given;
    },
  }),

  'gateway.revoke_consent': define({
    name: 'gateway.revoke_consent',
    summary: 'Take a consent back: from the next call on, nothing is sent to that model',
    risk: 'destructive',
    role: 'operate',
    input: z.strictObject({ name: providerField, model: modelField.optional().describe('All models, when not given') }),
    output: z.strictObject({ provider: z.string(), revoked: z.array(z.string()) }),
    refusals: ['unknown_provider', 'no_consent', 'gateway_config_invalid'],
    cli: { command: 'provider revoke', args: ['name', 'model'] },
    examples: [{ says: 'For one model', input: { name: 'ollama', model: 'qwen3' } }],
    async handler({ settings }, { name, model }) {
      let revoked: readonly string[] = [];
      await settings.change((before) => {
        declared(before, name);
        const isMeant = (each: { readonly provider: string; readonly model: string }) =>
          each.provider === name && (model === undefined || each.model === model);
        revoked = before.consents.filter(isMeant).map((each) => each.model);
        if (revoked.length === 0) {
          throw refuse(
            'no_consent',
            `Nothing was consented to for ${model === undefined ? '' : `"${model}" of `}"${name}"`,
          );
        }
        return { ...before, consents: before.consents.filter((each) => !isMeant(each)) };
      });
      return { provider: name, revoked };
    },
  }),

  'gateway.list_models': define({
    name: 'gateway.list_models',
    summary: 'The models that were declared or consented to, and whether you may ask them',
    risk: 'read',
    tier: 'standard',
    live: 'home',
    input: z.strictObject({}),
    output: z.strictObject({
      models: z.array(
        z.strictObject({
          provider: z.string(),
          model: z.string(),
          may_ask: z.boolean(),
          code: z.string().nullable().describe('The first gate that is closed'),
          why: z.string(),
        }),
      ),
    }),
    refusals: ['gateway_config_invalid'],
    cli: { command: 'model list' },
    examples: [{ says: 'Which may I ask?', input: {} }],
    async handler(gateway, _input, call) {
      const { document } = await gateway.settings.read();
      const killed = await killedScopes(gateway);
      const known = [
        { provider: OFFLINE, model: OFFLINE_MODEL },
        ...Object.entries(document.providers).flatMap(([provider, { models }]) => {
          const consented = document.consents.filter((each) => each.provider === provider).map((each) => each.model);
          return [...new Set([...(models ?? []), ...consented])].map((model) => ({ provider, model }));
        }),
      ];
      const caller = callerOf(call);
      return {
        models: known.map(({ provider, model }) => {
          const closed = decideAccess(document, killed, { caller, category_id: 'default', provider, model });
          return {
            provider,
            model,
            may_ask: !closed,
            code: closed?.code ?? null,
            why: closed?.why ?? 'Every gate up to consent is open',
          };
        }),
      };
    },
  }),

  'gateway.test_provider': define({
    name: 'gateway.test_provider',
    summary: 'Ask a model one fixed question, to see that everything works',
    details: 'Nothing of the home is sent. The call passes every gate, and is recorded as any other.',
    risk: 'write',
    openWorld: true,
    input: z.strictObject({
      name: providerField,
      model: modelField,
      max_output_tokens: z.int().min(1).max(1_000).default(32).describe('The model says no more than this'),
    }),
    output: z.strictObject({
      call_id: z.string(),
      provider: z.string(),
      model: z.string(),
      model_answered: z.string().nullable(),
      text: z.string(),
      finish_reason: z.string(),
      input_tokens: z.int().nullable(),
      output_tokens: z.int().nullable(),
      cost_nano: z.int().describe('In billionths of a dollar'),
      price_known: z.boolean(),
      charged_by: z.string(),
      first_token_ms: z.int().nullable(),
      attempts: z.int(),
      recorded: z.literal(true),
      warnings: z.array(z.strictObject({ actor: z.string(), unit: z.string(), soft: z.int(), reached: z.int() })),
    }),
    parts: textPart,
    refusals: [
      'unknown_provider',
      'provider_killed',
      'provider_not_allowed',
      'model_not_allowed',
      'privacy_confirmation_required',
      'overshared_payload_blocked',
      'budget_exceeded',
      'price_unknown',
      'secret_unavailable',
      'network_denied',
      'invalid_request',
      'call_cancelled',
      'gateway_config_invalid',
    ],
    cli: { command: 'provider test', args: ['name', 'model'] },
    examples: [{ says: 'Does it answer?', input: { name: 'offline', model: 'extract' } }],
    async handler({ calls, kills }, { name, model, max_output_tokens }, call) {
      const { onPart } = call;
      const shown = onPart && shownBy(onPart);
      const answer = await askModel(
        { calls, kills },
        {
          provider: name,
          model,
          operation_key: 'provider.test',
          prompt: { id: TEST_PROMPT.id, version: TEST_PROMPT.version },
          payload: {
            messages: [{ role: 'user', parts: [{ type: 'text', text: TEST_PROMPT.text }] }],
            max_output_tokens,
          },
        },
        call,
        shown?.push,
      );
      await shown?.end();
      return {
        call_id: answer.call_id,
        provider: name,
        model,
        model_answered: answer.model === undefined ? null : redactedStart(answer.model, 200),
        text: redactedStart(answer.text, MOST_SHOWN),
        finish_reason: answer.reason,
        input_tokens: answer.usage.input_tokens ?? null,
        output_tokens: answer.usage.output_tokens ?? null,
        cost_nano: answer.cost_nano,
        price_known: answer.price_known,
        charged_by: answer.charged_by,
        first_token_ms: answer.first_token_ms,
        attempts: answer.attempts,
        recorded: true as const,
        warnings: answer.warnings,
      };
    },
  }),
};

const MOST_SHOWN = 2_000;

/** The answer's text as far as it may be shown, while it is made. */
function shownBy(onPart: (part: z.output<typeof textPart>) => void | Promise<void>) {
  const redactor = createStreamRedactor(MOST_SHOWN);
  const tell = async (text: string) => {
    if (text !== '') await onPart({ type: 'text', text });
  };
  return { push: (text: string) => tell(redactor.push(text)), end: () => tell(redactor.end()) };
}
