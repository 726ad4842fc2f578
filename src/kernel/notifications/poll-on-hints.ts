// Looks again after every commit, and from time to time without one, because a hint can be lost.
import { Backoff } from '../../base/backoff.ts';
import type { Clock } from '../../base/clock.ts';
import { WakeUp } from '../../base/wake-up.ts';
import type { Signals } from '../../store/signals.ts';

/** How long a lost hint can go unnoticed. */
export const POLL_EVERY_MS = 30_000;
const FAILED_LOOK = { firstMs: 100, longestMs: 30_000 } as const;

export interface Polling {
  /** Resolves when the current look has ended. Do not await it inside a look: it would wait for itself. */
  stop(): Promise<void>;
}

export interface PollDeps {
  readonly clock: Clock;
  readonly signals: Signals;
  /**
   * Called for every look that fails. The next look comes after a growing pause, even if there are commits meanwhile.
   */
  readonly report: (error: unknown) => void;
}

/** `look` returns how long to wait for the next look if there is no commit. Looks never overlap. */
export function pollOnHints(
  { clock, signals, report }: PollDeps,
  look: (stopping: AbortSignal) => Promise<number>,
): Polling {
  const stopping = new AbortController();
  const wakeUp = new WakeUp(clock);
  const unwatch = signals.watch(wakeUp.hint);

  const run = async (): Promise<void> => {
    const backoff = new Backoff(FAILED_LOOK);
    while (!stopping.signal.aborted) {
      wakeUp.arm();
      try {
        const waitMs = await look(stopping.signal);
        backoff.reset();
        // All hints within one turn of the event loop cause one look.
        await clock.macrotask();
        await wakeUp.sleep(waitMs);
      } catch (error) {
        report(error);
        await clock.sleep(backoff.nextMs(), stopping.signal);
      }
    }
  };
  const ended = run();
  return {
    async stop() {
      unwatch();
      stopping.abort();
      wakeUp.hint();
      await ended;
    },
  };
}
