// Figures, dates, times, versions and ids of an answer that neither the bundle nor the question holds, and states of things that no tool
// has seen. Rules with conditions of their own, which no phrase can say.
import type { Asked } from './asked.ts';
import { TOPICS } from './asked.ts';
import type { Circumstances } from './claims.ts';
import { idsOf } from './id-forms.ts';
import { indexPhrases } from './phrase.ts';
import { momentsOf, quantitiesIn, type Quantity } from './quantity.ts';
import { CODE, INLINE_CODE, OUTPUT, PLAIN, QUOTED, type Reading, type Sentence } from './reading.ts';
import { CLASSES, CONDITIONAL, GENERAL } from './vocabulary.ts';

export interface FigureRule {
  readonly id: string;
  readonly says: string;
  readonly fires: readonly string[];
  readonly stays: readonly string[];
}

/** Held against a bundle in which nothing was seen, and the question "How are things?". */
export const FIGURE_RULES = {
  number: {
    id: 'evidence.number',
    says: 'is a figure that nobody gave',
    fires: ['Memory use is 87 %.', 'There are 41 failed jobs.', 'The queue holds 6.2 GB.'],
    stays: [
      'Postgres listens on 5432 by default.',
      'Step 2: run the tests.',
      'A load of 4.0 usually means that it is busy.',
      'I kept it under 72 characters.',
    ],
  },
  date: {
    id: 'evidence.date',
    says: 'is a date that nobody gave',
    fires: ['It was confirmed on 14 November 2026.', 'The last backup was made on 2026-11-15.'],
    stays: ['You may confirm it later.', 'For example 2026-01-01 would be a Thursday.'],
  },
  time: {
    id: 'evidence.time',
    says: 'is a time that nobody gave',
    fires: ['It crashed at 08:52.', 'The backup ran at 03:00.'],
    stays: ['You could run it at 03:00.', 'The ratio is high.'],
  },
  version: {
    id: 'evidence.version',
    says: 'is a version that nobody gave',
    fires: ['Version 0.3.2 is running.', 'Staging has 15.4.1.'],
    stays: ['For example, version 1.2.3 would follow.', 'It listens on `127.0.0.1`.'],
  },
  id: {
    id: 'evidence.id',
    says: 'names what nobody gave',
    fires: ['See [ledger:000999].', 'It broke in a81c33f9.'],
    stays: ['See the ledger.', 'For example, `ledger:000001` is a fact.'],
  },
  state: {
    id: 'evidence.state',
    says: 'tells a state that no tool has seen',
    fires: ['The CPU is mostly idle.', 'Memory looks fine.'],
    stays: ['If the disk is full, remove backups.', 'Is the CPU busy?', 'Swap is disk space.'],
  },
} as const satisfies Record<string, FigureRule>;

export interface Place {
  readonly rule: FigureRule;
  readonly start: number;
  readonly end: number;
}

/** What is counted, measured or told of things: with it also a small number is a figure. */
const COUNTED = new Set(
  (
    'job jobs test tests failure failures error errors task tasks node nodes server servers user users customer customers commit commits core ' +
    'cores process processes container containers pod pods alert alerts incident incidents backup backups document documents replica ' +
    'replicas request requests row rows event events connection connections query queries thread threads instance instances worker workers ' +
    'restart restarts timeout timeouts warning warnings bug bugs issue issues deploy deploys deployment deployments record records message ' +
    'messages crash crashes retry retries switches pid port uptime'
  ).split(' '),
);
/** What a text is made of: figures about it are no evidence. */
const OF_TEXTS = new Set(
  'characters words lines bits columns sentences letters digits paragraphs spaces items points steps ways options times threads? thread'.split(
    ' ',
  ),
);
const SMALL = 12;
const DEFINITE = new Set('your our currently now moment current'.split(' '));
const ADVICE = new Set(
  'try use set put run add check look start keep choose pick call increase raise lower reduce make take wait read see consider write name pass'.split(
    ' ',
  ),
);
const NUMBERED =
  /^(?:step|option|phase|part|chapter|section|level|tier|item|point|line|rule|question|version|node|python|java|http|rfc|es|c|ipv|layer|stage|round|day|week|figure|table|example|method|case)$/;

interface Surroundings {
  readonly isGeneral: boolean;
  readonly isQuestion: boolean;
}

function surroundingsOf({ words }: Reading, sentence: Sentence, { isGeneral, isAct }: Asked): Surroundings {
  const told = words.slice(sentence.first, sentence.last + 1);
  const first = told[0]?.word ?? '';
  const second = told[1]?.word ?? '';
  const hasGeneralWord = told.some(({ word }) => GENERAL.has(word));
  const isAdvice = ADVICE.has(first) || (first === 'please' && ADVICE.has(second));
  const isIndefinite = first === 'a' || first === 'an' || first === 'many' || first === 'most';
  const isOfHere = told.some(({ word }) => DEFINITE.has(word));
  return {
    isGeneral: hasGeneralWord || isAdvice || isIndefinite || (isGeneral && !isOfHere && !isAct),
    isQuestion: sentence.isQuestion,
  };
}

const STATES = indexPhrases([{ phrases: ['@subject use|usage|space|load? @looks @quite* @state'] }], {
  ...CLASSES,
  subject: new Set(TOPICS.flatMap(({ words }) => words)),
});

