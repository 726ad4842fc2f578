// What may be kept of a text, and sent: no secret, no file of credentials, and of evidence an excerpt. Everything else stays byte for byte.
// Run before a text is written anywhere.
import { countRedactionSteps, redactText } from '../../base/redact.ts';
import { findCredentialFiles } from './credential-files.ts';
import { findEnvBodies } from './env-bodies.ts';
import { findEvidence, type EvidenceKind } from './evidence-cuts.ts';
import { apart, linesOf, withCuts, type Cut, type Line } from './lines.ts';

export interface SanitiseOptions {
  /** Evidence stays whole: for a text that is shown once and not kept. */
  readonly keepEvidence?: boolean;
}

export interface EvidenceLeftOut {
  readonly kind: EvidenceKind;
  /** SHA-256 of what was cut, from which secrets had been taken. */
  readonly hash: string;
  readonly bytes: number;
}

export interface SanitisedText {
  readonly text: string;
  /** The kinds of secrets and of evidence that were taken out, each once. */
  readonly found: readonly string[];
  readonly cut: readonly EvidenceLeftOut[];
}

export function sanitise(text: string, { keepEvidence = false }: SanitiseOptions = {}): SanitisedText {
  const { text: bare, found } = withoutSecrets(text);
  const evidence = keepEvidence ? [] : findEvidence(bare, linesOf(bare));
  return {
    text: evidence.length === 0 ? bare : withCuts(bare, evidence),
    found: [...new Set([...found, ...evidence.map(({ kind }) => kind)])],
    cut: evidence.map(({ kind, hash, bytes }) => ({ kind, hash, bytes })),
  };
}

/** Whether a text has a secret in it, or a file of them: such an artifact is not shown to a model. */
export function isSensitive(text: string): boolean {
  return withoutSecrets(text).found.length > 0;
}

/** Whether a text is or holds raw evidence: a log, a dump, data. */
export function isEvidenceBlob(text: string): boolean {
  return findEvidence(text, linesOf(text)).length > 0;
}

function withoutSecrets(text: string): { readonly text: string; readonly found: readonly string[] } {
  const files = filesIn(text);
  const without = files.length === 0 ? text : withCuts(text, files);
  const redacted = redactText(without);
  return { text: redacted.text, found: [...files.map(({ kind }) => kind), ...redacted.found] };
}

function filesIn(text: string, lines: readonly Line[] = linesOf(text)): Cut[] {
  return apart([...findCredentialFiles(text, lines), ...findEnvBodies(text, lines)]);
}

/** Lines by rules, and characters read: what must grow in a straight line. */
export function countSanitisingSteps(text: string): number {
  const lines = linesOf(text);
  const heads = lines.reduce((sum, { head }) => sum + head.length + 1, 0);
  const without = withCuts(text, filesIn(text, lines));
  return heads * RULES_BY_LINE + countRedactionSteps(without) + text.length;
}

/** How many rules look at the head of each line. */
const RULES_BY_LINE = 12;
