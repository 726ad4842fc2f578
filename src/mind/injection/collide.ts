// A file that two live sessions of one worktree changed: both are told, each of the other. Inside the write that keeps the file's name.
import { toTimestamp } from '../../base/clock.ts';
import type { WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import type { SessionKey } from '../session/windows.ts';
import * as q from './queries.ts';

/** What another session changed before that is not what this one works on now. */
const RECENT_MS = 24 * 60 * 60_000;
const MOST_OTHERS = 3;

export interface Editor extends SessionKey {
  readonly project_id: string;
  readonly owner: string;
  readonly worktree: string | null;
}

export async function noteCollisions(tx: WriteTx, own: Editor, files: readonly string[]): Promise<void> {
  const nowMs = await tx.now();
  const now = toTimestamp(nowMs);
  const since = toTimestamp(nowMs - RECENT_MS);
  for (const file of files) {
    const key = [own.project_id, file, own.agent, own.session_id, own.worktree ?? ''] as const;
    for (const other of await tx.all(q.othersWhoChanged, ...key, since, MOST_OTHERS)) {
      await wait(tx, own, { file, owner: other.owner, at: other.changed_at }, now);
      await wait(tx, other, { file, owner: own.owner, at: now }, now);
    }
  }
}

interface Collision {
  readonly file: string;
  readonly owner: string;
  readonly at: string;
}

async function wait(tx: WriteTx, { agent, session_id }: SessionKey, told: Collision, since: string): Promise<void> {
  const due_key = `${told.file} ${told.owner}`;
  const detail = JSON.stringify(told);
  await writeRow(tx, q.putDue, { agent, session_id, trigger_name: 'collision', due_key, detail, since });
}
