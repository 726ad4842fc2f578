// The windows of a session: the processes of its agent in which it is open. A session ends with its last window, and one
// whose processes are all gone has ended without a word. Without zod, so that hooks and the domain run the same code.
import { sessionOwner } from '../../base/coding-agents.ts';
import { toTimestamp } from '../../base/clock.ts';
import type { AgentProcess, ProcessRef, ProcessState } from '../../base/processes.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import * as q from '../queries.ts';

export interface SessionKey {
  readonly agent: string;
  readonly session_id: string;
}

export type StateOf = (process: ProcessRef) => ProcessState;

/** A window of another machine cannot be looked at: it counts as open for as long after its last event as a claim lasts. */
const OPEN_UNSEEN_MS = 15 * 60_000;
/** Of processes that may be helpers; a window that is used is confirmed by its second event. */
const MOST_UNCONFIRMED = 8;
/** More windows than one machine has open; the rest is looked at next time. */
const MOST_LOOKED_AT = 200;

export async function recordWindow(
  tx: WriteTx,
  { agent, session_id, window }: SessionKey & { readonly window?: AgentProcess | undefined },
  now: string,
): Promise<void> {
  if (!window) return;
  const { machine, pid, started, isNamed } = window;
  await writeRow(tx, q.upsertWindow, {
    agent,
    session_id,
    machine,
    pid,
    started,
    is_agent: isNamed ? 1 : 0,
    opened_at: now,
    seen_at: now,
  });
  if (isNamed) return;
  const unconfirmed = (await tx.all(q.readWindows, agent, session_id)).filter(({ is_agent }) => is_agent === 0);
  for (const old of unconfirmed.slice(MOST_UNCONFIRMED)) await endWindow(tx, { agent, session_id, window: old });
}

export async function endWindow(
  tx: WriteTx,
  { agent, session_id, window }: SessionKey & { readonly window?: ProcessRef | undefined },
): Promise<void> {
  if (window) await tx.run(q.deleteWindow, agent, session_id, window.machine, window.pid, window.started);
}

/** Whether the session is open in a window that is none of these processes. */
export async function isOpenElsewhere(
  tx: ReadTx,
  { agent, session_id }: SessionKey,
  own: readonly (ProcessRef | undefined)[],
  stateOf: StateOf,
): Promise<boolean> {
  const since = toTimestamp((await tx.now()) - OPEN_UNSEEN_MS);
  const windows = await tx.all(q.readWindows, agent, session_id);
  return windows.some((row) => !own.some((each) => each && isSame(each, row)) && isOpen(row, stateOf, since));
}

function isOpen(row: q.WindowRow, stateOf: StateOf, since: string): boolean {
  if (row.is_agent === 0) return false;
  const state = stateOf(row);
  return state === 'running' || (state === 'unknown' && row.seen_at > since);
}

function isSame(one: ProcessRef, other: ProcessRef): boolean {
  return one.machine === other.machine && one.pid === other.pid && one.started === other.started;
}

/** Why a session has ended whose agent could not say so. */
export const PROCESS_GONE = 'process gone';

export interface GoneSession extends SessionKey {
  /** Under which it holds claims that no other session has; null if its user gave it a name, to which it may return. */
  readonly owner: string | null;
}

/**
 * Sessions whose last event came from a process of this machine that is gone, with no other window left. They are open by
 * their rows, or were ended by a process that died before it released what they hold: then their windows are left.
 */
export async function findGone(tx: ReadTx, machine: string, stateOf: StateOf): Promise<readonly GoneSession[]> {
  if (machine === '') return [];
  const windows = await tx.all(q.readWindowsHere, machine, MOST_LOOKED_AT);
  const lost = windows.filter((row) => stateOf(row) === 'gone');
  const found: q.SessionRow[] = [];
  for (const [, [row]] of Map.groupBy(lost, keyOf)) {
    const session = row && (await tx.get(q.readSession, row.agent, row.session_id));
    if (!session || (session.ended_at !== null && session.end_reason !== PROCESS_GONE)) continue;
    // An event from elsewhere came later: the session goes on where this process cannot see it.
    const isLast = lost.some((each) => keyOf(each) === keyOf(session) && each.seen_at >= session.last_event_at);
    if (isLast && !(await isOpenElsewhere(tx, session, [], stateOf))) found.push(session);
  }
  const keys = new Set(found.map(keyOf));
  const gone: GoneSession[] = [];
  for (const { agent, session_id, owner } of found) {
    const sharing = await tx.all(q.readOpenSessionsOf, owner);
    const isItsOwn = owner === sessionOwner(agent, session_id) && sharing.every((each) => keys.has(keyOf(each)));
    gone.push({ agent, session_id, owner: isItsOwn ? owner : null });
  }
  return gone;
}

function keyOf({ agent, session_id }: SessionKey): string {
  return JSON.stringify([agent, session_id]);
}
