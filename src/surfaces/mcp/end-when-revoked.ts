// A stream that ends with the right to read it: checked before every message, and from time to time while there are
// none.
import type { Clock } from '../../base/clock.ts';

export const ASKED_EVERY_MS = 15_000;

export function endWhenRevoked(response: Response, isAllowed: () => Promise<boolean>, clock: Clock): Response {
  const { status, statusText, headers } = response;
  const body = response.body as ReadableStream<Uint8Array> | null;
  if (body === null) return response;
  const reader = body.getReader();
  const ended = new AbortController();
  let next: ReturnType<typeof reader.read> | undefined;

  /** Undefined when it is time to check. */
  const arrival = async () => {
    const waking = new AbortController();
    const tick = clock.sleep(ASKED_EVERY_MS, AbortSignal.any([ended.signal, waking.signal])).then(() => undefined);
    try {
      return await Promise.race([(next ??= reader.read()), tick]);
    } finally {
      waking.abort();
    }
  };

  /** A stream that no client reads must not stay open for ever. */
  const letGo = async (error: unknown): Promise<never> => {
    await reader.cancel(error);
    throw error;
  };

  const guarded = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        for (;;) {
          const arrived = await arrival();
          const isOver = arrived?.done || !(await isAllowed().catch(letGo));
          // The reader cancelled, which closed it.
          if (ended.signal.aborted) return;
          if (isOver) {
            controller.close();
            await reader.cancel();
            return;
          }
          if (arrived?.value === undefined) continue;
          next = undefined;
          controller.enqueue(arrived.value);
          return;
        }
      },
      async cancel(reason) {
        ended.abort();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(guarded, { status, statusText, headers });
}
