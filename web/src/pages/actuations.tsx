// Commands of the user's that change something: what waits for a person, what exactly would be run, and what came of it. A person approves
// or rejects here; proposing and running are the terminal's, because the daemon starts nothing.
import type { ReactNode } from 'react';
import { actuationPath, askPath } from '../ask.ts';
import { askToApprove, askToReject } from '../parts/actuation-forms.tsx';
import { AskFrame } from '../parts/ask-frame.tsx';
import { Copy } from '../parts/copy.tsx';
import { Empty, Missing, PageProblem } from '../parts/empty.tsx';
import { Json } from '../parts/json.tsx';
import { Badge } from '../parts/status.tsx';
import { Text } from '../parts/text.tsx';
import { When } from '../parts/when.tsx';
import { WouldRun } from '../parts/would-run.tsx';
import { useQuery } from '../queries.ts';
import { Link, usePlace } from '../router.tsx';
import type { Actuation } from '../types.ts';

const PAGE = 50;
const PROPOSE = 'throughline actuation propose restart web';
const TONES = {
  proposed: 'busy',
  approved: 'busy',
  running: 'busy',
  rejected: 'quiet',
  ended: 'quiet',
} as const satisfies Readonly<Record<Actuation['status'], string>>;

function State({ of }: { readonly of: Actuation }) {
  const tone = of.outcome === null ? TONES[of.status] : of.outcome === 'succeeded' ? 'good' : 'bad';
  return <Badge of={(of.outcome ?? of.status).replaceAll('_', ' ')} tone={tone} />;
}

const argumentsOf = (of: Actuation): string =>
  of.arguments === null ? 'arguments pruned; their hash is kept' : of.arguments.join(' ');

export function Actuations({ projectId }: { readonly projectId: string }) {
  const before = Number(usePlace().query.get('before')) || undefined;
  const { data, error } = useQuery('ask.list_actuations', {
    project_id: projectId,
    limit: PAGE,
    ...(before === undefined ? {} : { before }),
  });
  return (
    <AskFrame projectId={projectId} title="Actuation">
      {data ? <PageProblem error={error} /> : <Missing error={error} />}
      {data?.actuations.length === 0 ? (
        <Empty title="Nothing was proposed" commands={[PROPOSE]}>
          <p>
            A command that you declared for actuation is proposed in a terminal, approved here by a person for one run
            of exactly that, and run in a terminal:
          </p>
        </Empty>
      ) : null}
      <ul className="rows" aria-label="Actuations">
        {data?.actuations.map((each) => (
          <li key={each.actuation_id} className="row wraps">
            <div className="grow">
              <Link href={actuationPath(projectId, each.actuation_id)}>
                <Text of={each.command} />
              </Link>{' '}
              <Text of={argumentsOf(each)} />
              <p className="faint">
                Proposed by <Text of={each.proposed_by} /> <When at={each.proposed_at} />
              </p>
            </div>
            <State of={each} />
          </li>
        ))}
      </ul>
      <div className="buttons pages">
        {before === undefined ? null : <Link href={askPath(projectId, '/actuation')}>Newest</Link>}
        {data?.next ? <Link href={askPath(projectId, `/actuation?before=${data.next}`)}>Earlier</Link> : null}
      </div>
    </AskFrame>
  );
}

interface ActuationPageProps {
  readonly projectId: string;
  readonly actuationId: string;
}

export function ActuationPage({ projectId, actuationId }: ActuationPageProps) {
  const { data, error } = useQuery('ask.get_actuation', { project_id: projectId, actuation_id: actuationId });
  const of = data?.actuation;
  const isOpen = of?.status === 'proposed' || of?.status === 'approved';
  return (
    <AskFrame
      projectId={projectId}
      title="Actuation"
      actions={
        of && isOpen ? (
          <>
            <button type="button" onClick={() => askToReject(projectId, of)}>
              {of.status === 'proposed' ? 'Reject' : 'Take the approval back'}
            </button>
            {of.status === 'proposed' ? (
              <button type="button" className="primary" onClick={() => askToApprove(projectId, of)}>
                Approve
              </button>
            ) : null}
          </>
        ) : null
      }
    >
      {of ? (
        <PageProblem error={error} />
      ) : (
        <Missing error={error} elsewhere={[askPath(projectId, '/actuation'), 'All actuations']} />
      )}
      {of ? <Record projectId={projectId} of={of} /> : null}
    </AskFrame>
  );
}

