// What a session left besides what may become canon: the files that it changed most, what is open, how it ended.
import { sessionOwner } from '../../base/coding-agents.ts';
import type { Store } from '../../store/store.ts';
import type { SessionFacts } from '../handshake/compile-handshake.ts';
import type { SessionKey } from '../t0/contract.ts';
import * as q from './queries.ts';
import { listedReflection } from './read-distilled.ts';
import { tagAtOf } from './tags.ts';
import { sessionKeyOf } from './triggers.ts';

export function createSessionFacts(store: Store) {
  return async (_projectId: string, session: SessionKey): Promise<SessionFacts & { readonly tag: string }> => {
    const ref = sessionKeyOf(session);
    const { rows, marks, run } = await store.read(async (tx) => ({
      rows: (await tx.all(q.reflectionsOf, ref)).filter(({ withdrawn_at }) => withdrawn_at === null),
      marks: await tx.all(q.tagsOf, ref),
      run: await tx.get(q.lastRun, ref),
    }));
    const left = rows.map(listedReflection);
    const newestFirst = left.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
    const said = (kind: string) =>
      newestFirst.filter((each) => each.kind === kind).flatMap(({ statement }) => statement ?? []);
    return {
      name: sessionOwner(session.agent, session.session_id),
      // Those changed most often, of equal ones the last.
      files: newestFirst
        .filter(({ kind }) => kind === 'files')
        .toSorted((a, b) => b.observation_ids.length - a.observation_ids.length)
        .flatMap(({ files }) => files),
      open_ends: said('open_end'),
      outcome: said('outcome')[0],
      tag: tagAtOf(marks)(run?.to_seq ?? 0),
    };
  };
}
