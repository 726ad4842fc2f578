// Reads `throughline.work/1` back, also where a person edited it: what does not fit is reported, the rest is read.
import { sha256 } from '../../base/hash.ts';
import { ONE_PASS, type Sliced } from '../../base/in-slices.ts';
import { redactText } from '../../base/redact.ts';
import {
  DEFAULT_PRIORITY,
  goalStatusSchema,
  MAIN_TAG,
  MOST_EVIDENCE,
  tagSchema,
  taskStatusSchema,
  WORK_LIMITS,
} from '../contract.ts';
import { assemble } from './assemble.ts';
import { cleanText, reporting, type Report } from './clean-text.ts';
import {
  refuseTransfer,
  WORK_FORMAT,
  type ImportPlan,
  type Problem,
  type ReadingOptions,
  type TransferFormat,
} from './contract.ts';
import { contentHash, fitId, fitTask, limitList, originalOf, type GoalDraft, type TaskDraft } from './draft.ts';
import {
  checkCount,
  idOf,
  isFields,
  listOf,
  own,
  parseJson,
  partsOf,
  textOf,
  textsOf,
  type Fields,
} from './foreign-json.ts';
import { parseRecordKey, recordKey } from './record-key.ts';
import { shown, titleOf } from './task-fields.ts';
import { blockersOf, checkpointOf, checksOf, evidenceOf, priorityOf } from './work-parts.ts';

/** The source of records whose ids a person wrote by hand. */
const BY_HAND = 'throughline';
const OTHERS = '~others';

export function* readWork(
  text: string,
  { allowText }: Pick<ReadingOptions, 'allowText'>,
  format: TransferFormat & ('json' | 'markdown') = 'json',
): Sliced<ImportPlan> {
  const parsed = parseJson(text);
  if (!parsed.ok) throw refuseTransfer('import_unreadable', `The file cannot be read: ${parsed.message}`);
  const document = parsed.value;
  const version = isFields(document) ? own(document, 'format') : undefined;
  if (!isFields(document) || typeof version !== 'string' || !version.startsWith('throughline.work/')) {
    throw refuseTransfer('import_unreadable', `The file does not say "format": "${WORK_FORMAT}"`);
  }
  if (version !== WORK_FORMAT) {
    throw refuseTransfer('import_version_unknown', `The file has the format ${shown(version)}, not "${WORK_FORMAT}"`);
  }
  return yield* new Reader(format, allowText).read(document);
}

class Reader {
  private readonly format: TransferFormat;
  private readonly problems: Problem[] = [];
  private readonly allowText: boolean;
  private readonly taken = { goal: new Set<string>(), task: new Set<string>() };
  /** Where the search for a free name goes on: from the start, a file of equal ids would take for ever. */
  private readonly copies = { goal: new Map<string, number>(), task: new Map<string, number>() };
  private readonly sources = new Set<string>();
  /** Known before the tasks are read, because references go both ways. */
  private taskKeys: ReadonlySet<string> = new Set();
  private goalKeys: ReadonlySet<string> = new Set();

  constructor(format: TransferFormat, allowText: boolean) {
    this.format = format;
    this.allowText = allowText;
  }

  *read(document: Fields): Sliced<ImportPlan> {
    const reportOnFile = reporting(this.allowText, (code, message, field) =>
      this.problems.push({ code, message, ...(field !== undefined && { path: field }) }),
    );
    const lists = { goals: listOf(document, 'goals', reportOnFile), tasks: listOf(document, 'tasks', reportOnFile) };
    const records = lists.goals.length + lists.tasks.length;
    checkCount(records);
    this.taskKeys = new Set(lists.tasks.flatMap(keyOf));
    yield ONE_PASS;
    const goals: GoalDraft[] = [];
    for (const [index, item] of lists.goals.entries()) {
      goals.push(...this.each(item, 'goal', `goals[${index}]`, goalOf));
      yield goals.at(-1)?.original?.length ?? 0;
    }
    this.goalKeys = new Set(goals.map(({ key }) => key));
    const tasks: TaskDraft[] = [];
    for (const [index, item] of lists.tasks.entries()) {
      const read = (record: Fields, name: Name, report: Report) => this.task(record, name, report);
      tasks.push(...this.each(item, 'task', `tasks[${index}]`, read));
      yield tasks.at(-1)?.original?.length ?? 0;
    }
    if (tasks.some(({ goal }) => goal === recordKey(BY_HAND, OTHERS))) goals.push(othersGoal());
    const source = [...this.sources].toSorted()[0] ?? BY_HAND;
    return yield* assemble({ format: this.format, source, records, goals, tasks, problems: this.problems });
  }

  private each<T>(
    item: unknown,
    kind: 'goal' | 'task',
    path: string,
    read: (record: Fields, name: Name, report: Report) => T,
  ): T[] {
    if (!isFields(item)) {
      this.problems.push({ code: 'not_a_record', message: `It is no ${kind} and was passed over.`, path });
      return [];
    }
    let external_id = '';
    const report = reporting(this.allowText, (code, message, field) =>
      this.problems.push({ code, message, kind, external_id, path, ...(field !== undefined && { field }) }),
    );
    const name = this.name(item, kind, report);
    external_id = name.external_id;
    return [read(item, name, report)];
  }

