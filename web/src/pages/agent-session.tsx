// One session of an agent: how far it is distilled, what it taught and where that stands now, its bundle, and its transcript.
import { entryPath, mindPath, sessionName } from '../mind.ts';
import { Missing } from '../parts/empty.tsx';
import { MindFrame } from '../parts/mind-frame.tsx';
import { Lane, Quotes, Sentence } from '../parts/mind-words.tsx';
import { PlaceOf } from '../parts/session-place.tsx';
import { Badge } from '../parts/status.tsx';
import { Text } from '../parts/text.tsx';
import { Told } from '../parts/told.tsx';
import { Timeline } from '../parts/timeline.tsx';
import { When } from '../parts/when.tsx';
import { useQuery } from '../queries.ts';
import { Link } from '../router.tsx';
import { quotesOf, useDistilled, useEntriesByReflection } from '../trace.ts';
import type { Distilled } from '../types.ts';

const LOOK_MS = 10_000;

interface OfSession {
  readonly projectId: string;
  readonly agent: string;
  readonly sessionId: string;
}

export function AgentSessionPage(of: OfSession) {
  const { projectId, agent, sessionId } = of;
  const name = sessionName({ agent, session_id: sessionId });
  const handshake = new URLSearchParams({ session: `${agent}/${sessionId}` }).toString();
  return (
    <MindFrame projectId={projectId} title={`Session ${name}`} heading={<Text of={`Session ${name}`} />}>
      <p className="badges">
        <Link href={mindPath(projectId, '/sessions')}>All sessions</Link>
        <Link href={mindPath(projectId, `/handshake?${handshake}`)}>Its handshake</Link>
      </p>
      <About {...of} />
      <Told projectId={projectId} session={{ agent, session_id: sessionId }} />
      <Learned {...of} />
      <Bundle {...of} />
      <Timeline projectId={projectId} session={{ agent, session_id: sessionId }} />
    </MindFrame>
  );
}

function About({ projectId, agent, sessionId }: OfSession) {
  const { data } = useQuery('mind.list_sessions', { agent, session: sessionId }, LOOK_MS);
  const { data: status } = useQuery('mind.status', { project_id: projectId, session: sessionId }, LOOK_MS);
  const isThis = (each: { readonly agent: string; readonly session_id: string }) =>
    each.agent === agent && each.session_id === sessionId;
  const session = data?.sessions.find(isThis);
  const lanes = status?.lanes.filter(isThis) ?? [];
  if (!session) return null;
  return (
    <>
      <dl className="facts">
        <div>
          <dt>Began</dt>
          <dd>
            <When at={session.started_at} />
          </dd>
        </div>
        <div>
          <dt>{session.ended_at === null ? 'Last heard' : 'Ended'}</dt>
          <dd>
            <When at={session.ended_at ?? session.last_event_at} />
          </dd>
        </div>
        {session.worktree === null && session.branch === null ? null : (
          <div>
            <dt>Where</dt>
            <dd>
              <PlaceOf worktree={session.worktree} branch={session.branch} />
            </dd>
          </div>
        )}
        <div>
          <dt>Distilled</dt>
          <dd>
            {lanes.map((lane) => (
              <Lane key={lane.tag} of={lane} />
            ))}
          </dd>
        </div>
        <div>
          <dt>Sealed up to</dt>
          <dd>
            <When at={lanes[0]?.finalized_at ?? null} />
          </dd>
        </div>
      </dl>
      {[...new Set(lanes.flatMap(({ error }) => error ?? []))].map((error) => (
        <p key={error} className="bad-text">
          <Text of={error} />
        </p>
      ))}
      {lanes.some(({ transcript_left }) => transcript_left !== null) && (
        <p className="bad-text">
          Nothing is learned of it: the record that its agent named was not taken (
          {[...new Set(lanes.flatMap(({ transcript_left }) => transcript_left ?? []))].join(', ')}). A file that you
          name is taken: <code>throughline mind ingest &lt;path&gt;</code>.
        </p>
      )}
    </>
  );
}

