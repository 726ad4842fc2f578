// The databases of an open home by name. The first is opened with the home; the others are opened by the first caller
// that needs them and closed with the home.
import { Bug, Failure, RETRY_NEVER, Refusal } from '../base/errors.ts';
import { fail } from '../store/contract.ts';
import type { DatabaseDescriptor } from './contract.ts';
import { openOnce } from './open-once.ts';
import type { OpenDatabase } from './open-database.ts';
import type { DatabaseList } from './ports.ts';

export interface HomeDatabases {
  readonly first: OpenDatabase;
  /** Opens it, and creates it if it does not exist. */
  get(name: string): Promise<OpenDatabase>;
  /**
   * Opens all that were ever created, in the order of the list. One that cannot be opened is refused, or passed to
   * `onFailure` and left out.
   */
  made(onFailure?: OnFailure): Promise<readonly OpenDatabase[]>;
  /** The same for all in the list; missing ones are created. */
  all(onFailure?: OnFailure): Promise<readonly OpenDatabase[]>;
  close(): Promise<void>;
}

/** For expected failures; a bug is thrown all the same. */
export type OnFailure = (error: Refusal | Failure, database: string) => void;

export interface HomeDatabasesDeps {
  readonly list: DatabaseList;
  readonly first: OpenDatabase;
  readonly open: (descriptor: DatabaseDescriptor) => Promise<OpenDatabase>;
  /** Also true of a database that existed and is gone. */
  readonly wasMade: (descriptor: DatabaseDescriptor) => Promise<boolean>;
}

export function createHomeDatabases({ list, first, open, wasMade }: HomeDatabasesDeps): HomeDatabases {
  const [, ...others] = list;
  const byName = new Map(
    others.map((descriptor) => [
      descriptor.name,
      openOnce(
        () => open(descriptor),
        (opened) => opened.close(),
      ),
    ]),
  );
  const opened = new Set<string>();
  let isClosed = false;
  const get = async (name: string): Promise<OpenDatabase> => {
    if (name === first.name) return first;
    if (isClosed) throw fail('store_closed', `The home of database "${name}" is closed`, RETRY_NEVER);
    const found = byName.get(name);
    if (!found) throw new Bug(`a home has no database "${name}"`);
    const database = await found.get();
    opened.add(name);
    return database;
  };
  const openAll = async (
    wanted: readonly DatabaseDescriptor[],
    onFailure: OnFailure | undefined,
  ): Promise<readonly OpenDatabase[]> => {
    const all = [first];
    for (const { name } of wanted) {
      try {
        all.push(await get(name));
      } catch (error) {
        if (!onFailure || !(error instanceof Refusal || error instanceof Failure)) throw error;
        onFailure(error, name);
      }
    }
    return all;
  };
  return {
    first,
    get,
    all: (onFailure) => openAll(others, onFailure),
    async made(onFailure) {
      const isThere = async (each: DatabaseDescriptor) => opened.has(each.name) || (await wasMade(each));
      const wanted = await Promise.all(others.map(async (each) => ((await isThere(each)) ? [each] : [])));
      return openAll(wanted.flat(), onFailure);
    },
    async close() {
      isClosed = true;
      // A failure to close one does not keep the others open.
      const closed = await Promise.allSettled([...byName.values()].map((database) => database.close()));
      await first.close();
      for (const each of closed) if (each.status === 'rejected') throw each.reason;
    },
  };
}
