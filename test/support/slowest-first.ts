// Begins with the files that take longest, so that no core waits at the end for the last of them.
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By their measured time; docs/testing.md has the seconds. */
const SLOWEST = [
  'test/attack/attack.test.ts',
  'test/faults/crash-points.test.ts',
  'test/torture/torture.test.ts',
  'test/faults/bit-flips.test.ts',
  'test/simulation/simulation.test.ts',
  'test/fuzz/fuzz.test.ts',
  'test/browser/live.test.ts',
  'test/e2e/notifications.test.ts',
  'test/e2e/memory.test.ts',
  'test/e2e/package.test.ts',
  'test/contract/workflows-edges.test.ts',
  'test/contract/workflows.test.ts',
  'test/contract/jobs-edges.test.ts',
  'test/contract/ledger-snapshots.test.ts',
  'test/browser/actions.test.ts',
  'test/browser/pages.test.ts',
  'test/contract/ledger-verify.test.ts',
  'test/contract/ledger-refusals.test.ts',
  'test/e2e/work-race.test.ts',
  'test/e2e/hook-abuse.test.ts',
  'test/faults/tampering.test.ts',
  'test/faults/work-crash-points.test.ts',
  'test/faults/second-crash-points.test.ts',
  'test/contract/ledger-rollback.test.ts',
];

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const missing = SLOWEST.filter((path) => !existsSync(join(root, path)));
    if (missing.length > 0)
      throw new Error(`test/support/slowest-first.ts names files that are gone: ${missing.join()}`);
    const rank = ({ moduleId }: TestSpecification) => {
      const index = SLOWEST.indexOf(relative(root, moduleId).replaceAll('\\', '/'));
      return index === -1 ? SLOWEST.length : index;
    };
    const sorted = await BaseSequencer.prototype.sort.call(this, files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
