// How a hook asks for lines to be compiled that it did not find: a row in the queue, by plain SQL, in its own write.
import { toTimestamp } from '../../base/clock.ts';
import { plainSha256 } from '../../base/plain-sha256.ts';
import { namedText, uuidOfDigest } from '../../base/uuid-of-digest.ts';
import { insertJobOnce } from '../../kernel/jobs/queries.ts';
import type { WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import { takeWake } from '../finalize/triggers.ts';

export const COMPILE_JOB = 'mind.compile';
const MOST_ATTEMPTS = 3;
const BACKOFF_MS = 2_000;

/** Whether the caller is the one who starts a process that works on it. */
export async function askToCompile(tx: WriteTx, projectId: string): Promise<boolean> {
  const nowMs = await tx.now();
  const now = toTimestamp(nowMs);
  const key = `compile ${projectId}`;
  const added = await writeRow(tx, insertJobOnce, {
    job_id: uuidOfDigest(plainSha256(namedText(`job ${key} ${Math.floor(nowMs / 60_000)}`))),
    kind: COMPILE_JOB,
    unique_key: key,
    lane: projectId,
    payload: JSON.stringify({ project_id: projectId }),
    priority: 2,
    state: 'ready',
    run_at: now,
    attempts: 0,
    max_attempts: MOST_ATTEMPTS,
    backoff_ms: BACKOFF_MS,
    claimed_by: null,
    last_error: null,
    created_at: now,
  });
  return added > 0 && (await takeWake(tx));
}
