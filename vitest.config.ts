// How the tests run: real processes, one more at a time than there are cores, and a summary that hides no skip.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './test/support/slowest-first.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    pool: 'forks',
    // Files share a process, and what they import is loaded once: a file leaves the process as it found it.
    isolate: false,
    // Many tests wait for a process, a browser or a server: one more keeps the cores busy. Beyond eight the Postgres of
    // the run is what they wait for.
    maxWorkers: Math.min(availableParallelism() + 1, 8),
    sequence: { sequencer: SlowestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // The summary comes last: its final line is read by machines.
    reporters: ['default', './test/support/summary-reporter.ts'],
  },
});
