// The rules of the canon as data. The README of the mind has the same tables in words.
import type { ObservationKind, Source } from '../observe/contract.ts';

/** The stronger, the lower. What a person did in the canon itself is stronger than all of them. */
export const RANK: Readonly<Record<Source, number>> = { person: 1, executed: 2, agent: 3, import: 4, tool: 5 };
export const RANK_OF_ACT = 0;

/** In ten-thousandths, by the strongest source. */
export const CONFIDENCE: Readonly<Record<Source, number>> = {
  person: 9_000,
  executed: 8_000,
  agent: 4_500,
  import: 2_500,
  tool: 2_000,
};
/** What a person pinned, corrected or brought back. */
export const CONFIDENCE_OF_ACT = 10_000;
/** For each further session that says the same, so many times at most. Imports and tools raise nothing, in any number. */
export const CONFIDENCE_PER_SESSION = { bps: 200, most: 4 } as const;
export const CONFIDENCE_IN_CONFLICT = -2_500;

/** Sources that stand for themselves; every other one needs one of these. */
export const PROVES: ReadonlySet<Source> = new Set<Source>(['person', 'executed']);
/** Quoted data: it may say how something is, and never what to do. */
export const QUOTED: ReadonlySet<Source> = new Set<Source>(['import', 'tool']);

/** What a run of a command can contradict: how something is, and not what somebody wants. */
export const FACTUAL: ReadonlySet<ObservationKind> = new Set<ObservationKind>(['fact', 'fix', 'proof']);

/** Without new evidence for so many days an entry is stale. Kinds that are of a session alone are never entries. */
export const STALE_DAYS: Readonly<Record<ObservationKind, number>> = {
  constraint: 365,
  preference: 365,
  correction: 365,
  decision: 270,
  fact: 180,
  fix: 120,
  proof: 90,
  files: 0,
  commit: 0,
  open_end: 0,
  outcome: 0,
};

export const CANON_LIMITS = {
  summaryLength: 500,
  reasonLength: 500,
  tagLength: 100,
  /** Named in a revision, the strongest first; all of them are in `canon_evidence`. */
  evidenceRefs: 50,
  conflicts: 20,
  /** Entries or pieces of evidence in one event. */
  perEvent: 40,
} as const;

/** Of the whole project. */
export const EVERYWHERE = '*';

export const DAY_MS = 86_400_000;
