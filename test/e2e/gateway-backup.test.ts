// Calls, windows and switches of a home in a backup: restored, into the same home and into another one, everything is as it was, sound,
// and what was under way is settled there once.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { askDomain } from '../../src/ask/domain.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { createIds } from '../../src/base/ids.ts';
import { createMetrics } from '../../src/base/metrics.ts';
import { systemRandom } from '../../src/base/random.ts';
import type { Config } from '../../src/config.ts';
import { settleExpired } from '../../src/gateway/calls/settle-expired.ts';
import { gatewayRegistration, gatewaySchema } from '../../src/gateway/gateway.ts';
import { readWindowsBetween } from '../../src/gateway/state/read-windows.ts';
import { openKernel } from '../../src/kernel/kernel.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { diagnoseHome, openHome, readConfig, restoreHome, type Home } from '../../src/main.ts';
import { createFolderBlobs } from '../../src/store/folder-blobs.ts';
import { postgresDriver } from '../../src/store/dialect/postgres.ts';
import { sqliteDriver } from '../../src/store/dialect/sqlite.ts';
import { openStore } from '../../src/store/open-store.ts';
import { sql } from '../../src/store/store.ts';
import { refusalOf } from '../support/expect-error.ts';
import { PERSON, documentFor, question } from '../support/gateway-questions.ts';
import type { ModelServer } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';

const HOUR = 3_600_000;
const TABLES = ['gateway_calls', 'budget_windows', 'gateway_costs', 'gateway_switches'];

type Place = { readonly folder: string } | { readonly postgres: string };

let folder: string;
let config: Config;
let server: ModelServer;
let leave: AbortController;
const databases: string[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-kept-calls-'));
  config = { ...readConfig(), cwd: folder, home: undefined, configFolder: join(folder, 'config', 'throughline') };
  server = await startOllama();
  leave = new AbortController();
  mkdirSync(config.configFolder, { recursive: true, mode: 0o700 });
  const prices = { 'test-model': { input: 1_000_000, output: 2_000_000 } };
  const document = documentFor(`${server.url}/v1`, { provider: { prices }, timezone: 'Asia/Kathmandu' });
  writeFileSync(join(config.configFolder, 'gateway.json'), JSON.stringify(document), { mode: 0o600 });
});
afterEach(async () => {
  leave.abort();
  await server.close();
  for (const name of databases.splice(0)) await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
});

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function newPlace(dialect: string): Promise<Place> {
  if (dialect === 'sqlite') return { folder: join(folder, `home-${Math.random().toString(36).slice(2)}`) };
  const url = new URL(inject('postgresUrl'));
  const name = `kept_${process.pid}_${Date.now()}`;
  await onServer(`CREATE DATABASE ${name}`);
  databases.push(name);
  url.pathname = `/${name}`;
  return { postgres: url.href };
}

async function inHome<T>(place: Place, body: (home: Home) => Promise<T>): Promise<T> {
  const home = await openHome({ ...place, config, create: true });
  try {
    return await body(home);
  } finally {
    await home.close();
  }
}

/** A process of the home that looks an hour later, when whoever began a call is taken for dead. */
async function settleLater(place: Place, gatewayId: string): Promise<number> {
  const [clock, random] = [{ ...systemClock, now: () => systemClock.now() + HOUR }, systemRandom];
  const ids = createIds(clock, random);
  const driver =
    'folder' in place
      ? sqliteDriver({ path: join(place.folder, 'exchanges.sqlite'), clock, random })
      : postgresDriver({ url: place.postgres, schema: 'exchanges', clockOffsetMs: () => HOUR });
  const own = { producerVersion: '0.0.0-test', clock } as const;
  const store = await openStore(driver, { ...own, sequences: [ledgerSchema, gatewaySchema, ...askDomain.schema] });
  const blobs = createFolderBlobs({ folder: join(folder, 'blobs'), ids, clock });
  const kinds = [gatewayRegistration, ...askDomain.kinds];
  const ledger = await openKernel({ ...own, store, blobs, ids, kinds, metrics: createMetrics() });
  try {
    return await settleExpired({ store, ledger }, gatewayId);
  } finally {
    await ledger.close();
    await store.close();
  }
}

/** Every row of the gateway, as it lies there. */
const rowsIn = (home: Home) =>
  home.databases.get('exchanges').then(({ store }) =>
    store.read(async (tx) => {
      const all: unknown[][] = [];
      for (const table of TABLES) all.push(await tx.all(sql(`SELECT * FROM ${table} ORDER BY 1, 2, 3, 4, 5`)));
      return all;
    }),
  );
