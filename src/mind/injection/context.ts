// What the model of a session has before it, as a row for each window of its agent: when it begins, goes on in another window, is lost, and
// which turn it is in. Inside a caller's write; no zod, so that hooks and the domain run the same code.
import { toTimestamp } from '../../base/clock.ts';
import type { AgentProcess } from '../../base/processes.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import { sessionKeyOf } from '../finalize/triggers.ts';
import type { SessionKey, StateOf } from '../session/windows.ts';
import { windowKeyOf, windowOfKey } from './window-key.ts';
import * as q from './queries.ts';
import { SUMMARY, type Beginning } from './matrix.ts';

/** Hooks of one event, of a setup for the project and one for the user, come within this time. */
const SAME_EVENT_MS = 3_000;

export interface InWindow extends SessionKey {
  /** The agent's own process. A helper between agent and hook is none: it is another one at each event. */
  readonly window?: AgentProcess | undefined;
}

function keyOf({ window }: InWindow): string {
  return window?.isNamed ? windowKeyOf(window) : '';
}

export async function findContext(tx: WriteTx, seen: InWindow): Promise<q.ContextRow | undefined> {
  const all = await tx.all(q.contextsOf, seen.agent, seen.session_id);
  const key = keyOf(seen);
  // An event from a process that cannot be told belongs to where the session was last seen.
  return all.find(({ window_key }) => window_key === key) ?? (key === '' || all.length === 1 ? all[0] : undefined);
}

/** A context as it is now, which its caller writes: with the decision that follows, or without one. */
export interface Began {
  readonly context: q.ContextRow;
  /** Another hook of the same event was here already. */
  readonly isSame: boolean;
}

/**
 * A session starts, is cleared, was compacted or is resumed. What it was told is lost but in the last case: the agent then reads its
 * conversation again.
 */
export async function beginContext(tx: WriteTx, seen: InWindow, by: Beginning, stateOf: StateOf): Promise<Began> {
  const now = await tx.now();
  const all = await tx.all(q.contextsOf, seen.agent, seen.session_id);
  const key = keyOf(seen);
  const own = all.find(({ window_key }) => window_key === key);
  const isSame = own?.began_by === by && own.said_turn === own.turns && own.turns === own.begun_turn;
  if (own && isSame && now - Date.parse(own.begun_at) < SAME_EVENT_MS) {
    return { context: own, isSame: true };
  }
  if (own && by === 'compaction' && own.due === 'compaction') return { context: own, isSame: false };
  const lost = async (due: Beginning) => ({ context: await lose(tx, seen, own, due, now), isSame: false });
  if (by !== 'resume') return lost(by);
  const known = own ?? all[0];
  if (!known || (known.due !== null && known.due !== by)) return lost(known?.due ?? 'start');
  const context = resumedContext(known, key, toTimestamp(now));
  if (!own) await takeOver(tx, known, key, stateOf);
  return { context, isSame: false };
}

/** It goes on with what it was told. */
export function resumedContext(known: q.ContextRow, window_key: string, now: string): q.ContextRow {
  return {
    ...known,
    window_key,
    began_by: 'resume',
    begun_at: now,
    due: 'resume',
    turn_id: null,
    turns: known.turns + 1,
    begun_turn: known.turns + 1,
    turn_at: now,
    is_in_turn: 0,
    said_turn: null,
  };
}

/** From a window that is gone, or beside one that is still open: both then go on from the same conversation. */
async function takeOver(tx: WriteTx, from: q.ContextRow, key: string, stateOf: StateOf): Promise<void> {
  const { agent, session_id, window_key } = from;
  const window = windowOfKey(window_key);
  if (window && stateOf(window) === 'running') {
    await tx.run(q.copyTold, key, agent, session_id, window_key);
    return;
  }
  await tx.run(q.moveTold, key, agent, session_id, window_key);
  await tx.run(q.dropContext, agent, session_id, window_key);
}

/** Nothing that was told is before the model any more. */
async function lose(
  tx: WriteTx,
  seen: InWindow,
  before: q.ContextRow | undefined,
  by: Beginning,
  nowMs: number,
): Promise<q.ContextRow> {
  const { agent, session_id } = seen;
  const window_key = before?.window_key ?? keyOf(seen);
  const key = { agent, session_id, window_key };
  const now = toTimestamp(nowMs);
  if (!before) return { ...freshContext(key, before, by, now), switched_tag: await switchedTag(tx, seen) };
  await tx.run(q.dropTold, agent, session_id, window_key);
  return freshContext(key, before, by, now);
}

/** What somebody switched the session to, also before it had a context that could be told of it. */
export async function switchedTag(tx: ReadTx, session: SessionKey): Promise<string | null> {
  const tag = (await tx.get(q.readSwitch, sessionKeyOf(session)))?.tag ?? '';
  return tag === '' ? null : tag;
}

export function freshContext(
  key: Pick<q.ContextRow, 'agent' | 'session_id' | 'window_key'>,
  before: q.ContextRow | undefined,
  by: Beginning,
  now: string,
): q.ContextRow {
  const turns = before ? before.turns + 1 : 0;
  return {
    ...key,
    context: (before?.context ?? 0) + 1,
    began_by: by,
    begun_at: now,
    due: by,
    task_tag: before?.task_tag ?? null,
    switched_tag: before?.switched_tag ?? null,
    base_tag: null,
    base_list: null,
    base_version: 0,
    base_tokens: 0,
    work_hash: null,
    turn_id: null,
    turns,
    begun_turn: turns,
    turn_at: now,
    is_summary_due: by === 'compaction' ? SUMMARY.due : SUMMARY.read,
    is_in_turn: 0,
    said_seq: null,
    said_turn: null,
    said_at: null,
    is_heard: 1,
    delta_at: null,
  };
}

/** Before a compaction: whatever comes next is told everything again. */
export async function loseContext(tx: WriteTx, seen: InWindow, by: Beginning): Promise<void> {
  await keepContext(tx, await lose(tx, seen, await findContext(tx, seen), by, await tx.now()));
}

export async function keepContext(tx: WriteTx, context: q.ContextRow): Promise<void> {
  await writeRow(tx, q.putContext, context);
}

export interface Turned {
  readonly context: q.ContextRow;
  /** When the turn before began; undefined where another hook of the same prompt was here already. */
  readonly since: string | undefined;
}

/** The context at a prompt, in its next turn, as its caller writes it. */
export async function enterTurn(tx: WriteTx, seen: InWindow, turnId: string | undefined): Promise<Turned> {
  const nowMs = await tx.now();
  // Hooks may have been set up after the session had begun.
  const before = (await findContext(tx, seen)) ?? (await lose(tx, seen, undefined, 'start', nowMs));
  const isSame =
    before.is_in_turn === 1 &&
    (turnId === undefined ? nowMs - Date.parse(before.turn_at) < SAME_EVENT_MS : before.turn_id === turnId);
  if (isSame) return { context: before, since: undefined };
  const context = {
    ...before,
    turn_id: turnId ?? null,
    turns: before.turns + 1,
    turn_at: toTimestamp(nowMs),
    is_in_turn: 1,
  };
  return { context, since: before.turn_at };
}
