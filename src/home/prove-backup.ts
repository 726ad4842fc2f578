// Proves that a file of a backup is the database that was backed up, before anything of the home depends on it: a whole
// SQLite file with a ledger, and with the head that the manifest names.
import { closeSync, createReadStream, createWriteStream, readSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Failure } from '../base/errors.ts';
import { openRegularFile, type RegularFile } from '../base/regular-file.ts';
import { toFailure } from '../base/system-errors.ts';
import { readHeadRow } from '../ledger/queries.ts';
import type { Driver } from '../store/driver.ts';
import type { BackedUpHead } from './backup-manifest.ts';
import { refuse } from './contract.ts';

const HEADER_BYTES = 100;
const MAGIC = 'SQLite format 3\0';

/** Refuses what is not a whole SQLite file before a byte of it is copied. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const file = openRegularFile(from);
  if (!file) throw refuse('backup_damaged', `${from} is missing`, { path: from });
  try {
    checkHeader(file, from);
    await pipeline(
      createReadStream(from, { fd: file.fd, autoClose: false, start: 0 }),
      createWriteStream(to, { flags: 'wx', mode: 0o600 }),
    );
  } catch (error) {
    throw toFailure(error, 'copy', to);
  } finally {
    closeSync(file.fd);
  }
}

/** The size of the file is in its header (sqlite.org/fileformat.html, 1.3). */
function checkHeader({ fd, stats: { size } }: RegularFile, path: string): void {
  const damaged = (why: string) => refuse('backup_damaged', `${path} ${why}`, { path });
  if (size === 0) throw damaged('is empty');
  const header = Buffer.alloc(HEADER_BYTES);
  readSync(fd, header, 0, HEADER_BYTES, 0);
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) throw damaged('is not a SQLite database');
  const written = header.readUInt16BE(16);
  const pageBytes = written === 1 ? 65_536 : written;
  const bytes = header.readUInt32BE(28) * pageBytes;
  // A file may be longer than its content for a moment, and never by much.
  if (size < bytes) throw damaged(`was cut: it has ${size} of ${bytes} bytes`);
  if (size > 2 * bytes) throw damaged(`has ${size} bytes, and should have ${bytes}`);
}

/** `copy` is a copy of the file at `path`, which is named in what is refused. */
export async function proveHead(copy: Driver, path: string, expected: BackedUpHead | undefined): Promise<void> {
  const head = await headOf(copy, path);
  if (!expected) return;
  const { database_id, position, row_hash } = expected;
  if (head.database_id === database_id && head.position === position && head.row_hash === row_hash) return;
  const why =
    head.database_id === database_id
      ? `ends with event ${head.position}, not with event ${position} as it was backed up`
      : `is database ${head.database_id}, not ${database_id}`;
  throw refuse('backup_mismatch', `${path} ${why}`, { path, head, expected });
}

/** For a backup whose manifest names no databases. `registered` is the id of the one that it would replace, if known. */
export async function proveRegistered(copy: Driver, path: string, registered: string | undefined): Promise<void> {
  const { database_id: found } = await headOf(copy, path);
  if (registered === undefined || found === registered) return;
  throw refuse(
    'backup_mismatch',
    `${path} is database ${found}; this home has ${registered}, and the backup is of a version that did not write down which it copied. If it is yours, restore it into a new home`,
    { path, database_id: found, registered },
  );
}

async function headOf(copy: Driver, path: string): Promise<BackedUpHead> {
  const none = (cause?: unknown) => refuse('backup_damaged', `${path} holds no ledger of Throughline`, { path }, cause);
  const conn = await copy.connect('read');
  try {
    const head = await conn.get(readHeadRow, []);
    if (!head) throw none();
    return head;
  } catch (error) {
    // There is no such table.
    if (error instanceof Failure && error.code === 'database_error') throw none(error);
    throw error;
  } finally {
    await conn.close();
  }
}
