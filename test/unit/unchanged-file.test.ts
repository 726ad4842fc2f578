// A file that seldom changes is read again where it did, and only there.
import { mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { readRegularText } from '../../src/base/regular-file.ts';
import { unlessUnchanged } from '../../src/base/unchanged-file.ts';

/** For whom what was written now was written long ago. */
const LATER = { ...systemClock, now: () => systemClock.now() + 60_000 };

let folder: string;
let path: string;
let reads: number;
let read: () => string | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-unchanged-'));
  path = join(folder, 'a');
  reads = 0;
  read = unlessUnchanged(
    path,
    () => {
      reads += 1;
      return readRegularText(path, 64);
    },
    LATER,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Until it is read no more, which is once its times have been the same for a while. */
async function settle(): Promise<void> {
  for (let before = -1; before !== reads;) {
    await systemClock.sleep(20);
    before = reads;
    read();
  }
}

test('a file that stays as it is, is read no more', async () => {
  writeFileSync(path, 'one');
  await settle();
  const before = reads;
  expect([read(), read(), read()]).toEqual(['one', 'one', 'one']);
  expect(reads).toBe(before);
});

test('what was written in its place, of the same length, is read at once', async () => {
  writeFileSync(path, 'one');
  await settle();
  writeFileSync(path, 'two');
  expect(read()).toBe('two');
  writeFileSync(join(folder, 'b'), 'six');
  renameSync(join(folder, 'b'), path);
  expect(read()).toBe('six');
});

test('of writes right after each other none is missed', () => {
  for (let at = 100; at < 400; at += 1) {
    writeFileSync(path, `${at}`);
    expect(read()).toBe(`${at}`);
  }
});

test('one that is gone, or became a link, is not given as it was', async () => {
  writeFileSync(path, 'one');
  await settle();
  rmSync(path);
  expect(read()).toBeUndefined();
  writeFileSync(join(folder, 'b'), 'two');
  symlinkSync(join(folder, 'b'), path);
  expect(() => read()).toThrow(expect.objectContaining({ code: 'irregular_file' }) as Error);
});

test('what cannot be read is tried again', async () => {
  symlinkSync(join(folder, 'b'), path);
  expect(() => read()).toThrow('is a link');
  expect(() => read()).toThrow('is a link');
  expect(reads).toBe(2);
  rmSync(path);
  writeFileSync(path, 'one');
  expect(read()).toBe('one');
});

test('a file that was written just now is read each time, because another write may have the same time', () => {
  const readNew = unlessUnchanged(path, () => (reads += 1), { ...systemClock, monotonic: () => (steady += 100) });
  let steady = 0;
  writeFileSync(path, 'one');
  expect([readNew(), readNew(), readNew()]).toEqual([1, 2, 3]);
});
