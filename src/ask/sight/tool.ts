// An observational tool: from which tier on it may look, and what it sees.
import type { SightScope } from './ports.ts';
import type { Observed } from './summary.ts';

export interface ObservationTool {
  /** 1 sees the home, 2 the machine. */
  readonly tier: 1 | 2;
  /** Which scopes see the same, by a key: an observation for one of them is one for all. */
  readonly sameFor: (scope: SightScope) => string;
  /** Undefined where the part that it looks at is not installed. The signal ends work that nobody waits for any more. */
  readonly observe: (scope: SightScope, signal: AbortSignal) => Promise<Observed | undefined>;
}
