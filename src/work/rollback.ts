// Rolls a whole project back to an earlier event, unless that would change a task under another session's live claim.
import { toTimestamp } from '../base/clock.ts';
import type { EntityChange } from '../ledger/contract.ts';
import type { ReadTx } from '../store/store.ts';
import type { WorkDeps } from './change.ts';
import { chooseProject } from './choose-project.ts';
import { refuse } from './contract.ts';
import type { History } from './operations/history.ts';
import * as q from './queries.ts';
import type { TaskEntity } from './state/entities.ts';
import { workKind } from './state/evolve.ts';

export function createRollback({ ledger, store }: WorkDeps): History['rollback'] {
  return async ({ project_id, to_seq, reason, operation_id, expected_seq, override, ...input }, call) => {
    const projectId = await store.read((tx) => chooseProject(tx, project_id, call));
    if (to_seq < 1) throw refuse('not_undoable', 'Before its first event there is no project to go back to');
    const owner = input.owner ?? call.owner;
    const { last_seq } = await ledger.rollback({ kind: workKind, id: projectId }, to_seq, {
      // The event has one text for both, so that history shows why the claims did not count.
      reason: override === undefined ? reason : `${reason} (override: ${override})`,
      actor: call.actor,
      ...(operation_id === undefined ? {} : { operationId: operation_id }),
      ...(expected_seq === undefined ? {} : { expectedSeq: expected_seq }),
      ...(override === undefined ? { allow: (tx, changes) => refuseHeld(tx, projectId, owner, changes) } : {}),
    });
    return { project_id: projectId, to_seq, event_seq: last_seq };
  };
}

/** A task's checkpoint and blockers change with the task, so its own entity tells of all three. */
async function refuseHeld(
  tx: ReadTx,
  projectId: string,
  owner: string | undefined,
  changes: readonly EntityChange[],
): Promise<void> {
  const now = toTimestamp(await tx.now());
  const held = new Map((await tx.all(q.readLiveClaims, projectId, now)).map((claim) => [claim.task_id, claim]));
  for (const { collection, id, before, after } of changes) {
    const claim = collection === 'tasks' ? held.get(id) : undefined;
    if (!claim || claim.owner === owner) continue;
    const { number } = (before ?? after) as TaskEntity;
    throw refuse(
      'task_claimed',
      `The rollback would change task T${number}, which is claimed by "${claim.owner}" until ${claim.lease_expires_at}`,
      { task_id: id, owner: claim.owner, lease_expires_at: claim.lease_expires_at },
    );
  }
}
