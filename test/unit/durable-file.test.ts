import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { manualClock } from '../../src/base/clock.ts';
import { createIds } from '../../src/base/ids.ts';
import { seededRandom } from '../../src/base/random.ts';
import {
  appendDurably,
  isTemporaryName,
  makePrivateFolder,
  removeFile,
  sweepTemporary,
  writeDurably,
} from '../../src/store/durable-file.ts';
import type { StorageProbe } from '../../src/store/store.ts';

let folder: string;
let path: string;
const ids = createIds(manualClock(), seededRandom(1));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'throughline-durable-'));
  path = join(folder, 'file.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

class Death extends Error {}

/** Dies at the n-th probe point, counted from 0. */
function dyingAt(point: number): StorageProbe {
  let at = 0;
  return () => {
    if (at++ === point) throw new Death();
  };
}

async function pointsOf(body: (probe: StorageProbe) => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  await body(({ at, what }) => seen.push(`${at} ${what}`));
  return seen;
}

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: injected`), { code, syscall: 'injected' });
}

describe('writing a file', () => {
  test('the file holds the content, is its owner’s alone and no temporary one remains', async () => {
    await writeDurably(path, 'first', { ids });
    await writeDurably(path, 'second', { ids });
    expect(await readFile(path, 'utf8')).toBe('second');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['file.json']);
  });

  test('bytes are synced before the rename and the folder after it', async () => {
    const calls = await pointsOf((probe) => writeDurably(path, 'x', { ids, probe }));
    expect(calls.filter((call) => call.startsWith('after'))).toEqual([
      'after open',
      'after write',
      'after fsync',
      'after rename',
      'after fsync_folder',
    ]);
  });

  test('dying at any point leaves the old content or the new, and the next write succeeds', async () => {
    const points = await pointsOf((probe) => writeDurably(path, 'x', { ids, probe }));
    for (let point = 0; point < points.length; point += 1) {
      await writeDurably(path, 'old', { ids });
      await expect(writeDurably(path, 'new', { ids, probe: dyingAt(point) })).rejects.toBeInstanceOf(Death);
      const renamed = points.slice(0, point + 1).includes('after rename');
      const found = { died: points[point], content: await readFile(path, 'utf8') };
      expect(found).toEqual({ died: points[point], content: renamed ? 'new' : 'old' });
      await writeDurably(path, 'newer', { ids });
      expect(await readFile(path, 'utf8')).toBe('newer');
    }
    const left = (await readdir(folder)).filter((name) => name !== 'file.json');
    expect(left.length).toBeGreaterThan(0);
    expect(left.every(isTemporaryName)).toBe(true);
  });

  test.each([
    ['ENOSPC', 'disk_full', true],
    ['EDQUOT', 'disk_full', true],
    ['EROFS', 'read_only', false],
    ['EACCES', 'read_only', false],
    ['EPERM', 'read_only', false],
    ['EIO', 'storage_io_error', false],
    ['EMFILE', 'storage_unusable', true],
    ['ENOTDIR', 'storage_unusable', false],
  ])('%s at any call is the failure %s and leaves nothing half-done', async (errno, code, retry) => {
    const points = await pointsOf((probe) => writeDurably(path, 'x', { ids, probe }));
    for (let point = 0; point < points.length; point += 1) {
      await writeDurably(path, 'old', { ids });
      let at = 0;
      const probe: StorageProbe = () => {
        if (at++ === point) throw systemError(errno);
      };
      await expect(writeDurably(path, 'new', { ids, probe })).rejects.toMatchObject({
        name: 'Failure',
        code,
        retry: { retry },
        details: { errno, path: expect.stringContaining(folder) as unknown },
      });
      expect(['old', 'new']).toContain(await readFile(path, 'utf8'));
      // The one exception: the temporary file was opened, and the very report of that failed.
      if (points[point] !== 'after open') expect(await readdir(folder)).toEqual(['file.json']);
      else await sweepTemporary(folder, { nowMs: Number.MAX_SAFE_INTEGER, olderThanMs: 0 });
    }
  });

  test('a really full disk is disk_full, and the old content stays', async (ctx) => {
    const disk = join(folder, 'disk');
    await mkdir(disk);
    const mounted = await promisify(execFile)('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk]).catch(
      () => undefined,
    );
    if (mounted === undefined) ctx.skip('mounting a small tmpfs is not allowed here');
    try {
      const full = join(disk, 'file');
      await writeDurably(full, 'old', { ids });
      await expect(writeDurably(full, 'x'.repeat(1_000_000), { ids })).rejects.toMatchObject({ code: 'disk_full' });
      expect(await readFile(full, 'utf8')).toBe('old');
      expect(await readdir(disk)).toEqual(['file']);
      await promisify(execFile)('mount', ['-o', 'remount,ro', disk]);
      await expect(writeDurably(full, 'new', { ids })).rejects.toMatchObject({ code: 'read_only' });
      await expect(appendDurably(full, 'new')).rejects.toMatchObject({ code: 'read_only' });
      expect(await readFile(full, 'utf8')).toBe('old');
    } finally {
      await promisify(execFile)('umount', [disk]);
    }
  });
});

describe('appending', () => {
  test('text is added at the end of a file that only its owner can read', async () => {
    await appendDurably(path, 'a\n');
    await appendDurably(path, 'b\n');
    expect(await readFile(path, 'utf8')).toBe('a\nb\n');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test('the folder is synced before the first byte only', async () => {
    const after = (calls: string[]) => calls.filter((call) => call.startsWith('after')).map((call) => call.slice(6));
    expect(after(await pointsOf((probe) => appendDurably(path, 'a', { probe })))).toEqual([
      'open',
      'stat',
      'fsync_folder',
      'write',
      'fsync',
    ]);
    expect(after(await pointsOf((probe) => appendDurably(path, 'a', { probe })))).toEqual([
      'open',
      'stat',
      'write',
      'fsync',
    ]);
  });

  test('dying at any point loses nothing that was acknowledged', async () => {
    const points = await pointsOf((probe) => appendDurably(path, 'first,', { probe }));
    for (let point = 0; point < points.length; point += 1) {
      await appendDurably(path, 'dying,', { probe: dyingAt(point) }).catch((error: unknown) => {
        expect(error).toBeInstanceOf(Death);
      });
      await appendDurably(path, `${point},`);
    }
    const kept = (await readFile(path, 'utf8')).split(',').filter((word) => word !== 'dying' && word !== '');
    expect(kept).toEqual(['first', ...points.map((_, point) => String(point))]);
  });

  test('a link is not followed', async () => {
    await writeFile(join(folder, 'target'), '');
    await symlink(join(folder, 'target'), path);
    await expect(appendDurably(path, 'x')).rejects.toMatchObject({ name: 'Failure', code: 'storage_unusable' });
    expect(await readFile(join(folder, 'target'), 'utf8')).toBe('');
  });

  test('a device without space is disk_full', async (ctx) => {
    if (process.platform !== 'linux') ctx.skip('/dev/full is a device of Linux');
    await expect(appendDurably('/dev/full', 'x')).rejects.toMatchObject({
      code: 'disk_full',
      details: { path: '/dev/full' },
    });
  });
});

describe('making a folder', () => {
  test('every missing folder is made for its owner alone, and what is there stays', async () => {
    const deep = join(folder, 'a', 'b', 'c');
    await makePrivateFolder(deep);
    await writeFile(join(deep, 'x'), '');
    await makePrivateFolder(deep);
    for (const part of [deep, join(folder, 'a', 'b'), join(folder, 'a')])
      expect((await stat(part)).mode & 0o777).toBe(0o700);
    expect(await readdir(deep)).toEqual(['x']);
  });

  test('the folder above each new one is synced, and above an existing one too, since its maker may have died', async () => {
    const calls = await pointsOf((probe) => makePrivateFolder(join(folder, 'a', 'b'), { probe }));
    expect(calls.filter((call) => call === 'after fsync_folder')).toHaveLength(2);
    const again = await pointsOf((probe) => makePrivateFolder(join(folder, 'a', 'b'), { probe }));
    expect(again.filter((call) => call === 'after fsync_folder')).toHaveLength(1);
  });

  test('many makers of one folder all succeed', async () => {
    await Promise.all(Array.from({ length: 20 }, () => makePrivateFolder(join(folder, 'x', 'y', 'z'))));
    expect((await stat(join(folder, 'x', 'y', 'z'))).isDirectory()).toBe(true);
  });

  test('a file in its place is a typed failure', async () => {
    await writeFile(path, '');
    await expect(makePrivateFolder(path)).rejects.toMatchObject({ name: 'Failure', code: 'storage_unusable' });
    await expect(makePrivateFolder(join(path, 'below'))).rejects.toMatchObject({
      name: 'Failure',
      code: 'storage_unusable',
    });
  });
});

test('removing says whether there was something to remove', async () => {
  await writeFile(path, '');
  expect(await removeFile(path)).toBe(true);
  expect(await removeFile(path)).toBe(false);
});

test('a sweep removes old temporary files and nothing else', async () => {
  const [old, young] = [join(folder, `.tmp-${ids.uuid()}`), join(folder, `.tmp-${ids.uuid()}`)];
  for (const file of [old, young, path, join(folder, '.tmp-mine')]) await writeFile(file, '');
  const nowMs = Date.now();
  for (const file of [old, path, join(folder, '.tmp-mine')]) await utimes(file, 1, 1);
  expect(await sweepTemporary(folder, { nowMs, olderThanMs: 60_000 })).toBe(1);
  expect(new Set(await readdir(folder))).toEqual(new Set(['.tmp-mine', young.slice(folder.length + 1), 'file.json']));
  expect(await sweepTemporary(join(folder, 'missing'), { nowMs, olderThanMs: 0 })).toBe(0);
});
