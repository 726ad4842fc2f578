// Exchanges with models, the newest first, with filters and pages in the address.
import { askPath, exchangePath } from '../ask.ts';
import { AskFrame } from '../parts/ask-frame.tsx';
import { askToExport, askToPrune } from '../parts/exchange-forms.tsx';
import { Empty, Missing, PageProblem } from '../parts/empty.tsx';
import { OUTCOME_WORDS, Outcome } from '../parts/outcome.tsx';
import { Badge } from '../parts/status.tsx';
import { Text, visible } from '../parts/text.tsx';
import { When } from '../parts/when.tsx';
import { useQuery } from '../queries.ts';
import { Link, navigate, usePlace } from '../router.tsx';
import type { Conversation, Input, ListedExchange } from '../types.ts';

const PAGE = 50;
const MOST_CHATS = 50;
const FILTERS = ['outcome', 'drift', 'session'] as const;
type Filter = Partial<Record<(typeof FILTERS)[number] | 'before', string>>;
type Asked = Input<'ask.list_exchanges'>;

const OUTCOMES = [
  'answered',
  'failed',
  'killed',
  'cancelled',
  'outcome_unknown',
] as const satisfies readonly Asked['outcome'][];
const DRIFT = [
  'any',
  'schema',
  'evidence',
  'authority',
  'tone',
  'completeness',
] as const satisfies readonly Asked['drift'][];
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const addressOf = (projectId: string, filter: Filter): string => {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  return askPath(projectId, `/exchanges${query.size === 0 ? '' : `?${query.toString()}`}`);
};

export function Exchanges({ projectId }: { readonly projectId: string }) {
  const { query } = usePlace();
  const filter: Filter = Object.fromEntries(FILTERS.map((name) => [name, query.get(name) ?? '']));
  const outcome = OUTCOMES.find((each) => each === filter.outcome);
  const drift = DRIFT.find((each) => each === filter.drift);
  const session = filter.session && UUID.test(filter.session) ? filter.session : undefined;
  const before = Number(query.get('before')) || undefined;
  const { data, error } = useQuery('ask.list_exchanges', {
    project_id: projectId,
    limit: PAGE,
    ...(outcome === undefined ? {} : { outcome }),
    ...(drift === undefined ? {} : { drift }),
    ...(session === undefined ? {} : { session_id: session }),
    ...(before === undefined ? {} : { before }),
  });
  const isFiltered = FILTERS.some((name) => filter[name] !== '');
  return (
    <AskFrame
      projectId={projectId}
      title="Exchanges"
      actions={
        <>
          <button type="button" onClick={() => askToPrune(projectId)}>
            Empty old texts
          </button>
          <button type="button" onClick={() => askToExport(projectId, session)}>
            Export
          </button>
        </>
      }
    >
      <Filters projectId={projectId} filter={filter} />
      {data ? <PageProblem error={error} /> : <Missing error={error} />}
      {data?.exchanges.length === 0 ? (
        <Empty
          title={isFiltered ? 'No such exchange' : 'No exchange yet'}
          commands={isFiltered ? [] : ['throughline ask "Where did we leave off?"']}
        >
          <p>
            {isFiltered
              ? 'No exchange on record fits these filters.'
              : 'Every question to a model stands here: what it was shown, what it said, and what was found in it. Ask in the chat, or in a terminal:'}
          </p>
        </Empty>
      ) : null}
      {data && data.exchanges.length > 0 ? <ExchangeTable projectId={projectId} exchanges={data.exchanges} /> : null}
      <div className="buttons pages">
        {before === undefined ? null : <Link href={addressOf(projectId, filter)}>Newest exchanges</Link>}
        {data?.next ? (
          <Link href={addressOf(projectId, { ...filter, before: String(data.next) })}>Earlier exchanges</Link>
        ) : null}
      </div>
    </AskFrame>
  );
}

function Filters({ projectId, filter }: { readonly projectId: string; readonly filter: Filter }) {
  const { data } = useQuery('ask.list_chats', { project_id: projectId, limit: MOST_CHATS });
  const chats = data?.chats ?? [];
  const isElsewhere = filter.session !== '' && !chats.some(({ session_id }) => session_id === filter.session);
  const choices: Readonly<Record<(typeof FILTERS)[number], readonly (readonly [string, string])[]>> = {
    outcome: OUTCOMES.map((each) => [each, OUTCOME_WORDS[each]]),
    drift: DRIFT.map((each) => [each, each === 'any' ? 'with drift' : `${each} drift`]),
    session: [
      ...chats.map((chat) => [chat.session_id, chatName(chat)] as const),
      ...(isElsewhere ? [[filter.session ?? '', 'this conversation'] as const] : []),
    ],
  };
  return (
    <form className="filters" role="search" aria-label="Filter exchanges" onSubmit={(event) => event.preventDefault()}>
      {FILTERS.map((name) => (
        <select
          key={name}
          aria-label={name}
          value={filter[name] ?? ''}
          onChange={(event) =>
            navigate(addressOf(projectId, { ...filter, [name]: event.target.value }), { replace: true })
          }
        >
          <option value="">
            {name === 'drift' ? 'With or without drift' : `Any ${name === 'session' ? 'conversation' : name}`}
          </option>
          {choices[name].map(([value, label]) => (
            <option key={value} value={value}>
              {visible(label)}
            </option>
          ))}
        </select>
      ))}
    </form>
  );
}

const AT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export const chatName = ({ started_at, model_id }: Conversation): string =>
  `${AT.format(Date.parse(started_at))}, ${model_id}`;

interface ExchangeTableProps {
  readonly projectId: string;
  readonly exchanges: readonly ListedExchange[];
}

function ExchangeTable({ projectId, exchanges }: ExchangeTableProps) {
  return (
    <div className="table" tabIndex={0} role="region" aria-label="Exchanges">
      <table className="exchanges">
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">How it ended</th>
            <th scope="col">Drift</th>
            <th scope="col">Model</th>
            <th scope="col">Asked by</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {exchanges.map((each) => (
            <tr key={each.exchange_id}>
              <th scope="row">
                {each.outcome === 'open' ? (
                  <span className="faint">The model is answering</span>
                ) : (
                  <Link href={exchangePath(projectId, each.exchange_id)}>
                    <Text of={each.question === '' ? 'Its text is gone' : each.question} />
                  </Link>
                )}
              </th>
              <td>
                <Outcome of={each.outcome} />
              </td>
              <td>
                {each.drift.length === 0 ? <span className="faint">none</span> : null}
                {[...new Set(each.drift)].map((drift) => (
                  <Badge key={drift} of={drift} tone="bad" />
                ))}
              </td>
              <td>
                <Text of={each.model_id ?? '–'} />
              </td>
              <td>
                <Text of={each.actor} />
              </td>
              <td>
                <When at={each.created_at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
