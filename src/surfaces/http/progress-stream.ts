// Reports a long operation while it runs: a client that accepts server-sent events receives `progress`, and at the end
// `result` or `problem`.
import type { Progress } from '../../base/operation.ts';
import type { Problem } from './problem.ts';

export function isProgressWanted(request: Request): boolean {
  return request.method === 'POST' && (request.headers.get('accept') ?? '').includes('text/event-stream');
}

export function progressResponse(
  run: (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<unknown>,
  asked: AbortSignal,
  describe: (error: unknown) => Problem,
): Response {
  const ended = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const tell = (event: string, data: unknown): void => {
        if (!ended.signal.aborted) controller.enqueue(encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      };
      try {
        const result = await run(AbortSignal.any([asked, ended.signal]), (progress) => {
          // A slow reader receives fewer steps.
          if ((controller.desiredSize ?? 0) > 0) tell('progress', progress);
        });
        tell('result', result ?? {});
      } catch (error) {
        if (!ended.signal.aborted) tell('problem', describe(error));
      }
      if (!ended.signal.aborted) controller.close();
    },
    cancel: () => ended.abort(),
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

const encoder = new TextEncoder();
const encode = (text: string): Uint8Array => encoder.encode(text);
