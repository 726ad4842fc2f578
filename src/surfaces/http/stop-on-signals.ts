// Stops a daemon when the process receives a signal to stop, once, however many signals arrive.
import { constants } from 'node:os';
import { systemClock, type Clock } from '../../base/clock.ts';
import type { Daemon } from './daemon.ts';

export interface StopOptions {
  /** Called for a second signal, while pending work still finishes. */
  readonly onSecond?: () => void;
  readonly clock?: Clock;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** One Ctrl-C can reach a daemon several times: from the terminal, and from parent processes that pass it on. */
const ECHO_MS = 500;

/**
 * Resolves to the first signal, when it came and everything has ended. A second signal lets the stop continue; a third
 * exits at once.
 */
export async function stopOnSignals(
  daemon: Pick<Daemon, 'stop' | 'stopped'>,
  { onSecond = () => {}, clock = systemClock }: StopOptions = {},
): Promise<NodeJS.Signals | undefined> {
  let first: NodeJS.Signals | undefined;
  let asked = 0;
  let heardMs = -ECHO_MS;
  const hear = (signal: NodeJS.Signals): void => {
    const nowMs = clock.monotonic();
    if (nowMs - heardMs < ECHO_MS) return;
    heardMs = nowMs;
    asked += 1;
    first ??= signal;
    if (asked === 1) void daemon.stop();
    else if (asked === 2) onSecond();
    else process.exit(128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.on(signal, hear);
  try {
    await daemon.stopped;
    return first;
  } finally {
    // The handlers stay after a signal: an echo of it must not interrupt what the caller still closes.
    if (first === undefined) for (const signal of SIGNALS) process.off(signal, hear);
  }
}
