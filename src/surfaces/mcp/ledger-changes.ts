// The notifications of ledgers as changes of work.
import type { Kernel } from '../../kernel/kernel.ts';
import type { Changes } from './contract.ts';

type Notifications = Pick<Kernel['notifications'], 'subscribe'>;

/** The part of a `Home` whose changes are followed. */
export interface FollowedHome {
  readonly databases: {
    /** Creates missing ones; one that cannot be opened is reported and left out. */
    all(onFailure: (error: Error, database: string) => void): Promise<readonly FollowedDatabase[]>;
  };
}

interface FollowedDatabase {
  readonly isDerived: boolean;
  readonly ledger: { readonly notifications: Notifications };
}

export function changesOf(notifications: Notifications): Changes {
  return {
    async subscribe(listener) {
      const subscription = await notifications.subscribe({}, ({ typed_tokens: tokens }) => {
        // Other entities have ids of the same form, but no task resource has those ids.
        const ids = tokens.flatMap((token) => (token.token_class === 'entityId' ? [token.token_value] : []));
        listener(ids.length === 0 ? {} : { taskIds: ids });
      });
      return () => subscription.stop();
    },
  };
}

/** Changes in every database of a home, except derived ones: those only repeat what the others say. */
export function changesOfHome(home: FollowedHome, onFailure: (error: Error) => void): Changes {
  return {
    async subscribe(listener) {
      const databases = await home.databases.all((error) => onFailure(error));
      const stops: (() => void)[] = [];
      const stopAll = () => {
        for (const stop of stops) stop();
      };
      try {
        for (const { ledger, isDerived } of databases) {
          if (!isDerived) stops.push(await changesOf(ledger.notifications).subscribe(listener));
        }
      } catch (error) {
        stopAll();
        throw error;
      }
      return stopAll;
    },
  };
}
