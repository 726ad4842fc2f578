// Appends after a cursor and everything committed later, read page by page on demand. A slow reader holds one page
// only, and a reader that returns with the position of its last page misses nothing.
import { WakeUp } from '../../base/wake-up.ts';
import { readMeta } from '../../ledger/queries.ts';
import { readAppends } from './batches.ts';
import type { NotificationBatch, NotificationFilter } from './contract.ts';
import { createFilter, type Matchable } from './filter.ts';
import { POLL_EVERY_MS } from './poll-on-hints.ts';
import type { SubscriptionDeps } from './subscriptions.ts';

export interface FollowedPage {
  /** Everything up to this position was delivered or filtered out. Continue from here. */
  readonly position: number;
  /** The appends that pass the filter; may be empty. */
  readonly batches: readonly NotificationBatch[];
}

export interface FollowOptions {
  readonly after: number;
  readonly signal: AbortSignal;
}

export interface Cursor {
  readonly database_id: string;
  readonly position: number;
}

export async function currentCursor({ store }: SubscriptionDeps): Promise<Cursor> {
  const meta = await store.read((tx) => tx.get(readMeta));
  return { database_id: meta?.database_id ?? '', position: meta?.position ?? 0 };
}

/**
 * Ends when the signal fires. A refusal of the database is thrown to the caller that asks for the page; a wrong filter
 * is refused at once.
 */
export function follow(
  deps: SubscriptionDeps,
  filter: NotificationFilter,
  options: FollowOptions,
): AsyncGenerator<FollowedPage, void, undefined> {
  const matches = createFilter(filter, (kind) => deps.registry.registration(kind) !== undefined);
  return pagesOf(deps, matches, options);
}

async function* pagesOf(
  deps: SubscriptionDeps,
  matches: (append: Matchable) => boolean,
  { after, signal }: FollowOptions,
): AsyncGenerator<FollowedPage, void, undefined> {
  const { clock, signals, report } = deps;
  let position = after;
  const wakeUp = new WakeUp(clock);
  const unwatch = signals.watch(wakeUp.hint);
  try {
    while (!signal.aborted) {
      wakeUp.arm();
      const { appends, hasMore } = await readAppends(deps, position);
      const batches: NotificationBatch[] = [];
      for (const append of appends) {
        position = append.position;
        if (append.problem) report(append.problem);
        if (!matches(append)) continue;
        try {
          batches.push(append.batch());
        } catch (error) {
          // An append without its change units is delivered to no reader.
          report(error);
        }
      }
      if (appends.length > 0) yield { position, batches };
      if (!hasMore) await wakeUp.sleep(POLL_EVERY_MS, [signal]);
    }
  } finally {
    unwatch();
  }
}
