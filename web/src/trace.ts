// From a piece of evidence to the words of the transcript, and from a session to the entries that rest on it. All that the pages know about
// that way stands here.
import type { SessionKey } from './mind.ts';
import { useQuery, type Answer } from './queries.ts';
import type { CanonEntry, Distilled } from './types.ts';

const MOST = 1_000;

export function useDistilled(projectId: string, { agent, session_id: session }: SessionKey): Answer<Distilled> {
  return useQuery('mind.list_observations', { project_id: projectId, session, agent, withdrawn: true, limit: MOST });
}

export interface TracedQuote {
  readonly key: string;
  readonly t0_id: string;
  /** Null once it was erased. */
  readonly text: string | null;
}

/** The words that these observations quote, in their order. */
export function quotesOf(ids: readonly string[], { observations }: Distilled): readonly TracedQuote[] {
  const wanted = new Set(ids);
  return observations
    .filter(({ observation_id }) => wanted.has(observation_id))
    .flatMap(({ observation_id, quotes }) =>
      quotes.map(({ t0_id, of, start, text }) => ({ key: `${observation_id} ${t0_id} ${of} ${start}`, t0_id, text })),
    );
}

/** Of which observations a reflection was made. */
export const observationsOf = (reflectionId: string, { reflections }: Distilled): readonly string[] =>
  reflections.find(({ reflection_id }) => reflection_id === reflectionId)?.observation_ids ?? [];

/** Every entry, in whatever state: the filters and the sessions share one answer. */
export const useCanon = (projectId: string) => useQuery('mind.list_canon', { project_id: projectId, limit: MOST });

/** Entries by the reflection that they rest on. */
export function useEntriesByReflection(projectId: string): ReadonlyMap<string, readonly CanonEntry[]> {
  const { data } = useCanon(projectId);
  const pairs = data?.entries.flatMap((entry) => entry.evidence.map((id) => ({ id, entry }))) ?? [];
  const grouped = Map.groupBy(pairs, ({ id }) => id);
  return new Map([...grouped].map(([id, of]) => [id, of.map(({ entry }) => entry)]));
}
