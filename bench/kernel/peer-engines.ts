// The workflow engines beside ours, and how many callers all of them have.
import { openPeer, type KernelBench } from './bench.ts';
import type { WorkflowEngine } from './engine.ts';
import { openDbos } from './peers/dbos.ts';
import { openRestate } from './peers/restate.ts';

export const CONCURRENCIES = [1, 16, 64];

export async function openPeerEngines(bench: KernelBench, part: string): Promise<readonly WorkflowEngine[]> {
  const { database } = await bench.postgres();
  const peers = [
    await openPeer(bench.report, 'DBOS', async () => openDbos(await database(`${part}_dbos`))),
    await openPeer(bench.report, 'Restate', () => openRestate(bench.folder(`${part}-restate`))),
  ];
  return peers.filter((peer) => peer !== undefined);
}
