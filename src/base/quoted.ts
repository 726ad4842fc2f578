// Text from people and agents as quoted data: on one line, without anything that could pass for the end of the quote,
// for a tag of the agent's own, or for hidden text.
import { withoutInvisible } from './invisible-characters.ts';

/** The characters of most texts, none of which are special: the classes of all characters take a while to load. */
const ORDINARY = /^[\x20-\x7e]*$/;

export function plain(text: string): string {
  const visible = ORDINARY.test(text) ? text : inOneLine(withoutInvisible(text.toWellFormed()));
  return visible
    .replaceAll(/\s+/g, ' ')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replaceAll('"', '”')
    .replaceAll('`', '´')
    .trim();
}

/** Tags are left that spell a flag, which a terminal is not sent. */
function inOneLine(text: string): string {
  return text.replaceAll(/\r?\n/g, ' ').replaceAll(/[\p{Cc}\u2028\u2029]/gu, '\ufffd');
}

export function quoted(text: string): string {
  return `"${plain(text)}"`;
}

/** At most this many characters, never half of one. */
export function cut(text: string, most: number): string {
  const chars = Array.from(text);
  return chars.length <= most
    ? text
    : `${chars
        .slice(0, Math.max(0, most - 1))
        .join('')
        .trimEnd()}…`;
}
