// The rows of a stream's tables held against those that its events give: for kinds whose rows follow from events, and not from the
// state alone.
import { keyOf, rowsOf } from '../../store/table-rows.ts';
import type { ReadTx } from '../../store/store.ts';
import type { Table } from '../../store/table.ts';
import type { EntityTypes, EventDefinitions, StateOf, StreamKind } from '../contract.ts';
import * as q from '../queries.ts';
import { withKept } from './compare-stream.ts';
import {
  createRegistry,
  register,
  ROLLED_BACK,
  type Projection,
  type ProjectedEvent,
  type ProjectedRows,
} from '../streams/registry.ts';

const PAGE = 1_000;

/** For rows whose fold asks for no changes of entities. */
export function compareWithEvents<Events extends EventDefinitions, Entities extends EntityTypes>(
  kind: StreamKind<Events, Entities>,
  projected: ProjectedRows<Events, Entities>,
): NonNullable<Projection<Events, Entities>['compare']> {
  const untyped = kind as unknown as StreamKind;
  const registry = createRegistry([register(untyped)]);
  return async (tx: ReadTx, workflowId: string, state: StateOf<Entities>): Promise<readonly string[]> => {
    const fold = projected.fold(workflowId);
    let head = { seq: 0, hash: '' };
    for (;;) {
      const page = await tx.all(q.readEvents, workflowId, head.seq, Number.MAX_SAFE_INTEGER, PAGE);
      for (const row of page) {
        if (row.event_type !== ROLLED_BACK) {
          const event = { ...registry.lift(untyped, row), workflow_id: workflowId };
          fold.event(event as unknown as ProjectedEvent<Events>, []);
        }
        head = { seq: row.event_seq, hash: row.row_hash };
      }
      if (page.length < PAGE) break;
    }
    const wanted = fold.rows(state, head);
    const wrong: string[] = [];
    for (const [at, { table, stream, kept }] of projected.tables.entries()) {
      const missing = new Map((wanted[at] ?? []).map((row) => [nameOf(table, row), row]));
      for await (const row of rowsOf(tx, table, stream, workflowId)) {
        const name = nameOf(table, row);
        const right = missing.get(name);
        if (!right || textOf(withKept(right, row, kept)) !== textOf(row))
          wrong.push(`${table.name} ${name} is not what its events say`);
        missing.delete(name);
      }
      for (const name of missing.keys()) wrong.push(`${table.name} ${name} is missing`);
    }
    return wrong;
  };
}

function nameOf(table: Table, row: Parameters<typeof keyOf>[1]): string {
  return keyOf(table, row).map(String).join(' ');
}

function textOf(row: object): string {
  return JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
