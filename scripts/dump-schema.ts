// Writes docs/schema/: the tables of the ledger, and what each database of a home has beside them, in both dialects
// after every migration.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { systemClock } from '../src/base/clock.ts';
import { systemRandom } from '../src/base/random.ts';
import type { Driver } from '../src/store/driver.ts';
import { postgresDriver } from '../src/store/dialect/postgres.ts';
import { sqliteDriver } from '../src/store/dialect/sqlite.ts';
import { openStore } from '../src/store/open-store.ts';
import type { MigrationSequence } from '../src/store/migrations.ts';
import { databases } from '../src/domains.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { dumpPostgresSchema, dumpSqliteSchema, schemasOf, type Dump } from '../test/support/schema-dump.ts';

const docs = fileURLToPath(new URL('../docs/schema/', import.meta.url));

function write(name: string, text: string): void {
  writeFileSync(join(docs, name), text);
  process.stdout.write(`docs/schema/${name}: ${text.split('\n').length} lines\n`);
}

async function migrate(driver: Driver, sequences: readonly MigrationSequence[]): Promise<void> {
  const store = await openStore(driver, { clock: systemClock, producerVersion: 'schema', sequences });
  await store.close();
}

async function writeAll(dialect: string, dump: Dump): Promise<void> {
  for (const [name, text] of await schemasOf(databases, dump)) write(`${name}.${dialect}.sql`, text);
}

const folder = mkdtempSync(join(tmpdir(), 'throughline-schema-'));
const server = await startPostgres();
try {
  await writeAll('sqlite', async (name, sequences) => {
    const path = join(folder, `${name}.sqlite`);
    await migrate(sqliteDriver({ path, clock: systemClock, random: systemRandom }), sequences);
    using db = new DatabaseSync(path, { readOnly: true });
    return dumpSqliteSchema(db);
  });

  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await writeAll('postgres', async (name, sequences) => {
    await migrate(postgresDriver({ url: server.url, schema: name }), sequences);
    return dumpPostgresSchema(client, name);
  });
  await client.end();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
