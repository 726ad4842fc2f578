// What the pages about models share: when their answers are read again.
import { invalidate } from './queries.ts';

/** Settings are no events: a change by another process is noticed by looking. */
export const LOOK_MS = 5_000;

export function refreshModels(): void {
  invalidate((name) => name.startsWith('gateway.'));
}
