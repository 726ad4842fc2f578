// When a database of an older format is upgraded. Opening a home upgrades it only while no other process can be using it.
// Otherwise a person decides, by `throughline upgrade`: from then on, processes of older versions are refused.
import type { AppliedUpgrade, Upgrade } from '../store/migrations.ts';
import { refuse } from './contract.ts';
import type { HomePlace } from './place.ts';

export interface UpgradedDatabase extends AppliedUpgrade {
  readonly database: string;
}

export class Upgrades {
  /** What was upgraded so far. */
  readonly done: UpgradedDatabase[] = [];
  private readonly isAsked: boolean;

  /** `isAsked` by a person who knows that other processes may use the home. */
  constructor(isAsked: boolean) {
    this.isAsked = isAsked;
  }

  async decide(place: HomePlace, database: string, { location, pending, apply }: Upgrade): Promise<void> {
    const upgrade = async () => {
      const applied = await apply();
      if (applied) this.done.push({ database, ...applied });
    };
    if (this.isAsked) await upgrade();
    else if (!(await place.alone(upgrade))) {
      throw refuse(
        'upgrade_required',
        `${location} was made by an older version, and another process may be using it`,
        { database, pending },
      );
    }
  }
}
