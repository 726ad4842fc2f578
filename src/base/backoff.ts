// The pauses between tries: each twice as long as the one before it, up to a longest.

export interface BackoffOptions {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** The pause after so many tries, counted from 1. */
export function backoffMs(tried: number, { firstMs, longestMs }: BackoffOptions): number {
  return Math.min(firstMs * 2 ** (tried - 1), longestMs);
}

export class Backoff {
  private readonly options: BackoffOptions;
  private currentMs: number;

  constructor(options: BackoffOptions) {
    this.options = options;
    this.currentMs = options.firstMs;
  }

  /** The pause to make now. `atLeastMs` is what the other side asked for; later pauses grow from it. */
  nextMs(atLeastMs = 0): number {
    const ms = Math.max(this.currentMs, atLeastMs);
    this.currentMs = Math.min(ms * 2, this.options.longestMs);
    return ms;
  }

  reset(): void {
    this.currentMs = this.options.firstMs;
  }
}
