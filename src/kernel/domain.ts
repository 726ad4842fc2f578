// A domain as one value. The home makes its tables and opens it; the command line, the routes, the MCP tools, the
// reference, the error table and the schema dumps are derived from it.
import type { Clock } from '../base/clock.ts';
import { Bug, type ErrorGroup, type ErrorTable } from '../base/errors.ts';
import type { Ids } from '../base/ids.ts';
import type { Fetch } from '../base/network.ts';
import type { OperationTable } from '../base/operation.ts';
import type { Kernel } from './kernel.ts';
import type { Registration } from '../ledger/streams/registry.ts';
import type { MigrationSequence } from '../store/migrations.ts';
import type { Store } from '../store/store.ts';

export interface DomainDatabase {
  readonly store: Store;
  readonly ledger: Kernel;
}

/** What a home gives to a domain that it opens. */
export interface DomainHome {
  /** The domain's own database; an optional one is opened, and made, by the first call. */
  database(): Promise<DomainDatabase>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly fetch: Fetch;
  /** Of this program. */
  readonly version: string;
  readonly configFolder: string;
  /** A file of the user's configuration folder; undefined when there is none. */
  readConfigFile(name: string): Promise<string | undefined>;
  /** Folders that nothing named by a caller may lead into: the home and the user's configuration. */
  readonly protectedFolders: readonly string[];
}

export interface Domain<Api = never, Operations extends OperationTable<Api> = OperationTable<Api>, Home = DomainHome> {
  /** What stands before the dot in its operations' names. */
  readonly name: string;
  /** Of its chapter in the reference. */
  readonly title: string;
  /** The database that holds its tables and streams. Several domains may share one. */
  readonly database: string;
  readonly schema: readonly MigrationSequence[];
  readonly kinds: readonly Registration[];
  /** Every refusal and failure of its own, under the titles that the reference gives them. */
  readonly errors: readonly ErrorGroup[];
  readonly operations: Operations;
  /** See `DatabaseDescriptor`. */
  readonly isEmpty?: (store: Store) => Promise<boolean>;
  readonly derived?: boolean;
  readonly optional?: boolean;
  /** Called once per home, by the first operation that needs it unless the home opens it earlier. */
  open(home: Home): Promise<Api>;
}

/** Any domain, where only its description matters. */
export type AnyDomain = Omit<Domain, 'open'> & { open(home: never): Promise<unknown> };

const NAME = /^[a-z]+$/;

/** Infers the rest; refuses at once what would only be noticed on a surface. */
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

/** The rows of several domains in one table; a code stands in one of them only. */
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
