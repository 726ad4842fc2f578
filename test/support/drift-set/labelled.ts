// The form of a labelled answer.
import type { DriftClass } from '../../../src/ask/validate/contract.ts';
import type { BundleName } from './bundles.ts';

/** The bundle, the question, the answer, and the drift that a careful reader finds in it. */
export type LabelledAnswer = readonly [
  bundle: BundleName,
  question: string,
  answer: string,
  ...drift: readonly DriftClass[],
];
