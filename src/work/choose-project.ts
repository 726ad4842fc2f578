// Which project is meant: the one that is named, else the one whose root holds the working directory, else the only one.
import { isUuid } from '../base/ids.ts';
import type { ReadTx } from '../store/store.ts';
import { refuse } from './contract.ts';
import * as q from './queries.ts';

/** More projects than anybody has; beyond it, a root is no longer looked for. */
const MOST_PROJECTS = 10_000;

export async function chooseProject(tx: ReadTx, projectId?: string, cwd?: string): Promise<string> {
  if (projectId !== undefined) {
    const found = isUuid(projectId) ? await tx.get(q.readProject, projectId) : undefined;
    if (!found) throw refuse('unknown_project', `There is no project ${projectId}`, { project_id: projectId });
    return projectId;
  }
  const projects = await tx.all(q.readProjects, MOST_PROJECTS);
  const [only] = projects;
  if (!only) throw refuse('no_project', 'This home has no project yet');
  const here = cwd === undefined ? undefined : projectAt(projects, cwd);
  if (here) return here.project_id;
  if (projects.length === 1) return only.project_id;
  throw refuse(
    'project_ambiguous',
    `This home has ${projects.length} projects, and ${cwd === undefined ? 'none was named' : `${cwd} lies in none of them`}`,
    { projects: projects.slice(0, 20).map(({ project_id, name, root }) => ({ project_id, name, root })) },
  );
}

/** The innermost root that holds the folder. */
function projectAt(projects: readonly q.ProjectRow[], cwd: string): q.ProjectRow | undefined {
  let best: q.ProjectRow | undefined;
  for (const project of projects) {
    const { root } = project;
    if (root === null || !isInside(root, cwd)) continue;
    if (!best || root.length > (best.root?.length ?? 0)) best = project;
  }
  return best;
}

function isInside(root: string, folder: string): boolean {
  const withSlash = /[\\/]$/.test(root) ? root : `${root}${root.includes('\\') && !root.includes('/') ? '\\' : '/'}`;
  return folder === root || folder.startsWith(withSlash) || `${folder}/` === withSlash;
}
