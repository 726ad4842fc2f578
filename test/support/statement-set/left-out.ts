// How the observer does on people whom the scorer has not read: it is trained without a tenth of the voices, and judges these; ten times.
// Odds and features are chosen by these figures, never by the labelled sessions.
import { uuidOf } from '../../../src/base/named-id.ts';
import { observeSpeech } from '../../../src/mind/observe/observe-speech.ts';
import { parseWeights, scoreOf, type StatementKind } from '../../../src/mind/observe/learned-score.ts';
import type { T0Event } from '../../../src/mind/t0/contract.ts';
import type { LabelledSentence } from './labelled.ts';
import { train } from './train.ts';

export interface Judged {
  readonly sentence: LabelledSentence;
  /** By the scorer alone. */
  readonly lasting: number;
  readonly kind: StatementKind;
  /** What rules and scorer together took it by; undefined where it was left out. */
  readonly rule: string | undefined;
}

const FOLDS = 10;

interface Rounds {
  /** Learned from in each round, and not judged. */
  readonly always: readonly LabelledSentence[];
  /** So many of the ten, where the rest would take too long. */
  readonly rounds?: number;
}

export function judgeLeftOut(sentences: readonly LabelledSentence[], { always, rounds = FOLDS }: Rounds): Judged[] {
  const voices = [...new Set(sentences.map(({ voice }) => voice))];
  const foldOf = new Map(voices.map((voice, at) => [voice, at % FOLDS]));
  return Array.from({ length: rounds }, (_, fold) => {
    const weights = parseWeights(train([...sentences.filter(({ voice }) => foldOf.get(voice) !== fold), ...always]));
    const own = sentences.filter(({ voice }) => foldOf.get(voice) === fold);
    return messagesOf(own).flatMap((message) => {
      const taken = takenIn(message, (said) => scoreOf(said, weights));
      return message.map((sentence, at) => ({ sentence, ...scoreOf(sentence, weights), rule: taken.get(at) }));
    });
  }).flat();
}

function messagesOf(sentences: readonly LabelledSentence[]): LabelledSentence[][] {
  const messages: LabelledSentence[][] = [];
  for (const sentence of sentences) {
    if (sentence.index === 0) messages.push([]);
    messages.at(-1)?.push(sentence);
  }
  return messages;
}

/** By the place of each sentence of a message: the rule that took it. */
function takenIn(message: readonly LabelledSentence[], score: typeof scoreOf): ReadonlyMap<number, string> {
  const before = message[0]?.before ?? null;
  const lines = message.map(({ text }) => (/[.!?]$/.test(text) ? `${text} ` : `${text}\n`));
  const said = eventOf(2, lines.join(''), 'person');
  const events = before === null ? [said] : [eventOf(1, before, 'agent'), said];
  const ends = message.map((_, at) => lines.slice(0, at + 1).join('').length);
  const taken = new Map<number, string>();
  const add = ({ rule, quotes }: { rule: string; quotes: readonly { event: T0Event; start: number }[] }) => {
    for (const { event, start } of quotes)
      if (event === said)
        taken.set(
          ends.findIndex((end) => start < end),
          rule,
        );
  };
  observeSpeech({ events, seen: () => false, findings: { add, reject: () => {} }, score });
  return taken;
}

function eventOf(seq: number, text: string, speaker: 'person' | 'agent'): T0Event {
  const blank = { tool: null, command: null, files_read: [], files_changed: [], call: null, exit_code: null };
  const flags = { is_error: false, is_sidechain: false, is_retracted: false };
  return {
    ...{ t0_id: uuidOf(`left out ${seq} ${text}`), project_id: 'p', agent: 'a', session_id: 's', seq, text, speaker },
    ...{ kind: speaker === 'person' ? 'user' : 'agent', at: '2026-01-01T00:00:00.000Z', ...blank, ...flags },
  };
}

/** In words: what is found and what is taken by mistake, by the place of a sentence in its session. */
export function leftOutFigures(judged: readonly Judged[]): string {
  const parts: readonly (readonly [string, (each: Judged) => boolean])[] = [
    ['all', () => true],
    ['opening a session', ({ sentence }) => sentence.before === null],
    ['said later', ({ sentence }) => sentence.before !== null],
    ['not first in a message', ({ sentence }) => sentence.index > 0],
  ];
  return parts.map(([name, isOf]) => lineOf(name, judged.filter(isOf))).join('\n');
}

function lineOf(name: string, judged: readonly Judged[]): string {
  const [lasting, idle] = [true, false].map((isLasting) =>
    judged.filter(({ sentence }) => (sentence.kind !== undefined) === isLasting),
  );
  const share = (some: readonly Judged[] = []) => {
    const taken = some.filter(({ rule }) => rule !== undefined).length;
    return `${((100 * taken) / Math.max(1, some.length)).toFixed(1)} % of ${some.length}`;
  };
  const atRate = [0.01, 0.02, 0.03].map(
    (rate) => `${(100 * foundAt(lasting, idle, rate)).toFixed(1)} % at ${100 * rate} %`,
  );
  return `${name}: found ${share(lasting)}, idle taken ${share(idle)}; by the scorer alone ${atRate.join(', ')}`;
}

/** The share of what lasts that is taken at the odds at which this share of what is idle is. */
function foundAt(lasting: readonly Judged[] = [], idle: readonly Judged[] = [], rate: number): number {
  const scores = idle.map((each) => each.lasting).toSorted((a, b) => b - a);
  const odds = scores[Math.floor(scores.length * rate)] ?? 0;
  return lasting.filter((each) => each.lasting > odds).length / Math.max(1, lasting.length);
}
