// `gateway.json` of the user's configuration folder: which providers there are, who may ask which model, what was consented
// to and what may be spent. It is authority, so it is never taken from a repository or a home.
import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { canonicalJson, type Json } from '../../base/canonical-json.ts';
import { checkProviderUrl, checkProxyUrl } from '../../base/egress/check-url.ts';
import { sha256 } from '../../base/hash.ts';
import { PROVIDER_KINDS } from '../providers/contract.ts';
import { secretRefSchema } from '../secrets/contract.ts';

export const GATEWAY_FILE = 'gateway.json';

/** The one provider that is always there. It asks no model, and nothing leaves the machine. */
export const OFFLINE = 'offline';
export const OFFLINE_MODEL = 'extract';

const MINUTE = 60_000;

/** Every object answers to them, and no document in the ledger may have them. */
const isNoName = (name: string) => ['constructor', 'prototype', '__proto__'].includes(name);

export const providerNameSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{0,63}$/, 'is 1 to 64 of a-z, 0-9, dot, dash and underscore')
  .refine((name) => !isNoName(name), 'is a word that cannot be a name');
export const modelNameSchema = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\s\p{Cc}\p{Cs}*]+$/u, 'has no spaces, no control characters and no *')
  .refine((name) => !isNoName(name), 'is a word that cannot be a name');

/** What a provider does with what it is sent, as far as it is known. */
export const factsSchema = z.strictObject({
  retention: z.string().trim().min(1).max(500).default('unknown'),
  training: z.string().trim().min(1).max(500).default('unknown'),
  jurisdiction: z.string().trim().min(1).max(500).default('unknown'),
  policy_version: z.string().trim().min(1).max(100).default('1'),
  source: z.string().trim().min(1).max(500).optional(),
});
export type PrivacyFacts = z.output<typeof factsSchema>;

export const timeoutsSchema = z.strictObject({
  connect_ms: z.int().min(100).max(MINUTE).default(10_000),
  first_token_ms: z
    .int()
    .min(100)
    .max(60 * MINUTE)
    .default(60_000),
  idle_ms: z
    .int()
    .min(100)
    .max(60 * MINUTE)
    .default(60_000),
  whole_ms: z
    .int()
    .min(100)
    .max(24 * 60 * MINUTE)
    .default(10 * MINUTE),
});
export type Timeouts = z.output<typeof timeoutsSchema>;
export const OFFLINE_TIMEOUTS: Timeouts = {
  connect_ms: 1_000,
  first_token_ms: MINUTE,
  idle_ms: MINUTE,
  whole_ms: MINUTE,
};

/** Of 10⁻⁹ dollars for a million tokens, which is 10⁻¹⁵ for one: whole numbers at any real price. */
const priceSchema = z.strictObject({
  input: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  output: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  cache_read: z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  cache_write: z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
});
export type PriceOverride = z.output<typeof priceSchema>;

export const providerSchema = z
  .strictObject({
    kind: z.enum(PROVIDER_KINDS).exclude(['offline']),
    /** Which known provider it is: written by earlier builds, and read by nobody. */
    preset: z
      .string()
      .regex(/^[a-z0-9-]{1,50}$/)
      .optional(),
    /** The base of its addresses, as in https://host/v1. */
    url: z.string().min(1).max(1_000),
    /** On this machine or in its own network: plain http and private addresses are allowed, and no others. */
    local: z.boolean().default(false),
    auth: z.enum(['key', 'none']).default('key'),
    secret_ref: secretRefSchema.optional(),
    /** Only these; any model when not given. */
    models: z.array(modelNameSchema).max(200).optional(),
    facts: factsSchema.prefault({}),
    timeouts: timeoutsSchema.prefault({}),
    max_answer_bytes: z
      .int()
      .min(1_024)
      .max(1_024 ** 3)
      .default(32 * 1_024 * 1_024),
    /** At most this many requests for one call. */
    max_attempts: z.int().min(1).max(10).default(3),
    /** By model, where the built-in price is not known or not yours. */
    prices: z.record(modelNameSchema, priceSchema).optional(),
    /** What the provider may reach for us, as in web_search; nothing by default. */
    may_reach: z.array(z.string().min(1).max(100)).max(50).optional(),
    /** An outgoing proxy, and a file of certificates that it or the provider is known by. */
    proxy: z.string().min(1).max(1_000).optional(),
    ca_file: z
      .string()
      .max(4_000)
      .refine((path) => isAbsolute(path), 'is no absolute path: a repository could have a file of that name')
      .optional(),
  })
  .superRefine(({ url, local, proxy }, context) => {
    const issues = [...checkProviderUrl(url, { isLocal: local }), ...(proxy === undefined ? [] : checkProxyUrl(proxy))];
    for (const { field, message } of issues) context.addIssue({ code: 'custom', path: [field], message });
  });
