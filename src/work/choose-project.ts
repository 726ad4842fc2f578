// Which project is meant, or why none can be.
import type { WorkPlace } from '../base/git-worktree.ts';
import type { ReadTx } from '../store/store.ts';
import { refuse } from './contract.ts';
import { pickProject } from './pick-project.ts';
import type { ProjectRow } from './queries.ts';

export async function chooseProject(tx: ReadTx, projectId?: string, place?: WorkPlace): Promise<string> {
  return (await chooseProjectRow(tx, projectId, place)).project_id;
}

/** The project's row rather than its id alone. */
export async function chooseProjectRow(tx: ReadTx, projectId?: string, place: WorkPlace = {}): Promise<ProjectRow> {
  const { project, among } = await pickProject(tx, projectId, place);
  const { cwd } = place;
  if (project) return project;
  if (projectId !== undefined && among.length === 0) {
    throw refuse('unknown_project', `There is no project ${projectId}`, { project_id: projectId });
  }
  if (among.length === 0) throw refuse('no_project', 'This home has no project yet');
  throw refuse(
    'project_ambiguous',
    projectId === undefined
      ? `This home has ${among.length} projects, and ${cwd === undefined ? 'none was named' : `${cwd} lies in none of them`}`
      : `This home has ${among.length} projects named "${projectId}"`,
    { projects: among.slice(0, 20).map(({ project_id, name, root }) => ({ project_id, name, root })) },
  );
}
