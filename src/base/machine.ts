// The machine that this process runs on, as a port: its processors, memory, disks and age. Files of the system only, no child
// process. In a container the memory is the container's, because that is where the process ends when it is used up.
import { readFileSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { availableParallelism, cpus, freemem, loadavg, tmpdir, totalmem, uptime } from 'node:os';
import { join, posix } from 'node:path';

export interface CpuFacts {
  readonly cores: number;
  /** Those that this process may use: fewer in a container. */
  readonly usableCores: number;
  /** Of all cores together, over the last minute. Undefined where the platform does not count it. */
  readonly load: number | undefined;
}

export interface MemoryFacts {
  readonly totalBytes: number;
  /** Without what the system would give back at once, such as cached files. */
  readonly usedBytes: number;
  /** Undefined where the platform does not say it. */
  readonly swapUsedBytes: number | undefined;
  /** The figures are those of a container's limit, and not of the whole machine. */
  readonly isContainer: boolean;
}

export interface DiskFacts {
  /** Two paths with the same device lie on the same disk. */
  readonly device: string;
  readonly totalBytes: number;
  /** What this user may still write. */
  readonly freeBytes: number;
}

export interface Machine {
  cpu(): CpuFacts;
  memory(): MemoryFacts;
  /** Rejects if there is nothing at the path. A network disk may never answer. */
  disk(path: string): Promise<DiskFacts>;
  uptimeS(): number;
  readonly temporaryFolder: string;
}

/** `root` is where the files of the system are: a folder of its own in tests. */
export function machineAt(root: string): Machine {
  const read = (path: string): string | undefined => {
    try {
      return readFileSync(join(root, path), 'utf8');
    } catch {
      return undefined;
    }
  };
  return {
    cpu() {
      const usableCores = availableParallelism();
      return {
        cores: Math.max(cpus().length, usableCores),
        usableCores,
        // Windows has no such figure, and Node says zero.
        load: process.platform === 'win32' ? undefined : loadavg()[0],
      };
    },
    memory() {
      const whole = wholeMemory(read('proc/meminfo'));
      const container = containerMemory(read);
      return container && container.totalBytes < whole.totalBytes ? container : whole;
    },
    async disk(path) {
      const { dev } = await stat(path, { bigint: true });
      const { frsize, blocks, bavail } = await statfs(path, { bigint: true });
      return { device: String(dev), totalBytes: Number(blocks * frsize), freeBytes: Number(bavail * frsize) };
    },
    uptimeS: () => Math.floor(uptime()),
    temporaryFolder: tmpdir(),
  };
}

export const systemMachine: Machine = machineAt('/');

/** Of /proc/meminfo, which only Linux has. */
function wholeMemory(meminfo: string | undefined): MemoryFacts {
  const bytes = (name: string) => {
    const found = new RegExp(`^${name}: +(\\d+) kB$`, 'm').exec(meminfo ?? '')?.[1];
    return found === undefined ? undefined : Number(found) * 1024;
  };
  const totalBytes = bytes('MemTotal') ?? totalmem();
  const [swapTotal, swapFree] = [bytes('SwapTotal'), bytes('SwapFree')];
  return {
    totalBytes,
    usedBytes: Math.max(0, totalBytes - (bytes('MemAvailable') ?? freemem())),
    swapUsedBytes: swapTotal === undefined || swapFree === undefined ? undefined : swapTotal - swapFree,
    isContainer: false,
  };
}

type Read = (path: string) => string | undefined;

/** The names that the two versions of control groups give to the same figures. */
const VERSIONS = {
  v1: {
    folder: 'sys/fs/cgroup/memory',
    limit: 'memory.limit_in_bytes',
    used: 'memory.usage_in_bytes',
    cached: 'total_inactive_file',
  },
  v2: { folder: 'sys/fs/cgroup', limit: 'memory.max', used: 'memory.current', cached: 'inactive_file' },
} as const;

/** The tightest limit over this process. Undefined where there is none; `max` and a number beyond any machine mean none. */
function containerMemory(read: Read): MemoryFacts | undefined {
  const groups = (read('proc/self/cgroup') ?? '').split('\n').map((line) => line.split(':'));
  const group = (isWanted: (controllers: string) => boolean) =>
    groups
      .find(([, controllers]) => controllers !== undefined && isWanted(controllers))
      ?.slice(2)
      .join(':');
  // A machine may have both, and then the first version counts the memory.
  const first = group((controllers) => controllers.split(',').includes('memory'));
  const path = first ?? group((controllers) => controllers === '');
  if (path === undefined) return undefined;
  const version = first === undefined ? 'v2' : 'v1';
  const { folder, limit } = VERSIONS[version];
  let tightest: { readonly at: string; readonly totalBytes: number } | undefined;
  for (const at of upward(folder, path)) {
    const totalBytes = wholeNumber(read(join(at, limit)));
    if (totalBytes === undefined) continue;
    if (!tightest || totalBytes <= tightest.totalBytes) tightest = { at, totalBytes };
  }
  if (!tightest) return undefined;
  const { at, totalBytes } = tightest;
  const usedBytes = usedIn(read, version, at);
  if (usedBytes === undefined) return undefined;
  return { totalBytes, usedBytes, swapUsedBytes: swapIn(read, version, at), isContainer: true };
}

/** From the group to the root of the tree. A container may see its own group as the root, under the path that the host gave it. */
function upward(folder: string, path: string): string[] {
  const folders: string[] = [];
  let at = path.split('/').includes('..') ? '/' : posix.normalize(`/${path}`);
  for (; at !== '/'; at = posix.dirname(at)) folders.push(join(folder, at));
  return [...folders, folder];
}

/** As `docker stats` counts: files that can be dropped at once are not used. */
function usedIn(read: Read, version: keyof typeof VERSIONS, at: string): number | undefined {
  const { used, cached } = VERSIONS[version];
  const bytes = wholeNumber(read(join(at, used)));
  if (bytes === undefined) return undefined;
  const stats = read(join(at, 'memory.stat')) ?? '';
  const droppable = wholeNumber(new RegExp(`^${cached} (\\d+)$`, 'm').exec(stats)?.[1]) ?? 0;
  return Math.max(0, bytes - droppable);
}

function swapIn(read: Read, version: keyof typeof VERSIONS, at: string): number | undefined {
  if (version === 'v2') return wholeNumber(read(join(at, 'memory.swap.current')));
  const both = wholeNumber(read(join(at, 'memory.memsw.usage_in_bytes')));
  const memory = wholeNumber(read(join(at, VERSIONS.v1.used)));
  return both === undefined || memory === undefined ? undefined : Math.max(0, both - memory);
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+$/.test(text.trim()) ? Number(text) : undefined;
}