// ── What it taught ───────────────────────────────────────────────────────────────────────────────────────────

function Learned({ projectId, agent, sessionId }: OfSession) {
  const session = { agent, session_id: sessionId };
  const { data, error } = useDistilled(projectId, session);
  const entries = useEntriesByReflection(projectId, session);
  if (!data) return error === undefined ? <Missing error={error} /> : null;
  const rows = data.reflections.toSorted((a, b) => Number(b.is_durable) - Number(a.is_durable));
  return (
    <section aria-labelledby="learned-title">
      <h2 id="learned-title">What it taught</h2>
      {rows.length === 0 ? <p className="faint">Nothing was observed in it so far.</p> : null}
      <ul className="rows" aria-label="Reflections">
        {rows.map((each) => (
          <li key={each.reflection_id} className="row wraps">
            <div className="grow">
              <Sentence of={each.statement} />
              <p className="faint">
                {each.kind.replaceAll('_', ' ')} about <Text of={each.topic} />,{' '}
                {each.is_durable ? 'may become canon' : 'of this session alone'}
              </p>
              <Quotes projectId={projectId} session={session} of={quotesOf(each.observation_ids, data)} />
            </div>
            <p className="badges">
              {each.withdrawn_at === null ? null : <Badge of="taken back" tone="quiet" />}
              {entries.get(each.reflection_id)?.map((entry) => (
                <Link
                  key={entry.anchor}
                  href={entryPath(projectId, entry.newest.replace(/@.*/, ''))}
                  className="number"
                >
                  {entry.anchor}
                </Link>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <Observations data={data} />
    </section>
  );
}

function Observations({ data: { observations } }: { readonly data: Distilled }) {
  if (observations.length === 0) return null;
  return (
    <details>
      <summary>
        {observations.length} {observations.length === 1 ? 'observation' : 'observations'}, with the rule that made each
      </summary>
      <ul className="rows" aria-label="Observations">
        {observations.map((each) => (
          <li key={each.observation_id} className="row wraps">
            <div className="grow">
              <Sentence of={each.statement} />
              <p className="faint">
                <code>
                  <Text of={each.rule} />
                </code>
                , {each.source}, tag <Text of={each.tag} />, <When at={each.at} />
              </p>
            </div>
            {each.withdrawn_at === null ? null : <Badge of="taken back" tone="quiet" />}
          </li>
        ))}
      </ul>
    </details>
  );
}

// ── Its bundle ───────────────────────────────────────────────────────────────────────────────────────────────

function Bundle({ projectId, agent, sessionId }: OfSession) {
  const { data } = useQuery('mind.show_bundle', { project_id: projectId, agent, session: sessionId });
  if (!data) return null;
  const { bundle } = data;
  const texts = [
    ['t1.md', bundle?.t1 ?? null],
    ['t2.md', bundle?.t2 ?? null],
    ['manifest.json', bundle?.manifest ? JSON.stringify(bundle.manifest, null, 2) : null],
  ] as const;
  return (
    <section aria-labelledby="bundle-title">
      <h2 id="bundle-title">Bundle</h2>
      {bundle === null ? (
        <p className="faint">
          The session is not sealed yet. That happens when it ends, or after half an hour without a word.
        </p>
      ) : (
        <p className="faint">
          Made <When at={bundle.made_at} />
          {bundle.manifest === null ? (
            '; its texts are gone, its hashes are kept.'
          ) : (
            <>
              {' '}
              in <code className="wrap">mind/insight/{bundle.manifest.folder}</code>
            </>
          )}
        </p>
      )}
      {texts.map(([file, text]) =>
        text === null ? null : (
          <details key={file}>
            <summary>{file}</summary>
            <pre className="json" tabIndex={0} role="region" aria-label={file}>
              <Text of={text} />
            </pre>
          </details>
        ),
      )}
    </section>
  );
}
