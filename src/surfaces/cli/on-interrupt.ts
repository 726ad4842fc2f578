// Ctrl-C for an operation that runs in this process: the first one asks it to stop, and a later one ends the process.
import { systemClock, type Clock } from '../../base/clock.ts';
import type { Operation } from '../../base/operation.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const INTERRUPTED = 130;
/** One Ctrl-C can arrive several times: from the terminal, and from parent processes that pass it on. */
const ECHO_MS = 500;

/** Ctrl-C only asks these to stop: what they began elsewhere has to be ended. All others end with the process. */
export function isStoppable({
  local = false,
  openWorld = false,
}: Pick<Operation['definition'], 'local' | 'openWorld'>) {
  return local || openWorld;
}

export async function onInterrupt<T>(
  body: (signal: AbortSignal) => Promise<T>,
  clock: Pick<Clock, 'monotonic'> = systemClock,
): Promise<T> {
  const stopping = new AbortController();
  let heardMs: number | undefined;
  const hear = () => {
    const nowMs = clock.monotonic();
    if (heardMs === undefined) stopping.abort(new Error('interrupted'));
    else if (nowMs - heardMs >= ECHO_MS) process.exit(INTERRUPTED);
    heardMs = nowMs;
  };
  for (const signal of SIGNALS) process.on(signal, hear);
  try {
    return await body(stopping.signal);
  } finally {
    for (const signal of SIGNALS) process.off(signal, hear);
  }
}
