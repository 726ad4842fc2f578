// The canon: what the project knows, in entries of one sentence each, with revisions that are never overwritten. What it holds follows from
// the set of its evidence and from what people said, in whatever order they came.
import { refusals, type ErrorTable } from '../../base/errors.ts';
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
  /** Why it does not hold; null for one that does. */
  readonly reason: CanonReason | null;
  /** Of its newest evidence. */
  readonly newest_at: string;
  /** All of it; `evidence` names the strongest. */
  readonly evidence_count: number;
  /**
   * The session that says it, as in `import:1c2d3e4f`, where all of its evidence is quoted data: nobody here vouches for it, and whoever
   * shows it shows a quotation. Not there for every other entry.
   */
  readonly quoted_from?: string;
}

export interface StrongestEntries {
  /** In the order of their worth, at most as many as were asked for. */
  readonly entries: readonly CanonEntry[];
  /** All that others contradict. */
  readonly contradicting: readonly CanonEntry[];
  /** How many are active in all. */
  readonly count: number;
}

/** The door of the canon for handshakes, exports and recall. */
export interface CanonReads {
  /** Active entries of the tag and of the whole project, the strongest first; '' for every tag. */
  active(projectId: string, tag?: string): Promise<readonly CanonEntry[]>;
  /** Those of them that a handshake needs, without reading the rest. */
  strongest(projectId: string, tag: string, most: number): Promise<StrongestEntries>;
  /** In every state but rejected and forgotten, in the order of their numbers. */
  all(projectId: string): Promise<readonly CanonEntry[]>;
  byAnchor(projectId: string, anchor: string): Promise<CanonEntry>;
  /** Of what holds, without numbers, revisions and times of arrival: the sum of a SHA-256 for each active entry. */
  hash(projectId: string): Promise<string>;
}

export const canonRefusals = {
  unknown_anchor: {
    status: 404,
    exit: 2,
    hint: '`throughline canon list` shows the entries of this project. An anchor is C12, or C12@3 for its third revision.',
  },
  anchor_stale: {
    status: 409,
    exit: 7,
    hint: 'The entry has changed since. Look at it again with `throughline canon show`, and name its newest revision or none.',
  },
  canon_entry_ended: {
    status: 409,
    exit: 2,
    hint: '`throughline canon revert C12@1` brings back a revision that held. What was forgotten cannot be brought back.',
  },
  canon_with_itself: { status: 400, exit: 2, hint: 'Name two different entries.' },
  revision_not_active: {
    status: 409,
    exit: 2,
    hint: '`throughline canon show` lists the revisions. Name one that was active and whose words are still there.',
  },
  canon_boundary: {
    status: 422,
    exit: 5,
    hint: 'The canon holds what stays true. Keep the state of work in tasks and checkpoints.',
  },
  canon_damaged: {
    status: 500,
    exit: 4,
    hint: 'Somebody changed the words of an entry in the database. Restore a backup, or let a person correct the entry.',
  },
} as const satisfies ErrorTable;

export const refuseCanon = refusals(canonRefusals);
