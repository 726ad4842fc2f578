// One suite for every place blobs can be in: a folder, and S3 (a real radosgw). Then what only one of them can show.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inspect } from 'node:util';
import { AwsV4Signer } from 'aws4fetch';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manualClock, systemClock, type Clock } from '../../src/base/clock.ts';
import { sha256 } from '../../src/base/hash.ts';
import { createIds } from '../../src/base/ids.ts';
import { seededRandom, systemRandom } from '../../src/base/random.ts';
import type { Blobs } from '../../src/store/blobs.ts';
import { createFolderBlobs } from '../../src/store/folder-blobs.ts';
import { createS3Blobs, type BlobFetch, type S3BlobsOptions } from '../../src/store/s3-blobs.ts';
import type { StorageProbe } from '../../src/store/store.ts';
import { startRgw, whyNoRgw, type Rgw } from '../support/rgw.ts';

const ids = createIds(systemClock, systemRandom);
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A new, empty store and the means to get at what it keeps behind its back. */
interface Place {
  open(): Blobs;
  raw(key: string): Promise<Uint8Array>;
  tamper(key: string, bytes: Uint8Array): Promise<void>;
  addForeign(): Promise<void>;
}

interface Kind {
  readonly name: string;
  whySkipped(): string | undefined;
  place(): Promise<Place>;
}

// — the kinds

let scratch: string;
let folders = 0;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'throughline-blobs-'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

function newFolder(): string {
  folders += 1;
  return join(scratch, `home-${folders}`, 'blobs');
}
const pathIn = (folder: string, key: string) => join(folder, key.slice(0, 2), key);

const inFolder: Kind = {
  name: 'a folder',
  whySkipped: () => undefined,
  place: () => {
    const folder = newFolder();
    return Promise.resolve({
      open: () => createFolderBlobs({ folder, ids, clock: systemClock }),
      raw: (key) => readFile(pathIn(folder, key)),
      tamper: (key, bytes) => writeFile(pathIn(folder, key), bytes),
      addForeign: async () => {
        const other = sha256('elsewhere');
        await mkdir(join(folder, 'zz'), { recursive: true });
        await mkdir(join(folder, '00', sha256('a folder')), { recursive: true });
        await writeFile(join(folder, 'README'), '');
        await writeFile(join(folder, '00', 'notes.txt'), '');
        await writeFile(join(folder, '00', `.tmp-${ids.uuid()}`), '');
        await writeFile(join(folder, 'zz', other), '');
        await writeFile(join(folder, '00', `ff${other.slice(2)}`), '');
        await symlink(join(folder, 'README'), join(folder, '00', `00${other.slice(2)}`));
      },
    });
  },
};

let rgw: Rgw | undefined;
let prefixes = 0;
const BUCKET = 'throughline';

beforeAll(async () => {
  if (whyNoRgw() !== undefined) return;
  rgw = await startRgw();
  await rgw.createBucket(BUCKET);
}, 90_000);
afterAll(() => rgw?.stop(), 30_000);

function s3Options(overrides: Partial<S3BlobsOptions> = {}): S3BlobsOptions {
  if (rgw === undefined) throw new Error('radosgw is not running');
  const { endpoint, region, accessKeyId, secretAccessKey } = rgw;
  prefixes += 1;
  const prefix = `home-${prefixes}/blobs/`;
  const given = { endpoint, region, accessKeyId, secretAccessKey, bucket: BUCKET, prefix, fetch, clock: systemClock };
  return { ...given, ...overrides };
}

async function s3Request(method: string, key: string, body?: Uint8Array): Promise<Response> {
  const { endpoint, region, accessKeyId, secretAccessKey } = s3Options();
  const url = `${endpoint}/${BUCKET}/${key}`;
  const signed = await new AwsV4Signer({ method, url, service: 's3', region, accessKeyId, secretAccessKey }).sign();
  const response = await fetch(url, {
    method,
    headers: signed.headers,
    ...(body !== undefined && { body: new Uint8Array(body) }),
  });
  expect(response.ok, `${method} ${key}: ${response.status}`).toBe(true);
  return response;
}

