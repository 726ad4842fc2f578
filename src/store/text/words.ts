// A text as the words by which it is found. Both databases index these, and neither takes a text apart by itself: what is found is then
// the same in both.
import { stem } from './stem.ts';

/** What lies behind these of one text is not found by words. Postgres keeps positions up to 16,383 and a megabyte of words. */
const MOST_WORDS = 16_000;
const MOST_CHARACTERS = 200_000;
const LONGEST_WORD = 64;

interface Patterns {
  readonly runs: RegExp;
  /** Written without blanks between words: any two neighbours are a word. */
  readonly unspaced: RegExp;
  /** Between a small letter or digit and a capital, and before the last of several capitals: `readHTTPBody`. */
  readonly humps: RegExp;
  readonly plain: RegExp;
}

let made: Patterns | undefined;

/** Made by the first text: V8 looks up whole tables of Unicode for them, and most hooks that load this take no text apart. */
function patterns(): Patterns {
  made ??= {
    runs: /[\p{L}\p{M}\p{N}_]+/gu,
    unspaced: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]+/gu,
    humps: /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u,
    plain: /^(?:\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+)$/u,
  };
  return made;
}

const ACCENTS = /[\u0300-\u036f]/g;

/** In their order, each by its stem. An identifier stands there whole, followed by its parts. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  let characters = 0;
  for (const form of formsOf(text)) {
    const word = stem(form);
    characters += word.length + 1;
    if (words.length === MOST_WORDS || characters > MOST_CHARACTERS) break;
    words.push(word);
  }
  return words;
}

/** The same, each as it is written, in small letters and without accents. */
export function* formsOf(text: string): Generator<string> {
  const { runs, unspaced: foreign } = patterns();
  for (const [run] of text.normalize('NFKC').matchAll(runs)) {
    let at = 0;
    for (const { 0: unspaced, index } of run.matchAll(foreign)) {
      yield* spaced(run.slice(at, index));
      yield* pairs(unspaced);
      at = index + unspaced.length;
    }
    yield* spaced(at === 0 ? run : run.slice(at));
  }
}

function* spaced(run: string): Generator<string> {
  const { humps, plain } = patterns();
  if (plain.test(run)) {
    yield folded(run);
    return;
  }
  const parts = run
    .split('_')
    .flatMap((part) => part.split(humps))
    .filter((part) => part !== '');
  if (parts.length > 1) yield folded(parts.join(''));
  for (const part of parts) yield folded(part);
}

const ASCII = /^[\0-\x7f]*$/;

function folded(word: string): string {
  const small = word.toLowerCase();
  const plain = ASCII.test(small) ? small : small.normalize('NFD').replaceAll(ACCENTS, '').normalize('NFC');
  return plain.length > LONGEST_WORD ? Array.from(plain).slice(0, LONGEST_WORD).join('') : plain;
}

function* pairs(run: string): Generator<string> {
  const signs = Array.from(run);
  if (signs.length === 1) yield run;
  for (let at = 0; at + 1 < signs.length; at += 1) yield `${signs[at]}${signs[at + 1]}`;
}
