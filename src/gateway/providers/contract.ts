// What a model is asked and what it answers, the same for every provider. One adapter for each protocol translates.
import { z } from 'zod';
import type { Fetch } from '../../base/network.ts';

export const PROVIDER_KINDS = ['offline', 'anthropic', 'openai', 'openai-compatible'] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

// ── Asked ────────────────────────────────────────────────────────────────────────────────────────────────────

const textPart = z.strictObject({ type: z.literal('text'), text: z.string() });
const toolCallPart = z.strictObject({
  type: z.literal('tool_call'),
  id: z.string().min(1).max(200),
  name: z.string().min(1).max(200),
  input: z.json(),
});
const toolResultPart = z.strictObject({
  type: z.literal('tool_result'),
  id: z.string().min(1).max(200).describe('The id of the call that it answers'),
  name: z.string().min(1).max(200),
  text: z.string(),
  is_error: z.boolean().default(false),
});

export const messageSchema = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('user'), parts: z.array(textPart).min(1) }),
  z.strictObject({
    role: z.literal('assistant'),
    parts: z.array(z.discriminatedUnion('type', [textPart, toolCallPart])).min(1),
  }),
  z.strictObject({ role: z.literal('tool'), parts: z.array(toolResultPart).min(1) }),
]);
export type ModelMessage = z.output<typeof messageSchema>;

export const toolSchema = z.strictObject({
  name: z.string().regex(/^[\w-]{1,64}$/, 'is 1 to 64 letters, digits, _ and -'),
  description: z.string().max(4_000).optional(),
  input_schema: z.record(z.string(), z.json()),
});
export type ModelTool = z.output<typeof toolSchema>;

export const modelRequestSchema = z.strictObject({
  system: z.string().optional(),
  messages: z.array(messageSchema).min(1),
  tools: z.array(toolSchema).max(200).optional(),
  tool_choice: z.enum(['auto', 'required', 'none']).optional(),
  /** The answer is JSON of this schema. */
  output_schema: z.record(z.string(), z.json()).optional(),
  /** The model says no more than this; what is reserved of a budget depends on it. */
  max_output_tokens: z.int().min(1).max(1_000_000),
  temperature: z.number().min(0).max(2).optional(),
  stop: z.array(z.string().min(1).max(200)).max(16).optional(),
});
export type ModelRequest = z.output<typeof modelRequestSchema>;

export interface EmbeddingRequest {
  readonly texts: readonly string[];
}

/** The offline provider's model for vectors, where that is installed. */
export const OFFLINE_EMBEDDINGS = 'energetic-ai-embeddings-en-0.2.0';

// ── Answered ─────────────────────────────────────────────────────────────────────────────────────────────────

/** As the provider reports it. Undefined where it reports nothing. */
export interface Usage {
  /** All of the input: cache reads and writes are parts of it. */
  readonly input_tokens: number | undefined;
  readonly cache_read_tokens: number | undefined;
  readonly cache_write_tokens: number | undefined;
  /** Of the writes, those that are kept for longer and cost more; only raw callers ask for them. */
  readonly cache_write_1h_tokens?: number | undefined;
  /** All of the output: reasoning is a part of it. */
  readonly output_tokens: number | undefined;
  readonly reasoning_tokens: number | undefined;
}

export const FINISH_REASONS = ['stop', 'length', 'tool_calls', 'content_filter', 'other'] as const;
export type FinishReason = (typeof FINISH_REASONS)[number];

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** As the model wrote it: JSON, unless the model is wrong. */
  readonly input: unknown;
}

/** A part of an answer that streams, in the order in which it came. `finish` is the last one, and there is just one. */
export type AnswerPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'reasoning'; readonly text: string }
  | { readonly type: 'tool_call'; readonly call: ToolCall }
  | ({ readonly type: 'finish' } & Finish);

export interface Finish {
  readonly reason: FinishReason;
  readonly usage: Usage;
  /** The model that answered, as the provider names it. */
  readonly model: string | undefined;
  /** The provider's own id of the answer. */
  readonly response_id: string | undefined;
}

export interface ModelAnswer extends Finish {
  readonly text: string;
  readonly tool_calls: readonly ToolCall[];
}

export interface EmbeddingAnswer {
  readonly vectors: readonly (readonly number[])[];
  readonly usage: Usage;
  readonly model: string | undefined;
}

// ── Adapters ─────────────────────────────────────────────────────────────────────────────────────────────────

/** How a provider is reached: a part of `gateway.json`, and what was read at call time. */
export interface Connection {
  /** The base of its addresses, as in `https://host/v1`. */
  readonly url: string;
  readonly model: string;
  /** The only way out: it reaches the origin of `url` and nothing else, bounds the answer, and tells its progress. */
  readonly fetch: Fetch;
  /** Undefined for a provider without authentication. */
  readonly secret: string | undefined;
  /** Ends the request. Adapters then throw the signal's reason. */
  readonly signal: AbortSignal;
  /** What an error of an answer's stream is in our words; undefined where it is not of the network. */
  readonly explain: (error: unknown, answered: boolean) => Error | undefined;
}

/**
 * Asks once: no retry, no other model, no other provider. What goes wrong is thrown as a `Failure` of
 * `providerFailures`, whose details say in `answered` whether the first byte of an answer had come.
 */
export interface ModelAdapter {
  generate(request: ModelRequest, connection: Connection): Promise<ModelAnswer>;
  stream(request: ModelRequest, connection: Connection): AsyncIterable<AnswerPart>;
  embed(request: EmbeddingRequest, connection: Connection): Promise<EmbeddingAnswer>;
}

/** What a provider may spend its time on, each counted from where it begins. Undefined is without limit. */
export interface Timeouts {
  /** Until there is a connection; one that was kept counts at once. */
  readonly connect_ms?: number | undefined;
  /** From the call until the first part of an answer that streams. */
  readonly first_token_ms?: number | undefined;
  /** Between two pieces of an answer, while the caller waits for one. */
  readonly idle_ms?: number | undefined;
  readonly whole_ms?: number | undefined;
}
export type TimeoutName = 'connect' | 'first_token' | 'idle' | 'whole';

/** A request of a caller that speaks the provider's own protocol. */
export interface RawRequest {
  /** Below the provider's URL, as in `/messages`; only those that its protocol knows. */
  readonly path: string;
  /** As it came. */
  readonly body: Uint8Array;
  /** Of these only the version and beta headers of the protocol are passed on. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface RawAnswer {
  readonly status: number;
  /** Content type and when to try again, and nothing that would let a caller learn of the connection. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AsyncIterable<Uint8Array>;
  /** What the bytes that passed so far said of usage, model and end. */
  readonly seen: () => Partial<Finish>;
}
