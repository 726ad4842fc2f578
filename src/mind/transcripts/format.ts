// What the machinery asks of a reader of an agent's format, and what it gives it. Types only.
import type { Json } from '../../base/canonical-json.ts';
import type { TranscriptPlace, TranscriptStep } from './contract.ts';

/** A record as it was parsed: nothing in it is certain. */
export type TranscriptRecord = Readonly<Record<string, unknown>>;

export interface RecordReader {
  /** Adds the steps of one record. False for a record of a kind that it does not know. */
  read(record: TranscriptRecord, place: TranscriptPlace, steps: TranscriptStep[]): boolean;
  /** What it needs to go on behind this record as if it had never stopped: ids, numbers and hashes. */
  state(): Json;
}

export interface OpenReader {
  readonly path: string;
  /** Of an earlier reader of the same version; undefined at the beginning of a file. */
  readonly state: Json | undefined;
  /** Stands for a text in the state, and says nothing of it. */
  readonly mark: (text: string) => string;
}

export interface RecordFormat {
  /** Another one means that files are read anew. */
  readonly version: number;
  open(options: OpenReader): RecordReader;
}
