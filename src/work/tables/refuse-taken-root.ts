// Two projects cannot have one root: the folder would not say which of them is meant.
import { refuse } from '../contract.ts';
import type { ProjectRow } from '../queries.ts';

export function refuseTakenRoot({ project_id, name, root }: ProjectRow) {
  return refuse('project_exists', `Project "${name}" has the root ${root}`, { project_id, root });
}
