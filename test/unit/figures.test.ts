// The figures of a campaign over its trials.
import { expect, test } from 'vitest';
import { addFigures } from '../torture/scenario.ts';

test('counts of trials are added up, and the slowest of all is kept', () => {
  const total: Record<string, number> = {};
  for (const slowest of [30, 90, 60]) addFigures(total, { hooks: 2, 'slowest hook ms': slowest });
  expect(total).toEqual({ hooks: 6, 'slowest hook ms': 90 });
});
