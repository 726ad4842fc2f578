// A session by what people call it: the id that its agent gave it, its owner id, or enough of the beginning or the end of the first.
import { sessionOwner } from '../../base/coding-agents.ts';
import { redactedStart } from '../../base/redact.ts';
import type { ReadTx } from '../../store/store.ts';
import { refuse } from '../contract.ts';
import * as q from '../queries.ts';

/** Enough to see that there is more than one: the newest of them would be a guess. */
const MOST_FOUND = 2;

/** As lists print it, `claude:1c2d3e4f`, and as people copy it from there; shorter ones would be met by chance. */
const SHORT = /^(?:(?<of>[a-z][a-z0-9-]*):)?(?<short>[A-Za-z0-9][A-Za-z0-9-]{5,})$/;

export interface HowCalled {
  /** For what changes or erases a session: any other part of its id than lists print may be another session's by a slip. */
  readonly isToChange?: boolean;
  /** One of this project comes before those of others. */
  readonly projectId?: string | undefined;
}

/** At most `most`, the newest first. Who is called exactly that comes before whoever begins or ends so. */
export async function sessionsCalled(
  tx: ReadTx,
  ref: string,
  agent = '',
  most = MOST_FOUND,
  { isToChange = false, projectId = '' }: HowCalled = {},
): Promise<readonly q.SessionRow[]> {
  const found = await tx.all(q.findSessions, ref, ref, agent, agent, projectId, most);
  const { of = agent, short } = SHORT.exec(ref)?.groups ?? {};
  if (found.length > 0 || short === undefined || (agent !== '' && of !== agent)) return found;
  const begin = isToChange ? '' : short;
  const rows = await tx.all(q.findSessionsByPart, short.length, begin, short.length, short, of, of, projectId, most);
  return isToChange ? rows.filter((row) => sessionOwner(row.agent, row.session_id) === `${row.agent}:${short}`) : rows;
}

export async function findSession(tx: ReadTx, ref: string, agent?: string, how: HowCalled = {}): Promise<q.SessionRow> {
  const all = await sessionsCalled(tx, ref, agent, MOST_FOUND, how);
  const here = all.filter(({ project_id }) => project_id !== null && project_id === how.projectId);
  const found = here.length > 0 ? here : all;
  const [session, other] = found;
  const named = `"${redactedStart(ref, 100)}"`;
  if (!session) {
    const takes = how.isToChange === true ? '; to change one, give its whole id or its name as lists print it' : '';
    throw refuse('unknown_session', `There is no session ${named}${agent === undefined ? '' : ` of ${agent}`}${takes}`);
  }
  if (!other) return session;
  const sessions = found.map((each) => ({ agent: each.agent, session_id: each.session_id }));
  throw refuse('session_ambiguous', `More than one session is called ${named}`, { sessions });
}

/** One of the project: another's is not told apart from none. */
export async function sessionOf(
  tx: ReadTx,
  projectId: string,
  ref: string,
  agent: string | undefined,
  how: Pick<HowCalled, 'isToChange'> = {},
): Promise<q.SessionRow> {
  const session = await findSession(tx, ref, agent, { ...how, projectId });
  if (session.project_id === projectId) return session;
  throw refuse('unknown_session', `There is no session "${redactedStart(ref, 100)}" in this project`);
}
