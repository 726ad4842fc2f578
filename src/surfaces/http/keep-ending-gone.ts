// Frees the tasks of agents that were killed, every minute: while no other session begins, nobody else would notice.
import type { Clock } from '../../base/clock.ts';

const LOOK_EVERY_MS = 60_000;

export interface GoneSessionsEnded {
  stop(): Promise<void>;
}

export function keepEndingGone(
  endGone: () => Promise<unknown>,
  clock: Clock,
  onError: (error: unknown) => void,
): GoneSessionsEnded {
  const stopping = new AbortController();
  const looking = (async () => {
    for (;;) {
      await clock.sleep(LOOK_EVERY_MS, stopping.signal);
      if (stopping.signal.aborted) return;
      await endGone().catch(onError);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await looking;
    },
  };
}
