// Pure: the block of promoted entries in an instruction file, between its own markers. Each line ends in the number of its entry, which
// people do not see when the file is rendered; whatever else is in the file stays as it is.
import { inlineText } from '../../base/markdown-text.ts';

const BEGIN = '<!-- throughline:canon:begin -->';
const END = '<!-- throughline:canon:end -->';
const HEADING = '## What this project knows';
const LINE = /^- (.*) <!-- C(\d{1,9}) -->$/;

interface Block {
  readonly before: string;
  readonly after: string;
  /** By number. */
  readonly lines: ReadonlyMap<number, string>;
}

/** Undefined where the markers do not fit together. */
function blockIn(text: string): Block | 'none' | undefined {
  const from = text.indexOf(BEGIN);
  const to = text.indexOf(END);
  if (from === -1 && to === -1) return 'none';
  const isOne = text.indexOf(BEGIN, from + 1) === -1 && text.indexOf(END, to + 1) === -1;
  if (from === -1 || to < from || !isOne) return undefined;
  const lines = new Map<number, string>();
  for (const line of text.slice(from, to).split(/\r?\n/)) {
    const [, said, number] = LINE.exec(line) ?? [];
    if (said !== undefined && number !== undefined) lines.set(Number(number), said);
  }
  return { before: text.slice(0, from), after: text.slice(to + END.length), lines };
}

/** With `sentence` null the entry is taken out. Undefined where the markers do not fit together. */
export function withPromoted(text: string, number: number, sentence: string | null): string | undefined {
  const block = blockIn(text);
  if (block === undefined) return undefined;
  const lines = new Map(block === 'none' ? [] : block.lines);
  if (sentence === null) {
    if (!lines.delete(number)) return text;
  } else {
    const written = inlineText(sentence);
    if (lines.get(number) === written) return text;
    lines.set(number, written);
  }
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  if (block === 'none') {
    const gap = text === '' ? '' : text.endsWith('\n') ? eol : `${eol}${eol}`;
    return `${text}${gap}${blockOf(lines, eol)}${eol}`;
  }
  const { before, after } = block;
  if (lines.size > 0) return `${before}${blockOf(lines, eol)}${after}`;
  const ends = before.replace(/(\r?\n)\r?\n$/, '$1');
  return `${ends}${after.replace(/^\r?\n/, '')}`;
}

function blockOf(lines: ReadonlyMap<number, string>, eol: string): string {
  const inOrder = [...lines].toSorted(([a], [b]) => a - b);
  return [BEGIN, HEADING, '', ...inOrder.map(([number, said]) => `- ${said} <!-- C${number} -->`), END].join(eol);
}
