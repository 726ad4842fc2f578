// Rows of ask's tables as pure functions of its events, but for the texts that stand beside them. The projection writes them one by
// one; a rebuild makes all of them again.
import { canonicalJson } from '../../base/canonical-json.ts';
import type { EventOf } from '../../ledger/contract.ts';
import type { ProjectedEvent, ProjectedRows } from '../../ledger/streams/registry.ts';
import * as q from '../queries.ts';
import { actuationRow, isActuation } from './actuation-rows.ts';
import type { AskEntities, OpenExchange } from './entities.ts';
import type { AskEvents } from './events.ts';

export type AskEvent = ProjectedEvent<AskEvents>;
type Of<Type extends keyof AskEvents> = Extract<EventOf<AskEvents>, { readonly type: Type }> & {
  readonly workflow_id: string;
};

export function openedRow(event: Of<'chat.session_opened'>): q.SessionRow {
  const { session_id, project_id, ...binding } = event.payload;
  const { timestamp: at, workflow_id: ask_id } = event;
  return {
    session_id,
    ...binding,
    ask_id,
    project_id,
    started_at: at,
    ended_at: null,
    status: 'open',
    last_at: at,
    exchanges: 0,
    intent_hash: null,
  };
}

export function closedRow(row: q.SessionRow, event: Of<'chat.session_closed'>): q.SessionRow {
  return { ...row, status: 'closed', ended_at: event.timestamp };
}

export function declaredRow(row: q.SessionRow, event: Of<'chat.intent_declared'>): q.SessionRow {
  return { ...row, intent_hash: event.payload.intent_hash };
}

/** A conversation after one more question. */
export function askedRow(row: q.SessionRow, event: Of<'exchange.begun'>): q.SessionRow {
  return { ...row, last_at: event.timestamp, exchanges: row.exchanges + 1 };
}

export function userTurn(event: Of<'exchange.begun'>): q.TurnRow {
  const { payload, timestamp, event_seq, workflow_id } = event;
  return {
    turn_id: payload.turn_user_id,
    session_id: payload.session_id,
    created_at: timestamp,
    speaker: 'user',
    content: '',
    content_hash: payload.question_hash,
    refusal: 0,
    authority_state: 'ok',
    driftwatch_id: null,
    ask_id: workflow_id,
    project_id: payload.project_id,
    exchange_id: payload.exchange_id,
    seq: event_seq,
    original_hmac: payload.question_original.hmac,
    hmac_key_id: payload.question_original.key_id,
  };
}

export function auroraTurn(event: Of<'exchange.ended'>, begun: OpenExchange): q.TurnRow {
  const { payload, timestamp, event_seq, workflow_id } = event;
  return {
    turn_id: begun.turn_aurora_id,
    session_id: begun.session_id,
    created_at: timestamp,
    speaker: 'aurora',
    content: '',
    content_hash: payload.response_hash,
    refusal: Number(payload.refusal),
    authority_state: payload.authority_state,
    driftwatch_id: payload.driftwatch_id,
    ask_id: workflow_id,
    project_id: payload.project_id,
    exchange_id: payload.exchange_id,
    seq: event_seq,
    original_hmac: payload.response_original.hmac,
    hmac_key_id: payload.response_original.key_id,
  };
}

export function exchangeRow(event: Of<'exchange.ended'>, begun: OpenExchange): q.ExchangeRow {
  const { payload, timestamp, event_seq, workflow_id } = event;
  return {
    exchange_id: payload.exchange_id,
    session_id: begun.session_id,
    turn_user_id: begun.turn_user_id,
    turn_aurora_id: begun.turn_aurora_id,
    context_bundle_hash: payload.context_bundle_hash,
    context_bundle_json: null,
    prompt_hash: payload.prompt_hash,
    prompt_compiled: null,
    response_hash: payload.response_hash,
    response_sanitized: null,
    validator_summary: canonicalJson(payload.validator_summary),
    created_at: timestamp,
    ask_id: workflow_id,
    project_id: payload.project_id,
    seq: event_seq,
    actor: begun.actor,
    call_id: begun.call_id,
    outcome: payload.outcome,
    code: payload.code,
    begun_at: begun.begun_at,
    bundle_content: begun.bundle_content,
    prompt_node: begun.prompt_node,
    prompt_id: begun.prompt_id,
    prompt_version: begun.prompt_version,
    refs: begun.refs,
    refs_hash: begun.refs_hash,
    findings: payload.findings,
    findings_hash: payload.findings_hash,
  };
}

