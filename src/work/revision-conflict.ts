// Tells a caller that lost a race: who wrote what since the revision it read, what it wanted, and the record as it is now.
import { Refusal } from '../base/errors.ts';
import { redactedStart } from '../base/redact.ts';
import type { ReadTx, Store } from '../store/store.ts';
import { WORK_LIMITS, refuse, type Checkpoint, type Goal, type Project, type Task } from './contract.ts';
import * as q from './queries.ts';
import { latestCheckpoint } from './records/checkpoint-history.ts';
import { blockerRecord } from './records/entity-record.ts';
import { readGoal, readProject, readTask } from './records/read-record.ts';

/** What has a revision: its id is the project's own for `project`. */
export interface Revised {
  readonly collection: 'project' | 'goals' | 'tasks';
  readonly id: string;
  /** For messages: what people call it. */
  readonly name: string;
  readonly changed_seq: number;
}

/** Inside the decision: nothing is written over a change that the caller has not seen. */
export function refuseStale(record: Revised, ifRevision: number | undefined): void {
  if (ifRevision === undefined || record.changed_seq === ifRevision) return;
  const details: Stale = { record, ifRevision };
  throw refuse('revision_conflict', `${record.name} is not at revision ${ifRevision}`, { ...details });
}

/** On its way from the decision to `explainConflict`, which reads what the write lock need not wait for. */
interface Stale {
  readonly record: Revised;
  readonly ifRevision: number;
}

/** One write since the revision that the caller had. */
interface Since {
  readonly event_seq: number;
  readonly event_type: string;
  readonly actor: string;
  readonly timestamp: string;
  /** The fields that it set. */
  readonly fields: readonly string[];
  /** The text of the blocker that it added or resolved. */
  readonly blocker?: string;
}

const ID_NAMES = { project: 'project_id', goals: 'goal_id', tasks: 'task_id' } as const;
/** What a command carries beside the change itself. */
const ENVELOPE = new Set(['project_id', 'task_id', 'blocker_id', 'owner', 'override', 'ttl_ms']);
const MOST_SINCE = 20;
/** How many events back they are looked for. */
const FARTHEST = 10_000;
const PAGE = 500;
/** Of one text, and of a version as a whole. */
const QUOTED_TEXT = 200;
const QUOTED = 600;

/** Any other error stays as it is. */
export async function explainConflict(
  store: Store,
  projectId: string,
  command: Readonly<Record<string, unknown>>,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof Refusal) || error.code !== 'revision_conflict') return error;
  const { record, ifRevision } = error.details as unknown as Stale;
  const { now, since, more } = await store.read(async (tx) => ({
    now: await recordOf(tx, projectId, record, 'where_we_left_off' in command),
    ...(await writtenSince(tx, projectId, record, ifRevision)),
  }));
  const yours = Object.fromEntries(
    Object.entries(command).filter(([name, value]) => value !== undefined && !isEnvelope(name, record)),
  );
  const said = since.map(({ event_type, fields, blocker, actor, timestamp }) => {
    const what = blocker === undefined ? fields.join(', ') : quoted(blocker);
    return `${event_type}${what === '' ? '' : ` (${what})`} by "${actor}" at ${timestamp}`;
  });
  // An undo or a rollback, which put it back to an earlier revision, would be among them.
  const isAhead = now !== null && now.revision < ifRevision && since.length === 0 && !more;
  return refuse(
    'revision_conflict',
    [
      ...(isAhead
        ? [`${record.name} has not reached revision ${ifRevision}: it is at ${now.revision}`]
        : [
            `${record.name} is at revision ${now?.revision ?? 'none'}, not ${ifRevision}`,
            `Since then: ${said.length > 0 ? said.slice(0, 5).join('; ') : 'nothing that is still in reach'}${more || said.length > 5 ? '; and more' : ''}`,
          ]),
      `Yours: ${quoted(yours)}`,
      `Now: ${quoted(now === null ? null : shownOf(now, Object.keys(yours)))}`,
    ].join('. '),
    {
      [ID_NAMES[record.collection]]: record.id,
      if_revision: ifRevision,
      revision: now?.revision ?? null,
      since,
      more,
      yours,
      now,
    },
  );
}

/** A task may be moved to another goal; a goal's own id is where the command goes. */
function isEnvelope(name: string, { collection }: Revised): boolean {
  return ENVELOPE.has(name) || (name === 'goal_id' && collection === 'goals');
}

