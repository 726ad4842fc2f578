// What a seed is like: how many machines, which faults and how often. Each seed has a few kinds of fault only, in its own
// measure: with all of them at once nothing would ever get far.
import type { Dice } from './dice.ts';

export interface Profile {
  readonly machines: number;
  /** How many of the storage calls others may get between. Undefined: none, as node:sqlite has it within a process. */
  readonly interleaving: number | undefined;
  /** One clock for all is a host's, or a database server's; several go wrong each by themselves. */
  readonly clocks: 'one' | 'several';
  readonly leaseMs: number;
  readonly lockTimeoutMs: number;
  /** Storage calls take so long, now and then. */
  readonly slowCallMs: number;
  /** Turns until the faults end and everything has to come to its end. */
  readonly turns: number;
  readonly rates: Rates;
}

export interface Rates {
  /** Of storage calls, at each of their two sides. */
  readonly crash: number;
  readonly busy: number;
  readonly ioError: number;
  /** Of write transactions. */
  readonly diskFull: number;
  readonly lostReply: number;
  /** Of turns. */
  readonly pause: number;
  readonly clockJump: number;
  readonly restart: number;
  /** Of signals to another machine. */
  readonly signalLost: number;
  readonly signalTwice: number;
  readonly signalLate: number;
}

export const NO_FAULTS: Rates = {
  crash: 0,
  busy: 0,
  ioError: 0,
  diskFull: 0,
  lostReply: 0,
  pause: 0,
  clockJump: 0,
  restart: 0,
  signalLost: 0,
  signalTwice: 0,
  signalLate: 0,
};

export function profileOf(dice: Dice): Profile {
  const sometimes = (share: number, rates: readonly number[]) => (dice.hit(share) ? dice.pick(rates) : 0);
  return {
    machines: dice.between(2, 4),
    interleaving: dice.hit(0.3) ? undefined : dice.pick([0.05, 0.2, 0.5]),
    clocks: dice.hit(0.5) ? 'one' : 'several',
    leaseMs: dice.pick([300, 1_000, 5_000]),
    lockTimeoutMs: dice.pick([150, 2_000, 10_000]),
    slowCallMs: dice.pick([0, 5, 200]),
    turns: dice.pick([200, 350, 500, 800]),
    rates: {
      crash: sometimes(0.6, [0.0003, 0.001, 0.003]),
      busy: sometimes(0.3, [0.02, 0.2]),
      ioError: sometimes(0.3, [0.0005, 0.003]),
      diskFull: sometimes(0.3, [0.02, 0.1]),
      lostReply: sometimes(0.4, [0.03, 0.15]),
      pause: sometimes(0.5, [0.003, 0.01]),
      clockJump: sometimes(0.3, [0.002, 0.01]),
      restart: sometimes(0.4, [0.002, 0.006]),
      signalLost: sometimes(0.5, [0.1, 0.8]),
      signalTwice: sometimes(0.3, [0.3]),
      signalLate: sometimes(0.5, [0.5]),
    },
  };
}
