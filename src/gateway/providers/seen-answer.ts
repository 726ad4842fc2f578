// Reads along while an answer passes by byte for byte: what it says of its model, id, end and tokens. It keeps no more than one line
// of a stream, or one short answer, and holds nothing up: what it cannot read stays unknown.
//
// Every protocol says one event in one line, and most events are a piece of text. So bytes are searched for the few names that matter,
// and only a line with one of them is read; decoding all of them takes longer than passing them on.
import { checkedUsage } from './ai-sdk.ts';
import type { Finish, FinishReason } from './contract.ts';
import type { RawProtocol } from './reaches-outside.ts';

/** A longer line, or a longer answer in one piece, is not read. */
const MAX_KEPT = 8 * 1024 * 1024;
/** The beginning tells the model and the id. */
const LINES_OF_BEGINNING = 16;

type Fields = Readonly<Record<string, unknown>>;

export interface SeenAnswer {
  push(chunk: Uint8Array): void;
  /** The bytes have ended. */
  end(): void;
  readonly seen: () => Partial<Finish>;
}

export function createSeenAnswer(protocol: RawProtocol, isStream: boolean): SeenAnswer {
  let said: Fields = {};
  let usage: Fields = {};
  let isLost = false;
  /** Of a line that is not whole yet, or of the answer. */
  let kept: Uint8Array[] = [];
  let size = 0;
  let beginning = LINES_OF_BEGINNING;

  const take = (text: string) => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return;
    }
    const found = readMessage(protocol, value);
    said = { ...said, ...withoutUndefined(found.said) };
    // An answer may tell parts of it one after another.
    usage = { ...usage, ...withoutUndefined(found.usage) };
  };

  const takeLines = (lines: Buffer) => {
    const isBeginning = beginning > 0;
    if (!isBeginning && !NAMES[protocol].some((name) => lines.includes(name))) return;
    for (const line of lines.toString('utf8').split(/[\r\n]+/)) {
      if (!line.startsWith('data:')) continue;
      beginning -= 1;
      if (beginning >= 0 || SAYING.test(line)) take(line.slice('data:'.length));
    }
  };

  const keep = (chunk: Uint8Array) => {
    size += chunk.byteLength;
    kept.push(chunk);
    if (size > MAX_KEPT) [isLost, kept] = [true, []];
  };
  const takeKept = (): Buffer => {
    const whole = Buffer.concat(kept);
    [kept, size] = [[], 0];
    return whole;
  };

  return {
    push(chunk) {
      if (isLost) return;
      const end = isStream ? chunk.lastIndexOf(NEW_LINE) + 1 : 0;
      if (end > 0) {
        keep(chunk.subarray(0, end));
        if (!isLost) takeLines(takeKept());
      }
      if (!isLost && end < chunk.byteLength) keep(chunk.subarray(end));
    },
    end() {
      if (!isLost && !isStream) take(takeKept().toString('utf8'));
    },
    seen: () => ({
      ...(said as Partial<Finish>),
      ...(Object.keys(usage).length > 0 && { usage: checkedUsage(usageOf(protocol, usage)) }),
    }),
  };
}

