// Makes text from outside harmless to display: control, bidirectional and tag characters become escapes.

const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e0fff}]|\p{Cs}/gu;

export function visible(text: string): string {
  return text.replaceAll(UNSEEN, (char) => `\\u${(char.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
}

/** The same for every text of a JSON value, including names. Values nested deeper than ours ever are get dropped. */
export function visibleJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return visible(value);
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value;
  if (depth > 32) return '…';
  if (Array.isArray(value)) return value.map((item) => visibleJson(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [visible(name), visibleJson(member, depth + 1)]),
  );
}
