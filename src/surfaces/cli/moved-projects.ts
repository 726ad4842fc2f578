// Updates the roots of projects when their home is trusted in a new place: of a home whose folder was moved, so that
// their files are found again, and of one that came from elsewhere, so that no path of a stranger's is followed.
import { existsSync, realpathSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import type { Project } from '../../work/contract.ts';
import type { Home } from '../../main.ts';

/**
 * The projects whose root changed. In a home of the user's own, a project whose old root still exists keeps it: the home
 * is a copy then, or lies elsewhere. In a home from elsewhere, no project keeps a root outside the folder of the home.
 */
export async function moveProjects(home: Home): Promise<readonly Project[]> {
  if (!existsSync(home.location)) return [];
  const { projects } = (await home.call('work.list_projects')) as { readonly projects: readonly Project[] };
  // The oldest project is the one for which the home was made.
  const before = projects[0]?.root ?? null;
  const now = dirname(realpathSync(home.location));
  const isIn = (folder: string, path: string) => path === folder || path.startsWith(`${folder}${sep}`);
  const { isFromElsewhere } = home;

  /** Where a project of the moved folder is now; undefined if that is not known. */
  const targetOf = (root: string): string | undefined => {
    if (before === null || !isIn(before, root)) return undefined;
    if (!isFromElsewhere && (existsSync(before) || existsSync(root))) return undefined;
    const target = `${now}${root.slice(before.length)}`;
    if (!existsSync(target) || projects.some((each) => each.root === target)) return undefined;
    // A link in a repository may lead anywhere.
    return isFromElsewhere && !isIn(now, realpathSync(target)) ? undefined : target;
  };

  const moved: Project[] = [];
  for (const { project_id, root } of projects) {
    if (root === null) continue;
    const isStrange = isFromElsewhere && !(existsSync(root) && isIn(now, realpathSync(root)));
    const target = targetOf(root) ?? (isStrange ? null : root);
    if (target === root) continue;
    const answer = await home.call('work.update_project', { project_id, root: target });
    moved.push((answer as { readonly project: Project }).project);
  }
  return moved;
}
