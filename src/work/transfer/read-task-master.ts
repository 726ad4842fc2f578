// Reads the tasks.json of Task Master, with tags or without: each tag becomes a goal, each task and subtask a task.
import type { Sliced } from '../../base/in-slices.ts';
import { DEFAULT_PRIORITY, WORK_LIMITS, type TaskStatus } from '../contract.ts';
import { assemble } from './assemble.ts';
import { cleanText, reporting, silently, type Report } from './clean-text.ts';
import { refuseTransfer, type ImportPlan, type Problem, type ReadingOptions } from './contract.ts';
import {
  contentHash,
  createNames,
  criteriaOf,
  fitId,
  fitTask,
  originalOf,
  type GoalDraft,
  type TaskDraft,
} from './draft.ts';
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
import { recordKey } from './record-key.ts';
import { openBlocker, sectionsOf, shown, statusMeaning, titleOf, type StatusMeaning } from './task-fields.ts';

const STATUSES: Readonly<Record<string, StatusMeaning>> = {
  pending: { status: 'todo' },
  todo: { status: 'todo' },
  'in-progress': { status: 'doing' },
  done: { status: 'done' },
  completed: { status: 'done' },
  review: { status: 'blocked', blocker: 'Waits for its review.' },
  blocked: { status: 'blocked', blocker: 'Blocked in Task Master, with no reason given.' },
  deferred: { status: 'todo', deferred: true },
  cancelled: { status: 'todo', archived: true },
  canceled: { status: 'todo', archived: true },
};
const PRIORITIES: Readonly<Record<string, number>> = { critical: 0, high: 1, medium: 2, low: 3 };
/** What a file without tags is taken for by Task Master itself. */
const DEFAULT_TAG = 'master';

export function* readTaskMaster(text: string, options: ReadingOptions): Sliced<ImportPlan> {
  const parsed = parseJson(text);
  if (!parsed.ok) throw refuseTransfer('import_unreadable', `The file cannot be read: ${parsed.message}`);
  if (!isFields(parsed.value)) throw refuseTransfer('import_unreadable', 'A file of Task Master is a JSON object');
  const reader = new Reader(options);
  const legacy = own(parsed.value, 'tasks');
  if (Array.isArray(legacy)) yield* reader.readTag(DEFAULT_TAG, legacy, { metadata: own(parsed.value, 'metadata') });
  for (const [tag, value] of Object.entries(parsed.value)) {
    if (tag === 'tasks' && Array.isArray(value)) continue;
    const { tasks, ...about } = isFields(value) ? value : {};
    if (Array.isArray(tasks)) yield* reader.readTag(tag, tasks, about);
    else if (!Array.isArray(legacy)) reader.refuseRecord(tag, 'holds no list of tasks');
  }
  return yield* reader.plan();
}

interface Place {
  readonly tag: string;
  readonly path: string;
  /** As Task Master writes it before the ids of parts. */
  readonly prefix: string;
  readonly parent: TaskDraft | null;
}

class Reader {
  private readonly problems: Problem[] = [];
  private readonly goals: GoalDraft[] = [];
  private readonly tasks: TaskDraft[] = [];
  private readonly goalNames;
  private readonly taskNames;
  private records = 0;
  private readonly source: string;
  private readonly allowText: boolean;

  constructor({ source, allowText }: ReadingOptions) {
    this.source = source;
    this.allowText = allowText;
    this.goalNames = createNames(source, 'goal');
    this.taskNames = createNames(source, 'task');
  }

  *plan(): Sliced<ImportPlan> {
    const { source, records, goals, problems } = this;
    // Only now is it known whether the number in a part's dependencies is one of its siblings.
    const known = new Set(this.tasks.map((task) => task.key));
    const tasks = this.tasks.map((task) => ({
      ...task,
      depends_on: task.depends_on.map((either) => {
        const [first = '', second] = either.split('\n');
        return second === undefined || known.has(first) || !known.has(second) ? first : second;
      }),
    }));
    return yield* assemble({ format: 'task-master', source, records, goals, tasks, problems });
  }

  refuseRecord(path: string, message: string): void {
    this.records += 1;
    checkCount(this.records);
    this.problems.push({
      code: 'not_a_record',
      message: `${shown(path)} ${message}; it was passed over.`,
      path: clip(path),
    });
  }

