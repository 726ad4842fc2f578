// Changes: each under an operation id of its own, so that exactly this one can be taken back.
import { ClientError, call } from './api.ts';
import { ask } from './dialogs.ts';
import { invalidate } from './queries.ts';
import { say, sayProblem } from './toasts.ts';
import type { Input, Name, Output } from './types.ts';

/** A person may insist on these, and says why: it is recorded. */
const OVERRIDABLE = new Set(['task_claimed', 'dependencies_open']);

type InProject = { readonly project_id?: string | undefined };

/** Throws what was refused; otherwise says what was done and offers to undo it. */
export async function change<N extends Name>(name: N, input: Input<N> & InProject, says: string): Promise<Output<N>> {
  const operationId = crypto.randomUUID();
  const result = await callInsisting(name, { ...input, operation_id: operationId });
  const projectId = input.project_id;
  say({ text: says, ...(projectId === undefined ? {} : { undo: () => undo(projectId, operationId) }) });
  if (projectId !== undefined) changed(projectId);
  return result;
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
      reason: 'Why, for whoever reads the history',
      isDangerous: true,
    });
    if (override === undefined) throw error;
    return call(name, { ...input, override });
  }
}

/** The same, where there is no form to show a refusal in. */
export function act<N extends Name>(name: N, input: Input<N> & InProject, says: string): void {
  change(name, input, says).catch(sayProblem);
}

/** A goal and tasks that teach; undone as a whole. */
export function addSample(projectId: string): void {
  call('work.add_sample', { project_id: projectId }).then(({ tasks }) => {
    say({ text: `The sample is here: a goal and ${tasks} tasks`, undo: () => undo(projectId) });
    changed(projectId);
  }, sayProblem);
}

/** The change of that operation, or one's own last one. */
export async function undo(projectId: string, operationId?: string): Promise<void> {
  try {
    const seq = operationId === undefined ? undefined : await seqOf(projectId, operationId);
    const { types } = await call('work.undo', {
      project_id: projectId,
      ...(seq === undefined ? {} : { event_seq: seq }),
    });
    say({ text: `Undone: ${types.map((type) => type.replaceAll(/[._]/g, ' ')).join(', ')}` });
    changed(projectId);
  } catch (error) {
    sayProblem(error);
  }
}

const RECENT = 200;

async function seqOf(projectId: string, operationId: string): Promise<number | undefined> {
  const { events } = await call('ledger.log', { stream: projectId, newest_first: true, limit: RECENT });
  return events.find((event) => event.operation_id === operationId)?.event_seq;
}

/** The stream of changes says so as well; this is sooner, and works without it. */
function changed(projectId: string): void {
  invalidate((_name, { project_id: id }) => id === projectId);
}
