// The hooks' program as V8 compiled it in earlier runs: kept in the user's cache folder, and of no use to anybody who damages
// it or puts another one there.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHookHome, recorded, type HookHome } from '../support/hook-home.ts';

let home: HookHome;
let cache: string;

beforeEach(() => {
  home = createHookHome();
  cache = join(home.folder, 'cache', 'throughline');
  home.env['XDG_CACHE_HOME'] = join(home.folder, 'cache');
  home.tl('goal', 'create', 'Ship the shop');
  home.tl('task', 'add', 'G1', 'Write the login');
  // The first event of a home is the whole program's.
  hook('start');
});

afterEach(() => home.dispose());

let starts = 0;
/** Each start is of a session of its own: told twice, one is silent the second time. */
function hook(event: string): ReturnType<HookHome['hook']> {
  starts += event === 'start' ? 1 : 0;
  return home.hook('claude', { ...recorded('claude', event, home.folder), session_id: `session-${starts}` });
}
const keptFile = () => join(cache, readdirSync(cache).find((name) => name.endsWith('.code')) ?? 'none');
/** Which ways through the program are in it. */
const waysKept = () => readFileSync(keptFile(), 'latin1').slice(0, 512).trimEnd().split(' ').slice(1);

function expectBlock(): void {
  const { status, stdout, stderr } = hook('start');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('Write the login');
}

test('each kind of event is kept once, for the user alone', () => {
  expectBlock();
  expect(waysKept()).toEqual(['start']);
  hook('stop');
  hook('call');
  expect(waysKept()).toEqual(['start', 'stop', 'call']);
  const kept = readFileSync(keptFile());
  expectBlock();
  hook('stop');
  expect(readFileSync(keptFile()).equals(kept)).toBe(true);
  // Nothing is left of how it was written.
  expect(readdirSync(cache).filter((name) => name.startsWith('hook-'))).toHaveLength(1);
});

test('what was damaged, cut or made of another program is made again, and the answer is the same', () => {
  expectBlock();
  const path = keptFile();
  const whole = readFileSync(path);
  const middle = Math.floor(whole.length / 4);
  const flipped = Buffer.from(whole);
  flipped.writeUInt8(flipped.readUInt8(middle) ^ 0x10, middle);
  const other = Buffer.from(whole);
  other.write('0'.repeat(64), 2, 'latin1');
  for (const bytes of [flipped, whole.subarray(0, middle), whole.subarray(0, 512), other, Buffer.from('no code'), '']) {
    writeFileSync(path, bytes);
    expectBlock();
    expect(waysKept()).toEqual(['start']);
  }
});

test.skipIf(process.platform === 'win32')('a link, a folder and a file that others may write are not read', () => {
  expectBlock();
  const path = keptFile();
  const whole = readFileSync(path);
  chmodSync(path, 0o666);
  expectBlock();
  // Made again, and the user's own.
  expect(readFileSync(path).subarray(0, 512).equals(whole.subarray(0, 512))).toBe(true);
  rmSync(path);
  symlinkSync('/dev/zero', path);
  expectBlock();
  rmSync(path, { force: true });
  mkdirSync(path);
  expectBlock();
  rmSync(path, { recursive: true });
  spawnSync('mkfifo', [path]);
  expectBlock();
});

test('without a folder that can be written, hooks answer as ever', () => {
  rmSync(join(home.folder, 'cache'), { recursive: true, force: true });
  writeFileSync(join(home.folder, 'cache'), 'no folder');
  expectBlock();
  expectBlock();
  expect(existsSync(cache)).toBe(false);
});
