// Paging in the ledger's operations: by the id at which the previous page ended.
import { z } from 'zod';
import { idSchema } from './records.ts';

export const pageLimit = z.int().min(1).max(1_000).default(100).describe('At most this many');

export const idPage = z.strictObject({
  after: idSchema.optional().describe('next_after of the page before'),
  limit: pageLimit,
});

/** Null if this page was not full and is therefore the last one. */
export function nextAfter<Item>(items: readonly Item[], limit: number, idOf: (item: Item) => string): string | null {
  const last = items.at(-1);
  return last !== undefined && items.length >= limit ? idOf(last) : null;
}
