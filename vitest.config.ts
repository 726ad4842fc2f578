// How the tests run: real processes, two at a time, and a summary that hides no skip.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The summary comes last: its final line is read by machines.
    reporters: ['default', './test/support/summary-reporter.ts'],
  },
});
