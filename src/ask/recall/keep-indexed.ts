// The index kept in step by a process that runs for long: a job of the queue, so that of several such processes one does it.
import type { Clock } from '../../base/clock.ts';
import type { Jobs } from '../../kernel/jobs/jobs.ts';
import type { Recall } from './recall.ts';

export const INDEX_JOB = 'ask.index';
const LOOK_EVERY_MS = 2_000;

export interface KeepIndexedDeps {
  readonly recall: Recall;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

export function keepIndexed({ recall, jobs, clock, onError }: KeepIndexedDeps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  recall.embedByDefault();
  const worker = jobs.worker({
    ownerId: 'index',
    concurrency: 1,
    handlers: {
      [INDEX_JOB]: ({ signal, stopping: asked }) =>
        recall.index({ actor: 'domain:recall' }, { signal: AbortSignal.any([signal, asked, stopping.signal]) }),
    },
    onError,
  });
  const looking = (async () => {
    while (!stopping.signal.aborted) {
      try {
        if (await recall.isBehind()) await jobs.enqueue(INDEX_JOB, null, { uniqueKey: 'index', maxAttempts: 2 });
      } catch (error) {
        onError(error);
      }
      await clock.sleep(LOOK_EVERY_MS, stopping.signal);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await looking;
      await worker.stop();
    },
  };
}
