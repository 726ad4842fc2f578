// Agent sessions: which coding agent worked where and when, as its hooks reported.
import type { ProcessRef, Processes } from '../base/processes.ts';
import { readAny } from '../store/rows.ts';
import { redactedStart } from '../base/redact.ts';
import type { ReadTx, Store } from '../store/store.ts';
import { decideMode } from './modes/checkpoint-mode.ts';
import { refuse, type AgentSession, type ListSessions, type ListedSessions } from './contract.ts';
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

/** Behind every time that can be stored. */
const END_OF_TIME = '9999-12-31T23:59:59.999Z';

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
    list: ({ agent = '', after, limit }) =>
      store.read(async (tx) => {
        const [time, afterAgent, afterId] = after === undefined ? [END_OF_TIME, '', ''] : parseCursor(after);
        const rows = await tx.all(q.listSessions, time, afterAgent, afterId, agent, agent, limit);
        const last = rows.length < limit ? undefined : rows.at(-1);
        return {
          sessions: await withTasks(tx, rows),
          next_after: last ? JSON.stringify([last.last_event_at, last.agent, last.session_id]) : null,
        };
      }),
  };
}

async function withTasks(tx: ReadTx, rows: readonly q.SessionRow[]): Promise<AgentSession[]> {
  const keys = rows.map(({ agent, session_id }) => [agent, session_id]);
  const tasks = Map.groupBy(await readAny(tx, q.readTasksInFlight, keys), keyOf);
  const modes = await readAny(tx, q.readAnyModes, modeKeys(rows));
  return rows.map((row) => {
    const { files_told_context: _told, ...session } = row;
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

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function parseCursor(text: string): [string, string, string] {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value) && value.length === 3 && value.every((each) => typeof each === 'string')) {
      const [time = '', agent = '', id = ''] = value;
      if (TIME.test(time)) return [time, agent, id];
    }
  } catch {
    // Said below.
  }
  throw refuse('invalid_cursor', `"${redactedStart(text, 100)}" is not a position in the list of sessions`);
}
