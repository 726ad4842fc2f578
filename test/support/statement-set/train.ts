// Trains the scorer of statements: logistic regression by AdaGrad over the features of every labelled sentence, in a fixed order, rounded to
// whole numbers. The same sentences give the same numbers on every machine.
import { featuresOf } from '../../../src/mind/observe/learned-features.ts';
import { STATEMENT_KINDS } from '../../../src/mind/observe/learned-score.ts';
import type { LabelledSentence } from './labelled.ts';

export const VERSION = 4;
const SCALE = 100;
const EPOCHS = 24;
const RATE = 0.05;
const DECAY = 0.0003;
/** A feature that fewer people use is theirs and not the language's. */
const FEWEST_VOICES = 2;
/** In hundredths: what counts less says nothing. */
const LEAST = 12;
const LEAST_OF_KIND = 30;

interface Example {
  readonly features: readonly number[];
  readonly target: number;
}

export function train(sentences: readonly LabelledSentence[]): string {
  const seen = sentences.map((sentence) => featuresOf(sentence));
  const voices = new Map<string, Set<string>>();
  for (const [at, features] of seen.entries()) {
    for (const feature of features) {
      const known = voices.get(feature);
      if (known) known.add(sentences[at]?.voice ?? '');
      else voices.set(feature, new Set([sentences[at]?.voice ?? '']));
    }
  }
  const names = [...voices]
    .filter(([, by]) => by.size >= FEWEST_VOICES)
    .map(([name]) => name)
    .toSorted();
  const places = new Map(names.map((name, at) => [name, at]));
  const known = seen.map((features) => features.flatMap((feature) => places.get(feature) ?? []));

  const examples = known.map((features, at) => ({ features, target: sentences[at]?.kind === undefined ? 0 : 1 }));
  const lasting = refit(examples, names.length, LEAST);
  const kept = known.flatMap((features, at) => {
    const kind = sentences[at]?.kind;
    return kind === undefined ? [] : [{ features, kind }];
  });
  const kinds = STATEMENT_KINDS.map((kind) =>
    refit(
      kept.map((each): Example => ({ features: each.features, target: each.kind === kind ? 1 : 0 })),
      names.length,
      LEAST_OF_KIND,
    ),
  );
  const rounded = (weight = 0) => Math.round(weight * SCALE);
  const lines = names.flatMap((name, at) => {
    const numbers = [lasting, ...kinds].map(({ weights }) => rounded(weights[at]));
    while (numbers.at(-1) === 0) numbers.pop();
    return numbers.length === 0 ? [] : [`${name}\t${numbers.join(' ')}`];
  });
  const base = [lasting, ...kinds].map(({ bias }) => Math.round(bias * SCALE));
  return [[VERSION, ...base].join(' '), ...lines].join('\n');
}

/** Fitted a second time without what said little: the rest then makes up for it. */
function refit(examples: readonly Example[], size: number, least: number): ReturnType<typeof fit> {
  const { weights } = fit(examples, size);
  const says = (feature: number) => Math.abs(weights[feature] ?? 0) * SCALE >= least;
  return fit(
    examples.map(({ features, target }) => ({ features: features.filter((feature) => says(feature)), target })),
    size,
  );
}

function fit(examples: readonly Example[], size: number): { weights: Float64Array; bias: number } {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-2);
  let [bias, biasSquare] = [0, 1e-2];
  const order = examples.map((_, at) => at);
  let state = 12345;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      state = (state * 1103515245 + 12345) % 2147483648;
      const other = state % (at + 1);
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const at of order) {
      const { features, target } = examples[at] ?? { features: [], target: 0 };
      let sum = bias;
      for (const feature of features) sum += weights[feature] ?? 0;
      const slope = 1 / (1 + Math.exp(-sum)) - target;
      biasSquare += slope * slope;
      bias -= (RATE * slope) / Math.sqrt(biasSquare);
      for (const feature of features) {
        const step = slope + DECAY * (weights[feature] ?? 0) * examples.length ** 0.5;
        const square = (squares[feature] ?? 0) + step * step;
        squares[feature] = square;
        weights[feature] = (weights[feature] ?? 0) - (RATE * step) / Math.sqrt(square);
      }
    }
  }
  return { weights, bias };
}

/** The numbers as a module. */
export function weightsFile(weights: string): string {
  const text = weights.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  return `// Made by \`npm run train\` from the labelled sentences in test/support/statement-set/. Not written by hand.\nexport const WEIGHTS = \`${text}\`;\n`;
}
