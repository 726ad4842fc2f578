// What a verification is asked, what it finds and what it returns: shared by all of its parts.
import type { Clock } from '../../base/clock.ts';
import type { Blobs } from '../../store/blobs.ts';
import type { Store } from '../../store/store.ts';
import type { Signing } from '../proof/checkpoints.ts';
import type { Registry } from '../streams/registry.ts';

export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly table?: string;
  readonly workflow_id?: string;
  readonly event_seq?: number;
  readonly position?: number;
  readonly [detail: string]: unknown;
}

export interface UnknownSigner {
  /** `name+id`, as the public key begins. */
  readonly key: string;
  readonly checkpoints: number;
  /** How many events its newest checkpoint covers. */
  readonly events: number;
}

export interface VerifyReport {
  readonly ok: boolean;
  readonly database: string;
  readonly database_id: string;
  readonly deep: boolean;
  /** The only one that was looked at; its events alone are counted then. */
  readonly stream?: string;
  readonly events: number;
  readonly streams: number;
  /** Streams whose kind this program does not know: rebuilt from their deltas, but not folded again. */
  readonly streams_not_folded: number;
  readonly checkpoints: number;
  /** Events that a verified signature covers; changes to later ones are found only while they are inconsistent. */
  readonly signed_events: number;
  readonly unsigned_events: number;
  /** Keys that are not known here: what they alone have signed is neither good nor bad. */
  readonly unknown_signers: readonly UnknownSigner[];
  readonly problems: readonly Problem[];
  /** More than were listed. */
  readonly problems_found: number;
  readonly duration_ms: number;
}

export interface VerifyDeps {
  readonly store: Store;
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly registry: Registry;
  readonly signing: Signing | undefined;
}

export interface VerifyOptions {
  readonly deep?: boolean;
  /** False for the events and their signatures alone, whatever the tables made of them hold. */
  readonly tables?: boolean;
  /** Only this one: its chain, its head and, by the hashes of all others, the signatures over it. */
  readonly stream?: string;
  /** Ends it early, with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: { readonly events: number; readonly of: number }) => void;
  /** Every problem, where the report lists only the first hundred. */
  readonly onProblem?: Report;
}

export type Report = (problem: Problem) => void;

/** What the parts count while they run. */
export interface Seen {
  database_id: string;
  events: number;
  streams: number;
  streams_not_folded: number;
  checkpoints: number;
  signed_events: number;
  unknown_signers: UnknownSigner[];
}
