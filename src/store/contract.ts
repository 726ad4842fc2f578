// What the store refuses and how it fails, with the row each surface shows.
import { failures, refusals, type ErrorTable } from '../base/errors.ts';
import { systemFailures } from '../base/system-errors.ts';

export const storeRefusals = {
  database_newer: {
    status: 409,
    exit: 3,
    hint: 'This database was written by a newer Throughline. Upgrade this program; it changed nothing.',
  },
  migration_changed: {
    status: 409,
    exit: 3,
    hint: 'A migration that was already applied differs from the one in this program. Use the version that wrote it, or restore a backup.',
  },
  database_foreign: {
    status: 409,
    exit: 3,
    hint: 'Another program or another user made it, and it was left as it is. Move it away, or name another place by THROUGHLINE_HOME: another folder, or on Postgres another database.',
  },
  network_filesystem: {
    status: 409,
    exit: 3,
    hint: 'SQLite in WAL mode needs a local disk. Put the home on one, or use Postgres.',
  },
  invalid_value: {
    status: 400,
    exit: 2,
    hint: 'Only text without U+0000 and lone surrogates, safe integers and null can be stored.',
  },
  blob_missing: { status: 410, exit: 4, hint: 'Restore the blob from a backup; the row that names it is kept.' },
  blob_corrupt: { status: 500, exit: 4, hint: 'The bytes on disk were changed. Restore the blob from a backup.' },
  invalid_blob_key: { status: 400, exit: 2, hint: 'A blob key is 64 lower-case hexadecimal digits.' },
  symbolic_link: {
    status: 409,
    exit: 3,
    hint: 'A link stands where Throughline keeps a file of its own. Remove it; links are never followed there.',
  },
  invalid_blob_store: {
    status: 400,
    exit: 2,
    hint: 'Check the endpoint, the bucket and the prefix of the blob store.',
  },
  lock_held: { status: 409, exit: 5, hint: 'Another process is using this. Wait for it to finish, or stop it.' },
  invalid_schema_name: {
    status: 400,
    exit: 2,
    hint: 'On Postgres a backup is a schema: give a name of a–z, 0–9 and underscores, at most 58 long, that does not begin with pg_.',
  },
  backup_folder_unusable: {
    status: 400,
    exit: 2,
    hint: 'Name a new folder below one in which the user of this process may write.',
  },
  backup_exists: {
    status: 409,
    exit: 2,
    hint: 'Name a path, or on Postgres a schema, that does not exist yet; a backup never overwrites.',
  },
} as const satisfies ErrorTable;

export const storeFailures = {
  database_busy: { status: 503, exit: 5, hint: 'Another process held the write lock for too long. Try again.' },
  database_unreachable: { status: 503, exit: 5, hint: 'Check that the database server runs and accepts connections.' },
  commit_unknown: {
    status: 503,
    exit: 5,
    hint: 'The connection broke while committing. Ask again with the same operation id to learn the outcome.',
  },
  disk_full: systemFailures.disk_full,
  read_only: systemFailures.read_only,
  storage_io_error: systemFailures.storage_io_error,
  storage_unusable: systemFailures.storage_unusable,
  blob_store_unreachable: {
    status: 503,
    exit: 5,
    hint: 'Check that the blob store runs and can be reached. Try again.',
  },
  blob_store_denied: {
    status: 403,
    exit: 6,
    hint: 'The blob store refused the credentials. Check the keys, their rights on the bucket, and the clock of this machine.',
  },
  blob_store_error: { status: 502, exit: 6, hint: 'The blob store refused the request. The message says why.' },
  database_corrupt: { status: 500, exit: 4, hint: 'The database file is damaged. Restore a backup and verify it.' },
  database_error: { status: 500, exit: 6, hint: 'The database refused a statement. The message says why.' },
  store_closed: { status: 503, exit: 5, hint: 'The store was closed. Open it again.' },
} as const satisfies ErrorTable;

export const refuse = refusals(storeRefusals);
export const fail = failures(storeFailures);
