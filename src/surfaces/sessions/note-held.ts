// Notes which tasks the killed sessions hold, before these are released: they may never have stopped, which is when a hook notes it.
import type { Operation } from '../../base/operation.ts';
import type { GoneSession, Mind, WorkOfSessions } from '../../mind/mind.ts';
import type { Claim, Project } from '../../work/contract.ts';

export async function noteHeld(
  operations: readonly Operation[],
  sessions: Mind['sessions'],
  gone: readonly GoneSession[],
  work: Pick<WorkOfSessions, 'taskOf'>,
): Promise<void> {
  const run = async (name: string, input: object): Promise<unknown> =>
    operations.find(({ definition }) => definition.name === name)?.run(input, { actor: 'throughline' });
  const known = (await run('work.list_projects', {})) as { readonly projects: readonly Project[] } | undefined;
  for (const { project_id } of known?.projects ?? []) {
    const held = (await run('work.list_claims', { project_id })) as { readonly claims: readonly Claim[] } | undefined;
    for (const { owner, task_id } of held?.claims ?? []) {
      const session = gone.find((each) => each.owner === owner);
      if (session) await sessions.noteHeld(session, { project_id, ...(await work.taskOf(project_id, task_id)) });
    }
  }
}
