// Ends sessions whose agent was killed, and frees what they hold, before their claims expire: when a claim of such a session
// is met, when another session begins, and in the daemon's rounds.
import { isSessionOwner } from '../../base/coding-agents.ts';
import { Bug, Refusal } from '../../base/errors.ts';
import type { Call, Operation } from '../../base/operation.ts';
import type { ProcessRef, Processes } from '../../base/processes.ts';
import type { GoneSession, Mind, SessionKey, WorkOfSessions } from '../../mind/mind.ts';
import type { Claim } from '../../work/contract.ts';
import { findClaims, releaseFound } from './release-claims.ts';

export interface SessionEnds {
  /** Those that were found gone; the tasks that they held are free. */
  endGone(): Promise<readonly GoneSession[]>;
  /** The same, and drafts of what they left; nobody waits for these but `settled`. */
  endGoneAndDraft(): Promise<readonly GoneSession[]>;
  /** Resolves when no draft is being made. */
  settled(): Promise<void>;
  /** Releases what a session holds under this name, unless it has begun again. Whether it held anything. */
  releaseEnded(session: SessionKey, owner: string, call: Call): Promise<boolean>;
  /** Whether a session that acts under this name is open in a window that is none of these processes. */
  isOpenElsewhere(owner: string, own: readonly ProcessRef[]): Promise<boolean>;
  /** The same operation, which looks for killed holders where another session's claim is in its way. */
  watching(operation: Operation): Operation;
}

export interface SessionEndsDeps {
  readonly operations: readonly Operation[];
  /** Undefined if no session was ever recorded. */
  readonly mind: () => Promise<Mind | undefined>;
  readonly work: Pick<WorkOfSessions, 'taskOf'>;
  readonly processes: Processes;
}

export function createSessionEnds({ operations, mind, work, processes }: SessionEndsDeps): SessionEnds {
  const drafting = new Set<Promise<unknown>>();

  const endGone = async (): Promise<readonly GoneSession[]> => {
    const sessions = (await mind())?.sessions;
    const gone = (await sessions?.gone(processes)) ?? [];
    if (!sessions || gone.length === 0) return [];
    const call = { actor: 'throughline' };
    const byOwner = new Map(gone.flatMap((session) => (session.owner === null ? [] : [[session.owner, session]])));
    // Found before the sessions are ended: one that is resumed since is not ended, or releases these itself as it begins.
    const held = byOwner.size > 0 ? await findClaims(operations, ({ owner }) => byOwner.has(owner), call) : [];
    for (const { owner, project_id, task_id } of held) {
      const session = byOwner.get(owner);
      // A draft is made of it if it has no fresh checkpoint.
      if (session) await sessions.noteHeld(session, { project_id, ...(await work.taskOf(project_id, task_id)) });
    }
    const ended = await sessions.endGone(gone, processes);
    const isFree = new Set(ended.flatMap(({ owner }) => owner ?? []));
    await releaseFound(
      operations,
      held.filter(({ owner }) => isFree.has(owner)),
      call,
    );
    await sessions.forgetGone(ended);
    return ended;
  };

  const releaseEnded: SessionEnds['releaseEnded'] = async (session, name, call) => {
    const held = await findClaims(operations, ({ owner }) => owner === name, call);
    const row = await (await mind())?.sessions.get(session);
    if (row && row.ended_at === null) return false;
    await releaseFound(operations, held, call);
    return held.length > 0;
  };

  const endGoneAndDraft = async (): Promise<readonly GoneSession[]> => {
    const gone = await endGone();
    if (gone.length === 0) return gone;
    const made = (async () => (await mind())?.drafts.finish(gone))();
    // A draft that could not be made is not missed by anybody who waits for a task.
    const settled = made.catch(() => {}).finally(() => drafting.delete(settled));
    drafting.add(settled);
    return gone;
  };

  /** Whether one of these holders was gone. A caller whose question cannot be answered waits for the claim to expire. */
  const freed = async (holders: readonly string[]): Promise<boolean> => {
    if (!holders.some(isSessionOwner)) return false;
    try {
      return (await endGoneAndDraft()).some(({ owner }) => owner !== null && holders.includes(owner));
    } catch (error) {
      if (error instanceof Bug) throw error;
      return false;
    }
  };

  /** A queue leaves out what others hold, so its caller would not meet their claims. */
  const holdersInQueue = async (input: unknown, call: Call): Promise<readonly string[]> => {
    const { project_id } = (input ?? {}) as { readonly project_id?: unknown };
    const list = operations.find(({ definition }) => definition.name === 'work.list_claims');
    if (!list) return [];
    try {
      const { claims } = (await list.run(project_id === undefined ? {} : { project_id }, call)) as {
        readonly claims: readonly Claim[];
      };
      return claims.map(({ owner }) => owner);
    } catch (error) {
      // The operation itself refuses what is wrong with its input.
      if (error instanceof Refusal) return [];
      throw error;
    }
  };

  return {
    endGone,
    releaseEnded,
    endGoneAndDraft,
    async settled() {
      await Promise.all(drafting);
    },
    isOpenElsewhere: async (owner, own) =>
      (await (await mind())?.sessions.isOpenElsewhere(owner, own, processes)) ?? false,
    watching: (operation) => ({
      definition: operation.definition,
      role: operation.role,
      async run(input, call) {
        if (operation.definition.name === 'work.claim_next') await freed(await holdersInQueue(input, call));
        try {
          return await operation.run(input, call);
        } catch (error) {
          if (!(error instanceof Refusal) || error.code !== 'task_claimed') throw error;
          const { owner } = error.details;
          if (typeof owner !== 'string' || !(await freed([owner]))) throw error;
          return operation.run(input, call);
        }
      },
    }),
  };
}
