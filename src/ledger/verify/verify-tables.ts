// The part of every verification that looks at what was made of the events, without folding them again: entities have
// their hashes and add up to the state that the stream names, and a domain's tables have the rows that were written.
import { sql, type ReadTx, type Statement } from '../../store/store.ts';
import type { StreamInfo } from '../contract.ts';
import * as q from '../queries.ts';
import { StateChecksum, entityHash } from '../state/state.ts';
import { entitiesOf } from '../state/stored-entities.ts';
import type { ProjectedTable, Registration, Registry } from '../streams/registry.ts';
import type { Report, VerifyDeps } from './report.ts';

/**
 * Entities are compared with the fold, and steps with their events, where that is done anyway. `operations` is how many
 * appends of the stream named one.
 */
export async function verifyTables(
  tx: ReadTx,
  { clock, registry }: VerifyDeps,
  stream: StreamInfo,
  { deep, operations }: { readonly deep: boolean; readonly operations: number },
  report: Report,
): Promise<void> {
  const { workflow_id, state_checksum } = stream;
  const counts = new Map<string, number>();
  const sum = new StateChecksum();
  let count = 0;
  for await (const { ref, stored } of entitiesOf(tx, clock, workflow_id)) {
    count += 1;
    counts.set(ref.collection, (counts.get(ref.collection) ?? 0) + 1);
    if (deep) continue;
    const hash = entityHash(ref.collection, ref.id, stored.body);
    sum.add(hash);
    if (hash === stored.hash) continue;
    report({
      code: 'checksum_mismatch',
      message: `${ref.collection}/${ref.id} of ${workflow_id} does not have its hash`,
      table: 'state_entities',
      workflow_id,
    });
  }
  const isWhole = deep || (count === stream.entity_count && sum.hex === (state_checksum ?? new StateChecksum().hex));
  if (!isWhole) {
    report({
      code: 'checksum_mismatch',
      message: `The ${count} entities of ${workflow_id} do not add up to the state that the stream names`,
      table: 'state_entities',
      workflow_id,
    });
  }
  const { steps = 0 } = (deep ? undefined : await tx.get(q.countStepsWithEvents, workflow_id)) ?? {};
  if (!deep && steps !== operations) {
    report({
      code: 'projection_mismatch',
      message: `${operations} operations wrote events of ${workflow_id}, but ${steps} completed steps say so`,
      table: 'completed_steps',
      workflow_id,
    });
  }
  const compare = registry.registration(stream.kind)?.compareCounts;
  for (const { table, message } of (await compare?.(tx, stream, counts)) ?? []) {
    report({ code: 'projection_mismatch', message, table, workflow_id });
  }
}

/** Rows that belong to no stream: no other comparison begins at them. */
export async function verifyStrays(tx: ReadTx, registry: Registry, report: Report): Promise<void> {
  for (const { projected, kind } of projectedTables(registry)) {
    for (const id of await straysIn(tx, projected, kind)) {
      const { name: table } = projected.table;
      report({
        code: 'projection_mismatch',
        message: `${table} has rows of ${id}, which is no stream${kind === undefined ? '' : ` of kind "${kind}"`}`,
        table,
        workflow_id: id,
      });
    }
  }
}

// ── Tables and the rows in them that belong to no stream ─────────────────────────────────────────────────────────

/** The step of an operation that was to begin a stream and had nothing to append. */
const NOTHING_BEGUN = "result_snapshot_ref = 'head:0'";

/** Every table that follows from events, with the kind of its streams; undefined for those of all kinds. */
export function projectedTables(
  registry: Registry,
): { readonly projected: ProjectedTable; readonly kind: string | undefined }[] {
  const ofKind = ({ kind: { kind }, rows }: Registration) =>
    (rows?.tables ?? []).map((projected) => ({ projected, kind }));
  return [
    { projected: { table: q.stateEntities, stream: 'workflow_id' }, kind: undefined },
    { projected: { table: q.completedSteps, stream: 'workflow_id', alone: NOTHING_BEGUN }, kind: undefined },
    ...registry.all().flatMap(ofKind),
  ];
}

/** The ids that the rows name instead. */
export async function straysIn(tx: ReadTx, projected: ProjectedTable, kind: string | undefined): Promise<string[]> {
  const statement = strayStatement(`SELECT DISTINCT ${projected.stream} AS id`, projected, kind);
  return (await tx.all(statement, ...(kind === undefined ? [] : [kind]))).map(({ id }) => id);
}

const statements = new Map<string, Statement<{ id: string }>>();

/** `head` is what stands before FROM; the kind, where there is one, is the statement's only parameter. */
export function strayStatement(
  head: string,
  { table: { name }, stream, alone }: ProjectedTable,
  kind: string | undefined,
  tail = '',
): Statement<{ id: string }> {
  const text = `${head} FROM ${name} WHERE NOT EXISTS (SELECT 1 FROM streams s
    WHERE s.workflow_id = ${name}.${stream}${kind === undefined ? '' : ' AND s.kind = ?'})${alone === undefined ? '' : ` AND (${alone}) IS NOT TRUE`}${tail}`;
  const statement = statements.get(text) ?? sql<{ id: string }>(text);
  statements.set(text, statement);
  return statement;
}
