// A run of a command that succeeded, as `work.prove_task` would record it.
import { sha256 } from '../../src/base/hash.ts';
import type { Executed } from '../../src/work/contract.ts';
import type { NewProof } from '../../src/work/rules/decide-tasks.ts';

export const A_COMMIT = 'c0ffee'.padEnd(40, '0');

export function aRun(given: Partial<Executed> = {}): Executed {
  return {
    ...{ command: 'npm test', exit_code: 0, duration_ms: 1_200, commit: A_COMMIT, dirty: false, dirty_hash: null },
    ...{ changed_meanwhile: false, output_hash: sha256('2 passed\n'), output_bytes: 9, tail: '2 passed' },
    ...{ at: '2026-01-01T00:00:00.000Z', by: 'cli:ann' },
    ...given,
  };
}

/** For a criterion without a check unless one is named. */
export function aProof(criterion: string, given: Partial<Executed> = {}, check: string | null = null): NewProof {
  return { criterion, check, executed: aRun(given) };
}
