// Retention in a process that runs for long: a job of the queue, so that of several such processes one prunes. Nothing is opened, and
// nothing pruned, while ask.json names no number of days.
import type { Clock } from '../../base/clock.ts';
import type { Jobs } from '../../kernel/jobs/jobs.ts';
import { readAskDocument } from './contract.ts';
import type { Retention } from './retention.ts';

export const RETENTION_JOB = 'ask.retention';
const LOOK_EVERY_MS = 3_600_000;
const ACTOR = 'ask.retention';

export interface KeepPrunedDeps {
  readonly readDocument: () => Promise<string | undefined>;
  readonly open: () => Promise<{ readonly jobs: Jobs; readonly retention: Retention }>;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

export function keepPruned({ readDocument, open, clock, onError }: KeepPrunedDeps): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const days = async () => readAskDocument(await readDocument()).retention_days;
  let running: { readonly jobs: Jobs; stop(): Promise<void> } | undefined;

  async function begin() {
    const { jobs, retention } = await open();
    await jobs.define(RETENTION_JOB, { concurrency: 1 });
    const worker = jobs.worker({
      ownerId: 'retention',
      concurrency: 1,
      handlers: {
        async [RETENTION_JOB]({ signal, stopping: asked }) {
          // Read when it runs: the person may have changed it since the job was added.
          const now = await days();
          if (now !== undefined) await retention.pruneAll(now, ACTOR, AbortSignal.any([signal, asked]));
        },
      },
      onError,
    });
    return { jobs, stop: () => worker.stop() };
  }

  const looking = (async () => {
    while (!stopping.signal.aborted) {
      try {
        if ((await days()) !== undefined) {
          running ??= await begin();
          await running.jobs.enqueue(RETENTION_JOB, null, { uniqueKey: 'retention', maxAttempts: 3 });
        }
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
      await running?.stop();
    },
  };
}
