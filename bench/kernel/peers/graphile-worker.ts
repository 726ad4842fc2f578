// Graphile Worker on Postgres, as it is out of the box, and with its batching of fetches and completions.
import { BULK, chunks, type JobPayload, type JobQueue } from '../job-queue.ts';
import { openSizes } from '../raw-postgres.ts';
import { loadPeer } from './load-peer.ts';

interface Spec {
  readonly identifier: string;
  readonly payload: JobPayload;
  readonly runAt?: Date;
}

interface GraphileWorkerPackage {
  makeWorkerUtils(options: Record<string, unknown>): Promise<{
    addJob(identifier: string, payload: JobPayload): Promise<unknown>;
    addJobs(specs: readonly Spec[]): Promise<unknown>;
    migrate(): Promise<void>;
    release(): Promise<void>;
  }>;
  run(options: Record<string, unknown>): Promise<{ stop(): Promise<void> }>;
  readonly Logger: new (factory: () => () => void) => unknown;
}

const TASK = 'bench';

export async function openGraphileWorker(url: string, tuned: boolean): Promise<JobQueue> {
  const worker = await loadPeer<GraphileWorkerPackage>('graphile-worker');
  const logger = new worker.Logger(() => () => {});
  const utils = await worker.makeWorkerUtils({ connectionString: url, maxPoolSize: 10, logger });
  await utils.migrate();
  const sizes = await openSizes(url);
  return {
    name: tuned ? 'Graphile Worker tuned' : 'Graphile Worker',
    async enqueue(job) {
      await utils.addJob(TASK, job);
    },
    async schedule(jobs) {
      for (const some of chunks(jobs, BULK)) {
        await utils.addJobs(some.map(({ payload, runAt }) => ({ identifier: TASK, payload, runAt })));
      }
    },
    async work(concurrency, handle) {
      const batching = {
        localQueue: { size: 500 },
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
        // Also how late a timer fires.
        pollInterval: 100,
      };
      return worker.run({
        logger,
        noHandleSignals: true,
        crontab: '',
        taskList: { [TASK]: (payload: unknown) => handle(payload as JobPayload) },
        preset: {
          worker: {
            connectionString: url,
            maxPoolSize: concurrency + 2,
            concurrentJobs: concurrency,
            ...(tuned ? batching : {}),
          },
        },
      });
    },
    bytes: () => sizes.schema('graphile_worker'),
    async close() {
      await utils.release();
      await sizes.close();
    },
  };
}
