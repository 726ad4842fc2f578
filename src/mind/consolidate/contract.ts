// T3: slices of finished sessions become canon. One consolidator at a time per project; a slice is applied once, or fails alone.
import { canonicalJson } from '../../base/canonical-json.ts';
import { failures, refusals, type ErrorTable } from '../../base/errors.ts';
import { uuidOf } from '../../base/named-id.ts';
import type { Reflection } from '../reflect/contract.ts';

/** What a sealed session hands over: its reflections of one tag. */
export interface Slice {
  readonly project_id: string;
  readonly project_root: string | null;
  readonly agent: string;
  readonly session_id: string;
  /** The window that it ran in, where one is known. */
  readonly pane_id: string | null;
  readonly tag: string;
  /** The first and the last reflection, in the order of the session; null where there is none. */
  readonly slice_start_id: string | null;
  readonly slice_end_id: string | null;
  /** Reflections, at most 2,000. */
  readonly artifact_refs: readonly string[];
  /** Reflections of an earlier slice whose source no longer counts. */
  readonly withdrawn_refs?: readonly string[];
}

export const MOST_ARTIFACTS = 2_000;

/**
 * The same slice has the same id, whoever hands it over and however often. `again` counts how often the session had come back to it after it
 * was taken in as something else.
 */
export function jobIdOf(slice: Slice, again = 0): string {
  const { project_id, agent, session_id, tag, artifact_refs, withdrawn_refs = [] } = slice;
  const refs = [artifact_refs.toSorted(), withdrawn_refs.toSorted()];
  const times = again === 0 ? [] : [again];
  return uuidOf(`t3 slice ${canonicalJson([project_id, agent, session_id, tag, ...refs, ...times])}`);
}

/** The door of T2 for consolidation: whoever keeps reflections supplies it. */
export interface ReflectionsOfSlice {
  /** In no particular order; those that are not there are left out. */
  reflections(projectId: string, ids: readonly string[]): Promise<readonly Reflection[]>;
  /** Of each that there is, also of those that no longer hold. */
  tagsOf(projectId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Of these, the ones whose observations or quotes are missing or are not what they say; with the reason of each. */
  broken(projectId: string, ids: readonly string[]): Promise<readonly BrokenProvenance[]>;
}

export interface BrokenProvenance {
  readonly reflection_id: string;
  readonly reason: string;
}

/** `failed` is tried again; `dead` waits for somebody who requeues it. */
export const T3_STATES = ['pending', 'running', 'completed', 'failed', 'dead'] as const;
export type T3State = (typeof T3_STATES)[number];

export interface EnqueuedSlice {
  readonly job_id: string;
  /** False where the slice was handed over before. */
  readonly created: boolean;
}

export const consolidateRefusals = {
  unknown_t3_job: { status: 404, exit: 2, hint: '`throughline mind t3` shows the slices of this project.' },
  t3_job_not_dead: {
    status: 409,
    exit: 2,
    hint: 'Only a slice that was given up is put back. `throughline mind t3` shows them.',
  },
  invalid_slice: {
    status: 400,
    exit: 2,
    hint: 'A slice names at most 2,000 reflections of one session and one tag, by their ids.',
  },
} as const satisfies ErrorTable;

/** Tried again: what is missing may still come. */
export const consolidateFailures = {
  artifact_missing: {
    status: 409,
    exit: 4,
    hint: 'Reflections that the slice names are gone. Observe the session again, then `throughline mind requeue`.',
  },
  provenance_broken: {
    status: 409,
    exit: 4,
    hint: 'Reflections do not lead back to what was said. Observe the session again, then `throughline mind requeue`.',
  },
  consolidator_busy: {
    status: 409,
    exit: 7,
    hint: 'Another process consolidates this project. Wait until it is done, then try again.',
  },
} as const satisfies ErrorTable;

export const refuse = refusals(consolidateRefusals);
export const fail = failures(consolidateFailures);
