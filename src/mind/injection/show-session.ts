// One session: what its model has before it, what it was told, and what it left behind.
import { toTimestamp } from '../../base/clock.ts';
import type { Call } from '../../base/operation.ts';
import { MAIN_TAG } from '../../base/tags.ts';
import { sessionKeyOf } from '../finalize/triggers.ts';
import type { CountWork } from '../session/ports.ts';
import { meantSession } from '../session/meant-session.ts';
import type { AgentSession } from '../contract.ts';
import type { SessionKey } from '../session/windows.ts';
import type { GetSession, ShownSession } from './contract.ts';
import { handoffStateOf, takerOf } from './handoff-seal.ts';
import { readModesOf } from './injection-modes.ts';
import * as log from './log-queries.ts';
import * as q from './queries.ts';
import type { ReadDeps } from './read-injections.ts';

const MOST_HANDOFFS = 20;

export interface SessionDeps extends ReadDeps {
  readonly readSession: (key: SessionKey) => Promise<AgentSession | undefined>;
  readonly countWork: CountWork;
}

const NO_WORK = { claims: 0, checkpoints: 0 };

export async function showSession(
  { store, projectOf, readSession, countWork }: SessionDeps,
  { project_id: ref, ...named }: GetSession,
  call: Call,
): Promise<ShownSession> {
  const found = await store.read((tx) => meantSession(tx, named, () => projectOf(ref, call), call));
  const { agent, session_id, project_id } = found;
  const session = await readSession(found);
  if (!session) throw new Error(`the session ${session_id} of ${agent} is gone`);
  const work = project_id === null ? NO_WORK : await countWork(project_id, session.owner);
  return store.read(async (tx) => {
    const now = toTimestamp(await tx.now());
    const contexts = await tx.all(q.contextsOf, agent, session_id);
    const lines = new Map((await tx.all(log.countTold, agent, session_id)).map((row) => [row.window_key, row.lines]));
    const sums = await tx.all(log.sumsOfSession, agent, session_id);
    const key = sessionKeyOf(found);
    const left = await tx.get(log.countLeft, key, key, agent, session_id);
    const transcript =
      project_id === null ? undefined : await tx.get(log.countTranscript, project_id, agent, session_id);
    const given =
      project_id === null ? [] : await tx.all(log.handoffsFrom, project_id, agent, session_id, MOST_HANDOFFS);
    const taken = await tx.all(log.handoffsTakenBy, agent, session_id, MOST_HANDOFFS);
    return {
      session,
      tag: contexts[0] ? tagOf(contexts[0]) : MAIN_TAG,
      injection: await readModesOf(tx, { project_id, session: found }),
      contexts: contexts.map((context) => ({
        window: context.window_key === '' ? null : context.window_key,
        context: context.context,
        began_by: context.began_by,
        begun_at: context.begun_at,
        due: context.due,
        tag: tagOf(context),
        turns: context.turns,
        last_turn_at: context.turn_at,
        said_at: context.said_at,
        told_lines: lines.get(context.window_key) ?? 0,
      })),
      told: toldOf(sums),
      left: {
        files_changed: left?.files_changed ?? 0,
        tasks: left?.tasks ?? 0,
        claims: work.claims,
        checkpoints_asked: left?.checkpoints_asked ?? 0,
        checkpoints_written: work.checkpoints,
        drafts: left?.drafts ?? 0,
        transcript_events: transcript?.transcript_events ?? 0,
        tools_called: (transcript?.transcript_events ?? 0) === 0 ? null : (transcript?.tools_called ?? null),
        observations: left?.observations ?? 0,
        reflections: left?.reflections ?? 0,
      },
      handoffs: {
        given: given.map((row) => handoffOf(row, now)),
        taken: taken.map((row) => handoffOf(row, now)),
      },
    };
  });
}

function tagOf({ switched_tag, task_tag }: q.ContextRow): string {
  return switched_tag ?? task_tag ?? MAIN_TAG;
}

function toldOf(sums: readonly log.SessionSumRow[]): ShownSession['told'] {
  const add = (of: readonly log.SessionSumRow[], field: 'decisions' | 'heard' | 'tokens_said' | 'tokens_saved') =>
    of.reduce((sum, row) => sum + row[field], 0);
  const said = sums.filter(({ decision }) => decision !== 'nothing');
  const silent = sums.filter(({ decision }) => decision === 'nothing');
  return {
    decisions: add(sums, 'decisions'),
    said: add(said, 'decisions'),
    silent: add(silent, 'decisions'),
    unheard: add(said, 'decisions') - add(said, 'heard'),
    tokens_said: add(sums, 'tokens_said'),
    tokens_saved: add(sums, 'tokens_saved'),
  };
}

function handoffOf(row: q.HandoffRow, now: string): ShownSession['handoffs']['given'][number] {
  const { handoff_id, from_agent, from_session, to_agent, created_at, expires_at } = row;
  const taker = takerOf(row);
  return {
    handoff_id,
    from_agent,
    from_session,
    to_agent,
    created_at,
    expires_at,
    state: handoffStateOf(row, now),
    taken_by: taker && { agent: taker.agent, session_id: taker.session_id, at: taker.at },
  };
}
