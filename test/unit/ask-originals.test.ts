import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keyedHash, openOriginalsKey, ORIGINALS_KEY_FILE, type KeyFiles } from '../../src/ask/sanitise/originals.ts';
import { systemClock } from '../../src/base/clock.ts';
import { hmacSha256 } from '../../src/base/hash.ts';
import { createIds } from '../../src/base/ids.ts';
import { seededRandom } from '../../src/base/random.ts';
import { readConfigFile, updateConfigFile } from '../../src/home/config-file.ts';

const ports = { clock: systemClock, ids: createIds(systemClock, seededRandom(1)) };
let folder: string;
let files: KeyFiles;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-key-'));
  files = {
    readConfigFile: (name) => readConfigFile(folder, name),
    updateConfigFile: (name, update) => updateConfigFile(folder, name, update, ports),
  };
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the hash of an original', () => {
  test('is HMAC-SHA-256 as others compute it', () => {
    // RFC 4231, test case 2.
    expect(hmacSha256(Buffer.from('Jefe'), 'what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  test('names its key, and is another under another key', async () => {
    const key = await openOriginalsKey(files, seededRandom(7));
    expect(keyedHash(key, 'a text')).toBe(`${key.id}:${hmacSha256(key.bytes, 'a text')}`);
    expect(keyedHash(key, 'a text')).toMatch(/^[0-9a-f]{16}:[0-9a-f]{64}$/);
    rmSync(join(folder, ORIGINALS_KEY_FILE));
    const other = await openOriginalsKey(files, seededRandom(8));
    expect(other.id).not.toBe(key.id);
    expect(keyedHash(other, 'a text').slice(17)).not.toBe(keyedHash(key, 'a text').slice(17));
  });

  test('has one key, which only the user can read, however many ask for it at once', async () => {
    const keys = await Promise.all([1, 2, 3, 4].map((seed) => openOriginalsKey(files, seededRandom(seed))));
    expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
    expect(statSync(join(folder, ORIGINALS_KEY_FILE)).mode & 0o777).toBe(0o600);
    expect(await openOriginalsKey(files, seededRandom(9))).toEqual(keys[0]);
  });

  test('is refused where the file is damaged, and the file stays as it is', async () => {
    const path = join(folder, ORIGINALS_KEY_FILE);
    for (const text of ['', 'throughline-hmac-sha256 abc\n', `${'0'.repeat(64)}\n`]) {
      writeFileSync(path, text, { mode: 0o600 });
      await expect(openOriginalsKey(files, seededRandom(1))).rejects.toMatchObject({ code: 'originals_key_damaged' });
      expect(readFileSync(path, 'utf8')).toBe(text);
    }
  });
});
