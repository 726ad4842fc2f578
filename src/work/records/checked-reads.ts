// What every read of the next step checks before it answers: that the project's tables are those that its newest append
// left. Without zod and node:crypto, because hot commands read through it too.
import type { Sha256 } from '../../base/checked-entity.ts';
import { damagedRow } from '../../base/damaged-row.ts';
import type { ReadTx } from '../../store/store.ts';
import * as q from '../queries.ts';

/** A snapshot, and what its entities are hashed with. */
export interface CheckedReads {
  readonly tx: ReadTx;
  readonly sha256: Sha256;
}

/** Says what is wrong with the head of a project, as far as its stream and its goals tell. */
export async function refuseWrongHead(tx: ReadTx, projectId: string): Promise<void> {
  checkHead(projectId, await tx.get(q.readWorkHead, projectId));
  const found = await tx.get(q.readHeadBefore, ...q.bestHeadsOf(projectId), projectId);
  const column = q.HEAD_COLUMNS.find((name) => found?.[name] !== found?.[`${name}_now`]);
  if (!column) return checkMarks(projectId, found);
  const [written, stored] = [found?.[column] ?? 'none', found?.[`${column}_now`] ?? 'none'];
  throw damagedRow(
    projectId,
    'goals',
    `at the head of the queue ${column}`,
    `is not the one that the newest event left: ${stored} instead of ${written}`,
  );
}

/** For a read that walks past the first of a queue: refuses where the heads of other goals are not those that were written. */
export async function checkGoalMarks(tx: ReadTx, projectId: string): Promise<void> {
  checkMarks(projectId, await tx.get(q.readGoalMarks, projectId));
}

export function checkMarks(projectId: string, found: q.GoalMarks | undefined): void {
  if (found?.goal_marks === found?.marks_now) return;
  throw damagedRow(projectId, 'goals', 'behind the head of a queue', 'has not the heads that the newest event left');
}

/** Refuses where the counts by status do not add up to the rows that were written. */
export async function checkCounts(
  tx: ReadTx,
  projectId: string,
  counts: { readonly goals: readonly q.CountRow[]; readonly tasks: readonly q.CountRow[] },
): Promise<void> {
  const head = checkHead(projectId, await tx.get(q.readWorkHead, projectId));
  for (const kind of ['goals', 'tasks'] as const) {
    const counted = counts[kind].reduce((sum, { count }) => sum + count, 0);
    if (counted !== head[kind])
      throw damagedRow(projectId, 'work_counts', kind, `is ${counted} in all, and not ${head[kind]}`);
  }
}

/** Refuses a head that is missing or not at the end of its stream. */
export function checkHead(projectId: string, found: q.HeadRow | undefined): q.HeadRow {
  if (!found) throw damagedRow(projectId, 'projects', projectId, 'belongs to no stream');
  if (found.head_seq === null) throw damagedRow(projectId, 'work_heads', projectId, 'is missing');
  if (found.head_seq === found.stream_seq && found.head_hash === found.stream_hash) return found;
  throw damagedRow(projectId, 'work_heads', projectId, `is of event ${found.head_seq}, not of ${found.stream_seq}`);
}
