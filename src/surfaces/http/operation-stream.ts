// An operation while it runs, for a client that accepts server-sent events: `progress` and `part`, and at the end `result` or `problem`.
// A stream that ends without either of those was cut.
import type { Clock } from '../../base/clock.ts';
import type { Call } from '../../base/operation.ts';
import type { Problem } from './problem.ts';

export function isStreamWanted(request: Request): boolean {
  return request.method === 'POST' && (request.headers.get('accept') ?? '').includes('text/event-stream');
}

type Told = Required<Pick<Call<unknown>, 'signal' | 'onProgress' | 'onPart'>>;

export interface StreamOptions {
  /** Fires when the client leaves. */
  readonly asked: AbortSignal;
  readonly clock: Clock;
  readonly describe: (error: unknown) => Problem;
  /** Breaks a connection that takes nothing. */
  readonly abandon: () => void;
}

/** A client takes a silent connection for a dead one; a model may think for minutes before it speaks. */
const BEAT_MS = 15_000;
/** A reader that lets an operation wait for this many beats is none. */
const MOST_BEATS_STALLED = 4;

export function streamResponse(
  run: (told: Told) => Promise<unknown>,
  { asked, clock, describe, abandon }: StreamOptions,
): Response {
  const left = new AbortController();
  const over = new AbortController();
  let waiting: PromiseWithResolvers<void> | undefined;
  const wake = () => {
    waiting?.resolve();
    waiting = undefined;
  };

  const answer = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    const send = (text: string): void => {
      if (!left.signal.aborted) controller.enqueue(encode(text));
    };
    const tell = (event: string, data: unknown) => send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    const hasRoom = () => (controller.desiredSize ?? 0) > 0;
    const beat = async (): Promise<void> => {
      for (let stalled = 0, waitedFor = waiting; !over.signal.aborted; waitedFor = waiting) {
        await clock.sleep(BEAT_MS, over.signal);
        if (over.signal.aborted) return;
        if (hasRoom()) send(': beat\n\n');
        stalled = waiting !== undefined && waiting === waitedFor ? stalled + 1 : 0;
        if (stalled === MOST_BEATS_STALLED) abandon();
      }
    };
    void beat();
    try {
      const result = await run({
        signal: AbortSignal.any([asked, left.signal]),
        onProgress(progress) {
          // A slow reader receives fewer steps,
          if (hasRoom()) tell('progress', progress);
        },
        async onPart(part) {
          // and every part, but each no sooner than it took the last.
          while (!hasRoom() && !left.signal.aborted) {
            waiting ??= Promise.withResolvers();
            await waiting.promise;
          }
          tell('part', part);
        },
      });
      tell('result', result ?? {});
    } catch (error) {
      if (!left.signal.aborted) tell('problem', describe(error));
    } finally {
      over.abort();
    }
    if (!left.signal.aborted) controller.close();
  };

  const body = new ReadableStream<Uint8Array>({
    // Not waited for: a stream that is still starting is not pulled.
    start: (controller) => void answer(controller),
    pull: wake,
    cancel() {
      left.abort();
      over.abort();
      wake();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

const encoder = new TextEncoder();
const encode = (text: string): Uint8Array => encoder.encode(text);
