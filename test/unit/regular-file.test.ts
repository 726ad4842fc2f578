// Only regular files of bounded size are opened, and nothing is waited for.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { sha256 } from '../../src/base/hash.ts';
import { createIds } from '../../src/base/ids.ts';
import { systemRandom } from '../../src/base/random.ts';
import { isRegularFile, readRegularFile, readRegularText } from '../../src/base/regular-file.ts';
import { toFailure, typedError } from '../../src/base/system-errors.ts';
import { createDaemonPlace } from '../../src/home/daemon-place.ts';
import { createFolderBlobs } from '../../src/store/folder-blobs.ts';

let folder: string;
const at = (...names: string[]) => join(folder, ...names);
const pipe = (path: string) => void execFileSync('mkfifo', [path]);
const IRREGULAR = expect.objectContaining({ code: 'irregular_file' }) as Error;
const ports = { ids: createIds(systemClock, systemRandom), clock: systemClock };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-regular-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file is read whole, and a missing one is none', () => {
  writeFileSync(at('a'), 'äöü');
  expect(readRegularText(at('a'), 6)).toBe('äöü');
  expect(readRegularFile(at('b'), 6)).toBeUndefined();
  expect(isRegularFile(at('a'))).toBe(true);
  expect(isRegularFile(at('b'))).toBe(false);
  expect(isRegularFile(at('a', 'below'))).toBe(false);
});

test.skipIf(process.platform !== 'linux')('a file that says it is empty is read to its end, up to the limit', () => {
  expect(readRegularText('/proc/self/status', 100_000)).toContain('Pid:');
  expect(() => readRegularText('/proc/self/status', 10)).toThrow(/larger than 10 bytes/);
});

test.each<[string, (path: string) => void]>([
  ['a pipe', pipe],
  ['a folder', (path) => mkdirSync(path)],
  ['an endless device behind a link', (path) => symlinkSync('/dev/zero', path)],
  ['a link that leads nowhere', (path) => symlinkSync('nowhere', path)],
])('%s is refused', (_, make) => {
  make(at('x'));
  expect(() => readRegularFile(at('x'), 100)).toThrow(IRREGULAR);
  expect(() => isRegularFile(at('x'))).toThrow(IRREGULAR);
});

test('a pipe or a device is refused behind a link that may be followed, too', () => {
  pipe(at('pipe'));
  symlinkSync(at('pipe'), at('to-pipe'));
  symlinkSync('/dev/zero', at('to-device'));
  writeFileSync(at('a'), 'text');
  symlinkSync(at('a'), at('to-a'));
  for (const name of ['to-pipe', 'to-device'])
    expect(() => readRegularFile(at(name), 100, { followsLinks: true })).toThrow(IRREGULAR);
  expect(readRegularText(at('to-a'), 100, { followsLinks: true })).toBe('text');
});

test('a file beyond the limit is refused before it is read', () => {
  writeFileSync(at('large'), '');
  truncateSync(at('large'), 6e9);
  expect(() => readRegularFile(at('large'), 1_000)).toThrow(/larger than 1000 bytes/);
});

test('a daemon does not wait for a pipe in place of its tokens', async () => {
  const place = createDaemonPlace({ folder: at('daemon'), ...ports });
  mkdirSync(at('daemon'), { mode: 0o700 });
  for (const name of ['tokens.json', 'token', 'daemon.json']) pipe(at('daemon', name));
  for (const file of [place.tokens, place.ownToken, place.info]) await expect(file.read()).rejects.toThrow(IRREGULAR);
});

test('a blob is never a pipe', async () => {
  const blobs = createFolderBlobs({ folder: at('blobs'), ...ports });
  const key = sha256('x');
  mkdirSync(at('blobs', key.slice(0, 2)), { recursive: true });
  pipe(at('blobs', key.slice(0, 2), key));
  await expect(blobs.get(key)).rejects.toThrow(IRREGULAR);
});

test('an error of the system that no caller mapped is a failure that says what happened', () => {
  const error = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall, path: '/x' });
  expect(typedError(error('EMFILE', 'open'))).toMatchObject({ name: 'Failure', code: 'storage_unusable' });
  expect((typedError(error('EMFILE', 'open')) as Error).message).toContain('too many files open');
  expect((typedError(error('ENFILE', 'scandir')) as Error).message).toContain('This machine');
  expect(typedError(error('EROFS', 'mkdir'))).toMatchObject({ code: 'read_only' });
  expect(typedError(error('EACCES', 'lstat'))).toMatchObject({ code: 'read_only' });
  expect(typedError(error('ENOSPC', 'write'))).toMatchObject({ code: 'disk_full' });
  // Of the network, and of our own.
  for (const other of [error('ECONNREFUSED', 'connect'), new TypeError('x')]) expect(typedError(other)).toBe(other);
  expect(toFailure(new TypeError('x'), 'open', '/x')).toBeInstanceOf(TypeError);
});
