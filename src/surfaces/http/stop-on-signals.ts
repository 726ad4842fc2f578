// Ends a daemon when the process is told to stop, once, however many signals say it.
import { constants } from 'node:os';
import { systemClock, type Clock } from '../../base/clock.ts';
import type { Daemon } from './daemon.ts';

export interface StopOptions {
  /** Told when somebody asks a second time, while things under way still finish. */
  readonly onSecond?: () => void;
  readonly clock?: Clock;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** One Ctrl-C reaches a daemon more than once: from the terminal, and from those who started it and pass theirs on. */
const ECHO_MS = 500;

/**
 * Resolves when a signal to stop came and everything has ended, to the first signal. Asked again it goes on ending; asked
 * a third time it exits at once.
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
    // After a signal they stay: what the caller still closes must not be cut off by an echo either.
    if (first === undefined) for (const signal of SIGNALS) process.off(signal, hear);
  }
}
