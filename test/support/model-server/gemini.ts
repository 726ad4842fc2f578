// The Gemini API, as far as a coding agent uses it: streamed or whole, text and function calls, token counts.
import { sse, startModelServer, type ModelServer, type Protocol, type Turn } from './model-server.ts';

export function startGemini(): Promise<ModelServer> {
  return startModelServer({
    isQuestion: (path) => /:(?:stream)?[gG]enerateContent(?:\?|$)/.test(path),
    // What agents ask on the side has no functions.
    isConversation: ({ tools }) => JSON.stringify(tools ?? []).includes('"functionDeclarations"'),
    reply({ path }, turn) {
      const response = responseOf(turn, /models\/([^:]+):/.exec(path)?.[1] ?? 'model');
      return path.includes(':streamGenerateContent') ? { events: [sse(response)] } : { json: response };
    },
    other: ({ path, text }) =>
      path.includes(':countTokens') ? { json: { totalTokens: Math.ceil(text.length / 4) } } : undefined,
  } satisfies Protocol);
}

function responseOf(turn: Turn, model: string): object {
  const part = 'text' in turn ? { text: turn.text } : { functionCall: { name: turn.tool, args: turn.input } };
  const promptTokenCount = turn.input_tokens ?? 100;
  return {
    candidates: [{ index: 0, content: { role: 'model', parts: [part] }, finishReason: 'STOP' }],
    usageMetadata: { promptTokenCount, candidatesTokenCount: 10, totalTokenCount: promptTokenCount + 10 },
    modelVersion: model,
  };
}