  *readTag(tag: string, tasks: readonly unknown[], about: Fields): Sliced<void> {
    this.records += 1;
    let external_id = fitId(tag);
    const report = reporting(this.allowText, (code, message, field) =>
      this.problems.push({ code, message, kind: 'goal', external_id, ...(field !== undefined && { field }) }),
    );
    const { key, ...name } = this.goalNames.name(tag.trim() === '' ? null : tag, tag, report);
    external_id = name.external_id;
    const metadata = own(about, 'metadata');
    const described = isFields(metadata) ? textOf(metadata, 'description', report).trim() : '';
    const said = described === '' ? `Tasks of the tag "${tag}" in Task Master` : `${tag}: ${described}`;
    const text = cleanText(said, { field: 'text', max: WORK_LIMITS.goalText, lines: 'many' }, report);
    const content = { text, priority: DEFAULT_PRIORITY, status: 'active', archived: false } as const;
    const original = originalOf(JSON.stringify({ tag, ...about }), report);
    this.goals.push({ key, ...name, ...content, original, content_hash: contentHash(content) });
    yield* this.readList(tasks, { tag: external_id, path: `${clip(tag)}.tasks`, prefix: '', parent: null });
  }

  private *readList(list: readonly unknown[], place: Place): Sliced<void> {
    checkCount(this.records + list.length);
    for (const [index, item] of list.entries()) {
      const path = `${place.path}[${index}]`;
      if (isFields(item)) yield* this.readTask(item, { ...place, path });
      else this.refuseRecord(path, 'is no task');
    }
  }

  private *readTask(record: Fields, place: Place): Sliced<void> {
    this.records += 1;
    checkCount(this.records);
    const { tag, path, prefix, parent } = place;
    const { subtasks: _, ...rest } = record;
    const text = JSON.stringify(rest);
    const id = idOf(own(record, 'id'));
    // A part's id may come with its parent's in front.
    const full = id === null ? null : prefix !== '' && !id.startsWith(prefix) ? prefix + id : id;
    let external_id = full === null ? path : `${tag}:${full}`;
    const report = reporting(this.allowText, (code, message, field) =>
      this.problems.push({ code, message, kind: 'task', external_id, path, ...(field !== undefined && { field }) }),
    );
    const { key, ...name } = this.taskNames.name(full === null ? null : `${tag}:${full}`, text, report);
    external_id = name.external_id;

    const meaning = statusMeaning(record, STATUSES, report);
    const title = titleOf(record, external_id, report);
    const strategy = textOf(record, 'testStrategy', report);
    // What fits one line can be proven as a criterion; more goes into the description.
    const isCriterion =
      strategy.trim() !== '' && !strategy.trim().includes('\n') && strategy.trim().length <= WORK_LIMITS.criterion;
    const description = sectionsOf(
      [
        ['', textOf(record, 'description', report)],
        ['Details', textOf(record, 'details', report)],
        ['Test strategy', isCriterion ? '' : strategy],
      ],
      report,
    );
    const acceptance_criteria = criteriaOf(
      [...textsOf(record, 'acceptanceCriteria', report), ...(isCriterion ? [strategy] : [])],
      report,
    );
    const dependencies = partsOf(record, 'dependencies', report).flatMap((item) => {
      const to = idOf(item);
      if (to === null) report('wrong_type', `One of its dependencies is no id: ${shown(item)}.`, 'dependencies');
      return to === null ? [] : [this.reference(to, tag, prefix)];
    });
    const content = {
      title,
      description,
      status: meaning.status satisfies TaskStatus,
      priority: this.priorityOf(record, report) ?? parent?.priority ?? null,
      acceptance_criteria,
      depends_on: dependencies,
      deferred: meaning.deferred === true,
      archived: meaning.archived === true,
      parent: parent?.key ?? null,
      goal: recordKey(this.source, tag),
      evidence: [],
      checkpoints: [],
      blockers: meaning.blocker === undefined ? [] : [openBlocker(meaning.blocker, report)],
    };
    const original = originalOf(text, report);
    const draft = fitTask({ key, ...name, ...content, original, content_hash: contentHash(content) }, report);
    this.tasks.push(draft);
    yield text.length;
    const parts = listOf(record, 'subtasks', report);
    yield* this.readList(parts, { tag, path: `${path}.subtasks`, prefix: `${full ?? external_id}.`, parent: draft });
  }

  /** A number in a part is a sibling, as Task Master reads it; where there is none, the task of that number. */
  private reference(to: string, tag: string, prefix: string): string {
    const key = (id: string) => recordKey(this.source, fitId(`${tag}:${id}`));
    return prefix === '' || to.includes('.') ? key(to) : `${key(prefix + to)}\n${key(to)}`;
  }

  private priorityOf(record: Fields, report: Report): number | null {
    const value = own(record, 'priority');
    if (value === undefined || value === null || value === '') return null;
    const name = typeof value === 'string' ? value.trim().toLowerCase() : '';
    const priority = Object.hasOwn(PRIORITIES, name) ? PRIORITIES[name] : undefined;
    if (priority === undefined)
      report('unknown_priority', `Its priority ${shown(value)} is not known; its goal's counts.`, 'priority');
    return priority ?? null;
  }
}

function clip(path: string): string {
  return cleanText(path, { field: 'path', max: 200, lines: 'one' }, silently());
}
