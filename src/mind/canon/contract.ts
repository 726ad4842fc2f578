// The canon: what the project knows, in entries of one sentence each, with revisions that are never overwritten. What it holds follows from
// the set of its evidence and from what people said, in whatever order they came.
import type { ObservationKind, Source } from '../observe/contract.ts';

export const CANON_STATES = ['active', 'superseded', 'stale', 'rejected', 'forgotten'] as const;
export type CanonState = (typeof CANON_STATES)[number];

/**
 * Why an entry does not hold: `newer` evidence took its place, something `stronger` stands, it was `merged`, its `age`, its `files` are gone,
 * its `source` was contradicted or taken back, or a `person` said so.
 */
export const CANON_REASONS = ['newer', 'stronger', 'merged', 'age', 'files', 'source', 'person'] as const;
export type CanonReason = (typeof CANON_REASONS)[number];

/** A reflection as evidence. */
export interface Evidence {
  readonly reflection_id: string;
  readonly agent: string;
  readonly session_id: string;
  readonly tag: string;
  readonly kind: ObservationKind;
  readonly topic: string;
  readonly subject: string;
  readonly value: string | null;
  readonly statement: string;
  readonly source: Source;
  readonly at: string;
  readonly files: readonly string[];
  readonly is_correction: boolean;
}

/** An entry as it stands: its newest revision. Anchors are `C12@3`. */
export interface CanonEntry {
  readonly entry_id: string;
  readonly number: number;
  readonly revision: number;
  readonly anchor: string;
  readonly state: CanonState;
  readonly topic: string;
  /** `*` where it holds for the whole project: evidence in two tags, or a person's word. */
  readonly tag: string;
  readonly subject: string;
  readonly kind: ObservationKind;
  /** One sentence; null once it was erased. */
  readonly summary: string | null;
  readonly confidence_bps: number;
  /** Days since its newest evidence, as of when it was compiled. */
  readonly freshness_score: number;
  readonly supersedes_entry_id: string | null;
  /** Entries of the same subject that contradict it with equal right. */
  readonly conflicts_with: readonly string[];
  readonly evidence: readonly string[];
  readonly is_pinned: boolean;
  readonly files: readonly string[];
  readonly created_at: string;
}

/** The door of the canon for handshakes, exports and recall. */
export interface CanonReads {
  /** Active entries of the tag and of the whole project, the strongest first; '' for every tag. */
  active(projectId: string, tag?: string): Promise<readonly CanonEntry[]>;
  byAnchor(projectId: string, anchor: string): Promise<CanonEntry>;
  /** SHA-256 over what holds, without numbers, revisions and times of arrival. */
  hash(projectId: string): Promise<string>;
}
