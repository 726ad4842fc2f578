// Decisions on record: listed, and explained by deciding again on what was stored with them.
import { redactedStart } from '../../base/redact.ts';
import type { Call } from '../../base/operation.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import { refuse } from '../contract.ts';
import { findSession } from '../session/find-session.ts';
import { meantSession } from '../session/meant-session.ts';
import type { SessionKey } from '../session/windows.ts';
import {
  refuseInjection,
  type ExplainedGate,
  type ExplainedInjection,
  type ExplainInjection,
  type ListedInjection,
  type ListedInjections,
  type ListInjections,
} from './contract.ts';
import { decide, type Decision, type Situation } from './decide.ts';
import type { Section } from './lines.ts';
import * as log from './log-queries.ts';
import { SUMMARY, type Trigger } from './matrix.ts';
import * as q from './queries.ts';
import { REASONS, sentenceOf } from './reasons.ts';

/** Behind every time and number that can be stored. */
const END = { time: '9999-12-31T23:59:59.999Z', seq: Number.MAX_SAFE_INTEGER };

export interface ReadDeps {
  readonly store: Store;
  readonly projectOf: (ref: string | undefined, call: Call) => Promise<string>;
}

export async function listInjections(
  { store, projectOf }: ReadDeps,
  input: ListInjections,
  call: Call,
): Promise<ListedInjections> {
  const { session, agent = '', decision = '', reason = '', tag = '', limit } = input;
  const after = input.after === undefined ? undefined : parseCursor(input.after);
  const kind = [decision, decision, decision, reason, reason, tag, tag] as const;
  const projectId = session === undefined ? await projectOf(input.project_id, call) : '';
  const rows = await store.read(async (tx) => {
    if (session !== undefined) {
      const own = await findSession(tx, session, input.agent);
      return tx.all(log.injectionsOfSession, own.agent, own.session_id, after?.[3] ?? END.seq, ...kind, limit);
    }
    const place = after ?? ([END.time, '', '', END.seq] as const);
    return tx.all(log.injectionsOfProject, projectId, ...place, agent, agent, ...kind, limit);
  });
  const last = rows.length < limit ? undefined : rows.at(-1);
  return {
    injections: rows.map(listedInjection),
    next_after: last ? JSON.stringify([last.decided_at, last.agent, last.session_id, last.seq]) : null,
  };
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function parseCursor(text: string): readonly [string, string, string, number] {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value) && value.length === 4) {
      const [time, agent, session, seq] = value as readonly unknown[];
      if (typeof time === 'string' && TIME.test(time) && typeof agent === 'string' && typeof session === 'string')
        if (typeof seq === 'number' && Number.isSafeInteger(seq)) return [time, agent, session, seq];
    }
  } catch {
    // Said below.
  }
  throw refuse('invalid_cursor', `"${redactedStart(text, 100)}" is not a position in the list of decisions`);
}

export function listedInjection(row: q.InjectionRow): ListedInjection {
  const {
    trigger_name,
    situation: _seen,
    said,
    left_over,
    payload_hash,
    payload_text,
    is_heard,
    window_key: _w,
    ...rest
  } = row;
  return {
    ...rest,
    trigger: trigger_name,
    why: REASONS[row.reason].why,
    said: tuplesOf(said).map(([key, anchor, tokens, what, section]) => ({
      key: String(key),
      anchor: String(anchor),
      tokens: Number(tokens),
      what: what as 'new' | 'changed' | 'ended',
      section: section as Section,
    })),
    left_over: tuplesOf(left_over).map(([key, anchor, tokens, trigger]) => ({
      key: String(key),
      anchor: String(anchor),
      tokens: Number(tokens),
      trigger: trigger as Trigger,
    })),
    heard: is_heard === 1,
    text: payload_text,
    text_hash: payload_hash,
  };
}

