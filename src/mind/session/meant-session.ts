// The session that a call is about where it names none: the caller's own, else the newest of the project.
import { agentOfClient, isSessionOwner } from '../../base/coding-agents.ts';
import type { Call } from '../../base/operation.ts';
import type { ReadTx } from '../../store/store.ts';
import { refuse } from '../contract.ts';
import * as q from '../queries.ts';
import { findSession, type HowCalled } from './find-session.ts';

export interface NamedSession {
  readonly session?: string | undefined;
  readonly agent?: string | undefined;
}

/** Refuses where it is not clear; `projectOf` is asked only where no session is named. */
export async function meantSession(
  tx: ReadTx,
  { session: ref, agent }: NamedSession,
  projectOf: () => Promise<string>,
  call: Call,
  how: HowCalled = {},
): Promise<q.SessionRow> {
  if (ref !== undefined) return findSession(tx, ref, agent, how);
  const projectId = await projectOf();
  const own = ownerOf(call);
  const found = own === undefined ? [] : await tx.all(q.sessionsOfOwner, own, projectId, 1);
  if (found[0]) return found[0];
  const client = clientOf(call);
  if (client === undefined) {
    const [newest] = await tx.all(q.newestSessions, projectId, agent ?? '', agent ?? '', 1);
    if (newest) return newest;
    throw refuse('unknown_session', 'No session of a coding agent is on record in this project');
  }
  // An agent that did not say which session it is: another one's would be a guess.
  const open = await tx.all(q.openSessionsOfAgent, projectId, agentOfClient(client) ?? '', 2);
  const [only, other] = open;
  if (only && !other) return only;
  const sessions = open.map((each) => ({ agent: each.agent, session_id: each.session_id }));
  if (other) throw refuse('session_ambiguous', 'More than one session of this agent is open: name yours', { sessions });
  throw refuse('unknown_session', 'Which session this is, the call does not say: pass your owner id as `session`');
}

/** As `claude:1c2d3e4f`: the name that the caller acts under, or the one that its connection is known by. */
function ownerOf({ owner, actor }: Call): string | undefined {
  if (owner !== undefined && !owner.startsWith('mcp:')) return owner;
  const known = actor.slice(actor.lastIndexOf('/') + 1).replace(/^mcp:/, '');
  return isSessionOwner(known) ? known : undefined;
}

function clientOf({ owner }: Call): string | undefined {
  return owner?.startsWith('mcp:') ? (owner.split(':')[1] ?? '') : undefined;
}