const inS3: Kind = {
  name: 'S3',
  whySkipped: whyNoRgw,
  place: () => {
    const options = s3Options();
    return Promise.resolve({
      open: () => createS3Blobs(options),
      raw: async (key) => new Uint8Array(await (await s3Request('GET', options.prefix + key)).arrayBuffer()),
      tamper: async (key, bytes) => {
        await s3Request('PUT', options.prefix + key, bytes);
      },
      addForeign: async () => {
        await s3Request('PUT', `${options.prefix}README`, bytesOf('x'));
        await s3Request('PUT', `${options.prefix}deeper/${sha256('deeper')}`, bytesOf('x'));
        await s3Request('PUT', `other-${options.prefix}${sha256('other')}`, bytesOf('x'));
      },
    });
  },
};

// — what both promise

async function keysOf(blobs: Blobs): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of blobs.list()) keys.push(key);
  return keys.toSorted();
}

describe.each([inFolder, inS3])('blobs in $name', (kind) => {
  let place: Place;
  let blobs: Blobs;
  beforeEach(async (ctx) => {
    const reason = kind.whySkipped();
    if (reason !== undefined) ctx.skip(reason);
    place = await kind.place();
    blobs = place.open();
  });

  test('what is put comes back by its SHA-256, from another instance as well', async () => {
    const large = systemRandom.fill(new Uint8Array(2 ** 20));
    for (const bytes of [new Uint8Array(), bytesOf('a'), bytesOf('<&>\u0000é'), large]) {
      const key = await blobs.put(bytes);
      expect(key).toBe(sha256(bytes));
      expect(sha256(await place.open().get(key))).toBe(key);
      expect(await place.open().has(key)).toBe(true);
      expect(sha256(await place.raw(key))).toBe(key);
    }
  });

  test('any bytes survive', async () => {
    const anyBytes = fc.uint8Array({ maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(anyBytes, async (bytes) => {
        // A view into something larger must not bring its surroundings along.
        const view = new Uint8Array([1, ...bytes, 2]).subarray(1, bytes.length + 1);
        expect(new Uint8Array(await blobs.get(await blobs.put(view)))).toEqual(bytes);
      }),
      { numRuns: 30 },
    );
  });

  test('putting the same again changes nothing', async () => {
    const key = await blobs.put(bytesOf('same'));
    expect(await blobs.put(bytesOf('same'))).toBe(key);
    expect(await place.open().put(bytesOf('same'))).toBe(key);
    expect(await keysOf(blobs)).toEqual([key]);
  });

  test('concurrent puts of the same content all succeed and leave one blob', async () => {
    const bytes = bytesOf('contended'.repeat(1000));
    const stores = Array.from({ length: 8 }, () => place.open());
    const keys = await Promise.all([...stores, ...stores].map((store) => store.put(bytes)));
    expect(new Set(keys)).toEqual(new Set([sha256(bytes)]));
    expect(await keysOf(blobs)).toEqual([sha256(bytes)]);
    expect(sha256(await blobs.get(sha256(bytes)))).toBe(sha256(bytes));
  });

  test('what was never put is missing', async () => {
    const key = sha256('never');
    await expect(blobs.get(key)).rejects.toMatchObject({ name: 'Refusal', code: 'blob_missing', details: { key } });
    expect(await blobs.has(key)).toBe(false);
    expect(await keysOf(blobs)).toEqual([]);
    await blobs.delete(key);
  });

  test('what is deleted is missing, and can be put again', async () => {
    const key = await blobs.put(bytesOf('short-lived'));
    const other = await blobs.put(bytesOf('stays'));
    await blobs.delete(key);
    await blobs.delete(key);
    await expect(blobs.get(key)).rejects.toMatchObject({ code: 'blob_missing' });
    expect(await keysOf(blobs)).toEqual([other]);
    await blobs.put(bytesOf('short-lived'));
    expect(await blobs.has(key)).toBe(true);
  });

  test('anything but 64 lower-case hex digits is refused as a key', async () => {
    const hex = sha256('x');
    for (const key of [
      '',
      '../../etc/passwd',
      hex.toUpperCase(),
      hex.slice(1),
      `${hex}0`,
      `${hex}\n`,
      `/${hex.slice(1)}`,
      `${hex}?acl`,
    ]) {
      const refused = { name: 'Refusal', code: 'invalid_blob_key' };
      await expect(blobs.get(key)).rejects.toMatchObject(refused);
      await expect(blobs.has(key)).rejects.toMatchObject(refused);
      await expect(blobs.delete(key)).rejects.toMatchObject(refused);
    }
  });

  test('a change of any byte is found on reading', async () => {
    const bytes = bytesOf('every byte of this counts, the last too');
    const key = await blobs.put(bytes);
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Uint8Array.from(bytes, (byte, index) => (index === at ? byte ^ (1 << (at % 8)) : byte));
      await place.tamper(key, changed);
      await expect(blobs.get(key), `byte ${at}`).rejects.toMatchObject({
        name: 'Refusal',
        code: 'blob_corrupt',
        details: { key },
      });
    }
    for (const changed of [new Uint8Array(), bytes.subarray(1), new Uint8Array([...bytes, 0])]) {
      await place.tamper(key, changed);
      await expect(blobs.get(key)).rejects.toMatchObject({ code: 'blob_corrupt' });
    }
  });

  test('putting the content again heals a corrupt blob, of the right size or not', async () => {
    const bytes = bytesOf('heal me');
    const key = await blobs.put(bytes);
    for (const changed of [bytesOf('hurt me'), bytesOf(''), bytesOf('heal me not')]) {
      await place.tamper(key, changed);
      expect(await blobs.put(bytes)).toBe(key);
      expect(sha256(await blobs.get(key))).toBe(key);
    }
    expect(await keysOf(blobs)).toEqual([key]);
  });

  test('a list has every blob once with its size and time, and nothing that is not a blob', async () => {
    const startedMs = Date.now() - 2_000;
    const sizes = new Map<string, number>();
    for (let i = 0; i < 25; i += 1) sizes.set(await blobs.put(bytesOf('x'.repeat(i))), i);
    await place.addForeign();
    const listed = new Map<string, number>();
    for await (const { key, size, modifiedMs } of blobs.list()) {
      expect(listed.has(key)).toBe(false);
      listed.set(key, size);
      expect(modifiedMs).toBeGreaterThan(startedMs);
      expect(modifiedMs).toBeLessThan(Date.now() + 2_000);
    }
    expect(listed).toEqual(sizes);
  });
});

