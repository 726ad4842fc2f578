// From an entry of the canon to the words of the transcript, and from a session to the entries that rest on it. All that the pages know about
// that way stands here.
import type { SessionKey } from './mind.ts';
import { useQuery, type Answer } from './queries.ts';
import type { Distilled, Traced } from './types.ts';

const MOST = 1_000;

export function useDistilled(projectId: string, { agent, session_id: session }: SessionKey): Answer<Distilled> {
  return useQuery('mind.list_observations', { project_id: projectId, session, agent, withdrawn: true, limit: MOST });
}

/** Everything below an entry: what it rests on, and where that was said. */
export const useTrace = (projectId: string, anchor: string): Answer<Traced> =>
  useQuery('mind.trace', { project_id: projectId, anchor, limit: MOST });

export interface TracedQuote {
  readonly key: string;
  readonly t0_id: string;
  /** Null once it was erased. */
  readonly text: string | null;
}

/** The words that these observations of a session quote, in their order. */
export function quotesOf(ids: readonly string[], { observations }: Distilled): readonly TracedQuote[] {
  const wanted = new Set(ids);
  return observations
    .filter(({ observation_id }) => wanted.has(observation_id))
    .flatMap(({ observation_id, quotes }) =>
      quotes.map(({ t0_id, of, start, text }) => ({ key: `${observation_id} ${t0_id} ${of} ${start}`, t0_id, text })),
    );
}

/** The words below one reflection of a trace. */
export function quotesBelow(reflectionId: string, { t2, t0 }: Traced): readonly TracedQuote[] {
  const wanted = new Set(t2.find(({ reflection_id }) => reflection_id === reflectionId)?.observation_ids);
  return t0
    .filter(({ observation_ids }) => observation_ids.some((id) => wanted.has(id)))
    .map(({ t0_id, quote }, at) => ({ key: `${at} ${t0_id}`, t0_id, text: quote }));
}

/** Every entry, in whatever state: the filters and the handshake share one answer. */
export const useCanon = (projectId: string) => useQuery('mind.list_canon', { project_id: projectId, limit: MOST });

export type TracedEntry = Traced['canon'][number];

/** Entries by the reflection of the session that they rest on. */
export function useEntriesByReflection(
  projectId: string,
  { agent, session_id }: SessionKey,
): ReadonlyMap<string, readonly TracedEntry[]> {
  const { data } = useQuery('mind.trace', { project_id: projectId, anchor: `session:${session_id}`, agent, limit: 1 });
  const pairs = data?.canon.flatMap((entry) => entry.evidence.map(({ reflection_id: id }) => ({ id, entry }))) ?? [];
  const grouped = Map.groupBy(pairs, ({ id }) => id);
  return new Map([...grouped].map(([id, of]) => [id, of.map(({ entry }) => entry)]));
}
