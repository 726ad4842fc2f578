// Blobs in a table of the ledger's own database, for a home on Postgres that has no S3: every machine finds them, and
// a backup of the tables holds them. What the ledger keeps in blobs is text.
import { toTimestamp } from '../../base/clock.ts';
import { redactedStart } from '../../base/redact.ts';
import { isSha256, sha256 } from '../../base/hash.ts';
import type { Blobs } from '../../store/blobs.ts';
import { refuse } from '../../store/contract.ts';
import type { Store } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import * as q from '../queries.ts';

export function createTableBlobs(store: Store): Blobs {
  const check = (key: string) => {
    if (!isSha256(key))
      throw refuse('invalid_blob_key', `"${redactedStart(key, 80)}" is not a blob key`, {
        key: redactedStart(key, 80),
      });
  };
  return {
    location: `${store.location}, table ledger_blobs`,
    async put(bytes) {
      const text = textOf(bytes);
      const key = sha256(text);
      await store.write(async (tx) =>
        writeRow(tx, q.upsertBlob, { key, body: text, modified_at: toTimestamp(await tx.now()) }),
      );
      return key;
    },
    async get(key) {
      check(key);
      const row = await store.read((tx) => tx.get(q.readBlobBody, key));
      if (!row) throw refuse('blob_missing', `There is no blob ${key} in ${store.location}`, { key });
      if (sha256(row.body) !== key)
        throw refuse('blob_corrupt', `Blob ${key} in ${store.location} was changed`, { key });
      return Buffer.from(row.body);
    },
    async has(key) {
      check(key);
      return (await store.read((tx) => tx.get(q.readBlobBody, key))) !== undefined;
    },
    async delete(key) {
      check(key);
      await store.write((tx) => tx.run(q.deleteBlob, key));
    },
    async *list() {
      for (const { key, modified_at, size } of await store.read((tx) => tx.all(q.listBlobs))) {
        yield { key, modifiedMs: Date.parse(modified_at), size };
      }
    },
  };
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw refuse('invalid_value', 'A blob in a table is UTF-8 text', {}, error);
  }
}
