// How full a model's context is, as its agent reports it: in the event, or in the newest records of its transcript. Whether a figure can
// be is judged by whoever asks.
import type { Fields, ReportedPressure } from '../contract.ts';
import { endOfFile } from './file-end.ts';

/** More than one answer with the results of its tools; of a longer one, nobody knows. */
const MOST_BYTES = 256 * 1024;

export const NOT_REPORTED: ReportedPressure = { bps: null, source: 'not reported' };
const NO_ANSWER: ReportedPressure = { bps: 0, source: 'no answer yet' };
/** Before the first answer there may be none yet; later nobody knows why. */
const NO_TRANSCRIPT: ReportedPressure = { bps: null, source: 'no transcript', isNewEmpty: true };

/** What comes before this record is not in the context any more. */
export const BEGINS = Symbol('begins');

export interface Filled {
  readonly tokens: unknown;
  readonly window: unknown;
}

export function pressureOf({ tokens, window }: Filled, source: string): ReportedPressure {
  return { bps: (numberOf(tokens) * 10_000) / numberOf(window), source };
}

export function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}

export function percentPressure({ context_usage_percent: percent }: Fields): ReportedPressure {
  if (typeof percent !== 'number') return NOT_REPORTED;
  return { bps: percent * 100, source: 'context_usage_percent' };
}

/**
 * From the newest record that says it. Only lines with one of the marks are parsed; where `read` finds nothing, an older one is looked at.
 */
export function pressureInRecords(
  path: string | null,
  source: string,
  marks: readonly string[],
  read: (record: Fields) => Filled | typeof BEGINS | undefined,
): ReportedPressure {
  if (path === null) return NOT_REPORTED;
  const end = endOfFile(path, MOST_BYTES);
  if (!end) return NO_TRANSCRIPT;
  const lines = end.text.split('\n');
  if (!end.isWhole) lines.shift();
  for (const line of lines.toReversed()) {
    if (!marks.some((mark) => line.includes(mark))) continue;
    const found = read(recordIn(line));
    if (found === BEGINS) return NO_ANSWER;
    if (found) return pressureOf(found, source);
  }
  return end.isWhole ? NO_ANSWER : { bps: null, source: 'not in the newest records' };
}

/** The newest line may not be whole yet. */
function recordIn(line: string): Fields {
  try {
    return fieldsOf(JSON.parse(line));
  } catch {
    return {};
  }
}

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
