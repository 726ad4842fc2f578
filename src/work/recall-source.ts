// Work as recall sees it: goals, tasks and checkpoints, by what changed in the ledger. An event only says which records it touched; what
// they say now is read from the records, so that undo and rollback need no rules of their own here.
import { readByPosition, readHead } from '../ledger/queries.ts';
import { ROLLED_BACK } from '../ledger/streams/registry.ts';
import type { EventRow, Token } from '../ledger/contract.ts';
import { readAny } from '../store/rows.ts';
import type { ReadTx, Store } from '../store/store.ts';
import type { Checkpoint, Goal, Task } from './contract.ts';
import * as q from './queries.ts';
import { checkpointsBack } from './records/checkpoint-history.ts';
import { goalRecord, recordedCheckpoint, taskRecord } from './records/entity-record.ts';
import { workEvents } from './state/events.ts';

export interface WorkDocument {
  readonly project_id: string;
  readonly ref: string;
  readonly kind: 'goal' | 'task' | 'checkpoint';
  readonly text: string;
  readonly created_at: string;
}

export interface WorkChanges {
  readonly documents: readonly WorkDocument[];
  readonly removed: readonly { readonly project_id: string; readonly ref: string }[];
  /** What the documents name of these is all that there is. */
  readonly replaced: readonly { readonly project_id: string; readonly prefix: string }[];
  readonly cursor: string;
  readonly position: number;
  readonly head: number;
}

export interface WorkSource {
  readonly name: string;
  changesAfter(cursor: string | undefined, limit: number): Promise<WorkChanges>;
  texts(projectId: string, refs: readonly string[]): Promise<ReadonlyMap<string, string>>;
  head(): Promise<number>;
}

const PAGE = 500;

export function createWorkSource(store: Store): WorkSource {
  return {
    name: 'work',
    changesAfter: (cursor, limit) => store.read((tx) => changesAfter(tx, Number(cursor ?? 0), limit)),
    texts: (projectId, refs) => store.read((tx) => textsOf(tx, projectId, refs)),
    head: () => store.read(async (tx) => (await tx.get(readHead))?.position ?? 0),
  };
}

/** What every goal, task and checkpoint of the home says now, one project after the other. */
export async function* everyWorkText(store: Store): AsyncIterable<string> {
  for (const { project_id } of await store.read((tx) => tx.all(q.readProjects, Number.MAX_SAFE_INTEGER)))
    for (const { text } of await store.read((tx) => wholeProject(tx, project_id))) yield text;
}

/** What the events of a page touched, by project. */
class Touched {
  readonly ids = new Set<string>();
  /** Tasks of which checkpoints may have been taken back. */
  readonly takenBack = new Set<string>();
  readonly checkpoints = new Set<string>();
  isWhole = false;
}

async function changesAfter(tx: ReadTx, after: number, limit: number): Promise<WorkChanges> {
  const events = await tx.all(readByPosition, after, limit);
  const head = (await tx.get(readHead))?.position ?? 0;
  const position = events.length < limit ? head : (events.at(-1)?.position ?? head);
  const byProject = new Map<string, Touched>();
  for (const event of events) {
    if (event.event_type !== ROLLED_BACK && !Object.hasOwn(workEvents, event.event_type)) continue;
    const touched = byProject.get(event.workflow_id) ?? new Touched();
    byProject.set(event.workflow_id, touched);
    touch(touched, event);
  }
  const documents: WorkDocument[] = [];
  const removed: { project_id: string; ref: string }[] = [];
  const replaced: { project_id: string; prefix: string }[] = [];
  for (const [project_id, touched] of byProject) {
    if (touched.isWhole) {
      replaced.push({ project_id, prefix: '' });
      documents.push(...(await wholeProject(tx, project_id)));
      continue;
    }
    const ids = [...touched.ids];
    const keys = ids.map((id) => [project_id, id]);
    const tasks = (await readAny(tx, q.readTaskBodies, keys)).map((row) => taskRecord(project_id, row));
    const goals = (await readAny(tx, q.readGoalBodies, keys)).map((row) => goalRecord(project_id, row));
    documents.push(...tasks.map(taskDocument), ...goals.map(goalDocument));
    const known = new Set([...tasks.map(({ task_id }) => task_id), ...goals.map(({ goal_id }) => goal_id)]);
    for (const id of ids) {
      if (known.has(id)) continue;
      removed.push({ project_id, ref: `task:${id}` }, { project_id, ref: `goal:${id}` });
      replaced.push({ project_id, prefix: `checkpoint:${id}@` });
    }
    for (const id of touched.takenBack) {
      replaced.push({ project_id, prefix: `checkpoint:${id}@` });
      documents.push(...(await checkpointsOf(tx, project_id, id)));
    }
    for (const name of touched.checkpoints) {
      const [task = '', seq = ''] = name.split('@');
      if (touched.takenBack.has(task) || !known.has(task)) continue;
      const row = await tx.get(q.readCheckpoint, project_id, task, Number(seq));
      if (row)
        documents.push(checkpointDocument(project_id, { task_id: task, ...recordedCheckpoint(project_id, row) }));
    }
  }
  return { documents, removed, replaced, cursor: String(position), position, head };
}

