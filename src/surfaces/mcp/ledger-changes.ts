// The ledger's notifications as changes of work.
import type { Kernel } from '../../kernel/kernel.ts';
import type { Changes } from './contract.ts';

export function changesOf(notifications: Kernel['notifications']): Changes {
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
