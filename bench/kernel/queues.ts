// The job queues beside ours on the same Postgres.
import { openPeer, type KernelBench } from './bench.ts';
import type { JobQueue } from './job-queue.ts';
import { openGraphileWorker } from './peers/graphile-worker.ts';
import { openPgBoss } from './peers/pg-boss.ts';

/** As many as take a job or write one at the same time. */
export const CALLERS = 8;

export type Variant = 'default' | 'tuned';

/** Opened when its turn comes, so that nobody's looking after its own tables is counted with another's. */
export interface PeerQueue {
  readonly name: string;
  /** With its settings changed for speed. */
  readonly isTuned: boolean;
  /** Undefined when it cannot take part, which the report then says. */
  readonly open: () => Promise<JobQueue | undefined>;
}

const PEERS = [
  ['pg-boss', 'pgboss', openPgBoss],
  ['Graphile Worker', 'graphile', openGraphileWorker],
] as const;

export function peerQueues(bench: KernelBench, part: string, variants: readonly Variant[]): readonly PeerQueue[] {
  return PEERS.flatMap(([name, key, open]) =>
    variants.map((variant) => ({
      name: `${name} (${variant})`,
      isTuned: variant === 'tuned',
      open: () =>
        openPeer(bench.report, `${name} (${variant})`, async () => {
          const { database } = await bench.postgres();
          return open(await database(`${part}_${key}_${variant === 'tuned' ? 'tuned' : 'plain'}`), variant === 'tuned');
        }),
    })),
  );
}

export async function openPeerQueues(
  bench: KernelBench,
  part: string,
  variants: readonly Variant[],
): Promise<readonly { readonly queue: JobQueue; readonly isTuned: boolean }[]> {
  const opened = [];
  for (const { open, isTuned } of peerQueues(bench, part, variants)) {
    const queue = await open();
    if (queue) opened.push({ queue, isTuned });
  }
  return opened;
}
