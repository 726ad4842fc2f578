// What the project or one session knows about something, each line with where it was said.
import type { Store } from '../../store/store.ts';
import type { CanonReads } from '../canon/contract.ts';
import { normalForm } from '../canon/normal-form.ts';
import { reflectionsOf } from '../finalize/queries.ts';
import { sessionKeyOf } from '../finalize/triggers.ts';
import type { SessionKey } from '../t0/contract.ts';
import type { Insight, InsightInput } from './contract.ts';
import type { Trace } from './trace.ts';

export interface InsightDeps {
  readonly store: Store;
  readonly canon: CanonReads;
  readonly trace: Trace;
}

/** Of one line. */
const MOST_CITED = 5;

type Item = Omit<Insight['items'][number], 'citations'> & { readonly about: string };

export async function insight(
  { store, canon, trace }: InsightDeps,
  projectId: string,
  session: SessionKey | undefined,
  { query, mode, limit }: Pick<InsightInput, 'query' | 'mode' | 'limit'>,
): Promise<Insight> {
  const found = best(session ? await ofSession(store, session) : await ofProject(canon, projectId), query);
  const items: Insight['items'] = [];
  for (const { about: _, ...item } of found.slice(0, limit)) {
    items.push({ ...item, citations: mode === 'brief' ? [] : await cited(trace, projectId, item.anchor, mode) });
  }
  return {
    project_id: projectId,
    scope: session ? 'session' : 'project',
    mode,
    items,
    left_out: Math.max(0, found.length - limit),
  };
}

async function ofProject(canon: CanonReads, projectId: string): Promise<Item[]> {
  return (await canon.active(projectId)).flatMap(({ anchor, summary, kind, tag, confidence_bps, subject }): Item[] =>
    summary === null ? [] : [{ anchor, text: summary, kind, tag, confidence_bps, about: subject }],
  );
}

async function ofSession(store: Store, session: SessionKey): Promise<Item[]> {
  const rows = await store.read((tx) => tx.all(reflectionsOf, sessionKeyOf(session)));
  return rows.flatMap(({ reflection_id, statement, kind, tag, subject, withdrawn_at }): Item[] => {
    if (statement === null || withdrawn_at !== null) return [];
    const anchor = `reflection:${reflection_id}`;
    return [{ anchor, text: statement, kind, tag, confidence_bps: null, about: subject ?? '' }];
  });
}

/** The most fitting first, of equal ones in their own order; all of them without a query. */
function best(items: readonly Item[], query: string | undefined): readonly Item[] {
  if (query === undefined) return items;
  const words = new Set(normalForm(query).split(' ').filter(Boolean));
  const fitOf = ({ text, about }: Item) =>
    new Set(
      normalForm(`${about} ${text}`)
        .split(' ')
        .filter((word) => words.has(word)),
    ).size;
  return items
    .map((item) => ({ item, fit: fitOf(item) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ item }) => item);
}

async function cited(
  trace: Trace,
  projectId: string,
  anchor: string,
  mode: 'refs' | 'snips',
): Promise<Insight['items'][number]['citations']> {
  const { t0 } = await trace(projectId, { anchor, limit: MOST_CITED });
  return t0.map(({ t0_id, agent, session_id, seq, at, file, offset, quote }) => ({
    ref: `t0:${t0_id}`,
    agent,
    session_id,
    seq,
    at,
    file,
    offset,
    quote: mode === 'snips' ? quote : null,
  }));
}
