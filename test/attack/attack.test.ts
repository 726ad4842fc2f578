// A short pass of every assault that this machine allows. `npm run attack` goes on for longer.
import { expect, test } from 'vitest';
import { ASSAULTS } from './assaults.ts';
import { runAssault } from './run-assault.ts';

const TIMEOUT_MS = 600_000;
const possible = ASSAULTS.filter(({ unavailable }) => unavailable?.() === undefined);

test.each(possible)(
  'hooks end in time and the daemon answers /health: $summary',
  { timeout: TIMEOUT_MS },
  async (assault) => {
    const { figures, faults } = await runAssault(assault, '1', true);
    process.stdout.write(`${assault.name}: ${JSON.stringify(figures)}\n`);
    expect(faults).toEqual([]);
    expect(figures['health answers']).toBeGreaterThan(0);
    expect(figures['hooks beside']).toBeGreaterThan(0);
  },
);
