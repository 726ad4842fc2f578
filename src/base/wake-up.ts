// Waits for a hint, or for a time at the latest. Hints can be lost, so their receiver also looks after that time: it arms,
// looks, and sleeps; a hint that came during the look ends the sleep at once.
import type { Clock } from './clock.ts';

/** A reason of our own: without one the platform makes an error with its stack, every time. */
const HINTED = 'hinted';

export class WakeUp {
  private readonly clock: Clock;
  private hinted = new AbortController();

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Only hints from here on count. */
  arm(): void {
    if (this.hinted.signal.aborted) this.hinted = new AbortController();
  }

  /** Safe to pass as a listener. */
  readonly hint = (): void => this.hinted.abort(HINTED);

  get isHinted(): boolean {
    return this.hinted.signal.aborted;
  }

  /** Until hinted, or until one of the ends fires. */
  sleep(ms: number, ends: readonly AbortSignal[] = []): Promise<void> {
    const { signal } = this.hinted;
    return this.clock.sleep(ms, ends.length === 0 ? signal : AbortSignal.any([signal, ...ends]));
  }

  /** The same, but hints are ignored for `gapMs`: every commit of any process is one, and each look costs a read. */
  async sleepAfterGap(gapMs: number, ms: number, ends: readonly [AbortSignal, ...AbortSignal[]]): Promise<void> {
    await this.clock.sleep(gapMs, ends.length === 1 ? ends[0] : AbortSignal.any([...ends]));
    await this.sleep(ms, ends);
  }
}
