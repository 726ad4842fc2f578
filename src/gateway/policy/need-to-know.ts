// What may cross a boundary, as data: for each boundary and operation the fields that may leave, and what is taken out of
// them. A field that is not named is dropped and traced by its name; a forbidden one blocks the whole request.
import { redactTexts } from '../../base/redact.ts';

export const BOUNDARIES = ['provider_inference_request'] as const;
export type Boundary = (typeof BOUNDARIES)[number];

export interface Projection {
  readonly boundary_type: Boundary;
  readonly operation_key: string;
  /** `*`: all that is not forbidden, because the caller wrote the request itself. */
  readonly allowed_fields: readonly string[] | '*';
  /** `secrets`: what looks like one is replaced in every text. */
  readonly redaction_rules: readonly 'secrets'[];
  readonly policy_version: string;
}

/** Whole histories and what belongs to this machine: never part of a request, whatever the operation. */
export const FORBIDDEN_FIELDS: readonly string[] = [
  'thread',
  'history',
  'journal',
  'memory',
  'reports',
  'open_loops',
  'environment',
  'env',
  'credentials',
  'secret',
  'secrets',
  'tokens',
  'headers',
];

const REQUEST_FIELDS = [
  'system',
  'messages',
  'tools',
  'tool_choice',
  'output_schema',
  'max_output_tokens',
  'temperature',
  'stop',
] as const;

export const PROJECTIONS: readonly Projection[] = [
  {
    boundary_type: 'provider_inference_request',
    operation_key: 'provider.test',
    allowed_fields: ['messages', 'max_output_tokens'],
    redaction_rules: ['secrets'],
    policy_version: '1',
  },
  {
    boundary_type: 'provider_inference_request',
    operation_key: 'model.generate',
    allowed_fields: REQUEST_FIELDS,
    redaction_rules: ['secrets'],
    policy_version: '1',
  },
  {
    boundary_type: 'provider_inference_request',
    operation_key: 'model.raw',
    allowed_fields: '*',
    // The body goes as it came.
    redaction_rules: [],
    policy_version: '1',
  },
  {
    boundary_type: 'provider_inference_request',
    operation_key: 'model.embed',
    allowed_fields: ['texts'],
    redaction_rules: ['secrets'],
    policy_version: '1',
  },
];

export interface Projected {
  readonly payload: Readonly<Record<string, unknown>>;
  /** Names of the fields that were left out. */
  readonly dropped: readonly string[];
  readonly policy_version: string;
}

/** Undefined names no projection; `forbidden` names the fields that block it. */
export function project(
  boundary: Boundary,
  operationKey: string,
  payload: Readonly<Record<string, unknown>>,
): Projected | { readonly forbidden: readonly string[] } | undefined {
  const rule = PROJECTIONS.find((each) => each.boundary_type === boundary && each.operation_key === operationKey);
  if (!rule) return undefined;
  const names = Object.keys(payload).filter((name) => payload[name] !== undefined);
  const forbidden = names.filter((name) => FORBIDDEN_FIELDS.includes(name));
  if (forbidden.length > 0) return { forbidden };
  const { allowed_fields: allowed } = rule;
  const kept = names.filter((name) => allowed === '*' || allowed.includes(name));
  const taken = Object.fromEntries(kept.map((name) => [name, payload[name]]));
  return {
    payload: rule.redaction_rules.includes('secrets') ? redactTexts(taken) : taken,
    dropped: names.filter((name) => !kept.includes(name)).toSorted(),
    policy_version: rule.policy_version,
  };
}
