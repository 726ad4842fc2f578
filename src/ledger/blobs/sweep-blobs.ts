// Blobs that no row names: deleted once no process can be about to name them.
import type { Clock } from '../../base/clock.ts';
import type { Blobs } from '../../store/blobs.ts';
import type { Store } from '../../store/store.ts';
import * as q from '../queries.ts';

/** Long enough that no process is about to name a blob, and that the backups of a week restore whole. */
export const KEEP_BLOBS_MS = 7 * 24 * 3_600_000;

/** Returns how many were deleted. */
export async function sweepBlobs(
  { store, blobs, clock }: { readonly store: Store; readonly blobs: Blobs; readonly clock: Clock },
  olderThanMs = KEEP_BLOBS_MS,
): Promise<number> {
  const named = new Set((await store.read((tx) => tx.all(q.readBlobKeys))).map(({ key }) => key));
  let swept = 0;
  for await (const { key, modifiedMs } of blobs.list()) {
    if (named.has(key) || clock.now() - modifiedMs < olderThanMs) continue;
    await blobs.delete(key);
    swept += 1;
  }
  return swept;
}
