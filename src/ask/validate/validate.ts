// Holds an answer against what its model was given and allowed. Pure: the same answer and bundle always give the same findings.
import { withoutAnyInvisible } from '../../base/invisible-characters.ts';
import type { JsonSchema } from '../../base/json-schema.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { askedOf, type Asked } from './asked.ts';
import { isClaim } from './claims.ts';
import { COMPLETENESS_RULES, missingTool } from './completeness.ts';
import type { DriftClass, Finding, Severities, Validation } from './contract.ts';
import { placesOf } from './figures.ts';
import { GESTURE_RULE, gesturesIn } from './gestures.ts';
import { knownOf } from './known.ts';
import { misfitOf } from './output-schema.ts';
import { indexPhrases } from './phrase.ts';
import { quantitiesOf } from './quantity.ts';
import { PLAIN, read, type Reading } from './reading.ts';
import { PHRASE_RULES, REFUSALS } from './rules.ts';
import { CLASSES } from './vocabulary.ts';

export interface ToValidate {
  readonly response: string;
  readonly bundle: Bundle;
  /** As it was sent. */
  readonly question: string;
  readonly kernel: { readonly severities: Severities };
  /** What the answer had to be, if that was said. */
  readonly schema?: JsonSchema | undefined;
}

const MOST_FINDINGS = 64;
const MOST_QUOTED = 160;

const RULES = indexPhrases(PHRASE_RULES, CLASSES);
const DECLINING = indexPhrases([{ phrases: REFUSALS }], CLASSES);
const OF_AUTHORITY = new Set(
  'tier approval approve approves approved permission permitted authority authorised authorized blocked_by_tier allowed read_only_default'.split(
    ' ',
  ),
);

interface Place {
  readonly rule: { readonly id: string; readonly says: string };
  readonly drift: DriftClass;
  readonly start: number;
  readonly end: number;
  readonly about?: string | undefined;
}

export function validate(given: ToValidate): Validation {
  return judge(given, () => {});
}

/** The words, figures and characters looked at: what must grow in a straight line. */
export function countValidationSteps(given: ToValidate): number {
  let steps = given.response.length;
  judge(given, (more) => {
    steps += more;
  });
  return steps;
}

function judge({ response, bundle, question, kernel, schema }: ToValidate, count: (steps: number) => void): Validation {
  // Characters that nobody sees may split a word that a rule knows; places are told in the answer as it is where it has none.
  const text = withoutAnyInvisible(response);
  const reading = read(text);
  const known = knownOf(bundle, question);
  const asked = askedOf(question, bundle);
  const quantities = quantitiesOf(reading);
  const circumstances = { reading, bundle, known, asked, quantities };
  const isRefusal = declines(reading, count);
  const places: Place[] = [];

  const misfit = misfitOf(response, schema);
  if (misfit) places.push({ rule: misfit.rule, drift: 'schema', start: 0, end: 0, about: misfit.pointer });
  // A value that was asked for in a form of its own is no prose.
  if (!schema || misfit) {
    for (const match of RULES.search(reading, count)) {
      if (!isClaim(match, circumstances)) continue;
      const [first, last] = [reading.words[match.first], reading.words[match.last]];
      places.push({ rule: match.rule, drift: match.rule.drift, start: first?.start ?? 0, end: last?.end ?? 0 });
    }
    for (const { start, end } of gesturesIn(reading)) places.push({ rule: GESTURE_RULE, drift: 'tone', start, end });
    for (const place of placesOf(circumstances, count)) places.push({ ...place, drift: 'evidence' });
    const tool = misfit ? undefined : missingTool(asked, reading, quantities, isRefusal);
    if (tool !== undefined) {
      const rule = isRefusal ? COMPLETENESS_RULES.refused : COMPLETENESS_RULES.withheld;
      places.push({ rule, drift: 'completeness', start: 0, end: 0, about: tool });
    }
  }

  const tier = bundle.tier as 1 | 2 | 3;
  const findings = withoutRepeats(places).map(({ rule, drift, start, end, about }): Finding => {
    const quote = text.slice(start, Math.min(end, start + MOST_QUOTED));
    return {
      rule_id: rule.id,
      drift_class: drift,
      severity: kernel.severities[drift][tier],
      span: { start, end, quote: quote.toWellFormed() },
      summary: `${rule.id}: ${quote === '' ? 'the answer' : JSON.stringify(quote.toWellFormed())} ${rule.says}${about === undefined || about === '' ? '' : ` (${about})`}`,
    };
  });
  const has = (drift: DriftClass) => places.some((place) => place.drift === drift);
  return {
    summary: {
      schema_ok: !misfit,
      evidence_drift: has('evidence'),
      authority_drift: has('authority'),
      tone_drift: has('tone'),
      completeness_drift: has('completeness'),
      notes: notesOf(places),
    },
    findings: findings.slice(0, MOST_FINDINGS),
    refusal: isRefusal,
    authority_state: has('authority') ? 'blocked' : needsMore(reading, asked, isRefusal) ? 'insufficient' : 'ok',
  };
}

/** Each place once for each rule, in order. */
function withoutRepeats(places: readonly Place[]): Place[] {
  const kept: Place[] = [];
  const ends = new Map<string, number>();
  for (const place of places.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (place.end > 0 && (ends.get(place.rule.id) ?? 0) > place.start) continue;
    ends.set(place.rule.id, place.end);
    kept.push(place);
  }
  return kept;
}

/** `ok`, or each rule that fired with how often. */
function notesOf(places: readonly Place[]): string {
  const counts = new Map<string, number>();
  for (const { rule } of withoutRepeats(places)) counts.set(rule.id, (counts.get(rule.id) ?? 0) + 1);
  return counts.size === 0 ? 'ok' : [...counts].map(([id, times]) => `${id} ${times}`).join(', ');
}

const FIRST_SENTENCES = 2;

/** An answer declines in its first sentences; what it says later is a remark. */
function declines(reading: Reading, count: (steps: number) => void): boolean {
  const head = reading.sentences[FIRST_SENTENCES - 1]?.last ?? reading.words.length;
  return DECLINING.search({ ...reading, words: reading.words.slice(0, head + 1) }, count).some(({ first, last }) => {
    const word = reading.words[first];
    const sentence = word && reading.sentences[word.sentence];
    return !sentence?.isQuestion && reading.words.slice(first, last + 1).every(({ within }) => within === PLAIN);
  });
}

function needsMore(reading: Reading, { values }: Asked, isRefusal: boolean): boolean {
  if (values.some(({ reason }) => reason === 'blocked_by_tier')) return true;
  return isRefusal && reading.words.some(({ word }) => OF_AUTHORITY.has(word));
}
