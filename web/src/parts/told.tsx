// What one session was told, what it left behind, and what was handed over: for its page.
import { InjectionDetails, Mode } from '../pages/injected.tsx';
import { mindPath, sessionName, sessionPath, type SessionKey } from '../mind.ts';
import { useQuery } from '../queries.ts';
import { Link } from '../router.tsx';
import type { ShownSession } from '../types.ts';
import { Badge } from './status.tsx';
import { Text } from './text.tsx';
import { When } from './when.tsx';

const LOOK_MS = 5_000;
const MOST = 20;

export function Told({ projectId, session }: { readonly projectId: string; readonly session: SessionKey }) {
  const of = { project_id: projectId, agent: session.agent, session: session.session_id };
  const { data } = useQuery('mind.get_session', of, LOOK_MS);
  const { data: decided } = useQuery('mind.list_injections', { ...of, decision: 'said', limit: MOST }, LOOK_MS);
  if (!data) return null;
  const all = new URLSearchParams({ session: session.session_id, agent: session.agent }).toString();
  return (
    <>
      <Figures of={data} />
      <Mode projectId={projectId} session={session} />
      <section aria-labelledby="told-title">
        <h2 id="told-title">What it was told</h2>
        <p className="faint">
          {data.told.said} {data.told.said === 1 ? 'message' : 'messages'} of {data.told.tokens_said} tokens, silent{' '}
          {data.told.silent} times, {data.told.tokens_saved} tokens saved.{' '}
          <Link href={mindPath(projectId, `/injected?${all}`)}>Every decision</Link>
        </p>
        <ul className="rows" aria-label="Told">
          {decided?.injections.map((each) => (
            <li key={each.seq} className="row wraps">
              <div className="grow">
                <Text of={each.why} />{' '}
                <span className="faint">
                  turn {each.turn}, <When at={each.decided_at} />
                </span>
                <InjectionDetails projectId={projectId} of={each} />
              </div>
              <p className="badges">
                {each.heard ? null : <Badge of="not heard" tone="bad" />}
                <span className="faint">{each.tokens_said} tokens</span>
              </p>
            </li>
          ))}
        </ul>
        {data.session.compactions > 0 && data.told.decisions > 0 ? <Dropped {...of} /> : null}
      </section>
      <Handoffs projectId={projectId} of={data} />
    </>
  );
}

function Figures({ of: { tag, left, contexts } }: { readonly of: ShownSession }) {
  const facts = [
    ['Tag', tag],
    ['Files changed', left.files_changed],
    ['Tasks claimed now', left.claims],
    ['Tasks in hand ever', left.tasks],
    ['Times asked for a checkpoint', left.checkpoints_asked],
    ['Checkpoints written', left.checkpoints_written],
    ['Drafts', left.drafts],
    ['Tools called', left.tools_called ?? 'not known'],
    ['Contexts lost', Math.max(0, ...contexts.map(({ context }) => context)) - 1],
  ] as const;
  return (
    <dl className="facts" aria-label="What it left behind">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <Text of={value} /> : Math.max(0, value)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface OfSession {
  readonly project_id: string;
  readonly agent: string;
  readonly session: string;
}

function Dropped(of: OfSession) {
  const { data } = useQuery('mind.explain_injection', { ...of, compaction: true });
  if (!data || data.dropped.length === 0) return null;
  return (
    <>
      <h3>Dropped by the last compaction</h3>
      <ul className="rows" aria-label="Dropped by the last compaction">
        {data.dropped.map(({ ref, text, kind }) => (
          <li key={ref} className="row wraps">
            <span className="grow">
              <Text of={text} />
            </span>
            <span className="faint">{kind.replaceAll('_', ' ')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Handoffs({ projectId, of }: { readonly projectId: string; readonly of: ShownSession }) {
  const { given, taken } = of.handoffs;
  if (given.length + taken.length === 0) return null;
  return (
    <section aria-labelledby="handoffs-title">
      <h2 id="handoffs-title">Handed over</h2>
      <ul className="rows" aria-label="Handed over">
        {given.map((each) => (
          <li key={each.handoff_id} className="row wraps">
            <span className="grow">
              To {each.to_agent ?? 'whoever comes next'}, <When at={each.created_at} />
            </span>
            {each.taken_by ? (
              <Link href={sessionPath(projectId, each.taken_by)}>
                <Text of={`taken by ${sessionName(each.taken_by)}`} />
              </Link>
            ) : (
              <Badge of={each.state} tone={each.state === 'waiting' ? 'busy' : 'quiet'} />
            )}
          </li>
        ))}
        {taken.map((each) => (
          <li key={each.handoff_id} className="row wraps">
            <span className="grow">
              From{' '}
              <Link href={sessionPath(projectId, { agent: each.from_agent, session_id: each.from_session })}>
                <Text of={sessionName({ agent: each.from_agent, session_id: each.from_session })} />
              </Link>
            </span>
            <When at={each.taken_by?.at ?? each.created_at} />
          </li>
        ))}
      </ul>
    </section>
  );
}
