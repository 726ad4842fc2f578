// An observation before its quotes were held against T0 and it got its id.
import type { T0Event } from '../t0/contract.ts';
import type { ObservationKind, Quote, Source } from './contract.ts';

export interface DraftQuote {
  readonly event: T0Event;
  readonly of: Quote['of'];
  readonly start: number;
  readonly end: number;
}

export interface Draft {
  readonly rule: string;
  readonly kind: ObservationKind;
  readonly topic: string;
  readonly subject: string;
  readonly value: string | null;
  readonly statement: string;
  readonly source: Source;
  /** At least one. */
  readonly quotes: readonly DraftQuote[];
  readonly files: readonly string[];
  readonly isCorrection: boolean;
}

/** Where observers leave what they found, and why they left something out. */
export interface Findings {
  add(draft: Draft): void;
  reject(reason: string): void;
}

export function wholeCommand(event: T0Event): DraftQuote {
  return { event, of: 'command', start: 0, end: Math.min(event.command?.length ?? 0, 200) };
}

/** A text within a statement: on one line, cut with a sign. */
export function short(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
}
