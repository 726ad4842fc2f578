// Whether a session that goes on has said enough since an observer looked. A run reads the whole session, so the longer that is, the more
// has to be new: then all runs of a session together read it a few times.
import { tokenBound } from '../../base/token-bound.ts';
import type { SessionInProject } from '../session/in-project.ts';
import type { DistilDeps } from './ports.ts';
import * as q from './queries.ts';
import { sessionKeyOf } from './triggers.ts';

export const TOKENS_FOR_A_RUN = 4_000;
/** One new event for so many that were observed. */
const SHARE = 8;
const PAGE = 500;

export async function isWorthARun(
  { store, t0 }: Pick<DistilDeps, 'store' | 't0'>,
  session: SessionInProject,
): Promise<boolean> {
  const { project_id, agent, session_id } = session;
  const last = await store.read((tx) => tx.get(q.lastRun, sessionKeyOf(session)));
  const observed = last?.to_seq ?? 0;
  let tokens = 0;
  for (let seen = observed; ;) {
    const page = await t0.events(project_id, { agent, session_id }, { from: seen + 1, limit: PAGE });
    for (const { text, command } of page) tokens += tokenBound(text) + tokenBound(command ?? '');
    seen = page.at(-1)?.seq ?? seen;
    if (tokens >= TOKENS_FOR_A_RUN && (seen - observed) * SHARE >= observed) return true;
    if (page.length < PAGE) return false;
  }
}
