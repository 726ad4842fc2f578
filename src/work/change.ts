// One change of a project: which project, which session may write, and what goes with the events in their transaction.
// Every command passes here, with a function that decides over the facts that this file loads for it.
import type { z } from 'zod';
import { toTimestamp } from '../base/clock.ts';
import { damagedRow } from '../base/damaged-row.ts';
import { Refusal } from '../base/errors.ts';
import type { Ids } from '../base/ids.ts';
import type { Call, Immutable } from '../base/operation.ts';
import type { DecideView } from '../ledger/append/append-plan.ts';
import { refuse as ledgerRefuse, type AppendResult } from '../ledger/contract.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { ReadTx, Store, WriteTx } from '../store/store.ts';
import { writeRow } from '../store/table.ts';
import { refuse, workRefusals } from './contract.ts';
import type { onTask } from './operations/fields.ts';
import type { FoundGoal } from './rules/decide-goals.ts';
import type { FoundBlocker, FoundTask, Override } from './rules/decide-tasks.ts';
import type { NewWorkEvent } from './state/events.ts';
import { PROJECT_ENTITY, type CheckpointEntity, type ProjectEntity, type WorkEntities } from './state/entities.ts';
import { workKind } from './state/evolve.ts';
import { withStoredTexts } from './state/stored-texts.ts';
import { withTokens } from './state/tokens-of.ts';
import { chooseProject } from './choose-project.ts';
import { claimTaken, isLeftBehind, markLost } from './left-behind.ts';
import { idOf } from './records/id-of.ts';
import { refuseLost, refuseLostBlocker } from './records/lost-rows.ts';
import { explainConflict, refuseStale, type Revised } from './revision-conflict.ts';
import * as q from './queries.ts';

export interface WorkDeps {
  readonly ledger: Ledger;
  readonly store: Store;
  readonly ids: Ids;
  readonly findByWords?: FindByWords;
}

/**
 * The goals and tasks of a project that have all these words, in any order and by their stems: what the text index finds. Undefined where
 * there is no index yet.
 */
export type FindByWords = (
  projectId: string,
  text: string,
  limit: number,
) => Promise<{ readonly tasks: readonly string[]; readonly goals: readonly string[] } | undefined>;

/** What every changing command may carry beside its own fields. */
export type Envelope = Immutable<z.output<z.ZodObject<typeof onTask>>>;

export const CLAIM_TTL_MS = 900_000;

/**
 * What a command answers with, given what it appended. Read in the transaction that wrote it: a failure means that
 * nothing was done. Only a caller that repeats an operation reads later.
 */
export type Tell<T> = (tx: ReadTx, projectId: string, result: AppendResult) => Promise<T>;

/** Facts for a decision, all as of its transaction; and what else is to be written with it. */
export interface Facts {
  readonly projectId: string;
  readonly view: DecideView<WorkEntities>;
  readonly owner: string | undefined;
  project(): Promise<ProjectEntity>;
  /** By id, or by number as people say it: `12`, `#12`, `G12`. */
  goal(ref: string): Promise<FoundGoal>;
  task(ref: string): Promise<FoundTask>;
  blocker(id: string): Promise<FoundBlocker>;
  checkpoint(taskId: string): Promise<CheckpointEntity | undefined>;
  /**
   * Refuses if this caller may not write on the task. A claimant's write renews its claim. For an override, returns the
   * claim that it overrides. A session that left its last claim behind may write once it claims the task again;
   * `isReturn` is for a command that claims it, or without which it could not be claimed.
   */
  mayWrite(task: FoundTask, options?: { readonly isReturn?: boolean }): Promise<Override | undefined>;
  /** Refuses if the record is not at the revision that the caller read; `mayWrite` does so for a task. */
  expectRevision(record: Omit<Revised, 'changed_seq'> & { readonly entity: { readonly changed_seq: number } }): void;
  /** Whether any session has a live claim on the task. */
  isHeld(task: FoundTask): Promise<boolean>;
  /** No session holds the task any more. */
  endClaim(taskId: string): void;
  /** A session that may write may take it, from another one too. Without `ttlMs` its own claim lasts as long as before. */
  takeClaim(taskId: string, owner: string, ttlMs: number | undefined): void;
}

export type Change = <T>(
  name: string,
  input: Envelope,
  call: Call,
  decide: (facts: Facts) => Promise<readonly NewWorkEvent[]>,
  tell: Tell<T>,
) => Promise<T>;

