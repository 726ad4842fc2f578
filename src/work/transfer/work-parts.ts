// The parts of a task in `throughline.work/1`: evidence, blockers and checkpoints, each read with its limits.
import {
  checkSchema,
  checkpointCodeSchema,
  contextRefSchema,
  evidenceItemSchema,
  executedSchema,
  needsSchema,
  recordedNextStepSchema,
  prioritySchema,
  seenContextSchema,
  whereWeLeftOffSchema,
  WORK_LIMITS,
  type Check,
  type Executed,
  type Needs,
} from '../contract.ts';
import { redactText } from '../../base/redact.ts';
import { fittingCode } from '../rules/decide-tasks.ts';
import { cleanText, type Report } from './clean-text.ts';
import type { PlannedBlocker, PlannedCheckpoint, PlannedTask, RecordKey } from './contract.ts';
import { limitList } from './draft.ts';
import { isFields, own, partsOf, textOf, textsOf, type Fields } from './foreign-json.ts';
import { refWithId } from './refs.ts';
import { openBlocker, shown } from './task-fields.ts';

/** Stands for any task while a reference is checked. */
const SOME_ID = '00000000-0000-8000-8000-000000000000';

const seenSchema = seenContextSchema
  .refine(({ ref }) => ref.isWellFormed() && !ref.includes('\0'))
  .array()
  .max(WORK_LIMITS.contextRefs);

export function priorityOf(record: Fields, report: Report): number | null {
  const value = own(record, 'priority');
  const parsed = prioritySchema.nullable().safeParse(value ?? null);
  if (!parsed.success) report('unknown_priority', `Its priority ${shown(value)} is not one from 0 to 4.`, 'priority');
  return parsed.success ? parsed.data : null;
}

const ONE = { lines: 'one' } as const;
const MANY = { lines: 'many' } as const;

export function evidenceOf(item: unknown, tasks: ReadonlySet<RecordKey>, report: Report): PlannedTask['evidence'] {
  const fields = isFields(item) ? item : {};
  const rules = {
    criterion: { field: 'criterion', max: WORK_LIMITS.criterion, ...ONE },
    proof: { field: 'proof', max: WORK_LIMITS.proof, ...MANY },
  };
  const criterion = own(fields, 'criterion') ?? null;
  const parsed = evidenceItemSchema.safeParse({
    criterion: criterion === null ? null : cleanText(textOf(fields, 'criterion', report), rules.criterion, report),
    proof: cleanText(textOf(fields, 'proof', report), rules.proof, report),
  });
  if (!parsed.success) {
    report('wrong_type', 'One item of its evidence is none and was left out.', 'evidence');
    return [];
  }
  const refs = own(fields, 'refs');
  const overridden = overriddenOf(fields, report);
  return [
    {
      ...parsed.data,
      ...(Array.isArray(refs) && { refs: refsOf(refs, tasks, report) }),
      ...executedOf(fields, report),
      ...(overridden === '' ? {} : { overridden }),
    },
  ];
}

/** A run on another machine, or one that somebody wrote down: kept, and no proof of the code at hand. */
function executedOf(fields: Fields, report: Report): { executed?: Executed } {
  const given = own(fields, 'executed');
  if (given === undefined) return {};
  const run: Fields = isFields(given) ? given : {};
  const rule = { field: 'tail', max: WORK_LIMITS.tail, ...MANY };
  const tail = cleanText(textOf(run, 'tail', report), rule, report).replaceAll('\r', '');
  const parsed = executedSchema.safeParse({ ...run, tail, imported: true });
  if (parsed.success && isOwnText(parsed.data.command)) return { executed: parsed.data };
  report('wrong_type', 'What it says of a run of a command does not fit; the proof counts as claimed.', 'evidence');
  return {};
}

function overriddenOf(fields: Fields, report: Report): string {
  if (own(fields, 'overridden') === undefined) return '';
  return cleanText(
    textOf(fields, 'overridden', report),
    { field: 'overridden', max: WORK_LIMITS.reason, ...MANY },
    report,
  );
}

/** Whoever imports a command should not run another one than its file says: what has to be changed is left out. */
export function checksOf(record: Fields, criteria: readonly string[], report: Report): Check[] {
  const checks: Check[] = [];
  for (const item of partsOf(record, 'checks', report)) {
    const parsed = checkSchema.safeParse(item);
    const check = parsed.success ? parsed.data : undefined;
    const isFit =
      check !== undefined &&
      isOwnText(check.command) &&
      criteria.includes(check.criterion) &&
      !checks.some(({ criterion }) => criterion === check.criterion);
    if (isFit) checks.push(check);
    else report('invalid_check', 'One of its checks is none, or of no criterion of it, and was left out.', 'checks');
  }
  return checks;
}

