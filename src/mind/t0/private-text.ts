// What a person marked as private is taken out before anything else looks at a text: no hash, no copy and no row is made of it.

const OPEN = /<\s*private\b[^<>]{0,200}>/gi;
const CLOSE = /<\s*\/\s*private\s*>/gi;

export const PRIVATE_MARK = '[private]';

/** Without every `<private>…</private>`. One that is never closed lasts to the end, and one that was opened elsewhere began before the text. */
export function withoutPrivate(text: string): string {
  if (!/private/i.test(text)) return text;
  const tags = [
    ...[...text.matchAll(OPEN)].map(({ index, 0: tag }) => ({ start: index, end: index + tag.length, opens: true })),
    ...[...text.matchAll(CLOSE)].map(({ index, 0: tag }) => ({ start: index, end: index + tag.length, opens: false })),
  ].toSorted((a, b) => a.start - b.start);
  if (tags.length === 0) return text;
  let kept = '';
  let depth = 0;
  let from = 0;
  for (const { start, end, opens } of tags) {
    if (opens) {
      if (depth === 0) kept += text.slice(from, start) + PRIVATE_MARK;
      depth += 1;
    } else if (depth > 0) depth -= 1;
    // Its beginning stands in another part of the record.
    else kept = PRIVATE_MARK;
    from = end;
  }
  return depth > 0 ? kept : kept + text.slice(from);
}
