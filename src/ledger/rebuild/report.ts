// What a rebuild is asked, what it finds and what it returns.
import type { Ids } from '../../base/ids.ts';
import type { VerifyDeps } from '../verify/report.ts';

export interface RebuildDeps extends VerifyDeps {
  readonly ids: Ids;
}

export interface RebuildOptions {
  /** Only this stream: its id, or the name that its kind knows it by. */
  readonly stream?: string;
  /** Reports what differs and writes nothing. */
  readonly dryRun?: boolean;
  /** Ends it between two streams, or while one is read; a stream that was mended stays so. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: { readonly events: number; readonly of: number }) => void;
}

/** One row that is not what the events give. */
export interface Difference {
  readonly table: string;
  readonly workflow_id: string;
  /** The rest of the row's key; empty where the stream has one row. */
  readonly key: string;
  readonly what: 'missing' | 'changed' | 'stray';
}

export interface RebuildReport {
  readonly database: string;
  readonly dry_run: boolean;
  readonly events: number;
  /** Those that were folded again. */
  readonly streams: number;
  /** Those of kinds that this program does not know. They are left as they are. */
  readonly streams_not_known: number;
  /** Those in which a row differed; rebuilt unless this was a dry run. */
  readonly streams_rebuilt: number;
  readonly differences_found: number;
  /** The first hundred. */
  readonly differences: readonly Difference[];
  readonly duration_ms: number;
}
