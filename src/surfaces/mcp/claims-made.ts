// Claims made under the id of an agent's session, which its hooks add to every call. They end with the connection, like
// those under the connection's own name. An owner name that a client invents keeps its claims: the client may return
// under it.
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

/** Some answers are a claim, others contain one. */
function claimIn(result: unknown): HeldClaim | undefined {
  const { claim, ...rest } = (result ?? {}) as Partial<HeldClaim> & { readonly claim?: HeldClaim | null };
  const found = claim ?? rest;
  return typeof found.fencing_token === 'number' ? (found as HeldClaim) : undefined;
}
