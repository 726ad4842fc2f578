// T2: reflections. What the observations of one session and one tag come to, a statement each; never across tags.
import type { Observation, ObservationKind, Source } from '../observe/contract.ts';

export interface Reflection {
  /** uuidOf over session, tag, kind, subject, value and the observations. */
  readonly reflection_id: string;
  readonly project_id: string;
  readonly agent: string;
  readonly session_id: string;
  readonly tag: string;
  readonly kind: ObservationKind;
  readonly topic: string;
  readonly subject: string;
  readonly value: string | null;
  readonly statement: string;
  readonly source: Source;
  /** The oldest first; at least one. */
  readonly observation_ids: readonly string[];
  /** Of its newest observation. */
  readonly at: string;
  readonly files: readonly string[];
  readonly is_correction: boolean;
  /** Whether consolidation may take it up: of the session alone are files, commits, open ends and outcomes. */
  readonly is_durable: boolean;
}

/** Pure: observations of one session and tag, in any order, to reflections in one order. */
export type Reflect = (observations: readonly Observation[]) => readonly Reflection[];