/** As `record` wrote them; a row that somebody changed by hand has none. */
function tuplesOf(text: string): readonly (readonly unknown[])[] {
  const value = parsed(text);
  return Array.isArray(value) ? (value as unknown[]).filter((each) => Array.isArray(each)) : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// ── Why ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** What the agent's own summary no longer holds. */
export type ReadDropped = (tx: ReadTx, session: SessionKey) => Promise<ExplainedInjection['dropped']>;

export async function explainInjection(
  { store, projectOf, readDropped }: ReadDeps & { readonly readDropped: ReadDropped },
  { turn, seq, compaction, project_id, ...named }: ExplainInjection,
  call: Call,
): Promise<ExplainedInjection> {
  return store.read(async (tx) => {
    const session = await meantSession(tx, named, () => projectOf(project_id, call), call);
    const { agent, session_id, compacted_at } = session;
    const row = await findInjection(tx, session, { turn, seq });
    const decided = await tx.all(log.decisionsOfTurn, agent, session_id, row.turn);
    const others = decided.filter((each) => each.window_key === row.window_key && each.seq !== row.seq);
    const dropped = compaction ? await readDropped(tx, { agent, session_id }) : [];
    return {
      ...explained(row),
      others: others.map((each) => each.seq),
      compacted_at,
      compared: compaction ? await comparedOf(tx, session) : null,
      dropped,
    };
  });
}

/** How far the newest compaction of a session was looked at. */
async function comparedOf(
  tx: ReadTx,
  { agent, session_id, compacted_at }: SessionKey & { readonly compacted_at: string | null },
): Promise<ExplainedInjection['compared']> {
  if (compacted_at === null) return 'not_compacted';
  const due = new Set((await tx.all(q.contextsOf, agent, session_id)).map(({ is_summary_due }) => is_summary_due));
  if (due.has(SUMMARY.due)) return 'not_yet';
  return due.has(SUMMARY.missing) ? 'no_summary' : 'compared';
}

async function findInjection(
  tx: ReadTx,
  { agent, session_id }: SessionKey,
  { turn, seq }: Pick<ExplainInjection, 'turn' | 'seq'>,
): Promise<q.InjectionRow> {
  const row =
    seq !== undefined
      ? await tx.get(q.readInjection, agent, session_id, seq)
      : turn !== undefined
        ? ofTurn((await tx.all(log.decisionsOfTurn, agent, session_id, turn)).toReversed())
        : await tx.get(log.newestInjection, agent, session_id);
  if (row && (turn === undefined || row.turn === turn)) return row;
  const what = seq !== undefined ? `decision ${seq}` : turn !== undefined ? `decision in turn ${turn}` : 'decision';
  const of = redactedStart(session_id, 100);
  throw refuseInjection('unknown_injection', `Session ${of} of ${agent} has no ${what}`, { agent, session_id });
}

/** Of two hooks of one turn the one that spoke, else the newest. */
function ofTurn(newestFirst: readonly q.InjectionRow[]): q.InjectionRow | undefined {
  return newestFirst.find(({ decision }) => decision !== 'nothing') ?? newestFirst[0];
}

type Again = Omit<ExplainedInjection, 'others' | 'compacted_at' | 'compared' | 'dropped'>;

export function explained(row: q.InjectionRow): Again {
  const situation = situationIn(row.situation);
  const again = situation && decide(situation);
  // Lines that fit by themselves may not fit with the words around them: only the message tells.
  const isMessageFull = again !== undefined && row.reason === 'no_room' && again.decision !== 'nothing';
  return {
    decision: row.decision,
    reason: row.reason,
    injection: listedInjection(row),
    todo: REASONS[row.reason].todo,
    gates: again ? gatesOf(isMessageFull ? withoutRoom(again) : again) : [],
    due: (situation?.due ?? []).map(({ trigger, costs, grave }) => ({
      trigger,
      lines: costs.length,
      tokens: costs.reduce((sum, cost) => sum + cost, 0),
      grave,
    })),
    matches: isMessageFull || (again?.decision === row.decision && again.reason === row.reason),
  };
}

export function gatesOf({ gates }: Pick<Decision, 'gates'>): ExplainedGate[] {
  return gates.map((gate) => ({ ...gate, left: [...gate.left], says: sentenceOf(gate) }));
}

export function withoutRoom(decision: Decision): Pick<Decision, 'gates'> {
  return {
    gates: decision.gates.map((each) => (each.gate === 'budget' ? { ...each, outcome: 'stopped', left: [] } : each)),
  };
}

function situationIn(text: string): Situation | undefined {
  const value = parsed(text) as Partial<Situation> | null | undefined;
  return Array.isArray(value?.due) && typeof value.mode === 'string' ? (value as Situation) : undefined;
}
