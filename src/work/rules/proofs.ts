// Checks and proofs: which command proves a criterion, which proof counts for the code at hand, and what a caller without
// one is told to run. Pure.
import { withoutAnyInvisible } from '../../base/invisible-characters.ts';
import type { Immutable } from '../../base/operation.ts';
import { redactText, redactWithin } from '../../base/redact.ts';
import {
  refuse,
  WORK_LIMITS,
  type Check,
  type ClaimedProof,
  type CodeAtHand,
  type EvidenceItem,
  type Executed,
  type SetCheck,
} from '../contract.ts';
import type { TaskEntity } from '../state/entities.ts';
import { searchForm } from '../state/search-form.ts';
import { lackOf, type Lack } from './answered-criteria.ts';

export interface ProvedTask {
  readonly id: string;
  readonly entity: Pick<TaskEntity, 'number' | 'acceptance_criteria' | 'evidence' | 'checks'>;
}

type Refused = (code: 'unknown_criterion' | 'invalid_check', message: string) => never;

// ── Criteria ─────────────────────────────────────────────────────────────────────────────────────────────────

/** As a caller may give back what it was shown: without the characters that nobody sees. */
function shownForm(text: string): string {
  return searchForm(withoutAnyInvisible(text));
}

/** The criterion that is meant, as it is stored. */
function meant(criteria: readonly string[], given: string): string | undefined {
  // As it was stored, should it name a secret.
  const told = redactWithin(given, WORK_LIMITS.criterion);
  // Word for word first: two criteria may differ in their letters' case alone.
  return (
    criteria.find((criterion) => criterion === given || criterion === told) ??
    criteria.find((criterion) => [given, told].some((text) => shownForm(criterion) === shownForm(text)))
  );
}

// ── Checks ───────────────────────────────────────────────────────────────────────────────────────────────────

/** What a caller sets checks with. */
export interface SettingChecks {
  readonly actor: string;
  /** The caller says that its texts hold no secret. */
  readonly allowText: boolean;
}

/** The checks of a task with these criteria. One that it has already stays the work of the caller that set it. */
export function placeChecks(
  name: string,
  criteria: readonly string[],
  given: readonly Immutable<Check>[],
  already: readonly Immutable<SetCheck>[],
  { actor, allowText }: SettingChecks,
): SetCheck[] {
  const refused: Refused = (code, message) => {
    throw refuse(code, message, { acceptance_criteria: [...criteria] });
  };
  const placed: SetCheck[] = [];
  for (const { criterion: text, command } of given) {
    const criterion =
      meant(criteria, text) ?? refused('unknown_criterion', `${name} has no acceptance criterion "${text}" to check`);
    if (placed.some((each) => each.criterion === criterion)) {
      refused('invalid_check', `${name} would have two checks of "${criterion}"`);
    }
    const known = already.find((each) => each.criterion === criterion && each.command === command);
    if (!known) refuseSecret(command, allowText, refused);
    placed.push({ criterion, command, set_by: known?.set_by ?? actor });
  }
  return placed;
}

/** Stored without its secret it would be another command. */
function refuseSecret(command: string, allowText: boolean, refused: Refused): void {
  const { found } = redactText(command, { allowText });
  if (found.length > 0) refused('invalid_check', `The command holds what looks like a secret (${found.join(', ')})`);
}

/** Those whose criterion the task still has. */
export function keptChecks(checks: readonly SetCheck[], criteria: readonly string[]): SetCheck[] {
  return checks.filter(({ criterion }) => criteria.includes(criterion));
}

/** Proofs by running a command go with their criterion, like its check. */
export function keptProofs(evidence: readonly EvidenceItem[], criteria: readonly string[]): EvidenceItem[] {
  return evidence.filter(
    ({ criterion, executed }) => !executed || (criterion !== null && criteria.includes(criterion)),
  );
}

// ── Proofs ───────────────────────────────────────────────────────────────────────────────────────────────────

/** A plain text, or a proof for each criterion. */
export type GivenEvidence = string | readonly Immutable<ClaimedProof>[] | undefined;

/** What a task is completed with beside the caller's word. */
export interface AtHand {
  /** Undefined where git gave no answer. */
  readonly code?: CodeAtHand | undefined;
  /** Why claimed or older proofs are to be taken where a check should have been run. */
  readonly override?: string | undefined;
}

/**
 * What the caller claims and what was run. A criterion with a check needs a run of it on the code at hand, any other one a
 * proof of either kind; the refusal names the first that has none.
 */
export function answered(task: ProvedTask, evidence: GivenEvidence, { code, override }: AtHand): EvidenceItem[] {
  const { acceptance_criteria: criteria, checks = [] } = task.entity;
  const proofs: EvidenceItem[] = [
    ...itemsOf(evidence, criteria).map((item) => claimedProof(task, item)),
    ...task.entity.evidence.filter(({ executed }) => executed !== undefined),
  ];
  const lacking = checks.flatMap((check) => {
    const runs = proofs.flatMap((item) => (item.criterion === check.criterion && item.executed) || []);
    const lack = lackOf(check, runs, code);
    return lack === undefined ? [] : [{ ...check, lack }];
  });
  if (lacking.length > 0 && override === undefined) throw proofRequired(task, lacking);
  const proved = new Set(proofs.map(({ criterion }) => criterion));
  const missing = criteria.filter((criterion) => !proved.has(criterion));
  if (missing.length > 0) {
    throw refuse('evidence_missing', `${nameOf(task)} has no evidence for "${missing[0]}"`, {
      task_id: task.id,
      criterion: missing[0],
      missing,
    });
  }
  if (override === undefined) return proofs;
  const waived = new Set<string | null>(lacking.map(({ criterion }) => criterion));
  const waive = (item: EvidenceItem): EvidenceItem => ({ ...item, overridden: override });
  return proofs.map((item) => (waived.has(item.criterion) ? waive(item) : item));
}

