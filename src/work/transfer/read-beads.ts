// Reads the JSON lines of Beads: each epic becomes a goal, each other issue a task of its epic, else of one goal for the
// rest. A list of issues in one JSON value, which `bd export` can write too, is read the same way.
import type { Sliced } from '../../base/in-slices.ts';
import { DEFAULT_PRIORITY, WORK_LIMITS } from '../contract.ts';
import { assemble } from './assemble.ts';
import { cleanText, reporting, type Report } from './clean-text.ts';
import type { ImportPlan, Problem, ReadingOptions } from './contract.ts';
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
  isTrue,
  partsOf,
  own,
  parseJson,
  textOf,
  textsOf,
  type Fields,
} from './foreign-json.ts';
import { recordKey } from './record-key.ts';
import { openBlocker, sectionsOf, shown, statusMeaning, titleOf, type StatusMeaning } from './task-fields.ts';

const STATUSES: Readonly<Record<string, StatusMeaning>> = {
  open: { status: 'todo' },
  'in-progress': { status: 'doing' },
  hooked: { status: 'doing' },
  blocked: { status: 'blocked', blocker: 'Blocked in Beads, with no reason given.' },
  closed: { status: 'done' },
  deferred: { status: 'todo', deferred: true },
  pinned: { status: 'todo', archived: true },
  tombstone: { status: 'todo', archived: true },
};
/** The edges that hold an issue back; all others say only that two issues have to do with one another. */
const HOLDS_BACK = new Set(['blocks', 'blocked-by', 'conditional-blocks', 'waits-for']);
/** Records of agents and their talk, and forms to be filled in: kept, never offered as work. */
const NO_WORK = new Set(['message', 'event', 'agent', 'rig', 'role', 'slot']);
const REST = '~rest';

export function* readBeads(text: string, options: ReadingOptions): Sliced<ImportPlan> {
  const reader = new Reader(options);
  const whole = text.trimStart().startsWith('[') ? parseJson(text) : undefined;
  if (whole?.ok === true && Array.isArray(whole.value)) {
    for (const [index, item] of whole.value.entries()) {
      const said = JSON.stringify(item);
      reader.add(item, said, { path: `[${index}]` });
      yield said.length;
    }
    return yield* reader.plan();
  }
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const place = { line: index + 1 };
    const parsed = parseJson(line);
    if (parsed.ok) reader.add(parsed.value, line.trim(), place);
    else reader.refuseRecord('invalid_line', `The line was passed over: ${parsed.message}.`, place);
    yield line.length;
  }
  return yield* reader.plan();
}

type Place = Pick<Problem, 'line' | 'path'>;

interface Issue {
  readonly record: Fields;
  readonly text: string;
  readonly place: Place;
  readonly name: { readonly key: string; readonly source: string; readonly external_id: string };
  readonly isEpic: boolean;
  /** Ids as the file has them. */
  readonly parent: string | null;
  readonly waitsFor: readonly string[];
}

class Reader {
  private readonly problems: Problem[] = [];
  private readonly issues: Issue[] = [];
  private readonly names;
  private records = 0;
  private readonly source: string;
  private readonly allowText: boolean;

  constructor({ source, allowText }: ReadingOptions) {
    this.source = source;
    this.allowText = allowText;
    this.names = createNames(source, 'task');
  }

  refuseRecord(code: 'invalid_line' | 'not_a_record', message: string, place: Place): void {
    this.records += 1;
    checkCount(this.records);
    this.problems.push({ code, message, ...place });
  }

  add(record: unknown, text: string, place: Place): void {
    if (!isFields(record)) return this.refuseRecord('not_a_record', 'It is no issue and was passed over.', place);
    const type = own(record, '_type');
    if (type !== undefined && type !== 'issue') {
      return this.refuseRecord('not_a_record', `It is no issue but ${shown(type)} and was passed over.`, place);
    }
    this.records += 1;
    checkCount(this.records);
    const id = idOf(own(record, 'id'));
    const isEpic = own(record, 'issue_type') === 'epic';
    const report = this.reporter(id === null ? '' : fitId(id), isEpic, place);
    const name = this.names.name(id, text, report);
    this.issues.push({ record, text, place, name, isEpic, ...this.edgesOf(record, id, report) });
  }

  *plan(): Sliced<ImportPlan> {
    const { source, records, issues, problems } = this;
    const epics = new Set(issues.filter((issue) => issue.isEpic).map((issue) => issue.name.key));
    const key = (id: string) => recordKey(source, fitId(id));
    const goals: GoalDraft[] = [];
    const tasks: TaskDraft[] = [];
    const goalDependencies = new Map<string, string[]>();
    for (const issue of issues) {
      const report = this.reporter(issue.name.external_id, issue.isEpic, issue.place);
      const parent = issue.parent === null ? null : key(issue.parent);
      if (issue.isEpic) {
        goals.push(goalOf(issue, report));
        goalDependencies.set(issue.name.key, issue.waitsFor.map(key));
        yield issue.text.length;
        continue;
      }
      const isOfEpic = parent !== null && epics.has(parent);
      const links = {
        goal: isOfEpic ? parent : null,
        parent: isOfEpic ? null : parent,
        depends_on: issue.waitsFor.map(key),
      };
      tasks.push(taskOf(issue, links, report));
      yield issue.text.length;
    }
    // Also a task whose parent is not there, or has no epic, belongs somewhere.
    const byKey = new Map(tasks.map((task) => [task.key, task]));
    const needsRest = tasks.some((task) => task.goal === null && !hasGoalAbove(task, byKey));
    if (needsRest) goals.unshift(this.restGoal());
    return yield* assemble({ format: 'beads', source, records, goals, tasks, goalDependencies, problems });
  }

