// Time as a port. Everything outside base takes a Clock, so that a run can be replayed.

export interface Clock {
  /** Wall time in milliseconds since the epoch. */
  now(): number;
  /** Milliseconds on a clock that never jumps; only differences mean something. */
  monotonic(): number;
  /** An abort ends the sleep early; it is no error. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Resolves after every pending microtask has run. */
  macrotask(): Promise<void>;
}

/** The platform fires a longer one at once. A sleeper that needs longer looks at the clock again anyway. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) {
        resolve();
        return;
      }
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, Math.min(ms, LONGEST_TIMER_MS));
      signal?.addEventListener('abort', end);
    }),
  macrotask: () => new Promise((resolve) => setImmediate(resolve)),
};

/** A timer and what stops it, where the signal of a sleep would take longer to make than all that is timed. */
export function after(ms: number, ring: () => void): () => void {
  const timer = setTimeout(ring, ms);
  return () => clearTimeout(timer);
}

/** As `after`, but a process that has nothing else to do ends without waiting for it. */
export function afterIfRunning(ms: number, ring: () => void): () => void {
  const timer = setTimeout(ring, ms);
  timer.unref();
  return () => clearTimeout(timer);
}

/** How long this process runs, from before its code was read: the person who waits for it counts from there. */
export function processAgeMs(): number {
  // Not `performance`: a hook would take milliseconds to load its module.
  return process.uptime() * 1_000;
}

/** The timezone that this machine is set to, as in Europe/Berlin. */
export function systemTimezone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export interface ManualClock extends Clock {
  advance(ms: number): void;
  /** From now on a sleeper waits for `advance`, instead of moving the clock. */
  park(): void;
}

/** A clock that moves only by `advance`, or when a caller sleeps on it. */
export function manualClock(startMs = Date.UTC(2026, 0, 1)): ManualClock {
  let wall = startMs;
  let steady = 0;
  let isParking = false;
  const sleepers = new Set<{ readonly until: number; readonly wake: () => void }>();
  const advance = (ms: number) => {
    wall += ms;
    steady += ms;
    const due = [...sleepers].filter(({ until }) => until <= steady).toSorted((a, b) => a.until - b.until);
    for (const { wake } of due) wake();
  };
  const parked = (ms: number, signal?: AbortSignal) =>
    new Promise<void>((resolve) => {
      const sleeper = {
        until: steady + ms,
        wake: () => {
          sleepers.delete(sleeper);
          signal?.removeEventListener('abort', sleeper.wake);
          resolve();
        },
      };
      if (signal?.aborted) {
        resolve();
        return;
      }
      sleepers.add(sleeper);
      signal?.addEventListener('abort', sleeper.wake);
    });
  return {
    // Whole milliseconds like the system's, also after a sleep of less than one.
    now: () => Math.floor(wall),
    monotonic: () => steady,
    advance,
    park: () => {
      isParking = true;
    },
    sleep: (ms, signal) => {
      if (isParking) return parked(ms, signal);
      advance(ms);
      return Promise.resolve();
    },
    macrotask: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

/** RFC 3339 in UTC with milliseconds: the one textual form of a time in the ledger. */
export function toTimestamp(ms: number): string {
  // One append asks several times for its own moment.
  if (ms !== lastMs) {
    lastText = new Date(ms).toISOString();
    lastMs = ms;
  }
  return lastText;
}

let lastMs = Number.NaN;
let lastText = '';
