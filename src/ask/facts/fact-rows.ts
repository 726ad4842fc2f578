// Rows of facts and conflicts as pure functions of their events, but for what a fact claims. The projection writes them one by one; a rebuild makes all of them again.
import type { EventOf } from '../../ledger/contract.ts';
import type { ProjectedEvent, ProjectedRows } from '../../ledger/streams/registry.ts';
import type { FactEntities, FactEvents } from './fact-events.ts';
import * as q from './queries.ts';

export type FactEvent = ProjectedEvent<FactEvents>;
type Of<Type extends keyof FactEvents> = Extract<EventOf<FactEvents>, { readonly type: Type }> & {
  readonly workflow_id: string;
};

export function proposedFact(event: Of<'fact.proposed'>): q.FactRow {
  const { payload, timestamp, actor, event_seq, workflow_id } = event;
  return {
    ...payload,
    facts_id: workflow_id,
    status: 'proposed',
    claim: null,
    subject: null,
    proposed_at: timestamp,
    proposed_by: actor,
    ratified_at: null,
    ratified_by: null,
    ended_at: null,
    ended_by: null,
    reason_hash: null,
    superseded_by: null,
    seq: event_seq,
  };
}

export type FactChange = Of<'fact.ratified' | 'fact.rejected' | 'fact.superseded'>;

export function changedFact(row: q.FactRow, event: FactChange): q.FactRow {
  const { timestamp: at, actor: by, event_seq: seq } = event;
  switch (event.type) {
    case 'fact.ratified':
      return { ...row, status: 'ratified', ratified_at: at, ratified_by: by, seq };
    case 'fact.rejected':
      return { ...row, status: 'rejected', ended_at: at, ended_by: by, reason_hash: event.payload.reason_hash, seq };
    default: {
      const { by_fact_id: superseded_by, reason_hash } = event.payload;
      return { ...row, status: 'superseded', ended_at: at, ended_by: by, reason_hash, superseded_by, seq };
    }
  }
}

export function proposedConflict(event: Of<'fact.conflict_proposed'>): q.ConflictRow {
  return { ...newConflict(event), status: 'proposed', rule: event.payload.rule, about_hash: null, marked_by: null };
}

/** One that a rule had proposed stays the same conflict. */
export function markedConflict(before: q.ConflictRow | undefined, event: Of<'fact.conflict_marked'>): q.ConflictRow {
  const { about_hash } = event.payload;
  const marked = { status: 'open', about_hash, marked_by: event.actor, seq: event.event_seq } as const;
  return before ? { ...before, ...marked } : { ...newConflict(event), rule: null, ...marked };
}

function newConflict(event: Of<'fact.conflict_proposed' | 'fact.conflict_marked'>) {
  const { conflict_id, project_id, number, fact_a, fact_b } = event.payload;
  return {
    conflict_id,
    facts_id: event.workflow_id,
    project_id,
    number,
    fact_a,
    fact_b,
    created_at: event.timestamp,
    resolved_at: null,
    resolved_by: null,
    kept: null,
    reason_hash: null,
    seq: event.event_seq,
  };
}

export function resolvedConflict(row: q.ConflictRow, event: Of<'fact.conflict_resolved'>): q.ConflictRow {
  const { timestamp: resolved_at, actor: resolved_by, event_seq: seq } = event;
  const { kept, reason_hash } = event.payload;
  return { ...row, status: 'resolved', resolved_at, resolved_by, kept, reason_hash, seq };
}

export const factRows: ProjectedRows<FactEvents, FactEntities> = {
  tables: [
    { table: q.ledgerFact, stream: 'facts_id', kept: ['claim', 'subject'] },
    { table: q.factConflict, stream: 'facts_id' },
  ],
  fold() {
    const facts = new Map<string, q.FactRow>();
    const conflicts = new Map<string, q.ConflictRow>();
    return {
      event(event) {
        switch (event.type) {
          case 'fact.proposed':
            facts.set(event.payload.fact_id, proposedFact(event));
            return;
          case 'fact.ratified':
          case 'fact.rejected':
          case 'fact.superseded': {
            const row = facts.get(event.payload.fact_id);
            if (row) facts.set(row.fact_id, changedFact(row, event));
            return;
          }
          case 'fact.conflict_proposed':
            conflicts.set(event.payload.conflict_id, proposedConflict(event));
            return;
          case 'fact.conflict_marked': {
            const { conflict_id } = event.payload;
            conflicts.set(conflict_id, markedConflict(conflicts.get(conflict_id), event));
            return;
          }
          case 'fact.conflict_resolved': {
            const row = conflicts.get(event.payload.conflict_id);
            if (row) conflicts.set(row.conflict_id, resolvedConflict(row, event));
            return;
          }
          default:
            return;
        }
      },
      rows: () => [[...facts.values()], [...conflicts.values()]],
    };
  },
};
