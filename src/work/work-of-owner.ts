// What a session has in hand and would do next, for a domain that hands it to another session.
import { toTimestamp } from '../base/clock.ts';
import { plainSha256 } from '../base/plain-sha256.ts';
import { Refusal } from '../base/errors.ts';
import type { ReadTx, Store } from '../store/store.ts';
import { latestCheckpoint } from './records/checkpoint-history.ts';
import { readTask } from './records/read-record.ts';
import * as q from './queries.ts';
import { readNextStep } from './read-next-step.ts';

export interface TaskInHand {
  readonly number: number;
  readonly title: string;
  readonly status: string;
  readonly is_held: boolean;
  readonly checkpoint: {
    readonly seq: number;
    readonly where_we_left_off: string;
    readonly next_step: string;
  } | null;
}

export interface WorkOfOwner {
  readonly next_step: { readonly number: number; readonly text: string } | null;
  /** Those that it holds first, then others that it had in hand and that are open. */
  readonly tasks: readonly TaskInHand[];
}

/** A checkpoint that a person records by a command for the session stands under that person's name. */
export function countWorkOfOwner(
  store: Store,
  projectId: string,
  owner: string,
): Promise<{ readonly claims: number; readonly checkpoints: number }> {
  return store.read(async (tx) => {
    const claims = await tx.all(q.readClaims, projectId, toTimestamp(await tx.now()));
    const written = await tx.get(q.countCheckpointsBy, projectId, owner, `mcp:${owner}`);
    return { claims: claims.filter((claim) => claim.owner === owner).length, checkpoints: written?.count ?? 0 };
  });
}

/** `taskIds`: what the session had in hand besides; a task that is gone says nothing. */
export function readWorkOfOwner(
  store: Store,
  projectId: string,
  owner: string,
  taskIds: readonly string[],
): Promise<WorkOfOwner> {
  return store.read(async (tx) => {
    const claims = await tx.all(q.readClaims, projectId, toTimestamp(await tx.now()));
    const held = new Set(claims.filter((claim) => claim.owner === owner).map(({ task_id }) => task_id));
    const tasks: TaskInHand[] = [];
    for (const id of new Set([...held, ...taskIds])) {
      const task = await taskInHand(tx, projectId, id, held.has(id));
      if (task) tasks.push(task);
    }
    const step = await readNextStep({ tx, sha256: plainSha256 }, projectId, owner);
    const { number, next_step } = step;
    return { next_step: number === null ? null : { number, text: next_step }, tasks };
  });
}

async function taskInHand(
  tx: ReadTx,
  projectId: string,
  id: string,
  is_held: boolean,
): Promise<TaskInHand | undefined> {
  try {
    const { number, title, status, archived, task_id } = await readTask(tx, projectId, id);
    if (status === 'done' || archived) return undefined;
    const latest = await latestCheckpoint(tx, projectId, task_id);
    const checkpoint = latest && {
      seq: latest.seq,
      where_we_left_off: latest.where_we_left_off,
      next_step: latest.next_step,
    };
    return { number, title, status, is_held, checkpoint };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
