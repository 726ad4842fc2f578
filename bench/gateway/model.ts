// A model on loopback as a process of its own: answers chat completions whole or streamed, after a pause that the URL names
// (`/after/50/v1/…`), with as many pieces as the model's name says (`pieces-100`).
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const USAGE = { prompt_tokens: 40, completion_tokens: 40, total_tokens: 80 };

const server = createServer((request, response) => {
  void (async () => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { model, stream } = JSON.parse(text) as { model: string; stream?: boolean };
    const pause = Number(/\/after\/(\d+)\//.exec(request.url ?? '')?.[1] ?? 0);
    if (pause > 0) await sleep(pause);
    const head = { id: 'chatcmpl-1', created: 1_794_800_000, model };
    const words = 'The quick brown fox jumps over the lazy dog, and so on. ';
    if (stream !== true) {
      response.setHeader('content-type', 'application/json');
      const message = { role: 'assistant', content: words };
      response.end(
        JSON.stringify({
          ...head,
          object: 'chat.completion',
          choices: [{ index: 0, message, finish_reason: 'stop' }],
          usage: USAGE,
        }),
      );
      return;
    }
    response.setHeader('content-type', 'text/event-stream; charset=utf-8');
    const send = (fields: object) =>
      response.write(`data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', ...fields })}\n\n`);
    const pieces = Number(/pieces-(\d+)/.exec(model)?.[1] ?? 10);
    for (let piece = 0; piece < pieces; piece += 1) {
      if (!send({ choices: [{ index: 0, delta: { content: words }, finish_reason: null }] })) {
        await new Promise((resolve) => response.once('drain', resolve));
      }
    }
    send({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
    send({ choices: [], usage: USAGE });
    response.end('data: [DONE]\n\n');
  })();
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 })}\n`);
});
