// What is stored of a stream held against its fold, row by row: which rows to remove, and which to write.
import type { ReadTx, SqlValue } from '../../store/store.ts';
import { keyOf, rowsOf, type AnyRow } from '../../store/table-rows.ts';
import type { RowOf, Table } from '../../store/table.ts';
import type { StreamInfo } from '../contract.ts';
import * as q from '../queries.ts';
import { entityBody, entityHash } from '../state/state.ts';
import type { ProjectedTable, Registration } from '../streams/registry.ts';
import { compareSteps, type StepChanges } from './compare-steps.ts';
import type { StreamFold } from './fold-stream.ts';
import type { Difference } from './report.ts';

export interface TableChange extends ProjectedTable {
  readonly removed: AnyRow[];
  readonly inserted: AnyRow[];
}

export interface Compared {
  readonly found: readonly Difference[];
  readonly changes: readonly TableChange[];
  readonly steps: StepChanges;
  /** The row of the stream as it must be. */
  readonly stream: StreamInfo;
}

type Report = (table: Table, row: AnyRow, what: Difference['what']) => void;

/** `newest` is the snapshot part that the stream is to name. */
export async function compareStream(
  tx: ReadTx,
  { rows }: Registration,
  stream: StreamInfo,
  made: StreamFold,
  newest: q.SnapshotHead | undefined,
): Promise<Compared> {
  const { workflow_id } = stream;
  const found: Difference[] = [];
  const report: Report = (table, row, what) => {
    const key = keyOf(table, row).filter((value) => value !== workflow_id);
    found.push({ table: table.name, workflow_id, key: key.join(' '), what });
  };
  const changes: TableChange[] = [];
  const compare = async (table: ProjectedTable, wanted: readonly AnyRow[]) => {
    const change = await compareTable(tx, table, workflow_id, wanted, report);
    if (change.removed.length > 0 || change.inserted.length > 0) changes.push(change);
  };
  await compare({ table: q.stateEntities, stream: 'workflow_id' }, entityRows(workflow_id, made));
  const wanted = made.rows?.rows(made.fold.state, made.at) ?? [];
  for (const [at, table] of (rows?.tables ?? []).entries()) await compare(table, wanted[at] ?? []);
  const steps = await compareSteps(tx, workflow_id, made.operations, (table, key, what) => {
    found.push({ table, workflow_id, key, what });
  });
  const right = made.streamRow(stream, newest);
  if (!isSame(q.streams, stream, right)) report(q.streams, right, 'changed');
  return { found, changes, steps, stream: right };
}

function entityRows(workflowId: string, { fold }: StreamFold): RowOf<typeof q.stateEntities>[] {
  return Object.entries(fold.state).flatMap(([collection, entities]) =>
    Object.entries(entities).map(([id, entity]) => {
      const body = entityBody(entity);
      return { workflow_id: workflowId, collection, entity_id: id, body, hash: entityHash(collection, id, body) };
    }),
  );
}

async function compareTable(
  tx: ReadTx,
  projected: ProjectedTable,
  workflowId: string,
  wanted: readonly AnyRow[],
  report: Report,
): Promise<TableChange> {
  const { table, stream } = projected;
  const missing = new Map(wanted.map((row) => [nameOf(keyOf(table, row)), row]));
  const change: TableChange = { ...projected, removed: [], inserted: [] };
  for await (const row of rowsOf(tx, table, stream, workflowId)) {
    const name = nameOf(keyOf(table, row));
    const right = missing.get(name);
    missing.delete(name);
    const whole = right && withKept(right, row, projected.kept);
    if (whole && isSame(table, row, whole)) continue;
    report(table, row, whole ? 'changed' : 'stray');
    change.removed.push(row);
    if (whole) change.inserted.push(whole);
  }
  for (const row of missing.values()) {
    report(table, row, 'missing');
    change.inserted.push(row);
  }
  return change;
}

function nameOf(key: readonly SqlValue[]): string {
  return JSON.stringify(key);
}

export function withKept(right: AnyRow, stored: AnyRow, kept: readonly string[] = []): AnyRow {
  return kept.length === 0
    ? right
    : { ...right, ...Object.fromEntries(kept.map((name) => [name, stored[name] ?? null])) };
}

function isSame({ columns }: Table, stored: AnyRow, right: AnyRow): boolean {
  return Object.keys(columns).every((name) => stored[name] === right[name]);
}
