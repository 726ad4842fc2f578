// Which criteria of a task have a proof that may count. Pure, and without the schema library: hooks ask here too.
import type { CodeAtHand, EvidenceItem, Executed, SetCheck } from '../contract.ts';

/** What of a task says so. */
export interface ProvedCriteria {
  readonly acceptance_criteria: readonly string[];
  readonly checks?: readonly SetCheck[] | undefined;
  readonly evidence: readonly EvidenceItem[];
}

export function checkOf({ checks = [] }: Pick<ProvedCriteria, 'checks'>, criterion: string): SetCheck | undefined {
  return checks.find((check) => check.criterion === criterion);
}

/** Why a criterion with a check is not proved. */
export type Lack =
  /** No run of its command is on record here. */
  | 'not_run'
  /** The code has changed since. */
  | 'stale'
  /** Git gave no answer about the code at hand. */
  | 'code_unknown';

export function lackOf(
  { command }: SetCheck,
  runs: readonly Executed[],
  code: CodeAtHand | undefined,
): Lack | undefined {
  const own = runs.filter((run) => run.command === command && run.imported !== true);
  if (own.length === 0) return 'not_run';
  if (!code) return 'code_unknown';
  const isFresh = own.some(({ commit, dirty_hash }) => commit === code.commit && dirty_hash === code.dirty_hash);
  return isFresh ? undefined : 'stale';
}

/** Without asking git: a run of a check counts here, whatever code it is of. */
export function unansweredOf(task: ProvedCriteria): string[] {
  return task.acceptance_criteria.filter((criterion) => {
    const check = checkOf(task, criterion);
    const proofs = task.evidence.filter((item) => item.criterion === criterion);
    if (!check || proofs.some(({ overridden }) => overridden !== undefined)) return proofs.length === 0;
    const runs = proofs.flatMap(({ executed }) => executed ?? []);
    return lackOf(check, runs, undefined) === 'not_run';
  });
}

/** What stands beside one criterion. */
export interface CriterionProof {
  /** From 1, as commands name it. */
  readonly number: number;
  readonly check: string | null;
  readonly kinds: ('claimed' | 'executed')[];
  readonly is_proved: boolean;
}

/** Of the criteria that have a check or a proof. */
export function proofsOf(task: ProvedCriteria): CriterionProof[] {
  const unanswered = unansweredOf(task);
  return task.acceptance_criteria.flatMap((criterion, at) => {
    const check = checkOf(task, criterion)?.command ?? null;
    const proofs = task.evidence.filter((item) => item.criterion === criterion);
    if (check === null && proofs.length === 0) return [];
    const kinds = proofs.map(({ executed }) => (executed === undefined ? 'claimed' : 'executed'));
    return [{ number: at + 1, check, kinds: [...new Set(kinds)], is_proved: !unanswered.includes(criterion) }];
  });
}