function touch(touched: Touched, { event_type, event_seq, workflow_id, tokens, payload }: EventRow): void {
  const isTakingBack = event_type === 'change.undone' || event_type === ROLLED_BACK;
  for (const { token_class, token_value } of JSON.parse(tokens) as readonly Token[]) {
    if (token_class !== 'entityId') continue;
    if (token_value !== workflow_id) touched.ids.add(token_value);
    // A rollback of very many records names the project alone.
    else if (event_type === ROLLED_BACK) touched.isWhole = true;
    if (isTakingBack && token_value !== workflow_id) touched.takenBack.add(token_value);
  }
  if (event_type !== 'checkpoint.recorded') return;
  const { task_id } = JSON.parse(payload) as { readonly task_id: string };
  touched.checkpoints.add(`${task_id}@${event_seq}`);
}

async function wholeProject(tx: ReadTx, projectId: string): Promise<WorkDocument[]> {
  const documents: WorkDocument[] = [];
  const goalRows = await tx.all(q.listEveryGoal, projectId);
  documents.push(...goalRows.map((row) => goalDocument(goalRecord(projectId, row))));
  for (let afterNumber = 0; ;) {
    const rows = await tx.all(q.pageTasks, projectId, afterNumber, PAGE);
    for (const row of rows) {
      const task = taskRecord(projectId, row);
      documents.push(taskDocument(task), ...(await checkpointsOf(tx, projectId, task.task_id)));
      afterNumber = task.number;
    }
    if (rows.length < PAGE) return documents;
  }
}

async function checkpointsOf(tx: ReadTx, projectId: string, taskId: string): Promise<WorkDocument[]> {
  const documents: WorkDocument[] = [];
  for await (const checkpoint of checkpointsBack(tx, projectId, taskId))
    documents.push(checkpointDocument(projectId, checkpoint));
  return documents;
}

async function textsOf(tx: ReadTx, projectId: string, refs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const idsOf = (kind: string) =>
    refs.flatMap((ref) => (ref.startsWith(`${kind}:`) ? [[projectId, ref.slice(kind.length + 1)]] : []));
  for (const row of await readAny(tx, q.readTaskBodies, idsOf('task')))
    texts.set(`task:${row.id}`, taskText(taskRecord(projectId, row)));
  for (const row of await readAny(tx, q.readGoalBodies, idsOf('goal')))
    texts.set(`goal:${row.id}`, goalRecord(projectId, row).text);
  for (const ref of refs) {
    const [, task, seq] = /^checkpoint:([^@]+)@(\d+)$/.exec(ref) ?? [];
    const row = task === undefined ? undefined : await tx.get(q.readCheckpoint, projectId, task, Number(seq));
    if (row) texts.set(ref, checkpointText(recordedCheckpoint(projectId, row)));
  }
  return texts;
}

function goalDocument({ project_id, goal_id, text, created_at }: Goal): WorkDocument {
  return { project_id, ref: `goal:${goal_id}`, kind: 'goal', text, created_at };
}

function taskDocument(task: Task): WorkDocument {
  const { project_id, task_id, created_at } = task;
  return { project_id, ref: `task:${task_id}`, kind: 'task', text: taskText(task), created_at };
}

function checkpointDocument(project_id: string, checkpoint: Checkpoint): WorkDocument {
  const { task_id, seq, timestamp } = checkpoint;
  const ref = `checkpoint:${task_id}@${seq}`;
  return { project_id, ref, kind: 'checkpoint', text: checkpointText(checkpoint), created_at: timestamp };
}

function taskText({
  title,
  description,
  acceptance_criteria,
}: Pick<Task, 'title' | 'description' | 'acceptance_criteria'>) {
  return [title, ...(description === null ? [] : [description]), ...acceptance_criteria].join('\n');
}

function checkpointText({ where_we_left_off, next_step }: Pick<Checkpoint, 'where_we_left_off' | 'next_step'>): string {
  return `${where_we_left_off}\n${next_step}`;
}
