// The transcript of a session, event by event: who said it, what their agent took back, and the record that it came from. An event that the
// address names is shown with what came just before it.
import { useEffect, useRef } from 'react';
import { ClientError } from '../api.ts';
import { mindPath, sessionPath, type SessionKey } from '../mind.ts';
import { useQuery } from '../queries.ts';
import { Link, usePlace } from '../router.tsx';
import type { TranscriptEvent } from '../types.ts';
import { Missing, PageProblem } from './empty.tsx';
import { Sentence } from './mind-words.tsx';
import { Badge } from './status.tsx';
import { Text } from './text.tsx';
import { When } from './when.tsx';

const PAGE = 100;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function Timeline({ projectId, session }: { readonly projectId: string; readonly session: SessionKey }) {
  const { query } = usePlace();
  const named = query.get('event') ?? '';
  const event = UUID.test(named) ? named : undefined;
  const after = Number(query.get('after')) || 0;
  const { data, error } = useQuery('mind.show_transcript', {
    project_id: projectId,
    agent: session.agent,
    session: session.session_id,
    limit: PAGE,
    ...(event === undefined ? { after } : { event }),
  });
  const path = sessionPath(projectId, session);
  return (
    <section aria-labelledby="timeline-title">
      <h2 id="timeline-title">Transcript</h2>
      {data ? (
        <PageProblem error={error} />
      ) : error instanceof ClientError && error.code === 'unknown_transcript' ? (
        <p className="faint">
          Nothing of its transcript was read yet. That happens when it is observed, at the latest when it ends.
        </p>
      ) : (
        <Missing error={error} elsewhere={[mindPath(projectId, '/sessions'), 'The other sessions']} />
      )}
      <ol className="timeline" aria-label="Transcript">
        {data?.events.map((each) => (
          <EventRow key={each.t0_id} of={each} isNamed={each.t0_id === event} />
        ))}
      </ol>
      <div className="buttons pages">
        {event !== undefined || after > 0 ? <Link href={path}>From the beginning</Link> : null}
        {data?.next_after ? <Link href={`${path}?after=${data.next_after}`}>Later events</Link> : null}
      </div>
    </section>
  );
}

const SPEAKERS: Readonly<Record<string, string>> = {
  person: 'Person',
  agent: 'Agent',
  tool: 'Tool',
  summary: 'Summary',
};

const NO_EVIDENCE: Readonly<Record<string, string>> = {
  context: 'text of the system, no evidence',
  own: 'our own words, no evidence',
  instructions: 'from the instruction files, no evidence',
};

function EventRow({ of, isNamed }: { readonly of: TranscriptEvent; readonly isNamed: boolean }) {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    element.current?.scrollIntoView({ block: 'center' });
    element.current?.focus({ preventScroll: true });
  }, [isNamed]);
  const state = `${of.retraction === null ? '' : 'is-retracted'} ${isNamed ? 'is-named' : ''}`;
  const noEvidence = NO_EVIDENCE[of.evidence];
  return (
    <li
      ref={element}
      tabIndex={-1}
      className={`event-of is-${of.speaker} ${state}`}
      aria-label={`Event ${of.seq}`}
      aria-current={isNamed ? 'true' : undefined}
    >
      <p className="faint">
        <span className="number">{of.seq}</span> {SPEAKERS[of.speaker] ?? of.speaker}
        {of.kind === 'call' ? ' calls a tool' : ''}, <When at={of.at} />{' '}
        {of.retraction === null ? null : <Badge of={`taken back: ${of.retraction.replaceAll('_', ' ')}`} tone="bad" />}{' '}
        {noEvidence === undefined ? null : <Badge of={noEvidence} tone="quiet" />}
      </p>
      {of.command === null ? null : (
        <pre className="command">
          <Text of={of.command} />
        </pre>
      )}
      {of.text === '' || (of.text === null && of.command !== null) ? null : (
        <div className="said prose-text">
          <Sentence of={of.text} />
        </div>
      )}
      {of.line === null ? null : (
        <details>
          <summary>
            The record{' '}
            {of.file === null ? null : (
              <span className="faint">
                <Text of={of.file} />, byte {of.offset}
              </span>
            )}
          </summary>
          <pre className="json" tabIndex={0} role="region" aria-label={`Record of event ${of.seq}`}>
            <Text of={of.line} />
          </pre>
        </details>
      )}
    </li>
  );
}
