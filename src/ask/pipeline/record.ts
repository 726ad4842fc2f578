// Puts an exchange on record, in the transactions of its call: before anything is sent what the model will be shown, and with the outcome
// what it said. Without the one nothing is sent, and without the other nothing is answered.
import { canonicalJson } from '../../base/canonical-json.ts';
import { toTimestamp } from '../../base/clock.ts';
import { sha256 } from '../../base/hash.ts';
import type { Ids } from '../../base/ids.ts';
import { uuidOf } from '../../base/named-id.ts';
import type { Ending } from '../../gateway/contract.ts';
import type { AppendWithin } from '../../ledger/append/append.ts';
import { runRows } from '../../store/rows.ts';
import type { WriteTx } from '../../store/store.ts';
import { keepPrompt } from '../content/prompt-list.ts';
import { ASK_LIMITS, type ExchangeOutcome } from '../contract.ts';
import * as q from '../queries.ts';
import type { NewAskEvent } from '../state/events.ts';
import { askKind } from '../state/evolve.ts';
import type { AsPrompt, Judged } from './stages.ts';

export interface RecordPorts {
  readonly appendWithin: AppendWithin;
  readonly ids: Ids;
}

/** The stream of a project's exchanges. */
export function askIdOf(projectId: string): string {
  return uuidOf(`exchanges of ${projectId}`);
}

/** A conversation ended between choosing it and asking in it. */
export class SessionEnded extends Error {}

export interface TurnIds {
  readonly user: string;
  readonly aurora: string;
}

export async function recordBegun(
  { appendWithin, ids }: RecordPorts,
  { context, rendered }: AsPrompt,
  turns: TurnIds,
  tx: WriteTx,
  callId: string,
  actor: string,
): Promise<void> {
  const { at, compiled, sight } = context;
  const { projectId, exchangeId, session, binding, question, intent } = at;
  const { session_id } = session;
  if (session.is === 'resumed') {
    const row = await tx.get(q.sessionById, session_id);
    if (row?.status !== 'open') throw new SessionEnded(session_id);
  }
  const idle = await idleSessions(tx, projectId, session_id);
  const events: NewAskEvent[] = idle.map((id) => ({
    type: 'chat.session_closed',
    payload: { session_id: id, reason: 'idle' },
    tokens: tokens('CHAT', id),
  }));
  if (session.is === 'opened') {
    const payload = { ...binding, session_id, project_id: projectId };
    events.push({ type: 'chat.session_opened', payload, tokens: tokens('CHAT', session_id) });
  }
  const intentHash = intent === undefined ? undefined : sha256(intent);
  if (intentHash !== undefined) {
    const payload = { session_id, intent_hash: intentHash };
    events.push({ type: 'chat.intent_declared', payload, tokens: tokens('CHAT', session_id) });
  }
  events.push({
    type: 'exchange.begun',
    payload: {
      exchange_id: exchangeId,
      project_id: projectId,
      session_id,
      call_id: callId,
      turn_user_id: turns.user,
      turn_aurora_id: turns.aurora,
      question_hash: sha256(question.text),
      question_original: question.original,
      context_bundle_hash: rendered.context_bundle_hash,
      bundle_content: rendered.bundle.hash,
      prompt_hash: rendered.prompt_hash,
      prompt_node: rendered.nodes.at(-1)?.hash ?? '',
      prompt_id: at.prompt.id,
      prompt_version: at.prompt.version,
      refs: compiled.refs.length,
      refs_hash: sha256(canonicalJson(compiled.refs)),
    },
    tokens: tokens('EXCHANGE', exchangeId),
  });
  await appendWithin(tx, { kind: askKind, id: askIdOf(projectId) }, events, { create: true, actor });
  const now = toTimestamp(await tx.now());
  await tx.run(q.setTurnContent, question.text, turns.user);
  const texts = intent === undefined ? rendered.texts : [...rendered.texts, { hash: sha256(intent), body: intent }];
  await keepPrompt(tx, projectId, rendered.nodes, texts, now);
  const readings = sight.map(({ execution_id, tool, observed_at, entry }) => ({
    execution_id,
    project_id: projectId,
    tool,
    observed_at,
    entry: canonicalJson(entry),
  }));
  const refs = compiled.refs.map((ref, ordinal) => ({
    artifact_type: ref.artifact_type,
    artifact_id: ref.artifact_id,
    artifact_hash: ref.artifact_hash,
    included_reason: ref.included_reason,
    observed_at: ref.observed_at,
    freshness_s: ref.freshness_s,
    ref_id: ids.uuid(),
    exchange_id: exchangeId,
    risk_flags: canonicalJson(ref.risk_flags),
    project_id: projectId,
    ordinal,
  }));
  await Promise.all([...runRows(tx, q.insertReadings, readings), ...runRows(tx, q.insertRefs, refs)]);
}

