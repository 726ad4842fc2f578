// What holds in a project as one hash, kept as a sum of the digests of its active entries: a change costs what it changes, whatever the size
// of the canon. By what entries say, never by ids and numbers: the same in every home that learned the same.
import { canonicalJson } from '../../base/canonical-json.ts';
import { sha256 } from '../../base/hash.ts';
import { StateChecksum } from '../../ledger/state/state.ts';
import { readAny, runRows } from '../../store/rows.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import * as q from './queries.ts';

/** Of the entry alone: whether it took a place and how many contradict it, not what those say. */
export function digestOf(row: q.EntryRow): string {
  return sha256(
    canonicalJson([
      row.subject,
      row.summary,
      row.kind,
      row.topic,
      row.tag,
      row.confidence_bps,
      row.is_pinned,
      row.evidence_count,
      row.supersedes_entry_id !== null,
      (JSON.parse(row.conflicts_json) as string[]).length,
    ]),
  );
}

export async function hashOfCanon(tx: ReadTx, projectId: string): Promise<string> {
  const sums = await tx.all(q.sumsOf, projectId);
  return sums.length === 0 ? wholeHash(tx, projectId) : hashOf(sums.map(({ digest }) => digest));
}

/** From every entry: what the sums must come to. */
export async function wholeHash(tx: ReadTx, projectId: string): Promise<string> {
  return hashOf((await tx.all(q.activeEntries, projectId, '', '')).map(digestOf));
}

/** Active entries of the tag and of the whole project. */
export async function countActive(tx: ReadTx, projectId: string, tag: string): Promise<number> {
  const sums = await tx.all(q.sumsOf, projectId);
  if (sums.length === 0) return (await tx.get(q.countActive, projectId, tag))?.entries ?? 0;
  return sums.reduce((all, sum) => all + (sum.tag === tag || sum.tag === '*' ? sum.entries : 0), 0);
}

/** After rows and words of these entries were written, in the same transaction. */
export async function renewDigests(tx: WriteTx, projectId: string, entryIds: readonly string[]): Promise<void> {
  const sums = await tx.all(q.sumsOf, projectId);
  // The first entries of a project, or a home whose canon is older than its sums.
  if (sums.length === 0) return renewAllDigests(tx, projectId);
  const ids = [...new Set(entryIds)];
  const [before, rows] = await Promise.all([
    readAny(
      tx,
      q.digestsByIds,
      ids.map((id) => [id]),
    ),
    readAny(
      tx,
      q.entriesByIds,
      ids.map((id) => [id, projectId]),
    ),
  ]);
  const after = digestRows(projectId, rows);
  const changed = new Set([...before, ...after].map(({ tag }) => tag));
  const written = [...changed].map((tag): q.SumRow => {
    const sum = sums.find((each) => each.tag === tag) ?? { entries: 0, digest: null };
    const [gone, come] = [before, after].map((some) => some.filter((each) => each.tag === tag));
    const checksum = new StateChecksum(sum.digest);
    for (const { digest } of gone ?? []) checksum.remove(digest);
    for (const { digest } of come ?? []) checksum.add(digest);
    const entries = sum.entries - (gone?.length ?? 0) + (come?.length ?? 0);
    return { project_id: projectId, tag, entries, digest: checksum.hex };
  });
  const stand = new Set(after.map(({ entry_id }) => entry_id));
  await Promise.all([
    ...before.filter(({ entry_id }) => !stand.has(entry_id)).map(({ entry_id }) => tx.run(q.deleteDigest, entry_id)),
    ...runRows(tx, q.upsertDigests, after),
    ...runRows(tx, q.upsertSums, written),
  ]);
}

/** From every entry, whatever the sums said. */
export async function renewAllDigests(tx: WriteTx, projectId: string): Promise<void> {
  const digests = digestRows(projectId, await tx.all(q.activeEntries, projectId, '', ''));
  const sums = [...Map.groupBy(digests, ({ tag }) => tag)].map(([tag, some]): q.SumRow => ({
    project_id: projectId,
    tag,
    entries: some.length,
    digest: hashOf(some.map(({ digest }) => digest)),
  }));
  await tx.run(q.deleteDigests, projectId);
  await tx.run(q.deleteSums, projectId);
  await Promise.all([...runRows(tx, q.upsertDigests, digests), ...runRows(tx, q.upsertSums, sums)]);
}

function digestRows(projectId: string, rows: readonly q.EntryRow[]): q.DigestRow[] {
  return rows
    .filter(({ state }) => state === 'active')
    .map((row) => ({ entry_id: row.entry_id, project_id: projectId, tag: row.tag, digest: digestOf(row) }));
}

function hashOf(digests: readonly string[]): string {
  const checksum = new StateChecksum();
  for (const digest of digests) checksum.add(digest);
  return checksum.hex;
}