export function placesOf(circumstances: Circumstances, count: (steps: number) => void): Place[] {
  const { reading, known, asked, quantities, bundle } = circumstances;
  const surroundings: (Surroundings | undefined)[] = [];
  const at = sentenceFinder(reading);
  const isChecked = (start: number) => {
    count(1);
    const kind = reading.within[start];
    if (kind === QUOTED || kind === CODE) return false;
    if (kind === OUTPUT) return true;
    const index = at(start);
    const sentence = reading.sentences[index];
    if (!sentence) return true;
    const { isGeneral, isQuestion } = (surroundings[index] ??= surroundingsOf(reading, sentence, asked));
    return !isGeneral && !isQuestion;
  };
  const places: Place[] = [];
  const moments = momentsOf(reading);
  const taken = new Set<number>();
  for (const moment of moments) {
    for (let each = moment.start; each < moment.end; each += 1) taken.add(each);
    if (isChecked(moment.start) && !known.holdsMoment(moment))
      places.push({ rule: FIGURE_RULES[moment.kind], start: moment.start, end: moment.end });
  }
  for (const { form, id, start, end, isNamed, needsUse } of idsOf(reading.text)) {
    for (let each = start; each < end; each += 1) taken.add(each);
    const kind = reading.within[start];
    if (kind === CODE || kind === QUOTED || !isToldAsSuch(reading, at(start)) || known.holdsId(form, id)) continue;
    if (kind === INLINE_CODE && asked.isGeneral) continue;
    if (needsUse && !isNamed && !known.uses(form)) continue;
    places.push({ rule: FIGURE_RULES.id, start, end });
  }
  const inCode = figuresInCode(reading);
  for (const quantity of quantities) {
    if (inCode.has(quantity.written)) continue;
    if (taken.has(quantity.start) || !isChecked(quantity.start) || known.holds(quantity)) continue;
    if (
      !isFigure(reading, quantity) ||
      followsFromOthers(circumstances, quantity, reading.sentences[at(quantity.start)])
    )
      continue;
    places.push({ rule: FIGURE_RULES.number, start: quantity.start, end: quantity.end });
  }
  for (const { first, last } of STATES.search(reading, count)) {
    const [word, end] = [reading.words[first], reading.words[last]];
    if (!word || !end || word.within !== PLAIN || !isChecked(word.start)) continue;
    const sentence = reading.sentences[word.sentence];
    if (sentence && reading.words.slice(sentence.first, sentence.last + 1).some((each) => CONDITIONAL.has(each.word)))
      continue;
    const tools = TOPICS.filter(({ words }) => words.includes(word.word)).flatMap((topic) => topic.tools);
    const isSeen = tools.some((tool) => Object.hasOwn(bundle.sight, tool) && bundle.sight[tool]?.available === true);
    if (isSeen || known.mentions(` ${word.word} is `)) continue;
    places.push({ rule: FIGURE_RULES.state, start: word.start, end: end.end });
  }
  return places;
}

/** What code of the answer itself has in it may be spoken of. */
function figuresInCode({ text, within }: Reading): Set<string> {
  const found = new Set<string>();
  for (const { 0: figure, index } of text.matchAll(/[0-9]+(?:\.[0-9]+)?/g)) {
    const kind = within[index];
    if (kind === CODE || (kind === INLINE_CODE && text[index - 1] !== '`')) found.add(figure);
  }
  return found;
}

/** Not where the sentence only gives an example. */
function isToldAsSuch({ sentences, words }: Reading, index: number): boolean {
  const sentence = sentences[index];
  if (!sentence) return true;
  return !words
    .slice(sentence.first, sentence.last + 1)
    .some(({ word }) => word === 'example' || word === 'would' || word === 'imagine' || word === 'suppose');
}

/** The sentence at a place, for places that come in any order. */
function sentenceFinder({ sentences }: Reading): (place: number) => number {
  return (place) => {
    let [low, high] = [0, sentences.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sentences[middle]?.end ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Whether it is told of something, and is not the number of an item, a step, or a small count. */
function isFigure({ text }: Reading, { start, end, unit, value, isWord, written }: Quantity): boolean {
  const before =
    /(\p{L}{1,20})[\s#:]{0,2}$/u.exec(text.slice(Math.max(0, start - 24), start))?.[1]?.toLowerCase() ?? '';
  if (NUMBERED.test(before)) return false;
  if (unit !== 'plain')
    return !(isWord && unit === 'seconds' && /^\s{0,2}(?:minute|second)s?\b/i.test(text.slice(end, end + 10)));
  const following = [...text.slice(end, end + 48).matchAll(/[\p{L}_]+/gu)]
    .slice(0, 3)
    .map(([word]) => word.toLowerCase());
  if (following.some((word, index) => index < 2 && OF_TEXTS.has(word))) return false;
  // `1.` and `2)` at the beginning of a line.
  if (
    /(?:^|\n)[ \t>*-]{0,8}$/.test(text.slice(Math.max(0, start - 9), start)) &&
    /^[.):]/.test(text.slice(end, end + 1))
  )
    return false;
  if (written.includes('.')) return true;
  if (value > SMALL) return true;
  return following.slice(0, 2).some((word) => COUNTED.has(word)) || COUNTED.has(before);
}

const MOST_OTHERS = 8;

/** A sum, a difference, a part or a rate of two figures of the same sentence that were given. */
function followsFromOthers(
  { known, quantities }: Circumstances,
  quantity: Quantity,
  sentence: Sentence | undefined,
): boolean {
  if (!sentence) return false;
  const others = quantitiesIn(quantities, sentence.start, sentence.end)
    .slice(0, MOST_OTHERS)
    .filter((other) => other !== quantity && known.holds(other));
  const shown = quantity.value;
  const slack = Math.max(quantity.step * 0.5, Math.abs(shown) * (quantity.isAbout ? 0.05 : 0.005));
  return others.some((one) =>
    others.some((other) => {
      if (one === other) return false;
      const made = [
        one.value + other.value,
        one.value - other.value,
        one.value * other.value,
        one.value / other.value,
        (100 * one.value) / other.value,
      ];
      return made.some((value) => Math.abs(value - shown) <= slack);
    }),
  );
}
