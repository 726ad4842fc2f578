// The figures of this machine beside what its own programs say, and those of containers from their files.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { machineAt, systemMachine } from '../../src/base/machine.ts';

const MEBIBYTE = 1024 * 1024;
const GIBIBYTE = 1024 * MEBIBYTE;
const isLinux = process.platform === 'linux';

describe.runIf(isLinux)('the machine that the tests run on', () => {
  test.runIf(existsSync('/usr/bin/free'))('has the memory and the swap that `free` prints', () => {
    const { totalBytes, usedBytes, swapUsedBytes, isContainer } = machineAt('/').memory();
    const [, memory = '', swap = ''] = execFileSync('free', ['-b'], { encoding: 'utf8' }).split('\n');
    const [, total = 0, , , , , available = 0] = memory.split(/\s+/).map(Number);
    if (isContainer) {
      expect(totalBytes).toBeLessThan(total);
      return;
    }
    expect(totalBytes).toBe(total);
    // Other processes take and give back memory between the two looks.
    expect(Math.abs(totalBytes - usedBytes - available)).toBeLessThan(total / 4);
    expect(Math.abs((swapUsedBytes ?? -GIBIBYTE) - Number(swap.split(/\s+/)[2]))).toBeLessThan(GIBIBYTE);
  });

  test('has the disk that `df` prints', async () => {
    const { totalBytes, freeBytes, device } = await systemMachine.disk(tmpdir());
    const [, line = ''] = execFileSync('df', ['-B1', '--output=size,avail', tmpdir()], { encoding: 'utf8' }).split(
      '\n',
    );
    const [total = 0, free = 0] = line.trim().split(/\s+/).map(Number);
    expect(totalBytes).toBe(total);
    expect(Math.abs(freeBytes - free)).toBeLessThan(total / 4);
    expect(device).toBe(execFileSync('stat', ['-c', '%d', tmpdir()], { encoding: 'utf8' }).trim());
  });

  test('has the cores, the load and the age that /proc says', () => {
    const { cores, usableCores, load } = systemMachine.cpu();
    expect(cores).toBe(readFileSync('/proc/cpuinfo', 'utf8').match(/^processor\s*:/gm)?.length);
    expect(usableCores).toBeGreaterThan(0);
    expect(usableCores).toBeLessThanOrEqual(cores);
    const loadNow = Number(readFileSync('/proc/loadavg', 'utf8').split(' ')[0]);
    // It changes every five seconds, by a twelfth of what runs.
    expect(Math.abs((load ?? Number.NaN) - loadNow)).toBeLessThan(20);
    const uptime = () => Number(readFileSync('/proc/uptime', 'utf8').split(' ')[0]);
    const before = uptime();
    const age = systemMachine.uptimeS();
    expect(age).toBeGreaterThanOrEqual(Math.floor(before));
    expect(age).toBeLessThanOrEqual(uptime());
  });
});

test('a path with nothing at it has no disk', async () => {
  await expect(systemMachine.disk(join(tmpdir(), 'there-is-no-such-folder'))).rejects.toThrow('ENOENT');
});

describe('the memory of a container', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'throughline-machine-'));
    put(
      'proc/meminfo',
      'MemTotal:       16777216 kB\nMemAvailable:    8388608 kB\nSwapTotal: 2048 kB\nSwapFree: 1024 kB\n',
    );
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function put(path: string, text: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const putAll = (folder: string, files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) put(`${folder}/${name}`, `${text}\n`);
  };
  const memory = () => machineAt(root).memory();
  const whole = {
    totalBytes: 16 * GIBIBYTE,
    usedBytes: 8 * GIBIBYTE,
    swapUsedBytes: MEBIBYTE,
    isContainer: false,
  };

  test('is its limit, and what it uses without cached files: version 2, seen from inside', () => {
    put('proc/self/cgroup', '0::/\n');
    putAll('sys/fs/cgroup', {
      'memory.max': `${GIBIBYTE}`,
      'memory.current': `${600 * MEBIBYTE}`,
      'memory.stat': `anon 5\ninactive_file ${100 * MEBIBYTE}\nactive_file 7`,
      'memory.swap.current': `${3 * MEBIBYTE}`,
    });
    expect(memory()).toEqual({
      totalBytes: GIBIBYTE,
      usedBytes: 500 * MEBIBYTE,
      swapUsedBytes: 3 * MEBIBYTE,
      isContainer: true,
    });
  });

  test('is the tightest limit over the process: version 2, seen from the host', () => {
    put('proc/self/cgroup', '0::/kubepods/pod 1/box\n');
    putAll('sys/fs/cgroup/kubepods/pod 1/box', { 'memory.max': 'max', 'memory.current': '1' });
    putAll('sys/fs/cgroup/kubepods/pod 1', { 'memory.max': `${2 * GIBIBYTE}`, 'memory.current': `${GIBIBYTE}` });
    putAll('sys/fs/cgroup/kubepods', { 'memory.max': `${8 * GIBIBYTE}`, 'memory.current': `${3 * GIBIBYTE}` });
    expect(memory()).toEqual({
      totalBytes: 2 * GIBIBYTE,
      usedBytes: GIBIBYTE,
      swapUsedBytes: undefined,
      isContainer: true,
    });
  });

  test('is its limit: version 1, under the path of the host that is not seen from inside', () => {
    put('proc/self/cgroup', '5:cpu,cpuacct:/docker/abc\n4:hugetlb,memory:/docker/abc\n0::/docker/abc\n');
    putAll('sys/fs/cgroup/memory', {
      'memory.limit_in_bytes': `${512 * MEBIBYTE}`,
      'memory.usage_in_bytes': `${300 * MEBIBYTE}`,
      'memory.memsw.usage_in_bytes': `${310 * MEBIBYTE}`,
      'memory.stat': `inactive_file 1\ntotal_inactive_file ${50 * MEBIBYTE}`,
    });
    expect(memory()).toEqual({
      totalBytes: 512 * MEBIBYTE,
      usedBytes: 250 * MEBIBYTE,
      swapUsedBytes: 10 * MEBIBYTE,
      isContainer: true,
    });
  });

  test.each([
    ['no limit in version 2', '0::/\n', 'sys/fs/cgroup/memory.max', 'max\n'],
    ['no limit in version 1', '4:memory:/\n', 'sys/fs/cgroup/memory/memory.limit_in_bytes', '9223372036854771712\n'],
    ['a limit beyond the machine', '0::/\n', 'sys/fs/cgroup/memory.max', `${64 * GIBIBYTE}\n`],
    ['a limit that is no number', '0::/\n', 'sys/fs/cgroup/memory.max', '-1\n'],
    ['no usage to hold against the limit', '0::/\n', 'sys/fs/cgroup/memory.max', '1000000\n'],
    ['a path that leads out of the tree', '0::/../../..\n', 'memory.max', '1000000\n'],
    ['no groups at all', '', 'sys/fs/cgroup/memory.max', '1000000\n'],
  ])('is the whole machine with %s', (_what, groups, path, limit) => {
    put('proc/self/cgroup', groups);
    put(path, limit);
    expect(memory()).toEqual(whole);
  });

  test('comes from the platform where the system has no such files, which does not say the swap', () => {
    rmSync(root, { recursive: true });
    const { totalBytes, usedBytes, swapUsedBytes } = memory();
    expect(totalBytes).toBeGreaterThan(usedBytes);
    expect(usedBytes).toBeGreaterThan(0);
    expect(swapUsedBytes).toBeUndefined();
  });
});
