// What a home is made of, and what it refuses.
import { refusals, type ErrorTable } from '../base/errors.ts';
import type { Registration } from '../ledger/streams/registry.ts';
import type { SqliteSettings } from '../store/dialect/sqlite.ts';
import type { MigrationSequence } from '../store/migrations.ts';
import type { Store } from '../store/store.ts';

/**
 * One database of a home: a file in its folder, or a schema on its server. Everything a home does, it does to each
 * database in its list. The first always exists; on a server its id is the home's id.
 */
export interface DatabaseDescriptor {
  /** Lower-case letters; also the name of the file and of the schema. */
  readonly name: string;
  /** In addition to the ledger's own tables, which every database has. */
  readonly schema: readonly MigrationSequence[];
  readonly kinds: readonly Registration[];
  /** Whether a restore may replace the home, as far as this database is concerned. It may if this is not given. */
  readonly isEmpty?: (store: Store) => Promise<boolean>;
  /** Made from the others: neither signed nor backed up, and can be deleted without loss. */
  readonly derived?: boolean;
  /** Only where it is a file. */
  readonly sqlite?: SqliteSettings;
  /** Created when it is first needed. */
  readonly optional?: boolean;
}

export const homeRefusals = {
  no_home: { status: 404, exit: 2, hint: 'Run `throughline init` in the project, or set THROUGHLINE_HOME.' },
  home_url_in_argument: {
    status: 400,
    exit: 2,
    hint: 'Put the URL into THROUGHLINE_HOME: every user of this machine can read the arguments of a command.',
  },
  home_invalid: {
    status: 409,
    exit: 3,
    hint: 'Its databases were left as they are. If the home is yours, move a broken config.json away, and run `throughline trust` there: it is written again from what you registered.',
  },
  home_untrusted: {
    status: 403,
    exit: 3,
    hint: 'Another user may have made it. If it is yours, run `throughline trust` there.',
  },
  home_replaced: {
    status: 409,
    exit: 4,
    hint: 'What is there is not what you registered. Restore a backup, or run `throughline trust` if you replaced it yourself.',
  },
  home_copied: {
    status: 409,
    exit: 3,
    hint: 'Two copies of one home would continue from the same point and diverge. Use `throughline backup`, and `restore` in a new home.',
  },
  unknown_database: {
    status: 404,
    exit: 2,
    hint: 'See `throughline database list`; an optional database is made when it is first needed.',
  },
  unknown_key: { status: 404, exit: 2, hint: 'See `throughline key list`.' },
  upgrade_required: {
    status: 409,
    exit: 3,
    hint: 'Run `throughline upgrade`, which makes a backup first. Then restart the processes of the older version: they are refused from then on.',
  },
  database_missing: { status: 409, exit: 4, hint: 'The database of this home is gone. Restore a backup.' },
  registry_invalid: {
    status: 409,
    exit: 3,
    hint: 'Repair or remove the file. If you remove it, trust each of your homes again.',
  },
  restore_plan_invalid: {
    status: 409,
    exit: 4,
    hint: 'A restore was cut off and cannot be finished. Move restores.json out of your configuration folder, then restore the backup again. The previous state is in the home’s backups.',
  },
  config_untrusted: {
    status: 403,
    exit: 3,
    hint: 'Own the file, and let no other user write it: chmod 600. Links are not followed there.',
  },
  file_exposed: {
    status: 409,
    exit: 3,
    hint: 'Other users may have read or changed it. Remove it: it is made again, and old tokens stop working.',
  },
  backup_of_another_home: {
    status: 409,
    exit: 2,
    hint: 'Restore it into its own home, or into a new empty one.',
  },
  backup_missing: {
    status: 404,
    exit: 2,
    hint: 'Name the folder, or on Postgres the schema, that `throughline backup` made.',
  },
  not_a_backup: {
    status: 400,
    exit: 2,
    hint: 'A backup is the folder that `throughline backup` made, with its backup.json. The home was not changed.',
  },
  backup_mismatch: {
    status: 409,
    exit: 4,
    hint: 'Its files are not the ones that its backup.json describes. Use another backup; the home was not changed.',
  },
  backup_damaged: { status: 409, exit: 4, hint: 'Use another backup; the home was not changed.' },
} as const satisfies ErrorTable;

export const refuse = refusals(homeRefusals);
