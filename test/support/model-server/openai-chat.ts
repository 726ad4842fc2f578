// Chat Completions of OpenAI, which most other servers speak too: streamed or whole, text and tool calls.
import { sse, startModelServer, type ModelServer, type Protocol, type Turn, type TurnUsage } from './model-server.ts';

export function startChat(): Promise<ModelServer> {
  return startModelServer(openaiChat());
}

export function openaiChat(): Protocol {
  let count = 0;
  return {
    isQuestion: (path) => /\/chat\/completions(?:\?|$)/.test(path),
    // What agents ask on the side has no tools.
    isConversation: ({ tools }) => Array.isArray(tools) && tools.length > 0,
    reply({ body }, turn) {
      count += 1;
      const id = String(count).padStart(4, '0');
      const head = { id: `chatcmpl-${id}`, created: 1_794_800_000 + count, model: body['model'] };
      const message = { role: 'assistant', ...saidBy(turn, `call_${id}`) };
      const finish_reason = 'text' in turn ? 'stop' : 'tool_calls';
      const usage = usageOf(turn);
      if (body['stream'] !== true) {
        const choices = [{ index: 0, message, finish_reason }];
        return { json: { ...head, object: 'chat.completion', choices, usage } };
      }
      const chunk = (fields: object) => sse({ ...head, object: 'chat.completion.chunk', ...fields });
      return {
        events: [
          ...(turn.pieces?.map((content) => ({ role: 'assistant', content })) ?? [message]).map((delta) =>
            chunk({ choices: [{ index: 0, delta, finish_reason: null }] }),
          ),
          chunk({ choices: [{ index: 0, delta: {}, finish_reason }] }),
          chunk({ choices: [], usage }),
          sse('[DONE]'),
        ],
      };
    },
    other: ({ path }) => (/\/models(?:\?|$)/.test(path) ? { json: { object: 'list', data: [] } } : undefined),
  };
}

function usageOf({ input_tokens = 100, usage, wire_usage }: Turn): object {
  if (wire_usage) return wire_usage;
  const said: TurnUsage = usage ?? { input: input_tokens, output: 10 };
  const { input, cache_read = 0, output, reasoning = 0 } = said;
  return {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    ...(usage && {
      prompt_tokens_details: { cached_tokens: cache_read },
      completion_tokens_details: { reasoning_tokens: reasoning },
    }),
  };
}

function saidBy(turn: Turn, id: string): object {
  if ('text' in turn) return { content: turn.text };
  const called = { name: turn.tool, arguments: JSON.stringify(turn.input) };
  return { content: null, tool_calls: [{ index: 0, id, type: 'function', function: called }] };
}
