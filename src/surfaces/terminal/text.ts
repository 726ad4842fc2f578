// Text for people, in spans. Text from people and agents is escaped before it is coloured, so that no colour or cursor
// movement ever comes from a title or a note.

export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue' | 'cyan';

export interface Span {
  readonly text: string;
  readonly style: Style;
}

export type Cell = string | Span;
/** One line on the terminal. Line breaks inside it become blanks, so that no text can pose as a line of ours. */
export type Line = Cell | readonly Cell[];

const CODES: Readonly<Record<Style, string>> = {
  bold: '1',
  dim: '2',
  red: '31',
  green: '32',
  yellow: '33',
  blue: '34',
  cyan: '36',
};

export const paint = (style: Style, text: string): Span => ({ text, style });

/** Control, bidirectional and tag characters could move the cursor, write the clipboard, and disguise or hide text. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\u{e0000}-\u{e0fff}]/gu, (char) =>
    char === '\n' ? '\n' : '\ufffd',
  );
}

export function inOneLine(text: string): string {
  return printable(text.replaceAll(/\r?\n/g, ' '));
}

/** As it is written to the terminal. */
export function lineText(line: Line, color: boolean): string {
  const cells: readonly Cell[] = isCells(line) ? line : [line];
  return cells
    .map((cell) => {
      const text = inOneLine(textOf(cell));
      return color && typeof cell !== 'string' && text !== '' ? `\u001b[${CODES[cell.style]}m${text}\u001b[0m` : text;
    })
    .join('');
}

/** A text of several lines, each behind the same margin. */
export function prose(text: string, margin = '  '): Line[] {
  return text.split(/\r?\n/).map((line) => `${margin}${line}`);
}

/** Columns side by side; the last one is not padded. */
export function table(rows: readonly (readonly Cell[])[]): Line[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.entries())
      widths[at] = Math.max(widths[at] ?? 0, displayWidth(inOneLine(textOf(cell))));
  }
  return rows.map((row) =>
    row.flatMap((cell, at) => {
      if (at === row.length - 1) return [cell];
      return [cell, ' '.repeat((widths[at] ?? 0) - displayWidth(inOneLine(textOf(cell))) + 2)];
    }),
  );
}

/** A first row of names, and the rest below. */
export function listing(names: readonly string[], rows: readonly (readonly Cell[])[]): Line[] {
  return table([names.map((name) => paint('dim', name)), ...rows]);
}

export function shorten(text: string, most = 80): string {
  const line = inOneLine(text);
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
}

export function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function textOf(cell: Cell): string {
  return typeof cell === 'string' ? cell : cell.text;
}

function isCells(line: Line): line is readonly Cell[] {
  return Array.isArray(line);
}

const PLAIN = /^[\u0020-\u02ff]*$/;
const WIDE =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}|[\uff01-\uff60]/u;
const NO_WIDTH = /\p{Mn}|\p{Me}|\p{Cf}/u;

/** How many columns it takes on a terminal. */
function displayWidth(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let width = 0;
  for (const char of text) {
    if (NO_WIDTH.test(char)) continue;
    width += WIDE.test(char) ? 2 : 1;
  }
  return width;
}
