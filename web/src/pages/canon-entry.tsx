// One entry of the canon: what it says, what contradicts it, how it came to say so, and the words of the sessions that it rests on.
import type { ReactNode } from 'react';
import {
  REASON_WORDS,
  STATE_TONES,
  days,
  entryPath,
  mindPath,
  percent,
  sessionName,
  sessionPath,
  tagWords,
} from '../mind.ts';
import { CanonActs, revert } from '../parts/canon-forms.tsx';
import { Missing, PageProblem } from '../parts/empty.tsx';
import { MindFrame } from '../parts/mind-frame.tsx';
import { Quotes, Sentence } from '../parts/mind-words.tsx';
import { Badge } from '../parts/status.tsx';
import { Text } from '../parts/text.tsx';
import { When } from '../parts/when.tsx';
import { useQuery } from '../queries.ts';
import { Link } from '../router.tsx';
import { quotesBelow, useTrace, type TracedQuote } from '../trace.ts';
import type { ShownCanon } from '../types.ts';

interface CanonEntryPageProps {
  readonly projectId: string;
  readonly anchor: string;
}

export function CanonEntryPage({ projectId, anchor }: CanonEntryPageProps) {
  const { data, error } = useQuery('mind.show_canon', { project_id: projectId, anchor });
  const isNewest = data !== undefined && data.newest === data.entry.anchor;
  return (
    <MindFrame
      projectId={projectId}
      title={data ? `Entry C${data.entry.number}` : 'Entry'}
      actions={isNewest ? <CanonActs projectId={projectId} entry={data.entry} /> : null}
    >
      {data ? (
        <PageProblem error={error} />
      ) : (
        <Missing error={error} elsewhere={[mindPath(projectId), 'The whole canon']} />
      )}
      {data ? <Shown projectId={projectId} of={data} /> : null}
    </MindFrame>
  );
}

interface OfEntry {
  readonly projectId: string;
  readonly of: ShownCanon;
}

function Shown({ projectId, of }: OfEntry) {
  const { entry, newest } = of;
  return (
    <>
      <p className="badges">
        <span className="number">{entry.anchor}</span>
        <Badge of={entry.state} tone={STATE_TONES[entry.state]} />
        {entry.is_pinned ? <Badge of="pinned" tone="busy" /> : null}
        {entry.anchor === newest ? null : (
          <>
            <Badge of="an earlier revision" tone="quiet" />{' '}
            <Link href={entryPath(projectId, `C${entry.number}`)}>As it stands now</Link>
          </>
        )}
      </p>
      <p className="asked prose-text">
        <Sentence of={entry.summary} />
      </p>
      {entry.reason === null ? null : <p>{REASON_WORDS[entry.reason]}.</p>}
      <About of={of} />
      <Conflicts projectId={projectId} of={of} />
      <Places projectId={projectId} of={of} />
      <Near projectId={projectId} of={of} />
      <Evidence projectId={projectId} of={of} />
      <Revisions projectId={projectId} of={of} />
      <Acts of={of} />
    </>
  );
}

function About({ of: { entry } }: { readonly of: ShownCanon }) {
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Confidence', percent(entry.confidence_bps)],
    ['Freshness', days(entry.freshness_score)],
    ['Kind', entry.kind],
    ['Topic', <Text key="t" of={entry.topic} />],
    ['Holds for', <Text key="g" of={tagWords(entry.tag)} />],
    ...(entry.files.length === 0 ? [] : ([['Files', <Text key="f" of={entry.files.join(', ')} />]] as const)),
    ...(entry.quoted_from === undefined
      ? []
      : ([['Quoted from', <Text key="q" of={`${entry.quoted_from}: nobody here vouches for it`} />]] as const)),
    ['Newest evidence', <When key="n" at={entry.newest_at} />],
    [
      'Compared by',
      <code key="s" title="Entries that come to the same words are held against each other">
        <Text of={entry.subject} />
      </code>,
    ],
  ];
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="wrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The newest revision of the entry that an anchor names. */
const nowOf = (anchor: string): string => anchor.replace(/@\d+$/, '');

