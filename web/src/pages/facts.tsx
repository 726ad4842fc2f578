// Facts that people ratify, and the graph of those that contradict each other. Only an explicit act of a person ends a conflict.
import { askPath } from '../ask.ts';
import { AskFrame } from '../parts/ask-frame.tsx';
import { ConflictGraph } from '../parts/conflict-graph.tsx';
import { Empty, Missing, PageProblem } from '../parts/empty.tsx';
import { askForConflict, askForFact, askToResolve, askToSupersede, ratify, reject } from '../parts/fact-forms.tsx';
import { Badge } from '../parts/status.tsx';
import { Text } from '../parts/text.tsx';
import { When } from '../parts/when.tsx';
import { useQuery } from '../queries.ts';
import { Link, navigate, usePlace } from '../router.tsx';
import type { Fact, FactConflict } from '../types.ts';

const PAGE = 100;
const MOST_CONFLICTS = 60;
const STATES = ['proposed', 'ratified', 'rejected', 'superseded'] as const satisfies readonly Fact['status'][];
const TONES = {
  proposed: 'busy',
  ratified: 'good',
  rejected: 'quiet',
  superseded: 'quiet',
} as const satisfies Readonly<Record<Fact['status'], string>>;

const addressOf = (projectId: string, status: string, before?: number): string => {
  const query = new URLSearchParams({
    ...(status === '' ? {} : { status }),
    ...(before === undefined ? {} : { before: String(before) }),
  });
  return askPath(projectId, `/facts${query.size === 0 ? '' : `?${query.toString()}`}`);
};

