// Failures behind acknowledged writes: counted, and passed to the program's listener.
import type { LedgerMetrics } from './ledger-metrics.ts';

export function reportFailures(
  { backgroundFailures }: LedgerMetrics,
  listener: ((error: unknown) => void) | undefined,
): (error: unknown) => void {
  return (error) => {
    backgroundFailures.add();
    try {
      listener?.(error);
    } catch {
      // A listener that throws must not stop what comes next.
      backgroundFailures.add();
    }
  };
}
