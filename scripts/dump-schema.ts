// Writes docs/schema/: the ledger's schema as both databases have it after every migration.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { systemClock } from '../src/base/clock.ts';
import { systemRandom } from '../src/base/random.ts';
import { ledgerSchema } from '../src/ledger/schema.ts';
import type { Driver } from '../src/store/dialect/connection.ts';
import { postgresDriver } from '../src/store/dialect/postgres.ts';
import { sqliteDriver } from '../src/store/dialect/sqlite.ts';
import { openStore } from '../src/store/open-store.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { dumpPostgresSchema, dumpSqliteSchema } from '../test/support/schema-dump.ts';

const docs = fileURLToPath(new URL('../docs/schema/', import.meta.url));

function write(name: string, text: string): void {
  writeFileSync(join(docs, name), text);
  process.stdout.write(`docs/schema/${name}: ${text.split('\n').length} lines\n`);
}

async function migrate(driver: Driver): Promise<void> {
  const store = await openStore(driver, { clock: systemClock, producerVersion: 'schema', sequences: [ledgerSchema] });
  await store.close();
}

const folder = mkdtempSync(join(tmpdir(), 'throughline-schema-'));
const server = await startPostgres();
try {
  const path = join(folder, 'ledger.sqlite');
  await migrate(sqliteDriver({ path, clock: systemClock, random: systemRandom }));
  using db = new DatabaseSync(path, { readOnly: true });
  write('ledger.sqlite.sql', dumpSqliteSchema(db));

  await migrate(postgresDriver({ url: server.url, schema: 'ledger' }));
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  write('ledger.postgres.sql', await dumpPostgresSchema(client, 'ledger'));
  await client.end();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
