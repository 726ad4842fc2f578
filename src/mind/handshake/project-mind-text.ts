// Pure: the canon as Markdown for people, and back. An entry is one line that begins with its anchor, so that a person can edit the sentence
// behind it; what stands below an entry is for reading only. The same canon gives the same bytes.
import { inlineText, textOfInline } from '../../base/markdown-text.ts';
import type { CanonEntry } from '../canon/contract.ts';
import { inOrderOfWorth } from '../canon/worth.ts';

export interface ProjectMind {
  readonly project: string;
  readonly canon_hash: string;
  /** In every state but forgotten. */
  readonly entries: readonly CanonEntry[];
}

const WHOLE_PROJECT = '*';

export function projectMindText({ project, canon_hash, entries }: ProjectMind): string {
  const standing = entries.filter(({ state }) => state === 'active');
  const former = entries.filter(({ state }) => state === 'superseded' || state === 'stale');
  const byId = new Map(entries.map((entry) => [entry.entry_id, entry]));
  const lines = [
    `# What ${inlineText(project)} knows`,
    '',
    'Made by `throughline mind export` from the canon. You can correct a sentence behind its anchor, add a line without one, or delete',
    'a line, and give the file back with `throughline mind import`: it shows what would change before anything does.',
    '',
    `<!-- canon ${canon_hash} -->`,
    // Given back later, an entry behind it came since, and was not deleted.
    `<!-- entries up to C${Math.max(0, ...entries.map(({ number }) => number))} -->`,
  ];
  const add = (entry: CanonEntry) => lines.push(...entryLines(entry, byId));
  for (const tag of tagsOf(standing)) {
    lines.push('', tag === WHOLE_PROJECT ? '## The whole project' : `## Tag ${inlineText(tag)}`);
    for (const [topic, of] of topicsOf(standing, tag)) {
      lines.push('', `### ${inlineText(topic)}`, '');
      of.forEach(add);
    }
  }
  if (former.length > 0) lines.push('', '## No longer so', '');
  former.toSorted(byNumber).forEach(add);
  return `${lines.join('\n')}\n`;
}

function byNumber(a: CanonEntry, b: CanonEntry): number {
  return a.number - b.number;
}

/** What holds for the whole project first, then by name. */
function tagsOf(entries: readonly CanonEntry[]): string[] {
  const tags = [...new Set(entries.map(({ tag }) => tag))].toSorted();
  return tags.includes(WHOLE_PROJECT) ? [WHOLE_PROJECT, ...tags.filter((tag) => tag !== WHOLE_PROJECT)] : tags;
}

function topicsOf(entries: readonly CanonEntry[], tag: string): [string, CanonEntry[]][] {
  const topics = Map.groupBy(inOrderOfWorth(entries.filter((entry) => entry.tag === tag)), ({ topic }) => topic);
  return [...topics].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function entryLines(entry: CanonEntry, byId: ReadonlyMap<string, CanonEntry>): string[] {
  const { anchor, summary, kind, state, confidence_bps, evidence, is_pinned, supersedes_entry_id } = entry;
  const before = supersedes_entry_id === null ? undefined : byId.get(supersedes_entry_id);
  const against = entry.conflicts_with.flatMap((id) => byId.get(id)?.anchor ?? []).toSorted();
  const facts = [
    kind,
    ...(state === 'active' ? [] : [state]),
    `confidence ${confidence_bps}`,
    evidence.length === 1 ? 'from 1 reflection' : `from ${evidence.length} reflections`,
    ...(is_pinned ? ['pinned'] : []),
    ...(entry.quoted_from === undefined ? [] : [`quoted from ${inlineText(entry.quoted_from)}, unverified`]),
    ...(before ? [`instead of ${before.anchor}`] : []),
    ...(against.length === 0 ? [] : [`contradicts ${against.join(', ')}`]),
  ];
  const text = summary === null ? '*(erased)*' : inlineText(summary);
  return [`- [${anchor}] ${text}`, `  <sub>${facts.join(' · ')}</sub>`];
}

// ── Back ─────────────────────────────────────────────────────────────────────────────────────────────────────

export interface ReadMind {
  readonly canon_hash: string | undefined;
  /** The number of the newest entry when it was written. */
  readonly last: number | undefined;
  /** Lines with an anchor, as they stand in the file now. */
  readonly kept: readonly { readonly anchor: string; readonly text: string; readonly line: number }[];
  /** Lines without one, below the heading that says for which tag. */
  readonly added: readonly {
    readonly text: string;
    readonly tag: string;
    readonly topic: string | undefined;
    readonly line: number;
  }[];
}

const ENTRY = /^[-*] \[(C\d{1,9}@\d{1,9})\] (.*)$/;
const ADDED = /^[-*] (?!\[C\d)(.*\S.*)$/;
const LAST = /^<!-- entries up to C(\d{1,9}) -->$/;
const HASH = /^<!-- canon ([0-9a-f]{64}) -->$/;

export function readProjectMind(text: string): ReadMind {
  let hash: string | undefined;
  let last: string | undefined;
  let tag = WHOLE_PROJECT;
  let topic: string | undefined;
  const kept: ReadMind['kept'][number][] = [];
  const added: ReadMind['added'][number][] = [];
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    const line = written.trimEnd();
    hash ??= HASH.exec(line)?.[1];
    last ??= LAST.exec(line)?.[1];
    if (line.startsWith('## ')) {
      const name = /^## Tag (.+)$/.exec(line)?.[1];
      tag = name === undefined ? WHOLE_PROJECT : textOfInline(name);
      topic = undefined;
    } else if (line.startsWith('### ')) topic = textOfInline(line.slice(4));
    const [, anchor, said] = ENTRY.exec(line) ?? [];
    const another = ADDED.exec(line)?.[1];
    if (anchor !== undefined && said !== undefined) kept.push({ anchor, text: textOfInline(said), line: index + 1 });
    else if (another !== undefined) added.push({ text: textOfInline(another), tag, topic, line: index + 1 });
  }
  return { canon_hash: hash, last: last === undefined ? undefined : Number(last), kept, added };
}

/** A sentence as it comes back from a file that nobody edited. */
export function asRead(summary: string): string {
  return textOfInline(inlineText(summary));
}