function isOwnText(text: string): boolean {
  return text.isWellFormed() && redactText(text).found.length === 0;
}

/** The open ones first. A blocked task has one. */
export function blockersOf(record: Fields, isBlocked: boolean, report: Report): PlannedBlocker[] {
  const all = partsOf(record, 'blockers', report).map((item) => {
    const fields: Fields = isFields(item) ? item : { text: typeof item === 'string' ? item : '' };
    const blocker = openBlocker(textOf(fields, 'text', report), report, needsOf(fields, report));
    return own(fields, 'status') === 'resolved' ? resolved(blocker, fields, report) : blocker;
  });
  const open = all.filter(({ status }) => status === 'open');
  if (isBlocked && open.length === 0) open.push(openBlocker('', report));
  const closed = all.filter(({ status }) => status === 'resolved');
  return limitList(open, WORK_LIMITS.openBlockers, 'open blockers', report).concat(closed);
}

function needsOf(fields: Fields, report: Report): Needs | undefined {
  const value = own(fields, 'needs');
  if (value === undefined || value === null) return undefined;
  const parsed = needsSchema.safeParse(value);
  if (!parsed.success) report('wrong_type', `A blocker needs ${shown(value)}, who is nobody we know.`, 'blockers');
  return parsed.data;
}

function resolved({ text, ...blocker }: PlannedBlocker, fields: Fields, report: Report): PlannedBlocker {
  const rule = { field: 'resolution', max: WORK_LIMITS.reason, lines: 'many' } as const;
  const resolution = cleanText(textOf(fields, 'resolution', report), rule, report);
  return {
    ...blocker,
    text,
    status: 'resolved',
    resolution: resolution === '' ? 'Resolved before it was imported.' : resolution,
  };
}

export function checkpointOf(item: unknown, tasks: ReadonlySet<RecordKey>, report: Report): PlannedCheckpoint[] {
  const record = isFields(item) ? item : {};
  const clean = (field: string, max: number, lines: 'one' | 'many') =>
    cleanText(textOf(record, field, report), { field, max, lines }, report);
  const where = whereWeLeftOffSchema.safeParse(clean('where_we_left_off', WORK_LIMITS.whereWeLeftOff, 'many'));
  const step = recordedNextStepSchema.safeParse(clean('next_step', WORK_LIMITS.nextStep, 'one'));
  const rule = { field: 'blockers', max: WORK_LIMITS.blocker, ...MANY };
  const texts = textsOf(record, 'blockers', report).map((text) => cleanText(text, rule, report));
  const blockers = limitList(
    texts.filter((text) => text !== ''),
    WORK_LIMITS.openBlockers,
    'blockers',
    report,
  );
  const seen = seenSchema.safeParse(own(record, 'seen') ?? []);
  if (!where.success || !step.success || !seen.success) {
    report('invalid_checkpoint', 'One of its checkpoints does not fit and was left out.', 'checkpoints');
    return [];
  }
  const refs = refsOf(textsOf(record, 'needed_context_refs', report), tasks, report);
  const checkpoint = {
    where_we_left_off: where.data,
    next_step: step.data,
    needed_context_refs: refs,
    blockers,
    seen: seen.data,
  };
  return [{ ...checkpoint, ...codeOf(record, checkpoint, report) }];
}

const codeSchema = checkpointCodeSchema.omit({ snapshot: true, imported: true });

/** Nobody asked git here: a reader sees where it comes from. */
function codeOf(record: Fields, texts: object, report: Report): Pick<PlannedCheckpoint, 'code'> {
  const given = own(record, 'code');
  if (given === undefined) return {};
  const parsed = codeSchema.safeParse(given);
  if (parsed.success) return { code: fittingCode({ ...parsed.data, imported: true }, texts) };
  report('invalid_checkpoint', 'What a checkpoint says of its code does not fit and was left out.', 'checkpoints');
  return {};
}

/** Those that are none are left out and reported. */
function refsOf(given: readonly unknown[], tasks: ReadonlySet<RecordKey>, report: Report): string[] {
  const isRef = (ref: string) =>
    ref.isWellFormed() &&
    contextRefSchema.safeParse(refWithId(ref, (key) => (tasks.has(key) ? SOME_ID : undefined))).success;
  const refs = given.filter((ref) => typeof ref === 'string').filter(isRef);
  if (refs.length < given.length) report('invalid_ref', 'References that are none were left out.', 'refs');
  return limitList(refs, WORK_LIMITS.contextRefs, 'refs', report);
}
