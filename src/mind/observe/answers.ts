// What a person settles by answering the agent: one of the options that it named, or a yes to what it proposed.
import type { T0Event } from '../t0/contract.ts';
import type { Draft } from './draft.ts';
import { sentencesOf, type Sentence } from './reading.ts';
import { reasonIn, statementOf } from './statements.ts';
import { subjectOf } from './subjects.ts';
import { stemOf, wordsOf } from './words.ts';
import { moodOf } from './moods.ts';

export interface AnswerRule {
  readonly id: string;
  readonly version: number;
  /** What the agent said, what the person answered, and the subject and value that follow. */
  readonly fires: readonly (readonly [agent: string, person: string, subject: string, value: string])[];
  readonly stays: readonly (readonly [agent: string, person: string])[];
}

export const CHOSEN: AnswerRule = {
  ...{ id: 'decision.chosen', version: 1 },
  fires: [
    ['With Cypress or Playwright?', 'Playwright.', 'end-to-end test framework', 'playwright'],
    ['I can use a Mutex or atomics.', 'atomics, a mutex is too slow', 'choice of atomic or mutex', 'atomic'],
  ],
  stays: [
    ['With criterion or divan?', 'divan I guess?'],
    ['With criterion or divan?', 'whatever'],
    ['I am done.', 'Playwright.'],
  ],
};

export const CONFIRMED: AnswerRule = {
  ...{ id: 'decision.confirmed', version: 1 },
  fires: [['I could lower the batch size to 64.', 'yes, do that', 'do 64 batch lower siz', 'yes']],
  stays: [
    ['I could lower the batch size or the learning rate.', 'yes'],
    ['I could run the tests again.', 'yes, do that'],
    ['I lowered the batch size.', 'thanks'],
  ],
};

export interface Answer {
  readonly draft: Draft;
  /** So many sentences of the person belong to it. */
  readonly sentencesUsed: number;
}

export function answerIn(event: T0Event, sentences: readonly Sentence[], before: T0Event): Answer | undefined {
  const first = sentences[0];
  if (!first || first.isQuestion || before.text.length > 8000) return undefined;
  const offered = sentencesOf(before.text);
  return chosen(event, sentences, before, offered) ?? confirmed(event, first, before, offered);
}

const PICK =
  /^(?:the )?([\p{L}\p{N}@][\p{L}\p{N}@./+_-]*(?: [\p{L}\p{N}_-]+)?)(?=\s*(?:[,.!:;]|$)|\s+(?:please|it is|then|to|because|since|as|for|of course|sounds)\b)/iu;

const OFFERS = /\b(?:could|can|would|i['’]d|options?|either|choose|prefer|könnte|podría|peux)\b/i;
const MOST_ANSWER = 400;

function chosen(
  event: T0Event,
  sentences: readonly Sentence[],
  before: T0Event,
  offered: readonly Sentence[],
): Answer | undefined {
  const [first, next] = sentences;
  const picked = first && PICK.exec(first.body)?.[1]?.replace(/[./+-]+$/, '');
  if (!first || picked === undefined || event.text.length > MOST_ANSWER) return undefined;
  if (moodOf({ ...first, body: 'x' })) return undefined;
  for (const offer of offered) {
    if (!/\s(?:or|oder|ou|o)\s/i.test(offer.text) || !(offer.isQuestion || OFFERS.test(offer.text))) continue;
    const options = optionsOf(offer.text);
    const isPicked = (option: string) => shareWords(option, picked);
    const others = options.filter((option) => !isPicked(option));
    if (others.length === options.length || others.length === 0 || others.length > 3) continue;
    const rest = first.body
      .slice(first.body.indexOf(picked) + picked.length)
      .replace(/^[\s,.:;!]+/, '')
      .replace(/^(?:please|then|it is)\b[\s,]*/i, '');
    const reason = rest.length > 3 ? rest : reasonIn(next);
    const main = `Use ${picked} rather than ${others.join(' or ')}`;
    const statement = statementOf(main, reason);
    if (statement === undefined) continue;
    const usesNext = rest.length <= 3 && reason !== undefined && statement.length > main.length + 1 && next;
    return {
      sentencesUsed: 1,
      draft: {
        ...{ rule: CHOSEN.id, kind: 'decision', statement, source: 'person', files: [], isCorrection: true },
        ...subjectOf({ about: 'choice', body: main, groups: { it: picked, not: others[0] } }),
        quotes: [
          { event: before, of: 'text', start: offer.start, end: offer.end },
          { event, of: 'text', start: first.start, end: usesNext ? next.end : first.end },
        ],
      },
    };
  }
  return undefined;
}

/** The things between "or" and commas, without what introduces them. */
function optionsOf(text: string): string[] {
  return text
    .replace(/[?.!]+$/, '')
    .split(/,? (?:or|oder|ou|o) |, /i)
    .map((part) =>
      part
        .replace(/^.*\b(?:use|using|with|through|via|between|take|options?:|be|try|to)\s+/i, '')
        .replace(/^.*:\s+/, '')
        .replace(/^(?:the|an?|or|and|plain|either|in|on)\s+/i, '')
        .replace(/\s+(?:for|in|with|of|to|instead)\s.*$/i, '')
        .trim(),
    )
    .filter((part) => part !== '' && part.split(' ').length <= 3);
}

function shareWords(option: string, picked: string): boolean {
  const stems = new Set(wordsOf(option).map((word) => stemOf(word)));
  return wordsOf(picked).some((word) => word.length > 2 && stems.has(stemOf(word)));
}

const YES =
  /^(?:(?:yes|yep|yeah|ok|okay|sure|great|perfect|agreed|exactly|ja|sí|oui)[,.! ]*)*(?:please )?(?:do (?:that|it|so)|go (?:ahead with|for|with) (?:that|it)|let's do (?:that|it)|sounds good|good idea|makes sense|please do|mach das|hazlo|fais ça|d'accord, fais ça)[.! ]*$/iu;
const PROPOSES =
  /^(?:then )?(?:i'd|i would|i could|i can|we could|we can|we should|i suggest|i propose|i recommend|let's|i'd suggest)(?: to| we| that we| using)? (?!run|push|look|check|try|test|commit|start|open|read|fix|continue|investigate|go|see|do|rerun|reproduce|profile|explain|show|help|also look)(?<what>[^?]{6,140})$/i;
const THEN = /^then (?<what>an? [^?]{6,120})$/i;

function confirmed(event: T0Event, first: Sentence, before: T0Event, offered: readonly Sentence[]): Answer | undefined {
  if (!YES.test(first.text)) return undefined;
  const offer = offered.findLast(({ isQuestion, body }) => !isQuestion && !/\sor\s/i.test(body));
  const bare = offer?.text.replace(/[.!]+$/, '').replaceAll('’', "'") ?? '';
  const what = (PROPOSES.exec(bare) ?? THEN.exec(bare))?.groups?.['what'];
  if (!offer || what === undefined || offered.at(-1) !== offer) return undefined;
  const statement = statementOf(`Agreed: ${what}`);
  if (statement === undefined) return undefined;
  return {
    sentencesUsed: 1,
    draft: {
      ...{ rule: CONFIRMED.id, kind: 'decision', statement, source: 'person', files: [], isCorrection: false },
      ...subjectOf({ about: 'practice', body: what, groups: { what } }),
      quotes: [
        { event: before, of: 'text', start: offer.start, end: offer.end },
        { event, of: 'text', start: first.start, end: first.end },
      ],
    },
  };
}
