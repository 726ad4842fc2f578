// The port to an external memory. It reads what others know, and takes only learnings that passed the boundary.
import type { StableLearning } from './boundary.ts';
import type { LearningKind, MemoryEntry, Provenance } from './contract.ts';

export interface MemoryQuery {
  readonly text: string;
  readonly kinds?: readonly LearningKind[];
  readonly limit: number;
}

export interface MemoryCall {
  /** Fires when the caller no longer waits. */
  readonly signal?: AbortSignal;
}

export interface ExternalMemory {
  /** What it is called where its answers are shown. */
  readonly name: string;
  /** Facts, preferences and decisions, as they came: untrusted, unbounded. Never writes. */
  query(query: MemoryQuery, call?: MemoryCall): Promise<readonly MemoryEntry[]>;
  /** False when the memory had it already. */
  write(learning: StableLearning, provenance: Provenance, call?: MemoryCall): Promise<{ readonly written: boolean }>;
}
