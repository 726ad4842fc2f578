// Signs the databases of a served home every minute and when the daemon stops. Other processes append to the same
// databases and end before a signature of their own is due, so an idle daemon signs for them.
import type { Clock } from '../../base/clock.ts';
import type { ServedDatabase } from './ports.ts';

const SIGN_EVERY_MS = 60_000;

export interface KeptSigned {
  /** Signs once more, after everything that this process still appends. */
  stop(): Promise<void>;
}

export function keepSigned(
  databases: readonly ServedDatabase[],
  clock: Clock,
  onError: (error: unknown, database: string) => void,
): KeptSigned {
  const stopping = new AbortController();
  const signAll = async (): Promise<void> => {
    for (const { name, ledger, isDerived } of databases) {
      // Without anything new this only reads two rows.
      if (!isDerived) await ledger.sign().catch((error) => onError(error, name));
    }
  };
  const signing = (async () => {
    for (;;) {
      await clock.sleep(SIGN_EVERY_MS, stopping.signal);
      if (stopping.signal.aborted) return;
      await signAll();
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await signing;
      await signAll();
    },
  };
}