function Record({ projectId, of }: { readonly projectId: string; readonly of: Actuation }) {
  const isOpen = of.status === 'proposed' || of.status === 'approved';
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Command', <Text key="c" of={of.command} />],
    ['Arguments', <Text key="a" of={argumentsOf(of)} />],
    ['Proposed', <Act key="p" by={of.proposed_by} at={of.proposed_at} />],
    ...(of.decided_by === null || of.decided_at === null
      ? []
      : [
          [
            of.status === 'rejected' ? 'Rejected' : 'Approved',
            <Act key="d" by={of.decided_by} at={of.decided_at} />,
          ] as const,
        ]),
    ...(of.reason === null ? [] : [['Because', <Text key="r" of={of.reason} />] as const]),
    ...(of.status === 'approved' && of.expires_at !== null
      ? [['The approval ends', <When key="e" at={of.expires_at} />] as const]
      : []),
  ];
  return (
    <>
      <p className="badges">
        <State of={of} />
        <Link href={askPath(projectId, '/actuation')}>All actuations</Link>
      </p>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="wrap">{value}</dd>
          </div>
        ))}
      </dl>
      {isOpen ? <Checked projectId={projectId} actuationId={of.actuation_id} /> : null}
      {of.status === 'approved' || of.status === 'running' ? (
        <section aria-labelledby="run-title">
          <h2 id="run-title">{of.status === 'approved' ? 'Run it' : 'It is running'}</h2>
          <p>
            {of.status === 'approved'
              ? 'It runs once, in your own terminal; its result comes back here:'
              : 'Its result comes back here. If the terminal in which it ran is gone, this starts it again, with the same key:'}
          </p>
          <Copy text={`throughline actuation run ${of.actuation_id}`} label="the command that runs it" />
        </section>
      ) : null}
      {of.status === 'ended' ? <Result of={of} /> : null}
      <details className="codes">
        <summary>The whole record</summary>
        <Json value={of} label={`Actuation ${of.actuation_id}`} />
      </details>
    </>
  );
}

function Act({ by, at }: { readonly by: string; readonly at: string }) {
  return (
    <>
      by <Text of={by} /> <When at={at} />
    </>
  );
}

/** As it is now: an entry of commands.json or the kernel may have been changed since. */
function Checked({ projectId, actuationId }: ActuationPageProps) {
  const { data, error } = useQuery('ask.check_actuation', { project_id: projectId, actuation_id: actuationId });
  return (
    <section aria-labelledby="would-title">
      <h2 id="would-title">What would be run</h2>
      {error === undefined && data ? <WouldRun of={data} /> : <Missing error={error} />}
    </section>
  );
}

function Result({ of }: { readonly of: Actuation }) {
  return (
    <section aria-labelledby="result-title">
      <h2 id="result-title">What came of it</h2>
      <p>
        <State of={of} /> {of.exit_code === null ? 'without an exit code' : `exit code ${of.exit_code}`},{' '}
        {(of.output_bytes ?? 0).toLocaleString('en')} bytes of output
        {of.ended_at === null ? null : (
          <>
            , <When at={of.ended_at} />
          </>
        )}
      </p>
      {of.tail === null ? (
        <p className="faint">Its output is pruned; its hash is kept.</p>
      ) : of.tail === '' ? null : (
        <pre className="json" tabIndex={0} role="region" aria-label="The end of its output">
          <Text of={of.tail} />
        </pre>
      )}
    </section>
  );
}
