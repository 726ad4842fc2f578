// T2: what the observations of one session and tag come to. Pure, and the same in whatever order they arrive.
import { uuidOf } from '../../base/named-id.ts';
import { SOURCES, type Observation, type ObservationKind } from '../observe/contract.ts';
import { isContrary } from '../observe/denials.ts';
import type { Reflect, Reflection } from './contract.ts';

const OF_THE_SESSION: ReadonlySet<ObservationKind> = new Set(['files', 'commit', 'open_end', 'outcome']);

/** Said in whatever form, they say how something is to be: one statement of a subject counts, the last. */
const SAID: ReadonlySet<ObservationKind> = new Set(['constraint', 'preference', 'correction', 'decision', 'fact']);

export const reflect: Reflect = (observations) => {
  const ordered = [...new Map(observations.map((each) => [each.observation_id, each])).values()].toSorted(inOrder);
  const groups = new Map<string, Observation[]>();
  for (const observation of ordered) {
    const key = keyOf(observation);
    const known = groups.get(key);
    if (known) known.push(observation);
    else groups.set(key, [observation]);
  }
  return withoutReplaced([...groups.values()])
    .map((group) => reflectionOf(group))
    .toSorted(
      (a, b) => compare(a.at, b.at) || compare(a.subject, b.subject) || compare(a.reflection_id, b.reflection_id),
    );
};

function keyOf({ project_id, agent, session_id, tag, kind, subject, value, statement }: Observation): string {
  const sort = SAID.has(kind) ? 'said' : kind;
  // Where several may hold side by side, only the same words are the same statement.
  const what = value ?? (SAID.has(kind) ? `\n${wordsIn(statement)}` : null);
  return JSON.stringify([project_id, agent, session_id, tag, sort, subject, what]);
}

function wordsIn(statement: string): string {
  return (statement.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/**
 * Leaves out what something of the same subject took the place of: a person's later word an earlier one of another value, a person's
 * correction everything said before it, a person's word what ran, and the last run the runs before it.
 */
function withoutReplaced(groups: readonly Observation[][]): readonly Observation[][] {
  const bySubject = new Map<string, Observation[][]>();
  for (const group of groups) {
    const first = group[0];
    if (!first || OF_THE_SESSION.has(first.kind)) continue;
    const key = JSON.stringify([first.session_id, first.tag, first.subject]);
    bySubject.set(key, [...(bySubject.get(key) ?? []), group]);
  }
  const replaced = new Set<Observation[]>();
  for (const same of bySubject.values()) {
    for (const group of same) {
      if (same.some((other) => other !== group && takesThePlaceOf(other, group))) replaced.add(group);
    }
  }
  return groups.filter((group) => !replaced.has(group));
}

function takesThePlaceOf(group: readonly Observation[], earlier: readonly Observation[]): boolean {
  const last = group.at(-1);
  const before = earlier.at(-1);
  if (!last || !before) return false;
  const rank = strongest(group) - strongest(earlier);
  if (rank !== 0)
    return rank < 0 && last.value !== null && before.value !== null && isContrary(last.value, before.value);
  if (inOrder(before, last) >= 0) return false;
  if (last.value !== null && before.value !== null) return isContrary(last.value, before.value);
  return last.is_correction && SAID.has(before.kind);
}

function strongest(group: readonly Observation[]): number {
  return Math.min(...group.map(({ source }) => SOURCES.indexOf(source)));
}

function reflectionOf(group: readonly Observation[]): Reflection {
  const rank = strongest(group);
  const speaker = group.findLast(({ source }) => SOURCES.indexOf(source) === rank);
  const last = group.at(-1);
  if (!speaker || !last) throw new TypeError('a reflection needs an observation');
  const { project_id, agent, session_id, tag, kind, topic, subject, value, statement, source } = speaker;
  const observation_ids = group.map(({ observation_id }) => observation_id);
  const named = [project_id, agent, session_id, tag, kind, subject, value, observation_ids.toSorted(compare)];
  return {
    reflection_id: uuidOf(`reflection ${JSON.stringify(named)}`),
    ...{ project_id, agent, session_id, tag, kind, topic, subject, value, statement, source, observation_ids },
    at: last.at,
    files: [...new Set(group.flatMap(({ files }) => files))].toSorted(compare),
    is_correction: group.some(({ is_correction }) => is_correction),
    is_durable: !OF_THE_SESSION.has(kind),
  };
}

/** In the order in which they were said: by time, and within one turn by place. */
function inOrder(a: Observation, b: Observation): number {
  return compare(a.at, b.at) || lastPlace(a) - lastPlace(b) || compare(a.observation_id, b.observation_id);
}

function lastPlace({ quotes }: Observation): number {
  return quotes.at(-1)?.start ?? 0;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
