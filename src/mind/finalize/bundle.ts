// Pure: a sealed session as three texts. The same rows give the same bytes, whenever and wherever they are made.
import { canonicalJson } from '../../base/canonical-json.ts';
import { sha256 } from '../../base/hash.ts';
import { inlineText, quotedText } from '../../base/markdown-text.ts';
import { uuidOf } from '../../base/named-id.ts';
import type { Manifest } from './contract.ts';
import type { ObservationRow, ReflectionRow } from './queries.ts';

export interface Sealed {
  readonly project_id: string;
  readonly agent: string;
  readonly session_id: string;
  readonly session_ref: string;
  /** Of its newest event; of its beginning where it has none. */
  readonly sealed_at: string;
  readonly to_seq: number;
  /** What stands, in one order. */
  readonly observations: readonly ObservationRow[];
  readonly reflections: readonly ReflectionRow[];
  /** Reflections that an earlier run made, and that no longer hold. */
  readonly withdrawn: readonly ReflectionRow[];
}

export const BUNDLE_FILES = ['t1.md', 't2.md', 'manifest.json'] as const;
export type Bundle = Readonly<Record<(typeof BUNDLE_FILES)[number], string>>;

export function exportIdOf(sealed: Sealed): string {
  const { session_ref, to_seq, observations, reflections } = sealed;
  const ids = [...observations.map((row) => row.observation_id), ...reflections.map((row) => row.reflection_id)];
  const holds = sha256([...ids.toSorted(), sliceKeyOf(sealed) ?? ''].join('\n'));
  return uuidOf(`export ${session_ref} ${to_seq} ${holds}`);
}

export function durableOf(reflections: readonly ReflectionRow[]): string[] {
  return reflections.flatMap(({ is_durable, reflection_id }) => (is_durable === 1 ? reflection_id : [])).toSorted();
}

/** Null where nothing may become canon, and nothing might have before. */
export function sliceKeyOf({ session_ref, reflections, withdrawn }: Sealed): string | null {
  const [holds, left] = [durableOf(reflections), durableOf(withdrawn)];
  return holds.length + left.length === 0
    ? null
    : uuidOf(`slice ${session_ref} ${sha256([...holds, 'without', ...left].join('\n'))}`);
}

const OF_ITSELF = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Safe on every file system; ids that are no UUIDs may be of two agents, or differ in what a file system does not tell apart. */
export function folderOf({ agent, session_id, session_ref, sealed_at }: Sealed): string {
  const safe = (text: string) => text.replaceAll(/[^A-Za-z0-9_-]+/g, '-').slice(0, 60);
  const name = OF_ITSELF.test(session_id)
    ? session_id
    : `${safe(agent)}-${safe(session_id)}-${session_ref.slice(0, 8)}`;
  return `${name}_${sealed_at.replaceAll(/[-:.]/g, '')}`;
}

export function makeBundle(sealed: Sealed): { readonly bundle: Bundle; readonly manifest: Manifest } {
  const { project_id, agent, session_id, sealed_at, to_seq, observations, reflections } = sealed;
  const texts = { 't1.md': t1Of(sealed), 't2.md': t2Of(sealed) };
  const manifest: Manifest = {
    version: 1,
    export_id: exportIdOf(sealed),
    project_id,
    agent,
    session_id,
    folder: folderOf(sealed),
    sealed_at,
    to_seq,
    tags: tagsOf(sealed),
    observations: observations.length,
    reflections: reflections.length,
    durable: durableOf(reflections).length,
    slice_key: sliceKeyOf(sealed),
    files: Object.entries(texts).map(([name, text]) => ({
      name,
      bytes: Buffer.byteLength(text),
      sha256: sha256(text),
    })),
  };
  return { bundle: { ...texts, 'manifest.json': manifestText(manifest) }, manifest };
}

export function manifestText(manifest: Manifest): string {
  return `${canonicalJson(manifest)}\n`;
}

export function tagsOf({ observations }: Sealed): string[] {
  return [...new Set(observations.map(({ tag }) => tag))].toSorted();
}

function headOf(title: string, { agent, session_id, sealed_at, to_seq }: Sealed): string {
  return `# ${title}\n\nSession ${inlineText(session_id)} of ${inlineText(agent)}, up to event ${to_seq}, ${sealed_at}.\n`;
}

function t1Of(sealed: Sealed): string {
  const parts = [headOf('Observations', sealed)];
  for (const tag of tagsOf(sealed)) {
    parts.push(`\n## ${inlineText(tag)}\n`);
    for (const row of sealed.observations) if (row.tag === tag) parts.push(`\n${observationText(row)}\n`);
  }
  return parts.join('');
}

function observationText({
  observation_id,
  kind,
  topic,
  source,
  rule,
  at,
  statement,
  quote_texts,
  quotes,
}: ObservationRow) {
  const places = JSON.parse(quotes) as { readonly t0_id: string; readonly start: number; readonly end: number }[];
  const texts = quote_texts === null ? [] : (JSON.parse(quote_texts) as string[]);
  const lines = [
    `- ${wordsOf(statement)}`,
    `  ${kind} · ${inlineText(topic)} · ${source} · ${inlineText(rule)} · ${at} · ${observation_id}`,
  ];
  for (const [index, { t0_id, start, end }] of places.entries()) {
    const text = texts[index];
    if (text !== undefined) lines.push('', quotedText(text, '  '));
    lines.push('', `  ${t0_id} ${start}–${end}`);
  }
  return lines.join('\n');
}

function t2Of(sealed: Sealed): string {
  const parts = [headOf('Reflections', sealed)];
  const tags = [...new Set(sealed.reflections.map(({ tag }) => tag))].toSorted();
  for (const tag of tags) {
    parts.push(`\n## ${inlineText(tag)}\n\n`);
    for (const row of sealed.reflections) {
      if (row.tag !== tag) continue;
      const { statement, kind, topic, source, at, reflection_id, observation_ids, is_durable } = row;
      const of = (JSON.parse(observation_ids) as string[]).join(', ');
      const lasts = is_durable === 1 ? 'lasting' : 'of this session';
      parts.push(
        `- ${wordsOf(statement)}\n  ${kind} · ${inlineText(topic)} · ${source} · ${lasts} · ${at} · ${reflection_id}\n  from ${of}\n`,
      );
    }
  }
  return parts.join('');
}

function wordsOf(statement: string | null): string {
  return statement === null ? '(erased)' : inlineText(statement);
}
