// Reads along while an answer passes by byte for byte: what it says of its model, id, end and tokens. It holds nothing up: what it cannot
// read stays unknown.
//
// Every protocol says one event in one line. Of a stream the first lines tell the model and the id, and the last ones the end and the
// tokens: what lies between is let go unread, since to search it takes as long as to pass it on.
import { checkedUsage } from './checked-usage.ts';
import type { Finish, FinishReason } from './contract.ts';
import type { RawProtocol } from './raw-fields.ts';

/** A longer line, or a longer answer in one piece, is not read. */
const MAX_KEPT = 8 * 1024 * 1024;
const LINES_OF_BEGINNING = 16;
/** Behind what matters come few events, and no provider says more than three lines for one. */
const LINES_OF_END = 96;

type Fields = Readonly<Record<string, unknown>>;

export interface SeenAnswer {
  push(chunk: Uint8Array): void;
  /** The bytes have ended. */
  end(): void;
  readonly seen: () => Partial<Finish>;
}

/** `answers`: how many the caller asked for at once. */
export function createSeenAnswer(protocol: RawProtocol, isStream: boolean, answers = 1): SeenAnswer {
  let said: Fields = {};
  let usage: Fields = {};
  let isLost = false;
  /** Whether the tokens are told of all answers together, behind the last of them. */
  let isOfAll = answers === 1;
  /** The answer, or of a stream its last pieces, each with the number of its lines as far as it matters. */
  let kept: { readonly chunk: Uint8Array; readonly lines: number }[] = [];
  let [size, lines] = [0, 0];
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
    isOfAll ||= found.isOfAll === true;
    // An answer may tell parts of it one after another.
    usage = { ...usage, ...withoutUndefined(found.usage) };
  };

  const keep = (chunk: Uint8Array) => {
    const piece = { chunk, lines: isStream ? lastLines(chunk).count : 0 };
    kept.push(piece);
    size += chunk.byteLength;
    lines += piece.lines;
  };
  const letGo = () => {
    [kept, size, lines] = [[], 0, 0];
  };
  /** Reads the lines that are whole; the last one may not be yet. */
  const takeLines = () => {
    const whole = Buffer.concat(kept.map(({ chunk }) => chunk));
    letGo();
    const end = whole.lastIndexOf(NEW_LINE) + 1;
    if (end < whole.byteLength) keep(whole.subarray(end));
    const start = beginning > 0 ? 0 : lastLines(whole).start;
    const text = whole.subarray(start, end).toString('utf8');
    for (const line of text.split(/[\r\n]+/)) {
      if (!line.startsWith('data:')) continue;
      beginning -= 1;
      if (beginning >= 0 || SAYING.test(line)) take(line.slice('data:'.length));
    }
  };

  return {
    push(chunk) {
      if (isLost) return;
      keep(chunk);
      if (isStream && beginning > 0 && lines > 0) takeLines();
      for (let first = kept[0]; isStream && first && kept.length > 1 && lines - first.lines >= LINES_OF_END;) {
        kept.shift();
        size -= first.chunk.byteLength;
        lines -= first.lines;
        [first] = kept;
      }
      if (size <= MAX_KEPT) return;
      isLost = true;
      letGo();
    },
    end() {
      isOfAll = true;
      if (isStream || isLost) return;
      take(Buffer.concat(kept.map(({ chunk }) => chunk)).toString('utf8'));
      letGo();
    },
    seen() {
      if (isStream && lines > 0) takeLines();
      // What a stream says of tokens before it says why it ends is only of its beginning.
      // Where some answers end before others, it may still be of a part.
      const isFinal = !isStream || (said['reason'] !== undefined && isOfAll);
      return {
        ...(said as Partial<Finish>),
        ...(isFinal && Object.keys(usage).length > 0 && { usage: checkedUsage(usageOf(protocol, usage)) }),
      };
    },
  };
}

/** How many line ends there are, counted from the end and no more than are kept, and where the last of these lines begin. */
function lastLines(chunk: Uint8Array): { readonly count: number; readonly start: number } {
  let count = 0;
  let at = chunk.lastIndexOf(NEW_LINE);
  for (; at >= 0 && count < LINES_OF_END; count += 1) at = at === 0 ? -1 : chunk.lastIndexOf(NEW_LINE, at - 1);
  return { count, start: at + 1 };
}

const NEW_LINE = 0x0a;
const SAYING = /"usage":\s*\{|"(?:finish|stop)_reason":\s*"/;

interface Found {
  readonly said: Readonly<Record<keyof Omit<Finish, 'usage'>, unknown>>;
  /** In the protocol's own words. */
  readonly usage: Fields;
  /** Told apart from any of several answers. */
  readonly isOfAll?: boolean;
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
  const choices: readonly unknown[] = Array.isArray(answer['choices']) ? answer['choices'] : [];
  const choice = fieldsOf(choices[0]);
  const usage = fieldsOf(answer['usage']);
  return {
    said: {
      model: textOf(answer['model']),
      response_id: textOf(answer['id']),
      reason: reasonOf(choice['finish_reason']),
    },
    usage,
    isOfAll: choices.length === 0 && Object.keys(usage).length > 0,
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
    const passes = Array.isArray(usage['iterations']) ? usage['iterations'].map(fieldsOf) : [];
    // Each pass of the model is paid for, and the sums at the top leave some of them out.
    const sumOf = (figure: (of: Fields) => unknown) => {
      const told = passes.map(figure).filter((value) => typeof value === 'number');
      const [own, sum] = [numberOf(figure(usage)), told.reduce((all, value) => all + value, 0)];
      return told.length === 0 ? own : Math.max(own ?? 0, sum);
    };
    const plain = sumOf((of) => of['input_tokens']);
    const read = sumOf((of) => of['cache_read_input_tokens']);
    const write = sumOf((of) => of['cache_creation_input_tokens']);
    return {
      input_tokens: plain === undefined ? undefined : plain + (read ?? 0) + (write ?? 0),
      cache_read_tokens: read,
      cache_write_tokens: write,
      cache_write_1h_tokens: sumOf((of) => fieldsOf(of['cache_creation'])['ephemeral_1h_input_tokens']),
      output_tokens: sumOf((of) => of['output_tokens']),
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
