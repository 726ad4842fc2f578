// Events of distilling to rows, in the append's own transaction; and the rows held against what the events say.
import type { StreamInfo } from '../../ledger/contract.ts';
import { compareWithEvents } from '../../ledger/rebuild/compare-with-events.ts';
import { register, type Registration } from '../../ledger/streams/registry.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import { distilKind } from './distil-kind.ts';
import type { DistilEntities } from './distil-events.ts';
import {
  distilRows,
  exportRow,
  observationRow,
  reflectionRow,
  runRow,
  tagRow,
  type DistilEvent,
} from './distil-rows.ts';
import * as q from './queries.ts';

export const distilRegistration: Registration = register(distilKind, {
  project,
  rows: distilRows,
  compare: compareWithEvents(distilKind, distilRows),
  compareCounts,
});

async function project(tx: WriteTx, event: DistilEvent): Promise<void> {
  switch (event.type) {
    case 'distil.observed': {
      const { run_id, withdrawn, restored } = event.payload;
      await writeRow(tx, q.upsertRun, runRow(event));
      for (const id of withdrawn) await tx.run(q.withdrawObservation, event.timestamp, event.event_seq, id);
      for (const id of restored) await tx.run(q.restoreObservation, run_id, event.event_seq, id);
      return;
    }
    case 'distil.observations_made':
      for (const made of event.payload.observations) {
        const {
          subject: _s,
          value: _v,
          statement: _t,
          files: _f,
          quote_texts: _q,
          ...row
        } = observationRow(made, event);
        await writeRow(tx, q.upsertObservation, row);
      }
      return;
    case 'distil.reflected': {
      const { run_id, withdrawn, restored } = event.payload;
      for (const id of withdrawn) await tx.run(q.withdrawReflection, event.timestamp, event.event_seq, id);
      for (const id of restored) await tx.run(q.restoreReflection, run_id, event.event_seq, id);
      return;
    }
    case 'distil.reflections_made':
      for (const made of event.payload.reflections) {
        const { subject: _s, value: _v, statement: _t, files: _f, ...row } = reflectionRow(made, event);
        await writeRow(tx, q.upsertReflection, row);
      }
      return;
    case 'distil.tagged':
    case 'distil.tag_cleared':
      await writeRow(tx, q.upsertTag, tagRow(event));
      return;
    case 'distil.finalized': {
      const { t1: _1, t2: _2, manifest: _m, ...row } = exportRow(event);
      await writeRow(tx, q.upsertExport, row);
      return;
    }
    case 'distil.erased': {
      const { observation_ids, reflection_ids } = event.payload;
      for (const id of observation_ids) await tx.run(q.withdrawObservation, event.timestamp, event.event_seq, id);
      for (const id of reflection_ids) await tx.run(q.withdrawReflection, event.timestamp, event.event_seq, id);
      return;
    }
    default:
      return;
  }
}

async function compareCounts(
  tx: ReadTx,
  { workflow_id }: StreamInfo,
): Promise<readonly { readonly table: string; readonly message: string }[]> {
  const [found, counter] = await Promise.all([tx.get(q.countRows, workflow_id), tx.get(q.readCounter, workflow_id)]);
  if (!found || !counter) return [];
  const wanted = JSON.parse(counter.body) as DistilEntities['counter'];
  const tables = [
    ['observer_runs', 'runs'],
    ['observations_t1', 'observations'],
    ['reflections_t2', 'reflections'],
    ['session_tags', 'tags'],
    ['session_exports', 'exports'],
  ] as const;
  return tables
    .filter(([, field]) => found[field] !== wanted[field])
    .map(([table, field]) => ({
      table,
      message: `${table} has ${found[field]} rows, and should have ${wanted[field]}`,
    }));
}
