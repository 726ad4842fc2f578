// Claims: a task is a session's own for a while, under a lease with a fencing token. Expired ones return by themselves.
import { toTimestamp } from '../base/clock.ts';
import { sha256 } from '../base/hash.ts';
import type { Call } from '../base/operation.ts';
import { refuse as ledgerRefuse } from '../ledger/contract.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import { writeRow } from '../store/table.ts';
import { CLAIM_TTL_MS, type WorkDeps } from './change.ts';
import { chooseProject } from './choose-project.ts';
import { refuse, type Claim } from './contract.ts';
import { claimTaken } from './left-behind.ts';
import type { Claims } from './operations/claims.ts';
import { idOf } from './records/id-of.ts';
import { describeNextStep } from './rules/next-step.ts';
import * as q from './queries.ts';
import { chosenTask, findClaimable } from './read-next-step.ts';
import { workKind } from './state/evolve.ts';
import { claimRecord, taskEntity } from './records/entity-record.ts';
import { refuseLost } from './records/lost-rows.ts';

type Claiming = Parameters<Claims['claimNext']>[0];
type Claimed = Awaited<ReturnType<Claims['claimNext']>>;

export function createClaims({ store, ledger }: WorkDeps): Claims {
  const { within } = ledger.leases;

  const inProject = <T>(
    input: { readonly project_id?: string | undefined },
    call: Call,
    body: (tx: WriteTx, projectId: string) => Promise<T>,
  ) => store.write(async (tx) => body(tx, await chooseProject(tx, input.project_id, call)));

  /**
   * Claims once under an operation id. That it was done is a completed step, like that of any other command; which claim
   * it made stands beside it, because a claim is no event.
   */
  async function claimOnce(
    name: string,
    input: Claiming,
    call: Call,
    claim: (tx: WriteTx, projectId: string, owner: string) => Promise<Claimed>,
  ): Promise<Claimed> {
    const owner = ownerOf(input, call);
    const { operation_id: operationId, ...command } = input;
    if (operationId === undefined) return inProject(input, call, (tx, projectId) => claim(tx, projectId, owner));
    const projectId = await store.read((tx) => chooseProject(tx, input.project_id, call));
    const { also: claimed } = await ledger.append({ kind: workKind, id: projectId }, () => Promise.resolve([]), {
      actor: call.actor,
      operationId,
      command: { name, ...command, owner },
      also: async (tx) => {
        const made = await claim(tx, projectId, owner);
        const { task_id, fencing_token } = made;
        await writeRow(tx, q.insertClaimOperation, {
          project_id: projectId,
          operation_id: operationId,
          task_id,
          fencing_token,
        });
        return made;
      },
    });
    return claimed ?? store.read((tx) => claimedBefore(tx, projectId, operationId, owner));
  }

  async function take(
    tx: WriteTx,
    projectId: string,
    row: q.ChosenRow,
    owner: string,
    ttlMs: number,
  ): Promise<Claimed> {
    const [last, lease] = await Promise.all([within.last(tx, row.id), within.acquire(tx, row.id, owner, ttlMs)]);
    await Promise.all([
      writeRow(tx, q.upsertClaim, { project_id: projectId, task_id: row.id, ttl_ms: ttlMs }),
      claimTaken(tx, projectId, row.id, owner, last),
    ]);
    const { fencing_token, lease_expires_at } = lease;
    return tellClaimed(tx, projectId, row, { owner, fencing_token, lease_expires_at });
  }

  /** What the operation answered, as the task is now; refused if its claim has ended since. */
  async function claimedBefore(tx: ReadTx, projectId: string, operationId: string, owner: string): Promise<Claimed> {
    const made = await tx.get(q.readClaimOperation, projectId, operationId);
    const row = made && (await tx.get(q.chosenById, projectId, made.task_id));
    const claim = made && (await tx.get(q.readClaim, projectId, made.task_id, toTimestamp(await tx.now())));
    if (row && claim?.owner === owner && claim.fencing_token === made.fencing_token)
      return tellClaimed(tx, projectId, row, claim);
    const what = row ? `task T${row.number}` : 'a task';
    throw refuse('claim_lost', `Operation "${operationId}" claimed ${what}, and that claim has ended since`, {
      operation_id: operationId,
      ...(made ? { task_id: made.task_id } : {}),
      owner,
    });
  }

  async function tellClaimed(
    tx: ReadTx,
    projectId: string,
    row: q.ChosenRow,
    claim: Pick<Claim, 'owner' | 'fencing_token' | 'lease_expires_at'>,
  ): Promise<Claimed> {
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
      owner: claim.owner,
      fencing_token: claim.fencing_token,
      lease_expires_at: claim.lease_expires_at,
    };
  }

  return {
    claimNext: (input, call) =>
      claimOnce('work.claim_next', input, call, async (tx, projectId, owner) => {
        await tx.run(q.deleteExpiredClaims, projectId, projectId, toTimestamp(await tx.now()));
        const found = await findClaimable({ tx, sha256 }, projectId, owner);
        if (!found) {
          const claims = await tx.all(q.readClaims, projectId, toTimestamp(await tx.now()));
          if (claims.some((claim) => claim.owner !== owner)) within.countRefusal();
          throw refuse('nothing_to_claim', `Project ${projectId} has no task that could be claimed`);
        }
        return take(tx, projectId, found, owner, input.ttl_ms ?? CLAIM_TTL_MS);
      }),

    claimTask: (input, call) =>
      claimOnce('work.claim_task', input, call, async (tx, projectId, owner) => {
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
