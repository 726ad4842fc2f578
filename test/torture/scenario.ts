// What a scenario of the torture is: real processes, something done to them, and what must hold afterwards.
import type { Dice } from '../simulation/dice.ts';
import type { PostgresServer } from '../support/postgres.ts';

/** What the person who starts the torture brings along. */
export interface Equipment {
  /** A built checkout of an older version. */
  readonly older?: string | undefined;
}

export interface Trial extends Equipment {
  readonly seed: string;
  /** Chooses what is done, when and to whom. When exactly a signal arrives is the system's business. */
  readonly dice: Dice;
  /** For this trial alone. Kept when a promise was broken. */
  readonly folder: string;
  /** One pass inside the tests, instead of one of many in a campaign. */
  readonly isShort: boolean;
  /** A new database on a server that may be broken; its proxy and its homes are the trial's own. */
  postgres(): Promise<{ readonly server: PostgresServer; readonly url: string }>;
}

/** What was done and seen, to be added up over trials. */
export type Figures = Readonly<Record<string, number>>;

export interface Scenario {
  readonly name: string;
  /** What is done, in a few words. */
  readonly summary: string;
  /** Throws a Violation when a promise does not hold. */
  run(trial: Trial): Promise<Figures>;
  /** Why it cannot run on this machine, or with this equipment. */
  unavailable?(equipment: Equipment): string | undefined;
}

/** Counts are added up; of what is named the slowest, the slowest of all is kept. */
export function addFigures(total: Record<string, number>, figures: Figures): void {
  for (const [name, value] of Object.entries(figures)) {
    const before = total[name] ?? 0;
    total[name] = name.startsWith('slowest') ? Math.max(before, value) : before + value;
  }
}
