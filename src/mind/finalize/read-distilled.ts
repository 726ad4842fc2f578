// Rows of runs, observations, reflections and bundles as callers see them.
import type { ListedObservation, ListedReflection, Manifest, ObserverRun, ShownBundle } from './contract.ts';
import type { ExportRow, ObservationRow, ReflectionRow, RunRow } from './queries.ts';

export function runOf(row: RunRow): ObserverRun {
  const { run_id, agent, session_id, tag, trigger, method, from_seq, to_seq, made, withdrawn, error } = row;
  return {
    run_id,
    agent,
    session_id,
    tag,
    trigger,
    method,
    from_seq,
    to_seq,
    made,
    withdrawn,
    rejected: JSON.parse(row.rejected) as Record<string, number>,
    error,
    started_at: row.started_at,
    ended_at: row.ended_at,
  };
}

export function bundleOf({
  manifest,
  trigger,
  made_at,
}: ExportRow): Omit<NonNullable<ShownBundle['bundle']>, 't1' | 't2'> {
  return { manifest: manifest === null ? null : (JSON.parse(manifest) as Manifest), trigger, made_at };
}

export function listedObservation(row: ObservationRow): ListedObservation {
  const { observation_id, run_id, rule, quote_texts } = row;
  const texts = quote_texts === null ? [] : (JSON.parse(quote_texts) as string[]);
  const places = JSON.parse(row.quotes) as Omit<ListedObservation['quotes'][number], 'text'>[];
  return {
    observation_id,
    run_id,
    rule,
    ...saidOf(row),
    quotes: places.map(({ t0_id, of, start, end }, at) => ({ t0_id, of, start, end, text: texts[at] ?? null })),
  };
}

export function listedReflection(row: ReflectionRow): ListedReflection {
  const { reflection_id, is_durable, observation_ids } = row;
  return {
    reflection_id,
    ...saidOf(row),
    is_durable: is_durable === 1,
    observation_ids: JSON.parse(observation_ids) as string[],
  };
}

function saidOf(row: ObservationRow | ReflectionRow) {
  const { agent, session_id, tag, kind, topic, source, subject, value, statement, files, at, withdrawn_at } = row;
  return {
    agent,
    session_id,
    tag,
    kind,
    topic,
    source,
    subject,
    value,
    statement,
    files: files === null ? [] : (JSON.parse(files) as string[]),
    is_correction: row.is_correction === 1,
    at,
    withdrawn_at,
  };
}
