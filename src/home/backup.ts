// What a backup and a restore say when they are done, and how a restore names what it keeps aside.
import { toTimestamp, type Clock } from '../base/clock.ts';

export interface BackedUp {
  /** A folder, or the name of a schema. */
  readonly to: string;
  readonly events: number;
  readonly blobs: number;
}

export interface Restored {
  readonly home: string;
  readonly events: number;
  /** Where the first database was kept as it was before. */
  readonly kept: string;
  /** Where each of the others was. */
  readonly also_kept: readonly string[];
}

/** The digits of the time: fit for names of files and of schemas. */
export function stampOf(clock: Clock): string {
  return toTimestamp(clock.now()).replaceAll(/[^0-9]/g, '');
}
