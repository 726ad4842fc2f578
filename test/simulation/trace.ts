// Everything that was decided in a run, line by line: hashed whole, so that two runs can be compared, and kept as far
// as somebody will want to read it.
import { createHash } from 'node:crypto';

export interface Trace {
  line(text: string): void;
  readonly lines: number;
  /** The last ones, or all of them when all are kept. */
  tail(count: number): readonly string[];
  hash(): string;
}

const KEPT = 400;

export function createTrace(keepAll: boolean): Trace {
  const hash = createHash('sha256');
  let kept: string[] = [];
  let lines = 0;
  return {
    line(text) {
      lines += 1;
      hash.update(text);
      hash.update('\n');
      kept.push(text);
      if (!keepAll && kept.length > 2 * KEPT) kept = kept.slice(-KEPT);
    },
    get lines() {
      return lines;
    },
    tail: (count) => kept.slice(-count),
    hash: () => hash.copy().digest('hex'),
  };
}
