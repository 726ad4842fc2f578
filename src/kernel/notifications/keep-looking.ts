// Looks again whenever something was committed, and once in a while without being told: a hint may be lost.
import { Backoff } from '../../base/backoff.ts';
import type { Clock } from '../../base/clock.ts';
import { WakeUp } from '../../base/wake-up.ts';
import type { Signals } from '../../store/signals.ts';

/** How long a lost hint can go unnoticed. */
export const LOOK_EVERY_MS = 30_000;
const FAILED_LOOK = { firstMs: 100, longestMs: 30_000 } as const;

export interface Looking {
  /** Resolves when the look that is under way has ended. Awaited inside it, it would wait for itself. */
  stop(): Promise<void>;
}

export interface LookDeps {
  readonly clock: Clock;
  readonly signals: Signals;
  /** Told of every look that failed. The next one comes after a pause that grows, whatever is committed meanwhile. */
  readonly report: (error: unknown) => void;
}

/** `look` returns how long it can wait for the next one when nobody commits; none runs beside another. */
export function keepLooking(
  { clock, signals, report }: LookDeps,
  look: (stopping: AbortSignal) => Promise<number>,
): Looking {
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
        // Hints of one turn of the event loop are one look.
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
