// A disk that is small and becomes full: a filesystem in memory where one may be mounted.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  /** Takes space away from whoever else writes there; as much as there is. */
  fill(): void;
  /** Gives it back, and more: what writers left in the write-ahead log has to find room in the file as well. */
  giveSpace(): void;
  unmount(): void;
}

/** Undefined where mounting is not allowed. */
export function mountSmallDisk(folder: string, bytes: number): SmallDisk | undefined {
  mkdirSync(folder);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes},mode=700`, 'tmpfs', folder]);
  if (mounted.status !== 0) return undefined;
  // Lazily: those who use it are only just being killed.
  const lazily = () => spawnSync('umount', ['-l', folder]);
  process.on('exit', lazily);
  const ballast = join(folder, 'ballast');
  let size = bytes;
  return {
    folder,
    fill() {
      try {
        writeFileSync(ballast, Buffer.alloc(size));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    giveSpace() {
      rmSync(ballast, { force: true });
      size += 2 * bytes;
      const { status, stderr } = spawnSync('mount', ['-o', `remount,size=${size}`, folder]);
      if (status !== 0) throw new Error(`the disk cannot be made larger: ${stderr.toString()}`);
    },
    unmount() {
      process.off('exit', lazily);
      const { status, stderr } = spawnSync('umount', [folder]);
      if (status !== 0) throw new Error(`${folder} cannot be unmounted: ${stderr.toString()}`);
    },
  };
}