const statuses = async (home: Home) => {
  const { calls } = (await home.call('gateway.list_calls', { limit: 50 }, PERSON)) as { calls: { status: string }[] };
  return calls.map(({ status }) => status).toSorted();
};
const reservedIn = async (home: Home) => {
  const { store } = await home.databases.get('exchanges');
  const windows = await store.read((tx) =>
    readWindowsBetween(tx, '1970-01-01T00:00:00.000Z', '9999-01-01T00:00:00.000Z'),
  );
  return windows.reduce((sum, { reserved }) => sum + reserved.calls + reserved.tokens, 0);
};

/** Begins a call whose answer never ends. */
async function stall(home: Home): Promise<void> {
  server.say({ text: 'Half of it.', when: () => true, fault: { kind: 'stall', events: 1 } });
  const { calls } = await home.gateway();
  await calls.stream(question(), { ...PERSON, signal: leave.signal }).next();
}

describe.each(['sqlite', 'postgres'])('a home with calls on %s', (dialect) => {
  test(
    '[AGT-41] is backed up and restored with what ended, was denied, died or is under way, which is settled once',
    { timeout: 120_000 },
    async () => {
      const place = await newPlace(dialect);
      const to = dialect === 'sqlite' ? join(folder, 'backup') : 'monday';
      const { gatewayId, kept } = await inHome(place, async (home) => {
        const { calls, kills, accounting } = await home.gateway();
        await calls.generate(question(), PERSON);
        await stall(home);
        const own = await accounting();
        expect(await settleLater(place, own.gatewayId)).toBe(1);
        await refusalOf(calls.generate(question(), { actor: 'http:ci' }));
        await stall(home);
        await kills.on('elsewhere', 'looking into it', PERSON);
        const before = await rowsIn(home);
        expect(await statuses(home)).toEqual(['answered', 'denied', 'open', 'outcome_unknown']);
        await home.backup(to);
        // What comes behind the backup is gone with the restore: its calls, and the end of the one that was under way.
        leave.abort();
        await calls.generate(question(), PERSON);
        await kills.off('elsewhere', PERSON);
        return { gatewayId: own.gatewayId, kept: before };
      });
      expect(server.requests).toHaveLength(4);

      /** As it was, and sound; then the call under way is settled, by one of several that come. */
      const expectKept = async (at: Place) => {
        await inHome(at, async (home) => {
          expect(await rowsIn(home)).toEqual(kept);
          expect(await statuses(home)).toEqual(['answered', 'denied', 'open', 'outcome_unknown']);
          expect(await reservedIn(home)).toBeGreaterThan(0);
          expect(await home.call('ledger.verify', { deep: true })).toMatchObject({ ok: true, problems: [] });
          expect(await home.call('ledger.rebuild', {}, PERSON)).toMatchObject({ differences_found: 0 });
          const { accounting, kills } = await home.gateway();
          expect(await accounting()).toMatchObject({ gatewayId });
          expect(await kills.status()).toMatchObject([{ scope: 'elsewhere', recorded: true }]);
        });
        const { databases: found } = await diagnoseHome({ ...at, config });
        expect(found.find(({ name }) => name === 'exchanges')).toMatchObject({
          exists: true,
          damage: [],
          problem: null,
        });
        await Promise.all([settleLater(at, gatewayId), settleLater(at, gatewayId)]);
        expect(await settleLater(at, gatewayId)).toBe(0);
        await inHome(at, async (home) => {
          expect(await statuses(home)).toEqual(['answered', 'denied', 'outcome_unknown', 'outcome_unknown']);
          expect(await reservedIn(home)).toBe(0);
          expect(await home.call('ledger.verify', { deep: true })).toMatchObject({ ok: true, problems: [] });
          const { ledger } = await home.databases.get('exchanges');
          const ended = (await ledger.events(gatewayId, { limit: 100 })).filter(
            ({ event_type }) => event_type === 'gateway.call_ended',
          );
          expect(ended).toHaveLength(3);
        });
      };
      await restoreHome(to, { ...place, config });
      await expectKept(place);
      if (dialect === 'postgres') return;
      const other = await newPlace(dialect);
      await inHome(other, async () => {});
      await restoreHome(to, { ...other, config });
      await expectKept(other);
    },
  );
});