const COMPARED = ['where_we_left_off', 'next_step', 'needed_context_refs', 'blockers'] as const;
type Compared = Partial<Pick<Checkpoint, (typeof COMPARED)[number]>>;

/** Null when it was taken back meanwhile. A checkpoint is no field of its task: its texts stand beside them. */
async function recordOf(
  tx: ReadTx,
  projectId: string,
  { collection, id }: Revised,
  withCheckpoint: boolean,
): Promise<Project | Goal | (Task & Compared) | null> {
  try {
    if (collection === 'project') return await readProject(tx, projectId);
    if (collection === 'goals') return await readGoal(tx, projectId, id);
    const task = await readTask(tx, projectId, id);
    const checkpoint = withCheckpoint ? await latestCheckpoint(tx, projectId, id) : null;
    return checkpoint ? { ...task, ...Object.fromEntries(COMPARED.map((name) => [name, checkpoint[name]])) } : task;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Newest first. */
async function writtenSince(
  tx: ReadTx,
  projectId: string,
  record: Revised,
  revision: number,
): Promise<{ readonly since: readonly Since[]; readonly more: boolean }> {
  const since: Since[] = [];
  const head = (await tx.get(q.readHead, projectId))?.head_seq ?? 0;
  for (let at = head + 1; at > revision + 1;) {
    if (head - at > FARTHEST) return { since, more: true };
    const page = await tx.all(q.readEventsBefore, projectId, at, PAGE);
    for (const { event_seq, event_type, actor, timestamp, payload } of page) {
      at = event_seq;
      if (event_seq <= revision) return { since, more: false };
      const told = JSON.parse(payload) as Payload;
      const fields = fieldsOf(record, event_type, told);
      if (!fields) continue;
      if (since.length === MOST_SINCE) return { since, more: true };
      const blocker = event_type.startsWith('blocker.') ? await blockerText(tx, projectId, told) : undefined;
      since.push({ event_seq, event_type, actor, timestamp, fields, ...(blocker === undefined ? {} : { blocker }) });
    }
    if (page.length < PAGE) break;
  }
  return { since, more: false };
}

/** The event that resolves a blocker names it by its id alone. */
async function blockerText(tx: ReadTx, projectId: string, told: Payload): Promise<string | undefined> {
  const { text, task_id = '', blocker_id } = told;
  if (text !== undefined) return text;
  const row = (await tx.all(q.readBlockersOfTask, projectId, task_id, WORK_LIMITS.page)).find(
    ({ id }) => id === blocker_id,
  );
  return row && blockerRecord(projectId, row).text;
}

interface Payload {
  readonly blocker_id?: string;
  readonly text?: string;
  readonly task_id?: string;
  readonly goal_id?: string;
  readonly changes?: object;
  readonly restored?: readonly { readonly collection: string; readonly id: string }[];
}

/** Undefined when the event did not change the record. */
function fieldsOf({ collection, id }: Revised, type: string, payload: Payload): readonly string[] | undefined {
  if (type === 'ledger.rolled_back') return [];
  if (type === 'change.undone') {
    const isAbout = payload.restored?.some((entity) => {
      return entity.collection === collection && (collection === 'project' || entity.id === id);
    });
    return isAbout ? [] : undefined;
  }
  const isAbout =
    collection === 'project'
      ? type.startsWith('project.')
      : collection === 'goals'
        ? type.startsWith('goal.') && payload.goal_id === id
        : /^(?:task|blocker|checkpoint)\./.test(type) && payload.task_id === id;
  if (!isAbout) return undefined;
  if (type === 'checkpoint.recorded') return ['checkpoint'];
  if (type.startsWith('blocker.')) return ['blockers'];
  return Object.keys(payload.changes ?? {});
}

/** Of the record as it is: what the caller wanted to change, or else where it stands. */
function shownOf(now: object, names: readonly string[]): object {
  const shown = Object.entries(now).filter(([name]) => names.includes(name));
  return Object.fromEntries(shown.length > 0 ? shown : Object.entries(now).filter(([name]) => name === 'status'));
}

function quoted(value: unknown): string {
  const text = JSON.stringify(value, (_name, member: unknown) =>
    typeof member === 'string' ? cut(member, QUOTED_TEXT) : member,
  );
  return cut(text, QUOTED);
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${redactedStart(text, most)}…`;
}
