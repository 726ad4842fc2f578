// What the canon knows of turns of people, by the statements that were taken from them: one that was replaced, rejected or forgotten makes its
// turn outdated, even where other words of it still hold.
import { readAny } from '../../store/rows.ts';
import type { ReadTx } from '../../store/store.ts';
import { claimKeyOf } from '../canon/claims.ts';
import { entriesOfSubjects, evidenceByIds } from '../canon/queries.ts';
import { observationsOfSessions, reflectionsOfSessions, type ObservationRow } from '../finalize/queries.ts';
import { sessionKeyOf } from '../finalize/triggers.ts';
import type { CompactRow } from '../t0/queries.ts';

type Turn = Pick<CompactRow, 't0_id' | 'project_id' | 'agent' | 'session_id'>;

export interface Judged {
  /** They say what no longer holds. */
  readonly outdated: ReadonlySet<string>;
  /** They say that something was wrong. */
  readonly correcting: ReadonlySet<string>;
}

/** Turns of people in one project. */
export async function judgeTurns(tx: ReadTx, projectId: string, turns: readonly Turn[]): Promise<Judged> {
  const outdated = new Set<string>();
  const correcting = new Set<string>();
  const sessions = [...new Set(turns.map(sessionKeyOf))].map((key) => [key] as const);
  if (sessions.length === 0) return { outdated, correcting };
  const asked = new Set(turns.map(({ t0_id }) => t0_id));
  const observed = (await readAny(tx, observationsOfSessions, sessions)).flatMap((row) =>
    row.withdrawn_at === null ? turnsIn(row).flatMap((t0Id) => (asked.has(t0Id) ? [[t0Id, row] as const] : [])) : [],
  );
  const reflections = (await readAny(tx, reflectionsOfSessions, sessions)).filter(
    ({ withdrawn_at, is_durable }) => withdrawn_at === null && is_durable === 1,
  );
  const reflectionOf = new Map(
    reflections.flatMap(({ reflection_id, observation_ids }) =>
      (JSON.parse(observation_ids) as string[]).map((id) => [id, reflection_id] as const),
    ),
  );
  const known = new Map(
    (
      await readAny(
        tx,
        evidenceByIds,
        reflections.map(({ reflection_id }) => [reflection_id, projectId]),
      )
    ).map((row) => [row.reflection_id, row]),
  );
  const subjects = new Set([...known.values()].map(({ subject_key }) => subject_key));
  const entries = await readAny(
    tx,
    entriesOfSubjects,
    [...subjects].map((key) => [projectId, key]),
  );
  const claims = new Map(entries.map((row) => [`${row.subject_key} ${row.claim_key}`, row]));
  const reflectedSubjects = new Set(reflections.map(({ subject_hash }) => subject_hash));
  for (const [t0Id, observation] of observed) {
    if (observation.is_correction === 1) correcting.add(t0Id);
    const reflection = reflectionOf.get(observation.observation_id);
    if (reflection === undefined) {
      // The session itself came to something else on the same subject.
      if (reflectedSubjects.has(observation.subject_hash)) outdated.add(t0Id);
      continue;
    }
    const evidence = known.get(reflection);
    const entry = evidence && claims.get(`${evidence.subject_key} ${claimKeyOf(evidence)}`);
    // A person's word that was taken and has no entry never held: something that people did stood against it.
    if (entry ? !STANDS.has(entry.state) : evidence?.source === 'person') outdated.add(t0Id);
  }
  return { outdated, correcting };
}

/** What is stale was not said to be wrong: nobody has confirmed it for long. */
const STANDS: ReadonlySet<string> = new Set(['active', 'stale']);

function turnsIn({ quotes }: ObservationRow): string[] {
  return (JSON.parse(quotes) as { readonly t0_id: string }[]).map(({ t0_id }) => t0_id);
}