const NEW_LINE = 0x0a;
const bytesOf = (...names: readonly string[]) => names.map((name) => Buffer.from(name));
const USAGE = bytesOf('"usage"');
/** Chat Completions say in every event that there is no usage and no end yet, so there a name is searched with its value. */
const CHAT = bytesOf('"usage":{', '"usage": {', '"finish_reason":"', '"finish_reason": "');
const NAMES: Readonly<Record<RawProtocol, readonly Buffer[]>> = {
  messages: USAGE,
  responses: USAGE,
  chat: CHAT,
  embeddings: USAGE,
};
const SAYING = /"usage":\s*\{|"(?:finish|stop)_reason":\s*"/;

interface Found {
  readonly said: Readonly<Record<keyof Omit<Finish, 'usage'>, unknown>>;
  /** In the protocol's own words. */
  readonly usage: Fields;
}

function readMessage(protocol: RawProtocol, value: unknown): Found {
  if (protocol === 'messages') return readMessages(value);
  if (protocol === 'responses') return readResponses(value);
  return readChat(value);
}

function readMessages(value: unknown): Found {
  const message = fieldsOf(fieldsOf(value)['message'] ?? value);
  const delta = fieldsOf(fieldsOf(value)['delta']);
  return {
    said: {
      model: textOf(message['model']),
      response_id: textOf(message['id']),
      reason: reasonOf(delta['stop_reason'] ?? message['stop_reason']),
    },
    usage: fieldsOf(fieldsOf(value)['usage'] ?? message['usage']),
  };
}

function readChat(value: unknown): Found {
  const answer = fieldsOf(value);
  const choice = Array.isArray(answer['choices']) ? fieldsOf(answer['choices'][0]) : {};
  return {
    said: {
      model: textOf(answer['model']),
      response_id: textOf(answer['id']),
      reason: reasonOf(choice['finish_reason']),
    },
    usage: fieldsOf(answer['usage']),
  };
}

function readResponses(value: unknown): Found {
  const answer = fieldsOf(fieldsOf(value)['response'] ?? value);
  const output = Array.isArray(answer['output']) ? answer['output'].map(fieldsOf) : [];
  const isCall = output.some(({ type }) => type === 'function_call' || type === 'custom_tool_call');
  const { status } = answer;
  const incomplete = reasonOf(fieldsOf(answer['incomplete_details'])['reason']);
  const completed = isCall ? 'tool_calls' : 'stop';
  return {
    said: {
      model: textOf(answer['model']),
      response_id: textOf(answer['id']),
      reason: status === 'completed' ? completed : status === 'incomplete' ? incomplete : undefined,
    },
    usage: fieldsOf(answer['usage']),
  };
}

function usageOf(protocol: RawProtocol, usage: Fields): Parameters<typeof checkedUsage>[0] {
  const detail = (of: string, name: string) => fieldsOf(usage[of])[name];
  if (protocol === 'messages') {
    // Of the input, Anthropic tells what is neither read from the cache nor written into it.
    const { cache_read_input_tokens: read, cache_creation_input_tokens: write } = usage;
    const plain = numberOf(usage['input_tokens']);
    return {
      input_tokens: plain === undefined ? undefined : plain + (numberOf(read) ?? 0) + (numberOf(write) ?? 0),
      cache_read_tokens: read,
      cache_write_tokens: write,
      cache_write_1h_tokens: detail('cache_creation', 'ephemeral_1h_input_tokens'),
      output_tokens: usage['output_tokens'],
      reasoning_tokens: detail('output_tokens_details', 'thinking_tokens'),
    };
  }
  if (protocol === 'responses') {
    return {
      input_tokens: usage['input_tokens'],
      cache_read_tokens: detail('input_tokens_details', 'cached_tokens'),
      cache_write_tokens: detail('input_tokens_details', 'cache_write_tokens'),
      output_tokens: usage['output_tokens'],
      reasoning_tokens: detail('output_tokens_details', 'reasoning_tokens'),
    };
  }
  return {
    input_tokens: usage['prompt_tokens'],
    cache_read_tokens: detail('prompt_tokens_details', 'cached_tokens'),
    output_tokens: protocol === 'embeddings' ? 0 : usage['completion_tokens'],
    reasoning_tokens: detail('completion_tokens_details', 'reasoning_tokens'),
  };
}

/** The words of all three protocols; none of them means two things. */
const REASONS: Readonly<Record<string, FinishReason>> = {
  end_turn: 'stop',
  stop_sequence: 'stop',
  stop: 'stop',
  max_tokens: 'length',
  length: 'length',
  max_output_tokens: 'length',
  model_context_window_exceeded: 'length',
  tool_use: 'tool_calls',
  tool_calls: 'tool_calls',
  function_call: 'tool_calls',
  refusal: 'content_filter',
  content_filter: 'content_filter',
};

function reasonOf(word: unknown): FinishReason | undefined {
  return typeof word === 'string' ? (REASONS[word] ?? 'other') : undefined;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined);
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

function withoutUndefined(fields: object): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));
}
