// Whether a database file was made by this user's processes, as far as that can be seen before it is opened. A file that
// appears under the name of a database which is being made, or was when its process died, must have that database's id.
import { closeSync, readSync } from 'node:fs';
import { openRegularFile } from '../base/regular-file.ts';
import { fail } from '../store/contract.ts';
import { sql } from '../store/store.ts';
import { readHead } from '../ledger/queries.ts';
import { idInMaking, type KnownHome } from './home-registry.ts';
import { openSqliteReader } from './sqlite-reader.ts';

/** `path` is a regular file. It is read only if its database is being made: whoever opens it compares a registered id. */
export async function isOwnFile(path: string, known: KnownHome | undefined, name: string): Promise<boolean> {
  const registered = known?.databases[name];
  const begun = idInMaking(known, name);
  if (begun === undefined) return registered !== undefined;
  const id = await idIn(path);
  return id === null || (id !== undefined && [begun, registered].includes(id));
}

const HOW_MANY = sql<{ entries: number }>('SELECT count(*) AS entries FROM sqlite_schema');
/** A view of that name could compute without end. */
const HAS_TABLE = sql("SELECT 1 FROM sqlite_schema WHERE name = 'ledger_meta' AND type = 'table'");

/** Null if the database has nothing in it yet; undefined if it holds something else than a ledger. */
async function idIn(path: string): Promise<string | null | undefined> {
  try {
    const reader = openSqliteReader(path, 0);
    try {
      if ((await reader.get(HOW_MANY))?.entries === 0) return null;
      return (await reader.get(HAS_TABLE)) ? (await reader.get(readHead))?.database_id : undefined;
    } finally {
      reader.close();
    }
  } catch (error) {
    // The process that makes the file has it for itself for a moment.
    if (isBusy(error)) throw fail('database_busy', `${path} is in use`, { retry: true, afterMs: 50 }, {}, error);
    return wasEmpty(path, error) ? null : undefined;
  }
}

const MUST_ROLL_BACK = 776;
const PAGES_BEFORE_AT = 16;

/**
 * Whether the process that made the file was killed within its first transaction. A reader cannot take that back; whoever opens the file to
 * write does, and finds it empty: the journal says how many pages there were before.
 */
function wasEmpty(path: string, error: unknown): boolean {
  if ((error as { readonly errcode?: number }).errcode !== MUST_ROLL_BACK) return false;
  const journal = openRegularFile(`${path}-journal`);
  if (!journal) return false;
  try {
    const header = Buffer.alloc(PAGES_BEFORE_AT + 4);
    return (
      readSync(journal.fd, header, 0, header.length, 0) === header.length && header.readUInt32BE(PAGES_BEFORE_AT) === 0
    );
  } finally {
    closeSync(journal.fd);
  }
}

function isBusy(error: unknown): boolean {
  const { errcode } = error as { readonly errcode?: number };
  return errcode !== undefined && ((errcode & 0xff) === 5 || (errcode & 0xff) === 6);
}