export function summaryRow(event: Of<'chat.summarised'>): q.SummaryRow {
  const { payload, timestamp: created_at, actor: created_by, event_seq: seq, workflow_id: ask_id } = event;
  return { ...payload, ask_id, created_at, created_by, seq };
}

export function raisedRow(event: Of<'drift.raised'>): q.DriftRow {
  const { payload, timestamp, event_seq, workflow_id } = event;
  return {
    ...payload,
    status: 'open',
    created_at: timestamp,
    resolved_at: null,
    resolved_by: null,
    resolution: null,
    ask_id: workflow_id,
    seq: event_seq,
  };
}

export function resolvedRow(row: q.DriftRow, event: Of<'drift.resolved'>): q.DriftRow {
  const { resolution } = event.payload;
  return { ...row, status: 'resolved', resolved_at: event.timestamp, resolved_by: event.actor, resolution };
}

/** The exchange as the event that begins it leaves it. */
export function begunEntity(event: Of<'exchange.begun'>): OpenExchange {
  const { exchange_id: _id, project_id: _project, ...begun } = event.payload;
  return { ...begun, begun_at: event.timestamp, begun_seq: event.event_seq, actor: event.actor };
}

export const askRows: ProjectedRows<AskEvents, AskEntities> = {
  tables: [
    { table: q.chatSession, stream: 'ask_id' },
    { table: q.chatTurn, stream: 'ask_id', kept: ['content'] },
    {
      table: q.llmExchange,
      stream: 'ask_id',
      kept: ['context_bundle_json', 'prompt_compiled', 'response_sanitized'],
    },
    { table: q.driftwatchEvent, stream: 'ask_id' },
    { table: q.chatSummary, stream: 'ask_id' },
    { table: q.actuation, stream: 'ask_id', kept: ['arguments', 'scope', 'tail'] },
  ],
  fold() {
    const sessions = new Map<string, q.SessionRow>();
    const open = new Map<string, OpenExchange>();
    const turns: q.TurnRow[] = [];
    const exchanges: q.ExchangeRow[] = [];
    const drift = new Map<string, q.DriftRow>();
    const summaries: q.SummaryRow[] = [];
    const actuations = new Map<string, q.ActuationRow>();
    const change = <Row>(rows: Map<string, Row>, id: string, to: (row: Row) => Row) => {
      const row = rows.get(id);
      if (row) rows.set(id, to(row));
    };
    return {
      event(event) {
        if (isActuation(event)) {
          const row = actuationRow(actuations.get(event.payload.actuation_id), event);
          if (row) actuations.set(row.actuation_id, row);
          return;
        }
        switch (event.type) {
          case 'chat.session_opened':
            sessions.set(event.payload.session_id, openedRow(event));
            return;
          case 'chat.session_closed':
            change(sessions, event.payload.session_id, (row) => closedRow(row, event));
            return;
          case 'chat.intent_declared':
            change(sessions, event.payload.session_id, (row) => declaredRow(row, event));
            return;
          case 'exchange.begun':
            change(sessions, event.payload.session_id, (row) => askedRow(row, event));
            turns.push(userTurn(event));
            open.set(event.payload.exchange_id, begunEntity(event));
            return;
          case 'exchange.ended': {
            const begun = open.get(event.payload.exchange_id);
            if (!begun) return;
            open.delete(event.payload.exchange_id);
            turns.push(auroraTurn(event, begun));
            exchanges.push(exchangeRow(event, begun));
            return;
          }
          case 'chat.summarised':
            summaries.push(summaryRow(event));
            return;
          case 'drift.raised':
            drift.set(event.payload.drift_id, raisedRow(event));
            return;
          case 'drift.resolved':
            change(drift, event.payload.drift_id, (row) => resolvedRow(row, event));
            return;
          default:
            return;
        }
      },
      rows: () => [[...sessions.values()], turns, exchanges, [...drift.values()], summaries, [...actuations.values()]],
    };
  },
};
