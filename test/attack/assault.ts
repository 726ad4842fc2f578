// What an assault of the campaign is: something hostile, beside a healthy home whose daemon and hooks go on.
import type { Dice } from '../simulation/dice.ts';
import type { Figures } from '../torture/scenario.ts';
import type { HealthyHome } from './healthy-home.ts';

export interface Siege {
  readonly dice: Dice;
  /** For this one alone. */
  readonly folder: string;
  /** One pass inside the tests, instead of one of many in a campaign. */
  readonly isShort: boolean;
  /** Its daemon is asked for `/health`, and hooks run in it, from before the assault until after it. */
  readonly beside: HealthyHome;
  /** What did not hold; the assault goes on, and all of it is told at the end. */
  readonly fault: (what: string) => void;
}

export interface Assault {
  readonly name: string;
  /** What is done, in a few words. */
  readonly summary: string;
  /** How the daemon beside it is started. */
  readonly daemon?: { readonly under?: readonly string[]; readonly nodeArgs?: readonly string[] };
  /** Where the home beside it lies, if not in the folder of the trial. */
  readonly place?: (folder: string) => string;
  run(siege: Siege): Promise<Figures>;
  /** After the daemon has ended. */
  readonly clear?: (folder: string) => void;
  /** Why it cannot run on this machine. */
  readonly unavailable?: () => string | undefined;
}
