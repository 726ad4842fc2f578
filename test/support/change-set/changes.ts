// Pairs of sentences, the later one in the words of somebody who does not remember the earlier: what meets, and what must not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ChangePair {
  readonly earlier: string;
  readonly later: string;
  /** The later one takes the place of the earlier; else both hold. */
  readonly meets: boolean;
}

/** A line of the file: `earlier => later` where they meet, `one <> other` where they are about two things. */
export function changePairs(file = join(import.meta.dirname, 'changes.txt')): ChangePair[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, earlier, sign, later] = /^(.+) (=>|<>) (.+)$/.exec(line) ?? [];
      if (earlier === undefined || later === undefined) throw new TypeError(`"${line}" is no pair`);
      return { earlier, later, meets: sign === '=>' };
    });
}
