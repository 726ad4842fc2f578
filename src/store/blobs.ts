// Content-addressed bytes beside the database. `put` returns once they are durable, so a row may name them.

export interface Blobs {
  /** Where they are, for messages. */
  readonly location: string;
  /** Durable when it resolves. The key is the SHA-256 of the bytes, 64 hex digits. */
  put(bytes: Uint8Array): Promise<string>;
  /** Refuses `blob_missing`, and `blob_corrupt` when the bytes do not hash to the key. */
  get(key: string): Promise<Uint8Array>;
  has(key: string): Promise<boolean>;
  /** Deleting what is not there is not an error. */
  delete(key: string): Promise<void>;
  /** Every key with the time it was last written, in no particular order. */
  list(): AsyncIterable<{ readonly key: string; readonly modifiedMs: number; readonly size: number }>;
}
