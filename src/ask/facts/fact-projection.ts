// Events of facts to rows, in the append's own transaction; and the rows held against what the events say.
import { damagedRow } from '../../base/damaged-row.ts';
import { sha256 } from '../../base/hash.ts';
import type { StreamInfo } from '../../ledger/contract.ts';
import { register, type Registration } from '../../ledger/streams/registry.ts';
import { compareWithEvents } from '../../ledger/rebuild/compare-with-events.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import { factsKind } from './fact-kind.ts';
import {
  changedFact,
  factRows,
  markedConflict,
  proposedConflict,
  proposedFact,
  resolvedConflict,
  type FactEvent,
} from './fact-rows.ts';
import * as q from './queries.ts';

const compareRows = compareWithEvents(factsKind, factRows);

export const factsRegistration: Registration = register(factsKind, {
  project,
  rows: factRows,
  compare: async (tx, workflowId, state) => [
    ...(await compareRows(tx, workflowId, state)),
    ...(await compareWords(tx, workflowId)),
  ],
  compareCounts,
});

async function project(tx: WriteTx, event: FactEvent): Promise<void> {
  switch (event.type) {
    case 'fact.proposed':
      await writeRow(tx, q.insertFact, proposedFact(event));
      return;
    case 'fact.ratified':
    case 'fact.rejected':
    case 'fact.superseded': {
      const { fact_id } = event.payload;
      const row = await tx.get(q.readFactRow, fact_id);
      if (!row) throw damagedRow(event.workflow_id, q.ledgerFact.name, fact_id, 'is missing');
      await writeRow(tx, q.updateFact, changedFact(row, event));
      return;
    }
    case 'fact.conflict_proposed':
      await writeRow(tx, q.insertConflict, proposedConflict(event));
      return;
    case 'fact.conflict_marked': {
      const before = await tx.get(q.readConflictRow, event.payload.conflict_id);
      await writeRow(tx, before ? q.updateConflict : q.insertConflict, markedConflict(before, event));
      return;
    }
    case 'fact.conflict_resolved': {
      const { conflict_id } = event.payload;
      const row = await tx.get(q.readConflictRow, conflict_id);
      if (!row) throw damagedRow(event.workflow_id, q.factConflict.name, conflict_id, 'is missing');
      await writeRow(tx, q.updateConflict, resolvedConflict(row, event));
      return;
    }
    default:
      return;
  }
}

const PAGE = 1_000;

/** What a model would be shown as a fact is what was ratified, to the letter. */
async function compareWords(tx: ReadTx, workflowId: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (let after = 0; ;) {
    const page = await tx.all(q.wordsAfter, workflowId, after, PAGE);
    for (const { fact_id, claim, claim_hash, subject, subject_hash } of page) {
      if (isOther(claim, claim_hash) || isOther(subject, subject_hash))
        wrong.push(`ledger_fact ${fact_id} has other words than its hashes say`);
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return wrong;
    after = last.number;
  }
}

function isOther(text: string | null, hash: string | null): boolean {
  return text !== null && sha256(text) !== hash;
}

async function compareCounts(
  tx: ReadTx,
  { workflow_id }: StreamInfo,
  entities: ReadonlyMap<string, number>,
): Promise<readonly { readonly table: string; readonly message: string }[]> {
  const found = await tx.get(q.countRows, workflow_id);
  if (!found) return [];
  const { facts, facts_told, standing, conflicts, last_conflict, unresolved } = found;
  const counts = [
    ['ledger_fact', 'rows', facts, facts_told],
    ['ledger_fact', 'rows that stand', standing, entities.get('facts') ?? 0],
    // Their numbers have no gap.
    ['fact_conflict', 'rows', conflicts, last_conflict],
    ['fact_conflict', 'rows that nobody resolved', unresolved, entities.get('conflicts') ?? 0],
  ] as const;
  return counts
    .filter(([, , rows, wanted]) => rows !== wanted)
    .map(([table, what, rows, wanted]) => ({
      table,
      message: `${table} has ${rows} ${what}, and should have ${wanted}`,
    }));
}
