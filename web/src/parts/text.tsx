// Text that others wrote: characters that are not seen, or turn the line around, are shown as what they are.

const UNSEEN = /([\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\p{Cs})/gu;
const KEPT = new Set(['\n', '\t', '\r']);

const escapeOf = (char: string): string => `\\u${(char.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/** For attributes, where no element can stand. */
export function visible(text: string): string {
  return text.replaceAll(UNSEEN, (char) => (KEPT.has(char) ? char : escapeOf(char)));
}

export function Text({ of }: { readonly of: string }) {
  const parts = of.split(UNSEEN);
  if (parts.length === 1) return <bdi>{of}</bdi>;
  return (
    <bdi>
      {parts.map((part, at) =>
        at % 2 === 0 || KEPT.has(part) ? (
          part
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- The text is the key: its parts never move.
          <span key={at} className="unseen">
            {escapeOf(part)}
          </span>
        ),
      )}
    </bdi>
  );
}
