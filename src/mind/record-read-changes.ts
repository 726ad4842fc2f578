// Files that a session changed, as its agent's own record tells: kept like those that its hooks told of, and held against what other live
// sessions changed. Inside the write that takes the record in. What its hooks told before is known; a session that has ended tells nobody.
import { toTimestamp } from '../base/clock.ts';
import { isFileOfWork } from '../base/file-of-work.ts';
import type { WriteTx } from '../store/store.ts';
import { IDLE_MS } from './finalize/triggers.ts';
import { noteCollisions, RECENT_MS } from './injection/collide.ts';
import * as q from './queries.ts';
import { MOST_FILES, recordFiles } from './record-files.ts';
import type { ChangesRead } from './t0/write-part.ts';

/** An agent notes a change before or after the hook that tells of it. */
const BESIDE_MS = 5_000;

export async function recordReadChanges(tx: WriteTx, { project_id, changes, ...key }: ChangesRead): Promise<void> {
  const nowMs = await tx.now();
  const session = await tx.get(q.readSession, key.agent, key.session_id);
  if (!session || !isLive(session, nowMs)) return;
  const kept = await tx.all(q.readFiles, key.agent, key.session_id, project_id, MOST_FILES);
  const known = new Map(kept.map(({ path, changed_at }) => [path, Date.parse(changed_at)]));
  for (const [file, atMs] of newestOf(changes, nowMs)) {
    if (atMs <= (known.get(file) ?? nowMs - RECENT_MS) + BESIDE_MS) continue;
    const at = toTimestamp(atMs);
    await noteCollisions(tx, { ...session, project_id }, [file], at);
    await recordFiles(tx, { ...key, project_id }, [file], at);
  }
}

/** Of a session without hooks nobody tells the end. */
function isLive({ ended_at, source, last_event_at }: q.SessionRow, nowMs: number): boolean {
  return ended_at === null && (source !== 'transcript' || Date.parse(last_event_at) > nowMs - IDLE_MS);
}

/** Each file of the project once, with the time of its last change; none lies ahead of the home's clock. */
function newestOf(changes: ChangesRead['changes'], nowMs: number): ReadonlyMap<string, number> {
  const newest = new Map<string, number>();
  for (const { path, at } of changes) {
    const isInside = path !== '.' && !path.startsWith('/') && !path.startsWith('../') && !/^[A-Za-z]:/.test(path);
    if (!isInside || !isFileOfWork(path)) continue;
    newest.set(path, Math.min(nowMs, Math.max(newest.get(path) ?? 0, Date.parse(at))));
  }
  return newest;
}
