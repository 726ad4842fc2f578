// Waits for something for so long and no longer; what is waited for goes on by itself.
import type { Clock } from './clock.ts';
import { messageOf } from './error-text.ts';

const LONGEST_ERROR = 300;

/** Undefined if it is done, else why not. */
export async function within(clock: Clock, ms: number, work: Promise<unknown>): Promise<string | undefined> {
  const stop = new AbortController();
  const done = work.then(
    () => undefined,
    (error: unknown) => messageOf(error, LONGEST_ERROR),
  );
  const late = clock.sleep(ms, stop.signal).then(() => `it took longer than ${ms / 1_000} s, and goes on by itself`);
  try {
    return await Promise.race([done, late]);
  } finally {
    stop.abort();
  }
}
