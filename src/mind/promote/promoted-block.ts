// Pure: the block of promoted entries in an instruction file, between its own markers. Each line ends in a mark that people do not see when the
// file is rendered: the number of its entry, and the beginning of its id, because the file is often shared with people whose canon has another
// entry of that number. Lines change where they stand; whatever else is in the block and in the file stays as it is. The file may come with a
// clone, so that it is read in one pass, whatever it holds.
import { inlineText, textOfInline } from '../../base/markdown-text.ts';

const BEGIN = '<!-- throughline:canon:begin -->';
const END = '<!-- throughline:canon:end -->';
/** In the block of a file that was made for it, so that the file goes with its last line. */
const MADE = '<!-- throughline:canon:file -->';
const HEADING = '## What this project knows';
const MARK_BEGINS = '<!-- C';
/** Lines of before had a number alone. */
const MARK = /^<!-- C(\d{1,9})(?: ([0-9a-f]{8}))? -->/;
const LONGEST_MARK = 40;
/** From where an item begins to the end of its mark. */
const LONGEST_ITEM = 4_096;
/** A heading, a marker that git leaves in a conflict, an item of a list. */
const BEGINS_ELSE = /^(?:#{1,6} |[<=>|]{7}|[-*] )/;
const BULLET_LENGTH = 2;
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

/** A line where it stands: a program that formats Markdown may have broken it, and a person may have written behind its mark. */
interface Item {
  readonly line: PromotedLine;
  readonly from: number;
  /** Behind its mark. */
  readonly to: number;
  /** Behind the last line of the item. */
  readonly next: number;
}

interface Block {
  readonly from: number;
  /** Where its end marker begins. */
  readonly to: number;
  readonly items: readonly Item[];
}

export function lineOf({ number, entry_id }: Promoted, sentence: string): PromotedLine {
  return { number, id: entry_id.slice(0, ID_LENGTH), sentence };
}

export function isLineOf({ number, id }: PromotedLine, entry: Promoted): boolean {
  return number === entry.number && entry.entry_id.startsWith(id);
}

/** A sentence as it is read back from a line. */
export function asRead(sentence: string): string {
  return textOfInline(inlineText(sentence));
}

/** Two lines are the same if this is. */
export function written({ number, id, sentence }: PromotedLine): string {
  return `${inlineText(sentence)} <!-- ${`C${number} ${id}`.trim()} -->`;
}

/** Also those that stand where the markers do not fit together. */
export function promotedIn(text: string): readonly PromotedLine[] {
  const block = blockIn(text);
  if (block === 'none') return [];
  const items = block === undefined ? itemsIn(text, 0, text.length) : block.items;
  return items.map(({ line }) => line);
}

/**
 * Every line as `changed` wants it: the line itself is left alone, and undefined takes it out. What two lines would say stands there once: a
 * merge may have kept both versions of a line. Undefined where the markers do not fit together.
 */
export function withChanged(
  text: string,
  changed: (line: PromotedLine) => PromotedLine | undefined,
): string | undefined {
  const block = blockIn(text);
  if (block === undefined) return undefined;
  if (block === 'none') return text;
  const said = new Set<string>();
  let inner = '';
  let at = block.from;
  const replace = (from: number, to: number, words: string) => {
    inner += text.slice(at, from) + words;
    at = to;
  };
  for (const item of block.items) {
    const now = changed(item.line);
    if (now === item.line) continue;
    const words = now && written(now);
    if (words === undefined || said.has(words)) replace(...rangeWithout(text, item, block.to), '');
    else if (words !== written(item.line)) replace(item.from + BULLET_LENGTH, item.to, words);
    if (words !== undefined) said.add(words);
  }
  if (at === block.from) return text;
  inner += text.slice(at, block.to);
  const isEmpty = inner.slice(BEGIN.length).replace(MADE, '').replace(HEADING, '').trim() === '';
  return isEmpty ? withoutBlock(text, block) : text.slice(0, block.from) + inner + text.slice(block.to);
}

/** Whether nothing is left of a file that was made for the block. */
export function isLeftEmpty(before: string, after: string): boolean {
  const block = after.trim() === '' ? blockIn(before) : undefined;
  return typeof block === 'object' && before.slice(block.from, block.to).includes(MADE);
}

/** The line in place of those that `isReplaced` names, else by its number. Undefined where the markers do not fit together. */
export function withLine(
  given: string | undefined,
  line: PromotedLine,
  isReplaced: (line: PromotedLine) => boolean,
): string | undefined {
  const text = given ?? '';
  const block = blockIn(text);
  if (block === undefined) return undefined;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const added = `- ${written(line)}`;
  if (block === 'none') {
    const gap = text === '' ? '' : text.endsWith('\n') ? eol : `${eol}${eol}`;
    const head = given === undefined ? [BEGIN, MADE, HEADING] : [BEGIN, HEADING];
    return `${text}${gap}${[...head, '', added, END].join(eol)}${eol}`;
  }
  if (block.items.some((item) => isReplaced(item.line)))
    return withChanged(text, (each) => (isReplaced(each) ? line : each));
  const before = block.items.findLast((item) => item.line.number <= line.number);
  const at = before?.next ?? block.items[0]?.from ?? block.to;
  const gap = text[at - 1] === '\n' ? '' : eol;
  return `${text.slice(0, at)}${gap}${added}${eol}${text.slice(at)}`;
}

/** Undefined where the markers do not fit together. */
function blockIn(text: string): Block | 'none' | undefined {
  const from = text.indexOf(BEGIN);
  const to = text.indexOf(END);
  if (from === -1 && to === -1) return 'none';
  const isOne = text.indexOf(BEGIN, from + 1) === -1 && text.indexOf(END, to + 1) === -1;
  if (from === -1 || to < from || !isOne) return undefined;
  return { from, to, items: itemsIn(text, from, to) };
}

function itemsIn(text: string, from: number, to: number): readonly Item[] {
  const items: Item[] = [];
  let begun: number | undefined;
  let at = from;
  const end = () => {
    if (begun !== undefined) items.push(...itemAt(text, begun, at));
    begun = undefined;
  };
  for (const line of text.slice(from, to).split('\n')) {
    const isItem = line.startsWith('- ') || line.startsWith('* ');
    const said = line.trim();
    if (isItem || said === '' || BEGINS_ELSE.test(said)) end();
    if (isItem) begun = at;
    at = Math.min(at + line.length + 1, to);
  }
  end();
  return items;
}

/** None where it has no mark. */
function itemAt(text: string, from: number, next: number): readonly Item[] {
  const item = text.slice(from, Math.min(next, from + LONGEST_ITEM));
  for (let at = item.indexOf(MARK_BEGINS); at !== -1; at = item.indexOf(MARK_BEGINS, at + 1)) {
    const [mark, number, id = ''] = MARK.exec(item.slice(at, at + LONGEST_MARK)) ?? [];
    if (mark === undefined) continue;
    const lines = item.slice(BULLET_LENGTH, at).split('\n');
    const sentence = textOfInline(lines.map((line) => line.trim()).join(' '));
    return [{ line: { number: Number(number), id, sentence }, from, to: from + at + mark.length, next }];
  }
  return [];
}

/** What goes with an item: its whole line, unless somebody wrote behind the mark. */
function rangeWithout(text: string, { from, to }: Item, blockEnd: number): [from: number, to: number] {
  const lineEnd = text.indexOf('\n', to) + 1;
  const next = lineEnd === 0 ? blockEnd : Math.min(lineEnd, blockEnd);
  return text.slice(to, next).trim() === '' ? [from, next] : [from + BULLET_LENGTH, to];
}

function withoutBlock(text: string, { from, to }: Block): string {
  const before = text.slice(0, from).replace(/(\r?\n)\r?\n$/, '$1');
  return before + text.slice(to + END.length).replace(/^\r?\n/, '');
}