function claimedProof(task: ProvedTask, item: Immutable<ClaimedProof>): EvidenceItem {
  const { acceptance_criteria: criteria } = task.entity;
  const criterion = item.criterion === null ? null : meant(criteria, item.criterion);
  if (criterion === undefined) {
    throw refuse('unknown_criterion', `${nameOf(task)} has no acceptance criterion "${item.criterion}"`, {
      task_id: task.id,
      acceptance_criteria: criteria,
    });
  }
  const { proof, refs } = item;
  return { criterion, proof, ...(refs === undefined ? {} : { refs: [...refs] }) };
}

/** A plain text answers the one criterion there is, or stands for itself where there is none. */
function itemsOf(evidence: GivenEvidence, criteria: readonly string[]): readonly Immutable<ClaimedProof>[] {
  if (typeof evidence !== 'string') return evidence ?? [];
  return [{ criterion: criteria.length === 1 ? (criteria[0] ?? null) : null, proof: evidence }];
}

const WHY: Readonly<Record<Lack, string>> = {
  not_run: 'which was not run yet',
  stale: 'which was run on other code than there is now',
  code_unknown: 'and git says nothing of the code that you complete it with: complete it in its worktree',
};

function proofRequired(task: ProvedTask, lacking: readonly (SetCheck & { readonly lack: Lack })[]) {
  const required = lacking.map(({ criterion, command, lack }) => {
    const at = task.entity.acceptance_criteria.indexOf(criterion) + 1;
    return { number: at, criterion, command, why: lack, run: proveLine(task.entity.number, at, command) };
  });
  const told = required.map(({ criterion, command, why, run }) => {
    return `"${criterion}" is proved by \`${command}\`, ${WHY[why]}. Run: ${run}`;
  });
  return refuse('proof_required', `${nameOf(task)}: ${told.join('. ')}`, {
    task_id: task.id,
    criterion: required[0]?.criterion,
    command: required[0]?.command,
    run: required[0]?.run,
    required,
  });
}

function nameOf({ entity }: ProvedTask): string {
  return `Task T${entity.number}`;
}

// ── Command lines ────────────────────────────────────────────────────────────────────────────────────────────

/** What proves a criterion, to be copied into a shell. */
export function proveLine(task: number, criterion: number, command: string): string {
  return `throughline task prove T${task} --criterion ${criterion} -- ${asOperands(command)}`;
}

const PLAIN_WORD = /^[\w./:@%+,=-]+$/;

/** As it is where every shell reads it as the same words; otherwise in quotes. */
function asOperands(command: string): string {
  return command.split(' ').every((word) => PLAIN_WORD.test(word)) ? command : quoted(command);
}

function quoted(word: string): string {
  return PLAIN_WORD.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** The command that the words behind `--` make: one word is a line for the shell, several are a program and its arguments. */
export function commandOf(words: readonly string[]): string {
  return words.length === 1 ? (words[0] ?? '').trim() : words.map(quoted).join(' ');
}

/** Whether the words behind `--` are that command. */
export function isCommand(words: readonly string[], command: string): boolean {
  return commandOf(words) === command || words.join('\0') === plainWords(command)?.join('\0');
}

/** The words that a shell would read; undefined where it would do more than take quotes away. */
function plainWords(command: string): string[] | undefined {
  const words: string[] = [];
  let word: string | undefined;
  for (let at = 0; at < command.length; at += 1) {
    const sign = command.charAt(at);
    if (sign === ' ' || sign === '\t') {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else if (sign === "'" || sign === '"') {
      const end = command.indexOf(sign, at + 1);
      const inside = command.slice(at + 1, end);
      if (end < 0 || (sign === '"' && /[$`\\!]/.test(inside))) return undefined;
      word = `${word ?? ''}${inside}`;
      at = end;
    } else if (PLAIN_WORD.test(sign)) {
      word = `${word ?? ''}${sign}`;
    } else {
      return undefined;
    }
  }
  return word === undefined ? words : [...words, word];
}

// ── What a proof says of itself ──────────────────────────────────────────────────────────────────────────────

/** One sentence, for every place that shows proofs as text. */
export function proofText({ command, duration_ms, commit, dirty }: Executed): string {
  const code = commit === null ? 'without a commit' : `at ${commit.slice(0, 12)}${dirty ? ' with changes' : ''}`;
  return `Ran \`${command}\`: exit code 0 after ${secondsText(duration_ms)}, ${code}.`.slice(0, WORK_LIMITS.proof);
}

export function secondsText(durationMs: number): string {
  return `${(durationMs / 1_000).toFixed(durationMs < 10_000 ? 1 : 0)} s`;
}
