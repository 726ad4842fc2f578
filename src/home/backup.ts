// What a backup and a restore say when they are done.

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
}
