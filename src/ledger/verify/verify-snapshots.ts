// Part of verification: the snapshot parts of a stream against what its events give.
import { Refusal } from '../../base/errors.ts';
import type { Blobs } from '../../store/blobs.ts';
import type { ReadTx } from '../../store/store.ts';
import { SNAPSHOT_EVERY, type Entity, type EventRow, type StreamInfo } from '../contract.ts';
import { bodyAt, setBody, type Fold } from '../state/fold.ts';
import * as q from '../queries.ts';
import { chainOf, readPart } from '../snapshots/snapshots.ts';
import { entityBody } from '../state/state.ts';
import type { Report } from './report.ts';

export async function readParts(tx: ReadTx, stream: StreamInfo, report: Report): Promise<Map<number, q.SnapshotRow>> {
  const { workflow_id } = stream;
  const where = { table: 'snapshots', workflow_id };
  const rows = await tx.all(q.readSnapshots, workflow_id, Number.MAX_SAFE_INTEGER);
  try {
    const chain = chainOf(rows);
    if (chain.length !== rows.length) {
      report({
        code: 'snapshot_invalid',
        message: `Stream ${workflow_id} has snapshots outside its chain of parts`,
        ...where,
      });
    }
    const [newest] = chain;
    const isHead =
      (newest?.snapshot_id ?? null) === stream.snapshot_id &&
      (newest?.last_event_seq ?? 0) === stream.snapshot_seq &&
      (newest?.created_at ?? null) === stream.snapshot_at;
    if (!isHead)
      report({
        code: 'snapshot_invalid',
        message: `Stream ${workflow_id} names another newest snapshot than it has`,
        ...where,
        table: 'streams',
      });
    // A stream that ended before its kind had a summary never gets a snapshot.
    const isOlder = stream.state_checksum === null && newest === undefined;
    if (!isOlder && stream.head_seq - stream.snapshot_seq >= SNAPSHOT_EVERY) {
      report({
        code: 'snapshot_invalid',
        message: `Stream ${workflow_id} is ${stream.head_seq - stream.snapshot_seq} events past its newest snapshot`,
        ...where,
      });
    }
  } catch (error) {
    reportRefusal(error, report, where);
  }
  return new Map(rows.map((row) => [row.last_event_seq, row]));
}

/** Every entity in a part is what the fold says it was then; and with the parts before it, it gives all of them. */
export async function checkPart(
  blobs: Blobs,
  fold: Fold,
  assembled: Fold,
  part: q.SnapshotRow,
  row: EventRow,
  report: Report,
): Promise<void> {
  const where = {
    table: 'snapshots',
    workflow_id: part.workflow_id,
    snapshot_id: part.snapshot_id,
    event_seq: part.last_event_seq,
  };
  try {
    const entities = await readPart(blobs, part);
    if (part.state_checksum !== row.state_checksum) {
      report({
        code: 'checksum_mismatch',
        message: `Snapshot ${part.snapshot_id} names another state than event ${row.event_seq}`,
        ...where,
      });
    }
    for (const [collection, members] of Object.entries(entities)) {
      for (const [id, entity] of Object.entries(members)) {
        const body = entity === null ? undefined : entityBody(entity as Entity);
        setBody(assembled, { collection, id }, body);
        if (bodyAt(fold, { collection, id }) === body) continue;
        report({
          code: 'checksum_mismatch',
          message: `Snapshot ${part.snapshot_id} holds another ${collection}/${id} than the events give`,
          ...where,
        });
        return;
      }
    }
    if (assembled.checksum.hex !== fold.checksum.hex) {
      report({
        code: 'checksum_mismatch',
        message: `Snapshot ${part.snapshot_id} leaves out what changed before event ${row.event_seq}`,
        ...where,
      });
    }
  } catch (error) {
    reportRefusal(error, report, where);
  }
}

export function reportRefusal(error: unknown, report: Report, where: Readonly<Record<string, unknown>>): void {
  // Rows are read here whatever was found wrong with them before, so their text need not be JSON.
  if (error instanceof SyntaxError) report({ ...where, code: 'not_canonical', message: error.message });
  else if (error instanceof Refusal) report({ ...where, ...error.details, code: error.code, message: error.message });
  else throw error;
}
