// The board of drift: what was found in answers, until somebody resolves it with a reason.
import { once } from '../actions.ts';
import { DRIFT_WORDS, askPath, exchangePath } from '../ask.ts';
import { call } from '../api.ts';
import { ask } from '../dialogs.ts';
import { AskFrame } from '../parts/ask-frame.tsx';
import { Empty, Missing, PageProblem } from '../parts/empty.tsx';
import { SeverityBadge } from '../parts/marked-answer.tsx';
import { Badge } from '../parts/status.tsx';
import { Text } from '../parts/text.tsx';
import { When } from '../parts/when.tsx';
import { invalidate, useQuery } from '../queries.ts';
import { Link, navigate, usePlace } from '../router.tsx';
import { say } from '../toasts.ts';
import type { BoardedDrift, DriftClass } from '../types.ts';

const PAGE = 50;
const CLASSES = Object.keys(DRIFT_WORDS) as DriftClass[];
type Filter = Partial<Record<'status' | 'class' | 'before', string>>;

const addressOf = (projectId: string, filter: Filter): string => {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  return askPath(projectId, `/drift${query.size === 0 ? '' : `?${query.toString()}`}`);
};

export function DriftBoard({ projectId }: { readonly projectId: string }) {
  const { query } = usePlace();
  const filter = { status: query.get('status') ?? 'open', class: query.get('class') ?? '' };
  const status = filter.status === 'open' || filter.status === 'resolved' ? filter.status : undefined;
  const driftClass = CLASSES.find((each) => each === filter.class);
  const before = Number(query.get('before')) || undefined;
  const { data, error } = useQuery('ask.list_drift', {
    project_id: projectId,
    limit: PAGE,
    ...(status === undefined ? {} : { status }),
    ...(driftClass === undefined ? {} : { class: driftClass }),
    ...(before === undefined ? {} : { before }),
  });
  const go = (more: Filter) => navigate(addressOf(projectId, { ...filter, ...more }), { replace: true });
  return (
    <AskFrame projectId={projectId} title="Drift">
      <form className="filters" role="search" aria-label="Filter drift" onSubmit={(event) => event.preventDefault()}>
        <select aria-label="status" value={filter.status} onChange={(event) => go({ status: event.target.value })}>
          <option value="open">Open</option>
          <option value="resolved">Resolved</option>
          <option value="all">Open and resolved</option>
        </select>
        <select aria-label="class" value={filter.class} onChange={(event) => go({ class: event.target.value })}>
          <option value="">Any class</option>
          {CLASSES.map((each) => (
            <option key={each} value={each}>
              {each} drift
            </option>
          ))}
        </select>
      </form>
      {data ? <PageProblem error={error} /> : <Missing error={error} />}
      {data?.drift.length === 0 ? (
        <Empty title={status === 'open' ? 'No open drift' : 'No such drift'}>
          <p>
            Drift is what an answer says that its context does not hold, or claims that nobody granted. What is open
            returns in later questions, until somebody resolves it with a reason.
          </p>
        </Empty>
      ) : null}
      <ul className="rows" aria-label="Drift">
        {data?.drift.map((each) => (
          <DriftRow key={each.drift_id} projectId={projectId} of={each} />
        ))}
      </ul>
      <div className="buttons pages">
        {before === undefined ? null : <Link href={addressOf(projectId, filter)}>Newest drift</Link>}
        {data?.next ? (
          <Link href={addressOf(projectId, { ...filter, before: String(data.next) })}>Earlier drift</Link>
        ) : null}
      </div>
    </AskFrame>
  );
}

function DriftRow({ projectId, of }: { readonly projectId: string; readonly of: BoardedDrift }) {
  return (
    <li className="row wraps">
      <div className="grow">
        <strong>{DRIFT_WORDS[of.drift_class]}</strong> <SeverityBadge of={of.severity} />{' '}
        {of.status === 'resolved' ? <Badge of="resolved" tone="good" /> : null}
        <p className="faint">
          {of.drift_class} drift of <Text of={of.model_id ?? 'a model'} />, <When at={of.created_at} />,{' '}
          <code>
            <Text of={of.summary.replace(`${of.drift_class}: `, '')} />
          </code>
          , <Link href={exchangePath(projectId, of.exchange_id)}>in its exchange</Link>
        </p>
        {of.resolution === null ? null : (
          <p className="faint">
            Resolved by <Text of={of.resolved_by ?? 'somebody'} />: <Text of={of.resolution} />
          </p>
        )}
      </div>
      {of.status === 'open' ? (
        <button type="button" onClick={() => resolve(projectId, of)}>
          Resolve
        </button>
      ) : null}
    </li>
  );
}

function resolve(projectId: string, of: BoardedDrift): void {
  once(`resolve ${of.drift_id}`, async () => {
    const reason = await ask({
      title: 'Is it settled?',
      text: of.summary === '' ? DRIFT_WORDS[of.drift_class] : of.summary,
      confirm: 'Resolve it',
      reason: 'Why is it settled? The history keeps the reason',
    });
    if (reason === undefined) return;
    await call('ask.resolve_drift', { project_id: projectId, drift_id: of.drift_id, reason });
    say({ text: 'It is resolved: later questions no longer carry it' });
    invalidate((name) => name.startsWith('ask.'));
  });
}
