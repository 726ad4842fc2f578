// How likely a sentence says something lasting, and of which kind it then is: sums of whole numbers, one for each feature that it has.
import { featuresOf, type Said } from './learned-features.ts';
import { WEIGHTS } from './learned-weights.ts';

export const STATEMENT_KINDS = ['constraint', 'preference', 'decision', 'fact', 'correction', 'command'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

export interface Weights {
  /** Grows with every change of features, words or labels. */
  readonly version: number;
  /** What a sentence without any known feature has. */
  readonly base: readonly number[];
  /** By feature: how much it speaks for lasting, then for each kind in the order of the list above. */
  readonly by: ReadonlyMap<string, readonly number[]>;
}

export interface Score {
  /** In hundredths of the logarithm of the odds. */
  readonly lasting: number;
  readonly kind: StatementKind;
}

/** One line each: the feature, a tab, its numbers. Numbers that are left out at the end are 0. */
export function parseWeights(text: string): Weights {
  const [head = '', ...lines] = text.trim().split('\n');
  const [version = 0, ...base] = head.split(' ').map(Number);
  return {
    ...{ version, base },
    by: new Map(
      lines.map((line) => {
        const [feature = '', numbers = ''] = line.split('\t');
        return [feature, numbers.split(' ').map(Number)];
      }),
    ),
  };
}

let parsed: Weights | undefined;

export function learnedWeights(): Weights {
  return (parsed ??= parseWeights(WEIGHTS));
}

export function scoreOf(said: Said, { base, by }: Weights = learnedWeights()): Score {
  const sums = STATEMENT_KINDS.map((_, at) => base[at + 1] ?? 0);
  let lasting = base[0] ?? 0;
  for (const feature of featuresOf(said)) {
    const numbers = by.get(feature);
    if (!numbers) continue;
    lasting += numbers[0] ?? 0;
    for (let at = 1; at < numbers.length; at += 1) sums[at - 1] = (sums[at - 1] ?? 0) + (numbers[at] ?? 0);
  }
  const best = sums.indexOf(Math.max(...sums));
  return { lasting, kind: STATEMENT_KINDS[best] ?? 'fact' };
}
