// Claims that are made under the id of an agent's session, which its hooks put into every call. They end with the
// connection as those under its own name do; whoever makes up a name may come back under it.
import { isSessionOwner } from '../../base/coding-agents.ts';
import type { Operation } from '../../base/operation.ts';
import type { Claim } from '../../work/contract.ts';

export function notingClaims(
  operations: readonly Operation[],
  onClaim: (claim: HeldClaim) => void,
): readonly Operation[] {
  return operations.map((operation) => ({
    definition: operation.definition,
    role: operation.role,
    async run(input, call) {
      const result = await operation.run(input, call);
      const claim = claimIn(result);
      const named = (input as { readonly owner?: unknown } | undefined)?.owner;
      if (claim && claim.owner === named && isSessionOwner(claim.owner)) onClaim(claim);
      return result;
    },
  }));
}

export type HeldClaim = Pick<Claim, 'task_id' | 'owner' | 'fencing_token'>;

/** Some answers are a claim, some have one. */
function claimIn(result: unknown): HeldClaim | undefined {
  const { claim, ...rest } = (result ?? {}) as Partial<HeldClaim> & { readonly claim?: HeldClaim | null };
  const found = claim ?? rest;
  return typeof found.fencing_token === 'number' ? (found as HeldClaim) : undefined;
}
