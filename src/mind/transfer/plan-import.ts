// Pure: what a file that was given back says against the canon as it stands. Nothing that changed since the file was written is overwritten.
import { uuidOf } from '../../base/named-id.ts';
import type { CanonEntry, Evidence } from '../canon/contract.ts';
import { asRead, readProjectMind } from '../handshake/project-mind-text.ts';
import { isDescriptive } from '../observe/observe-notes.ts';
import { canonFileSchema, refuseTransfer, type CanonFile, type ImportChange, type Imported } from './contract.ts';

export interface CanonNow {
  readonly project_id: string;
  readonly canon_hash: string;
  /** In every state but rejected and forgotten. */
  readonly entries: readonly CanonEntry[];
  /** By anchor, of revisions that the file names and that no longer stand. */
  readonly earlier: ReadonlyMap<string, string>;
  /** The same as `mind export` would write it. */
  readonly markdown: string;
  readonly isStatus: (text: string) => boolean;
  readonly now: string;
}

export interface ImportPlan {
  readonly format: Imported['format'];
  readonly changes: readonly ImportChange[];
  readonly left_out: Imported['left_out'];
  /** Of the changes that are taken as evidence. */
  readonly evidence: readonly Evidence[];
  readonly topics: ReadonlyMap<string, string>;
}

export function planImport(text: string, now: CanonNow): ImportPlan {
  return text.trimStart().startsWith('{') ? planJson(text, now) : planMarkdown(text, now);
}

function numberOf(anchor: string): number {
  return Number(/^C(\d+)/.exec(anchor)?.[1] ?? 0);
}

// ── Markdown ─────────────────────────────────────────────────────────────────────────────────────────────────

function planMarkdown(text: string, now: CanonNow): ImportPlan {
  const given = readProjectMind(text);
  if (given.canon_hash === undefined)
    throw refuseTransfer('no_mind_file', 'The file does not say which canon it was written from');
  // Both sides through the same writing and reading, so that only what a person changed differs.
  const written = new Map(readProjectMind(now.markdown).kept.map((each) => [numberOf(each.anchor), each]));
  const byNumber = new Map(now.entries.map((entry) => [entry.number, entry]));
  const isSame = given.canon_hash === now.canon_hash;
  const changes: ImportChange[] = [];
  const left_out: Imported['left_out'] = [];
  const stale: string[] = [];
  for (const { anchor, text: said, line } of given.kept) {
    const entry = byNumber.get(numberOf(anchor));
    const before = written.get(numberOf(anchor));
    const earlier = now.earlier.get(anchor);
    if (before?.text === said || (earlier !== undefined && asRead(earlier) === said)) continue;
    if (!entry || entry.anchor !== anchor) stale.push(anchor);
    else if (entry.state !== 'active') left_out.push({ text: said, reason: 'not_active' });
    else if (now.isStatus(said)) left_out.push({ text: said, reason: 'status' });
    else changes.push({ act: 'correct', anchor, before: entry.summary, after: said, tag: entry.tag, line });
  }
  const numbers = new Set(given.kept.map(({ anchor }) => numberOf(anchor)));
  const last = given.last ?? Math.max(0, ...numbers);
  for (const entry of now.entries) {
    if (entry.state !== 'active' || numbers.has(entry.number)) continue;
    // In a file of the same canon it was deleted. In an older one it may have come since: what is behind its last entry did.
    if (isSame)
      changes.push({
        act: 'reject',
        anchor: entry.anchor,
        before: entry.summary,
        after: null,
        tag: entry.tag,
        line: null,
      });
    else if (entry.number <= last) stale.push(entry.anchor);
  }
  if (stale.length > 0)
    throw refuseTransfer(
      'mind_file_stale',
      `Since the file was written, something changed: ${stale.slice(0, 10).join(', ')}`,
      {
        anchors: stale.slice(0, 100),
      },
    );
  const topics = new Map<string, string>();
  const known = new Set(now.entries.flatMap(({ state, summary }) => (state === 'active' ? (summary ?? []) : [])));
  for (const { text: said, tag, topic, line } of given.added) {
    if (now.isStatus(said)) left_out.push({ text: said, reason: 'status' });
    else if (known.has(said)) left_out.push({ text: said, reason: 'known' });
    else {
      changes.push({ act: 'learn', anchor: null, before: null, after: said, tag, line });
      if (topic !== undefined) topics.set(said, topic);
    }
  }
  // First what cannot be told from an older file any more, should a process die in between.
  const order = { reject: 0, correct: 1, learn: 2, take: 3 } as const;
  return {
    format: 'markdown',
    changes: changes.toSorted((a, b) => order[a.act] - order[b.act]),
    left_out,
    evidence: [],
    topics,
  };
}

// ── JSON ─────────────────────────────────────────────────────────────────────────────────────────────────────

function planJson(text: string, now: CanonNow): ImportPlan {
  const file = canonFileOf(text);
  const known = new Set(now.entries.map(({ subject, summary }) => `${subject}\n${summary}`));
  const changes: ImportChange[] = [];
  const left_out: Imported['left_out'] = [];
  const evidence: Evidence[] = [];
  for (const entry of file.entries) {
    const { summary, kind, subject, tag, topic, newest_at } = entry;
    if (summary === null || entry.state !== 'active') continue;
    // Nobody here said it: it may tell how something is, and never what to do.
    if (kind !== 'fact' || !isDescriptive(summary)) left_out.push({ text: summary, reason: 'not_a_fact' });
    else if (now.isStatus(summary)) left_out.push({ text: summary, reason: 'status' });
    else if (known.has(`${subject}\n${summary}`)) left_out.push({ text: summary, reason: 'known' });
    else {
      const at =
        Number.isNaN(Date.parse(newest_at)) || newest_at > now.now ? now.now : new Date(newest_at).toISOString();
      changes.push({ act: 'take', anchor: null, before: null, after: summary, tag, line: null });
      evidence.push({
        reflection_id: uuidOf(`import into ${now.project_id}: ${file.canon_hash} ${subject} ${summary}`),
        agent: 'import',
        session_id: `canon-${file.canon_hash.slice(0, 12)}`,
        tag,
        kind,
        topic,
        subject,
        value: entry.evidence[0]?.value ?? null,
        statement: summary,
        source: 'import',
        at,
        files: entry.files,
        is_correction: false,
      });
    }
  }
  return { format: 'json', changes, left_out, evidence, topics: new Map() };
}

function canonFileOf(text: string): CanonFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuseTransfer('no_mind_file', 'The file begins like JSON and is none');
  }
  const parsed = canonFileSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw refuseTransfer('no_mind_file', `The file is no export of a canon: ${issue?.path.join('.')} ${issue?.message}`);
}
