// Records which files of its project a session changed, inside the caller's write: the newest ones, each once.
import { toTimestamp } from '../base/clock.ts';
import type { WriteTx } from '../store/store.ts';
import { writeRow } from '../store/table.ts';
import * as q from './queries.ts';
import type { SessionKey } from './record-session.ts';

/** Of one session in one project. A session that changes more keeps the newest. */
export const MOST_FILES = 200;

export async function recordFiles(
  tx: WriteTx,
  { agent, session_id, project_id }: SessionKey & { readonly project_id: string },
  files: readonly string[],
  at?: string,
): Promise<void> {
  const now = at ?? toTimestamp(await tx.now());
  const key = { agent, session_id, project_id } as const;
  let added = 0;
  for (const path of files) {
    if ((await tx.run(q.touchFile, now, agent, session_id, project_id, path)) > 0) continue;
    await writeRow(tx, q.insertFile, { ...key, path, changes: 1, first_at: now, changed_at: now });
    added += 1;
  }
  if (added > 0) await tx.run(q.dropOldFiles, agent, session_id, project_id, agent, session_id, project_id, MOST_FILES);
}
