// One answer from all databases of a home. A database that cannot be opened is named in the answer and does not stop
// the others.
import { Refusal, type Failure } from '../../base/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { refuse } from '../contract.ts';
import type { HomeDatabases } from '../databases.ts';
import type { OpenDatabase } from '../open-database.ts';
import { nextAfter } from './pages.ts';

export type MadeDatabases = Pick<HomeDatabases, 'first' | 'made'>;

export interface Unavailable {
  readonly name: string;
  readonly code: string;
  readonly message: string;
}

/** The databases that open; those that do not, if any, become a field of the answer. */
export async function openMade(databases: MadeDatabases): Promise<{
  readonly opened: readonly OpenDatabase[];
  readonly missing: { readonly unavailable?: Unavailable[] };
}> {
  const unavailable: Unavailable[] = [];
  const opened = await databases.made(({ code, message }, name) => unavailable.push({ name, code, message }));
  return { opened, missing: unavailable.length === 0 ? {} : { unavailable } };
}

/** One page of their records, in the order of ids. */
export async function pageAcross<Item>(
  databases: MadeDatabases,
  limit: number,
  list: (ledger: Kernel) => Promise<readonly Item[]>,
  idOf: (item: Item) => string,
): Promise<{ readonly items: Item[]; readonly next_after: string | null; readonly unavailable?: Unavailable[] }> {
  const { opened, missing } = await openMade(databases);
  const pages = await Promise.all(opened.map(({ ledger }) => list(ledger)));
  const items = pages
    .flat()
    .toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
    .slice(0, limit);
  return { items, next_after: nextAfter(items, limit, idOf), ...missing };
}

/**
 * The answer of the database that knows the record; the others refuse with this code. The first is asked before any
 * other is opened. If none knows it and one could not be opened, that failure is reported: the record may be there.
 */
export async function askOwner<Answer>(
  databases: MadeDatabases,
  unknown: string,
  ask: (ledger: Kernel) => Promise<Answer>,
): Promise<Answer> {
  const { first } = databases;
  const isUnknown = (error: unknown) => error instanceof Refusal && error.code === unknown;
  let refusal: unknown;
  try {
    return await ask(first.ledger);
  } catch (error) {
    if (!isUnknown(error)) throw error;
    refusal = error;
  }
  let failure: Refusal | Failure | undefined;
  for (const { ledger } of await databases.made((error) => (failure ??= error))) {
    if (ledger === first.ledger) continue;
    try {
      return await ask(ledger);
    } catch (error) {
      if (!isUnknown(error)) throw error;
    }
  }
  throw failure ?? refusal;
}

/** By name; the first database by default. */
export async function databaseOf(databases: MadeDatabases, name?: string): Promise<OpenDatabase> {
  const { first } = databases;
  if (name === undefined || name === first.name) return first;
  let failure: Refusal | Failure | undefined;
  const made = await databases.made((error, database) => {
    if (database === name) failure = error;
  });
  const found = made.find((each) => each.name === name);
  if (found) return found;
  if (failure) throw failure;
  const known = made.map((each) => each.name);
  throw refuse('unknown_database', `This home has no database "${name}"; it has ${known.join(', ')}`, { known });
}
