// Calls to models, the newest first, denied ones too, with filters and pages in the address.
import { Fragment } from 'react';
import { dollars } from '../amounts.ts';
import { DENIALS, FAILURES } from '../denials.ts';
import { CALL_WORDS, CallStatus } from '../parts/call-status.tsx';
import { Empty, Missing, PageProblem } from '../parts/empty.tsx';
import { ModelsPage } from '../parts/models-page.tsx';
import { Text, visible } from '../parts/text.tsx';
import { When } from '../parts/when.tsx';
import { useQuery } from '../queries.ts';
import { Link, navigate, usePlace } from '../router.tsx';
import type { ModelCall } from '../types.ts';

const PAGE = 50;
const STATUSES = Object.keys(CALL_WORDS) as ModelCall['status'][];
/** As far back as callers and providers are looked for. */
const LONG_AGO_DAYS = 366;
const FILTERS = ['status', 'provider', 'caller'] as const;
type Filter = Partial<Record<(typeof FILTERS)[number] | 'before', string>>;

const addressOf = (filter: Filter): string => {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  return `/models/calls${query.size === 0 ? '' : `?${query.toString()}`}`;
};

export function Calls() {
  const { query } = usePlace();
  const filter: Filter = Object.fromEntries(FILTERS.map((name) => [name, query.get(name) ?? '']));
  const { provider = '', caller = '' } = filter;
  const status = STATUSES.find((each) => each === filter.status);
  const before = Number(query.get('before')) || undefined;
  const { data, error } = useQuery('gateway.list_calls', {
    limit: PAGE,
    ...(status === undefined ? {} : { status }),
    ...(provider === '' ? {} : { provider }),
    ...(caller === '' ? {} : { agent_id: caller }),
    ...(before === undefined ? {} : { before }),
  });
  const isFiltered = FILTERS.some((name) => filter[name] !== '');
  return (
    <ModelsPage title="Calls">
      <Filters filter={filter} />
      {data ? <PageProblem error={error} /> : <Missing error={error} />}
      {data?.calls.length === 0 ? (
        <Empty title={isFiltered ? 'No such call' : 'No call yet'}>
          <p>
            {isFiltered
              ? 'No call on record fits these filters.'
              : 'Every call to a model is recorded here before it is sent, and every denial. Test a provider to see one.'}
          </p>
        </Empty>
      ) : null}
      {data && data.calls.length > 0 ? <CallTable calls={data.calls} /> : null}
      <div className="buttons pages">
        {before === undefined ? null : <Link href={addressOf(filter)}>Newest calls</Link>}
        {data?.next_before ? (
          <Link href={addressOf({ ...filter, before: String(data.next_before) })}>Earlier calls</Link>
        ) : null}
      </div>
      <Codes />
    </ModelsPage>
  );
}

function Filters({ filter }: { readonly filter: Filter }) {
  const { data: costs } = useQuery('gateway.show_costs', { days: LONG_AGO_DAYS });
  const { data: listed } = useQuery('gateway.list_providers', {});
  const rows = costs?.rows ?? [];
  const choices = {
    status: STATUSES,
    provider: known([
      filter.provider,
      ...(listed?.providers.map(({ name }) => name) ?? []),
      ...rows.map((row) => row.provider),
    ]),
    caller: known([filter.caller, ...rows.map((row) => row.agent_id)]),
  };
  return (
    <form className="filters" role="search" aria-label="Filter calls" onSubmit={(event) => event.preventDefault()}>
      {FILTERS.map((name) => (
        <select
          key={name}
          aria-label={name}
          value={filter[name] ?? ''}
          onChange={(event) => navigate(addressOf({ ...filter, [name]: event.target.value }), { replace: true })}
        >
          <option value="">Any {name}</option>
          {choices[name].map((each) => (
            <option key={each} value={each}>
              {name === 'status' ? CALL_WORDS[each as ModelCall['status']] : visible(each)}
            </option>
          ))}
        </select>
      ))}
    </form>
  );
}

/** Removed providers have calls too, and so has a name that only the address knows. */
const known = (names: readonly (string | undefined)[]): readonly string[] =>
  [...new Set(names.flatMap((name) => name || []))].toSorted();

/** On a phone it breaks between its words. */
function Code({ of }: { readonly of: string }) {
  return (
    <code>
      {of.split(/(?<=_)/).map((word, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a word may come twice, and none moves
        <Fragment key={at}>
          {word}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}

function CallTable({ calls }: { readonly calls: readonly ModelCall[] }) {
  return (
    <div className="table" tabIndex={0} role="region" aria-label="Calls">
      <table className="calls">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">How it ended</th>
            <th scope="col">Caller</th>
            <th scope="col">Model</th>
            <th scope="col">Tokens</th>
            <th scope="col">Cost</th>
          </tr>
        </thead>
        <tbody>
          {calls.map((each) => (
            <tr key={each.call_id}>
              <th scope="row">
                <Link href={`/models/calls/${each.call_id}`}>
                  <When at={each.begun_at} />
                </Link>
              </th>
              <td>
                <CallStatus of={each.status} />
                {each.code === null ? null : (
                  <>
                    {' '}
                    <Code of={each.code} />
                  </>
                )}
              </td>
              <td>
                <Text of={each.agent_id} />
              </td>
              <td>
                <Text of={each.model} /> <span className="faint">of {each.provider}</span>
              </td>
              <td>{each.charged_tokens.toLocaleString('en')}</td>
              <td>{each.price_known ? dollars(each.charged_cost_nano) : 'unknown'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Every code that a call can end with, in plain words. */
function Codes() {
  return (
    <details className="codes">
      <summary>What the codes mean</summary>
      <dl>
        {[...Object.entries(DENIALS), ...Object.entries(FAILURES)].map(([code, { says, act, place, command }]) => (
          <div key={code}>
            <dt>
              <code>{code}</code>
            </dt>
            <dd>
              {says} <span className="faint">{act}</span>{' '}
              {place ? <Link href={place[0]}>{place[1]}</Link> : command === undefined ? null : <code>{command}</code>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
