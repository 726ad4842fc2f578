// The classes of drift in the words of people, and an answer with the places of its findings marked.
import { paint, shorten, type Cell, type Line, type Style } from '../../terminal/text.ts';
import type { DriftClass, ShownFinding } from './ask-answers.ts';

const SAYS: Readonly<Record<DriftClass, string>> = {
  schema: 'It has not the form that was asked for',
  evidence: 'It states what the context does not hold',
  authority: 'It claims an act or a permission that nobody gave',
  tone: 'It takes on a persona or a closeness',
  completeness: 'It leaves out what was there to see',
};

const STYLES: Readonly<Record<string, Style>> = { low: 'dim', medium: 'yellow', high: 'red', critical: 'red' };

export function driftText(driftClass: DriftClass): string {
  return SAYS[driftClass];
}

export function severityCell(severity: string): Cell {
  return paint(STYLES[severity] ?? 'yellow', severity);
}

/** One line for each: what is wrong, the words that show it, and why. */
export function findingLines(findings: readonly ShownFinding[], numbered = false): Line[] {
  return findings.map(({ drift_class, severity, quote, note, rule_id }, at) => [
    ...(numbered ? [`[${at + 1}] `] : []),
    paint(STYLES[severity] ?? 'yellow', `${SAYS[drift_class]} (${drift_class}, ${severity})`),
    quote === '' ? '' : `: “${shorten(plainTabs(quote), 200)}”`,
    paint('dim', ` ${noteText(note, rule_id)}[${rule_id}]`),
  ]);
}

/** The rule's name stands behind it anyway. */
function noteText(note: string, ruleId: string): string {
  const text = note.replace(`${ruleId}: `, '');
  return text === '' ? '' : `${shorten(text, 200)} `;
}

/** A text with margin, in which the place of each finding stands between « and », with the finding's number behind it. */
export function markedLines(text: string, findings: readonly ShownFinding[], margin = '  '): Line[] {
  const places = findings
    .map(({ start, end }, at) => ({ start, end: Math.min(end, text.length), number: at + 1 }))
    .filter(({ start, end }) => end > start);
  const cuts = [...new Set([0, text.length, ...places.flatMap(({ start, end }) => [start, end])])].toSorted(
    (a, b) => a - b,
  );
  const lines: Cell[][] = [[margin]];
  const add = (cell: Cell) => lines.at(-1)?.push(cell);
  const mark = (sign: string) => add(paint('yellow', sign));
  for (const [at, cut] of cuts.entries()) {
    for (const { number } of places.filter(({ end }) => end === cut)) mark(`»[${number}]`);
    const next = cuts[at + 1];
    if (next === undefined) break;
    for (const _ of places.filter(({ start }) => start === cut)) mark('«');
    const isMarked = places.some(({ start, end }) => start <= cut && end >= next);
    for (const [row, piece] of plainTabs(text.slice(cut, next)).split('\n').entries()) {
      if (row > 0) lines.push([margin]);
      if (piece !== '') add(isMarked ? paint('yellow', piece) : piece);
    }
  }
  return lines;
}

/** A model's tabs and line ends as a terminal may have them; every other control character is replaced where lines are written. */
export function plainTabs(text: string): string {
  return text.replaceAll('\r', '').replaceAll('\t', '    ');
}
