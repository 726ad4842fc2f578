// What each active entry names, so that somebody who meets it finds the entry: its files, and the error that a fix repaired. Kept in the
// transaction that changes the entry; what is erased or no longer holds names nothing.
import { readAny, runRows } from '../../store/rows.ts';
import type { WriteTx } from '../../store/store.ts';
import * as q from './queries.ts';

/** As `observe-runs.ts` writes the subject of a fix. */
const OF_ERROR = 'error:';
/** A longer one would not fit into an index. */
const MOST_LENGTH = 500;

export async function renewNames(tx: WriteTx, projectId: string, entryIds: readonly string[]): Promise<void> {
  const ids = [...new Set(entryIds)];
  const rows = await readAny(
    tx,
    q.entriesByIds,
    ids.map((id) => [id, projectId]),
  );
  await Promise.all(ids.map((id) => tx.run(q.deleteNames, id)));
  await Promise.all(runRows(tx, q.insertNames, rows.flatMap(namesOf)));
}

/** From every entry, whatever was kept. */
export async function renewAllNames(tx: WriteTx, projectId: string): Promise<void> {
  const rows = await tx.all(q.activeEntries, projectId, '', '');
  await tx.run(q.deleteNamesOfProject, projectId);
  await Promise.all(runRows(tx, q.insertNames, rows.flatMap(namesOf)));
}

function namesOf({ project_id, entry_id, state, subject, files_json }: q.EntryRow): q.NameRow[] {
  if (state !== 'active') return [];
  const files = files_json === null ? [] : (JSON.parse(files_json) as string[]);
  const error = subject?.startsWith(OF_ERROR) ? [subject.slice(OF_ERROR.length)] : [];
  return [
    ...error.map((name) => ({ project_id, what: 'error' as const, name, entry_id })),
    ...[...new Set(files)].map((name) => ({ project_id, what: 'file' as const, name, entry_id })),
  ].filter(({ name }) => name !== '' && name.length <= MOST_LENGTH);
}