  private name(record: Fields, kind: 'goal' | 'task', report: Report): Name {
    const given =
      keyOf(record)[0] ?? recordKey(BY_HAND, `~${sha256(redactText(JSON.stringify(record)).text).slice(0, 12)}`);
    if (keyOf(record).length === 0) report('missing_id', 'It has no id; it is called after its content.');
    let key = given;
    for (let copy = this.copies[kind].get(given) ?? 2; this.taken[kind].has(key); copy += 1) {
      key = `${given}~${copy}`;
      this.copies[kind].set(given, copy + 1);
    }
    if (key !== given) report('duplicate_id', `Another ${kind} has the id ${shown(given)}; this one gets a new one.`);
    this.taken[kind].add(key);
    const name = parseRecordKey(key, BY_HAND);
    this.sources.add(name.source);
    return { key, ...name };
  }

  private task(record: Fields, name: Name, report: Report): TaskDraft {
    const rule = { field: 'description', max: WORK_LIMITS.description, lines: 'many' } as const;
    const description = cleanText(textOf(record, 'description', report), rule, report);
    const said = taskStatusSchema.safeParse(own(record, 'status') ?? 'todo');
    if (!said.success)
      report('unknown_status', `Its status ${shown(own(record, 'status'))} is not known; it is to be done.`);
    const status = said.success ? said.data : 'todo';
    const criteria = this.criteria(record, report);
    const checks = checksOf(record, criteria, report);
    const content = {
      title: titleOf(record, name.external_id, report),
      description: description === '' ? null : description,
      status,
      priority: priorityOf(record, report),
      acceptance_criteria: criteria,
      // Left out where there are none, so that a file from before there were checks says the same as then.
      ...(checks.length > 0 && { checks }),
      goal: this.goalKeyOf(record, report),
      parent: null,
      depends_on: textsOf(record, 'depends_on', report).map(fitKey),
      deferred: false,
      archived: own(record, 'archived') === true,
      evidence: limitList(
        partsOf(record, 'evidence', report).flatMap((item) => evidenceOf(item, this.taskKeys, report)),
        MOST_EVIDENCE,
        'items of evidence',
        report,
      ),
      blockers: blockersOf(record, status === 'blocked', report),
      checkpoints: partsOf(record, 'checkpoints', report).flatMap((item) => checkpointOf(item, this.taskKeys, report)),
    };
    const original = originalRecord(record, report);
    return fitTask({ ...name, ...content, original, content_hash: contentHash(content) }, report);
  }

  private criteria(record: Fields, report: Report): string[] {
    const rule = { field: 'acceptance_criteria', max: WORK_LIMITS.criterion, lines: 'one' } as const;
    const texts = textsOf(record, 'acceptance_criteria', report).map((text) => cleanText(text, rule, report));
    const lines = [...new Set(texts.filter((text) => text !== ''))];
    return limitList(lines, WORK_LIMITS.criteria, 'acceptance_criteria', report);
  }

  private goalKeyOf(record: Fields, report: Report): string {
    const goal = idOf(own(record, 'goal'));
    if (goal !== null && this.goalKeys.has(fitKey(goal))) return fitKey(goal);
    report('unknown_goal', 'Its goal is not in the file; it belongs to a goal for all such tasks.', 'goal');
    return recordKey(BY_HAND, OTHERS);
  }
}

interface Name {
  readonly key: string;
  readonly source: string;
  readonly external_id: string;
}

function keyOf(record: unknown): string[] {
  const id = isFields(record) ? idOf(own(record, 'id')) : null;
  return id === null ? [] : [fitKey(id)];
}

/** With a source of at most a line, and an id that fits. */
function fitKey(id: string): string {
  const { source, external_id } = parseRecordKey(id, BY_HAND);
  const line = source.length <= 100 && /^[^\p{Cc}\u2028\u2029]+$/u.test(source) && source.trim() === source;
  return line ? recordKey(source, fitId(external_id)) : recordKey(BY_HAND, fitId(id));
}

/** Of a record that came from elsewhere before, what it was there. */
function originalRecord(record: Fields, report: Report): string {
  const original = own(record, 'original');
  return originalOf(typeof original === 'string' ? original : JSON.stringify(record), report);
}

function goalOf(record: Fields, name: Name, report: Report): GoalDraft {
  const rule = { field: 'text', max: WORK_LIMITS.goalText, lines: 'many' } as const;
  const text = cleanText(textOf(record, 'text', report), rule, report);
  if (text === '') report('missing_title', 'It has no text.', 'text');
  const said = own(record, 'status');
  const status = goalStatusSchema.safeParse(said ?? 'active');
  if (!status.success) report('unknown_status', `Its status ${shown(said)} is not known; it is active.`, 'status');
  const content = {
    text: text === '' ? `Untitled ${name.external_id}` : text,
    priority: priorityOf(record, report) ?? DEFAULT_PRIORITY,
    ...tagOf(record),
    status: status.success ? status.data : ('active' as const),
    archived: own(record, 'archived') === true,
  };
  return { ...name, ...content, original: originalRecord(record, report), content_hash: contentHash(content) };
}

/** One that cannot be a tag stays with the original record. */
function tagOf(record: Fields): { readonly tag?: string } {
  const tag = tagSchema.safeParse(own(record, 'tag'));
  return tag.success && tag.data !== MAIN_TAG ? { tag: tag.data } : {};
}

function othersGoal(): GoalDraft {
  const content = {
    text: 'Imported tasks without a goal',
    priority: DEFAULT_PRIORITY,
    status: 'active',
    archived: false,
  } as const;
  const name = { source: BY_HAND, external_id: OTHERS, key: recordKey(BY_HAND, OTHERS) };
  return { ...name, ...content, original: null, content_hash: contentHash(content) };
}
