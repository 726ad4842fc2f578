// Changes: each has its own operation id, so that exactly this one can be undone.
import { ClientError, call } from './api.ts';
import { conflictOf, isHarmless, ownActor } from './conflicts.ts';
import { Declined, ask } from './dialogs.ts';
import { invalidate } from './queries.ts';
import { logOut } from './session.ts';
import { say, sayProblem } from './toasts.ts';
import type { Input, LedgerEvent, Name, Output } from './types.ts';

/** A user may override these refusals with a reason, which is recorded. */
const OVERRIDABLE = new Set(['task_claimed', 'dependencies_open']);

type InProject = { readonly project_id?: string | undefined };

/**
 * Throws a refusal; otherwise confirms the change and offers to undo it. An input with `if_revision` means the record as
 * the page showed it; `shown` is that record where the input names the fields to correct.
 */
export async function change<N extends Name>(
  name: N,
  input: Input<N> & InProject,
  says: string,
  shown?: object,
): Promise<Output<N>> {
  const operationId = newId();
  const result = await callKnowing(name, { ...input, operation_id: operationId }, shown);
  const projectId = input.project_id;
  const left = leftOut(result);
  say({
    text: left === undefined ? says : `${says}, without what looks like a secret: ${left}`,
    // It stays until the user closes it: a text was changed.
    ...(left === undefined ? {} : { hint: KEEP, isProblem: true }),
    ...(projectId === undefined ? {} : { undo: () => undo(projectId, () => seqOf(projectId, operationId)) }),
  });
  if (projectId !== undefined) changed(projectId);
  return result;
}

const KEEP =
  'If it is none, write it with --allow-text on the command line. Key blocks and known tokens are never kept.';

/** What the ledger left out of the texts of a change, by field and kind. */
function leftOut(result: unknown): string | undefined {
  const { redacted } = (result ?? {}) as {
    readonly redacted?: readonly { readonly field: string; readonly kind: string }[];
  };
  return redacted?.map(({ field, kind }) => `${field.replaceAll('_', ' ')} (${kind.replaceAll('-', ' ')})`).join(', ');
}

/** By record and revision: the revision of the other version that the person was shown, and may overwrite now. */
const compared = new Map<string, number>();
const TRIES = 3;

/** A race that took nothing from anyone is run again. Any other is thrown, and the same change once more overwrites. */
async function callKnowing<N extends Name>(name: N, input: Input<N>, shown?: object): Promise<Output<N>> {
  const { if_revision: from, blocker_id, task_id, goal_id, project_id } = input as Readonly<Record<string, unknown>>;
  if (typeof from !== 'number') return callInsisting(name, input);
  const record = `${String(blocker_id ?? task_id ?? goal_id ?? project_id)}@${from}`;
  let revision = compared.get(record) ?? from;
  for (let tries = 1; ; tries += 1) {
    try {
      return await callInsisting(name, { ...input, if_revision: revision });
    } catch (error) {
      const conflict = conflictOf(error);
      if (!conflict || conflict.revision === null) throw error;
      revision = conflict.revision;
      if (tries < TRIES && isHarmless(conflict, shown)) continue;
      compared.set(record, revision);
      throw error;
    }
  }
}

async function callInsisting<N extends Name>(name: N, input: Input<N>): Promise<Output<N>> {
  try {
    return await call(name, input);
  } catch (error) {
    if (!(error instanceof ClientError) || !OVERRIDABLE.has(error.code)) throw error;
    const override = await ask({
      title: error.code === 'task_claimed' ? 'Another session holds this task' : 'It waits for other tasks',
      text: error.message,
      confirm: 'Do it anyway',
      reason: 'Why? The history keeps the reason',
      isDangerous: true,
    });
    if (override === undefined) throw new Declined(error.message);
    return call(name, { ...input, override });
  }
}

/** Not `randomUUID`, which a page over plain HTTP from another machine does not have. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const running = new Set<string>();

/** A second click while the first is pending does nothing; an error is shown. */
export function once(what: string, run: () => Promise<unknown>): void {
  if (running.has(what)) return;
  running.add(what);
  run()
    .catch((error: unknown) => error instanceof Declined || sayProblem(error))
    .finally(() => running.delete(what));
}

