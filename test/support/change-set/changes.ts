// Pairs of sentences, the later one in the words of somebody who does not remember the earlier: what meets, and what must not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ChangePair {
  readonly earlier: string;
  readonly later: string;
  /** The later one takes the place of the earlier, both say the same, or they are about two things. */
  readonly sort: 'changes' | 'same' | 'two';
}

const SORTS = { '=>': 'changes', '==': 'same', '<>': 'two' } as const;

/** A line of the file: `earlier => later`, `one == in other words` or `one <> another one`. */
export function changePairs(file = join(import.meta.dirname, 'changes.txt')): ChangePair[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, earlier, sign, later] = /^(.+) (=>|==|<>) (.+)$/.exec(line) ?? [];
      const sort = Object.entries(SORTS).find(([each]) => each === sign)?.[1];
      if (earlier === undefined || later === undefined || !sort) throw new TypeError(`"${line}" is no pair`);
      return { earlier, later, sort };
    });
}
