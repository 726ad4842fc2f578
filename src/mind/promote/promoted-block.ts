// Pure: the block of promoted entries in an instruction file, between its own markers. Each line ends in a mark that people do not see when the
// file is rendered: the number of its entry, and the beginning of its id, because the file is often shared with people whose canon has another
// entry of that number. Whatever else is in the file stays as it is.
import { inlineText, textOfInline } from '../../base/markdown-text.ts';

const BEGIN = '<!-- throughline:canon:begin -->';
const END = '<!-- throughline:canon:end -->';
const HEADING = '## What this project knows';
const ITEM_BEGINS = /\r?\n(?=[-*] )/;
/** A program that formats Markdown may have broken the line. Lines of before had a number alone. */
const ITEM = /^[-*] +(.*?)\s*<!-- C(\d{1,9})(?: ([0-9a-f]{8}))? -->/s;
const ID_LENGTH = 8;

export interface Promoted {
  readonly number: number;
  readonly entry_id: string;
}

export interface PromotedLine {
  readonly number: number;
  /** How the id of its entry begins; empty in a line of before. */
  readonly id: string;
  readonly sentence: string;
}

interface Block {
  readonly before: string;
  readonly after: string;
  readonly lines: readonly PromotedLine[];
}

export function lineOf({ number, entry_id }: Promoted, sentence: string): PromotedLine {
  return { number, id: entry_id.slice(0, ID_LENGTH), sentence };
}

export function isLineOf({ number, id }: PromotedLine, entry: Promoted): boolean {
  return number === entry.number && entry.entry_id.startsWith(id);
}

/** Whether it says so already, as it is written. */
export function saysAlready(line: PromotedLine, sentence: string): boolean {
  return line.sentence === textOfInline(inlineText(sentence));
}

/** Also those that stand where the markers do not fit together. */
export function promotedIn(text: string): readonly PromotedLine[] {
  const block = blockIn(text);
  if (block === 'none') return [];
  return block === undefined ? linesIn(text) : block.lines;
}

/** The text with these lines in its block. Undefined where the markers do not fit together. */
export function withPromoted(text: string, lines: readonly PromotedLine[]): string | undefined {
  const block = blockIn(text);
  if (block === undefined) return undefined;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  if (block === 'none') {
    if (lines.length === 0) return text;
    const gap = text === '' ? '' : text.endsWith('\n') ? eol : `${eol}${eol}`;
    return `${text}${gap}${blockOf(lines, eol)}${eol}`;
  }
  const { before, after } = block;
  if (isSame(block.lines, lines)) return text;
  if (lines.length > 0) return `${before}${blockOf(lines, eol)}${after}`;
  const ends = before.replace(/(\r?\n)\r?\n$/, '$1');
  return `${ends}${after.replace(/^\r?\n/, '')}`;
}

/** Undefined where the markers do not fit together. */
function blockIn(text: string): Block | 'none' | undefined {
  const from = text.indexOf(BEGIN);
  const to = text.indexOf(END);
  if (from === -1 && to === -1) return 'none';
  const isOne = text.indexOf(BEGIN, from + 1) === -1 && text.indexOf(END, to + 1) === -1;
  if (from === -1 || to < from || !isOne) return undefined;
  return { before: text.slice(0, from), after: text.slice(to + END.length), lines: linesIn(text.slice(from, to)) };
}

function linesIn(text: string): readonly PromotedLine[] {
  return text.split(ITEM_BEGINS).flatMap((item) => {
    const [, said, number, id = ''] = ITEM.exec(item) ?? [];
    if (said === undefined || number === undefined) return [];
    return { number: Number(number), id, sentence: textOfInline(said.replaceAll(/\s*\r?\n\s*/g, ' ')) };
  });
}

function isSame(some: readonly PromotedLine[], others: readonly PromotedLine[]): boolean {
  const known = new Set(some.map(written));
  return some.length === others.length && others.every((line) => known.has(written(line)));
}

function blockOf(lines: readonly PromotedLine[], eol: string): string {
  const inOrder = lines.toSorted((a, b) => a.number - b.number || (a.id < b.id ? -1 : 1));
  return [BEGIN, HEADING, '', ...inOrder.map(written), END].join(eol);
}

export function written({ number, id, sentence }: PromotedLine): string {
  return `- ${inlineText(sentence)} <!-- ${`C${number} ${id}`.trim()} -->`;
}
