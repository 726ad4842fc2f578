// What the pages about questions to models share: addresses, words for drift and for what was left out, and the rings of a bundle.
import type { Bundle, DriftClass, Finding } from './types.ts';

export const askPath = (projectId: string, rest = ''): string => `/projects/${projectId}/ask${rest}`;
export const exchangePath = (projectId: string, exchangeId: string): string =>
  askPath(projectId, `/exchanges/${exchangeId}`);
export const actuationPath = (projectId: string, actuationId: string): string =>
  askPath(projectId, `/actuation/${actuationId}`);

export const DRIFT_WORDS: Readonly<Record<DriftClass, string>> = {
  schema: 'It has not the form that was asked for',
  evidence: 'It states what the context does not hold',
  authority: 'It claims an act or a permission that nobody gave',
  tone: 'It takes on a persona or a closeness',
  completeness: 'It leaves out what was there to see',
};

const EXCLUDED: Readonly<Record<string, string>> = {
  unsourced: 'it has no source',
  authority_incompatible: 'the tier does not allow it',
  sensitive_content_disallowed: 'it holds what looks like a secret',
  evidence_blob_disallowed: 'it is a log or data, not words',
  deep_history_not_requested: 'deep history, which was not asked for',
  over_cap: 'no room was left for it',
  source_unavailable: 'its source could not be read',
  list_cut: 'too many to name',
};

export const excludedBecause = (reason: string): string => EXCLUDED[reason] ?? reason.replaceAll('_', ' ');

export const UNAVAILABLE_WORDS: Readonly<Record<string, string>> = {
  not_installed: 'What it looks at is not installed',
  blocked_by_tier: 'The tier does not let it look',
  tool_error: 'It failed, or took too long',
};

export interface Artifact {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly about: string;
}

/** What fits the question, and deep history, which a disclosure names. */
export function ringsOf(bundle: Bundle): {
  readonly situational: readonly Artifact[];
  readonly deep: readonly Artifact[];
} {
  const deep = new Set(bundle.disclosures.flatMap(({ artifacts }) => artifacts));
  const all: readonly Artifact[] = [
    ...bundle.work.map(({ id, kind, text }) => ({ id, kind: 'work', text, about: kind.replaceAll('_', ' ') })),
    ...bundle.facts.map(({ id, claim, confidence }) => ({
      id,
      kind: 'fact',
      text: claim,
      about: `${confidence} confidence`,
    })),
    ...bundle.turns.map(({ id, speaker, content }) => ({ id, kind: 'turn', text: content, about: speaker })),
    ...bundle.open_items.map(({ id, issue, status }) => ({ id, kind: 'open item', text: issue, about: status })),
    ...bundle.intent.map(({ intent, source }) => ({
      id: source === 'system' ? 'intent of the system' : `intent:${bundle.session_id}`,
      kind: 'intent',
      text: intent,
      about: source,
    })),
  ];
  return { situational: all.filter(({ id }) => !deep.has(id)), deep: all.filter(({ id }) => deep.has(id)) };
}

export interface Segment {
  readonly text: string;
  readonly at: number;
  /** The findings that it is part of, by their place in the list. */
  readonly findings: readonly number[];
  /** Those that end with it. */
  readonly ends: readonly number[];
}

/** A text cut where a finding begins or ends. */
export function segmentsOf(text: string, findings: readonly Pick<Finding, 'start' | 'end'>[]): readonly Segment[] {
  const places = findings
    .map(({ start, end }, index) => ({ start, end: Math.min(end, text.length), index }))
    .filter(({ start, end }) => end > start);
  const cuts = [...new Set([0, text.length, ...places.flatMap(({ start, end }) => [start, end])])].toSorted(
    (a, b) => a - b,
  );
  return cuts.slice(0, -1).map((from, at) => {
    const to = cuts[at + 1] ?? text.length;
    return {
      text: text.slice(from, to),
      at: from,
      findings: places.filter(({ start, end }) => start <= from && end >= to).map(({ index }) => index),
      ends: places.filter(({ end }) => end === to).map(({ index }) => index),
    };
  });
}

/** `<provider>/<model>` of a session's `<provider> <model>`. */
export const modelRefOf = (modelId: string): string => modelId.replace(' ', '/');
