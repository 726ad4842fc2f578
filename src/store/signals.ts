// "Something was committed": a hint between the processes that use one database. It may be late, doubled, or lost with
// the process that would have sent it, so a process that waits for a hint also polls.

export interface Signals {
  /** Calls every watcher, in this process and in others. Call it after the commit. */
  raise(): void;
  /** Returns how to stop watching. */
  watch(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Signals within one process. */
export function localSignals(): Signals {
  const listeners = new Set<() => void>();
  return {
    raise() {
      for (const listener of listeners) listener();
    },
    watch(listener) {
      // Wrapped: a listener that watches twice is called twice, and stops once at a time.
      const own = () => listener();
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
    close: () => Promise.resolve(),
  };
}

/** Signals for one of several users in a process: a user can skip the hints that it raised itself. */
export interface OwnSignals extends Signals {
  watchOthers(listener: () => void): () => void;
}

export function tellApart(signals: Signals): OwnSignals {
  let isRaising = false;
  return {
    raise() {
      isRaising = true;
      try {
        signals.raise();
      } finally {
        isRaising = false;
      }
    },
    watch: (listener) => signals.watch(listener),
    watchOthers: (listener) =>
      signals.watch(() => {
        if (!isRaising) listener();
      }),
    close: () => signals.close(),
  };
}
