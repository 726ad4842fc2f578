// Decides whether a phrase that was found is a claim: not a question, a condition, a denial, a quotation, or what was told before.
import { toTimestamp } from '../../base/clock.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Asked } from './asked.ts';
import type { Known } from './known.ts';
import type { Match } from './phrase.ts';
import { quantitiesIn, type Quantity } from './quantity.ts';
import { PLAIN, type Reading, type Sentence, type Word } from './reading.ts';
import { BASE_OF, CLASSES, CONDITIONAL, GIVEN, NEGATION, TEXTUAL } from './vocabulary.ts';
import type { Condition, PhraseRule } from './rules.ts';

export interface Circumstances {
  readonly reading: Reading;
  readonly bundle: Bundle;
  readonly known: Known;
  readonly asked: Asked;
  readonly quantities: readonly Quantity[];
}

type Judge = (match: Match<PhraseRule>, circumstances: Circumstances) => boolean;

const wordsIn = ({ words }: Reading, first: number, last: number): readonly Word[] => words.slice(first, last + 1);

function sentenceOf({ reading }: Circumstances, match: Match<PhraseRule>): Sentence | undefined {
  const word = reading.words[match.first];
  return word && reading.sentences[word.sentence];
}

function sentenceWords(circumstances: Circumstances, match: Match<PhraseRule>): readonly Word[] {
  const sentence = sentenceOf(circumstances, match);
  return sentence ? wordsIn(circumstances.reading, sentence.first, sentence.last) : [];
}

const MOST_BEFORE = 5;
const MOST_AFTER = 6;

/** The words before it in its sentence, the nearest last. */
function before({ reading }: Circumstances, { first }: Match<PhraseRule>): readonly string[] {
  const at = reading.words[first];
  return wordsIn(reading, Math.max(0, first - MOST_BEFORE), first - 1)
    .filter(({ sentence }) => sentence === at?.sentence)
    .map(({ word }) => word);
}

function after({ reading }: Circumstances, { last }: Match<PhraseRule>): readonly Word[] {
  const at = reading.words[last];
  return wordsIn(reading, last + 1, last + MOST_AFTER).filter(({ sentence }) => sentence === at?.sentence);
}

/** In its own clause or the one before it, and in the one behind it. */
const isConditional = (circumstances: Circumstances, match: Match<PhraseRule>) =>
  sentenceWords(circumstances, match).some(({ word }, index, all) => {
    if (!CONDITIONAL.has(word)) return false;
    // `when`, `after` and `before` also tell of what was.
    if (word === 'only') return all[index + 1]?.word === 'if' || all[index + 1]?.word === 'after';
    return true;
  });

const TIMES: readonly (readonly [RegExp, fewestDays: number, mostDays: number])[] = [
  [/\byesterday\b/, 1, 1],
  [/\b(?:last|past) week\b/, 2, 14],
  [/\b(?:last|past) month\b/, 14, 62],
  [/\b(?:last|past) year\b/, 90, 800],
  [/\b(?:the other day|days ago|last time|weeks ago|long ago|at length|over our|many times|once told)\b/, 1, 60],
];
const DAY_MS = 86_400_000;

function hasSuchTurn(text: string, { turns, compiled_at }: Bundle): boolean {
  const days = turns.map(({ created_at }) =>
    Math.round((Date.parse(dayOf(compiled_at)) - Date.parse(dayOf(created_at))) / DAY_MS),
  );
  const spoken = TIMES.filter(([pattern]) => pattern.test(text));
  if (spoken.length === 0) return days.length > 0;
  return spoken.some(([, fewest, most]) => days.some((day) => day >= fewest && day <= most));
}

function dayOf(timestamp: string): string {
  const ms = Date.parse(timestamp);
  return Number.isNaN(ms) ? timestamp : toTimestamp(ms).slice(0, 10);
}

