// Somebody switches the tag of a session, or takes the switch back: on record with the event of its transcript from which on it counts.
import type { WriteTx } from '../../store/store.ts';
import type { SessionInProject } from '../session/in-project.ts';
import type { NewDistilEvent } from './distil-events.ts';
import { distilIdOf, distilKind } from './distil-kind.ts';
import type { DistilDeps } from './ports.ts';
import * as q from './queries.ts';
import { switchedTo } from './tags.ts';
import { sessionKeyOf } from './triggers.ts';

/** `tag` undefined takes it back. Whether anything changed. `also` is written with it. */
export async function switchTag(
  { ledger, t0 }: Pick<DistilDeps, 'ledger' | 't0'>,
  session: SessionInProject,
  tag: string | undefined,
  actor: string,
  also: (tx: WriteTx) => Promise<void>,
): Promise<boolean> {
  const { project_id, agent, session_id } = session;
  const session_ref = sessionKeyOf(session);
  const from_seq = (await t0.head(project_id, { agent, session_id })) + 1;
  const of = { project_id, session_ref, agent, session_id, from_seq };
  const { events } = await ledger.append(
    { kind: distilKind, id: distilIdOf(project_id) },
    async ({ tx }): Promise<NewDistilEvent[]> => {
      if (switchedTo(await tx.all(q.tagsOf, session_ref)) === tag) return [];
      return tag === undefined
        ? [{ type: 'distil.tag_cleared', payload: of }]
        : [{ type: 'distil.tagged', payload: { ...of, source: 'switch' as const, tag } }];
    },
    { create: true, actor, also },
  );
  return events.length > 0;
}
