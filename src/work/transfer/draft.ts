// What the readers make of a file before dependencies are resolved: one draft for each record, in the file's order.
import { canonicalJson } from '../../base/canonical-json.ts';
import { sha256 } from '../../base/hash.ts';
import { redactText } from '../../base/redact.ts';
import { WORK_LIMITS, type EvidenceItem } from '../contract.ts';
import { cleanOriginal, cleanText, cutAt, silently, type Report } from './clean-text.ts';
import {
  TRANSFER_LIMITS,
  type PlannedGoal,
  type PlannedTask,
  type Problem,
  type RecordKey,
  type TransferFormat,
} from './contract.ts';
import { recordKey } from './record-key.ts';

export type GoalDraft = PlannedGoal;

export interface TaskDraft extends Omit<PlannedTask, 'goal'> {
  /** Null where only its parent says to which goal it belongs. */
  readonly goal: RecordKey | null;
  /** The task that it is a part of. */
  readonly parent: RecordKey | null;
  /** As the file has them: unknown ones, circles, and goals that have to be reached first. */
  readonly depends_on: readonly RecordKey[];
  /** Put off, not given up. */
  readonly deferred: boolean;
}

export interface Drafts {
  readonly format: TransferFormat;
  readonly source: string;
  readonly records: number;
  readonly goals: readonly GoalDraft[];
  readonly tasks: readonly TaskDraft[];
  /** What has to be done before a goal, and so before each of its tasks. */
  readonly goalDependencies?: ReadonlyMap<RecordKey, readonly RecordKey[]>;
  readonly problems: Problem[];
}

/** The ids of one kind in one file: every record gets one of its own, so that none is lost. */
export function createNames(source: string, kind: 'goal' | 'task') {
  const taken = new Set<string>();
  /** Where the search for a free name goes on: from the start, a file of equal ids would take for ever. */
  const copies = new Map<string, number>();
  return {
    name(given: string | null, content: string, report: Report): { source: string; external_id: string; key: string } {
      const wanted = given === null ? `~${sha256(redactText(content).text).slice(0, 12)}` : fitId(given, report);
      if (given === null) report('missing_id', `It has no id; it is called "${wanted}" after its content.`);
      let external_id = wanted;
      for (let copy = copies.get(wanted) ?? 2; taken.has(external_id); copy += 1) {
        external_id = `${wanted}~${copy}`;
        copies.set(wanted, copy + 1);
      }
      taken.add(external_id);
      if (external_id !== wanted) {
        report('duplicate_id', `Another ${kind} has the id "${wanted}"; this one is called "${external_id}".`);
      }
      return { source, external_id, key: recordKey(source, external_id) };
    },
  };
}

/** An id that is one short line, as ids have to be; a changed one ends in a hash, so that it stays one of its own. */
export function fitId(given: string, report?: Report): string {
  const max = TRANSFER_LIMITS.externalId - 8;
  const clean = cleanText(given, { field: 'id', max: given.length + 1_000, lines: 'one' }, silently());
  if (clean === given && clean.length <= max) return given;
  const fitted = `${clean.slice(0, max - 14).toWellFormed()}~${sha256(redactText(given.toWellFormed()).text).slice(0, 12)}`;
  report?.('changed_id', `Its id is too long or not one line of text; it is called "${fitted}".`);
  return fitted;
}

/** Of what the source says of the record, without its secrets, its place in the file or what others say of it. */
export function contentHash(content: object): string {
  return sha256(canonicalJson(JSON.parse(JSON.stringify(content))));
}

export function originalOf(text: string, report: Report): string {
  return cleanOriginal(text, TRANSFER_LIMITS.originalBytes, report);
}

/** Shortens its longest texts until the ledger can hold it. Only records full of wide characters come here. */
export function fitTask(draft: TaskDraft, report: Report): TaskDraft {
  const size = (task: TaskDraft) =>
    Buffer.byteLength(JSON.stringify({ ...task, original: null, checkpoints: [], blockers: [] }));
  const steps: ((task: TaskDraft) => TaskDraft)[] = [
    (task) => ({ ...task, evidence: task.evidence.map(withoutTail) }),
    (task) => ({ ...task, description: short(task.description, 2_000, report) }),
    (task) => ({
      ...task,
      evidence: task.evidence.map((item) => ({ ...item, proof: short(item.proof, 100, report) ?? '…' })),
    }),
    (task) => ({ ...task, evidence: [] }),
  ];
  let fitted = draft;
  for (const step of steps) {
    if (size(fitted) <= TRANSFER_LIMITS.recordBytes) break;
    fitted = step(fitted);
  }
  if (fitted !== draft)
    report('text_cut', 'It is larger than a task can be; its longest texts are kept in its original.');
  return fitted;
}

function withoutTail({ executed, ...item }: EvidenceItem): EvidenceItem {
  return executed ? { ...item, executed: { ...executed, tail: '' } } : item;
}

function short(text: string | null, max: number, { allowText }: Report): string | null {
  return text !== null && text.length > max ? cutAt(text, max, allowText) : text;
}

/** At most so many, the rest reported. */
export function limitList<T>(items: readonly T[], max: number, field: string, report: Report): T[] {
  if (items.length <= max) return [...items];
  report('list_cut', `It has ${items.length} ${field}; ${max} are kept here, all in its original.`, field);
  return items.slice(0, max);
}

/** Criteria are lines; files have them as a list, or as text with one in each line. */
export function criteriaOf(texts: readonly string[], report: Report): string[] {
  const rule = { field: 'acceptance_criteria', max: WORK_LIMITS.criterion, lines: 'one' } as const;
  const lines = texts
    .flatMap((text) => text.split(/\r\n|[\n\r\u2028\u2029]/))
    .map((line) => line.replace(/^\s*(?:[-*+•]\s+|\d{1,3}[.)]\s+)?(?:\[[ xX]?\]\s+)?/, ''))
    .map((line) => cleanText(line, rule, report))
    .filter((line) => line !== '');
  return limitList([...new Set(lines)], WORK_LIMITS.criteria, 'acceptance_criteria', report);
}
