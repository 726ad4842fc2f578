// A file of the user's configuration is read again where it changed, and is trusted no longer than it may be.
import { chmodSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { configReader } from '../../src/home/config-file.ts';
import { refusalOf } from '../support/expect-error.ts';

let folder: string;
let read: () => Promise<string | undefined>;
const path = () => join(folder, 'gateway.json');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-config-'));
  // For whom what was written now was written long ago.
  const later = { ...systemClock, now: () => systemClock.now() + 60_000 };
  const reader = configReader(folder, 'gateway.json', later);
  read = () => reader('gateway.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Long enough for a reader to trust that the file stays as it is. */
async function readForAWhile(): Promise<void> {
  for (let times = 0; times < 5; times += 1) {
    await read();
    await systemClock.sleep(25);
  }
}

test('what another process wrote is read, made or removed as well', async () => {
  expect(await read()).toBeUndefined();
  writeFileSync(path(), 'one', { mode: 0o600 });
  expect(await read()).toBe('one');
  await readForAWhile();
  // As our own writers do it: another file in its place.
  writeFileSync(join(folder, 'next'), 'two', { mode: 0o600 });
  renameSync(join(folder, 'next'), path());
  expect(await read()).toBe('two');
  await readForAWhile();
  writeFileSync(path(), 'six');
  expect(await read()).toBe('six');
  rmSync(path());
  expect(await read()).toBeUndefined();
});

test('a file that others may write by now, or that became a link, is refused each time', async () => {
  writeFileSync(path(), 'one', { mode: 0o600 });
  await readForAWhile();
  chmodSync(path(), 0o666);
  for (const _ of [1, 2]) expect((await refusalOf(read())).code).toBe('config_untrusted');
  chmodSync(path(), 0o600);
  expect(await read()).toBe('one');
  await readForAWhile();
  renameSync(path(), join(folder, 'aside'));
  symlinkSync(join(folder, 'aside'), path());
  for (const _ of [1, 2]) expect((await refusalOf(read())).code).toBe('config_untrusted');
});
