import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { manualClock, systemClock } from '../../src/base/clock.ts';
import { lockFile, tryLockFile } from '../../src/store/file-lock.ts';

const LOCK_MODULE = new URL('../../src/store/file-lock.ts', import.meta.url).href;
const CLOCK_MODULE = new URL('../../src/base/clock.ts', import.meta.url).href;

let folder: string;
let path: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'throughline-lock-'));
  path = join(folder, 'it.lock');
});

afterEach(async () => {
  for (const child of children.splice(0)) await end(child);
  await rm(folder, { recursive: true });
});

/** A real process that runs `body` with `lockFile`, `clock`, `path` and `say`, then waits to be ended. */
async function childThat(body: string): Promise<ChildProcess> {
  const script = `
    const { lockFile } = await import(${JSON.stringify(LOCK_MODULE)});
    const { systemClock: clock } = await import(${JSON.stringify(CLOCK_MODULE)});
    const path = ${JSON.stringify(path)};
    const say = (line) => process.stdout.write(line + '\\n');
    ${body}
    say('ready');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  expect(await firstLine(child)).toBe('ready');
  return child;
}

async function firstLine(child: ChildProcess): Promise<unknown> {
  if (child.stdout === null) throw new Error('no output');
  const [line] = (await once(createInterface(child.stdout), 'line')) as unknown[];
  return line;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a held lock is refused to others until it is released', async () => {
  const lock = await lockFile(path);
  await expect(lockFile(path)).rejects.toMatchObject({ name: 'Refusal', code: 'lock_held', details: { path } });
  expect(tryLockFile(path)).toBeUndefined();
  await lock.release();
  const next = await lockFile(path);
  await next.release();
});

test('releasing twice does not release the lock of another', async () => {
  const first = await lockFile(path);
  await first.release();
  const second = await lockFile(path);
  await first.release();
  expect(tryLockFile(path)).toBeUndefined();
  await second.release();
});

test('shared locks stand together and exclude an exclusive one, in one process too', async () => {
  const one = await lockFile(path, { shared: true });
  const two = await lockFile(path, { shared: true });
  expect(tryLockFile(path)).toBeUndefined();
  await one.release();
  expect(tryLockFile(path)).toBeUndefined();
  await two.release();
  const exclusive = await lockFile(path);
  expect(tryLockFile(path, { shared: true })).toBeUndefined();
  await exclusive.release();
});

test('a lock ends with the scope that took it', async () => {
  {
    await using lock = await lockFile(path);
    expect(lock).toBeDefined();
    expect(tryLockFile(path)).toBeUndefined();
  }
  await (await lockFile(path)).release();
});

test('a lock of another process excludes this one and is free again once that process is killed', async () => {
  const holder = await childThat('globalThis.lock = await lockFile(path);');
  expect(tryLockFile(path)).toBeUndefined();
  expect(tryLockFile(path, { shared: true })).toBeUndefined();
  await end(holder);
  const lock = await lockFile(path);
  await lock.release();
});

test('a shared lock of another process lets readers in and keeps writers out', async () => {
  const holder = await childThat('globalThis.lock = await lockFile(path, { shared: true });');
  const shared = await lockFile(path, { shared: true });
  await shared.release();
  expect(tryLockFile(path)).toBeUndefined();
  await end(holder);
  await (await lockFile(path)).release();
});

test('a lock does not live on in the children of a killed holder', async () => {
  const holder = await childThat(`
    globalThis.lock = await lockFile(path);
    const { spawn } = await import('node:child_process');
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    const { writeFileSync } = await import('node:fs');
    writeFileSync(path + '.pid', String(child.pid));`);
  const grandchild = Number(await readFile(`${path}.pid`, 'utf8'));
  try {
    await end(holder);
    const lock = tryLockFile(path);
    expect(lock).toBeDefined();
    await lock?.release();
  } finally {
    process.kill(grandchild, 'SIGKILL');
  }
});

test('waiting ends when the holder dies', async () => {
  const holder = await childThat('globalThis.lock = await lockFile(path);');
  const waiting = lockFile(path, { wait: { timeoutMs: 30_000, clock: systemClock } });
  await end(holder);
  const lock = await waiting;
  expect(tryLockFile(path)).toBeUndefined();
  await lock.release();
});

test('waiting is given up after the time allowed, by the injected clock', async () => {
  const lock = await lockFile(path);
  const clock = manualClock();
  const startedMs = clock.now();
  await expect(lockFile(path, { wait: { timeoutMs: 5_000, clock } })).rejects.toMatchObject({ code: 'lock_held' });
  expect(clock.now() - startedMs).toBe(5_000);
  await lock.release();
});

test('processes that add one under the lock lose no addition', async () => {
  const counter = join(folder, 'counter');
  await writeFile(counter, '0');
  const adders = await Promise.all(
    Array.from({ length: 4 }, () =>
      childThat(`
        const { readFileSync, writeFileSync } = await import('node:fs');
        for (let i = 0; i < 100; i += 1) {
          await using lock = await lockFile(path, { wait: { timeoutMs: 60_000, clock } });
          writeFileSync(${JSON.stringify(counter)}, String(Number(readFileSync(${JSON.stringify(counter)}, 'utf8')) + 1));
        }`),
    ),
  );
  expect(adders).toHaveLength(4);
  expect(await readFile(counter, 'utf8')).toBe('400');
}, 60_000);

test('a lock file is readable by its owner only and stays after release', async () => {
  const lock = await lockFile(path);
  await lock.release();
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('a lock file that was removed while held does not let two in by its new name', async () => {
  const old = await lockFile(path);
  await rename(path, `${path}.gone`);
  const current = await lockFile(path);
  expect(tryLockFile(path)).toBeUndefined();
  await old.release();
  expect(tryLockFile(path)).toBeUndefined();
  await current.release();
});

test('a link in place of the lock file is refused', async () => {
  await writeFile(join(folder, 'target'), '');
  await symlink(join(folder, 'target'), path);
  await expect(lockFile(path)).rejects.toMatchObject({ code: 'symbolic_link' });
});

test('a lock in a folder that does not exist fails with a typed error', async () => {
  await expect(lockFile(join(folder, 'no', 'where'))).rejects.toMatchObject({
    name: 'Failure',
    code: 'storage_unusable',
  });
});
