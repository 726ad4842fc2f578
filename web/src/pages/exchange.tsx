// One exchange with a model: what it was shown and why, what was sent, what it said with its findings in place, and whether all of it
// is still what it was.
import type { ReactNode } from 'react';
import { askPath } from '../ask.ts';
import { dollars } from '../amounts.ts';
import { AskFrame } from '../parts/ask-frame.tsx';
import { BundleView } from '../parts/bundle.tsx';
import { Missing, PageProblem } from '../parts/empty.tsx';
import { ExchangeChecks } from '../parts/exchange-checks.tsx';
import { MarkedAnswer, SeverityBadge } from '../parts/marked-answer.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { Badge } from '../parts/status.tsx';
import { Text } from '../parts/text.tsx';
import { When } from '../parts/when.tsx';
import { useQuery } from '../queries.ts';
import { Link } from '../router.tsx';
import type { Exchange } from '../types.ts';

interface ExchangePageProps {
  readonly projectId: string;
  readonly exchangeId: string;
}

export function ExchangePage({ projectId, exchangeId }: ExchangePageProps) {
  const { data, error } = useQuery('ask.get_exchange', { project_id: projectId, exchange_id: exchangeId });
  const all = askPath(projectId, '/exchanges');
  return (
    <AskFrame projectId={projectId} title="Exchange">
      {data ? <PageProblem error={error} /> : <Missing error={error} elsewhere={[all, 'All exchanges']} />}
      {data ? <Record projectId={projectId} of={data} /> : null}
    </AskFrame>
  );
}

function Record({ projectId, of }: { readonly projectId: string; readonly of: Exchange }) {
  return (
    <>
      <p className="badges">
        <Outcome of={of.outcome} />
        {of.refusal ? <Badge of="it declines" tone="quiet" /> : null}
        {of.authority_state === 'ok' ? null : <Badge of={`authority ${of.authority_state}`} tone="bad" />}
        <Link href={askPath(projectId, '/exchanges')}>All exchanges</Link>
      </p>
      <section aria-labelledby="question-title">
        <h2 id="question-title">Question</h2>
        <p className="prose-text asked">
          <Text of={of.gone.includes('question_hash') ? 'Its text is gone; its hash is kept.' : of.question} />
        </p>
        <About projectId={projectId} of={of} />
      </section>
      <section aria-labelledby="response-title">
        <h2 id="response-title">Response</h2>
        <Response of={of} />
        <Drift projectId={projectId} of={of} />
      </section>
      <section aria-labelledby="bundle-title">
        <h2 id="bundle-title">What the model was shown</h2>
        {of.bundle ? <BundleView bundle={of.bundle} refs={of.refs} /> : <Gone what="bundle" />}
      </section>
      <section aria-labelledby="prompt-title">
        <h2 id="prompt-title">Prompt</h2>
        {of.prompt ? (
          <details>
            <summary>
              To the letter, rendered by {of.prompt_id} {of.prompt_version}
            </summary>
            {of.prompt.map(({ role, content }) => (
              <figure key={role + content.slice(0, 40)} className="message">
                <figcaption className="faint">{role}</figcaption>
                <pre className="json" tabIndex={0} role="region" aria-label={`Prompt of the ${role}`}>
                  <Text of={content} />
                </pre>
              </figure>
            ))}
          </details>
        ) : (
          <Gone what="prompt" />
        )}
      </section>
      <section aria-labelledby="checks-title">
        <h2 id="checks-title">Is it what it was?</h2>
        <ExchangeChecks projectId={projectId} exchangeId={of.exchange_id} />
        <Hashes of={of} />
      </section>
      <Provenance refs={of.refs} />
    </>
  );
}

function Gone({ what }: { readonly what: string }) {
  return <p className="faint">The text of the {what} is gone; its hash is kept.</p>;
}

function Response({ of }: { readonly of: Exchange }) {
  if (of.gone.includes('response_hash')) return <Gone what="response" />;
  if (of.response === '') {
    return (
      <p className="faint">
        No answer is on record{of.code === null ? '' : ': '}
        {of.code === null ? null : <code>{of.code}</code>}.
      </p>
    );
  }
  return (
    <>
      <MarkedAnswer text={of.response} findings={of.findings} />
      {of.findings.length === 0 ? <p className="faint">No drift was found in it.</p> : null}
    </>
  );
}

function Drift({ projectId, of }: { readonly projectId: string; readonly of: Exchange }) {
  if (of.drift.length === 0) return null;
  return (
    <ul className="rows" aria-label="Drift">
      {of.drift.map((each) => (
        <li key={each.drift_id} className="row wraps">
          <Badge of={each.status} tone={each.status === 'open' ? 'bad' : 'good'} />
          <div className="grow">
            {each.drift_class} drift <SeverityBadge of={each.severity} />{' '}
            <Link href={askPath(projectId, `/drift?status=all&class=${each.drift_class}`)}>On the board</Link>
          </div>
          <code className="faint">{each.drift_id}</code>
        </li>
      ))}
    </ul>
  );
}

function About({ projectId, of }: { readonly projectId: string; readonly of: Exchange }) {
  const { data } = useQuery('gateway.get_call', { call_id: of.call_id });
  const cost = data ? (data.call.price_known ? dollars(data.call.charged_cost_nano) : 'price not known') : '…';
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Asked by', <Text key="a" of={of.actor} />],
    ['Model', <Text key="m" of={of.model_id ?? 'not known'} />],
    ['Answered', <When key="w" at={of.created_at} />],
    ['Cost', cost],
    [
      'Conversation',
      <Link key="s" href={`${askPath(projectId)}?chat=${of.session_id}`}>
        Read on
      </Link>,
    ],
    [
      'Call',
      <Link key="c" href={`/models/calls/${of.call_id}`}>
        On record
      </Link>,
    ],
  ];
  return <Facts of={facts} />;
}

function Facts({ of }: { readonly of: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="facts">
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="wrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Hashes({ of }: { readonly of: Exchange }) {
  const rows = [
    ['context_bundle_hash', of.context_bundle_hash],
    ['prompt_hash', of.prompt_hash],
    ['response_hash', of.response_hash],
    ['kernel_hash', of.kernel_hash ?? 'not known'],
    ['HMAC of the question as it was typed', of.originals.question_hmac],
    ['HMAC of the response as it came', of.originals.response_hmac],
    ['Key of the HMACs', of.originals.hmac_key_id],
  ] as const;
  return (
    <details className="codes">
      <summary>The hashes</summary>
      <dl>
        {rows.map(([name, hash]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{hash}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Provenance({ refs }: { readonly refs: Exchange['refs'] }) {
  if (refs.length === 0) return null;
  return (
    <section aria-labelledby="provenance-title">
      <h2 id="provenance-title">Where it came from</h2>
      <div className="table" tabIndex={0} role="region" aria-label="Provenance">
        <table className="provenance">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Why it was included</th>
              <th scope="col">Observed</th>
              <th scope="col">Risk</th>
            </tr>
          </thead>
          <tbody>
            {refs.map((ref) => (
              <tr key={ref.ref_id}>
                <th scope="row">
                  {ref.artifact_type.replaceAll('_', ' ')}{' '}
                  <code className="faint">
                    <Text of={ref.artifact_id} />
                  </code>
                </th>
                <td>
                  <Text of={ref.included_reason} />
                </td>
                <td>
                  <When at={ref.observed_at} />
                </td>
                <td>{ref.risk_flags.length === 0 ? <span className="faint">none</span> : ref.risk_flags.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
