// Claims: a task is a session's own for a while, under a lease with a fencing token. Expired ones return by themselves.
import { toTimestamp } from '../base/clock.ts';
import { sha256 } from '../base/hash.ts';
import type { Call } from '../base/operation.ts';
import { refuse as ledgerRefuse } from '../ledger/contract.ts';
import type { WriteTx } from '../store/store.ts';
import { writeRow } from '../store/table.ts';
import { CLAIM_TTL_MS, type WorkDeps } from './change.ts';
import { chooseProject } from './choose-project.ts';
import { refuse } from './contract.ts';
import { claimTaken } from './left-behind.ts';
import type { Claims } from './operations/claims.ts';
import { idOf } from './records/id-of.ts';
import { describeNextStep } from './rules/next-step.ts';
import * as q from './queries.ts';
import { chosenTask, findClaimable } from './read-next-step.ts';
import { claimRecord, taskEntity } from './records/entity-record.ts';
import { refuseLost } from './records/lost-rows.ts';

export function createClaims({ store, ledger }: WorkDeps): Claims {
  const { within } = ledger.leases;

  const inProject = <T>(
    input: { readonly project_id?: string | undefined },
    call: Call,
    body: (tx: WriteTx, projectId: string) => Promise<T>,
  ) => store.write(async (tx) => body(tx, await chooseProject(tx, input.project_id, call)));

  async function take(
    tx: WriteTx,
    projectId: string,
    row: q.ChosenRow,
    owner: string,
    ttlMs: number,
  ): ReturnType<Claims['claimNext']> {
    const [last, lease] = await Promise.all([within.last(tx, row.id), within.acquire(tx, row.id, owner, ttlMs)]);
    await Promise.all([
      writeRow(tx, q.upsertClaim, { project_id: projectId, task_id: row.id, ttl_ms: ttlMs }),
      claimTaken(tx, projectId, row.id, owner, last),
    ]);
    const task = await chosenTask({ tx, sha256 }, projectId, row);
    const { next_step, required_context_refs, where_we_left_off } = describeNextStep(
      projectId,
      task.status === 'doing' ? 'doing' : 'ready',
      task,
      undefined,
    );
    return {
      task_id: row.id,
      goal_id: task.goal_id,
      number: task.number,
      title: task.title,
      status: task.status,
      revision: task.revision,
      next_step,
      required_context_refs,
      where_we_left_off,
      owner,
      fencing_token: lease.fencing_token,
      lease_expires_at: lease.lease_expires_at,
    };
  }

  return {
    claimNext: (input, call) =>
      inProject(input, call, async (tx, projectId) => {
        const owner = ownerOf(input, call);
        await tx.run(q.deleteExpiredClaims, projectId, projectId, toTimestamp(await tx.now()));
        const found = await findClaimable({ tx, sha256 }, projectId);
        if (!found) {
          const claims = await tx.all(q.readClaims, projectId, toTimestamp(await tx.now()));
          if (claims.some((claim) => claim.owner !== owner)) within.countRefusal();
          throw refuse('nothing_to_claim', `Project ${projectId} has no task that could be claimed`);
        }
        return take(tx, projectId, found.row, owner, input.ttl_ms ?? CLAIM_TTL_MS);
      }),

    claimTask: (input, call) =>
      inProject(input, call, async (tx, projectId) => {
        const owner = ownerOf(input, call);
        const row = await readChosen(tx, projectId, input.task_id);
        const { status, archived, number } = taskEntity(projectId, row);
        if (archived) throw refuse('archived', `Task ${input.task_id} is archived`, { task_id: row.id });
        if (status === 'done') throw refuse('task_done', `Task ${input.task_id} is done`, { task_id: row.id });
        const held = await tx.get(q.readClaim, projectId, row.id, toTimestamp(await tx.now()));
        if (held && held.owner !== owner) {
          within.countRefusal();
          throw claimedByAnother(held, number);
        }
        return take(tx, projectId, row, owner, input.ttl_ms ?? held?.ttl_ms ?? CLAIM_TTL_MS);
      }),

    renew: (input, call) =>
      inProject(input, call, async (tx, projectId) => {
        const { id } = await readChosen(tx, projectId, input.task_id);
        const owner = ownerOf(input, call);
        const held = await tx.get(q.readClaim, projectId, id, toTimestamp(await tx.now()));
        if (!held || held.owner !== owner || held.fencing_token !== input.fencing_token) {
          within.countRefusal();
          throw ledgerRefuse('lease_lost', `"${owner}" no longer holds task ${id} with token ${input.fencing_token}`, {
            task_id: id,
            fencing_token: input.fencing_token,
          });
        }
        const ttlMs = input.ttl_ms ?? held.ttl_ms;
        const lease = await within.heartbeat(
          tx,
          { workflow_id: id, owner_id: owner, fencing_token: input.fencing_token },
          ttlMs,
        );
        await writeRow(tx, q.upsertClaim, { project_id: projectId, task_id: id, ttl_ms: ttlMs });
        return { task_id: id, owner, fencing_token: lease.fencing_token, lease_expires_at: lease.lease_expires_at };
      }),

    release: (input, call) =>
      inProject(input, call, async (tx, projectId) => {
        const { id } = await readChosen(tx, projectId, input.task_id);
        const owner = ownerOf(input, call);
        const held = await tx.get(q.readClaim, projectId, id, toTimestamp(await tx.now()));
        if (!held || held.owner !== owner || held.fencing_token !== input.fencing_token) {
          return { task_id: id, released: false };
        }
        await within.release(tx, { workflow_id: id, owner_id: owner, fencing_token: input.fencing_token });
        await tx.run(q.deleteClaim, projectId, id);
        return { task_id: id, released: true };
      }),

    list: (input, call) =>
      store.read(async (tx) => {
        const projectId = await chooseProject(tx, input.project_id, call);
        return (await tx.all(q.readClaims, projectId, toTimestamp(await tx.now()))).map(claimRecord);
      }),
  };
}

async function readChosen(tx: WriteTx, projectId: string, ref: string): Promise<q.ChosenRow> {
  const id = await idOf(ref, 'T', (number) => tx.get(q.readTaskByNumber, projectId, number));
  const row = id === undefined ? undefined : await tx.get(q.chosenById, projectId, id);
  if (!row) await refuseLost(tx, projectId, 'tasks', id);
  if (!row) throw refuse('unknown_task', `Project ${projectId} has no task ${ref}`, { task_id: ref });
  return row;
}

function claimedByAnother({ task_id, owner, lease_expires_at }: q.ClaimRow, number: number) {
  return refuse('task_claimed', `Task T${number} is claimed by "${owner}" until ${lease_expires_at}`, {
    task_id,
    owner,
    lease_expires_at,
  });
}

function ownerOf(input: { readonly owner?: string | undefined }, call: Call): string {
  const owner = input.owner ?? call.owner;
  if (owner === undefined) throw refuse('owner_required', 'A claim needs the name of the session that holds it');
  return owner;
}
