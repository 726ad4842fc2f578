// What a call asks for: how its payload is read behind its projection, and how much it may take.
import { z } from 'zod';
import { refuse } from '../contract.ts';
import { project } from '../policy/need-to-know.ts';
import {
  modelRequestSchema,
  type EmbeddingRequest,
  type ModelRequest,
  type ProviderKind,
} from '../providers/contract.ts';
import { readRawRequest, type ReadRawRequest } from '../providers/raw.ts';
import type { CallRequest, RawCallRequest } from './contract.ts';
import type { CallFacts } from './judge-call.ts';
import { inputBound, rawInputBound, textsBound } from './measure.ts';

export interface RequestKind<Request> {
  readonly schema: z.ZodType<Request>;
  inputBound(request: Request): number;
  outputBound(request: Request): number;
}

export const QUESTION: RequestKind<ModelRequest> = {
  schema: modelRequestSchema,
  inputBound,
  outputBound: ({ max_output_tokens }) => max_output_tokens,
};

export const TEXTS: RequestKind<EmbeddingRequest> = {
  schema: z.strictObject({ texts: z.array(z.string()).min(1).max(2_048) }),
  inputBound: ({ texts }) => textsBound(texts),
  outputBound: () => 0,
};

/** A request as it would be sent, or what keeps it here. */
export interface Prepared<Request> {
  /** Undefined where nothing of it may leave. */
  readonly request: Request | undefined;
  readonly projection: CallFacts['projection'];
  readonly blocked: CallFacts['blocked'];
  /** The most that the input and the output can be. */
  readonly input: number;
  readonly output: number;
  /** Whether it asks for more than what the providers' lists have a price for. */
  readonly isOffList: boolean;
}

export function prepareRequest<Request>(kind: RequestKind<Request>, asked: CallRequest): Prepared<Request> {
  const projected = projectFields(asked.operation_key, asked.payload);
  if ('blocked' in projected) return projected;
  const parsed = kind.schema.safeParse(projected.payload);
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, 5).map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw refuse('invalid_request', `The request does not fit: ${issues.join('; ')}`, { issues });
  }
  return {
    request: parsed.data,
    projection: projected.projection,
    blocked: undefined,
    input: kind.inputBound(parsed.data),
    output: kind.outputBound(parsed.data),
    isOffList: false,
  };
}

/** Where a raw caller sets no limit, as much as any model writes. */
const MOST_OUTPUT = 131_072;
export const RAW = 'model.raw';

/** The body cannot be changed, so no field of it can be left out: one that may not leave blocks it. */
export function prepareRaw(
  kind: ProviderKind,
  request: RawCallRequest,
  mayReach: readonly string[],
): Prepared<ReadRawRequest> {
  const read = readRawRequest(kind, request, request.model);
  const projected = projectFields(RAW, read.body);
  if ('blocked' in projected) return projected;
  const reaches = read.reaches.filter((reach) => !mayReach.includes(reach));
  if (reaches.length > 0) {
    const why = `The provider would reach out for the caller: ${reaches.join(', ')}`;
    return blockedBy({ code: 'provider_reach_blocked', why, details: { reaches } });
  }
  return {
    request: read,
    projection: projected.projection,
    blocked: undefined,
    input: rawInputBound(read.body),
    output: read.protocol === 'embeddings' ? 0 : (read.max_output_tokens ?? MOST_OUTPUT) * read.answers,
    isOffList: read.is_off_list,
  };
}

function projectFields(operationKey: string, payload: Readonly<Record<string, unknown>>) {
  const overshared = (why: string) => blockedBy({ code: 'overshared_payload_blocked', why, details: {} });
  const projected = project('provider_inference_request', operationKey, payload);
  if (!projected) return overshared(`No projection is declared for "${operationKey}": nothing of it may leave`);
  if ('forbidden' in projected) {
    const names = projected.forbidden.map((name) => `"${name}"`).join(', ');
    return overshared(`The request has ${names}, which never leaves`);
  }
  const { policy_version, dropped } = projected;
  return { payload: projected.payload, projection: { policy_version, dropped } };
}

/** Of a call that is denied whatever it asks. */
export const NOT_PREPARED = {
  request: undefined,
  projection: undefined,
  blocked: undefined,
  input: 0,
  output: 0,
  isOffList: false,
} as const;

function blockedBy(blocked: NonNullable<CallFacts['blocked']>) {
  return { ...NOT_PREPARED, blocked };
}
