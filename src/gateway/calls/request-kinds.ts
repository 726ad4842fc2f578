// What a call asks for: how its payload is read behind its projection, and how much it may take.
import { z } from 'zod';
import { refuse } from '../contract.ts';
import { project } from '../policy/need-to-know.ts';
import { modelRequestSchema, type EmbeddingRequest, type ModelRequest } from '../providers/contract.ts';
import type { CallRequest } from './contract.ts';
import type { CallFacts } from './judge-call.ts';
import { inputBound, textsBound } from './measure.ts';

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

export interface ProjectedRequest<Request> {
  /** Undefined where nothing of it may leave. */
  readonly request: Request | undefined;
  readonly projection: CallFacts['projection'];
  readonly overshared: string | undefined;
}

export function projectPayload<Request>(
  { schema }: RequestKind<Request>,
  { operation_key, payload }: CallRequest,
): ProjectedRequest<Request> {
  const blocked = (overshared: string) => ({ request: undefined, projection: undefined, overshared });
  const projected = project('provider_inference_request', operation_key, payload);
  if (!projected) return blocked(`No projection is declared for "${operation_key}": nothing of it may leave`);
  if ('forbidden' in projected) {
    return blocked(`The request has ${projected.forbidden.map((name) => `"${name}"`).join(', ')}, which never leaves`);
  }
  const { policy_version, dropped } = projected;
  const parsed = schema.safeParse(projected.payload);
  if (parsed.success) return { request: parsed.data, projection: { policy_version, dropped }, overshared: undefined };
  const issues = parsed.error.issues.slice(0, 5).map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw refuse('invalid_request', `The request does not fit: ${issues.join('; ')}`, { issues });
}
