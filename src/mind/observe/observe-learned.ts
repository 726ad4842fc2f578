// Sentences of a person that no rule knows, judged by the scorer: what is likely enough to last becomes an observation in their own words.
import type { T0Event } from '../t0/contract.ts';
import { saysChanged } from './changes.ts';
import { provingCommand } from './commands.ts';
import type { ObservationKind } from './contract.ts';
import type { Draft, DraftQuote } from './draft.ts';
import { exchangeIn } from './exchanges.ts';
import { moodOf } from './moods.ts';
import { sentencesOf, type Sentence } from './reading.ts';
import type { About, SpeechRule } from './speech-rule.ts';
import { isKnownByForm, settingOf, type Subject } from './settings.ts';
import { MOST_STATEMENT, statementOf } from './statements.ts';
import { deployedWith, subjectOf, topicOf } from './subjects.ts';
import { actedOn } from './voices.ts';
import { meaningOf } from './words.ts';
import { isForGood, isRequest, type Said } from './learned-features.ts';
import { isTask } from './learned-lexicon.ts';
import { scoreOf, type Score, type StatementKind } from './learned-score.ts';
import { valuedIn } from './values.ts';

/** In hundredths of the logarithm of the odds. Of the idle sentences of people whom it has not read, one in a hundred is taken. */
export const LASTING = 160;
/** What opens a session tells mostly of what is to be done now. */
const LASTING_AT_OUTSET = 190;
/** What is said in place of something that lasted need only be no task. */
const LASTING_INSTEAD = -180;
/** What a rule fires on needs less: it has looked at more than words; a broad one, whose form tasks and complaints share, hardly less. */
const LASTING_BY_RULE = 50;
const LASTING_BY_BROAD_RULE = 120;
/** What is told with a task is mostly about it: "it must never lock the table". */
const LASTING_IN_TASK = 260;

const KINDS: Readonly<Record<StatementKind, ObservationKind>> = {
  ...{ constraint: 'constraint', preference: 'preference', decision: 'decision' },
  ...{ fact: 'fact', correction: 'correction', command: 'fact' },
};

/** The committed numbers, unless a caller judges others. */
export type Scorer = (said: Said) => Score;

export interface Place {
  readonly event: T0Event;
  readonly sentences: readonly Sentence[];
  readonly at: number;
  /** What the agent said last. */
  readonly before: T0Event | undefined;
}

/** Who orders that something always be done, or never, says that it lasts: no likeness to other sentences is held against that. */
const FOR_GOOD =
  /^(?:please,? )?(?:always|never) (?!(?:an?|the|this|that|again|mind|thought|been|seen|had|one|two|three|do (?:that|this|it))(?!\p{L}))\p{L}(?!.*\b(?:this|these|those|it|here)\b(?! (?:repo|project|codebase|team|product)))/iu;

function leastAt(place: Place, score: Scorer): number {
  if (isOfTaskAt(place, score)) return LASTING_IN_TASK;
  return place.before ? LASTING : LASTING_AT_OUTSET;
}

/** A rule fired, and yet hardly anybody who says it this way means it to last. */
export function isUnlikely(place: Place, { id, isBroad }: SpeechRule, score: Scorer = scoreOf): boolean {
  const text = place.sentences[place.at]?.text ?? '';
  const isOfTask = isOfTaskAt(place, score);
  if (FOR_GOOD.test(text) && !isOfTask) return false;
  const least = isOfTask ? LASTING_IN_TASK : isBroad === true ? LASTING_BY_BROAD_RULE : LASTING_BY_RULE;
  return score({ ...saidAt(place), text, rule: id }).lasting < least;
}

/** Told in the middle of a task, without a word that it goes beyond it. */
function isOfTaskAt(place: Place, score: Scorer): boolean {
  const { sentences, at } = place;
  const [opening, previous] = [sentences[0]?.text, sentences[at - 1]?.text];
  if (at === 0 || opening === undefined || previous === undefined || isForGood(sentences[at]?.text ?? '')) return false;
  if (isRequest(opening)) return true;
  return sentences.length >= LONG_MESSAGE && score({ ...saidAt({ ...place, at: at - 1 }), text: previous }).lasting < 0;
}

/** In sentences. */
const LONG_MESSAGE = 3;

function saidAt({ sentences, at, before }: Place): Omit<Said, 'text'> {
  const [opening, previous] = at === 0 ? [] : [sentences[0]?.text, sentences[at - 1]?.text];
  return { index: at, count: sentences.length, before: before?.text ?? null, opening, previous };
}

