// Where the databases of a home are: files in a folder of this machine, or schemas of one Postgres database. The rest
// of a home asks for databases by name and does not depend on which it is.
import type { Blobs } from '../store/blobs.ts';
import type { SqliteSettings } from '../store/dialect/sqlite.ts';
import type { Driver } from '../store/driver.ts';
import type { Signals } from '../store/signals.ts';
import type { Store } from '../store/store.ts';

export interface HomePlace {
  /** As the registry knows it: the real path of a folder, or a database URL without its credentials. */
  readonly location: string;
  /** The user gave its address, and with that states that what is there is theirs. A folder may come with a repository. */
  readonly isVouchedFor: boolean;
  driver(database: string, settings?: SqliteSettings): Driver;
  /**
   * Runs a body while no other process has the home open. False, and the body is not run, when one has, or may have on
   * another machine.
   */
  alone(body: () => Promise<void>): Promise<boolean>;
  /** Whether it was created. A schema of that name made by another program does not count. */
  exists(database: string): Promise<boolean>;
  signals(database: string): Signals;
  blobs(database: string, of: { readonly homeId: string; readonly store: Store }): Blobs;
}
