// What an append is made of, and what it was asked for once its input is checked.
import type { Clock } from '../../base/clock.ts';
import type { Store } from '../../store/store.ts';
import type { AppendOptions, EntityRef } from '../contract.ts';
import type { LedgerMetrics } from '../streams/ledger-metrics.ts';
import type { Registration } from '../streams/registry.ts';
import type { Appended } from './append-batch.ts';
import type { PreparedEvent } from './append-input.ts';
import type { Decide, PlanDeps } from './append-plan.ts';
import type { LastSeen } from './last-seen.ts';

export interface AppendDeps extends PlanDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly metrics: LedgerMetrics;
  readonly seen: LastSeen;
  /** Called after the commit, for every stream that got events. */
  readonly appended: Appended;
  /** What a writer has to wait for before it goes on; undefined nearly always. */
  readonly catchUp: () => Promise<void> | undefined;
}

export interface AppendRequest {
  readonly registration: Registration;
  readonly workflowId: string;
  readonly what: readonly PreparedEvent[] | Decide;
  readonly options: AppendOptions;
  readonly input: string | null;
  readonly firstEventId: string;
  /** The entities of plain events, known before the transaction. */
  readonly touches: readonly EntityRef[];
  /** True when an earlier try may have committed without our hearing of it. */
  readonly mayExist: boolean;
}
