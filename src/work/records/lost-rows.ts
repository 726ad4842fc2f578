// What is asked before a record is called unknown or a list is empty: whether its rows were lost.
import { damagedRow } from '../../base/damaged-row.ts';
import { isUuid } from '../../base/ids.ts';
import { readEntity } from '../../ledger/queries.ts';
import type { ReadTx } from '../../store/store.ts';
import * as q from '../queries.ts';
import { checkHead } from './checked-reads.ts';

type Kind = 'goals' | 'tasks';

/**
 * A record that has an entity or a row is not unknown: the other was lost. One that has neither may be among those that
 * were lost. `id` is what its number stands for, if anything.
 */
export async function refuseLost(tx: ReadTx, projectId: string, kind: Kind, id: string | undefined): Promise<void> {
  if (id === undefined) return refuseLostRows(tx, projectId, kind);
  const hasEntity = (await tx.get(readEntity, projectId, kind, id)) !== undefined;
  const hasRow = (await tx.get(kind === 'goals' ? q.readGoalBody : q.readTaskBody, projectId, id)) !== undefined;
  if (hasEntity !== hasRow) throw damagedRow(projectId, hasEntity ? kind : 'state_entities', id, 'is missing');
  if (!hasEntity) await refuseLostRows(tx, projectId, kind);
}

/** A blocker is named by its id alone; with neither entity nor row, it is unknown. */
export async function refuseLostBlocker(tx: ReadTx, projectId: string, id: string): Promise<void> {
  if (!isUuid(id) || !(await tx.get(q.readBlockerRow, projectId, id))) return;
  throw damagedRow(projectId, 'state_entities', `blockers/${id}`, 'is missing');
}

/** Counts them all, which only an answer that there is nothing needs. */
export async function refuseLostRows(tx: ReadTx, projectId: string, ...kinds: readonly Kind[]): Promise<void> {
  const head = checkHead(projectId, await tx.get(q.readWorkHead, projectId));
  const rows = await tx.get(q.countRows, projectId);
  for (const kind of kinds) {
    if (rows?.[kind] !== head[kind])
      throw damagedRow(projectId, kind, 'count', `is ${rows?.[kind]}, and not ${head[kind]}`);
  }
}