export type Provider = z.output<typeof providerSchema>;

const anyOr = <Schema extends z.ZodType<string>>(schema: Schema) => z.union([z.literal('*'), schema]).default('*');

/** Who asks: a name such as claude, token:ci or person. */
export const actorNameSchema = z.string().regex(/^[\w:.@-]{1,100}$/, 'is a name of letters, digits, _ : . @ and -');

export const ruleSchema = z.strictObject({
  effect: z.enum(['allow', 'deny']),
  actor: anyOr(actorNameSchema),
  /** What it is: a coding agent, the holder of a token, a program, another part of Throughline, a person. */
  actor_kind: anyOr(z.enum(['coding_agent', 'token', 'program', 'domain', 'person'])),
  category: anyOr(z.string().regex(/^[\w.-]{1,100}$/, 'is a name of letters, digits, _ . and -')),
  provider: anyOr(providerNameSchema),
  model: anyOr(modelNameSchema),
});
export type PolicyRule = z.output<typeof ruleSchema>;

/** That a person read what the provider does with data, and agreed. */
export const consentSchema = z.strictObject({
  provider: providerNameSchema,
  model: modelNameSchema,
  policy_version: z.string().min(1).max(100),
  confirmed_at: z.string().max(40),
  confirmed_by: z.string().max(200),
  /** How the person was known: at a terminal, in a browser, or by the digest of what was shown. */
  confirmed_how: z.enum(['terminal', 'browser', 'digest']),
  /** Of what was shown. */
  digest: z.string().length(64),
});
export type Consent = z.output<typeof consentSchema>;

export const BUDGET_UNITS = ['tokens', 'cost_nano', 'runtime_ms', 'calls'] as const;
export type BudgetUnit = (typeof BUDGET_UNITS)[number];

const amount = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

export const limitSchema = z
  .strictObject({
    /** `all` callers together, `each` of them, or one by name. */
    actor: z.string().regex(/^[\w:.@-]{1,100}$/, 'is all, each or a name'),
    unit: z.enum(BUDGET_UNITS),
    soft: amount.optional(),
    hard: amount.optional(),
  })
  .refine(({ soft, hard }) => soft !== undefined || hard !== undefined, 'has a soft or a hard limit')
  .refine(
    ({ soft, hard }) => soft === undefined || hard === undefined || soft <= hard,
    'has a soft limit of at most the hard one',
  );
export type Limit = z.output<typeof limitSchema>;

export const timezoneSchema = z.string().max(100).refine(isTimezone, 'is no timezone, as in Europe/Berlin');

function isTimezone(name: string): boolean {
  // `+01:00` would be accepted too, and means no place with a summer time.
  if (!/^[A-Za-z][\w+/-]*$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const documentSchema = z
  .strictObject({
    version: z.literal(1).default(1),
    providers: z.record(providerNameSchema, providerSchema).default({}),
    policy: z.array(ruleSchema).max(500).default([]),
    consents: z.array(consentSchema).max(500).default([]),
    limits: z.array(limitSchema).max(200).default([]),
    /** Whose days budgets count; the machine's own when not given. */
    timezone: timezoneSchema.optional(),
    /** The model that the mind may ask beside its rules; none when not given. */
    mind: z.strictObject({ provider: providerNameSchema, model: modelNameSchema }).optional(),
  })
  .refine(({ providers }) => !Object.hasOwn(providers, OFFLINE), `has a provider "${OFFLINE}", which is built in`);
export type GatewayDocument = z.output<typeof documentSchema>;

/** Undefined where none was declared under this name. */
export function providerIn({ providers }: Pick<GatewayDocument, 'providers'>, name: string): Provider | undefined {
  return Object.hasOwn(providers, name) ? providers[name] : undefined;
}

export const EMPTY_DOCUMENT: GatewayDocument = documentSchema.parse({});

/** The rules as a call meets them, and their hash: the same rules always have the same one. */
export function rulesOf(document: GatewayDocument): { readonly hash: string; readonly json: Record<string, Json> } {
  const text = canonicalJson(document);
  return { hash: sha256(text), json: JSON.parse(text) as Record<string, Json> };
}
