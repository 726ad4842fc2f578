// A raw answer on its way to its caller: every byte as it came, and the outcome recorded when the last one was read, when it failed,
// or when the caller left.
import { failureOfAnswer } from '../providers/classify-failure.ts';
import type { Finish, RawAnswer } from '../providers/contract.ts';
import type { CallRecord, GatewayRawAnswer } from './contract.ts';
import { LEFT, type Seen } from './ending.ts';
import { NO_USAGE } from './measure.ts';

export interface PassOnPorts {
  /** Whether the bytes of an answer are words. */
  readonly hasWords: boolean;
  /** Ends what is still open upstream. */
  readonly leave: () => void;
  readonly sinceStart: () => number;
  readonly end: (seen: Seen, error?: unknown) => Promise<CallRecord>;
  /** What the reader is told of an error. */
  readonly explain: (error: unknown) => unknown;
}

export function passOn(
  { status, headers, body, seen: told }: RawAnswer,
  seen: Seen,
  { hasWords, leave, sinceStart, end, explain }: PassOnPorts,
): Omit<GatewayRawAnswer, 'call_id' | 'warnings'> {
  const pieces = body[Symbol.asyncIterator]();
  const { promise: record, resolve } = Promise.withResolvers<CallRecord>();
  // Whoever reads the body hears of it there.
  record.catch(() => {});
  const isWell = status < 400;
  let isOver = false;
  const over = async (error?: unknown): Promise<void> => {
    if (isOver) return;
    isOver = true;
    leave();
    // Whoever leaves behind the provider's last figures pays by them.
    const said = told();
    if (isWell && said.usage !== undefined) seen.finish ??= finishOf(said);
    const recorded = end(seen, error);
    resolve(recorded);
    await recorded;
  };

  const passed: AsyncIterableIterator<Uint8Array, undefined> = {
    [Symbol.asyncIterator]: () => passed,
    async next() {
      if (isOver) return DONE;
      let next: IteratorResult<Uint8Array>;
      try {
        next = await pieces.next();
      } catch (error) {
        await over(error);
        throw explain(error);
      }
      if (next.done !== true) {
        // What says why nothing is answered is no answer.
        if (isWell) seen.first_token_ms ??= sinceStart();
        if (isWell) seen.has_words = hasWords;
        return next;
      }
      if (isWell) seen.finish = finishOf(told());
      const said = { status, header: (name: string) => headers[name], body: '' };
      await over(isWell ? undefined : failureOfAnswer(said, { secret: undefined }));
      return DONE;
    },
    async return() {
      await over(LEFT);
      return DONE;
    },
  };
  return { status, headers, body: passed, record };
}

const DONE = { done: true, value: undefined } as const;

function finishOf({ reason = 'other', usage = NO_USAGE, model, response_id }: Partial<Finish>): Finish {
  return { reason, usage, model, response_id };
}
