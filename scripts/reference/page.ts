// What the generated pages have in common.

export const GENERATED =
  '<!-- Written by `npm run reference` from the definitions in src/; a test holds both to each other. -->';

/** Text that stays in its cell of a table. */
export function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');
}
