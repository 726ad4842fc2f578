// Texts as they are searched: the same in both databases, whose own ideas of lower case differ.

/** Letters of either case and width are the same, and so is all white space. */
export function searchForm(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}

/** A text that contains it, for LIKE with `!` as its escape. */
export function containing(text: string): string {
  return `%${searchForm(text).replaceAll(/[%_!]/g, '!$&')}%`;
}
