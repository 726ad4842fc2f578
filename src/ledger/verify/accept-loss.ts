// Goes on with a ledger that lost its newest events: verifies what is left, and signs that it was put back to there.
import { refuse } from '../contract.ts';
import type { SignedCheckpoint } from '../proof/checkpoints.ts';
import type { VerifyDeps } from './report.ts';
import { verify } from './verify.ts';

export interface AcceptedLoss {
  /** How many are left. */
  readonly events: number;
  readonly signed: SignedCheckpoint | null;
}

const LOSS = 'rolled_back';

export async function acceptLoss(
  deps: VerifyDeps,
  signRestored: () => Promise<SignedCheckpoint | undefined>,
): Promise<AcceptedLoss | undefined> {
  let hasLost = false;
  let other: string | undefined;
  const { events, problems } = await verify(deps, {
    tables: false,
    onProblem({ code, message }) {
      if (code === LOSS) hasLost = true;
      else other ??= message;
    },
  });
  if (!hasLost) return undefined;
  if (other !== undefined) {
    throw refuse('chain_broken', `Nothing was accepted, because the events that are left do not hold: ${other}`, {
      problems,
    });
  }
  return { events, signed: (await signRestored()) ?? null };
}
