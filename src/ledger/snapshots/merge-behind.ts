// Merging behind the appends, one stream after another. It holds up no append, except that writers wait when merging
// falls far behind them.
import type { Blobs } from '../../store/blobs.ts';
import type { Store } from '../../store/store.ts';
import { mergeParts } from './merge.ts';

/** Writers wait once this many parts wait for a merge. */
const MAX_BEHIND = 16;

export interface MergeDeps {
  readonly store: Store;
  readonly blobs: Blobs;
  /** Awaited when a merge has left blobs that no row names. */
  readonly blobsReplaced: () => Promise<void>;
  readonly report: (error: unknown) => void;
}

export class MergeBehind {
  private readonly deps: MergeDeps;
  private merging: Promise<void> = Promise.resolve();
  /** Parts written since the last merge of their stream began. */
  private readonly behind = new Map<string, number>();

  constructor(deps: MergeDeps) {
    this.deps = deps;
  }

  /** A failed merge is reported, and tried again with the stream's next part. */
  partWritten(workflowId: string): void {
    const waiting = this.behind.get(workflowId);
    this.behind.set(workflowId, (waiting ?? 0) + 1);
    if (waiting === undefined) {
      this.merging = this.merging.then(() => this.merge(workflowId)).then(() => {}, this.deps.report);
    }
  }

  /** What a writer must await before it continues; nearly always undefined. */
  catchUp(): Promise<void> | undefined {
    for (const parts of this.behind.values()) if (parts >= MAX_BEHIND) return this.merging;
    return undefined;
  }

  settled(): Promise<void> {
    return this.merging;
  }

  private async merge(workflowId: string): Promise<void> {
    const { store, blobs, blobsReplaced } = this.deps;
    try {
      while ((this.behind.get(workflowId) ?? 0) > 0) {
        this.behind.set(workflowId, 0);
        const { replacedBlobs } = await mergeParts(store, blobs, workflowId);
        if (replacedBlobs) await blobsReplaced();
      }
    } finally {
      this.behind.delete(workflowId);
    }
  }
}
