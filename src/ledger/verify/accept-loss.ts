// Goes on with a ledger that lost its newest events: verifies what is left, and signs that it was put back to there.
import { refuse } from '../contract.ts';
import type { SignedCheckpoint } from '../proof/checkpoints.ts';
import type { VerifyDeps } from './report.ts';
import { verify } from './verify.ts';

export interface AcceptedLoss {
  /** How many are left. */
  readonly events: number;
  /** What is known of the others. */
  readonly lost: string;
  /** Null if it was only asked for. */
  readonly signed: SignedCheckpoint | null;
}

export interface AcceptLossOptions {
  /** Says what would be accepted, and accepts nothing. */
  readonly dryRun?: boolean;
}

const LOSS = 'rolled_back';

export async function acceptLoss(
  deps: VerifyDeps,
  signRestored: () => Promise<SignedCheckpoint | undefined>,
  { dryRun = false }: AcceptLossOptions = {},
): Promise<AcceptedLoss | undefined> {
  let lost: string | undefined;
  let other: string | undefined;
  const { events, problems } = await verify(deps, {
    tables: false,
    onProblem({ code, message }) {
      if (code === LOSS) lost ??= message;
      else other ??= message;
    },
  });
  if (lost === undefined) return undefined;
  if (other !== undefined) {
    throw refuse('chain_broken', `Nothing was accepted, because the events that are left do not hold: ${other}`, {
      problems,
    });
  }
  return { events, lost, signed: dryRun ? null : ((await signRestored()) ?? null) };
}
