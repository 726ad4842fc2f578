// The Messages API of Anthropic, as far as a coding agent uses it: streamed or whole, text and tool calls.
import { sse, startModelServer, type ModelServer, type Protocol, type Reply, type Turn } from './model-server.ts';

export function startAnthropic(): Promise<ModelServer> {
  let count = 0;
  return startModelServer({
    isQuestion: (path) => pathOf(path) === '/v1/messages',
    // What agents ask on the side has no tools.
    isConversation: ({ tools }) => Array.isArray(tools) && tools.length > 0,
    reply({ body }, turn) {
      count += 1;
      const message = messageOf(turn, typeof body['model'] === 'string' ? body['model'] : 'model', count);
      return body['stream'] === true ? streamed(message) : { json: message };
    },
    other: ({ path, text }) =>
      pathOf(path) === '/v1/messages/count_tokens' ? { json: { input_tokens: Math.ceil(text.length / 4) } } : undefined,
  } satisfies Protocol);
}

const pathOf = (url: string) => url.split('?', 1)[0];

interface Message {
  readonly content: readonly (
    | { readonly type: 'text'; readonly text: string }
    | { readonly type: 'tool_use'; readonly id: string; readonly name: string; readonly input: object }
  )[];
  readonly stop_reason: string;
  readonly usage: Usage;
}

interface Usage {
  readonly input_tokens: number;
  readonly output_tokens: number;
}

/** Of the input only what is neither read from the cache nor written into it. */
function usageOf({ input_tokens = 100, usage, wire_usage }: Turn): Usage {
  if (wire_usage) return wire_usage as Usage;
  if (!usage) return { input_tokens, output_tokens: 10 };
  const { input, cache_read = 0, cache_write = 0, output, reasoning } = usage;
  return {
    input_tokens: input - cache_read - cache_write,
    cache_read_input_tokens: cache_read,
    cache_creation_input_tokens: cache_write,
    output_tokens: output,
    ...(reasoning !== undefined && { output_tokens_details: { thinking_tokens: reasoning } }),
  } as Usage;
}

function messageOf(turn: Turn, model: string, count: number): Message {
  const isText = 'text' in turn;
  const message = {
    id: `msg_${String(count).padStart(4, '0')}`,
    type: 'message',
    role: 'assistant',
    model,
    content: [
      isText
        ? { type: 'text' as const, text: turn.text }
        : {
            type: 'tool_use' as const,
            id: `toolu_${String(count).padStart(4, '0')}`,
            name: turn.tool,
            input: turn.input,
          },
    ],
    stop_reason: isText ? 'end_turn' : 'tool_use',
    stop_sequence: null,
    usage: usageOf(turn),
  };
  return message;
}

function streamed(message: Message): Reply {
  const { content, stop_reason, usage } = message;
  const event = (type: string, fields: object) => sse({ type, ...fields }, type);
  const blocks = content.flatMap((block, index) => {
    const isText = block.type === 'text';
    const empty = isText ? { ...block, text: '' } : { ...block, input: {} };
    const delta = isText
      ? { type: 'text_delta', text: block.text }
      : { type: 'input_json_delta', partial_json: JSON.stringify(block.input) };
    return [
      event('content_block_start', { index, content_block: empty }),
      event('content_block_delta', { index, delta }),
      event('content_block_stop', { index }),
    ];
  });
  const opened = { ...message, content: [], stop_reason: null, usage: { ...usage, output_tokens: 1 } };
  return {
    events: [
      event('message_start', { message: opened }),
      ...blocks,
      event('message_delta', { delta: { stop_reason, stop_sequence: null }, usage }),
      event('message_stop', {}),
    ],
  };
}
