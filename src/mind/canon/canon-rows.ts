// Rows of the canon as pure functions of its events, but for their words. The projection writes them as they come; a rebuild makes all of
// them again.
import type { EventOf } from '../../ledger/contract.ts';
import type { ProjectedEvent, ProjectedRows } from '../../ledger/streams/registry.ts';
import type { ActPayload, CanonEntities, CanonEvents, EntryChange, TakenEvidence } from './canon-events.ts';
import { actOf, entriesOf, isRevision } from './evolve.ts';
import type { ActType } from './fold-acts.ts';
import * as q from './queries.ts';

export type CanonEvent = ProjectedEvent<CanonEvents>;
type Of<Type extends keyof CanonEvents> = Extract<EventOf<CanonEvents>, { readonly type: Type }> & {
  readonly workflow_id: string;
};
interface At {
  readonly workflow_id: string;
  readonly timestamp: string;
  readonly actor: string;
  readonly event_seq: number;
}

export function entryRow(change: EntryChange, projectId: string, at: At, before?: q.EntryRow): q.EntryRow {
  const { conflicts_with, evidence_refs, is_pinned, ...rest } = change;
  return {
    ...rest,
    canon_id: at.workflow_id,
    project_id: projectId,
    subject: null,
    summary: null,
    files_json: null,
    conflicts_json: JSON.stringify(conflicts_with),
    evidence_refs_json: JSON.stringify(evidence_refs),
    is_pinned: Number(is_pinned),
    created_at: before?.created_at ?? at.timestamp,
    updated_at: at.timestamp,
    seq: at.event_seq,
  };
}

export function revisionRow(change: EntryChange, projectId: string, at: At): q.RevisionRow {
  return {
    entry_id: change.entry_id,
    revision: change.revision,
    canon_id: at.workflow_id,
    project_id: projectId,
    state: change.state,
    reason: change.reason,
    kind: change.kind,
    topic: change.topic,
    tag: change.tag,
    says_key: change.says_key,
    summary: null,
    summary_hash: change.summary_hash,
    words_from: change.words_from,
    confidence_bps: change.confidence_bps,
    freshness_score: change.freshness_score,
    supersedes_entry_id: change.supersedes_entry_id,
    conflicts_json: JSON.stringify(change.conflicts_with),
    evidence_refs_json: JSON.stringify(change.evidence_refs),
    is_pinned: Number(change.is_pinned),
    created_at: at.timestamp,
    created_by: at.actor,
    seq: at.event_seq,
  };
}

export function evidenceRows(event: Of<'canon.evidence_taken'>): q.EvidenceRow[] {
  const { project_id, slice_id, evidence } = event.payload;
  const rowOf = ({ is_correction, ...rest }: TakenEvidence): q.EvidenceRow => ({
    ...rest,
    canon_id: event.workflow_id,
    project_id,
    slice_id,
    is_correction: Number(is_correction),
    is_withdrawn: 0,
    subject: null,
    value: null,
    statement: null,
    files_json: null,
    taken_at: event.timestamp,
    seq: event.event_seq,
  });
  return evidence.map(rowOf);
}

export function actRow(type: string, act: ActPayload, at: At): q.ActRow {
  const { statement_keys, ...rest } = act;
  return {
    ...rest,
    type: type.slice('canon.'.length) as ActType,
    canon_id: at.workflow_id,
    statement_keys_json: JSON.stringify(statement_keys),
    words: null,
    why: null,
    at: at.timestamp,
    actor: at.actor,
    seq: at.event_seq,
  };
}

export function scopeKeyOf(projectId: string, tag: string): string {
  return `${projectId}:${tag}`;
}

/** Never back: a session that arrives late was consolidated, and the newest artifact is still the newest. */
export function watermarkRow(
  before: q.WatermarkRow | undefined,
  event: Of<'canon.slice_applied'>,
): q.WatermarkRow | undefined {
  const { project_id, tag, last_artifact_ts: ts, last_artifact_id: id } = event.payload;
  if (ts === null || id === null) return undefined;
  const isNewer =
    !before || ts > before.last_artifact_ts || (ts === before.last_artifact_ts && id > before.last_artifact_id);
  return {
    scope_key: scopeKeyOf(project_id, tag),
    canon_id: event.workflow_id,
    project_id,
    tag,
    last_artifact_ts: isNewer ? ts : before.last_artifact_ts,
    last_artifact_id: isNewer ? id : before.last_artifact_id,
    slices: (before?.slices ?? 0) + 1,
    updated_at: event.timestamp,
    seq: event.event_seq,
  };
}

export const canonRows: ProjectedRows<CanonEvents, CanonEntities> = {
  tables: [
    { table: q.canonEntries, stream: 'canon_id', kept: ['subject', 'summary', 'files_json'] },
    { table: q.canonEntryRevisions, stream: 'canon_id', kept: ['summary'] },
    { table: q.canonEvidence, stream: 'canon_id', kept: ['subject', 'value', 'statement', 'files_json'] },
    { table: q.canonActs, stream: 'canon_id', kept: ['words', 'why'] },
    { table: q.projectWatermarks, stream: 'canon_id' },
  ],
  fold() {
    const entries = new Map<string, q.EntryRow>();
    const revisions: q.RevisionRow[] = [];
    const evidence = new Map<string, q.EvidenceRow>();
    const acts: q.ActRow[] = [];
    const watermarks = new Map<string, q.WatermarkRow>();
    return {
      event(event) {
        const changed = entriesOf(event);
        if (changed) {
          const { project_id } = event.payload as { readonly project_id: string };
          for (const change of changed) {
            entries.set(change.entry_id, entryRow(change, project_id, event, entries.get(change.entry_id)));
            if (isRevision(event.type)) revisions.push(revisionRow(change, project_id, event));
          }
          return;
        }
        const act = actOf(event);
        if (act) acts.push(actRow(event.type, act, event));
        else if (event.type === 'canon.evidence_taken')
          for (const row of evidenceRows(event)) evidence.set(row.reflection_id, row);
        else if (event.type === 'canon.evidence_withdrawn') {
          for (const id of event.payload.reflection_ids) {
            const row = evidence.get(id);
            if (row) evidence.set(id, { ...row, is_withdrawn: 1, seq: event.event_seq });
          }
        } else if (event.type === 'canon.evidence_restored') {
          for (const id of event.payload.reflection_ids) {
            const row = evidence.get(id);
            if (row) evidence.set(id, { ...row, is_withdrawn: 0, seq: event.event_seq });
          }
        } else if (event.type === 'canon.slice_applied') {
          const key = scopeKeyOf(event.payload.project_id, event.payload.tag);
          const row = watermarkRow(watermarks.get(key), event);
          if (row) watermarks.set(key, row);
        }
      },
      rows: () => [[...entries.values()], revisions, [...evidence.values()], acts, [...watermarks.values()]],
    };
  },
};
