// Part of verification: the snapshot parts of a stream without state against the summary that its events give.
import { isDeepStrictEqual } from 'node:util';
import type { Blobs } from '../../store/blobs.ts';
import type { ReadTx } from '../../store/store.ts';
import type { EventRow, StateDocument, StreamInfo } from '../contract.ts';
import type * as q from '../queries.ts';
import { emptyState, readPart } from '../snapshots/snapshots.ts';
import { applyChanges, summarizerOf, type Summarize } from '../snapshots/summary.ts';
import type { Registration, Registry } from '../streams/registry.ts';
import { whereOf } from '../streams/row-check.ts';
import type { Report } from './report.ts';
import { readParts, reportRefusal } from './verify-snapshots.ts';

interface Deps {
  readonly blobs: Blobs;
  readonly registry: Registry;
}

/** Undefined for a kind that has no summary, or that this program does not know. */
export async function readSummary(
  tx: ReadTx,
  deps: Deps,
  registration: Registration | undefined,
  stream: StreamInfo,
  report: Report,
): Promise<SummaryCheck | undefined> {
  const summarize = registration && summarizerOf(deps.registry, registration.kind);
  if (!summarize) return undefined;
  const collections = registration.kind.summary?.collections ?? [];
  return new SummaryCheck(deps.blobs, summarize, collections, await readParts(tx, stream, report), report);
}

export class SummaryCheck {
  private readonly blobs: Blobs;
  private readonly summarize: Summarize;
  private readonly parts: Map<number, q.SnapshotRow>;
  private readonly report: Report;
  /** What the events give, and what the parts so far give. */
  private readonly folded: StateDocument;
  private readonly assembled: StateDocument;
  /** All later events build on one that could not be folded. */
  private isBroken = false;

  constructor(
    blobs: Blobs,
    summarize: Summarize,
    collections: readonly string[],
    parts: Map<number, q.SnapshotRow>,
    report: Report,
  ) {
    this.blobs = blobs;
    this.summarize = summarize;
    this.parts = parts;
    this.report = report;
    this.folded = emptyState(collections);
    this.assembled = emptyState(collections);
  }

  async add(row: EventRow): Promise<void> {
    if (this.isBroken) return;
    try {
      applyChanges(this.folded, this.summarize(row));
    } catch (error) {
      reportRefusal(error, this.report, whereOf(row));
      this.isBroken = true;
      return;
    }
    const part = this.parts.get(row.event_seq);
    this.parts.delete(row.event_seq);
    if (part) await this.checkPart(part, row);
  }

  end(): void {
    if (this.isBroken) return;
    for (const { snapshot_id, last_event_seq, workflow_id } of this.parts.values()) {
      this.report({
        code: 'snapshot_invalid',
        message: `Snapshot ${snapshot_id} covers event ${last_event_seq}, which does not exist`,
        table: 'snapshots',
        workflow_id,
      });
    }
  }

  private async checkPart(part: q.SnapshotRow, row: EventRow): Promise<void> {
    const { workflow_id, snapshot_id, last_event_seq: event_seq } = part;
    const where = { table: 'snapshots', workflow_id, snapshot_id, event_seq };
    try {
      if (part.state_checksum !== row.row_hash) {
        this.report({
          code: 'checksum_mismatch',
          message: `Snapshot ${snapshot_id} ends at another event than ${event_seq}`,
          ...where,
        });
      }
      for (const [collection, members] of Object.entries(await readPart(this.blobs, part))) {
        const changes = Object.entries(members).map(([id, entity]) => ({ collection, id, entity: entity as never }));
        applyChanges(this.assembled, changes);
      }
      if (isDeepStrictEqual(this.assembled, this.folded)) return;
      this.report({
        code: 'checksum_mismatch',
        message: `Snapshot ${snapshot_id} does not give what the events up to ${event_seq} give`,
        ...where,
      });
    } catch (error) {
      reportRefusal(error, this.report, where);
    }
  }
}
