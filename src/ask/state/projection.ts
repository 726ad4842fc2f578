// Events of exchanges to rows, in the append's own transaction; and the rows held against what the events say.
import { damagedRow } from '../../base/damaged-row.ts';
import type { EntityChange, StreamInfo } from '../../ledger/contract.ts';
import { register, type Registration } from '../../ledger/streams/registry.ts';
import { compareWithEvents } from '../../ledger/rebuild/compare-with-events.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import * as q from '../queries.ts';
import {
  askRows,
  askedRow,
  auroraTurn,
  closedRow,
  declaredRow,
  exchangeRow,
  openedRow,
  raisedRow,
  resolvedRow,
  summaryRow,
  userTurn,
  type AskEvent,
} from './ask-rows.ts';
import type { AskEntities } from './entities.ts';
import { askKind } from './evolve.ts';

export const askRegistration: Registration = register(askKind, {
  project,
  rows: askRows,
  compare: compareWithEvents(askKind, askRows),
  compareCounts,
});

async function project(tx: WriteTx, event: AskEvent, changes: readonly EntityChange<AskEntities>[]): Promise<void> {
  switch (event.type) {
    case 'chat.session_opened':
      await writeRow(tx, q.insertSession, openedRow(event));
      return;
    case 'chat.session_closed':
      await writeRow(
        tx,
        q.upsertSession,
        closedRow(await sessionOf(tx, event.workflow_id, event.payload.session_id), event),
      );
      return;
    case 'chat.intent_declared':
      await writeRow(
        tx,
        q.upsertSession,
        declaredRow(await sessionOf(tx, event.workflow_id, event.payload.session_id), event),
      );
      return;
    case 'chat.summarised':
      await writeRow(tx, q.insertSummary, summaryRow(event));
      return;
    case 'exchange.begun': {
      const row = await sessionOf(tx, event.workflow_id, event.payload.session_id);
      await writeRow(tx, q.upsertSession, askedRow(row, event));
      await writeRow(tx, q.insertTurn, userTurn(event));
      return;
    }
    case 'exchange.ended': {
      const begun = changes.flatMap((change) =>
        change.collection === 'exchanges' && change.before ? [change.before] : [],
      )[0];
      if (!begun) throw damagedRow(event.workflow_id, 'state_entities', event.payload.exchange_id, 'is missing');
      await writeRow(tx, q.insertTurn, auroraTurn(event, begun));
      await writeRow(tx, q.insertExchange, exchangeRow(event, begun));
      return;
    }
    case 'drift.raised':
      await writeRow(tx, q.insertDrift, raisedRow(event));
      return;
    case 'drift.resolved': {
      const row = await tx.get(q.readDrift, event.payload.drift_id);
      if (!row) throw damagedRow(event.workflow_id, 'driftwatch_event', event.payload.drift_id, 'is missing');
      await writeRow(tx, q.upsertDrift, resolvedRow(row, event));
      return;
    }
    default:
      return;
  }
}

async function sessionOf(tx: WriteTx, askId: string, sessionId: string): Promise<q.SessionRow> {
  const row = await tx.get(q.sessionById, sessionId);
  if (!row) throw damagedRow(askId, 'chat_session', sessionId, 'is missing');
  return row;
}

async function compareCounts(
  tx: ReadTx,
  { workflow_id }: StreamInfo,
): Promise<readonly { readonly table: string; readonly message: string }[]> {
  const found = await tx.get(q.countRows, workflow_id);
  if (!found) return [];
  const counts = [
    ['chat_session', found.sessions, found.sessions_told],
    ['chat_turn', found.turns, found.turns_told],
    ['llm_exchange', found.exchanges, found.exchanges_told],
    ['driftwatch_event', found.drift, found.drift_told],
    ['chat_summary', found.summaries, found.summaries_told],
  ] as const;
  return counts
    .filter(([, rows, wanted]) => rows !== wanted)
    .map(([table, rows, wanted]) => ({ table, message: `${table} has ${rows} rows, and ${wanted} by its events` }));
}
