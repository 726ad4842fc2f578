// Which of some ids and numbers are records of the project: what may not leave it for another memory.
import { isUuid } from '../base/ids.ts';
import type { Call } from '../base/operation.ts';
import { Refusal } from '../base/errors.ts';
import type { ReadTx, Store } from '../store/store.ts';
import { idOf } from './records/id-of.ts';
import { chooseProject } from './choose-project.ts';
import * as q from './queries.ts';

export async function knownIdsOf(
  store: Store,
  candidates: readonly string[],
  call: Call,
  project?: string,
): Promise<ReadonlySet<string>> {
  try {
    return await store.read(async (tx) => {
      const projectId = await chooseProject(tx, project, call);
      const known = new Set<string>();
      for (const candidate of candidates) if (await isRecord(tx, projectId, candidate)) known.add(candidate);
      return known;
    });
  } catch (error) {
    // Without a project there is no record either.
    if (error instanceof Refusal) return new Set();
    throw error;
  }
}

async function isRecord(tx: ReadTx, projectId: string, candidate: string): Promise<boolean> {
  const ref = isUuid(candidate.toLowerCase()) ? candidate.toLowerCase() : candidate;
  if (ref === projectId) return true;
  const task = await idOf(ref, 'T', (number) => tx.get(q.readTaskByNumber, projectId, number));
  if (task !== undefined && (await tx.get(q.readTaskBody, projectId, task))) return true;
  const goal = await idOf(ref, 'G', (number) => tx.get(q.readGoalByNumber, projectId, number));
  return goal !== undefined && (await tx.get(q.readGoalBody, projectId, goal)) !== undefined;
}
