// Updates the roots of projects when their home is trusted in a new place: of a home whose folder was moved, so that
// their files are found again, and of one that came from elsewhere, so that no path of a stranger's is followed.
import { sep } from 'node:path';
import type { Call } from '../base/operation.ts';
import type { Project } from './contract.ts';
import type { Projects } from './operations/projects.ts';

export interface TrustedPlace {
  /** The folder that the home lies in, with its links resolved. */
  readonly folder: string;
  /** Never used by this user before: paths in it were written by another. */
  readonly isFromElsewhere: boolean;
  readonly exists: (path: string) => boolean;
  /** The path with its links resolved. */
  readonly realPath: (path: string) => string;
}

/**
 * The projects whose root changed. In a home of the user's own, a project whose old root still exists keeps it: the home
 * is a copy then, or lies elsewhere. In a home from elsewhere, no project keeps a root outside the folder of the home.
 */
export async function moveProjects(all: Projects, place: TrustedPlace, call: Call): Promise<readonly Project[]> {
  const { folder: now, isFromElsewhere, exists, realPath } = place;
  const projects = await all.list();
  // The oldest project is the one for which the home was made.
  const before = projects[0]?.root ?? null;
  const isIn = (folder: string, path: string) => path === folder || path.startsWith(`${folder}${sep}`);

  /** Where a project of the moved folder is now; undefined if that is not known. */
  const targetOf = (root: string): string | undefined => {
    if (before === null || !isIn(before, root)) return undefined;
    if (!isFromElsewhere && (exists(before) || exists(root))) return undefined;
    const target = `${now}${root.slice(before.length)}`;
    if (!exists(target) || projects.some((each) => each.root === target)) return undefined;
    // A link in a repository may lead anywhere.
    return isFromElsewhere && !isIn(now, realPath(target)) ? undefined : target;
  };

  const moved: Project[] = [];
  for (const { project_id, root } of projects) {
    if (root === null) continue;
    const isStrange = isFromElsewhere && !(exists(root) && isIn(now, realPath(root)));
    const target = targetOf(root) ?? (isStrange ? null : root);
    if (target !== root) moved.push(await all.update({ project_id, root: target }, call));
  }
  return moved;
}
