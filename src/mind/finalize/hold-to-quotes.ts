// Pure: observations held against the T0 that they quote, whoever made them. What is not there word for word is left out and counted.
import type { Observation, Observed, Quote } from '../observe/contract.ts';
import type { T0Event } from '../t0/contract.ts';
import { MOST_OF_A_RUN } from './distil-events.ts';

export interface Held {
  /** In one order, each once. */
  readonly observations: readonly Observation[];
  readonly rejected: Readonly<Record<string, number>>;
}

export interface HeldSession {
  readonly project_id: string;
  readonly agent: string;
  readonly session_id: string;
}

const MOST_QUOTES = 20;
const LONGEST = { statement: 2_000, subject: 500, value: 500, topic: 60, rule: 100 } as const;
const MOST_FILES = 200;

export function holdToQuotes(
  { observations, rejected }: Observed,
  events: readonly T0Event[],
  session: HeldSession,
): Held {
  const byId = new Map(events.map((event) => [event.t0_id, event]));
  const counts = new Map(Object.entries(rejected));
  const held = new Map<string, Observation>();
  for (const observation of observations) {
    const why = faultOf(observation, byId, session) ?? (held.size >= MOST_OF_A_RUN ? 'too_many' : undefined);
    if (why !== undefined) counts.set(why, (counts.get(why) ?? 0) + 1);
    else held.set(observation.observation_id, observation);
  }
  return { observations: [...held.values()].toSorted(byTime), rejected: Object.fromEntries(counts) };
}

function faultOf(
  observation: Observation,
  byId: ReadonlyMap<string, T0Event>,
  { project_id, agent, session_id }: HeldSession,
): string | undefined {
  const { quotes, files, statement, subject, value, topic, rule } = observation;
  if (observation.project_id !== project_id || observation.agent !== agent || observation.session_id !== session_id)
    return 'other_session';
  if (quotes.length === 0) return 'no_quote';
  if (quotes.length > MOST_QUOTES) return 'too_many_quotes';
  const sizes = { statement, subject, value: value ?? '', topic, rule };
  const isTooLong = (Object.keys(LONGEST) as (keyof typeof LONGEST)[]).some(
    (name) => sizes[name].length > LONGEST[name],
  );
  if (isTooLong || files.length > MOST_FILES || statement.trim() === '') return 'size';
  for (const quote of quotes) {
    const event = byId.get(quote.t0_id);
    if (!event) return 'unknown_event';
    if (event.is_retracted) return 'retracted';
    if (!isWordForWord(quote, event)) return 'quote_differs';
  }
  return undefined;
}

export function isWordForWord({ of, start, end, text }: Quote, event: T0Event): boolean {
  const whole = of === 'command' ? event.command : event.text;
  return whole !== null && text !== '' && start >= 0 && end <= whole.length && whole.slice(start, end) === text;
}

function byTime(one: Observation, other: Observation): number {
  return compare(one.at, other.at) || compare(one.observation_id, other.observation_id);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
