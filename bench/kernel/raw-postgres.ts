// The bare Postgres driver, and what the server itself counts.
import pg from 'pg';
import { closedLoops } from '../ledger/race.ts';
import { BULK, chunks, type ScheduledJob } from './job-queue.ts';

/** At most so many callers write at the same time; more of them wait for a connection. */
const MAX_CONNECTIONS = 32;

export interface RawPostgres {
  /** So many rows by so many callers, one durable commit each. */
  rows(concurrency: number, count: number, payload: string): Promise<void>;
  /** The smallest table that can be asked for what is due, filled with as few statements as ours. */
  schedule(jobs: readonly ScheduledJob[]): Promise<void>;
  clearJobs(): Promise<void>;
  /** Bytes written to the write-ahead log since the server was made. */
  readonly walBytes: () => Promise<number>;
  checkpoint(): Promise<void>;
  /** Transactions that wrote something since the server was made; a savepoint that wrote counts too. */
  readonly writeTransactions: () => Promise<number>;
  version(): Promise<string>;
  close(): Promise<void>;
}

export async function openRawPostgres(url: string): Promise<RawPostgres> {
  const clients = await Promise.all(Array.from({ length: MAX_CONNECTIONS }, () => connect(url)));
  const [first] = clients;
  if (!first) throw new Error('there is no connection');
  const one = async (text: string): Promise<string> => {
    const { rows } = await first.query<{ value: string }>(text);
    return rows[0]?.value ?? '';
  };
  await first.query('CREATE TABLE IF NOT EXISTS raw_rows (id BIGSERIAL PRIMARY KEY, payload TEXT NOT NULL)');
  await first.query(
    `CREATE TABLE IF NOT EXISTS raw_jobs (
      job_id UUID PRIMARY KEY DEFAULT uuidv7(), run_at TIMESTAMPTZ NOT NULL, payload TEXT NOT NULL)`,
  );
  await first.query('CREATE INDEX IF NOT EXISTS raw_jobs_due ON raw_jobs (run_at)');
  return {
    rows: (concurrency, count, payload) =>
      closedLoops(Math.min(concurrency, clients.length), count, (loop) => {
        const client = clients[loop];
        if (!client) throw new Error(`there is no connection ${loop}`);
        return client.query({
          name: 'insert-row',
          text: 'INSERT INTO raw_rows (payload) VALUES ($1)',
          values: [payload],
        });
      }),
    async schedule(jobs) {
      for (const some of chunks(jobs, BULK)) {
        await first.query({
          name: 'insert-jobs',
          text: 'INSERT INTO raw_jobs (run_at, payload) SELECT * FROM unnest($1::timestamptz[], $2::text[])',
          values: [some.map(({ runAt }) => runAt.toISOString()), some.map(({ payload }) => JSON.stringify(payload))],
        });
      }
    },
    clearJobs: async () => {
      await first.query('TRUNCATE raw_jobs');
    },
    walBytes: async () => Number(await one("SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS value")),
    checkpoint: async () => {
      await first.query('CHECKPOINT');
    },
    writeTransactions: async () => Number(await one('SELECT pg_snapshot_xmax(pg_current_snapshot()) AS value')),
    version: () => one("SELECT current_setting('server_version') AS value"),
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** A new database on the same server: its URL. */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = await connect(serverUrl);
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export interface Sizes {
  /** All tables of a schema, their indexes included. */
  schema(name: string): Promise<number>;
  table(schema: string, name: string): Promise<number>;
  close(): Promise<void>;
}

export async function openSizes(url: string): Promise<Sizes> {
  const client = await connect(url);
  return {
    async table(schema, name) {
      const { rows } = await client.query<{ bytes: string }>('SELECT pg_total_relation_size($1) AS bytes', [
        `${schema}.${name}`,
      ]);
      return Number(rows[0]?.bytes);
    },
    async schema(name) {
      const { rows } = await client.query<{ bytes: string }>(
        `SELECT coalesce(sum(pg_total_relation_size(c.oid)), 0) AS bytes
         FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = $1 AND c.relkind = 'r'`,
        [name],
      );
      return Number(rows[0]?.bytes);
    },
    close: () => client.end(),
  };
}

/** Counts the statements that packages sharing this driver send from now on: the peers, not the product. */
export function countPeerStatements(): { readonly count: () => number } {
  counting ??= patch();
  const before = counting.count;
  return { count: () => (counting?.count ?? 0) - before };
}

let counting: { count: number } | undefined;

function patch(): { count: number } {
  const counter = { count: 0 };
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function counted(this: unknown, ...args: unknown[]) {
    counter.count += 1;
    return query.apply(this, args);
  };
  return counter;
}
