// Live notifications inside this process, starting now. One loop reads new events for all subscribers, and runs only
// while there are subscribers.
import { RETRY_NEVER } from '../../base/errors.ts';
import { fail } from '../../store/contract.ts';
import type { Store } from '../../store/store.ts';
import { readMeta } from '../../ledger/queries.ts';
import type { Registry } from '../../ledger/streams/registry.ts';
import { readAppends, type FoundAppend } from './batches.ts';
import type { NotificationBatch, NotificationFilter } from './contract.ts';
import { createFilter, type Matchable } from './filter.ts';
import { POLL_EVERY_MS, pollOnHints, type PollDeps, type Polling } from './poll-on-hints.ts';

export interface Subscription {
  /** The listener is not called again after this. */
  stop(): void;
}

/**
 * An error it throws is reported and does not affect other listeners. Delivery does not wait for it: a reader that
 * must not miss anything uses a consumer.
 */
export type Listener = (batch: NotificationBatch) => unknown;

export interface SubscriptionDeps extends PollDeps {
  readonly store: Store;
  readonly registry: Registry;
}

interface Subscriber {
  readonly matches: (append: Matchable) => boolean;
  readonly listener: Listener;
  /** Position of the last append it received, or of the last one before it subscribed. */
  after: number;
}

export interface Subscriptions {
  subscribe(filter: NotificationFilter, listener: Listener): Promise<Subscription>;
  close(): Promise<void>;
}

export function createSubscriptions(deps: SubscriptionDeps): Subscriptions {
  const { store, registry, report } = deps;
  const subscribers = new Set<Subscriber>();
  let polling: Polling | undefined;
  let isClosed = false;
  let stopped: Promise<void> = Promise.resolve();

  const tell = (append: FoundAppend): void => {
    if (append.problem) report(append.problem);
    for (const subscriber of subscribers) {
      if (append.position <= subscriber.after || !subscriber.matches(append)) continue;
      subscriber.after = append.position;
      try {
        // A listener may be asynchronous even though its type says otherwise.
        Promise.resolve(subscriber.listener(append.batch())).catch(report);
      } catch (error) {
        report(error);
      }
    }
  };

  const start = (from: number): Polling => {
    let cursor = from;
    return pollOnHints(deps, async (stopping) => {
      for (;;) {
        const { appends, hasMore } = await readAppends({ store, registry }, cursor);
        for (const append of appends) {
          cursor = append.position;
          tell(append);
        }
        if (!hasMore || stopping.aborted) return POLL_EVERY_MS;
      }
    });
  };

  const stopLooking = (): void => {
    const ending = polling?.stop();
    polling = undefined;
    stopped = Promise.all([stopped, ending]).then(() => {});
  };

  return {
    async subscribe(filter, listener) {
      const matches = createFilter(filter, (kind) => registry.registration(kind) !== undefined);
      const after = (await store.read((tx) => tx.get(readMeta)))?.position ?? 0;
      if (isClosed) throw ledgerClosed();
      const subscriber = { matches, listener, after };
      subscribers.add(subscriber);
      polling ??= start(after);
      return {
        stop() {
          if (subscribers.delete(subscriber) && subscribers.size === 0) stopLooking();
        },
      };
    },
    async close() {
      isClosed = true;
      subscribers.clear();
      stopLooking();
      await stopped;
    },
  };
}

export function ledgerClosed() {
  return fail('store_closed', 'The ledger was closed', RETRY_NEVER);
}
