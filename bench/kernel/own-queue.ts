// Our jobs as the benchmark asks for them.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BULK, chunks, type JobPayload, type JobQueue } from './job-queue.ts';
import { openOwnLedger, type Dialect } from './own-ledger.ts';
import { openSizes } from './raw-postgres.ts';

export interface OwnQueue extends JobQueue {
  /** Sent to the database so far. */
  statements(): number;
  glances(): number;
}

/** As it is when nobody says otherwise. */
export const OWN_TTL_MS = 30_000;

const KIND = 'bench';

export async function openOwnQueue(dialect: Dialect, folder: string, url = ''): Promise<OwnQueue> {
  const { name, ledger, counts, close } = await openOwnLedger(dialect, folder, url);
  const { jobs } = ledger;
  const bytes = dialect === 'sqlite' ? () => sqliteBytes(folder) : () => postgresBytes(url);
  return {
    name,
    statements: () => counts.statements,
    glances: () => counts.glances,
    async enqueue(job) {
      await jobs.enqueue(KIND, job);
    },
    async schedule(list) {
      for (const some of chunks(list, BULK)) {
        await jobs.enqueueAll(some.map(({ payload, runAt }) => ({ kind: KIND, payload, runAt })));
      }
    },
    work: (concurrency, handle) =>
      Promise.resolve(
        jobs.worker({
          concurrency,
          ttlMs: OWN_TTL_MS,
          handlers: { [KIND]: ({ payload }) => handle(payload as JobPayload) },
        }),
      ),
    bytes,
    close,
  };
}

async function postgresBytes(url: string): Promise<number> {
  const sizes = await openSizes(url);
  const bytes = await sizes.table('work', 'jobs');
  await sizes.close();
  return bytes;
}

/** Pages in use, wherever they still are: in the file or in its log. */
function sqliteBytes(folder: string): Promise<number> {
  const db = new DatabaseSync(join(folder, 'work.sqlite'), { readOnly: true });
  const read = (pragma: string) => Number(Object.values(db.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
  const bytes = (read('page_count') - read('freelist_count')) * read('page_size');
  db.close();
  return Promise.resolve(bytes);
}
