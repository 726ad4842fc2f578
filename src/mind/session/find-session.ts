// A session by what people call it: the id that its agent gave it, or its owner id.
import { redactedStart } from '../../base/redact.ts';
import type { ReadTx } from '../../store/store.ts';
import { refuse } from '../contract.ts';
import * as q from '../queries.ts';

/** Enough to see that there is more than one: the newest of them would be a guess. */
const MOST_FOUND = 2;

export async function findSession(tx: ReadTx, ref: string, agent?: string): Promise<q.SessionRow> {
  const found = await tx.all(q.findSessions, ref, ref, agent ?? '', agent ?? '', MOST_FOUND);
  const [session, other] = found;
  const named = `"${redactedStart(ref, 100)}"`;
  if (!session)
    throw refuse('unknown_session', `There is no session ${named}${agent === undefined ? '' : ` of ${agent}`}`);
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
): Promise<q.SessionRow> {
  const session = await findSession(tx, ref, agent);
  if (session.project_id === projectId) return session;
  throw refuse('unknown_session', `There is no session "${redactedStart(ref, 100)}" in this project`);
}
