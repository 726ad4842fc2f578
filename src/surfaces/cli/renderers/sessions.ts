// The sessions of coding agents: which are open, and which task each is working on.
import type { AgentSession, CheckpointModes } from '../../../mind/contract.ts';
import { listing, paint, type Cell, type Line } from '../../terminal/text.ts';
import { timeCell } from './work-cells.ts';

interface SessionPage {
  readonly sessions: readonly AgentSession[];
  readonly next_after: string | null;
}

export function renderSessions({ sessions, next_after }: SessionPage): readonly Line[] {
  if (sessions.length === 0) {
    return ['No session yet', [paint('dim', 'Connect an agent: '), paint('bold', 'throughline setup claude')]];
  }
  return [
    ...listing(
      ['AGENT', 'SESSION', 'LAST SEEN', 'STATE', 'IN HAND', 'CHECKPOINTS', 'BRANCH', 'FOLDER'],
      sessions.map((session) => [
        session.agent,
        session.session_id,
        timeCell(session.last_event_at),
        stateOf(session),
        inHand(session),
        session.checkpoints,
        session.branch ?? '–',
        session.worktree ?? session.cwd,
      ]),
    ),
    ...(next_after === null ? [] : [[paint('dim', 'More: '), paint('bold', `--after ${next_after}`)]]),
  ];
}

const MEANING = {
  ask: 'the agent is asked for one',
  remind: 'its user is reminded',
  off: 'nothing is said',
} as const;

/** What holds, and where that is set. */
export function renderCheckpointMode(modes: CheckpointModes): readonly Line[] {
  const { mode, decided_by, agent, session_id } = modes;
  const whose = session_id === null ? 'a session' : `session ${session_id} of ${agent}`;
  return [
    ['When ', whose, ' stops without a fresh checkpoint, ', paint('bold', MEANING[mode]), ` (${mode}).`],
    ...listing(
      ['SET FOR', 'MODE'],
      (['session', 'project', 'home'] as const)
        .filter((scope) => modes[scope] !== null)
        .map((scope) => [scope, decided_by === scope ? paint('bold', modes[scope] ?? '') : (modes[scope] ?? '')]),
    ),
  ];
}

/** That it was killed explains why its tasks are free again. */
function stateOf({ ended_at, end_reason }: AgentSession): Cell {
  if (ended_at === null) return paint('green', 'open');
  return paint('dim', end_reason === 'process gone' ? 'process gone' : 'ended');
}

function inHand({ in_flight }: AgentSession): Cell {
  const tasks = in_flight.map(
    ({ number, lacks_checkpoint }) => `T${number}${lacks_checkpoint ? ' without checkpoint' : ''}`,
  );
  const text = tasks.join(', ') || '–';
  return in_flight.some(({ lacks_checkpoint }) => lacks_checkpoint) ? paint('yellow', text) : text;
}
