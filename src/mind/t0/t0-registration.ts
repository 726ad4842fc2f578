// The rows of T0 held against what the events of their stream say: how many there are in every verification, and each batch by its hash in
// a deep one. Bodies are held against their keyed hashes where they are read, since only their user has the key.
import type { StreamInfo } from '../../ledger/contract.ts';
import { register, type Registration } from '../../ledger/streams/registry.ts';
import type { ReadTx } from '../../store/store.ts';
import * as q from './queries.ts';
import { COUNTER, batchHash, t0Kind } from './t0-kind.ts';

export const t0Registration: Registration = register(t0Kind, { compare, compareCounts });

const PAGE = 200;

interface Batch {
  readonly project_id: string;
  readonly first: number;
  readonly last: number;
  readonly hash: string;
}

async function compare(tx: ReadTx, workflowId: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (let after = 0; ;) {
    const page = await tx.all(q.readBatches, workflowId, after, PAGE);
    for (const { payload } of page) {
      const { project_id, first, last, hash } = JSON.parse(payload) as Batch;
      const rows = await tx.all(q.hashedRows, project_id, first, last);
      if (batchHash(rows) !== hash)
        wrong.push(`compact_events_t0 from ${first} to ${last} of ${project_id} is not what its event says`);
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return wrong;
    after = last.event_seq;
  }
}

async function compareCounts(
  tx: ReadTx,
  { workflow_id }: StreamInfo,
): Promise<readonly { readonly table: string; readonly message: string }[]> {
  const [batch] = await tx.all(q.readBatches, workflow_id, 0, 1);
  const entity = await tx.get(q.readEntity, workflow_id, 'counter', COUNTER);
  if (!batch || !entity) return [];
  const { project_id } = JSON.parse(batch.payload) as Batch;
  const wanted = JSON.parse(entity.body) as { readonly events: number; readonly retracted: number };
  const found = (await tx.get(q.countEvents, project_id)) ?? { events: 0, retracted: 0 };
  return (['events', 'retracted'] as const)
    .filter((name) => found[name] !== wanted[name])
    .map((name) => ({
      table: 'compact_events_t0',
      message: `compact_events_t0 has ${found[name]} rows of ${project_id} (${name}), and should have ${wanted[name]}`,
    }));
}
