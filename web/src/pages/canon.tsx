// What the project knows: the entries of its canon, with filters and pages in the address.
import { useState } from 'react';
import { CANON_STATES, REASON_WORDS, STATE_TONES, days, entryPath, mindPath, tagWords } from '../mind.ts';
import { Empty, Missing, PageProblem } from '../parts/empty.tsx';
import { MindFrame } from '../parts/mind-frame.tsx';
import { Confidence, Sentence } from '../parts/mind-words.tsx';
import { Badge } from '../parts/status.tsx';
import { Text, visible } from '../parts/text.tsx';
import { useQuery } from '../queries.ts';
import { Link, navigate, usePlace } from '../router.tsx';
import { useCanon } from '../trace.ts';
import type { CanonEntry } from '../types.ts';

const PAGE = 100;
const LONGEST = 500;
const NAMES = ['state', 'topic', 'tag', 'words'] as const;
type Filter = Readonly<Record<(typeof NAMES)[number], string>>;
/** Without a choice, what holds is shown. */
const ANY = 'any';

const addressOf = (projectId: string, filter: Filter, after?: number): string => {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  if (after !== undefined) query.set('after', String(after));
  return mindPath(projectId, query.size === 0 ? '' : `?${query.toString()}`);
};

export function CanonPage({ projectId }: { readonly projectId: string }) {
  const { query } = usePlace();
  const given = (name: (typeof NAMES)[number]) => query.get(name) ?? '';
  const filter: Filter = { state: given('state'), topic: given('topic'), tag: given('tag'), words: given('words') };
  const state = filter.state === ANY ? undefined : (CANON_STATES.find((each) => each === filter.state) ?? 'active');
  const words = filter.words.trim().slice(0, LONGEST);
  const after = Number(query.get('after')) || 0;
  const { data, error } = useQuery('mind.list_canon', {
    project_id: projectId,
    limit: PAGE,
    after,
    ...(state === undefined ? {} : { state }),
    ...(filter.topic === '' ? {} : { topic: filter.topic }),
    ...(filter.tag === '' ? {} : { tag: filter.tag }),
    ...(words === '' ? {} : { query: words }),
  });
  const isFiltered = NAMES.some((name) => filter[name] !== '');
  return (
    <MindFrame projectId={projectId} title="Canon">
      <p className="prose faint">
        What the project has learned from its sessions, a sentence each. Every one leads to the words that it came from,
        and you have the last word on it.
      </p>
      <Filters projectId={projectId} filter={filter} />
      {data ? <PageProblem error={error} /> : <Missing error={error} />}
      {data?.entries.length === 0 ? <Nothing isFiltered={isFiltered} /> : null}
      <ul className="rows" aria-label="Entries">
        {data?.entries.map((entry) => (
          <EntryRow key={entry.entry_id} projectId={projectId} entry={entry} />
        ))}
      </ul>
      <div className="buttons pages">
        {after === 0 ? null : <Link href={addressOf(projectId, filter)}>First entries</Link>}
        {data?.next ? <Link href={addressOf(projectId, filter, data.next)}>More entries</Link> : null}
      </div>
    </MindFrame>
  );
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <Empty title="No such entry">
        <p>No entry fits these filters.</p>
      </Empty>
    );
  }
  return (
    <Empty title="Nothing is known yet" commands={['throughline setup', 'throughline mind ingest']}>
      <p>
        Sessions are distilled by themselves once an agent’s hooks are set up. The second command reads what the agents
        recorded before:
      </p>
    </Empty>
  );
}

function Filters({ projectId, filter }: { readonly projectId: string; readonly filter: Filter }) {
  const { data } = useCanon(projectId);
  const [typed, setTyped] = useState(filter.words);
  const set = (name: keyof Filter, value: string) =>
    navigate(addressOf(projectId, { ...filter, [name]: value }), { replace: true });
  const among = (name: 'topic' | 'tag') =>
    [...new Set([...(data?.entries.map((entry) => entry[name]) ?? []), filter[name]])]
      .filter((value) => value !== '')
      .toSorted();
  const choices: readonly (readonly ['state' | 'topic' | 'tag', string, readonly (readonly [string, string])[]])[] = [
    ['state', 'What holds', [...CANON_STATES.slice(1).map((each) => [each, each] as const), [ANY, 'any state']]],
    ['topic', 'Any topic', among('topic').map((each) => [each, each] as const)],
    ['tag', 'Any tag', among('tag').map((each) => [each, tagWords(each)] as const)],
  ];
  return (
    <form className="filters" role="search" aria-label="Filter entries" onSubmit={(event) => event.preventDefault()}>
      <input
        type="search"
        aria-label="words"
        placeholder="Words  /"
        value={typed}
        maxLength={LONGEST}
        onChange={(event) => {
          setTyped(event.target.value);
          set('words', event.target.value);
        }}
      />
      {choices.map(([name, any, options]) => (
        <select key={name} aria-label={name} value={filter[name]} onChange={(event) => set(name, event.target.value)}>
          <option value="">{any}</option>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {visible(label)}
            </option>
          ))}
        </select>
      ))}
    </form>
  );
}

function EntryRow({ projectId, entry }: { readonly projectId: string; readonly entry: CanonEntry }) {
  const name = `C${entry.number}`;
  return (
    <li className="row wraps" aria-label={name}>
      <div className="grow">
        <span className="number">{entry.anchor}</span>{' '}
        <Link className="title" href={entryPath(projectId, name)}>
          <Sentence of={entry.summary} />
        </Link>
        <p className="faint">
          {entry.kind} about <Text of={entry.topic} />, in <Text of={tagWords(entry.tag)} />,{' '}
          {days(entry.freshness_score)}, {entry.evidence_count === 1 ? '1 piece' : `${entry.evidence_count} pieces`} of
          evidence
          {entry.reason === null ? null : `. ${REASON_WORDS[entry.reason]}`}
        </p>
      </div>
      <p className="badges">
        {entry.is_pinned ? <Badge of="pinned" tone="busy" /> : null}
        {entry.conflicts_with.length > 0 ? <Badge of="in conflict" tone="bad" /> : null}
        <Badge of={entry.state} tone={STATE_TONES[entry.state]} />
        <Confidence bps={entry.confidence_bps} />
      </p>
    </li>
  );
}
