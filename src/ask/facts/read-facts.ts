// Facts and conflicts of a project, by what people call them: another project's are not there.
import { isUuid } from '../../base/ids.ts';
import { readAny } from '../../store/rows.ts';
import type { ReadTx } from '../../store/store.ts';
import { refuseFact } from './contract.ts';
import type { StandingConflict } from './decide-facts.ts';
import * as q from './queries.ts';

export async function factIn(tx: ReadTx, projectId: string, ref: string): Promise<q.WordedFact> {
  const number = numberIn(ref, 'F');
  const fact = isUuid(ref)
    ? await tx.get(q.readFact, ref, projectId)
    : number === undefined
      ? undefined
      : await tx.get(q.readFactByNumber, projectId, number);
  if (fact) return fact;
  throw refuseFact('unknown_fact', `There is no fact ${ref} in this project`, { fact_id: ref });
}

export async function conflictIn(tx: ReadTx, projectId: string, ref: string): Promise<q.WordedConflict> {
  const number = numberIn(ref, 'K');
  const conflict = isUuid(ref)
    ? await tx.get(q.readConflict, ref, projectId)
    : number === undefined
      ? undefined
      : await tx.get(q.readConflictByNumber, projectId, number);
  if (conflict) return conflict;
  throw refuseFact('fact_conflict_unknown', `There is no conflict ${ref} in this project`, { conflict_id: ref });
}

/** `12`, `#12`, `F12`. */
function numberIn(ref: string, letter: 'F' | 'K'): number | undefined {
  const digits = new RegExp(`^(?:#|${letter})?(\\d{1,12})$`, 'i').exec(ref)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Of several facts, each conflict once. */
export async function unresolvedOf(
  tx: ReadTx,
  projectId: string,
  factIds: readonly string[],
): Promise<readonly StandingConflict[]> {
  const keys = factIds.map((id) => [id, projectId]);
  const found = [...(await readAny(tx, q.unresolvedByFirst, keys)), ...(await readAny(tx, q.unresolvedBySecond, keys))];
  const byId = new Map(found.map((conflict) => [conflict.conflict_id, conflict]));
  return [...byId.values()].toSorted((one, other) => one.number - other.number);
}
