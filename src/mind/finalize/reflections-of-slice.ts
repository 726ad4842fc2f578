// What consolidation reads of sealed sessions: reflections by their ids, and whether each still leads back to what was said.
import { readAny } from '../../store/rows.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import type { BrokenProvenance, ReflectionsOfSlice } from '../consolidate/contract.ts';
import type { Reflection } from '../reflect/contract.ts';
import type { T0, T0Event } from '../t0/contract.ts';
import * as q from './queries.ts';
import { listedObservation } from './read-distilled.ts';

export interface ReflectionsDeps {
  readonly store: Store;
  readonly t0: Pick<T0, 'byIds'>;
  readonly openKeyedHash: () => Promise<(text: string) => string>;
}

/** The events of T0 that these reflections rest on. */
export async function quotedBy(store: Store, projectId: string, reflectionIds: readonly string[]): Promise<string[]> {
  return store.read(async (tx) => {
    const keys = (ids: Iterable<string>) => [...new Set(ids)].map((id) => [id, projectId]);
    const reflections = await readAny(tx, q.anyReflections, keys(reflectionIds));
    const wanted = reflections.flatMap(({ observation_ids }) => JSON.parse(observation_ids) as string[]);
    const observations = await readAny(tx, q.anyObservations, keys(wanted));
    return [...new Set(observations.flatMap(({ quotes }) => quotesIn(quotes).map(({ t0_id }) => t0_id)))];
  });
}

export function createReflectionsOfSlice({ store, t0, openKeyedHash }: ReflectionsDeps): ReflectionsOfSlice {
  const named = (tx: ReadTx, projectId: string, ids: readonly string[]) =>
    readAny(
      tx,
      q.anyReflections,
      ids.map((id) => [id, projectId]),
    );
  return {
    async reflections(projectId, ids) {
      const rows = await store.read((tx) => named(tx, projectId, ids));
      // What was withdrawn is told by the slice that withdraws it; what was erased is no evidence.
      return rows.flatMap((row) => (row.withdrawn_at === null ? (reflectionOf(row) ?? []) : []));
    },
    async tagsOf(projectId, ids) {
      const rows = await store.read((tx) => named(tx, projectId, ids));
      return new Map(rows.map(({ reflection_id, tag }) => [reflection_id, tag]));
    },
    async broken(projectId, ids) {
      const keyedHash = await openKeyedHash();
      const { reflections, observations } = await store.read(async (tx) => {
        const found = await named(tx, projectId, ids);
        const wanted = new Set(found.flatMap(({ observation_ids }) => JSON.parse(observation_ids) as string[]));
        const rows = await readAny(
          tx,
          q.anyObservations,
          [...wanted].map((id) => [id, projectId]),
        );
        return { reflections: found, observations: new Map(rows.map((row) => [row.observation_id, row])) };
      });
      const quoted = [...observations.values()].flatMap(({ quotes }) => quotesIn(quotes).map(({ t0_id }) => t0_id));
      const events = new Map((await t0.byIds(projectId, [...new Set(quoted)])).map((event) => [event.t0_id, event]));
      return reflections.flatMap(({ reflection_id, observation_ids }): BrokenProvenance[] => {
        for (const id of JSON.parse(observation_ids) as string[]) {
          const reason = brokenOf(observations.get(id), id, events, keyedHash);
          if (reason !== undefined) return [{ reflection_id, reason }];
        }
        return [];
      });
    },
  };
}

interface StoredQuote {
  readonly t0_id: string;
  readonly hash: string;
}

function quotesIn(quotes: string): readonly StoredQuote[] {
  return JSON.parse(quotes) as StoredQuote[];
}

/** Texts of T0 that were pruned since say nothing against a quote: its own hash does. */
function brokenOf(
  row: q.ObservationRow | undefined,
  id: string,
  events: ReadonlyMap<string, T0Event>,
  keyedHash: (text: string) => string,
): string | undefined {
  if (!row) return `the observation ${id} is missing`;
  const hashes = quotesIn(row.quotes);
  for (const [at, { t0_id, of, start, end, text }] of listedObservation(row).quotes.entries()) {
    if (text === null) return `the observation ${id} has no words any more`;
    if (keyedHash(text) !== hashes[at]?.hash) return `a quote of the observation ${id} is not what was recorded`;
    const event = events.get(t0_id);
    const whole = of === 'command' ? event?.command : event?.text;
    if (whole && whole.slice(start, end) !== text) return `the event ${t0_id} does not say what is quoted of it`;
  }
  return undefined;
}

function reflectionOf(row: q.ReflectionRow): Reflection | undefined {
  const { reflection_id, project_id, agent, session_id, tag, kind, topic, subject, value, statement, source, at } = row;
  if (subject === null || statement === null) return undefined;
  return {
    reflection_id,
    project_id,
    agent,
    session_id,
    tag,
    kind,
    topic,
    subject,
    value,
    statement,
    source,
    observation_ids: JSON.parse(row.observation_ids) as string[],
    at,
    files: row.files === null ? [] : (JSON.parse(row.files) as string[]),
    is_correction: row.is_correction === 1,
    is_durable: row.is_durable === 1,
  };
}
