// A draft as it is stored and as it is shown. Without zod: hooks and hot commands read drafts too.
import type { Draft } from '../base/checkpoint-draft.ts';
import type { ReadTx } from '../store/store.ts';
import type { DraftRow } from './queries.ts';
import * as q from './queries.ts';

export function draftOf({
  subject_id: _,
  head_commit: commit,
  files,
  failed_commands: failed,
  ...row
}: DraftRow): Draft {
  return {
    ...row,
    files: listIn(files) as Draft['files'],
    failed_commands: listIn(failed) as Draft['failed_commands'],
    commit,
  };
}

/** A row that somebody changed by hand costs its list, not the session's hook. */
function listIn(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** What a draft stands beside, and since when a newer word was written. */
export interface Beside {
  readonly project_id: string;
  readonly task_id: string | null;
  /** Of the newest checkpoint of the task. */
  readonly checkpoint_at: string | null;
  /** When anything was last recorded in the project. Undefined where only the task is meant. */
  readonly recorded_at?: string | null;
}

const BEGINNING_OF_TIME = '1970-01-01T00:00:00.000Z';
const END_OF_TIME = '9999-12-31T23:59:59.999Z';

/**
 * The draft to show: of the task, unless a newer checkpoint was written; else of files that were changed without a task,
 * unless anything was recorded in the project since.
 */
export async function draftBeside(tx: ReadTx, beside: Beside): Promise<Draft | undefined> {
  const { project_id, task_id, checkpoint_at, recorded_at } = beside;
  const ofProject = [project_id, recorded_at === undefined ? END_OF_TIME : (recorded_at ?? BEGINNING_OF_TIME)] as const;
  const ofTask = task_id === null ? ofProject : ([task_id, checkpoint_at ?? BEGINNING_OF_TIME] as const);
  const row = await tx.get(q.readDraft, ...ofTask, ...ofProject, ofTask[0]);
  return row && draftOf(row);
}
