// A process that opens a database, does one small thing with it and tells how it went; as another user when told.
import { systemClock } from '../../src/base/clock.ts';
import { Bug, Failure, Refusal } from '../../src/base/errors.ts';
import { systemRandom } from '../../src/base/random.ts';
import { postgresDriver } from '../../src/store/dialect/postgres.ts';
import { sqliteDriver } from '../../src/store/dialect/sqlite.ts';
import type { MigrationSequence } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/open-store.ts';
import { sql } from '../../src/store/store.ts';

export interface OpenRequest {
  readonly database: { readonly path: string } | { readonly url: string; readonly schema: string };
  readonly sequences: readonly MigrationSequence[];
  /** Becomes this user after everything was loaded, so that the checkout need not be readable for it. */
  readonly uid?: number;
  /** Run in a write transaction after opening. */
  readonly write?: string;
}

export type OpenAnswer =
  | { readonly opened: true }
  | { readonly opened: boolean; readonly error: Record<string, unknown> };

const { database, sequences, uid, write } = JSON.parse(process.argv[2] ?? '') as OpenRequest;
if (uid !== undefined) {
  process.setgroups?.([]);
  process.setgid?.(uid);
  process.setuid?.(uid);
}
let opened = false;
let answer: OpenAnswer;
try {
  const driver =
    'path' in database
      ? sqliteDriver({ path: database.path, clock: systemClock, random: systemRandom })
      : postgresDriver(database);
  const store = await openStore(driver, { clock: systemClock, producerVersion: '0.0.0-child', sequences });
  opened = true;
  if (write !== undefined) {
    const statement = sql(write);
    await store.write((tx) => tx.run(statement));
  }
  await store.close();
  answer = { opened };
} catch (error) {
  const isTyped = error instanceof Failure || error instanceof Refusal || error instanceof Bug;
  answer = { opened, error: isTyped ? { ...error.toJSON() } : { kind: 'untyped', message: String(error) } };
}
process.stdout.write(JSON.stringify(answer));
