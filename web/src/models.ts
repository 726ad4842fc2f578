// What the pages about models share: when their answers are read again.
import { invalidate } from './queries.ts';

/**
 * Settings are no events: a change by another process is noticed by looking. Each look is one small file and a few rows, and a page
 * that is hidden or closed does not look.
 */
export const LOOK_MS = 1_500;

export function refreshModels(): void {
  invalidate((name) => name.startsWith('gateway.'));
}
