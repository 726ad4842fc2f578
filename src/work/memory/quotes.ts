// Whether a text quotes another one, whatever its case, punctuation and white space. Pure.

/** Shorter texts are names of things ("Parser", "dark mode") that a learning may well speak of. */
const LEAST_WORDS = 3;
const LEAST_LETTERS = 12;
/** So many words in the same order are no coincidence. */
const RUN = 6;

const WORD = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]|[\p{L}\p{N}]+/gu;
const ARTICLE = new Set(['a', 'an', 'the']);

interface Words {
  readonly words: readonly string[];
  /** All of it without separators: `re lease` is `release`. */
  readonly letters: string;
}

/** Finds what `text` quotes of another text: the whole, one of its sentences, or many words in a row. */
export function quoteFinder(text: string): (own: string) => string | undefined {
  const said = wordsOf(text);
  const runs = new Set(runsOf(said.words));
  // A path alone may well stand in a step, too.
  const isProse = isSentence(said) && /\s/u.test(text.trim());
  const quotes = (own: string): string | undefined => {
    const meant = wordsOf(own);
    if (meant.letters === '') return undefined;
    if (meant.letters === said.letters) return own;
    if (isSentence(meant) && said.letters.includes(meant.letters)) return own;
    if (isProse && meant.letters.includes(said.letters)) return text;
    return runsOf(meant.words).find((run) => runs.has(run));
  };
  return (own) => {
    for (const part of [own, ...sentencesOf(own)]) {
      const found = quotes(part);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

function wordsOf(text: string): Words {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase();
  const words = (plain.match(WORD) ?? []).filter((word) => !ARTICLE.has(word));
  return { words, letters: words.join('') };
}

function isSentence({ words, letters }: Words): boolean {
  return words.length >= LEAST_WORDS && letters.length >= LEAST_LETTERS;
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
}

/** One alone is the text itself. */
function sentencesOf(text: string): string[] {
  const sentences = text.split(/[\n;。！？]|[.!?…]+(?:\s|$)/u).filter((part) => part.trim() !== '');
  return sentences.length > 1 ? sentences : [];
}
