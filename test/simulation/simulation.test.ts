// A short pass of the simulation, and what the simulation itself must be good for.
import { expect, test } from 'vitest';
import { runCampaign, runSeed, tellFailure, tellReport } from './campaign.ts';

/** Far more than it takes: a machine under load must not turn red. */
const TIMEOUT_MS = 600_000;

test(
  '[AEG-01] [AEG-04] [AGT-23] [AGT-24] [AGT-41] what the ledger, work, the gateway and ask promise holds under every fault of a short simulation',
  { timeout: TIMEOUT_MS },
  async () => {
    const report = await runCampaign({ cast: 'ledger', from: 1, seeds: 100, twiceEvery: 20 });
    expect(report.failed && tellFailure(report.failed)).toBeUndefined();
    // Every rare branch is reached.
    expect(report.missing).toEqual([]);
    expect(report.ranTwice).toBeGreaterThan(0);
    process.stdout.write(`${tellReport(report)}\n`);
  },
);

test(
  'what the mind and injection promise holds under every fault of a few seeds',
  { timeout: TIMEOUT_MS },
  async () => {
    const report = await runCampaign({ cast: 'mind', from: 1, seeds: 12, twiceEvery: 6 });
    expect(report.failed && tellFailure(report.failed)).toBeUndefined();
    expect(report.ranTwice).toBeGreaterThan(0);
    process.stdout.write(`${tellReport(report)}\n`);
  },
);

test('two seeds are two different runs, and one seed is the same run whether its trace is kept or not', async () => {
  const [one, kept, other] = [await runSeed('ledger', 3), await runSeed('ledger', 3, true), await runSeed('ledger', 4)];
  expect(kept.hash).toBe(one.hash);
  expect(kept.trace.length).toBeGreaterThan(one.trace.length);
  expect(other.hash).not.toBe(one.hash);
});
