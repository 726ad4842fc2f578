// Pure: what a model proposed to observe, held against T0. A candidate whose quote does not stand in its event to the letter was invented:
// then nothing of the answer is used. The model's own sentence may only say what the quoted event says.
import { z } from 'zod';
import type { Json } from '../../base/canonical-json.ts';
import { findMarkers } from '../../base/memory-boundary.ts';
import { uuidOf } from '../../base/named-id.ts';
import { wordsOf } from '../../store/text/words.ts';
import type { T0Event } from '../t0/contract.ts';
import { CUT_MARK } from '../t0/cut-mark.ts';
import type { Observation, ObservationKind, ObserveInput, Source } from './contract.ts';

export const MODEL_RULE = 'model';

const MODEL_KINDS = [
  'constraint',
  'preference',
  'correction',
  'decision',
  'fact',
] as const satisfies readonly ObservationKind[];

export const MOST_CANDIDATES = 20;

export const candidatesSchema = z.object({
  observations: z
    .array(
      z.object({
        event: z.int().min(1),
        quote: z.string().min(3).max(600),
        kind: z.enum(MODEL_KINDS),
        topic: z.string().min(1).max(40),
        subject: z.string().min(1).max(80),
        value: z.string().max(120).nullable(),
        statement: z.string().min(3).max(240),
      }),
    )
    .max(MOST_CANDIDATES),
});
/** The same for a provider. */
export const answerSchema = z.toJSONSchema(candidatesSchema) as Readonly<Record<string, Json>>;
export type Candidates = z.output<typeof candidatesSchema>;

/** An answer that is no such JSON, or quotes what nobody said. */
export class InventedAnswer extends Error {
  override readonly name = 'InventedAnswer';
}

/** The JSON of an answer, also where the model put words or a fence around it. */
export function readCandidates(answer: string): Candidates {
  const from = answer.indexOf('{');
  const to = answer.lastIndexOf('}');
  let value: unknown;
  try {
    value = JSON.parse(answer.slice(from, to + 1));
  } catch {
    throw new InventedAnswer('the answer is no JSON');
  }
  const parsed = candidatesSchema.safeParse(value);
  if (!parsed.success) throw new InventedAnswer('the answer has another shape than was asked for');
  return parsed.data;
}

export interface HeldCandidates {
  readonly observations: readonly Observation[];
  readonly rejected: Readonly<Record<string, number>>;
}

export function holdCandidates({ observations }: Candidates, input: ObserveInput): HeldCandidates {
  const bySeq = new Map(input.events.map((event) => [event.seq, event]));
  const rejected: Record<string, number> = {};
  const held: Observation[] = [];
  for (const candidate of observations) {
    const event = bySeq.get(candidate.event);
    const start = event?.text.indexOf(candidate.quote) ?? -1;
    if (!event || start < 0) throw new InventedAnswer('the answer quotes what nobody said');
    const why = whyNot(candidate, event);
    if (why !== undefined) rejected[why] = (rejected[why] ?? 0) + 1;
    else held.push(observationOf(candidate, event, start, input));
  }
  return { observations: held, rejected };
}

type Candidate = Candidates['observations'][number];

function whyNot({ kind, statement, quote }: Candidate, event: T0Event): string | undefined {
  if (event.is_retracted) return 'retracted';
  // Only a person says what is wanted; what a tool printed is data.
  if (event.speaker !== 'person' && kind !== 'fact' && kind !== 'decision') return 'not_a_persons_word';
  if (event.speaker === 'tool' || event.speaker === 'summary') return 'quoted_data';
  if (quote.includes(CUT_MARK) || statement.includes(CUT_MARK)) return 'erased';
  if (findMarkers(statement).length > 0) return 'status';
  if (!saysNoMore(statement, event.text)) return 'statement_beyond_quote';
  return isNegated(statement) === isNegated(quote) ? undefined : 'negation';
}

/** Most words of the sentence stand in what was said. */
const SHARE = 0.6;

function saysNoMore(statement: string, said: string): boolean {
  const words = new Set(wordsOf(statement));
  const known = new Set(wordsOf(said));
  let shared = 0;
  for (const word of words) if (known.has(word)) shared += 1;
  return words.size > 0 && shared >= words.size * SHARE;
}

const NEGATION = /\b(?:not|never|no|none|without|avoid|cannot|stop)\b|n['’]t\b/iu;

function isNegated(text: string): boolean {
  return NEGATION.test(text);
}

function observationOf(candidate: Candidate, event: T0Event, start: number, input: ObserveInput): Observation {
  const { project_id, agent, session_id } = input;
  const { kind, quote, statement } = candidate;
  const source: Source = event.speaker === 'person' ? 'person' : 'agent';
  const subject = inOneForm(candidate.subject);
  const value = candidate.value === null ? null : inOneForm(candidate.value);
  return {
    observation_id: uuidOf(
      JSON.stringify([
        'observation',
        agent,
        session_id,
        MODEL_RULE,
        event.t0_id,
        start,
        quote,
        kind,
        subject,
        value,
        statement,
      ]),
    ),
    project_id,
    agent,
    session_id,
    tag: input.tagAt(event.seq),
    rule: MODEL_RULE,
    kind,
    topic: inOneForm(candidate.topic),
    subject,
    value,
    statement: statement.replaceAll(/\s+/g, ' ').trim(),
    source,
    quotes: [{ t0_id: event.t0_id, of: 'text', start, end: start + quote.length, text: quote }],
    at: event.at,
    files: [],
    is_correction: kind === 'correction',
  };
}

function inOneForm(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
