// Events of the canon to rows, in the append's own transaction; and the rows held against what the events say.
import type { StreamInfo } from '../../ledger/contract.ts';
import { compareWithEvents } from '../../ledger/rebuild/compare-with-events.ts';
import { register, type Registration } from '../../ledger/streams/registry.ts';
import { runRows } from '../../store/rows.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import type { CanonEntities } from './canon-events.ts';
import { actOf, canonKind, entriesOf, isRevision } from './evolve.ts';
import {
  actRow,
  canonRows,
  entryRow,
  evidenceRows,
  revisionRow,
  scopeKeyOf,
  watermarkRow,
  type CanonEvent,
} from './canon-rows.ts';
import * as q from './queries.ts';

export const canonRegistration: Registration = register(canonKind, {
  project,
  rows: canonRows,
  compare: compareWithEvents(canonKind, canonRows),
  compareCounts,
});

async function project(tx: WriteTx, event: CanonEvent): Promise<void> {
  const changed = entriesOf(event);
  if (changed) {
    const { project_id } = event.payload as { readonly project_id: string };
    const entries = changed.map((change) => entryRow(change, project_id, event));
    const revisions = isRevision(event.type) ? changed.map((change) => revisionRow(change, project_id, event)) : [];
    await Promise.all([...runRows(tx, q.upsertEntries, entries), ...runRows(tx, q.insertRevisions, revisions)]);
    return;
  }
  const act = actOf(event);
  if (act) await Promise.all(runRows(tx, q.insertActs, [actRow(event.type, act, event)]));
  else if (event.type === 'canon.evidence_taken') await Promise.all(runRows(tx, q.insertEvidence, evidenceRows(event)));
  else if (event.type === 'canon.evidence_withdrawn') {
    for (const id of event.payload.reflection_ids) await tx.run(q.withdrawEvidence, event.event_seq, id);
  } else if (event.type === 'canon.evidence_restored') {
    for (const id of event.payload.reflection_ids) await tx.run(q.restoreEvidence, event.event_seq, id);
  } else if (event.type === 'canon.slice_applied') {
    const before = await tx.get(q.readWatermark, scopeKeyOf(event.payload.project_id, event.payload.tag));
    const row = watermarkRow(before, event);
    if (row) await writeRow(tx, q.upsertWatermark, row);
  }
}

async function compareCounts(
  tx: ReadTx,
  { workflow_id }: StreamInfo,
  entities: ReadonlyMap<string, number>,
): Promise<readonly { readonly table: string; readonly message: string }[]> {
  const found = await tx.get(q.countRows, workflow_id);
  if (!found || found.counter === null) return [];
  const counter = JSON.parse(found.counter) as CanonEntities['counter'];
  const counts = [
    ['canon_entries', found.entries, entities.get('entries') ?? 0],
    ['canon_entry_revisions', found.revisions, counter.revisions],
    ['canon_evidence', found.evidence, counter.evidence],
    ['canon_acts', found.acts, counter.acts],
  ] as const;
  return counts
    .filter(([, rows, wanted]) => rows !== wanted)
    .map(([table, rows, wanted]) => ({ table, message: `${table} has ${rows} rows, and should have ${wanted}` }));
}
