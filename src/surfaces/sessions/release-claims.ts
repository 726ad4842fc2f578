// Releases what a session still holds when it ends, so that the next session can take the same task without waiting for
// the claims to expire. Claims are found first and released by their tokens: where the session returns in between and
// claims again, that claim has another token and stays.
import type { Call, Operation } from '../../base/operation.ts';
import type { Claim, Project } from '../../work/contract.ts';

export interface FoundClaim extends Claim {
  readonly project_id: string;
}

/** For a name that no caller can act under any more. */
export async function releaseClaims(
  operations: readonly Operation[],
  isOfSession: (claim: Claim) => boolean,
  call: Call,
): Promise<void> {
  await releaseFound(operations, await findClaims(operations, isOfSession, call), call);
}

export async function findClaims(
  operations: readonly Operation[],
  isOfSession: (claim: Claim) => boolean,
  call: Call,
): Promise<readonly FoundClaim[]> {
  const known = (await run(operations, 'work.list_projects', {}, call)) as
    | { readonly projects: readonly Project[] }
    | undefined;
  const found: FoundClaim[] = [];
  for (const { project_id } of known?.projects ?? []) {
    const held = (await run(operations, 'work.list_claims', { project_id }, call)) as
      | { readonly claims: readonly Claim[] }
      | undefined;
    for (const claim of held?.claims ?? []) if (isOfSession(claim)) found.push({ ...claim, project_id });
  }
  return found;
}

export async function releaseFound(
  operations: readonly Operation[],
  claims: readonly FoundClaim[],
  call: Call,
): Promise<void> {
  for (const { project_id, task_id, owner, fencing_token } of claims) {
    await run(operations, 'work.release_claim', { project_id, task_id, owner, fencing_token }, call);
  }
}

/** Undefined if the home was opened without the domain. */
async function run(operations: readonly Operation[], name: string, input: object, call: Call): Promise<unknown> {
  return operations.find(({ definition }) => definition.name === name)?.run(input, call);
}
