// A file that is read again only where it may have changed, for one that is asked for all the time and seldom written.
import { lstatSync, type Stats } from 'node:fs';
import { systemClock, type Clock } from './clock.ts';

/** Longer than a file system takes to give a write another time than the write before it. */
const SETTLED_MS = 50;
/** Some tell times in steps of two seconds: what was written just now may be written again at the same time. */
const COARSE_MS = 2_500;

interface Reading<T> {
  readonly stats: Stats;
  readonly value: T;
  readonly firstSeenAt: number;
  /** Read once more when its times had been the same for a while: a later write has another time. */
  readonly isSettled: boolean;
}

/**
 * `read` reads the file at `path`; what it gave is given again for as long as the file stays the same one, unwritten. The clock is the file
 * system's own, and so not an injected one, but in a test of this.
 */
export function unlessUnchanged<T>(
  path: string,
  read: () => T,
  clock: Pick<Clock, 'now' | 'monotonic'> = systemClock,
): () => T {
  let last: Reading<T> | undefined;
  return () => {
    const stats = statsOf(path);
    const before = stats && last && isSame(stats, last.stats) ? last : undefined;
    if (before?.isSettled) return before.value;
    last = undefined;
    const value = read();
    if (stats) {
      const now = clock.monotonic();
      const firstSeenAt = before?.firstSeenAt ?? now;
      const isOld = clock.now() - Math.max(stats.mtimeMs, stats.ctimeMs) >= COARSE_MS;
      last = { stats, value, firstSeenAt, isSettled: isOld && now - firstSeenAt >= SETTLED_MS };
    }
    return value;
  };
}

/** Undefined where nothing can be said of it: reading says why. */
function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function isSame(one: Stats, other: Stats): boolean {
  return (
    one.ino === other.ino &&
    one.dev === other.dev &&
    one.mtimeMs === other.mtimeMs &&
    one.ctimeMs === other.ctimeMs &&
    one.size === other.size &&
    one.mode === other.mode &&
    one.uid === other.uid &&
    one.nlink === other.nlink
  );
}