// — the folder alone

class Death extends Error {}

function dyingAt(point: number): StorageProbe {
  let at = 0;
  return () => {
    if (at++ === point) throw new Death();
  };
}

describe('blobs in a folder only', () => {
  const bytes = bytesOf('bytes that matter');
  const key = sha256(bytes);
  const open = (folder: string, probe?: StorageProbe, clock: Clock = systemClock) =>
    createFolderBlobs({ folder, ids, clock, ...(probe !== undefined && { probe }) });
  /** For somebody who lists when every writer of today is long dead. */
  const inTwoDays = () => manualClock(systemClock.now() + 2 * 86_400_000);

  async function pointsOfPut(folder: string): Promise<string[]> {
    const seen: string[] = [];
    await open(folder, ({ at, what }) => seen.push(`${at} ${what}`)).put(bytes);
    return seen;
  }

  async function expectWholeOrAbsent(folder: string, where: string): Promise<void> {
    const present = await open(folder).has(key);
    const keys = await keysOf(open(folder));
    const read = await open(folder)
      .get(key)
      .then(sha256, (error: { code: string }) => error.code);
    const found = { where, keys, read };
    expect(found).toEqual(present ? { where, keys: [key], read: key } : { where, keys: [], read: 'blob_missing' });
  }

  test('dying at any point leaves the blob whole or absent, also when dying again while putting it again', async () => {
    const points = await pointsOfPut(newFolder());
    expect(points).toContain('after rename');
    for (let first = 0; first < points.length; first += 1) {
      for (let second = 0; second < points.length; second += 3) {
        const folder = newFolder();
        await expect(open(folder, dyingAt(first)).put(bytes)).rejects.toBeInstanceOf(Death);
        await expectWholeOrAbsent(folder, `${points[first]}`);
        await open(folder, dyingAt(second))
          .put(bytes)
          .catch((error: unknown) => expect(error).toBeInstanceOf(Death));
        await expectWholeOrAbsent(folder, `${points[first]}, then ${second}`);
        expect(await open(folder).put(bytes)).toBe(key);
        expect(sha256(await open(folder).get(key))).toBe(key);
        expect(await keysOf(open(folder, undefined, inTwoDays()))).toEqual([key]);
        expect(await readdir(dirname(pathIn(folder, key)))).toEqual([key]);
      }
    }
  }, 60_000);

  test('dying while a corrupt blob is replaced leaves it detectably corrupt or healed', async () => {
    const folder = newFolder();
    await open(folder).put(bytes);
    const points = await pointsOfPut(newFolder());
    for (let point = 0; point < points.length; point += 1) {
      await writeFile(pathIn(folder, key), 'bytes of some other');
      await open(folder, dyingAt(point))
        .put(bytes)
        .catch((error: unknown) => expect(error).toBeInstanceOf(Death));
      const read = await open(folder)
        .get(key)
        .then(sha256, (error: { code: string }) => error.code);
      expect([key, 'blob_corrupt']).toContain(read);
    }
  });

  test('a blob another writer left without syncing its folder is synced before it is trusted', async () => {
    const folder = newFolder();
    await open(folder).put(bytes);
    const calls: string[] = [];
    await open(folder, ({ at, what }) => at === 'after' && calls.push(what)).put(bytes);
    expect(calls).not.toContain('rename');
    expect(calls.slice(-2)).toEqual(['fsync', 'fsync_folder']);
    // The blobs folder and the shard: each has its name synced once by every instance.
    expect(calls.filter((what) => what === 'mkdir')).toHaveLength(2);
    expect(calls.filter((what) => what === 'fsync_folder')).toHaveLength(3);
  });

  test.each([
    ['ENOSPC', 'disk_full'],
    ['EROFS', 'read_only'],
    ['EIO', 'storage_io_error'],
  ])('%s at any call is %s, and a put after it succeeds', async (errno, code) => {
    const points = await pointsOfPut(newFolder());
    for (let point = 0; point < points.length; point += 1) {
      const folder = newFolder();
      let at = 0;
      const blobs = open(folder, () => {
        if (at++ === point) throw Object.assign(new Error(errno), { code: errno, syscall: 'injected' });
      });
      const outcome = await blobs.put(bytes).catch((error: unknown) => error);
      // One exception: folders that stand already may lie in one that cannot be read.
      if (outcome !== key) expect(outcome).toMatchObject({ name: 'Failure', code });
      await expectWholeOrAbsent(folder, `${errno} ${points[point]}`);
      expect(await blobs.put(bytes)).toBe(key);
    }
  });

  test('a probe that dies on reading is not mistaken for a missing blob', async () => {
    const folder = newFolder();
    await open(folder).put(bytes);
    for (const point of [0, 1, 2, 3, 4, 5])
      await expect(open(folder, dyingAt(point)).get(key)).rejects.toBeInstanceOf(Death);
  });

  test('files are 0600, folders 0700', async () => {
    const folder = newFolder();
    await open(folder).put(bytes);
    expect((await stat(pathIn(folder, key))).mode & 0o777).toBe(0o600);
    for (const made of [dirname(pathIn(folder, key)), folder, dirname(folder)])
      expect((await stat(made)).mode & 0o777).toBe(0o700);
  });

  test('links are not followed: reading refuses, putting replaces the link itself', async () => {
    const folder = newFolder();
    const blobs = open(folder);
    await blobs.put(bytes);
    const target = join(folder, 'target');
    await writeFile(target, bytes);
    await rm(pathIn(folder, key));
    await symlink(target, pathIn(folder, key));
    await expect(blobs.get(key)).rejects.toMatchObject({ name: 'Refusal', code: 'symbolic_link' });
    expect(await blobs.has(key)).toBe(false);
    await writeFile(target, 'not to be touched');
    await blobs.put(bytes);
    expect(await readFile(target, 'utf8')).toBe('not to be touched');
    expect(sha256(await blobs.get(key))).toBe(key);
  });

  test('a link in place of a shard folder is refused by every operation', async () => {
    const folder = newFolder();
    const outside = newFolder();
    await open(outside).put(bytes);
    await mkdir(folder, { recursive: true });
    await symlink(dirname(pathIn(outside, key)), dirname(pathIn(folder, key)));
    const blobs = open(folder);
    for (const call of [() => blobs.put(bytes), () => blobs.get(key), () => blobs.has(key), () => blobs.delete(key)]) {
      await expect(call()).rejects.toMatchObject({ code: 'symbolic_link' });
    }
    expect(await keysOf(blobs)).toEqual([]);
    expect(await open(outside).has(key)).toBe(true);
  });

  test('putting again renews the time, so that a blob about to be named does not look forgotten', async () => {
    const folder = newFolder();
    await open(folder).put(bytes);
    await utimes(pathIn(folder, key), 1, 1);
    const clock = manualClock();
    await open(folder, undefined, clock).put(bytes);
    for await (const { modifiedMs } of open(folder).list()) expect(modifiedMs).toBe(clock.now());
  });

  test('a list removes what dead writers left, and nothing that may still be written', async () => {
    const folder = newFolder();
    const blobs = open(folder);
    await blobs.put(bytes);
    const [old, young] = [`.tmp-${ids.uuid()}`, `.tmp-${ids.uuid()}`];
    const shard = dirname(pathIn(folder, key));
    for (const name of [old, young]) await writeFile(join(shard, name), '');
    await utimes(join(shard, old), 1, 1);
    await utimes(pathIn(folder, key), 1, 1);
    expect(await keysOf(blobs)).toEqual([key]);
    expect(new Set(await readdir(shard))).toEqual(new Set([young, key]));
  });

  test('a folder removed under a running store is made again', async () => {
    const folder = newFolder();
    const blobs = open(folder);
    await blobs.put(bytes);
    await rm(folder, { recursive: true });
    await expect(blobs.put(bytes)).rejects.toMatchObject({ name: 'Failure' });
    expect(await blobs.put(bytes)).toBe(key);
  });

  test.each([
    ['EACCES', 'read_only'],
    ['EIO', 'storage_io_error'],
  ])('a blob that cannot be read for %s is a failure, not a missing or corrupt blob', async (errno, code) => {
    const folder = newFolder();
    await open(folder).put(bytes);
    for (const call of ['stat', 'open', 'read']) {
      const blobs = open(folder, ({ at, what }) => {
        if (at === 'before' && what === call) throw Object.assign(new Error(errno), { code: errno, syscall: call });
      });
      await expect(blobs.get(key)).rejects.toMatchObject({ name: 'Failure', code, details: { call } });
    }
  });

  test('many processes putting the same blobs at once all succeed', async () => {
    const folder = newFolder();
    const module = (path: string) => JSON.stringify(new URL(`../../src/${path}`, import.meta.url).href);
    const script = `
      const { createFolderBlobs } = await import(${module('store/folder-blobs.ts')});
      const { createIds } = await import(${module('base/ids.ts')});
      const { systemClock: clock } = await import(${module('base/clock.ts')});
      const { systemRandom } = await import(${module('base/random.ts')});
      const blobs = createFolderBlobs({ folder: ${JSON.stringify(folder)}, clock, ids: createIds(clock, systemRandom) });
      const bytes = (i) => new TextEncoder().encode(String(i).repeat(5000));
      for (let i = 0; i < 60; i += 1) await blobs.get(await blobs.put(bytes(i)));`;
    const children = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' }),
    );
    const codes = await Promise.all(children.map(async (child) => ((await once(child, 'exit')) as [number | null])[0]));
    expect(codes).toEqual([0, 0, 0, 0]);
    expect(await keysOf(open(folder))).toHaveLength(60);
    const entries = await readdir(folder, { recursive: true });
    expect(entries.filter((entry) => entry.includes('.tmp-'))).toEqual([]);
  }, 60_000);

  test('the same seed leaves the same names behind', async () => {
    const names: string[][] = [];
    for (let run = 0; run < 2; run += 1) {
      const folder = newFolder();
      const seeded = createIds(manualClock(), seededRandom(7));
      const dying: StorageProbe = ({ at, what }) => {
        if (at === 'after' && what === 'write') throw new Death();
      };
      await createFolderBlobs({ folder, ids: seeded, clock: manualClock(), probe: dying })
        .put(bytes)
        .catch(() => undefined);
      names.push(await readdir(dirname(pathIn(folder, key))));
    }
    expect(names[0]).toEqual(names[1]);
    expect(names[0]).toHaveLength(1);
  });
});

