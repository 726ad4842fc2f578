// Claims that are made under the id of an agent's session, which its hooks put into every call. They end with the
// connection as those under its own name do; whoever makes up a name may come back under it.
import type { Operation } from '../../base/operation.ts';
import { isSessionOwner } from '../hooks/events.ts';

export function notingClaims(
  operations: readonly Operation[],
  onClaim: (taskId: string, owner: string) => void,
): readonly Operation[] {
  return operations.map((operation) => ({
    definition: operation.definition,
    role: operation.role,
    async run(input, call) {
      const result = await operation.run(input, call);
      const claim = claimIn(result);
      const named = (input as { readonly owner?: unknown } | undefined)?.owner;
      if (claim && claim.owner === named && isSessionOwner(claim.owner)) onClaim(claim.task_id, claim.owner);
      return result;
    },
  }));
}

interface Held {
  readonly task_id: string;
  readonly owner: string;
}

/** Some answers are a claim, some have one. */
function claimIn(result: unknown): Held | undefined {
  const { claim, ...rest } = (result ?? {}) as Partial<Held> & { readonly claim?: Held | null };
  const found = claim ?? rest;
  return typeof found.task_id === 'string' && typeof found.owner === 'string' ? (found as Held) : undefined;
}