/** Whether the sentence tells a value that was seen, or the one after it. */
function tellsWhatWasSeen(circumstances: Circumstances, match: Match<PhraseRule>): boolean {
  const { reading, quantities, known, bundle } = circumstances;
  const sentence = sentenceOf(circumstances, match);
  if (!sentence || !Object.values(bundle.sight).some(({ available }) => available)) return false;
  const next = reading.sentences[(reading.words[match.first]?.sentence ?? 0) + 1];
  const end = next?.end ?? sentence.end;
  const near = quantitiesIn(quantities, sentence.start, end);
  return near.length > 0 && near.every((quantity) => known.holds(quantity));
}

const JUDGES: Readonly<Record<Condition, Judge>> = {
  asserted(match, circumstances) {
    const sentence = sentenceOf(circumstances, match);
    if (!sentence || sentence.isQuestion || isConditional(circumstances, match)) return false;
    if (['nothing', 'none', 'no', 'neither'].includes(after(circumstances, match)[0]?.word ?? '')) return false;
    return !before(circumstances, match).some((word) =>
      ['had', 'pretend', 'imagine', 'write', 'say', 'says', 'implies'].includes(word),
    );
  },
  not_to_a_text(match, circumstances) {
    const { reading } = circumstances;
    const act = reading.words[match.last]?.word ?? '';
    const following = after(circumstances, match);
    if (['with', 'by', 'from', 'that', 'off', 'to'].includes(following[0]?.word ?? '') && CLASSES['soft']?.has(act))
      return false;
    if (!CLASSES['soft']?.has(act)) return true;
    return !following.slice(0, 5).some(({ word }) => TEXTUAL.has(word));
  },
  not_told(match, { reading, known }) {
    const words = wordsIn(reading, match.first, match.last).map(({ word }) => word);
    if (words.some((word) => CLASSES['passes']?.has(word))) return !known.mentions(words.join(' '));
    const act = words.find((word) => BASE_OF.has(word));
    return act === undefined || !known.mentions(act);
  },
  addressed(match, { reading }) {
    const clause = reading.words[match.first]?.clause;
    const isSame = (at: number) => reading.words[at]?.clause === clause;
    return !isSame(match.first - 1) && !isSame(match.last + 1) && isSame(match.last);
  },
  no_such_turn(match, circumstances) {
    const { reading, bundle } = circumstances;
    const sentence = sentenceOf(circumstances, match);
    if (!sentence) return false;
    return !hasSuchTurn(reading.text.slice(sentence.start, sentence.end).toLowerCase(), bundle);
  },
  unseen(match, circumstances) {
    const words = sentenceWords(circumstances, match);
    if (words.some(({ word }) => GIVEN.has(word))) return false;
    if (['why', 'how', 'what'].includes(after(circumstances, match)[0]?.word ?? '')) return false;
    return !tellsWhatWasSeen(circumstances, match);
  },
  source_unknown(match, { reading, known }) {
    const sources = wordsIn(reading, match.first, match.last).filter(({ word }) => CLASSES['source']?.has(word));
    return sources.some(({ word }) => !known.mentions(word.replace(/s$/, '')));
  },
  leads_to_act(match, circumstances) {
    const words = sentenceWords(circumstances, match).map(({ word }) => word);
    return words.some((word, at) => {
      if (word !== 'i' && word !== 'we') return false;
      return words.slice(at + 1, at + 5).some((each) => BASE_OF.has(each));
    });
  },
  felt(match, circumstances) {
    const [next] = after(circumstances, match);
    const last = circumstances.reading.words[match.last]?.word ?? '';
    if (next && ['nothing', 'no'].includes(next.word)) return false;
    return !(last === 'feel' && next?.word === 'free');
  },
  not_denied: (match, circumstances) => !before(circumstances, match).some((word) => NEGATION.has(word)),
  act_was_asked: (_, { asked }) => asked.isAct || asked.reading.sentences.every(({ isQuestion }) => !isQuestion),
};

/** Whether the phrase says of the answer what its rule says. What is quoted or code is never a claim. */
export function isClaim(match: Match<PhraseRule>, circumstances: Circumstances): boolean {
  const { reading } = circumstances;
  if (wordsIn(reading, match.first, match.last).some(({ within }) => within !== PLAIN)) return false;
  return match.rule.conditions.every((condition) => JUDGES[condition](match, circumstances));
}
