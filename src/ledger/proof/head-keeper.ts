// Keeps the newest head of a ledger outside the home, once a second while events are appended and when the ledger is
// closed, and says whether the ledger still holds the one that was kept.
import type { Clock } from '../../base/clock.ts';
import { headOf, isHeld, type KeptHead } from '../../base/kept-head.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import * as q from '../queries.ts';
import { isRestoredSince, type Signing } from './checkpoints.ts';

/** Acknowledged events that the ledger no longer holds. */
export interface LostEvents {
  /** The place in commit order of the newest event that this machine had seen. */
  readonly seen: number;
  readonly seen_at: string;
  /** How many events the ledger holds. */
  readonly events: number;
  readonly message: string;
}

export interface HeadDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly signing: Signing | undefined;
  readonly report: (error: unknown) => void;
}

const EVERY_MS = 1_000;

export class HeadKeeper {
  private readonly deps: HeadDeps;
  private readonly closing = new AbortController();
  private hasNew = false;
  private isKeeping = false;
  /** One at a time, so that a caller can wait for all. */
  private queue: Promise<void> = Promise.resolve();
  private isReported = false;

  constructor(deps: HeadDeps) {
    this.deps = deps;
  }

  appended(): void {
    if (!this.deps.signing?.heads) return;
    this.hasNew = true;
    if (!this.isKeeping) void this.keepEverySecond();
  }

  /** Resolves when the head of everything appended so far is kept. */
  settled(): Promise<void> {
    return this.hasNew ? this.keep() : this.queue;
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.settled();
  }

  private async keepEverySecond(): Promise<void> {
    const { clock } = this.deps;
    this.isKeeping = true;
    while (this.hasNew && !this.closing.signal.aborted) {
      await this.keep();
      await clock.sleep(EVERY_MS, this.closing.signal);
    }
    this.isKeeping = false;
  }

  /** A failure is reported once, and tried again a second after the next append. */
  private keep(): Promise<void> {
    this.hasNew = false;
    this.queue = this.queue.then(() => this.keepNow());
    return this.queue;
  }

  private async keepNow(): Promise<void> {
    try {
      await keepHead(this.deps.store, this.deps.signing);
      this.isReported = false;
    } catch (error) {
      if (!this.isReported) this.deps.report(error);
      this.isReported = true;
    }
  }
}

/** A head that the ledger has lost stays: it is the only evidence of the loss. */
async function keepHead(store: Store, signing: Signing | undefined): Promise<void> {
  const heads = signing?.heads;
  if (!signing || !heads) return;
  const known = await heads.read();
  const { kept, holds, isLost, newest } = await store.read(async (tx) => {
    const own = headOf(known, await tx.get(q.readHead));
    const isThere = !own || isHeld(own, await tx.get(q.readEventThere, own.position));
    return {
      kept: own,
      holds: isThere,
      isLost: !isThere && !(await isRestoredSince(tx, own.at, signing)),
      newest: await readNewest(tx),
    };
  });
  if (!newest || isLost) return;
  if (!holds) await heads.forget(newest.host_id);
  if (kept?.row_hash !== newest.row_hash) await heads.raise(newest);
}

async function readNewest(tx: ReadTx): Promise<KeptHead | undefined> {
  const head = await tx.get(q.readHead);
  const newest = head && (await tx.get(q.readEventThere, head.position));
  if (!newest || newest.row_hash === null || newest.timestamp === null) return undefined;
  const { database_id, host_id, position } = head;
  return { database_id, host_id, position, row_hash: newest.row_hash, at: newest.timestamp };
}

export async function findLoss(store: Store, signing: Signing | undefined): Promise<LostEvents | undefined> {
  const heads = (await signing?.heads?.read()) ?? [];
  return signing && heads.length > 0 ? store.read((tx) => lossIn(tx, heads, signing)) : undefined;
}

/** `heads` were read before the transaction began. */
export async function lossIn(
  tx: ReadTx,
  heads: readonly KeptHead[],
  signing: Signing,
): Promise<LostEvents | undefined> {
  const kept = headOf(heads, await tx.get(q.readHead));
  if (!kept) return undefined;
  const there = await tx.get(q.readEventThere, kept.position);
  if (isHeld(kept, there) || (await isRestoredSince(tx, kept.at, signing))) return undefined;
  const { position: seen, at: seen_at } = kept;
  const events = there?.position ?? 0;
  const what =
    seen > events
      ? `${seen} events were acknowledged on this machine, the last at ${seen_at}, and the ledger holds only ${events}`
      : `Event ${seen} in commit order is not the one that was acknowledged on this machine at ${seen_at}`;
  return {
    seen,
    seen_at,
    events,
    message:
      `${what}: the newest events were lost with the log of the database, or the database was replaced by an older copy, and no note ` +
      'that this machine trusts says that it was restored. `throughline restore <backup>` brings a backup back; ' +
      '`throughline accept-loss` goes on without the lost events',
  };
}
