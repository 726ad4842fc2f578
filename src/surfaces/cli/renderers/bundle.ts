// A context bundle for people: what the model was shown, by ring, each with its id and why it is there, and what was left out.
import { countOf, paint, shorten, table, type Cell, type Line } from '../../terminal/text.ts';
import type { Bundle, SightEntry } from './ask-answers.ts';

/** Why an artifact is in the bundle, by its id. */
export type Reasons = ReadonlyMap<string, string>;

const NO_REASONS: Reasons = new Map();
const LONGEST = 160;

interface Entry {
  readonly id: string;
  readonly text: string;
}

export function bundleLines(bundle: Bundle, reasons: Reasons = NO_REASONS): Line[] {
  const deep = new Set(bundle.disclosures.flatMap(({ artifacts }) => artifacts));
  const parts = partsOf(bundle);
  const scores = new Map(bundle.ranking.scores.map(({ id, score }) => [id, score]));
  const shown = (name: string, entries: readonly Entry[]): Line[] => {
    if (entries.length === 0) return [[paint('dim', `  ${name}: none`)]];
    return [`  ${name}`, ...entries.flatMap((entry) => entryLines(entry, reasons, scores))];
  };
  const inRing = (isDeep: boolean) =>
    parts.map(([name, entries]) => [name, entries.filter(({ id }) => deep.has(id) === isDeep)] as const);
  const deepParts = inRing(true).filter(([, entries]) => entries.length > 0);
  return [
    ringHeading('Ring 0', 'always there'),
    ...table([
      ['  phase', `${bundle.phase}, tier ${bundle.tier}`],
      ['  model', bundle.model_id],
      ['  kernel', bundle.kernel_hash],
      ['  constraints', bundle.constraints.map(({ rule }) => rule).join(', ')],
      ['  compiled at', bundle.compiled_at],
    ]),
    '  sight',
    ...sightLines(bundle.sight, '    '),
    ringHeading('Ring 1', 'what fits the question'),
    ...inRing(false).flatMap(([name, entries]) => shown(name, entries)),
    ringHeading('Ring 2', 'deep history'),
    ...(deepParts.length === 0 ? [[paint('dim', '  none')]] : []),
    ...bundle.disclosures.map(({ line }): Line => [paint('yellow', `  ${line}`)]),
    ...deepParts.flatMap(([name, entries]) => shown(name, entries)),
    ...(bundle.conflicts.length === 0 ? [] : [ringHeading('Conflicts', 'shown side by side, never merged')]),
    ...bundle.conflicts.map(({ between, about }): Line => [
      '  ',
      paint('yellow', between.join(' against ')),
      ` ${about}`,
    ]),
    ringHeading('Left out', countOf(bundle.exclusions.length, 'entry', 'entries')),
    ...table(bundle.exclusions.map(({ artifact, reason }) => [`  ${artifact}`, reasonText(reason)])),
    [paint('dim', `Ranked by ${rankedBy(bundle.ranking)}`)],
  ];
}

function partsOf(bundle: Bundle): readonly (readonly [string, readonly Entry[]])[] {
  return [
    ['work', bundle.work.map(({ id, text }) => ({ id, text }))],
    ['facts', bundle.facts.map(({ id, claim, confidence }) => ({ id, text: `${claim} (confidence ${confidence})` }))],
    ['turns', bundle.turns.map(({ id, speaker, content }) => ({ id, text: `${speaker}: ${content}` }))],
    ['open items', bundle.open_items.map(({ id, issue, status }) => ({ id, text: `${issue} (${status})` }))],
    [
      'intent',
      bundle.intent.map(({ intent, source }) => ({
        id: source === 'system' ? 'intent of the system' : `intent:${bundle.session_id}`,
        text: intent,
      })),
    ],
  ];
}

function entryLines({ id, text }: Entry, reasons: Reasons, scores: ReadonlyMap<string, number>): Line[] {
  const reason = reasons.get(id);
  const score = scores.get(id);
  const why = [
    ...(reason === undefined ? [] : [reason]),
    ...(score === undefined ? [] : [`score ${(score / 1_000).toFixed(2)}`]),
  ].join(', ');
  return [['    ', paint('cyan', id), why === '' ? '' : paint('dim', `  ${why}`)], `      ${shorten(text, LONGEST)}`];
}

/** Each tool with its values, what it does not know, or why it saw nothing. */
export function sightLines(sight: Bundle['sight'], margin: string): Line[] {
  return Object.entries(sight).flatMap(([tool, entry]) => toolLines(tool, entry, margin));
}

function toolLines(tool: string, entry: SightEntry, margin: string): Line[] {
  const heading = [margin, ...sightHeading(tool, entry)];
  if (!entry.available) return [heading];
  const { values, unknowns } = entry;
  const rows = Object.entries(values).map(([name, value]) => [
    `${margin}  ${name.replaceAll('_', ' ')}`,
    valueText(name, value),
  ]);
  const unknown = `${margin}  not known: ${unknowns.join(', ').replaceAll('_', ' ')}`;
  return [heading, ...table(rows), ...(unknowns.length === 0 ? [] : [[paint('yellow', unknown)]])];
}

function sightHeading(tool: string, entry: SightEntry): Cell[] {
  if (!entry.available) return [paint('bold', tool), ' ', paint('yellow', UNAVAILABLE[entry.reason])];
  const age = entry.freshness_s === 0 ? 'just now' : `${entry.freshness_s} s ago`;
  return [paint('bold', tool), paint('dim', ` seen ${age}, at ${entry.observed_at}`)];
}

const UNAVAILABLE = {
  not_installed: 'not available: what it looks at is not installed',
  blocked_by_tier: 'not available: the tier does not let it look',
  tool_error: 'not available: it failed, or took too long',
} as const;

function valueText(name: string, value: string | number | boolean | null): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && name.endsWith('_bytes')) return `${value} (${sizeText(value)})`;
  return value === null ? 'none' : String(value);
}

function sizeText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  let [rest, at] = [bytes, 0];
  while (rest >= 1_000 && at < units.length - 1) [rest, at] = [rest / 1_000, at + 1];
  return `${at === 0 ? rest : rest.toFixed(1)} ${units[at] ?? ''}`;
}

const EXCLUDED: Readonly<Record<string, string>> = {
  unsourced: 'it has no source',
  authority_incompatible: 'the tier does not allow it',
  sensitive_content_disallowed: 'it holds what looks like a secret',
  evidence_blob_disallowed: 'it is a log or data, not words',
  deep_history_not_requested: 'deep history, and --deep was not asked for',
  over_cap: 'no room was left for it',
  source_unavailable: 'its source could not be read',
  list_cut: 'too many to name',
};

function reasonText(reason: string): string {
  const words = EXCLUDED[reason];
  return words === undefined ? reason : `${words} (${reason})`;
}

function rankedBy({ method, vectors }: Bundle['ranking']): string {
  if (method === 'text+vectors') return 'words and meaning';
  return vectors === 'not_installed' ? 'words; the model for meaning is not installed' : 'words';
}

function ringHeading(name: string, about: string): Line {
  return [paint('bold', name), paint('dim', `  ${about}`)];
}
