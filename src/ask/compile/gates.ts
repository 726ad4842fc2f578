// Pure: the hard gates. An artifact that fails one is left out and named in `exclusions`, with the gate as the reason.
import type { Artifact } from '../artifacts/contract.ts';
import { textOf } from './score.ts';

export const EXCLUSION_REASONS = {
  unsourced: 'unsourced',
  authority: 'authority_incompatible',
  sensitive: 'sensitive_content_disallowed',
  evidenceBlob: 'evidence_blob_disallowed',
  deepHistory: 'deep_history_not_requested',
  cap: 'over_cap',
  conflictCap: 'conflict_over_cap',
} as const;

export interface GateRules {
  readonly tier: number;
  /** Whether a text holds a secret. */
  readonly isSensitive: (text: string) => boolean;
  /** Whether a text is a log, a dump or data instead of words. */
  readonly isEvidenceBlob: (text: string) => boolean;
}

/** The reason for which it must not be injected; undefined if it may. */
export function gateOf(artifact: Artifact, { tier, isSensitive, isEvidenceBlob }: GateRules): string | undefined {
  if (artifact.source === undefined || artifact.source === '') return EXCLUSION_REASONS.unsourced;
  if (artifact.minTier > tier) return EXCLUSION_REASONS.authority;
  const text = textOf(artifact);
  if (isSensitive(text)) return EXCLUSION_REASONS.sensitive;
  if (isEvidenceBlob(text)) return EXCLUSION_REASONS.evidenceBlob;
  return undefined;
}
