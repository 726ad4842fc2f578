// Words in one form, so that two ways to say the same thing meet: lower case, without endings and without words that carry no meaning.

const EMPTY = new Set(
  `a an the this that these those our your my his her its their we you i he she they it us them me
  is are was were be been being am do does did done has have had having will would shall should must may might can could
  to of in on at by for from with into onto through via as about than then so too very just also still already again now here there
  and or but if when whenever while not no nor never always usually only ever every each all any some both nothing nobody please really actually
  use uses used using need needs want wants let lets sure get gets keep
  project repo repository codebase crate library package app application service thing things stuff way anything everything something
  s t re ve ll don doesn didn isn aren
  new old own same such these days who which what whose whom because since until unless before after`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Words of a text: runs of letters and digits, with the signs inside that paths, options, versions and addresses are made of. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}_@#$%.][\p{L}\p{N}_@#$%.:/+~-]*|--?[\p{L}][\p{L}\p{N}-]*|<[\p{L}-]+>/gu) ?? []
  ).map((word) => word.replace(/[.:/-]+$/, ''));
}

/** A word without the ending that its number or its tense gives it. A word with a sign or a digit in it is a name and stays. */
export function stemOf(word: string): string {
  if (!/^\p{L}+$/u.test(word) || word.length < 3) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  const ending =
    ENDINGS.find(([each, fewest]) => word.endsWith(each) && word.length - each.length >= fewest)?.[0] ?? '';
  const isPlural = ending === '' && word.length > 3 && /[^siu]s$/.test(word);
  const bare = word.slice(0, word.length - (isPlural ? 1 : ending.length));
  const stem = bare.length > 3 && bare.endsWith('e') ? bare.slice(0, -1) : bare;
  return stem.length > 3 && /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

const ENDINGS: readonly (readonly [string, number])[] = [
  ['sses', 3],
  ['ally', 3],
  ['ing', 3],
  ['ed', 3],
  ['ly', 3],
];

const MOST_WORDS = 8;

const HYPHENED = /^\p{L}+(?:-\p{L}+)+$/u;

/** "force-push" is "force push"; "read-only" is more than "read", and "e-mail" no "mail" of "e". */
function partsOf(word: string): readonly string[] {
  const parts = HYPHENED.test(word) ? word.split('-') : [word];
  return parts.some((part) => EMPTY.has(part) || part.length < 2) ? [word] : parts;
}

/** The words that carry the meaning, each once, without regard to their order. */
export function meaningOf(text: string): string {
  const stems: string[] = [];
  for (const word of wordsOf(text).flatMap((each) => partsOf(each))) {
    if (EMPTY.has(word) || word === '') continue;
    const stem = stemOf(word);
    if (!stems.includes(stem)) stems.push(stem);
    if (stems.length === MOST_WORDS) break;
  }
  return stems.toSorted(byCode).join(' ');
}

/** A value as it is compared: its words in their order, without articles. */
export function valueOf(text: string): string {
  return wordsOf(text)
    .filter((word) => !/^(?:a|an|the|our|your|now|please|then|only|always|here)$/.test(word))
    .slice(0, 12)
    .join(' ');
}

/** By the numbers of their characters: the same on every machine. */
export function byCode(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
