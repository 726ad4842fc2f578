// The stem of an English word, by Porter's rules of 1980: "indexes", "indexed" and "indexing" are found by one another. In
// TypeScript, so that both databases have the same stems.

const CONSONANT = '[^aeiou]';
const VOWEL = '[aeiouy]';
const CONSONANTS = `${CONSONANT}[^aeiouy]*`;
const VOWELS = `${VOWEL}[aeiou]*`;

/** One, exactly one, and more than one run of vowels and consonants in what is left of the word. */
const SOME = new RegExp(`^(${CONSONANTS})?${VOWELS}${CONSONANTS}`);
const ONE = new RegExp(`^(${CONSONANTS})?${VOWELS}${CONSONANTS}(${VOWELS})?$`);
const MORE = new RegExp(`^(${CONSONANTS})?${VOWELS}${CONSONANTS}${VOWELS}${CONSONANTS}`);
const HAS_VOWEL = new RegExp(`^(${CONSONANTS})?${VOWEL}`);
/** As in "hop": its last consonant was doubled before an ending, or an e was dropped. */
const SHORT = new RegExp(`^${CONSONANTS}${VOWEL}[^aeiouwxy]$`);

const SECOND: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['ization', 'ize'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['entli', 'ent'],
  ['ousli', 'ous'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['alli', 'al'],
  ['ator', 'ate'],
  ['logi', 'log'],
  ['bli', 'ble'],
  ['eli', 'e'],
];
const THIRD: readonly (readonly [string, string])[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];
const FOURTH = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize|(?<=[st])ion)$/;

const ENGLISH = /^[a-z]{3,40}$/;

/** Of a word in small letters. A word that is not written in a to z, or very long, is its own stem. */
export function stem(word: string): string {
  if (!ENGLISH.test(word)) return word;
  // A y at the beginning is a consonant.
  const hasLeadingY = word.startsWith('y');
  let left = hasLeadingY ? `Y${word.slice(1)}` : word;
  left = withoutPlural(left);
  left = withoutPast(left);
  if (left.endsWith('y') && HAS_VOWEL.test(left.slice(0, -1))) left = `${left.slice(0, -1)}i`;
  left = exchanged(left, SECOND);
  left = exchanged(left, THIRD);
  const [, before = '', ending] = FOURTH.exec(left) ?? [];
  if (ending !== undefined && MORE.test(before)) left = before;
  left = withoutLastE(left);
  if (left.endsWith('ll') && MORE.test(left)) left = left.slice(0, -1);
  return hasLeadingY ? `y${left.slice(1)}` : left;
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutPast(word: string): string {
  if (word.endsWith('eed')) return SOME.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const [, before] = /^(.+)(?:ed|ing)$/.exec(word) ?? [];
  if (before === undefined || !HAS_VOWEL.test(before)) return word;
  if (/(?:at|bl|iz)$/.test(before)) return `${before}e`;
  if (/([^aeioulsz])\1$/.test(before)) return before.slice(0, -1);
  return SHORT.test(before) ? `${before}e` : before;
}

function exchanged(word: string, endings: readonly (readonly [string, string])[]): string {
  const found = endings.find(([ending]) => word.endsWith(ending));
  if (!found) return word;
  const before = word.slice(0, -found[0].length);
  return SOME.test(before) ? before + found[1] : word;
}

function withoutLastE(word: string): string {
  if (!word.endsWith('e')) return word;
  const before = word.slice(0, -1);
  return MORE.test(before) || (ONE.test(before) && !SHORT.test(before)) ? before : word;
}
