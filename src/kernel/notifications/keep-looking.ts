// Looks again whenever something was committed, and once in a while without being told: a hint may be lost.
import type { Clock } from '../../base/clock.ts';
import type { Signals } from '../../store/signals.ts';

/** How long a lost hint can go unnoticed. */
export const LOOK_EVERY_MS = 30_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;

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
  let isHinted = false;
  let idle: AbortController | undefined;
  const unwatch = signals.watch(() => {
    isHinted = true;
    idle?.abort();
  });

  const run = async (): Promise<void> => {
    let pauseMs = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      isHinted = false;
      try {
        const waitMs = await look(stopping.signal);
        pauseMs = FIRST_PAUSE_MS;
        // Hints of one turn of the event loop are one look.
        await clock.macrotask();
        if (isHinted || stopping.signal.aborted) continue;
        idle = new AbortController();
        await clock.sleep(waitMs, idle.signal);
      } catch (error) {
        report(error);
        await clock.sleep(pauseMs, stopping.signal);
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      }
    }
  };
  const ended = run();
  return {
    async stop() {
      unwatch();
      stopping.abort();
      idle?.abort();
      await ended;
    },
  };
}
