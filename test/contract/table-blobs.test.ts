// Blobs in a table of the ledger's database: what a home on Postgres uses when it has no S3.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '../../src/base/hash.ts';
import { createTableBlobs } from '../../src/ledger/blobs/table-blobs.ts';
import type { Blobs } from '../../src/store/blobs.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';

describe.each(DIALECTS)('blobs in a table on %s', (dialect) => {
  let fixture: Fixture;
  let blobs: Blobs;

  beforeEach(async () => {
    fixture = createFixture(dialect);
    blobs = createTableBlobs(await fixture.openStore());
  });

  afterEach(() => fixture.dispose());

  const text = `{"large":"${'ä☃'.repeat(40_000)}"}`;

  test('come back as they were, for every store on the same database', async () => {
    const key = await blobs.put(Buffer.from(text));
    expect(key).toBe(sha256(text));
    expect(await blobs.put(Buffer.from(text))).toBe(key);
    const other = createTableBlobs(await fixture.openStore());
    expect(Buffer.from(await other.get(key)).toString()).toBe(text);
    expect(await other.has(key)).toBe(true);
    const listed = [];
    for await (const entry of other.list()) listed.push(entry.key);
    expect(listed).toEqual([key]);
  });

  test('are gone once deleted, and deleting again is no error', async () => {
    const key = await blobs.put(Buffer.from(text));
    await blobs.delete(key);
    await blobs.delete(key);
    expect(await blobs.has(key)).toBe(false);
    expect((await refusalOf(blobs.get(key))).code).toBe('blob_missing');
  });

  test('are refused when their row was changed, when they are no text, and by a key that is none', async () => {
    const key = await blobs.put(Buffer.from(text));
    await fixture.tamper(`UPDATE ledger_blobs SET body = '{}' WHERE key = '${key}'`);
    expect((await refusalOf(blobs.get(key))).code).toBe('blob_corrupt');
    expect((await refusalOf(blobs.put(Uint8Array.of(0xff, 0xfe)))).code).toBe('invalid_value');
    expect((await refusalOf(blobs.get('../x'))).code).toBe('invalid_blob_key');
  });
});