export async function recordEnded(
  { appendWithin }: RecordPorts,
  { answered, response, response_hash, validation, drift }: Judged,
  turns: TurnIds,
  tx: WriteTx,
  actor: string,
): Promise<void> {
  const { came, prompt } = answered;
  const { projectId, exchangeId, session } = prompt.context.at;
  const { context_bundle_hash, prompt_hash } = prompt.rendered;
  const rows = validation.findings.map(({ rule_id, drift_class, severity, span, summary }, ordinal) => ({
    exchange_id: exchangeId,
    ordinal,
    project_id: projectId,
    rule_id,
    drift_class,
    severity,
    start_at: span.start,
    end_at: span.end,
    // The words themselves are the answer's.
    note: summary.replace(JSON.stringify(span.quote), 'this'),
  }));
  const ended: NewAskEvent = {
    type: 'exchange.ended',
    payload: {
      exchange_id: exchangeId,
      project_id: projectId,
      outcome: outcomeOf(came.ending),
      code: came.code,
      context_bundle_hash,
      prompt_hash,
      response_hash,
      response_original: response.original,
      refusal: validation.refusal,
      authority_state: validation.authority_state,
      validator_summary: validation.summary,
      findings: rows.length,
      findings_hash: findingsHash(rows),
      driftwatch_id: drift[0]?.drift_id ?? null,
    },
    tokens: tokens('EXCHANGE', exchangeId),
  };
  const raised = drift.map((each): NewAskEvent => ({
    type: 'drift.raised',
    payload: {
      ...each,
      kind: 'DRIFTWATCH',
      exchange_id: exchangeId,
      project_id: projectId,
      session_id: session.session_id,
      prompt_hash,
      response_hash,
    },
    tokens: tokens('DRIFTWATCH', each.drift_id),
  }));
  await appendWithin(tx, { kind: askKind, id: askIdOf(projectId) }, [ended, ...raised], { actor });
  await tx.run(q.setTurnContent, response.text, turns.aurora);
  await Promise.all(runRows(tx, q.insertFindings, rows));
}

/** Of what is stored of the findings: it holds no word of the answer. */
export function findingsHash(rows: readonly q.FindingRow[]): string {
  return sha256(canonicalJson(rows.map(({ project_id: _, exchange_id: _exchange, ...row }) => row)));
}

export function outcomeOf(ending: Ending): ExchangeOutcome {
  return ending === 'denied' ? 'failed' : ending;
}

/** Of any caller: one that does not come back would leave its conversation open for ever. */
async function idleSessions(tx: WriteTx, projectId: string, asked: string): Promise<readonly string[]> {
  const since = toTimestamp((await tx.now()) - ASK_LIMITS.sessionIdleMs);
  const rows = await tx.all(q.idleSessions, projectId, since);
  return rows.flatMap(({ session_id }) => (session_id === asked ? [] : [session_id]));
}

export function tokens(key: string, id: string) {
  return [
    { token_class: 'semanticKey', token_value: key },
    { token_class: 'entityId', token_value: id },
  ] as const;
}
