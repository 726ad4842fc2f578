// What distilling needs of the tiers beside it, of the work and of the disk. Whoever opens the mind supplies it.
import type { Ids } from '../../base/ids.ts';
import type { Clock } from '../../base/clock.ts';
import type { Call } from '../../base/operation.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import type { Observe } from '../observe/contract.ts';
import type { AskMind } from '../observe/model-observer.ts';
import type { SessionRow } from '../queries.ts';
import type { MindStatus } from './contract.ts';
import type { Reflect } from '../reflect/contract.ts';
import type { SessionKey, T0 } from '../t0/contract.ts';

/** What a sealed session hands to consolidation. The same session as it was then always gives the same key. */
export interface Slice extends SessionKey {
  readonly slice_key: string;
  readonly project_id: string;
  readonly export_id: string;
  readonly tags: readonly string[];
  /** Those that may become canon, and those of earlier slices that no longer hold; not both empty. */
  readonly reflection_ids: readonly string[];
  readonly withdrawn_ids: readonly string[];
  /** When the session's newest event happened. */
  readonly sealed_at: string;
}

/** Twice with one key is once: the second answers `created: false`. */
export type EnqueueSlice = (slice: Slice) => Promise<{ readonly job_id: string; readonly created: boolean }>;

export interface DistilTiers {
  readonly t0: T0;
  readonly observe: Observe;
  /** Asks a model about what is new; undefined where there can be none. */
  readonly askModel?: AskMind | undefined;
  readonly reflect: Reflect;
  /** Takes what is new of the session's transcript into T0. Nothing where it has none, or none that may be read. */
  readonly ingest: (session: SessionRow) => Promise<void>;
  readonly enqueueSlice: EnqueueSlice;
  /** Of the canon; null before it holds anything. */
  readonly canonHash: (projectId: string) => Promise<string | null>;
}

/** `<key id>:<64 hex digits>`. */
export type KeyedHash = (text: string) => string;

export interface DistilDeps extends DistilTiers {
  readonly store: Store;
  readonly ledger: Pick<Kernel, 'append' | 'jobs'>;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Opened when it is first needed: it is a file outside the home, which looking must not make. */
  readonly openKeyedHash: () => Promise<KeyedHash>;
  /** Of the goals of these tasks; a task that is gone says nothing. */
  readonly tagsOfTasks: (projectId: string, taskIds: readonly string[]) => Promise<readonly string[]>;
  /** Where the mind has stopped learning, and what to do; null where all is well. */
  readonly readAttention: (tx: ReadTx, projectId: string) => Promise<MindStatus['attention']>;
  /** Where bundles lie; undefined in a home on a server, which keeps them in rows. */
  readonly insightFolder: string | undefined;
  /** The project that is named, else the one of the caller's working directory; refuses what is not clear. */
  readonly projectOf: (ref: string | undefined, call: Call) => Promise<string>;
  /** By the id that its agent gave it, or by its owner id; refuses one that is not there, or not clear. */
  readonly findSession: (
    tx: ReadTx,
    ref: string,
    agent?: string,
    how?: { readonly isToChange?: boolean },
  ) => Promise<SessionRow>;
}
