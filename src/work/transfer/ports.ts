// What moving work in and out needs of the project's own: two ports, which work fulfils over its tables and its stream.
import type { Call } from '../../base/operation.ts';
import type { Blocker, Checkpoint, Goal, Project, Task } from '../contract.ts';
import type { ImportRecord } from './contract.ts';

export type RecordKind = 'goal' | 'task';

/** A goal or task that is there already. */
export interface ExistingRecord {
  readonly id: string;
  /** Of the record that it was imported from; null where that is not known, or it was not imported. */
  readonly content_hash: string | null;
  /** A goal that is active and not archived; a task always. */
  readonly is_open: boolean;
}

export interface ImportPort {
  /** Those of these goals or tasks (at most 1,000 ids) that the project has. */
  findExisting(projectId: string, kind: RecordKind, ids: readonly string[]): Promise<readonly ExistingRecord[]>;
  /**
   * Appends the records in their order, all or none. A goal or task whose id is there by now is passed over, with the
   * blockers and checkpoints that follow it: looked up inside the transaction, so that two imports at once add nothing
   * twice. Statuses are taken as they are. Checkpoints make no blockers. Answers with the ids of goals and tasks made.
   *
   * With an operation id the records continue a task of an earlier batch, and the id makes sure that it happens once.
   */
  importRecords(
    projectId: string,
    records: readonly ImportRecord[],
    options: { readonly operationId?: string; readonly allowText?: boolean; readonly call: Call },
  ): Promise<{ readonly created: readonly string[] }>;
}

export interface TaskDetail {
  readonly task: Task;
  /** In the order of their creation. */
  readonly blockers: readonly Blocker[];
  /** All of them, oldest first. */
  readonly checkpoints: readonly Checkpoint[];
  /** Of the event that created it; null where there is none, or the source did not look. */
  readonly original?: string | null;
}

export type TaskOutline = Pick<
  Task,
  'task_id' | 'goal_id' | 'number' | 'status' | 'status_seq' | 'depends_on' | 'imported'
>;

/** One project as of one moment. */
export interface ExportSource {
  project(): Promise<Omit<Project, 'revision'>>;
  /** By number. */
  goals(): AsyncIterable<Goal & { readonly original?: string | null }>;
  /** By number. More of a task is asked for by `details`, so that a big project is never in memory at once. */
  tasks(): AsyncIterable<TaskOutline>;
  /** In the order asked for; at most 100 ids. One that is gone is left out. */
  details(taskIds: readonly string[]): Promise<readonly TaskDetail[]>;
}
