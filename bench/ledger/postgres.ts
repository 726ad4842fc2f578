// The same appends on a real Postgres, against the bare driver inserting one row a commit with as many callers.
import { join } from 'node:path';
import pg from 'pg';
import { canonicalJson } from '../../src/base/canonical-json.ts';
import { appendAtOnce } from '../../src/ledger/queries.ts';
import { postgresDriver } from '../../src/store/dialect/postgres.ts';
import type { StorageProbe } from '../../src/store/store.ts';
import { startPostgres } from '../../test/support/postgres.ts';
import { atLeast, atMost, formatValue, type Goal } from '../report.ts';
import { appender } from './appends.ts';
import type { Bench } from './bench.ts';
import { closedLoops, describeTimes, race, rateRatio, timesOf, type Contestant } from './race.ts';
import { change, openSubject, PAYLOAD_BYTES, type Subject } from './subject.ts';

const GOALS: ReadonlyMap<number, Goal> = new Map([
  [1, atLeast(0.65)],
  [16, atLeast(1.2)],
  [64, atLeast(2)],
]);
const MAX_CONNECTIONS = 32;

export async function benchPostgres(bench: Bench): Promise<void> {
  const { report } = bench;
  const folder = bench.folder('postgres');
  report.progress('starting a server');
  const server = await startPostgres();
  try {
    const clients = await Promise.all(
      Array.from({ length: MAX_CONNECTIONS }, async () => {
        const client = new pg.Client({ connectionString: server.url });
        await client.connect();
        return client;
      }),
    );
    const [first] = clients;
    const version = await first?.query<{ version: string }>("SELECT current_setting('server_version') AS version");
    await first?.query('CREATE TABLE raw_rows (id BIGSERIAL PRIMARY KEY, payload TEXT NOT NULL)');
    const open = (name: string, probe?: StorageProbe) =>
      openSubject(join(folder, name), {
        driver: postgresDriver({ url: server.url, schema: name, ...(probe ? { probe } : {}) }),
      });
    for (const [concurrency, goal] of GOALS) {
      const subject = await open(`at_${concurrency}`);
      const times = await race(
        [
          rawInserts(clients.slice(0, concurrency), concurrency),
          await appender('append', subject, concurrency, false),
          await appender('step', subject, concurrency, true),
        ],
        bench.length,
      );
      await subject.close();
      const raw = timesOf(times, 'raw');
      for (const kind of ['append', 'step']) {
        const mine = timesOf(times, kind);
        report.figure({
          what: `${kind}, ${concurrency === 1 ? '1 caller' : `${concurrency} callers`}, × one raw row`,
          value: rateRatio(mine, raw),
          unit: '×',
          goal,
          detail:
            `${describeTimes(mine)}; raw on ${Math.min(concurrency, MAX_CONNECTIONS)} ` +
            `${concurrency === 1 ? 'connection' : 'connections'} ${describeTimes(raw)}`,
        });
      }
    }
    await countStatements(bench, open);
    const logged = await walBytes(bench, first, open);
    const rawLogged = await rawWalBytes(first);
    report.figure({
      what: `WAL a step of ${PAYLOAD_BYTES} bytes`,
      value: logged,
      unit: 'bytes',
      goal: atMost(900),
      detail: `a raw row ${formatValue(rawLogged, 'bytes')}`,
    });
    report.note(
      `Postgres ${version?.rows[0]?.version ?? '?'}, fsync on; raw inserts are prepared, each its own commit.`,
    );
    await Promise.all(clients.map((client) => client.end()));
  } finally {
    await server.stop();
  }
}

const insertRow = (payload: string) => ({
  name: 'insert-row',
  text: 'INSERT INTO raw_rows (payload) VALUES ($1)',
  values: [payload],
});

function rawInserts(clients: readonly pg.Client[], concurrency: number): Contestant {
  let written = 0;
  return {
    name: 'raw',
    operations: concurrency === 1 ? 200 : concurrency * 10,
    turn: (count) =>
      closedLoops(clients.length, count, (loop) => {
        written += 1;
        const client = clients[loop];
        if (!client) throw new Error(`there is no connection ${loop}`);
        return client.query(insertRow(canonicalJson(change(0, written).payload)));
      }),
  };
}

type Open = (name: string, probe?: StorageProbe) => Promise<Subject>;

/** A round trip begins where something is sent after something came back. */
async function countStatements({ report }: Bench, open: Open): Promise<void> {
  const count = { statements: 0, trips: 0, commits: 0 };
  let hasHeard = true;
  const subject = await open('counted', ({ at, what }) => {
    if (at === 'after') hasHeard = true;
    else {
      count.statements += 1;
      if (hasHeard) count.trips += 1;
      if (what === 'COMMIT' || what === appendAtOnce.text) count.commits += 1;
      hasHeard = false;
    }
  });
  for (const concurrency of [1, 16]) {
    const steps = await appender('counted', subject, concurrency, true);
    // Fewer than a snapshot or a signature needs: only steps are counted.
    const operations = concurrency === 1 ? 50 : concurrency * 5;
    await steps.turn(concurrency);
    await subject.ledger.settled();
    Object.assign(count, { statements: 0, trips: 0, commits: 0 });
    await steps.turn(operations);
    const callers = concurrency === 1 ? '1 caller' : `${concurrency} callers`;
    report.figure({
      what: `round trips a step, ${callers}`,
      value: count.trips / operations,
      unit: 'trips',
      goal: atMost(1),
      detail: `${formatValue(count.statements / operations, 'statements')}, pipelined, BEGIN, COMMIT and savepoints among them`,
    });
    report.figure({
      what: `write transactions a step, ${callers}`,
      value: count.commits / operations,
      unit: 'commits',
      goal: atMost(concurrency === 1 ? 1 : 0.5),
    });
  }
  await subject.close();
}

async function walBytes({ quick }: Bench, client: pg.Client | undefined, open: Open): Promise<number> {
  const subject = await open('logged');
  const operations = quick ? 200 : 2_000;
  const steps = await appender('logged', subject, 1, true);
  // The first change of a page after a checkpoint logs the whole page; that passes.
  await steps.turn(operations);
  const before = await walPosition(client);
  await steps.turn(operations);
  const after = await walPosition(client);
  await subject.close();
  return (after - before) / operations;
}

async function rawWalBytes(client: pg.Client | undefined): Promise<number> {
  const operations = 500;
  const before = await walPosition(client);
  for (let i = 0; i < operations; i += 1) await client?.query(insertRow(canonicalJson(change(0, i).payload)));
  return ((await walPosition(client)) - before) / operations;
}

async function walPosition(client: pg.Client | undefined): Promise<number> {
  const result = await client?.query<{ at: string }>(
    "SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS at",
  );
  return Number(result?.rows[0]?.at ?? Number.NaN);
}
