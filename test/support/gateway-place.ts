// A gateway on a database that several real processes use: each opens it for itself, with a probe of its own and the system's clock.
import { join } from 'node:path';
import { systemClock, type Clock } from '../../src/base/clock.ts';
import { createIds } from '../../src/base/ids.ts';
import { createMetrics } from '../../src/base/metrics.ts';
import { systemRandom } from '../../src/base/random.ts';
import { openKernel } from '../../src/kernel/kernel.ts';
import { postgresDriver } from '../../src/store/dialect/postgres.ts';
import { sqliteDriver } from '../../src/store/dialect/sqlite.ts';
import { createFolderBlobs } from '../../src/store/folder-blobs.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { StorageProbe } from '../../src/store/store.ts';
import type { DialectName } from './fixture.ts';
import { openGatewayOf, type OpenedGateway } from './gateway-fixture.ts';

export interface GatewayPlace {
  readonly dialect: DialectName;
  readonly folder: string;
  /** The database file, on SQLite. */
  readonly path: string;
  /** On Postgres. */
  readonly url: string;
  readonly schema: string;
}

export async function openAt(
  { dialect, folder, path, url, schema }: GatewayPlace,
  { probe, lateMs = 0 }: { readonly probe?: StorageProbe; readonly lateMs?: number } = {},
): Promise<OpenedGateway & { readonly close: () => Promise<void> }> {
  const clock: Clock = { ...systemClock, now: () => systemClock.now() + lateMs };
  const ids = createIds(clock, systemRandom);
  const probed = probe && { probe };
  const opened = await openGatewayOf({
    ...{ dialect, folder, clock, ids },
    async open({ sequences = [], kinds = [] } = {}) {
      const driver =
        dialect === 'sqlite'
          ? sqliteDriver({ path, clock, random: systemRandom, ...probed })
          : postgresDriver({ url, schema, clockOffsetMs: () => lateMs, ...probed });
      const producerVersion = '0.0.0-test';
      const store = await openStore(driver, { clock, producerVersion, sequences });
      const blobs = createFolderBlobs({ folder: join(folder, 'blobs'), ids, clock });
      const metrics = createMetrics();
      const ledger = await openKernel({ store, blobs, clock, ids, metrics, kinds, producerVersion });
      return { store, ledger, blobs, metrics };
    },
  });
  return {
    ...opened,
    async close() {
      await opened.gateway.close();
      await opened.ledger.close();
      await opened.store.close();
    },
  };
}
