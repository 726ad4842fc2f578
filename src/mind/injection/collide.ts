// A file that two live sessions of one worktree changed: each is told of the other, once for each time that the other came to it. Inside the
// write that keeps the file's name, before that name is kept.
import { toTimestamp } from '../../base/clock.ts';
import { plainSha256 } from '../../base/plain-sha256.ts';
import type { WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import { IDLE_MS } from '../finalize/triggers.ts';
import type { SessionKey } from '../session/windows.ts';
import * as q from './queries.ts';

/** What a session changed before that is not what it works on now. */
export const RECENT_MS = 24 * 60 * 60_000;
const MOST_OTHERS = 3;

export interface Editor extends SessionKey {
  readonly project_id: string;
  readonly owner: string;
  readonly worktree: string | null;
}

/** `at` is when it changed them; now, where nobody says. */
export async function noteCollisions(tx: WriteTx, own: Editor, files: readonly string[], at?: string): Promise<void> {
  const nowMs = await tx.now();
  const now = toTimestamp(nowMs);
  const since = toTimestamp(nowMs - RECENT_MS);
  const idle = toTimestamp(nowMs - IDLE_MS);
  const self = [own.agent, own.session_id] as const;
  for (const file of files) {
    const place = [...self, own.project_id, file, ...self, own.worktree ?? ''] as const;
    for (const other of await tx.all(q.othersWhoChanged, idle, ...place, since, MOST_OTHERS)) {
      const before = other.own_at !== null && other.own_at > since ? other.own_at : undefined;
      // One that had changed it already was told when the other did. One that is over works on it no more; it may be resumed, and hears then.
      if (before === undefined && other.is_live === 1)
        await wait(tx, own, { file, owner: other.owner, at: other.changed_at }, now);
      // Further changes say nothing new until the other comes back to the file.
      if (before === undefined || before < other.changed_at)
        await wait(tx, other, { file, owner: own.owner, at: at ?? now }, now);
    }
  }
}

interface Collision {
  readonly file: string;
  readonly owner: string;
  readonly at: string;
}

/** The key stands in the record of what was told: by a hash, so that a search for the file's name does not find it there. */
async function wait(tx: WriteTx, { agent, session_id }: SessionKey, told: Collision, since: string): Promise<void> {
  const due_key = `${plainSha256(told.file).slice(0, 16)} ${told.owner}`;
  const detail = JSON.stringify(told);
  await writeRow(tx, q.putDue, { agent, session_id, trigger_name: 'collision', due_key, detail, since });
}