// — S3 alone, against the real server

/** Real time, but nobody waits: what was slept is written down. */
function impatientClock(): Clock & { readonly sleptMs: number[] } {
  const sleptMs: number[] = [];
  const sleep = (ms: number) => {
    sleptMs.push(ms);
    return Promise.resolve();
  };
  return { ...systemClock, sleep, sleptMs };
}

describe('blobs in S3 only', () => {
  beforeEach((ctx) => {
    const reason = whyNoRgw();
    if (reason !== undefined) ctx.skip(reason);
  });

  test('of concurrent conditional puts exactly one writes, and the others find it standing', async () => {
    const statuses: number[] = [];
    const watched: BlobFetch = async (url, init) => {
      const response = await fetch(url, init);
      if (init.method === 'PUT') statuses.push(response.status);
      return response;
    };
    const options = s3Options({ fetch: watched });
    const bytes = bytesOf('one winner');
    await Promise.all(Array.from({ length: 6 }, () => createS3Blobs(options).put(bytes)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 412)).toHaveLength(5);
    expect(await keysOf(createS3Blobs(options))).toEqual([sha256(bytes)]);
  });

  test('the server refuses bytes that changed on the way', async () => {
    let sent = 0;
    const bent: BlobFetch = async (url, init) => {
      const body = new Uint8Array((await init.body?.arrayBuffer()) ?? []);
      body[0] = (body[0] ?? 0) ^ 1;
      sent += 1;
      return fetch(url, { ...init, body });
    };
    const options = s3Options({ fetch: bent, clock: impatientClock() });
    await expect(createS3Blobs(options).put(bytesOf('as signed'))).rejects.toMatchObject({
      code: 'blob_store_unreachable',
      details: { reason: 'XAmzContentSHA256Mismatch' },
    });
    expect(sent).toBe(4);
    expect(await keysOf(createS3Blobs({ ...options, fetch }))).toEqual([]);
  });

  test('a list goes on over many pages', async () => {
    const options = s3Options({ listPageSize: 3 });
    const blobs = createS3Blobs(options);
    const keys = await Promise.all(Array.from({ length: 10 }, (_, i) => blobs.put(bytesOf(`page ${i}`))));
    expect(await keysOf(blobs)).toEqual(keys.toSorted());
  });

  test('a reply that was lost does not lose the put, nor write it twice', async () => {
    let lost = 0;
    const lossy: BlobFetch = async (url, init) => {
      const response = await fetch(url, init);
      if (init.method !== 'PUT' || lost > 0) return response;
      lost += 1;
      throw new TypeError('fetch failed');
    };
    const clock = impatientClock();
    const blobs = createS3Blobs(s3Options({ fetch: lossy, clock }));
    const key = await blobs.put(bytesOf('acknowledged late'));
    expect(sha256(await blobs.get(key))).toBe(key);
    expect(clock.sleptMs).toEqual([100]);
  });

  test('a blob that stood for long is written again, so that it does not look forgotten', async () => {
    const puts: (string | undefined)[] = [];
    const aged: BlobFetch = async (url, init) => {
      if (init.method === 'PUT') puts.push(init.headers['if-none-match']);
      const response = await fetch(url, init);
      const headers = new Headers(response.headers);
      if (headers.has('last-modified')) headers.set('last-modified', 'Thu, 01 Jan 2026 00:00:00 GMT');
      return init.method === 'GET' ? new Response(response.body, { status: response.status, headers }) : response;
    };
    const blobs = createS3Blobs(s3Options({ fetch: aged }));
    await blobs.put(bytesOf('old'));
    await blobs.put(bytesOf('old'));
    expect(puts).toEqual(['*', '*', undefined]);
  });

  const secret = 'very-secret-indeed';
  test.each([
    ['a wrong secret', { secretAccessKey: secret }],
    ['an unknown key', { accessKeyId: secret, secretAccessKey: secret }],
    ['a clock that is years off', { secretAccessKey: secret, clock: manualClock(0) }],
  ])('%s is denied, and no credential is in the error', async (_, overrides) => {
    const blobs = createS3Blobs(s3Options(overrides));
    const key = sha256('x');
    const calls = [
      () => blobs.put(bytesOf('x')),
      () => blobs.get(key),
      () => blobs.has(key),
      () => blobs.delete(key),
      () => keysOf(blobs),
    ];
    for (const call of calls) {
      const error: unknown = await call().catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: 'Failure', code: 'blob_store_denied', retry: { retry: false } });
      expect(inspect(error, { depth: 20, showHidden: true }) + JSON.stringify(error)).not.toContain(secret);
    }
  });

  test('a bucket that does not exist is a failure of the store, not a missing blob', async () => {
    const blobs = createS3Blobs(s3Options({ bucket: 'nobody-made-this' }));
    const failed = { name: 'Failure', code: 'blob_store_error', details: { status: 404, s3_code: 'NoSuchBucket' } };
    await expect(blobs.put(bytesOf('x'))).rejects.toMatchObject(failed);
    await expect(blobs.get(sha256('x'))).rejects.toMatchObject(failed);
    await expect(keysOf(blobs)).rejects.toMatchObject(failed);
  });
});

