// When a database of an older format is upgraded. Opening a home upgrades it only while no other process can be using it.
// Otherwise a person decides, by `throughline upgrade`: from then on, processes of older versions are refused.
import type { AppliedUpgrade, Upgrade } from '../store/migrations.ts';
import { refuse } from './contract.ts';
import type { HomePlace } from './place.ts';

export interface UpgradedDatabase extends AppliedUpgrade {
  readonly database: string;
}

export interface UpgradesOptions {
  /** By a person who knows that other processes may use the home. */
  readonly isAsked: boolean;
  /** Upgrades all other databases of the home, so that none is left behind. */
  readonly upgradeOthers: (upgrades: Upgrades) => Promise<void>;
}

export class Upgrades {
  /** What was upgraded so far. */
  readonly done: UpgradedDatabase[] = [];
  private readonly options: UpgradesOptions;
  private isUnderWay = false;

  constructor(options: UpgradesOptions) {
    this.options = options;
  }

  async decide(place: HomePlace, database: string, { location, pending, apply }: Upgrade): Promise<void> {
    const { isAsked, upgradeOthers } = this.options;
    const upgrade = async () => {
      const applied = await apply();
      if (applied) this.done.push({ database, ...applied });
      if (this.isUnderWay) return;
      this.isUnderWay = true;
      await upgradeOthers(this);
    };
    // The others are upgraded in the same moment as the first of them.
    if (isAsked || this.isUnderWay) await upgrade();
    else if (!(await place.alone(upgrade))) {
      throw refuse(
        'upgrade_required',
        `${location} was made by an older version, and another process may be using it`,
        { database, pending },
      );
    }
  }
}
