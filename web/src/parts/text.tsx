// Text that others wrote: invisible characters, and those that reverse a line, are shown as escapes. This includes tags
// and variation selectors, which can hide a message, but not joiners where a script or an emoji needs them.

const HIDDEN =
  /[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\u{e0000}-\u{e0fff}]|\p{Cs}/u;
/** Persian and the scripts of India are spelled with them. In Latin they only split words that filters match. */
const IN_SCRIPT = /(?<=(?!\p{Script=Latin})\p{L}\p{M}*)[\u200c\u200d](?=(?!\p{Script=Latin})\p{L})/u;
const IN_EMOJI = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})/u;
const UNSEEN = new RegExp(`(?!${IN_SCRIPT.source}|${IN_EMOJI.source})(${HIDDEN.source})`, 'gu');
const KEPT = new Set(['\n', '\t', '\r']);

const escapeOf = (char: string): string => {
  const code = (char.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
};

/** For attributes, which cannot contain an element. */
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