/** The observation without its files; or why the sentence is none. Nothing is counted of what is merely unlikely. */
export function learnedFrom(
  place: Place,
  score: Scorer = scoreOf,
  isInstead = false,
): Omit<Draft, 'files'> | string | undefined {
  const { event, sentences, at } = place;
  const sentence = sentences[at];
  if (!sentence) return undefined;
  const mood = moodOf(sentence);
  if (mood === 'asked' || mood === 'secret' || mood === 'erased' || mood === 'status') return undefined;
  if (isInstead && isTask(/^\p{L}+/u.exec(sentence.body)?.[0].toLowerCase() ?? '')) return undefined;
  const said = saidAt(place);
  const whole = score({ ...said, text: isInstead ? sentence.body : sentence.text });
  const least = isInstead ? LASTING_INSTEAD : leastAt(place, score);
  let body = sentence.body;
  let { kind } = whole;
  let told = body;
  if (whole.lasting < least || body.length > MOST_STATEMENT) {
    const clause = bestClause(sentence.body, least, (text) => score({ ...said, text }).lasting);
    if (clause === undefined) return whole.lasting < least ? undefined : 'too_long';
    body = clause;
    // Where nothing speaks against the rest, it tells why or since when.
    told = whole.lasting >= 0 && sentence.body.length <= MOST_STATEMENT ? sentence.body : clause;
    ({ kind } = score({ ...said, text: clause }));
  }
  if (mood !== undefined && mood !== 'dangling') return mood;
  const isDangling = mood === 'dangling' || body.split(/\s+/).length < FEWEST_ALONE;
  const context = isDangling ? contextOf(place) : undefined;
  if (isDangling && !context) return 'dangling';
  const statement = (context && statementOf(context.text, body)) ?? statementOf(told);
  if (statement === undefined) return 'too_long';
  const about = subjectIn(body, statement);
  const quote: DraftQuote = { event, of: 'text', start: sentence.start, end: sentence.end };
  return {
    ...{ rule: `learned:${kind}`, kind: KINDS[kind], statement, source: 'person' },
    ...about,
    quotes: context && statement.includes(context.text.slice(0, 20)) ? [context.quote, quote] : [quote],
    // A later value of one thing takes the place of the one before, in whatever words it is given.
    isCorrection:
      kind === 'correction' || about.value !== null || CHANGES.test(sentence.text) || saysChanged(sentence.text),
  };
}

const CHANGES =
  /\b(?:no longer|instead|any ?more|any longer|from now on|as of|(?:is|are) gone|now|moved|switched|migrated|renamed|changed|bumped|raised|lowered|upgraded|replaced|replaces|rotated|went from|new (?:address|url|host|name|port)|used to be|these days|inzwischen|jetzt|umgezogen|ahora|ya no|désormais|maintenant|agora|mudou)\b/i;

/** Clauses of a sentence of which one lasts and the others do not, or that is too long for one line. */
const BOUNDARY =
  /;\s+|\s+[-–—]+\s+|,\s+(?=(?:and|but|so|also|plus|because|which|und|aber|y|pero|et|mais|e|mas)\s)|:\s+(?=\S+\s+\S+\s+\S)/i;
const FEWEST_WORDS = 4;
/** In words: what is shorter does not read alone. */
const FEWEST_ALONE = 3;

function bestClause(body: string, least: number, lasting: (text: string) => number): string | undefined {
  const clauses = body
    .split(BOUNDARY)
    .map((clause) => clause.trim())
    .filter((clause) => clause.split(/\s+/).length >= FEWEST_WORDS && clause.length <= MOST_STATEMENT);
  if (clauses.length < 2) return undefined;
  const scored = clauses.map((clause) => [lasting(clause), clause] as const).toSorted(([a], [b]) => b - a);
  const [first] = scored;
  return first && first[0] >= least ? first[1] : undefined;
}

interface Context {
  readonly text: string;
  readonly quote: DraftQuote;
}

/** What a sentence that does not read alone goes on from: the one before it, or what the agent asked or said it would do. */
function contextOf({ event, sentences, at, before }: Place): Context | undefined {
  const previous = sentences[at - 1];
  if (previous) {
    if (event.text.slice(previous.end, sentences[at]?.start).includes('\n')) return undefined;
    return { text: bare(previous.body), quote: { event, of: 'text', start: previous.start, end: previous.end } };
  }
  if (!before || before.text.length > 8000) return undefined;
  const last = sentencesOf(before.text).at(-1);
  if (!last) return undefined;
  return { text: bare(last.text), quote: { event: before, of: 'text', start: last.start, end: last.end } };
}

function bare(text: string): string {
  return text.replace(/[.!?]+$/, '');
}

/** What is ordered or ruled out in so many words, whoever judges whether it lasts. */
const PLAIN: readonly (readonly [About, RegExp])[] = [
  [
    'ban',
    /^(?:please |you |we )*(?:never|don['’]t|do not|must not|mustn['’]t|should not|shouldn['’]t) (?<what>[^,;]{3,60})$/i,
  ],
  ['choice', /^(?:please |you should |you must |we )*use (?<it>(?!it\b|this\b|that\b|the\b|them\b)[^,;]{3,40})$/i],
];

export function subjectIn(body: string, statement = body): Subject {
  const text = body.replace(/[.!]+$/, '');
  const topic = topicOf(text);
  const code = /`([^`]{3,80})`/.exec(text)?.[1];
  const proving = code === undefined ? undefined : provingCommand(code);
  if (proving) return { topic: 'tooling', subject: proving.subject, value: proving.base };
  const exchanged = exchangeIn(text);
  if (exchanged) return exchanged;
  const deployed = deployedWith(text);
  if (deployed) return deployed;
  const known = settingOf({ about: 'state', body: text, groups: {} });
  const valued = valuedIn(text);
  if (known && (isKnownByForm(known) || !valued)) return known;
  if (valued) return { topic, subject: valued.subject, value: valued.value };
  const acted = actedOn(text);
  if (acted) return { ...acted, topic };
  for (const [about, pattern] of PLAIN) {
    const groups = pattern.exec(text)?.groups;
    if (groups) return subjectOf({ about, body: text, groups });
  }
  return { topic, subject: `said ${meaningOf(text) || statement.toLowerCase()}`, value: null };
}
