// Pure: what a model observed in earlier runs. It is asked only about what is new, so its word stands for as long as its quotes do.
import type { Observation, Quote } from '../observe/contract.ts';
import { MODEL_RULE } from '../observe/model-candidates.ts';
import type { T0Event } from '../t0/contract.ts';
import { isWordForWord } from './hold-to-quotes.ts';
import type { ObservationRow } from './queries.ts';

export function carriedOver(standing: readonly ObservationRow[], events: readonly T0Event[]): readonly Observation[] {
  const byId = new Map(events.map((event) => [event.t0_id, event]));
  return standing.flatMap((row) => {
    if (row.rule !== MODEL_RULE) return [];
    const made = observationOf(row);
    const holds = made?.quotes.every((quote) => {
      const event = byId.get(quote.t0_id);
      return event !== undefined && !event.is_retracted && isWordForWord(quote, event);
    });
    return made && holds ? [made] : [];
  });
}

/** Undefined where its words were erased. */
function observationOf(row: ObservationRow): Observation | undefined {
  const { subject, statement, files, quote_texts } = row;
  if (subject === null || statement === null || quote_texts === null) return undefined;
  const texts = JSON.parse(quote_texts) as string[];
  const places = JSON.parse(row.quotes) as Omit<Quote, 'text'>[];
  return {
    observation_id: row.observation_id,
    project_id: row.project_id,
    agent: row.agent,
    session_id: row.session_id,
    tag: row.tag,
    rule: row.rule,
    kind: row.kind,
    topic: row.topic,
    subject,
    value: row.value,
    statement,
    source: row.source,
    quotes: places.map(({ t0_id, of, start, end }, at) => ({ t0_id, of, start, end, text: texts[at] ?? '' })),
    at: row.at,
    files: files === null ? [] : (JSON.parse(files) as string[]),
    is_correction: row.is_correction === 1,
  };
}
