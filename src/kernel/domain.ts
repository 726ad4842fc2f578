// A domain as one value. A home creates its tables and opens it; the command line, routes, MCP tools, reference, error
// table and schema dumps are derived from it.
import type { Clock } from '../base/clock.ts';
import { Bug, type ErrorGroup, type ErrorTable } from '../base/errors.ts';
import type { Ids } from '../base/ids.ts';
import type { Fetch } from '../base/network.ts';
import type { OperationTable } from '../base/operation.ts';
import type { Git } from './git/contract.ts';
import type { Kernel } from './kernel.ts';
import type { Registration } from '../ledger/streams/registry.ts';
import type { SqliteSettings } from '../store/dialect/sqlite.ts';
import type { MigrationSequence } from '../store/migrations.ts';
import type { Store } from '../store/store.ts';

export interface DomainDatabase {
  readonly store: Store;
  readonly ledger: Kernel;
}

/** What a home passes to a domain that it opens. */
export interface DomainHome {
  /** The domain's own database. An optional one is created and opened by the first call. */
  database(): Promise<DomainDatabase>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly fetch: Fetch;
  /** What git says of a folder on this machine. Never called inside a transaction. */
  readonly git: Git;
  /** Version of this program. */
  readonly version: string;
  readonly configFolder: string;
  /** Reads a file in the user's configuration folder; undefined when it does not exist. */
  readConfigFile(name: string): Promise<string | undefined>;
  /** Writes such a file again, from what it holds; one process at a time. */
  updateConfigFile(name: string, update: (text: string | undefined) => string): Promise<void>;
  /** An environment variable of this process, for programs that the user declared. */
  variable(name: string): string | undefined;
  /** Folders that no path given by a caller may lead into: all homes of the user and the user's configuration. */
  protectedFolders(): Promise<readonly string[]>;
}

export interface Domain<Api = never, Operations extends OperationTable<Api> = OperationTable<Api>, Home = DomainHome> {
  /** The part of its operations' names before the dot. */
  readonly name: string;
  /** Title of its chapter in the reference. */
  readonly title: string;
  /** The database that holds its tables and streams. Several domains may share one. */
  readonly database: string;
  readonly schema: readonly MigrationSequence[];
  readonly kinds: readonly Registration[];
  /** All refusals and failures of its own, under the titles that the reference shows. */
  readonly errors: readonly ErrorGroup[];
  readonly operations: Operations;
  /** See `DatabaseDescriptor`. */
  readonly isEmpty?: (store: Store) => Promise<boolean>;
  readonly derived?: boolean;
  readonly sqlite?: SqliteSettings;
  readonly optional?: boolean;
  /** Called once per home: by the first operation that needs the domain, or earlier by the home. */
  open(home: Home): Promise<Api>;
  /** Ends what it started besides its database: processes, connections. Called when the home is closed, if it was opened. */
  close?(api: Api): Promise<void>;
}

/** Any domain, for code that needs only its description. */
export type AnyDomain = Omit<Domain, 'open' | 'close'> & {
  open(home: never): Promise<unknown>;
  close?(api: never): Promise<void>;
};

const NAME = /^[a-z]+$/;

/** Infers the type parameters, and refuses at once what a surface would only notice later. */
export function defineDomain<Api, Operations extends OperationTable<Api>, Home = DomainHome>(
  domain: Domain<Api, Operations, Home>,
): Domain<Api, Operations, Home> {
  const { name, database, operations } = domain;
  for (const each of [name, database])
    if (!NAME.test(each)) throw new Bug(`"${each}" is no name of lower-case letters`);
  for (const operation of Object.keys(operations)) {
    if (!operation.startsWith(`${name}.`)) throw new Bug(`the operation "${operation}" is not of the domain "${name}"`);
  }
  return domain;
}

/** Merges the error tables of several domains; a code may stand in only one of them. */
export function errorTableOf(domains: readonly Pick<AnyDomain, 'errors'>[]): ErrorTable {
  const table: Record<string, ErrorTable[string]> = {};
  for (const { title, refusals, failures = {} } of domains.flatMap(({ errors }) => errors)) {
    for (const [code, row] of [...Object.entries(refusals), ...Object.entries(failures)]) {
      if (Object.hasOwn(table, code)) throw new Bug(`the error "${code}" of "${title}" is declared twice`);
      table[code] = row;
    }
  }
  return table;
}
