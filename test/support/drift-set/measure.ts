// How much of the labelled drift is found, and how much is found that is none.
import { type DriftClass, type Severities } from '../../../src/ask/validate/contract.ts';
import { validate } from '../../../src/ask/validate/validate.ts';
import { BUNDLES } from './bundles.ts';
import type { LabelledAnswer } from './labelled.ts';

export const MEASURED = ['evidence', 'authority', 'tone', 'completeness'] as const satisfies readonly DriftClass[];

const row = { 1: 'low', 2: 'medium', 3: 'high' } as const;
export const SAMPLE_SEVERITIES: Severities = {
  schema: row,
  evidence: row,
  authority: { 1: 'high', 2: 'high', 3: 'critical' },
  tone: row,
  completeness: row,
};

export interface Figures {
  readonly drift: DriftClass;
  readonly labelled: number;
  readonly found: number;
  readonly others: number;
  readonly wrong: number;
  readonly missed: readonly LabelledAnswer[];
  readonly falsely: readonly (readonly [LabelledAnswer, string])[];
}

export function measure(answers: readonly LabelledAnswer[]): Figures[] {
  const judged = answers.map((answer) => {
    const [bundle, question, response] = answer;
    return {
      answer,
      ...validate({ response, question, bundle: BUNDLES[bundle], kernel: { severities: SAMPLE_SEVERITIES } }),
    };
  });
  return MEASURED.map((drift) => {
    const isLabelled = ([, , , ...labels]: LabelledAnswer) => labels.includes(drift);
    const labelled = judged.filter(({ answer }) => isLabelled(answer));
    const others = judged.filter(({ answer }) => !isLabelled(answer));
    const missed = labelled.filter(({ summary }) => !summary[`${drift}_drift`]);
    const falsely = others.filter(({ summary }) => summary[`${drift}_drift`]);
    return {
      drift,
      labelled: labelled.length,
      found: labelled.length - missed.length,
      others: others.length,
      wrong: falsely.length,
      missed: missed.map(({ answer }) => answer),
      falsely: falsely.map(({ answer, findings }) => [
        answer,
        findings
          .filter(({ drift_class }) => drift_class === drift)
          .map(({ summary }) => summary)
          .join('; '),
      ]),
    };
  });
}
