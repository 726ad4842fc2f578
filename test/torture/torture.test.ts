// A short pass of every scenario of the torture: real processes, killed. `npm run torture` goes on for longer.
import { afterAll, expect, test } from 'vitest';
import { SCENARIOS } from './scenarios.ts';
import { runTrial, stopPostgres } from './trial.ts';

const TIMEOUT_MS = 300_000;
// What depends on the tools of a machine is left to the command.
const portable = SCENARIOS.filter((scenario) => !('unavailable' in scenario));

afterAll(stopPostgres);

test.each(portable)('every promise holds: $summary', { timeout: TIMEOUT_MS }, async (scenario) => {
  const figures = await runTrial(scenario, '1', true);
  process.stdout.write(`${scenario.name}: ${JSON.stringify(figures)}\n`);
  expect(figures['acknowledged']).toBeGreaterThan(0);
});
