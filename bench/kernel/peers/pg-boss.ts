// pg-boss on Postgres, as it is out of the box, and with every setting that makes it faster at what is measured.
import type { EventEmitter } from 'node:events';
import { BULK, chunks, type JobPayload, type JobQueue } from '../job-queue.ts';
import { openSizes } from '../raw-postgres.ts';
import { loadPeer } from './load-peer.ts';

interface Boss extends EventEmitter {
  start(): Promise<unknown>;
  stop(options: { readonly graceful: boolean; readonly timeout: number }): Promise<void>;
  createQueue(name: string, options: { readonly notify: boolean }): Promise<void>;
  send(name: string, data: JobPayload): Promise<string | null>;
  insert(name: string, jobs: readonly { readonly data: JobPayload; readonly startAfter: Date }[]): Promise<unknown>;
  work(
    name: string,
    options: Record<string, unknown>,
    handler: (jobs: readonly { readonly data: JobPayload }[]) => Promise<void>,
  ): Promise<string>;
  offWork(name: string): Promise<void>;
}

interface PgBossPackage {
  readonly PgBoss: new (options: Record<string, unknown>) => Boss;
}

const QUEUE = 'bench';

export async function openPgBoss(url: string, tuned: boolean): Promise<JobQueue> {
  const { PgBoss } = await loadPeer<PgBossPackage>('pg-boss');
  const boss = new PgBoss({ connectionString: url, schema: 'pgboss', max: 10, useListenNotify: tuned });
  // Warnings about a full queue are what this benchmark makes.
  boss.on('error', (error) => process.stderr.write(`    pg-boss: ${String(error)}\n`));
  await boss.start();
  await boss.createQueue(QUEUE, { notify: tuned });
  const sizes = await openSizes(url);
  return {
    name: tuned ? 'pg-boss tuned' : 'pg-boss',
    async enqueue(job) {
      await boss.send(QUEUE, job);
    },
    async schedule(jobs) {
      for (const some of chunks(jobs, BULK)) {
        await boss.insert(
          QUEUE,
          some.map(({ payload, runAt }) => ({ data: payload, startAfter: runAt })),
        );
      }
    },
    async work(concurrency, handle) {
      const settings = tuned
        ? {
            localConcurrency: concurrency,
            batchSize: 100,
            burstWhenBatchFull: true,
            pollingIntervalSeconds: 0.5,
            notifyPollingIntervalSeconds: 0.5,
          }
        : { localConcurrency: concurrency };
      await boss.work(QUEUE, settings, (jobs) => {
        for (const job of jobs) handle(job.data);
        return Promise.resolve();
      });
      return { stop: () => boss.offWork(QUEUE) };
    },
    bytes: () => sizes.schema('pgboss'),
    async close() {
      await boss.stop({ graceful: false, timeout: 1_000 });
      await sizes.close();
    },
  };
}