export function Facts({ projectId }: { readonly projectId: string }) {
  const { query } = usePlace();
  const status = STATES.find((each) => each === query.get('status'));
  const before = Number(query.get('before')) || undefined;
  const { data, error } = useQuery('ask.list_facts', {
    project_id: projectId,
    limit: PAGE,
    ...(status === undefined ? {} : { status }),
    ...(before === undefined ? {} : { before }),
  });
  const facts = data?.facts ?? [];
  const standing = facts.filter((fact) => fact.status === 'ratified' || fact.status === 'proposed');
  return (
    <AskFrame
      projectId={projectId}
      title="Facts"
      actions={
        <>
          {standing.length < 2 ? null : (
            <button type="button" onClick={() => askForConflict(projectId, standing)}>
              Mark a conflict
            </button>
          )}
          <button type="button" className="primary" onClick={() => askForFact(projectId)}>
            Propose a fact
          </button>
        </>
      }
    >
      <Conflicts projectId={projectId} />
      <section aria-labelledby="facts-title">
        <h2 id="facts-title">Facts</h2>
        <form className="filters" role="search" aria-label="Filter facts" onSubmit={(event) => event.preventDefault()}>
          <select
            aria-label="status"
            value={status ?? ''}
            onChange={(event) => navigate(addressOf(projectId, event.target.value), { replace: true })}
          >
            <option value="">Any status</option>
            {STATES.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </form>
        {data ? <PageProblem error={error} /> : <Missing error={error} />}
        {data && facts.length === 0 ? (
          <Empty
            title={status === undefined ? 'No fact yet' : 'No such fact'}
            commands={['throughline fact propose "The default port is 8080."']}
          >
            <p>
              Anyone proposes a fact, a model too. Only a person ratifies it, and only then a model is shown it. Here,
              or in a terminal:
            </p>
          </Empty>
        ) : null}
        <ul className="rows" aria-label="Facts">
          {facts.map((fact) => (
            <FactRow
              key={fact.fact_id}
              projectId={projectId}
              fact={fact}
              ratified={facts.filter((each) => each.status === 'ratified')}
            />
          ))}
        </ul>
        <div className="buttons pages">
          {before === undefined ? null : <Link href={addressOf(projectId, status ?? '')}>Newest facts</Link>}
          {data?.next ? <Link href={addressOf(projectId, status ?? '', data.next)}>Earlier facts</Link> : null}
        </div>
      </section>
    </AskFrame>
  );
}

interface FactRowProps {
  readonly projectId: string;
  readonly fact: Fact;
  readonly ratified: readonly Fact[];
}

function FactRow({ projectId, fact, ratified }: FactRowProps) {
  const others = ratified.filter(({ fact_id }) => fact_id !== fact.fact_id);
  const isOpen = fact.status === 'proposed' || fact.status === 'ratified';
  return (
    <li id={fact.name} className="row wraps fact-row" aria-label={fact.name}>
      <div className="grow">
        <span className="number">{fact.name}</span>{' '}
        <Text of={fact.claim ?? 'Its words are erased; its hash is kept.'} />
        <p className="faint">
          {fact.subject === null ? null : (
            <>
              About <Text of={fact.subject} />,{' '}
            </>
          )}
          {fact.confidence} confidence, proposed by <Text of={fact.proposed_by} /> <When at={fact.proposed_at} />
          {fact.source === null ? null : (
            <>
              {' '}
              from{' '}
              <code>
                <Text of={fact.source} />
              </code>
            </>
          )}
          {fact.superseded_by === null ? null : `. ${fact.superseded_by} took its place`}
        </p>
        {fact.reason === null ? null : (
          <p className="faint">
            <Text of={fact.reason} />
          </p>
        )}
      </div>
      <Badge of={fact.status} tone={TONES[fact.status]} />
      {isOpen ? (
        <div className="buttons">
          {fact.status === 'proposed' ? (
            <button
              type="button"
              className="primary"
              aria-label={`Ratify ${fact.name}`}
              onClick={() => ratify(projectId, fact)}
            >
              Ratify
            </button>
          ) : null}
          {fact.status === 'ratified' && others.length > 0 ? (
            <button
              type="button"
              aria-label={`Replace ${fact.name}`}
              onClick={() => askToSupersede(projectId, fact, others)}
            >
              Replace
            </button>
          ) : null}
          <button
            type="button"
            className="quiet-danger"
            aria-label={`Reject ${fact.name}`}
            onClick={() => reject(projectId, fact)}
          >
            Reject
          </button>
        </div>
      ) : null}
    </li>
  );
}

function Conflicts({ projectId }: { readonly projectId: string }) {
  const { data } = useQuery('ask.list_conflicts', { project_id: projectId, limit: MOST_CONFLICTS });
  if (!data || data.conflicts.length === 0) return null;
  return (
    <section aria-labelledby="conflicts-title">
      <h2 id="conflicts-title">In conflict</h2>
      <p className="prose faint">
        Facts that cannot both be so. A model is shown both, side by side, and nobody chooses for you. Dashed: a rule
        found it, and nobody has said so yet.
      </p>
      <ConflictGraph conflicts={data.conflicts} />
      <div className="table" tabIndex={0} role="region" aria-label="Conflicts">
        <table className="conflicts">
          <thead>
            <tr>
              <th scope="col">Conflict</th>
              <th scope="col">Between</th>
              <th scope="col">About</th>
              <th scope="col">
                <span className="sr">What to do</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.conflicts.map((conflict) => (
              <ConflictRow key={conflict.conflict_id} projectId={projectId} conflict={conflict} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function ConflictRow({ projectId, conflict }: { readonly projectId: string; readonly conflict: FactConflict }) {
  const { name, status, a, b, about, rule } = conflict;
  return (
    <tr id={name}>
      <th scope="row">
        <span className="number">{name}</span> <Badge of={status} tone={status === 'open' ? 'bad' : 'busy'} />
      </th>
      <td>
        {[a, b].map((side) => (
          <p key={side.fact_id}>
            <span className="number">{side.name}</span> <Text of={side.claim ?? 'erased'} />
          </p>
        ))}
      </td>
      <td>
        {about === null ? (
          <span className="faint">{rule === null ? '–' : `found by the rule of ${rule}`}</span>
        ) : (
          <Text of={about} />
        )}
      </td>
      <td>
        <button type="button" aria-label={`Resolve ${name}`} onClick={() => askToResolve(projectId, conflict)}>
          Resolve
        </button>
      </td>
    </tr>
  );
}
