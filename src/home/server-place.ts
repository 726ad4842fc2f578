// A home on Postgres, for many machines: each database is a schema of one Postgres database. Large snapshots are stored
// in S3 or in a table.
import { systemFetch } from '../base/network.ts';
import { createTableBlobs } from '../ledger/blobs/table-blobs.ts';
import type { Blobs } from '../store/blobs.ts';
import { createPostgresSignals } from '../store/dialect/postgres-signals.ts';
import { isOwnSchema } from '../store/dialect/postgres-schemas.ts';
import { postgresDriver } from '../store/dialect/postgres.ts';
import { createS3Blobs } from '../store/s3-blobs.ts';
import type { Store } from '../store/store.ts';
import type { HomePlace } from './place.ts';
import type { HomePorts } from './ports.ts';

/** `first` is the home's first database. */
export function createServerPlace(url: string, first: string, ports: HomePorts): HomePlace {
  const { clock, onBackgroundError } = ports;
  return {
    location: postgresDriver({ url, schema: first }).location,
    isVouchedFor: true,
    driver: (schema) => postgresDriver({ url, schema }),
    // Processes on other machines cannot be seen from here.
    alone: async () => false,
    exists: (schema) => isOwnSchema(url, schema),
    signals: (schema) => createPostgresSignals({ url, schema, clock, onError: onBackgroundError }),
    blobs: (name, { homeId, store }) => serverBlobs(name === first ? homeId : `${homeId}.${name}`, store, ports),
  };
}

/**
 * Each database has its own prefix: a sweep deletes what its database no longer references, and must not see another
 * database's blobs.
 */
export function serverBlobs(prefix: string, store: Store, { s3, clock }: HomePorts): Blobs {
  return s3
    ? createS3Blobs({ ...s3, prefix: `${s3.prefix}${prefix}/`, fetch: systemFetch, clock })
    : createTableBlobs(store);
}
