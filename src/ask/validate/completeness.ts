// Completeness: what the question asks for was seen, and the answer refuses, says that it has no access, or tells no value of it.
import type { Asked } from './asked.ts';
import { knownValues } from './known.ts';
import { momentsOf, type Quantity } from './quantity.ts';
import type { Reading } from './reading.ts';

export interface CompletenessRule {
  readonly id: string;
  readonly says: string;
  /** Questions and answers, where `jobs_dead` is seen to be 2 and `daemon_running` to be true. */
  readonly fires: readonly (readonly [question: string, answer: string])[];
  readonly stays: readonly (readonly [question: string, answer: string])[];
}

export const COMPLETENESS_RULES = {
  refused: {
    id: 'completeness.refused',
    says: 'declines to tell what was seen',
    fires: [
      ['How many jobs are dead?', 'I have no access to the queue.'],
      ['Is the daemon running?', 'I am unable to check that.'],
    ],
    stays: [
      ['How many jobs are dead?', 'I cannot see their names, but 2 jobs are dead.'],
      ['Can you restart the daemon?', 'I cannot restart it.'],
    ],
  },
  withheld: {
    id: 'completeness.no_values',
    says: 'tells no value of what was seen',
    fires: [
      ['How many jobs are dead?', 'Some of them are.'],
      ['Show me the jobs.', 'They are processed as usual.'],
    ],
    stays: [
      ['How many jobs are dead?', 'Two.'],
      ['How do I retry dead jobs?', 'Run `throughline jobs retry`.'],
    ],
  },
} as const satisfies Record<string, CompletenessRule>;

const NONE = new Set(['no', 'none', 'zero', 'not']);
const STATES = new Set('yes no running runs up down stopped serves available fit fits'.split(' '));

/** The tool whose values are missing. */
export function missingTool(
  { values }: Asked,
  reading: Reading,
  quantities: readonly Quantity[],
  isRefusal: boolean,
): string | undefined {
  const seen = values.filter((each) => each.values !== null);
  if (seen.length === 0) return undefined;
  const words = new Set(reading.words.map(({ word }) => word));
  const moments = momentsOf(reading);
  const isTold = seen.some(({ values: told }) => {
    const known = knownValues(told ?? {});
    if (quantities.some((quantity) => known.holds(quantity)) || moments.some((moment) => known.holdsMoment(moment)))
      return true;
    const all = Object.values(told ?? {});
    if (all.some((value) => typeof value === 'string' && value.length > 2 && reading.text.includes(value))) return true;
    if (isRefusal) return false;
    if (all.includes(0) && [...NONE].some((word) => words.has(word))) return true;
    return all.some((value) => typeof value === 'boolean') && [...STATES].some((word) => words.has(word));
  });
  return isTold ? undefined : seen[0]?.tool;
}
