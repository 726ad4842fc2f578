// Which of a home's projects is meant: the one that is named, else the one whose root holds the working directory, else
// the only one. Needs no schema library: the hot commands ask here too.
import { join } from 'node:path';
import { damagedRow } from '../base/damaged-row.ts';
import type { WorkPlace } from '../base/git-worktree.ts';
import { isUuid } from '../base/ids.ts';
import type { ReadTx } from '../store/store.ts';
import * as q from './queries.ts';

/** Far more projects than a home has in practice; beyond this number, roots are not searched. */
const MOST_PROJECTS = 10_000;

export interface Picked {
  readonly project?: q.ProjectRow;
  /** Those that it could have been. */
  readonly among: readonly q.ProjectRow[];
}

/** By id, else by name. */
export async function pickProject(tx: ReadTx, projectId?: string, place: WorkPlace = {}): Promise<Picked> {
  if (projectId !== undefined) {
    const byId = isUuid(projectId) ? await tx.get(q.readProject, projectId) : undefined;
    const among = byId ? [byId] : await tx.all(q.readProjectsByName, projectId, MOST_PROJECTS);
    if (among.length === 0) await refuseLostProject(tx);
    return only(among);
  }
  const among = await readProjects(tx);
  const holding = projectOf(among, place);
  return holding ? { among, project: holding } : only(among);
}

/** Refuses where the row of one is gone: another one would be taken for it. */
export async function readProjects(tx: ReadTx): Promise<readonly q.ProjectRow[]> {
  const found = await tx.all(q.readProjects, MOST_PROJECTS);
  const [first] = found;
  if (!first || found.length < first.known) await refuseLostProject(tx);
  return found;
}

/** Asked before one is called unknown. */
export async function refuseLostProject(tx: ReadTx): Promise<void> {
  const lost = await tx.get(q.readLostProject);
  if (lost) throw damagedRow(lost.project_id, 'projects', lost.project_id, 'is missing');
}

function only(among: readonly q.ProjectRow[]): Picked {
  const [project, ...others] = among;
  return project && others.length === 0 ? { among, project } : { among };
}

/**
 * In a linked git worktree, the project of the corresponding folder of the main one, unless a project has its root in
 * this worktree.
 */
function projectOf(projects: readonly q.ProjectRow[], { cwd, worktree }: WorkPlace): q.ProjectRow | undefined {
  if (worktree) {
    const { root: top, main, within } = worktree;
    const own = projects.filter(({ root }) => root !== null && isInside(top, root));
    const found = projectAt(own, join(top, within)) ?? projectAt(projects, join(main, within));
    if (found) return found;
  }
  return cwd === undefined ? undefined : projectAt(projects, cwd);
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

export function isInside(root: string, folder: string): boolean {
  const withSlash = /[\\/]$/.test(root) ? root : `${root}${root.includes('\\') && !root.includes('/') ? '\\' : '/'}`;
  return folder === root || folder.startsWith(withSlash) || `${folder}/` === withSlash;
}
