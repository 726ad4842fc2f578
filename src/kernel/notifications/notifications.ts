// The entry point to notifications: live ones for this process, and consumers whose position survives it.
import {
  handleInTransaction,
  handleOutside,
  startConsumer,
  type Consumer,
  type ConsumerDeps,
  type ConsumerOptions,
  type Handler,
  type TransactionHandler,
} from './consumers.ts';
import type { NotificationFilter } from './contract.ts';
import { currentCursor, follow, type Cursor, type FollowOptions, type FollowedPage } from './follow.ts';
import { createSubscriptions, ledgerClosed, type Listener, type Subscription } from './subscriptions.ts';

export interface Notifications {
  /** Reports every append committed after this resolves, by any process and in order, as long as this process lives. */
  subscribe(filter: NotificationFilter, listener: Listener): Promise<Subscription>;
  /**
   * Pages of appends after a position, read on demand, for readers that keep their own position, such as an event
   * stream.
   */
  follow(filter: NotificationFilter, options: FollowOptions): AsyncGenerator<FollowedPage, void, undefined>;
  /** Whether streams of this kind can be in this database; a filter that names another kind is refused. */
  knows(kind: string): boolean;
  /** The position after everything committed so far. */
  cursor(): Promise<Cursor>;
  /**
   * Reports every append since the name was first used, in order and at least once, including those committed while no
   * process was consuming.
   */
  consume(name: string, handler: Handler, options?: ConsumerOptions): Promise<Consumer>;
  /** The same with writes to this database in the transaction that moves the cursor: exactly once. */
  consumeInTransaction(name: string, handler: TransactionHandler, options?: ConsumerOptions): Promise<Consumer>;
}

export interface ClosableNotifications extends Notifications {
  /** Stops all subscribers and consumers. */
  close(): Promise<void>;
}

export function createNotifications(deps: ConsumerDeps): ClosableNotifications {
  const subscriptions = createSubscriptions(deps);
  const consumers = new Set<Consumer>();
  let isClosed = false;

  const keep = async (starting: Promise<Consumer>): Promise<Consumer> => {
    const started = await starting;
    if (isClosed) {
      await started.stop();
      throw ledgerClosed();
    }
    const consumer: Consumer = {
      async stop() {
        consumers.delete(consumer);
        await started.stop();
      },
    };
    consumers.add(consumer);
    return consumer;
  };

  return {
    subscribe: (filter, listener) => subscriptions.subscribe(filter, listener),
    follow: (filter, options) => follow(deps, filter, options),
    knows: (kind) => deps.registry.registration(kind) !== undefined,
    cursor: () => currentCursor(deps),
    consume: (name, handler, options = {}) => keep(startConsumer(deps, name, handleOutside(deps, handler), options)),
    consumeInTransaction: (name, handler, options = {}) =>
      keep(startConsumer(deps, name, handleInTransaction(deps, handler), options)),
    async close() {
      isClosed = true;
      await Promise.all([subscriptions.close(), ...[...consumers].map((consumer) => consumer.stop())]);
    },
  };
}
