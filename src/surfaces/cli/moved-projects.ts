// Updates the projects of a home whose folder was moved: their roots move too, or none of their files would be found
// again.
import { existsSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Project } from '../../work/contract.ts';
import type { Home } from '../../main.ts';

/**
 * The projects whose root moved. A project whose old root still exists keeps it: the home is a copy then, or lies
 * elsewhere.
 */
export async function moveProjects(home: Home): Promise<readonly Project[]> {
  if (!existsSync(home.location)) return [];
  const { projects } = (await home.call('work.list_projects')) as { readonly projects: readonly Project[] };
  // The oldest project is the one for which the home was made.
  const before = projects[0]?.root ?? null;
  const now = dirname(realpathSync(home.location));
  if (before === null || existsSync(before)) return [];
  const moved: Project[] = [];
  for (const { project_id, root } of projects) {
    if (root !== before && !root?.startsWith(`${before}/`)) continue;
    const target = `${now}${root.slice(before.length)}`;
    if (existsSync(root) || !existsSync(target) || projects.some((each) => each.root === target)) continue;
    const answer = await home.call('work.update_project', { project_id, root: target });
    moved.push((answer as { readonly project: Project }).project);
  }
  return moved;
}
