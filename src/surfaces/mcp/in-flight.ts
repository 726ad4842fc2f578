// Counts pending calls, so that a shutdown can wait for them.
import type { Clock } from '../../base/clock.ts';

export interface InFlight {
  /** Returns the function to call when it is over. */
  begin(): () => void;
  /** Resolves when nothing is pending, or after the given time. */
  drained(graceMs: number): Promise<void>;
}

export function createInFlight(clock: Clock): InFlight {
  let count = 0;
  let onDrained = () => {};
  return {
    begin() {
      count += 1;
      return () => {
        count -= 1;
        if (count === 0) onDrained();
      };
    },
    async drained(graceMs) {
      if (count === 0) return;
      const over = new AbortController();
      onDrained = () => over.abort();
      await clock.sleep(graceMs, over.signal);
    },
  };
}
