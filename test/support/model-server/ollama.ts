// Ollama as far as it speaks OpenAI's protocol: Chat Completions, models and embeddings, without a key.
import { openaiChat } from './openai-chat.ts';
import { startModelServer, type ModelServer } from './model-server.ts';

export interface OllamaOptions {
  /** What an embedding request is answered, instead of vectors that depend on each text alone. */
  readonly embeddings?: (texts: readonly string[], model: string) => object;
}

export function startOllama({ embeddings = embeddingsOf }: OllamaOptions = {}): Promise<ModelServer> {
  const chat = openaiChat();
  return startModelServer({
    ...chat,
    other(request) {
      const { path, body } = request;
      if (!path.endsWith('/embeddings')) return chat.other(request);
      const texts = [body['input']].flat().map(String);
      return { json: embeddings(texts, String(body['model'])) };
    },
  });
}

export const VECTOR_LENGTH = 8;

function embeddingsOf(texts: readonly string[], model: string): object {
  return {
    object: 'list',
    model,
    data: texts.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) })),
    usage: { prompt_tokens: texts.join(' ').split(/\s+/).length, total_tokens: texts.join(' ').split(/\s+/).length },
  };
}

/** The same text has the same vector, and others have others. */
export function vectorOf(text: string): number[] {
  const sums = Array.from({ length: VECTOR_LENGTH }, () => 0);
  for (let at = 0; at < text.length; at += 1) {
    sums[at % VECTOR_LENGTH] = ((sums[at % VECTOR_LENGTH] ?? 0) * 31 + text.charCodeAt(at)) % 1_000;
  }
  return sums.map((sum) => sum / 1_000);
}
