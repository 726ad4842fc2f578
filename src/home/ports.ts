// What a home is opened with: the caller's options, and the real clock, ids and registry behind the ports.
import { systemClock, type Clock } from '../base/clock.ts';
import { createIds, type Ids } from '../base/ids.ts';
import { systemRandom, type Random } from '../base/random.ts';
import { readConfig, type Config, type S3Config } from '../config.ts';
import type { Registration } from '../ledger/streams/registry.ts';
import type { MigrationSequence } from '../store/migrations.ts';
import type { DatabaseDescriptor } from './contract.ts';
import { openHomeRegistry, type HomeRegistry } from './home-registry.ts';

export interface HomeOptions {
  /**
   * The home itself. By default `THROUGHLINE_HOME`, then the nearest `.throughline/` upward from the working
   * directory.
   */
  readonly folder?: string;
  /** A Postgres URL instead of a folder. `THROUGHLINE_HOME` may hold one too. */
  readonly postgres?: string;
  /** Where a Postgres home keeps large snapshots; by default in a table of its own. */
  readonly s3?: S3Config;
  /** The kinds of stream that the program adds, with their tables. */
  readonly kinds?: readonly Registration[];
  readonly schemas?: readonly MigrationSequence[];
  /** Called when work behind an acknowledged write fails: a merge, a signature, an effect. */
  readonly onBackgroundError?: (error: unknown) => void;
  readonly config?: Config;
  readonly clock?: Clock;
  readonly random?: Random;
}

export interface HomePorts {
  readonly config: Config;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  readonly registry: HomeRegistry;
  readonly s3: S3Config | undefined;
  readonly onBackgroundError: (error: unknown) => void;
}

export function portsOf(options: HomeOptions): HomePorts {
  const { config = readConfig(), clock = systemClock, random = systemRandom, onBackgroundError = () => {} } = options;
  const ids = createIds(clock, random);
  const registry = openHomeRegistry(config.configFolder, { clock, ids });
  return { config, clock, random, ids, registry, s3: options.s3 ?? config.s3, onBackgroundError };
}

/** A home's databases as a list that is never empty. */
export type DatabaseList = readonly [DatabaseDescriptor, ...DatabaseDescriptor[]];

/** The first database also holds what the embedding program adds. */
export function withOwnTables(
  [first, ...others]: DatabaseList,
  { kinds = [], schemas = [] }: Pick<HomeOptions, 'kinds' | 'schemas'>,
): DatabaseList {
  return [{ ...first, schema: [...first.schema, ...schemas], kinds: [...first.kinds, ...kinds] }, ...others];
}
