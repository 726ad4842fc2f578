// The temporary folder of one test run: in memory where the machine has room there, removed with the run.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

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
  const remove = () => rmSync(path, { recursive: true, force: true });
  // Also where the run ends early.
  process.once('exit', remove);
  return { path, remove };
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM_BYTES && mayRun(folder);
  } catch {
    return false;
  }
}

/** Containers often mount it without leave to run programs, such as those of Postgres. */
function mayRun(folder: string): boolean {
  const script = join(mkdtempSync(join(folder, 'tl-try-')), 'try');
  try {
    writeFileSync(script, '#!/bin/sh\n', { mode: 0o700 });
    return spawnSync(script).status === 0;
  } finally {
    rmSync(dirname(script), { recursive: true, force: true });
  }
}

/** What runs that were killed left behind would keep its memory until the machine restarts. */
function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = /^tl-run-(\d+)-/.exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const path = join(parent, name);
    if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) < ABANDONED_MS) continue;
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      // Another user's.
    }
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
