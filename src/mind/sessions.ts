// Agent sessions: which coding agent worked where and when, as its hooks reported.
import type { ProcessRef, Processes } from '../base/processes.ts';
import { readAny } from '../store/rows.ts';
import type { ReadTx, Store } from '../store/store.ts';
import { decideMode } from './modes/checkpoint-mode.ts';
import type { AgentSession, ListSessions, ListedSessions } from './contract.ts';
import * as q from './queries.ts';
import { recordTask, type NotedTask } from './record-note.ts';
import {
  forgetGone,
  recordBegin,
  recordEnd,
  recordGone,
  recordTouch,
  type SessionEvent,
  type SessionKey,
  type SessionStart,
} from './record-session.ts';
import { cursorOf, placeOf } from './session/cursor.ts';
import { PROCESS_GONE, findGone, isOpenElsewhere, type GoneSession } from './session/windows.ts';

export interface Sessions {
  begin(start: SessionStart): Promise<void>;
  touch(seen: SessionEvent): Promise<void>;
  end(seen: SessionEvent, reason?: string): Promise<void>;
  /** Those whose agent was killed: they are open by their rows, and their processes on this machine are gone. */
  gone(processes: Processes): Promise<readonly GoneSession[]>;
  /** A task that such a session holds when it is found. */
  noteHeld(session: SessionKey, task: NotedTask & { readonly project_id: string }): Promise<void>;
  /** Ends the rows of those that have not come back, and answers with them: what they held can be released. */
  endGone(gone: readonly GoneSession[], processes: Processes): Promise<readonly GoneSession[]>;
  /** After what they held was released. */
  forgetGone(gone: readonly GoneSession[]): Promise<void>;
  /** Whether a session that acts under this name is open in a window that is none of these processes. */
  isOpenElsewhere(owner: string, own: readonly ProcessRef[], processes: Processes): Promise<boolean>;
  get(key: SessionKey): Promise<AgentSession | undefined>;
  /** The session with the latest report comes first. */
  list(input: ListSessions): Promise<ListedSessions>;
}

export function createSessions({ store }: { readonly store: Store }): Sessions {
  return {
    begin: (start) => store.write((tx) => recordBegin(tx, start)),
    touch: (seen) =>
      store.write(async (tx) => {
        await recordTouch(tx, seen);
      }),
    end: (seen, reason) =>
      store.write(async (tx) => {
        await recordEnd(tx, seen, reason ?? null);
      }),
    gone: ({ machine, stateOf }) => store.read((tx) => findGone(tx, machine(), stateOf)),
    noteHeld: ({ agent, session_id }, task) =>
      store.write(async (tx) => {
        const session = await tx.get(q.readSession, agent, session_id);
        if (session) await recordTask(tx, session, task, PROCESS_GONE);
      }),
    endGone: (gone, { machine, stateOf }) => store.write((tx) => recordGone(tx, gone, machine(), stateOf)),
    forgetGone: (gone) => store.write((tx) => forgetGone(tx, gone)),
    isOpenElsewhere: (owner, own, { stateOf }) =>
      store.read(async (tx) => {
        for (const session of await tx.all(q.readOpenSessionsOf, owner)) {
          if (await isOpenElsewhere(tx, session, own, stateOf)) return true;
        }
        return false;
      }),
    get: ({ agent, session_id }) =>
      store.read(async (tx) => {
        const row = await tx.get(q.readSession, agent, session_id);
        return row && (await withTasks(tx, [row]))[0];
      }),
    list: ({ agent = '', session = '', project_id = '', after, limit }) =>
      store.read(async (tx) => {
        const rows = await tx.all(
          q.listSessions,
          ...[...placeOf(after), agent, agent, session, session, project_id, project_id],
          limit,
        );
        const last = rows.length < limit ? undefined : rows.at(-1);
        return {
          sessions: await withTasks(tx, rows),
          next_after: last ? cursorOf(last) : null,
        };
      }),
  };
}

async function withTasks(tx: ReadTx, rows: readonly q.SessionRow[]): Promise<AgentSession[]> {
  const keys = rows.map(({ agent, session_id }) => [agent, session_id]);
  const tasks = Map.groupBy(await readAny(tx, q.readTasksInFlight, keys), keyOf);
  const modes = await readAny(tx, q.readAnyModes, modeKeys(rows));
  return rows.map((row) => {
    const { files_told_context: _told, asked: _asked, ...session } = row;
    const own = (tasks.get(keyOf(row)) ?? []).toSorted((a, b) => a.number - b.number);
    const { mode } = decideMode(modes.filter((each) => holdsFor(each, row)));
    return { ...session, in_flight: own.map(taskOf), checkpoints: mode };
  });
}

function modeKeys(rows: readonly q.SessionRow[]): string[][] {
  const projects = new Set(rows.flatMap(({ project_id }) => project_id ?? []));
  return [
    ['home', '', ''],
    ...[...projects].map((id) => ['project', '', id]),
    ...rows.map(({ agent, session_id }) => ['session', agent, session_id]),
  ];
}

function holdsFor({ scope, agent, id }: q.ModeRow, session: q.SessionRow): boolean {
  if (scope === 'session') return agent === session.agent && id === session.session_id;
  return scope === 'home' || id === session.project_id;
}

function keyOf({ agent, session_id }: SessionKey): string {
  return JSON.stringify([agent, session_id]);
}

function taskOf({
  agent: _agent,
  session_id: _session,
  lacks_checkpoint,
  ...task
}: q.SessionTaskRow): AgentSession['in_flight'][number] {
  return { ...task, lacks_checkpoint: lacks_checkpoint === 1 };
}