/** Both sides, next to each other: neither is chosen here. */
function Conflicts({ projectId, of: { entry, conflicts } }: OfEntry) {
  if (conflicts.length === 0) return null;
  return (
    <section aria-labelledby="conflicts-title">
      <h2 id="conflicts-title">In conflict</h2>
      <p className="prose faint">Both have the same right. Pin or correct the one that holds, or reject the other.</p>
      <ul className="sides" aria-label="Sides">
        {[entry, ...conflicts].map((side) => (
          <li key={side.anchor} aria-label={side.anchor}>
            <p>
              <Link href={entryPath(projectId, nowOf(side.anchor))} className="number">
                {side.anchor}
              </Link>{' '}
              <span className="faint">
                {percent(side.confidence_bps)}, <Text of={tagWords(side.tag)} />
              </span>
            </p>
            <p className="said">
              <Sentence of={side.summary} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Places({ projectId, of: { supersedes, superseded_by } }: OfEntry) {
  const rows = [
    ...(supersedes === null ? [] : [{ says: 'Takes the place of', other: supersedes }]),
    ...superseded_by.map((other) => ({ says: 'Its place was taken by', other })),
  ];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="places-title">
      <h2 id="places-title">What came before and after</h2>
      <ul className="rows" aria-label="Before and after">
        {rows.map(({ says, other }) => (
          <li key={other.anchor} className="row wraps">
            <div className="grow">
              {says}{' '}
              <Link href={entryPath(projectId, nowOf(other.anchor))} className="number">
                {other.anchor}
              </Link>
              : <Sentence of={other.summary} />
            </div>
            <Badge of={other.state} tone={STATE_TONES[other.state]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Proposed by likeness alone, which tells a statement from its opposite badly: only a person makes one of two. */
function Near({ projectId, of: { entry, near } }: OfEntry) {
  if (near.length === 0) return null;
  return (
    <section aria-labelledby="near-title">
      <h2 id="near-title">May say the same</h2>
      <p className="prose faint">
        Nobody has decided it. <code>throughline canon merge</code> makes one of two.
      </p>
      <ul className="rows" aria-label="May say the same">
        {near.map((other) => (
          <li key={other.anchor} className="row wraps">
            <div className="grow">
              <Link href={entryPath(projectId, nowOf(other.anchor))} className="number">
                {other.anchor}
              </Link>
              : <Sentence of={other.summary} />
            </div>
            <span className="faint">
              {percent(other.likeness_bps)} alike by {other.by}
            </span>
          </li>
        ))}
      </ul>
      <p className="faint">
        <code>{`throughline canon merge ${nowOf(near[0]?.anchor ?? '')} ${nowOf(entry.anchor)}`}</code>
      </p>
    </section>
  );
}

type Piece = ShownCanon['evidence'][number];

const SOURCE_WORDS: Readonly<Record<Piece['source'], string>> = {
  person: 'a person said it',
  executed: 'a command that ran shows it',
  agent: 'an agent said it',
  tool: 'a tool printed it',
  import: 'it was imported',
};

function Evidence({ projectId, of: { entry, evidence } }: OfEntry) {
  const { data: traced } = useTrace(projectId, entry.anchor);
  return (
    <section aria-labelledby="evidence-title">
      <h2 id="evidence-title">Where it comes from</h2>
      {evidence.length === 0 ? <p className="faint">From a person’s act alone.</p> : null}
      <ul className="rows" aria-label="Evidence">
        {evidence.map((piece) => (
          <li key={piece.reflection_id} className="row wraps evidence">
            <div className="grow">
              <Sentence of={piece.statement} />
              <p className="faint">
                {SOURCE_WORDS[piece.source]} in{' '}
                <Link href={sessionPath(projectId, piece)}>
                  <Text of={sessionName(piece)} />
                </Link>
                , <When at={piece.at} />
              </p>
              {traced ? (
                <Below projectId={projectId} of={piece} quotes={quotesBelow(piece.reflection_id, traced)} />
              ) : null}
            </div>
            {piece.is_correction ? <Badge of="correction" tone="busy" /> : null}
            {piece.is_withdrawn ? <Badge of="taken back" tone="quiet" /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BelowProps {
  readonly projectId: string;
  readonly of: Piece;
  readonly quotes: readonly TracedQuote[];
}

function Below({ projectId, of, quotes }: BelowProps) {
  return quotes.length > 0 ? (
    <Quotes projectId={projectId} session={of} of={quotes} />
  ) : (
    <p className="faint">What the session said is not in this home any more.</p>
  );
}

function Revisions({ projectId, of: { entry, newest, revisions } }: OfEntry) {
  return (
    <section aria-labelledby="revisions-title">
      <h2 id="revisions-title">Revisions</h2>
      <ul className="rows" aria-label="Revisions">
        {revisions
          .toSorted((a, b) => b.revision - a.revision)
          .map((each) => {
            const anchor = `C${entry.number}@${each.revision}`;
            const comesBack = anchor !== newest && each.state === 'active' && each.summary !== null;
            return (
              <li key={each.revision} className="row wraps" aria-label={anchor}>
                <div className="grow">
                  <Link href={entryPath(projectId, anchor)} className="number">
                    {anchor}
                  </Link>{' '}
                  <Sentence of={each.summary} />
                  <p className="faint">
                    {percent(each.confidence_bps)}, by <Text of={each.created_by} /> <When at={each.created_at} />
                    {each.reason === null ? null : `. ${REASON_WORDS[each.reason]}`}
                  </p>
                </div>
                <Badge of={each.state} tone={STATE_TONES[each.state]} />
                {comesBack ? (
                  <div className="buttons">
                    <button
                      type="button"
                      aria-label={`Bring back ${anchor}`}
                      onClick={() => revert(projectId, entry, each)}
                    >
                      Bring back
                    </button>
                  </div>
                ) : null}
              </li>
            );
          })}
      </ul>
    </section>
  );
}

function Acts({ of: { acts } }: { readonly of: ShownCanon }) {
  if (acts.length === 0) return null;
  return (
    <section aria-labelledby="acts-title">
      <h2 id="acts-title">What people did</h2>
      <ul className="rows" aria-label="Acts">
        {acts.map((each) => (
          <li key={`${each.at} ${each.type}`} className="row wraps">
            <div className="grow">
              {each.type.replaceAll(/[._]/g, ' ')} by <Text of={each.actor} />
              {each.words === null ? null : (
                <>
                  : <Text of={each.words} />
                </>
              )}
              {each.why === null ? null : (
                <p className="faint">
                  <Text of={each.why} />
                </p>
              )}
            </div>
            <When at={each.at} />
          </li>
        ))}
      </ul>
    </section>
  );
}
