// What is settled of facts: what can become of one, how long its texts may be, and the refusals. A fact is proposed by anyone; a person
// alone ratifies, rejects or supersedes it, and says how a conflict ends.
import { z } from 'zod';
import { refusals, type ErrorTable } from '../../base/errors.ts';

export const FACT_STATES = ['proposed', 'ratified', 'rejected', 'superseded'] as const;
export type FactState = (typeof FACT_STATES)[number];
export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];
/** `proposed`: a rule found it, and nobody said so yet. `open`: somebody said so. */
export const CONFLICT_STATES = ['proposed', 'open', 'resolved'] as const;
export type ConflictState = (typeof CONFLICT_STATES)[number];
export const KEPT = ['a', 'b', 'both', 'neither'] as const;
export type Kept = (typeof KEPT)[number];
export const CONFLICT_RULES = ['negation', 'value'] as const;
export type ConflictRule = (typeof CONFLICT_RULES)[number];

export const FACT_LIMITS = {
  claimLength: 1_000,
  subjectLength: 120,
  aboutLength: 500,
  reasonLength: 500,
  sourceLength: 500,
} as const;

const words = (most: number) => z.string().trim().min(1, 'is empty').max(most);
export const claimSchema = words(FACT_LIMITS.claimLength);
export const subjectSchema = words(FACT_LIMITS.subjectLength);
export const aboutSchema = words(FACT_LIMITS.aboutLength);
export const reasonSchema = words(FACT_LIMITS.reasonLength);

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
export const sourceSchema = z
  .string()
  .max(FACT_LIMITS.sourceLength)
  .regex(
    new RegExp(`^(?:(?:turn|exchange):${UUID}|file:[^\\s\\p{Cc}][^\\p{Cc}]*|https://[^\\s\\p{Cc}]+)$`, 'u'),
    'is turn:<id>, exchange:<id>, file:<path> or an address that begins with https://',
  );

export const factRefSchema = z.string().min(1).max(40).describe('Id or number: F3');
export const conflictRefSchema = z.string().min(1).max(40).describe('Id or number: K2');

export const factRefusals = {
  unknown_fact: { status: 404, exit: 2, hint: '`throughline fact list` shows the facts of this project.' },
  unknown_source: {
    status: 404,
    exit: 2,
    hint: 'A source is a turn or an exchange of this project, a file or an address. `throughline exchange list` shows the exchanges.',
  },
  fact_not_open: {
    status: 409,
    exit: 2,
    hint: 'What became of it stands in `throughline fact show`. Propose a fact anew if it holds again.',
  },
  fact_not_ratified: {
    status: 409,
    exit: 2,
    hint: 'Only a ratified fact takes the place of another. Ratify it first: `throughline fact ratify`.',
  },
  fact_with_itself: { status: 400, exit: 2, hint: 'Name two different facts.' },
  fact_conflict_unknown: {
    status: 404,
    exit: 2,
    hint: '`throughline fact conflicts` shows the conflicts of this project.',
  },
  fact_conflict_resolved: {
    status: 409,
    exit: 2,
    hint: 'A person has resolved it. Mark the two facts again if they still contradict each other.',
  },
  fact_damaged: {
    status: 500,
    exit: 4,
    hint: 'Somebody changed the words of a fact in the database. Restore a backup, or let a person reject the fact and propose it anew.',
  },
  not_a_side: { status: 400, exit: 2, hint: 'Keep one of the two facts of the conflict, `both` or `neither`.' },
} as const satisfies ErrorTable;

export const refuseFact = refusals(factRefusals);
