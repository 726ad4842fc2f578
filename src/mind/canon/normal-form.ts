// Pure: one form for statements that differ in spelling alone. What differs in meaning must differ here: numbers, names, paths and
// negations stay as they are.

/** Words that change how a sentence sounds and never what it says. */
const FILLERS = new Set(['a', 'an', 'the', 'please', 'just', 'that', 'so', 'really', 'very', 'also']);

export function normalForm(statement: string): string {
  const words = statement
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .toLowerCase()
    .replaceAll("don't", 'do not')
    .replaceAll("doesn't", 'does not')
    .replaceAll("can't", 'cannot')
    .split(/\s+/)
    .map((word) => word.replace(/^["'`([{<]+/, '').replace(/["'`)\]}>.,;:!?…]+$/, ''))
    .filter((word) => word !== '' && !FILLERS.has(word));
  // A statement of nothing but fillers is still itself.
  return words.length > 0 ? words.join(' ') : statement.trim();
}
