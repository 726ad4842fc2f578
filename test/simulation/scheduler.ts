// Decides who runs next. Every wait of the simulated code is a microtask, or is registered here; so once the microtasks
// have run out nothing moves until one of those who wait here is chosen, or time goes on to the next timer.
import type { Dice } from './dice.ts';
import type { Trace } from './trace.ts';
import { Violation } from './violation.ts';

/** Whose turns they are: a process of a machine, or the world itself. */
export interface Owner {
  readonly name: string;
  /** Nothing of it ever runs again. */
  readonly isDead: boolean;
  /** Until then it waits, while time goes on for the others. */
  readonly pausedUntilMs: number;
}

/** Macrotasks of a process come in their order, like timers; answers of a disk or a network in any. */
type Sort = 'macrotask' | 'answer';

interface Waiting {
  readonly owner: Owner;
  readonly label: string;
  readonly resume: () => void;
}

export interface SchedulerOptions {
  readonly dice: Dice;
  readonly trace: Trace;
  /** How long the turn takes that comes now. */
  readonly turnMs: (dice: Dice) => number;
}

export class Scheduler {
  nowMs = 0;
  turns = 0;
  private readonly options: SchedulerOptions;
  private waiting: (Waiting & { readonly sort: Sort })[] = [];
  private timers: (Waiting & { readonly atMs: number })[] = [];
  private failure: { readonly error: unknown } | undefined;

  constructor(options: SchedulerOptions) {
    this.options = options;
  }

  turn(owner: Owner, sort: Sort, label: string): Promise<void> {
    return new Promise((resume) => {
      this.waiting.push({ owner, sort, label, resume });
    });
  }

  sleep(owner: Owner, ms: number, label: string, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = { owner, label, atMs: this.nowMs + Math.max(ms, 0), resume: () => end() };
      const end = () => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      };
      const onAbort = () => {
        this.timers = this.timers.filter((other) => other !== timer);
        end();
      };
      signal?.addEventListener('abort', onAbort);
      this.timers.push(timer);
    });
  }

  /** The run ends with this error before anybody else gets a turn. */
  fail(error: unknown): void {
    this.failure ??= { error };
  }

  /** Gives turns until `isDone`, asking before each one. */
  async run(isDone: () => boolean, maxTurns: number): Promise<void> {
    const lastTurn = this.turns + maxTurns;
    for (;;) {
      await microtasksHaveRunOut();
      if (this.failure) throw this.failure.error;
      if (isDone()) return;
      if (this.turns >= lastTurn) throw new Violation('everything comes to an end', this.whoWaits());
      this.turns += 1;
      this.nowMs += this.options.turnMs(this.options.dice);
      const chosen = this.choose();
      if (!chosen) continue;
      this.options.trace.line(`${this.turns} ${this.nowMs.toFixed(1)} ${chosen.owner.name} ${chosen.label}`);
      chosen.resume();
    }
  }

  /** Undefined when only time went on. */
  private choose(): Waiting | undefined {
    this.waiting = this.waiting.filter(({ owner }) => !owner.isDead);
    this.timers = this.timers.filter(({ owner }) => !owner.isDead);
    const candidates = this.candidates();
    if (candidates.length > 0) {
      const chosen = this.options.dice.pick(candidates);
      this.waiting = this.waiting.filter((other) => other !== chosen);
      this.timers = this.timers.filter((other) => other !== chosen);
      return chosen;
    }
    const nextMs = Math.min(
      ...this.waiting.map(({ owner }) => owner.pausedUntilMs),
      ...this.timers.map(({ owner, atMs }) => Math.max(atMs, owner.pausedUntilMs)),
    );
    if (nextMs === Infinity) throw new Violation('everything comes to an end', 'nobody has anything left to wait for');
    this.nowMs = Math.max(this.nowMs, nextMs);
    return undefined;
  }

  private candidates(): Waiting[] {
    const first = new Set<Owner>();
    const candidates: Waiting[] = [];
    for (const waiting of this.waiting) {
      const { owner, sort } = waiting;
      if (owner.pausedUntilMs > this.nowMs) continue;
      if (sort === 'macrotask') {
        if (first.has(owner)) continue;
        first.add(owner);
      }
      candidates.push(waiting);
    }
    const earliest = new Map<Owner, (typeof this.timers)[number]>();
    for (const timer of this.timers) {
      const { owner, atMs } = timer;
      if (atMs > this.nowMs || owner.pausedUntilMs > this.nowMs) continue;
      const other = earliest.get(owner);
      if (!other || atMs < other.atMs) earliest.set(owner, timer);
    }
    return [...candidates, ...earliest.values()];
  }

  private whoWaits(): string {
    const turns = this.waiting.map(({ owner, label }) => `${owner.name} for ${label}`);
    const timers = this.timers.map(({ owner, label, atMs }) => `${owner.name} for ${label} at ${atMs.toFixed(0)}`);
    return `after ${this.turns} turns, at ${this.nowMs.toFixed(0)} ms, these still wait: ${[...turns, ...timers].join('; ')}`;
  }
}

/** The only real turn of the event loop that there is. */
function microtasksHaveRunOut(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