  private reporter(external_id: string, isEpic: boolean, place: Place): Report {
    const kind = isEpic ? 'goal' : 'task';
    return reporting(this.allowText, (code, message, field) =>
      this.problems.push({ code, message, kind, external_id, ...place, ...(field !== undefined && { field }) }),
    );
  }

  private edgesOf(record: Fields, id: string | null, report: Report): Pick<Issue, 'parent' | 'waitsFor'> {
    const waitsFor: string[] = [];
    let parent: string | null = idOf(own(record, 'parent'));
    for (const edge of partsOf(record, 'dependencies', report)) {
      const to = isFields(edge) ? idOf(own(edge, 'depends_on_id')) : null;
      const type = isFields(edge) ? own(edge, 'type') : undefined;
      const from = isFields(edge) ? idOf(own(edge, 'issue_id')) : null;
      if (to === null) report('wrong_type', 'One of its dependencies names no issue.', 'dependencies');
      else if (from !== null && from !== id) {
        report('dependency_dropped', `A dependency of "${fitId(from)}" stands here and was left out.`, 'dependencies');
      } else if (type === 'parent-child') parent ??= to;
      else if (type === undefined || (typeof type === 'string' && HOLDS_BACK.has(type))) waitsFor.push(to);
    }
    return { parent, waitsFor };
  }

  private restGoal(): GoalDraft {
    const content = {
      text: 'Issues from Beads without an epic',
      priority: DEFAULT_PRIORITY,
      status: 'active',
      archived: false,
    } as const;
    const name = { source: this.source, external_id: REST, key: recordKey(this.source, REST) };
    return { ...name, ...content, original: null, content_hash: contentHash(content) };
  }
}

function hasGoalAbove(task: TaskDraft, byKey: ReadonlyMap<string, TaskDraft>): boolean {
  const seen = new Set<string>();
  for (
    let at: TaskDraft | undefined = task;
    at && !seen.has(at.key);
    at = at.parent === null ? undefined : byKey.get(at.parent)
  ) {
    if (at.goal !== null) return true;
    seen.add(at.key);
  }
  return false;
}

function goalOf({ record, text: whole, name }: Issue, report: Report): GoalDraft {
  const { status, archived = false, deferred = false } = statusMeaning(record, STATUSES, report);
  const said = [titleOf(record, name.external_id, report), textOf(record, 'description', report)];
  const criteria = textOf(record, 'acceptance_criteria', report);
  if (criteria.trim() !== '') said.push(`Done when:\n${criteria}`);
  const rule = { field: 'text', max: WORK_LIMITS.goalText, lines: 'many' } as const;
  const content: Pick<GoalDraft, 'text' | 'priority' | 'status' | 'archived'> = {
    text: cleanText(said.filter((part) => part.trim() !== '').join('\n\n'), rule, report),
    priority: priorityOf(record, report) ?? DEFAULT_PRIORITY,
    status: status === 'done' ? 'done' : deferred ? 'paused' : 'active',
    archived,
  };
  return { ...name, ...content, original: originalOf(whole, report), content_hash: contentHash(content) };
}

function taskOf(issue: Issue, links: Pick<TaskDraft, 'goal' | 'parent' | 'depends_on'>, report: Report): TaskDraft {
  const { record, text, name, waitsFor } = issue;
  const meaning = statusMeaning(record, STATUSES, report);
  const type = own(record, 'issue_type');
  const isNoWork = (typeof type === 'string' && NO_WORK.has(type)) || isTrue(record, 'is_template');
  const title = titleOf(record, name.external_id, report);
  const description = sectionsOf(
    [
      ['', textOf(record, 'description', report)],
      ['Design', textOf(record, 'design', report)],
      ['Notes', textOf(record, 'notes', report)],
    ],
    report,
  );
  const reason = cleanText(
    textOf(record, 'close_reason', report),
    { field: 'close_reason', max: WORK_LIMITS.proof, lines: 'many' },
    report,
  );
  const waits = waitsFor.length > 0 ? `Blocked in Beads; it waits for ${waitsFor.slice(0, 10).join(', ')}.` : undefined;
  const content = {
    title,
    description,
    status: meaning.status,
    priority: priorityOf(record, report),
    acceptance_criteria: criteriaOf(textsOf(record, 'acceptance_criteria', report), report),
    ...links,
    deferred: meaning.deferred === true,
    archived: meaning.archived === true || (isNoWork && meaning.status !== 'done'),
    evidence: meaning.status === 'done' && reason !== '' ? [{ criterion: null, proof: reason }] : [],
    checkpoints: [],
    blockers: meaning.blocker === undefined ? [] : [openBlocker(waits ?? meaning.blocker, report)],
  };
  const original = originalOf(text, report);
  return fitTask({ ...name, ...content, original, content_hash: contentHash(content) }, report);
}

/** The same scale as ours. */
function priorityOf(record: Fields, report: Report): number | null {
  const value = own(record, 'priority');
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 4) return value;
  report('unknown_priority', `Its priority ${shown(value)} is not one from 0 to 4; its goal's counts.`, 'priority');
  return null;
}
