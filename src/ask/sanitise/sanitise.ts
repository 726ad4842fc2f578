// What may be kept of a text, and sent: no secret, no file of credentials, and of evidence an excerpt. Everything else stays byte for byte.
// Run before a text is written anywhere.
import { countRedactionSteps, redactText } from '../../base/redact.ts';
import { findConnectionStrings } from './connection-strings.ts';
import { findCredentialFiles } from './credential-files.ts';
import { findEnvBodies } from './env-bodies.ts';
import { findEvidence, type EvidenceKind } from './evidence-cuts.ts';
import { apart, lazyLines, linesOf, withCuts, type Cut, type Line } from './lines.ts';

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
  const found = new Set<string>();
  const cut: EvidenceLeftOut[] = [];
  let kept = text;
  // What is left beside a mark may read as a secret that it was not before; only a text that was changed is read again.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const lines = lazyLines(kept);
    const without = withoutSecrets(kept, lines);
    const evidence = keepEvidence
      ? []
      : findEvidence(without.text, without.text === kept ? lines() : linesOf(without.text));
    for (const kind of [...without.found, ...evidence.map((each) => each.kind)]) found.add(kind);
    for (const { kind, hash, bytes } of evidence) cut.push({ kind, hash, bytes });
    const next = evidence.length === 0 ? without.text : withCuts(without.text, evidence);
    if (next === kept) break;
    kept = next;
  }
  return { text: kept, found: [...found], cut };
}

const MOST_ROUNDS = 5;

/** Whether a text has a secret in it, or a file of them: such an artifact is not shown to a model. */
export function isSensitive(text: string): boolean {
  return withoutSecrets(text, lazyLines(text)).found.length > 0;
}

/** Whether a text is or holds raw evidence: a log, a dump, data. */
export function isEvidenceBlob(text: string): boolean {
  return findEvidence(text, linesOf(text)).length > 0;
}

function withoutSecrets(
  text: string,
  lines: () => readonly Line[],
): { readonly text: string; readonly found: readonly string[] } {
  const files = filesIn(text, lines);
  const without = files.length === 0 ? text : withCuts(text, files);
  const redacted = redactText(without);
  return { text: redacted.text, found: [...files.map(({ kind }) => kind), ...redacted.found] };
}

function filesIn(text: string, lines: () => readonly Line[]): Cut[] {
  // Each of them assigns, names or lists something.
  if (text.length < SHORTEST_FILE || !/[:=]|password/.test(text)) return [];
  return apart([...findCredentialFiles(text, lines), ...findEnvBodies(text, lines), ...findConnectionStrings(text)]);
}

/** Shorter than any of them: `uid=pwd=abc`. */
const SHORTEST_FILE = 8;

/** Lines by rules, and characters read: what must grow in a straight line. */
export function countSanitisingSteps(text: string): number {
  const lines = linesOf(text);
  const heads = lines.reduce((sum, { head }) => sum + head.length + 1, 0);
  const without = withCuts(
    text,
    filesIn(text, () => lines),
  );
  return heads * RULES_BY_LINE + countRedactionSteps(without) + text.length;
}

/** How many rules look at the head of each line. */
const RULES_BY_LINE = 12;
