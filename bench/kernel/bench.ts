// What every part of this benchmark gets: the disk, one Postgres server for all, and who takes part beside ours.
import { startPostgres } from '../../test/support/postgres.ts';
import type { Bench } from '../ledger/bench.ts';
import type { Report } from '../report.ts';
import { createDatabase, openRawPostgres, type RawPostgres } from './raw-postgres.ts';

export interface KernelBench extends Bench {
  postgres(): Promise<Postgres>;
}

export interface Postgres {
  readonly url: string;
  readonly raw: RawPostgres;
  /** A new database on it: its URL. */
  readonly database: (name: string) => Promise<string>;
  close(): Promise<void>;
}

export async function openPostgres(): Promise<Postgres> {
  const server = await startPostgres();
  try {
    const raw = await openRawPostgres(server.url);
    return {
      url: server.url,
      raw,
      database: (name) => createDatabase(server.url, name),
      async close() {
        await raw.close();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Opens a peer, or says in the report why it does not take part. */
export async function openPeer<Peer>(
  report: Report,
  name: string,
  open: () => Promise<Peer>,
): Promise<Peer | undefined> {
  try {
    return await open();
  } catch (error) {
    report.note(`${name} DOES NOT TAKE PART: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

export const callers = (concurrency: number): string => (concurrency === 1 ? '1 caller' : `${concurrency} callers`);

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** The value that this share of the others does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
