// The results of a backup and a restore, and the names under which a restore keeps files aside.
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
  /** Where the first database is kept as it was before. */
  readonly kept: string;
  /** Where each of the others is kept. */
  readonly also_kept: readonly string[];
  /** Rows of the backup that were not what its events give, and were made again. */
  readonly rebuilt_rows: number;
  /** This user never worked with that home: it may be used once its projects' roots were put right. */
  readonly is_from_elsewhere: boolean;
}

/** The digits of the time, valid in names of files and schemas. */
export function stampOf(clock: Clock): string {
  return toTimestamp(clock.now()).replaceAll(/[^0-9]/g, '');
}
