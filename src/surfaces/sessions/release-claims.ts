// Releases what a session still holds when it ends. No caller can act under its name again, so its claims are released
// at once: the next session can take the same task without waiting for them to expire.
import type { Call, Operation } from '../../base/operation.ts';
import type { Claim, Project } from '../../work/contract.ts';

export async function releaseClaims(
  operations: readonly Operation[],
  isOfSession: (claim: Claim) => boolean,
  call: Call,
): Promise<void> {
  const run = async (name: string, input: Record<string, unknown>): Promise<unknown> =>
    operations.find(({ definition }) => definition.name === name)?.run(input, call);
  const known = (await run('work.list_projects', {})) as { readonly projects: readonly Project[] } | undefined;
  for (const { project_id } of known?.projects ?? []) {
    const held = (await run('work.list_claims', { project_id })) as { readonly claims: readonly Claim[] } | undefined;
    for (const claim of held?.claims ?? []) {
      const { task_id, owner, fencing_token } = claim;
      if (isOfSession(claim)) await run('work.release_claim', { project_id, task_id, owner, fencing_token });
    }
  }
}
