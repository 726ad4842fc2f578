// One answer from all databases of a home.
import { Refusal } from '../../base/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { refuse } from '../contract.ts';
import type { HomeDatabases } from '../databases.ts';
import { nextAfter } from './pages.ts';

export type MadeDatabases = Pick<HomeDatabases, 'first' | 'made'>;

/** One page of what they hold, in the order of ids. */
export async function pageAcross<Item>(
  databases: MadeDatabases,
  limit: number,
  list: (ledger: Kernel) => Promise<readonly Item[]>,
  idOf: (item: Item) => string,
): Promise<{ readonly items: Item[]; readonly next_after: string | null }> {
  const pages = await Promise.all((await databases.made()).map(({ ledger }) => list(ledger)));
  const items = pages
    .flat()
    .toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
    .slice(0, limit);
  return { items, next_after: nextAfter(items, limit, idOf) };
}

/** The answer of the database that knows what is asked for; the others refuse with this code. */
export async function askOwner<Answer>(
  databases: MadeDatabases,
  unknown: string,
  ask: (ledger: Kernel) => Promise<Answer>,
): Promise<Answer> {
  let refusal: unknown;
  for (const { ledger } of await databases.made()) {
    try {
      return await ask(ledger);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === unknown)) throw error;
      refusal ??= error;
    }
  }
  throw refusal;
}

/** By its name; the first one where none is given. */
export async function databaseOf(databases: MadeDatabases, name: string = databases.first.name) {
  const made = await databases.made();
  const found = made.find((each) => each.name === name);
  if (found) return found;
  const known = made.map((each) => each.name);
  throw refuse('unknown_database', `This home has no database "${name}"; it has ${known.join(', ')}`, { known });
}