/** A change without a form in which a refusal could be shown. */
export function act<N extends Name>(name: N, input: Input<N> & InProject, says: string): void {
  once(`${name} ${JSON.stringify(input)}`, async () => {
    for (;;) {
      try {
        return await change(name, input, says);
      } catch (error) {
        const conflict = conflictOf(error);
        if (!conflict) throw error;
        const agreed = await ask({
          title: 'It was changed meanwhile',
          text: 'Another writer came first. Look at both versions, and choose.',
          versions: conflict,
          confirm: 'Do it anyway',
          cancel: 'Leave it as it is',
        });
        if (agreed === undefined) {
          if (input.project_id !== undefined) changed(input.project_id);
          throw new Declined('It was changed meanwhile');
        }
      }
    }
  });
}

/** Creates a goal and tasks that teach; one undo removes them all. */
export function addSample(projectId: string): void {
  once(`sample ${projectId}`, async () => {
    const { tasks, goal } = await call('work.add_sample', { project_id: projectId });
    say({
      text: `The sample is here: a goal and ${tasks} tasks`,
      undo: () => undo(projectId, async () => goal.created_seq),
    });
    changed(projectId);
  });
}

/** A user who has logged out needs a terminal to log in again. */
export function askToLogOut(): void {
  once('log out', async () => {
    const agreed = await ask({
      title: 'End this session?',
      text: 'To come back, you need a new link from `throughline login`.',
      confirm: 'End it',
      isDangerous: true,
    });
    if (agreed !== undefined) await logOut();
  });
}

const wordsOf = (type: string): string => type.replaceAll(/[._]/g, ' ');

/** The change that holds this event, or your own last change. */
async function undo(projectId: string, find?: () => Promise<number>): Promise<void> {
  try {
    const seq = await find?.();
    const { types } = await call('work.undo', {
      project_id: projectId,
      ...(seq === undefined ? {} : { event_seq: seq }),
    });
    say({ text: `Undone: ${types.map(wordsOf).join(', ')}` });
    changed(projectId);
  } catch (error) {
    sayProblem(error);
  }
}

/** A single key must not undo anything unseen: it names the change and asks. */
export function askToUndo(projectId: string): void {
  once(`undo ${projectId}`, async () => {
    const last = lastOwn(await recent(projectId));
    if (!last) {
      say({ text: 'You made no recent change in this session that can be undone.', isProblem: true });
      return;
    }
    const agreed = await ask({
      title: 'Undo your last change?',
      text: `It was: ${wordsOf(last.event_type)}. History keeps both.`,
      confirm: 'Undo',
    });
    if (agreed !== undefined) await undo(projectId, async () => last.event_seq);
  });
}

function lastOwn(events: readonly LedgerEvent[]): LedgerEvent | undefined {
  const mine = ownActor();
  const undone = new Set<unknown>();
  return events.find(({ actor, event_type: type, event_seq: seq, payload }) => {
    const taken = payload as { readonly first_seq?: number; readonly last_seq?: number } | null;
    if (type === 'change.undone') {
      for (let at = taken?.first_seq ?? 0; at <= (taken?.last_seq ?? -1); at += 1) undone.add(at);
    }
    return type !== 'change.undone' && actor === mine && !undone.has(seq);
  });
}

const RECENT = 200;

async function recent(projectId: string): Promise<readonly LedgerEvent[]> {
  return (await call('ledger.log', { stream: projectId, newest_first: true, limit: RECENT })).events;
}

/** Never undoes another change instead. */
async function seqOf(projectId: string, operationId: string): Promise<number> {
  const found = (await recent(projectId)).find((event) => event.operation_id === operationId);
  if (!found) throw new Error('Too much has happened since: this change can no longer be undone from here.');
  return found.event_seq;
}

/**
 * The stream of changes reports it too; this is sooner and works without the stream. Histories wait for the stream,
 * because they take long.
 */
function changed(projectId: string): void {
  invalidate((name, { project_id: id }) => id === projectId && name !== 'work.history');
}
