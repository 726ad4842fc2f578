// The temporary folder of one test run: in memory where the machine has room there, removed with the run.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** A run takes a few hundred megabytes at most; containers often give 64. */
const ROOM_BYTES = 2 * 1024 ** 3;
const ABANDONED_MS = 60 * 60_000;

export interface RunFolder {
  readonly path: string;
  remove(): void;
}

export function makeRunFolder(): RunFolder {
  // A caller that names a folder wants that one, for instance to run the tests on a certain disk.
  const parent = process.env['TMPDIR'] === undefined && hasRoom(MEMORY) ? MEMORY : tmpdir();
  removeAbandoned(parent);
  // A short name: the path of a socket below it may have about 100 bytes.
  const path = mkdtempSync(join(parent, `tl-run-${process.pid}-`));
  // As open as /tmp: Postgres and some of the tests run as another user.
  chmodSync(path, 0o1777);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/** What runs that were killed left behind would keep its memory until the machine restarts. */
function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = /^tl-run-(\d+)-/.exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const path = join(parent, name);
    if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) < ABANDONED_MS) continue;
    rmSync(path, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
