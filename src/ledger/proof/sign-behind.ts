// Signing behind the appends: a checkpoint when enough events or enough time have come together since the last one.
import type { Clock } from '../../base/clock.ts';
import type { Store } from '../../store/store.ts';
import { refuse } from '../contract.ts';
import * as q from '../queries.ts';
import { findLoss } from './head-keeper.ts';
import {
  SIGN_EVERY_EVENTS,
  SIGN_EVERY_MS,
  completeSecondCopy,
  lastCheckpointBy,
  signCheckpoint,
  type SignedCheckpoint,
  type Signing,
} from './checkpoints.ts';

export interface SignDeps {
  readonly store: Store;
  readonly clock: Clock;
  /** Without it nothing is signed. */
  readonly signing: Signing | undefined;
  readonly report: (error: unknown) => void;
}

export interface SignOptions {
  readonly restored?: boolean;
}

export class SignBehind {
  private readonly deps: SignDeps;
  /** One at a time: two at once would both copy the same notes. */
  private queue: Promise<void> = Promise.resolve();
  /** As last read; undefined if it must be read again. */
  private signed: { readonly size: number; readonly askAtMs: number } | undefined;
  /** The newest note that the second copy was found to have; undefined until looked at, and after a failure. */
  private copied: string | undefined;
  private askedPosition = 0;
  private hasAppended = false;

  constructor(deps: SignDeps) {
    this.deps = deps;
  }

  /** What fails is reported, and tried again with the next append. */
  appended(position: number): void {
    const { signing, clock } = this.deps;
    this.hasAppended = true;
    if (!signing) return;
    // Reads the database only when enough events may have accumulated.
    const mayBeDue =
      this.signed === undefined ||
      position - Math.max(this.signed.size, this.askedPosition) >= SIGN_EVERY_EVENTS ||
      clock.monotonic() >= this.signed.askAtMs;
    if (!mayBeDue) return;
    this.askedPosition = position;
    this.queue = this.queue.then(() => this.signIfDue()).then(() => {}, this.deps.report);
  }

  /** Undefined when there is no key, or nothing new to sign. */
  sign(options: SignOptions = {}): Promise<SignedCheckpoint | undefined> {
    const asked = this.queue.then(() => this.signNow(options));
    this.queue = asked.then(
      () => {},
      () => {},
    );
    return asked;
  }

  settled(): Promise<void> {
    return this.queue;
  }

  /** Signs when that is due, as the last thing of a process that has appended. */
  async close(): Promise<void> {
    await this.queue;
    if (this.hasAppended) await this.signIfDue().catch(this.deps.report);
  }

  private async signNow(options: SignOptions): Promise<SignedCheckpoint | undefined> {
    const { store, clock, signing } = this.deps;
    if (!signing) return undefined;
    // First, so that the notes stay in order. A failure of the second copy does not prevent signing.
    const [copy] = await Promise.allSettled([this.checkCopy()]);
    try {
      const lost = options.restored ? undefined : await findLoss(store, signing);
      if (lost) {
        const { message, seen } = lost;
        throw refuse('checksum_mismatch', `Nothing is signed. ${message}`, { table: 'events', position: seen });
      }
      const checkpoint = await signCheckpoint(store, clock, signing, options);
      if (copy.status === 'rejected') throw copy.reason;
      if (checkpoint) {
        this.copied = checkpoint.note;
        this.signed = { size: checkpoint.tree_size, askAtMs: clock.monotonic() + SIGN_EVERY_MS };
      } else {
        // Nothing is due, so copy the notes that another process left uncopied.
        this.copied = undefined;
        await this.checkCopy();
      }
      return checkpoint;
    } catch (error) {
      this.copied = undefined;
      this.signed = undefined;
      throw error;
    }
  }

  private async checkCopy(): Promise<void> {
    const { store, signing } = this.deps;
    if (signing) this.copied = await completeSecondCopy(store, signing, this.copied);
  }

  private async signIfDue(): Promise<void> {
    const { store, clock, signing } = this.deps;
    if (!signing) return;
    // The store's time on both sides: the clocks of two machines need not agree.
    const [meta, last, nowMs] = await store.read((tx) =>
      Promise.all([tx.get(q.readMeta), lastCheckpointBy(tx, signing.verifiers), tx.now()]),
    );
    if (!meta) return;
    const size = last?.tree_size ?? 0;
    const sinceMs = nowMs - Date.parse(last?.created_at ?? meta.created_at);
    this.signed = { size, askAtMs: clock.monotonic() + SIGN_EVERY_MS - sinceMs };
    const unsigned = meta.position - size;
    // A checkpoint from the future means that a clock was set back; it must not delay the next one.
    const isTime = sinceMs >= SIGN_EVERY_MS || sinceMs < 0;
    if (unsigned >= SIGN_EVERY_EVENTS || (unsigned > 0 && isTime)) await this.signNow({});
    else await this.checkCopy();
  }
}
