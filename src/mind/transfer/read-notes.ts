// Pure: the sentences of a Markdown file that another memory wrote, each with the line it stands on. Headings say what they are about; code,
// tables, front matter and what is only a link say nothing.

import { readNote } from '../observe/observe-notes.ts';

export interface Note {
  readonly text: string;
  /** From 1. */
  readonly line: number;
  /** The headings above it, the outermost first. */
  readonly headings: readonly string[];
  /** When it was said, where the file says so. */
  readonly at?: string;
}

export interface ReadNotes {
  readonly notes: readonly Note[];
  /** What is no note, by its reason. */
  readonly rejected: Readonly<Record<string, number>>;
}

const FENCE = /^\s{0,3}(?:```|~~~)/;
const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;
const BULLET = /^\s*(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/;
const TABLE = /^\s*\|/;
const ONLY_LINK = /^\[[^\]]*\]\([^)]*\)\.?$/;
export const MOST_NOTES = 2_000;
const MOST_LENGTH = 400;

export function readNotes(markdown: string): readonly Note[] {
  const notes: Note[] = [];
  const headings: string[] = [];
  let isCode = false;
  let isFrontMatter = false;
  for (const [index, written] of markdown.split(/\r?\n/).entries()) {
    const line = index + 1;
    if (line === 1 && written.trim() === '---') isFrontMatter = true;
    else if (isFrontMatter) isFrontMatter = written.trim() !== '---';
    else if (FENCE.test(written)) isCode = !isCode;
    else if (!isCode) {
      const [, marks, title] = HEADING.exec(written) ?? [];
      if (marks !== undefined && title !== undefined) {
        headings.length = Math.min(headings.length, marks.length - 1);
        headings.push(plainOf(title));
      } else {
        const said = written.replace(BULLET, '').trim();
        const text = TABLE.test(written) || ONLY_LINK.test(said) ? '' : plainOf(said);
        if (isNote(text)) notes.push({ text, line, headings: [...headings] });
      }
    }
    if (notes.length === MOST_NOTES) break;
  }
  return notes;
}

/** Two words at least, and not more than somebody wrote as one point. */
export function isNote(text: string): boolean {
  return text.length <= MOST_LENGTH && /\p{L}\S*\s+\S*[\p{L}\p{N}]/u.test(text);
}

/** Without the marks of emphasis and without comments; code keeps its words. */
export function plainOf(text: string): string {
  return text
    .replaceAll(/<!--.*?-->|<\/?(?:sub|sup|b|i|em|strong|a)\b[^>]*>/g, '')
    .replaceAll(/\*\*([^*]+)\*\*|__([^_]+)__/g, '$1$2')
    .replaceAll(/\[([^\]]+)\]\((?:[^)]*)\)/g, '$1')
    .trim();
}

/** How many sentences become evidence, and why the rest does not. */
export function countNotes({ notes, rejected: before }: ReadNotes): {
  facts: number;
  rejected: Record<string, number>;
} {
  const rejected: Record<string, number> = { ...before };
  let facts = 0;
  for (const { text } of notes) {
    const read = readNote(text);
    facts += read.told.length;
    for (const reason of read.rejected) rejected[reason] = (rejected[reason] ?? 0) + 1;
  }
  return { facts, rejected };
}
