// Between our request and answer and those of the AI SDK's models, whichever provider they are of. Only `doGenerate`, `doStream` and
// `doEmbed` are called: the SDK's own functions above them ask again by themselves.
import type { AnthropicProvider } from '@ai-sdk/anthropic';
import type { OpenAIProvider } from '@ai-sdk/openai';
import { Bug } from '../../base/errors.ts';
import { checkedUsage } from './checked-usage.ts';
import { cutOff, invalidAnswer } from './classify-failure.ts';
import type {
  AnswerPart,
  Connection,
  EmbeddingAnswer,
  EmbeddingRequest,
  Finish,
  FinishReason,
  ModelAdapter,
  ModelAnswer,
  ModelMessage,
  ModelRequest,
  ModelTool,
  ProviderKind,
  ToolCall,
  Usage,
} from './contract.ts';
import { failProvider, refuseProvider } from './errors.ts';
import { watchFetch, type WatchedFetch } from './watched-fetch.ts';

export type SdkModel = ReturnType<AnthropicProvider['messages']>;
export type SdkEmbedder = ReturnType<OpenAIProvider['embedding']>;
type CallOptions = Parameters<SdkModel['doGenerate']>[0];
type SdkMessage = CallOptions['prompt'][number];
type SdkResult = Awaited<ReturnType<SdkModel['doGenerate']>>;
type SdkUsage = SdkResult['usage'];
type SdkPart = Awaited<ReturnType<SdkModel['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never;

/** What an SDK is told of a connection: no key, which is put in below it, and nothing that it would read in the environment. */
export interface SdkSettings {
  readonly baseURL: string;
  readonly apiKey: string;
  readonly fetch: typeof globalThis.fetch;
}

/** An SDK as far as adapters differ by it. */
export interface Sdk {
  readonly model: (settings: SdkSettings, model: string) => SdkModel;
  readonly embedder?: (settings: SdkSettings, model: string) => SdkEmbedder;
  readonly providerOptions?: CallOptions['providerOptions'];
  /** What of a request the protocol cannot say. */
  readonly lacks?: readonly (keyof ModelRequest)[];
}

/** More than any of the providers takes at once. */
const MOST_TEXTS = 2_048;
const NOT_THE_KEY = 'set below the SDK';
/** More than are asked at once. */
const MOST_KEPT = 128;

export function sdkAdapter(kind: ProviderKind, sdk: Sdk): ModelAdapter {
  const settingsFor = (connection: Pick<Connection, 'url'>, fetch: SdkSettings['fetch']): SdkSettings => ({
    baseURL: connection.url,
    apiKey: NOT_THE_KEY,
    fetch,
  });
  const models = keepModels((connection, fetch) => sdk.model(settingsFor(connection, fetch), connection.model));

  const optionsFor = (request: ModelRequest, { signal }: Connection): CallOptions => {
    const missing = sdk.lacks?.find((name) => request[name] !== undefined);
    if (missing !== undefined) {
      const text = `The protocol of ${kind} has no ${missing}.`;
      throw refuseProvider('provider_cannot', text, { provider_kind: kind, field: missing });
    }
    return {
      ...callOptionsOf(request),
      abortSignal: signal,
      ...(sdk.providerOptions && { providerOptions: sdk.providerOptions }),
    };
  };

  return {
    async generate(request, connection) {
      const watched = watchFetch(kind, connection);
      const options = optionsFor(request, connection);
      const { model, leave } = models.take(connection, watched);
      try {
        return answerOf(await model.doGenerate(options), watched.isAnswered());
      } catch (error) {
        throw watched.errorOf(error);
      } finally {
        leave();
      }
    },

    async *stream(request, connection) {
      const watched = watchFetch(kind, connection);
      const options = optionsFor(request, connection);
      const { model, leave } = models.take(connection, watched);
      try {
        const { stream } = await model.doStream(options);
        yield* partsOf(stream, watched);
      } catch (error) {
        throw watched.errorOf(error);
      } finally {
        leave();
      }
    },

    async embed(request, connection) {
      if (sdk.embedder === undefined) {
        throw refuseProvider('provider_cannot', `Providers of the kind ${kind} make no embeddings.`, {
          provider_kind: kind,
          field: 'texts',
        });
      }
      if (request.texts.length === 0 || request.texts.length > MOST_TEXTS) {
        throw refuseProvider('provider_cannot', `A call embeds 1 to ${MOST_TEXTS} texts.`, { field: 'texts' });
      }
      const watched = watchFetch(kind, connection);
      try {
        const embedder = sdk.embedder(settingsFor(connection, watched.fetch), connection.model);
        const result = await embedder.doEmbed({ values: [...request.texts], abortSignal: connection.signal });
        return embeddingsOf(request, result);
      } catch (error) {
        throw watched.errorOf(error);
      }
    },
  };
}

/** Models wait here for their next call, which has them alone: an SDK takes longer to make one than to ask it. */
function keepModels(make: (connection: Connection, fetch: SdkSettings['fetch']) => SdkModel) {
  interface Kept {
    readonly model: SdkModel;
    readonly key: string;
    fetch: SdkSettings['fetch'];
  }
  const free: Kept[] = [];
  const unused: SdkSettings['fetch'] = () => Promise.reject(new Bug('an SDK asked without a call'));
  const made = (connection: Connection, key: string): Kept => {
    const kept: Kept = { key, fetch: unused, model: make(connection, (input, init) => kept.fetch(input, init)) };
    return kept;
  };
  return {
    take(connection: Connection, { fetch }: WatchedFetch) {
      const key = `${connection.url}\n${connection.model}`;
      const at = free.findLastIndex((each) => each.key === key);
      const kept = (at < 0 ? undefined : free.splice(at, 1)[0]) ?? made(connection, key);
      kept.fetch = fetch;
      const leave = () => {
        kept.fetch = unused;
        if (free.length < MOST_KEPT) free.push(kept);
      };
      return { model: kept.model, leave };
    },
  };
}

// ── Asked ────────────────────────────────────────────────────────────────────────────────────────────────────

export function callOptionsOf(request: ModelRequest): CallOptions {
  const { system, messages, tools, tool_choice, output_schema, temperature, stop } = request;
  const head: SdkMessage[] = system === undefined ? [] : [{ role: 'system', content: system }];
  return {
    prompt: [...head, ...messages.map(messageOf)],
    maxOutputTokens: request.max_output_tokens,
    ...(temperature !== undefined && { temperature }),
    ...(stop !== undefined && { stopSequences: [...stop] }),
    ...(output_schema !== undefined && {
      responseFormat: { type: 'json' as const, name: 'answer', schema: output_schema },
    }),
    ...(tools !== undefined &&
      tools.length > 0 && {
        tools: tools.map(toolOf),
        toolChoice: { type: tool_choice ?? ('auto' as const) },
      }),
  };
}

function toolOf({ name, description, input_schema }: ModelTool) {
  const tool = { type: 'function' as const, name, inputSchema: input_schema };
  return description === undefined ? tool : { ...tool, description };
}

function messageOf(message: ModelMessage): SdkMessage {
  if (message.role === 'user') {
    return { role: 'user', content: message.parts.map(({ text }) => ({ type: 'text', text })) };
  }
  if (message.role === 'assistant') {
    return {
      role: 'assistant',
      content: message.parts.map((part) =>
        part.type === 'text'
          ? { type: 'text', text: part.text }
          : { type: 'tool-call', toolCallId: part.id, toolName: part.name, input: part.input },
      ),
    };
  }
  return {
    role: 'tool',
    content: message.parts.map(({ id, name, text, is_error }) => ({
      type: 'tool-result',
      toolCallId: id,
      toolName: name,
      output: { type: is_error ? 'error-text' : 'text', value: text },
    })),
  };
}

// ── Answered ─────────────────────────────────────────────────────────────────────────────────────────────────

async function* partsOf(stream: ReadableStream<SdkPart>, watched: WatchedFetch): AsyncGenerator<AnswerPart> {
  let model: string | undefined;
  let response_id: string | undefined;
  for await (const part of stream) {
    if (part.type === 'text-delta') {
      if (part.delta !== '') yield { type: 'text', text: part.delta };
    } else if (part.type === 'reasoning-delta') {
      if (part.delta !== '') yield { type: 'reasoning', text: part.delta };
    } else if (part.type === 'tool-call') {
      if (part.providerExecuted !== true) yield { type: 'tool_call', call: toolCallOf(part) };
    } else if (part.type === 'response-metadata') {
      model = part.modelId ?? model;
      response_id = part.id ?? response_id;
    } else if (part.type === 'error') {
      throw part.error;
    } else if (part.type === 'finish') {
      const reason = reasonOf(part.finishReason.unified, watched.isAnswered());
      yield { type: 'finish', reason, usage: usageOf(part.usage), model, response_id };
      return;
    }
  }
  throw cutOff(watched.isAnswered());
}

function answerOf(result: SdkResult, answered: boolean): ModelAnswer {
  const { content, finishReason, usage, response } = result;
  const finish: Finish = {
    reason: reasonOf(finishReason.unified, answered),
    usage: usageOf(usage),
    model: response?.modelId,
    response_id: response?.id,
  };
  const texts = content.flatMap((part) => (part.type === 'text' ? [part.text] : []));
  const calls = content.flatMap((part) =>
    part.type === 'tool-call' && part.providerExecuted !== true ? [toolCallOf(part)] : [],
  );
  return { ...finish, text: texts.join(''), tool_calls: calls };
}

function toolCallOf({
  toolCallId,
  toolName,
  input,
}: {
  toolCallId: string;
  toolName: string;
  input: string;
}): ToolCall {
  return { id: toolCallId, name: toolName, input: parsed(input) };
}

/** A model that calls without parameters often says nothing at all. */
function parsed(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const REASONS: Readonly<Record<string, FinishReason>> = {
  stop: 'stop',
  length: 'length',
  'tool-calls': 'tool_calls',
  'content-filter': 'content_filter',
};

function reasonOf(unified: string, answered: boolean): FinishReason {
  if (unified === 'interrupted') throw cutOff(answered);
  if (unified === 'error') {
    const retry = { retry: true, afterMs: 1_000 } as const;
    throw failProvider('provider_failed', 'The provider ended its answer by an error.', retry, {
      answered,
      maybe_done: true,
    });
  }
  return REASONS[unified] ?? 'other';
}

function usageOf({ inputTokens, outputTokens }: SdkUsage): Usage {
  return checkedUsage({
    input_tokens: inputTokens.total,
    cache_read_tokens: inputTokens.cacheRead,
    cache_write_tokens: inputTokens.cacheWrite,
    output_tokens: outputTokens.total,
    reasoning_tokens: outputTokens.reasoning,
  });
}

function embeddingsOf(
  { texts }: EmbeddingRequest,
  { embeddings, usage, response }: Awaited<ReturnType<SdkEmbedder['doEmbed']>>,
): EmbeddingAnswer {
  const length = embeddings[0]?.length ?? 0;
  const isWhole = embeddings.length === texts.length && length > 0;
  if (!isWhole || !embeddings.every((vector) => vector.length === length && vector.every(Number.isFinite))) {
    throw invalidAnswer(true, 'it is not one vector for each text');
  }
  const body: unknown = response?.body;
  const model = typeof body === 'object' && body !== null && 'model' in body ? body.model : undefined;
  return {
    vectors: embeddings,
    usage: checkedUsage({ input_tokens: usage?.tokens, output_tokens: 0 }),
    model: typeof model === 'string' ? model : undefined,
  };
}
