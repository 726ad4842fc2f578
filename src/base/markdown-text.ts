// Texts that others wrote, inside Markdown of ours: whatever they hold, they are shown as they are and make no heading, list,
// link, code, table, HTML or comment.

import { withoutInvisible } from './invisible-characters.ts';

const SIGN = /[\\`*_[\]<>&|~$^{}]/g;
const BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** One line, wherever in a line it stands. */
export function inlineText(text: string): string {
  return startOf(text.split(BREAK).map(signs).join(' ').trim());
}

/** What `inlineText` wrote, as it was. */
export function textOfInline(line: string): string {
  return line
    .replaceAll(/\\(\P{L})/gu, '$1')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}

/** Every line behind its mark of a quotation. */
export function quotedText(text: string, indent: string): string {
  return text
    .split(BREAK)
    .map((line) => `${indent}> ${startOf(signs(line))}`.trimEnd())
    .join('\n');
}

function signs(line: string): string {
  return withoutInvisible(line)
    .replaceAll(SIGN, (sign) => ENTITIES[sign] ?? `\\${sign}`)
    .replaceAll('\t', '  ')
    .replaceAll('\0', '');
}

const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };

/** What means something only where a line begins. */
function startOf(line: string): string {
  return line
    .replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length))
    .replace(/^(\u00a0*)([#+\-=:!])/, '$1\\$2')
    .replace(/^(\u00a0*\d{1,9})([.)])/, '$1\\$2');
}