// — S3 against a server that misbehaves, over real HTTP

describe('blobs in an S3 that misbehaves', () => {
  async function against(
    listener: RequestListener,
    body: (blobs: Blobs, clock: ReturnType<typeof impatientClock>) => Promise<void>,
    timeoutMs = 300,
  ) {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const clock = impatientClock();
    try {
      const options = { ...elsewhere((server.address() as AddressInfo).port), clock, timeoutMs };
      await body(createS3Blobs(options), clock);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }
  const elsewhere = (port: number): S3BlobsOptions => ({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: BUCKET,
    prefix: '',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    fetch,
    clock: impatientClock(),
    timeoutMs: 300,
  });
  const unreachable = { name: 'Failure', code: 'blob_store_unreachable', retry: { retry: true } };

  test.each([500, 502, 503, 429])(
    'status %i is tried again with growing pauses, then given up as worth a retry',
    async (status) => {
      let asked = 0;
      const listener: RequestListener = (_, response) => {
        asked += 1;
        response.writeHead(status).end();
      };
      await against(listener, async (blobs, clock) => {
        await expect(blobs.put(bytesOf('x'))).rejects.toMatchObject({
          ...unreachable,
          details: { reason: `status ${status}`, attempts: 4 },
        });
        expect(asked).toBe(4);
        expect(clock.sleptMs).toEqual([100, 200, 400]);
      });
    },
  );

  test('a server that recovers is not noticed', async () => {
    let asked = 0;
    const listener: RequestListener = (_, response) => {
      asked += 1;
      if (asked < 3) response.writeHead(503, { 'retry-after': '2' }).end();
      else response.end('x');
    };
    await against(listener, async (blobs, clock) => {
      expect(new TextDecoder().decode(await blobs.get(sha256('x')))).toBe('x');
      expect(clock.sleptMs).toEqual([2_000, 2_000]);
    });
  });

  test('a server that never answers, or stops in the middle, is given up after the time allowed', async () => {
    let asked = 0;
    await against(
      () => void (asked += 1),
      async (blobs) => {
        await expect(blobs.get(sha256('x'))).rejects.toMatchObject({
          ...unreachable,
          details: { reason: 'timeout', attempts: 2 },
        });
        await expect(blobs.put(bytesOf('x'))).rejects.toMatchObject({ ...unreachable, details: { attempts: 2 } });
      },
    );
    expect(asked).toBe(4);
    const half: RequestListener = (_, response) =>
      void response.writeHead(200, { 'content-length': '100' }).write('half');
    await against(half, async (blobs) => {
      await expect(blobs.get(sha256('x'))).rejects.toMatchObject({ ...unreachable, details: { reason: 'timeout' } });
    });
  });

  /** Sends the bytes in so many pieces, with a pause behind each. */
  const inPieces =
    (bytes: Buffer, pieces: number, pauseMs: number): RequestListener =>
    (_, response) => {
      const size = Math.ceil(bytes.length / pieces);
      const send = async () => {
        for (let at = 0; at < bytes.length && !response.destroyed; at += size) {
          response.write(bytes.subarray(at, at + size));
          await systemClock.sleep(pauseMs);
        }
        response.end();
      };
      void send();
    };

  test('a transfer that goes on has its time, however slow it is', async () => {
    const bytes = Buffer.alloc(24 * 1024, 'x');
    await against(
      inPieces(bytes, 12, 200),
      async (blobs) => {
        expect((await blobs.get(sha256(bytes))).length).toBe(bytes.length);
      },
      1_000,
    );
  });

  test('a byte now and then is no transfer', async () => {
    await against(inPieces(Buffer.alloc(100, 'x'), 100, 50), async (blobs) => {
      await expect(blobs.get(sha256('x'))).rejects.toMatchObject({ ...unreachable, details: { reason: 'timeout' } });
    });
  });

  test('what is sent over a slow line has its time, and the server takes it whole', async () => {
    const bytes = Buffer.alloc(300 * 1024, 'x');
    const taken: number[] = [];
    const slow: RequestListener = (request, response) => {
      let size = 0;
      request.on('data', (chunk: Buffer) => (size += chunk.length));
      request.on('end', () => {
        taken.push(size);
        void systemClock.sleep(2_500).then(() => response.end());
      });
    };
    await against(slow, async (blobs) => {
      expect(await blobs.put(bytes)).toBe(sha256(bytes));
    });
    expect(taken).toEqual([bytes.length]);
  });

  test('a connection that is refused or cut is worth a retry', async () => {
    await expect(createS3Blobs(elsewhere(1)).has(sha256('x'))).rejects.toMatchObject(unreachable);
    const cut: RequestListener = (request) => request.socket.destroy();
    await against(cut, async (blobs) => {
      await expect(blobs.has(sha256('x'))).rejects.toMatchObject(unreachable);
    });
  });

  test('a redirect is not followed, since the request is signed for this server', async () => {
    let asked = 0;
    const listener: RequestListener = (_, response) => {
      asked += 1;
      response.writeHead(307, { location: '/elsewhere' }).end();
    };
    await against(listener, async (blobs) => {
      await expect(blobs.get(sha256('x'))).rejects.toMatchObject({
        code: 'blob_store_error',
        details: { status: 307 },
      });
      expect(asked).toBe(1);
    });
  });

  test.each([
    ['no XML', 'hello'],
    [
      'an object without a size',
      '<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>a</Key></Contents></ListBucketResult>',
    ],
    ['more to come without a token', '<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>'],
    [
      'the same page for ever',
      '<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b</NextContinuationToken></ListBucketResult>',
    ],
  ])('a list with %s is a failure', async (_, xml) => {
    const listener: RequestListener = (_request, response) => void response.end(xml);
    await against(listener, async (blobs) => {
      await expect(keysOf(blobs)).rejects.toMatchObject({ name: 'Failure', code: 'blob_store_error' });
    });
  });

  test.each([
    { endpoint: 'http://user:pass@127.0.0.1' },
    { endpoint: 'http://127.0.0.1/path' },
    { endpoint: 'file:///etc' },
    { endpoint: 'nonsense' },
    { bucket: '../other' },
    { bucket: '' },
    { prefix: '/leading' },
    { prefix: 'a//b' },
    { prefix: '../up/' },
    { prefix: 'a?b' },
  ])('%j is refused', (overrides) => {
    expect(() => createS3Blobs({ ...elsewhere(1), ...overrides })).toThrow(
      expect.objectContaining({ name: 'Refusal', code: 'invalid_blob_store' }) as Error,
    );
  });
});
