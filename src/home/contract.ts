// What a home is made of, and what it refuses.
import { refusals, type ErrorTable } from '../base/errors.ts';
import type { Registration } from '../ledger/streams/registry.ts';
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
  /** Created when it is first needed. */
  readonly optional?: boolean;
}

export const homeRefusals = {
  no_home: { status: 404, exit: 2, hint: 'Run `throughline init` in the project, or set THROUGHLINE_HOME.' },
  home_url_in_argument: {
    status: 400,
    exit: 2,
    hint: 'Put the URL into THROUGHLINE_HOME: what a command is given, everybody on this machine can read.',
  },
  home_invalid: {
    status: 409,
    exit: 3,
    hint: 'Restore config.json of the home from a backup; its databases are untouched.',
  },
  home_untrusted: {
    status: 403,
    exit: 3,
    hint: 'Somebody else may have made it. If it is yours, run `throughline trust` there.',
  },
  home_replaced: {
    status: 409,
    exit: 4,
    hint: 'What is there is not what you registered. Restore a backup, or run `throughline trust` if you exchanged it yourself.',
  },
  home_copied: {
    status: 409,
    exit: 3,
    hint: 'Two copies of one home would count on from the same point. Use `throughline backup`, and `restore` in a new home.',
  },
  unknown_database: {
    status: 404,
    exit: 2,
    hint: 'See `throughline database list`; one that is not needed yet is not there.',
  },
  database_missing: { status: 409, exit: 4, hint: 'The database of this home is gone. Restore a backup.' },
  registry_invalid: {
    status: 409,
    exit: 3,
    hint: 'Repair or remove the file; homes are then trusted anew one by one.',
  },
  restore_plan_invalid: {
    status: 409,
    exit: 4,
    hint: 'A restore was cut off and cannot be finished. Move restores.json out of the folder of your configuration, then restore the backup again; what was there before is in the home’s backups.',
  },
  config_untrusted: {
    status: 403,
    exit: 3,
    hint: 'Make the file your own, with nobody else allowed to write it: chmod 600. Links are not followed there.',
  },
  file_exposed: {
    status: 409,
    exit: 3,
    hint: 'Others may have read or changed it. Remove it: what it held is made anew, and old tokens end.',
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
  backup_damaged: { status: 409, exit: 4, hint: 'Use another backup; nothing of the home was changed.' },
} as const satisfies ErrorTable;

export const refuse = refusals(homeRefusals);
