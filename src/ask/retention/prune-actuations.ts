// Empties what actuations hold of texts: arguments, the program with its folder, and the end of the output. Their hashes stay, so that
// whoever knows what was run can show that it was this.
import { canonicalJson } from '../../base/canonical-json.ts';
import { toTimestamp } from '../../base/clock.ts';
import { sha256 } from '../../base/hash.ts';
import type { AppendWithin } from '../../ledger/append/append.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import { ACTUATION_LIMITS } from '../actuation/contract.ts';
import { askIdOf } from '../pipeline/record.ts';
import { askKind } from '../state/evolve.ts';
import * as q from './queries.ts';

const MINUTE_MS = 60_000;

export interface OldActuations {
  readonly ids: readonly string[];
  readonly bytes: number;
}

/** However short texts are kept, nothing is taken from an open one while an approval could still be used. */
export async function oldActuations(
  tx: ReadTx,
  projectId: string,
  cutoff: string,
  most: number,
): Promise<OldActuations> {
  const longAgo = toTimestamp((await tx.now()) - ACTUATION_LIMITS.mostMinutes * MINUTE_MS);
  const unused = cutoff < longAgo ? cutoff : longAgo;
  const rows = await tx.all(q.fullActuations, projectId, cutoff, unused, unused, most);
  return { ids: rows.map((row) => row.actuation_id), bytes: rows.reduce((sum, row) => sum + row.bytes, 0) };
}

/** One event with the texts that it speaks of; none where nothing is old. */
export async function pruneActuations(
  tx: WriteTx,
  appendWithin: AppendWithin,
  { projectId, cutoff, actor, most }: PruneActuations,
): Promise<OldActuations> {
  const old = await oldActuations(tx, projectId, cutoff, most);
  if (old.ids.length === 0) return old;
  for (const id of old.ids) await tx.run(q.emptyActuation, id);
  const counts = { actuations: old.ids.length, actuations_hash: sha256(canonicalJson(old.ids)), bytes: old.bytes };
  const tokens = [{ token_class: 'semanticKey', token_value: 'RETENTION' }] as const;
  const payload = { project_id: projectId, older_than: cutoff, ...counts };
  const event = { type: 'actuation.texts_pruned' as const, payload, tokens };
  await appendWithin(tx, { kind: askKind, id: askIdOf(projectId) }, [event], { actor });
  return old;
}

interface PruneActuations {
  readonly projectId: string;
  readonly cutoff: string;
  readonly actor: string;
  readonly most: number;
}
