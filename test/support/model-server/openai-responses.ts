// The Responses API of OpenAI, as far as a coding agent uses it: a stream of events, text and tool calls.
import {
  sse,
  startModelServer,
  type ModelRequest,
  type ModelServer,
  type Protocol,
  type Turn,
  type TurnUsage,
} from './model-server.ts';

export function startResponses(): Promise<ModelServer> {
  let count = 0;
  return startModelServer({
    isQuestion: (path) => /\/responses(?:\?|$)/.test(path),
    isConversation: ({ tools }) => Array.isArray(tools) && tools.length > 0,
    reply({ body }, turn) {
      count += 1;
      const response = responseOf(turn, body, String(count).padStart(4, '0'));
      return body['stream'] === true ? { events: eventsOf(response) } : { json: response };
    },
    other: ({ path }) => (/\/models(?:\?|$)/.test(path) ? { json: { object: 'list', data: [] } } : undefined),
  } satisfies Protocol);
}

type Item =
  | {
      readonly type: 'message';
      readonly id: string;
      readonly content: readonly [{ readonly type: 'output_text'; readonly text: string }];
    }
  | { readonly type: 'function_call'; readonly id: string; readonly arguments: string }
  | { readonly type: 'custom_tool_call'; readonly id: string; readonly input: string };

interface Response {
  readonly id: string;
  readonly output: readonly [Item];
}

function responseOf(turn: Turn, body: ModelRequest['body'], count: string): Response {
  return {
    id: `resp_${count}`,
    object: 'response',
    created_at: 1_794_800_000 + Number(count),
    model: body['model'],
    status: 'completed',
    output: [itemOf(turn, body, count)],
    usage: usageOf(turn),
  } as Response;
}

function usageOf({ input_tokens = 100, usage, wire_usage }: Turn): object {
  if (wire_usage) return wire_usage;
  const said: TurnUsage = usage ?? { input: input_tokens, output: 10 };
  const { input, cache_read = 0, cache_write, output, reasoning = 0 } = said;
  return {
    input_tokens: input,
    input_tokens_details: {
      cached_tokens: cache_read,
      ...(cache_write !== undefined && { cache_write_tokens: cache_write }),
    },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: reasoning },
    total_tokens: input + output,
  };
}

function itemOf(turn: Turn, body: ModelRequest['body'], count: string): Item {
  if ('text' in turn) {
    const content = [{ type: 'output_text', text: turn.text, annotations: [] }] as const;
    return { type: 'message', id: `msg_${count}`, role: 'assistant', status: 'completed', content } as Item;
  }
  if (isFreeform(turn.tool, body)) {
    const [input] = Object.values(turn.input) as string[];
    const call = { id: `ctc_${count}`, status: 'completed', call_id: `call_${count}`, name: turn.tool, input };
    return { type: 'custom_tool_call', ...call } as Item;
  }
  return {
    type: 'function_call',
    id: `fc_${count}`,
    status: 'completed',
    call_id: `call_${count}`,
    ...namesOf(turn.tool, body),
    arguments: JSON.stringify(turn.input),
  } as Item;
}

/** A tool whose input is a text, which stands alone in what a test says. */
function isFreeform(tool: string, { tools }: ModelRequest['body']): boolean {
  const all = (tools ?? []) as readonly { readonly type?: string; readonly name?: string }[];
  return all.some(({ type, name }) => type === 'custom' && name === tool);
}

/** The tools of an MCP server may stand together under its name: then a call says both. */
function namesOf(tool: string, { tools }: ModelRequest['body']): object {
  const groups = (tools ?? []) as readonly { readonly name?: string; readonly tools?: readonly { name: string }[] }[];
  const group = groups.find(({ tools: own }) => own?.some(({ name }) => name === tool));
  return { ...(group && { namespace: group.name }), name: tool };
}

function eventsOf(response: Response): string[] {
  const [item] = response.output;
  const place = { output_index: 0, item_id: item.id };
  const delta =
    item.type === 'message'
      ? { type: 'response.output_text.delta', ...place, content_index: 0, delta: item.content[0].text }
      : item.type === 'function_call'
        ? { type: 'response.function_call_arguments.delta', ...place, delta: item.arguments }
        : { type: 'response.custom_tool_call_input.delta', ...place, delta: item.input };
  const opened = { ...response, status: 'in_progress', output: [] };
  return [
    { type: 'response.created', response: opened },
    { type: 'response.output_item.added', output_index: 0, item: { ...item, status: 'in_progress' } },
    delta,
    { type: 'response.output_item.done', output_index: 0, item },
    { type: 'response.completed', response },
  ].map((event, at) => sse({ ...event, sequence_number: at }, event.type));
}