/** What happens to the claim on a task, by the task's id. */
type Effects = Map<string, (tx: WriteTx) => Promise<void>>;

export function createChange({ ledger, store }: WorkDeps): Change {
  return async <T>(
    name: string,
    input: Envelope,
    call: Call,
    decide: (facts: Facts) => Promise<readonly NewWorkEvent[]>,
    tell: Tell<T>,
  ) => {
    const projectId = await store.read((tx) => chooseProject(tx, input.project_id, call));
    const effects: Effects = new Map();
    /** Whether the last decision was refused because of another session's claim, or one that the caller lost. */
    let wasClaimRefused = false;
    // What makes two calls the same is what they would store, so `allow_text` counts only where it keeps something.
    const { operation_id: operationId, fencing_token: _token, if_revision: _revision, ...rest } = input;
    const { allow_text: allowText = false, ...command } = rest;
    const appending = ledger.append(
      { kind: workKind, id: projectId },
      async (view, nowMs) => {
        // After a lost COMMIT reply the command decides again, so the claims of the first attempt are dropped.
        effects.clear();
        wasClaimRefused = false;
        const facts = factsOf(projectId, view, nowMs, input, call, effects, () => (wasClaimRefused = true));
        const events = await decide(facts);
        return withTokens(view, projectId, events.map(withStoredTexts));
      },
      {
        actor: call.actor,
        allowText,
        ...(operationId === undefined ? {} : { operationId, command: { name, ...withoutUndefined(command) } }),
        also: async (tx, appended) => {
          for (const effect of effects.values()) await effect(tx);
          return { answer: await tell(tx, projectId, appended) };
        },
      },
    );
    const result = await appending.catch(async (error: unknown) => {
      // Here and not in the decision, which Postgres may ask for twice: first over what this process last saw.
      if (wasClaimRefused) ledger.leases.within.countRefusal();
      throw await explainConflict(store, projectId, command, error);
    });
    return result.also ? result.also.answer : tellAgain(store, projectId, result, tell);
  };

  function factsOf(
    projectId: string,
    view: DecideView<WorkEntities>,
    nowMs: number,
    input: Envelope,
    call: Call,
    effects: Effects,
    claimRefused: () => void,
  ): Facts {
    const { within } = ledger.leases;
    const owner = input.owner ?? call.owner;
    const liveClaim = (taskId: string) => view.tx.get(q.readClaim, projectId, taskId, toTimestamp(nowMs));
    return {
      projectId,
      view,
      owner,
      async project() {
        const entity = await view.get('project', PROJECT_ENTITY);
        if (!entity) throw damagedRow(projectId, 'state_entities', `project/${PROJECT_ENTITY}`, 'is missing');
        return entity;
      },
      async goal(ref) {
        const id = await idOf(ref, 'G', (number) => view.tx.get(q.readGoalByNumber, projectId, number));
        const entity = id === undefined ? undefined : await view.get('goals', id);
        if (id === undefined || !entity) {
          await refuseLost(view.tx, projectId, 'goals', id);
          throw refuse('unknown_goal', `Project ${projectId} has no goal ${ref}`, { goal_id: ref });
        }
        return { id, entity };
      },
      async task(ref) {
        const id = await idOf(ref, 'T', (number) => view.tx.get(q.readTaskByNumber, projectId, number));
        const entity = id === undefined ? undefined : await view.get('tasks', id);
        if (id === undefined || !entity) {
          await refuseLost(view.tx, projectId, 'tasks', id);
          throw refuse('unknown_task', `Project ${projectId} has no task ${ref}`, { task_id: ref });
        }
        return { id, entity };
      },
      async blocker(id) {
        const entity = await view.get('blockers', id);
        if (!entity) await refuseLostBlocker(view.tx, projectId, id);
        if (!entity) throw refuse('unknown_blocker', `Project ${projectId} has no blocker ${id}`, { blocker_id: id });
        return { id, entity };
      },
      checkpoint: (taskId) => view.get('checkpoints', taskId),
      expectRevision: ({ entity: { changed_seq }, ...record }) =>
        refuseStale({ ...record, changed_seq }, input.if_revision),
      isHeld: async ({ id }) => (await liveClaim(id)) !== undefined,
      async mayWrite({ id, entity: { number, status, changed_seq } }, { isReturn = false } = {}) {
        const claim = await liveClaim(id);
        const isCurrent = () =>
          refuseStale({ collection: 'tasks', id, name: `Task T${number}`, changed_seq }, input.if_revision);
        if (input.fencing_token !== undefined && !isHeld(claim, owner, input.fencing_token)) {
          claimRefused();
          const held = `task T${number} with token ${input.fencing_token}`;
          throw ledgerRefuse(
            'lease_lost',
            owner === undefined ? `No session holds ${held}: no owner was named` : `"${owner}" no longer holds ${held}`,
            { task_id: id, fencing_token: input.fencing_token },
          );
        }
        // A task that is done cannot be claimed, and an override says why it is written without a claim.
        const isExempt = isReturn || status === 'done' || input.override !== undefined;
        const mustClaim = !claim && !isExempt && owner !== undefined && input.fencing_token === undefined;
        if (mustClaim && (await isLeftBehind(view.tx, projectId, id, owner, nowMs))) {
          claimRefused();
          throw refuse(
            'claim_lost',
            `The last claim of "${owner}" on task T${number} expired or was taken over: claim it again before you write`,
            { task_id: id, owner },
          );
        }
        if (!claim || claim.owner === owner || input.override !== undefined) isCurrent();
        if (!claim) return undefined;
        if (claim.owner === owner) {
          const { fencing_token, ttl_ms } = claim;
          effects.set(id, async (tx) => {
            await within.heartbeat(tx, { workflow_id: id, owner_id: owner, fencing_token }, ttl_ms);
          });
          return undefined;
        }
        if (input.override !== undefined) return { owner: claim.owner, reason: input.override };
        claimRefused();
        const { owner: holder, lease_expires_at } = claim;
        throw refuse('task_claimed', `Task T${number} is claimed by "${holder}" until ${lease_expires_at}`, {
          task_id: id,
          owner: holder,
          lease_expires_at,
        });
      },
      endClaim(taskId) {
        effects.set(taskId, async (tx) => {
          const held = await within.holder(tx, taskId);
          await Promise.all([
            held && within.release(tx, held),
            held && held.owner_id !== owner && markLost(tx, projectId, taskId, held.owner_id),
            tx.run(q.deleteClaim, projectId, taskId),
          ]);
        });
      },
      takeClaim(taskId, claimant, ttlMs) {
        effects.set(taskId, async (tx) => {
          const [held, last] = await Promise.all([
            tx.get(q.readClaim, projectId, taskId, toTimestamp(nowMs)),
            within.last(tx, taskId),
          ]);
          const isOwn = held?.owner === claimant;
          if (held && !isOwn) {
            const { owner: owner_id, fencing_token } = held;
            await within.release(tx, { workflow_id: taskId, owner_id, fencing_token });
          }
          const lastingMs = ttlMs ?? (isOwn ? held.ttl_ms : CLAIM_TTL_MS);
          const claim = { project_id: projectId, task_id: taskId, ttl_ms: lastingMs };
          await Promise.all([
            within.acquire(tx, taskId, claimant, lastingMs),
            writeRow(tx, q.upsertClaim, claim),
            claimTaken(tx, projectId, taskId, claimant, last),
          ]);
        });
      },
    };
  }
}

function isHeld(claim: q.ClaimRow | undefined, owner: string | undefined, token: number): boolean {
  return claim !== undefined && claim.owner === owner && claim.fencing_token === token;
}

/** For a caller that repeats an operation: what it made, as it is now. */
async function tellAgain<T>(store: Store, projectId: string, result: AppendResult, tell: Tell<T>): Promise<T> {
  try {
    return await store.read((tx) => tell(tx, projectId, result));
  } catch (error) {
    // A row that was lost is damage: told that it was taken back, the caller would do it twice.
    if (!(error instanceof Refusal && error.code in workRefusals)) throw error;
    throw refuse(
      'taken_back',
      `This operation was done at sequence ${result.first_seq}, and what it made was taken back since`,
      { project_id: projectId, first_seq: result.first_seq, last_seq: result.last_seq },
      error,
    );
  }
}

/** A field that a program sets to undefined counts as left out. */
function withoutUndefined(command: object): object {
  return Object.fromEntries(Object.entries(command).filter(([, value]) => value !== undefined));
}
