// The doctor's checks of databases and signing key, and which ledgers can be opened without changing anything: pure.
import { fail, ok, sizeOf, skipped, warn, type Check } from './check.ts';
import type { DatabaseFacts, HomeFacts } from './facts.ts';

const WANTED = {
  sqlite: { journal_mode: 'wal', synchronous: 2, foreign_keys: 1, trusted_schema: 0 },
  postgres: { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' },
} as const satisfies Record<DatabaseFacts['dialect'], Record<string, string | number>>;

const FIXES = {
  sqlite: 'This program and its SQLite do not match. Reinstall it; if that does not help, report it.',
  postgres: 'Ask the administrator of the server to set them: without them an acknowledged write can be lost.',
} as const satisfies Record<DatabaseFacts['dialect'], string>;

/** For the first database: engine, integrity and schema, in this order. For each other one: whether it is sound. */
export function checkDatabases(facts: HomeFacts): Check[] {
  const [, ...others] = facts.databases;
  return [...checkFirst(facts), ...others.map(checkOther)];
}

function checkFirst({ databases: [database], problem }: HomeFacts): Check[] {
  const names = ['database engine', 'database integrity', 'database schema'] as const;
  const skipAll = (from: number, why: string) => names.slice(from).map((name) => skipped(name, why));
  if (!database) return skipAll(0, problem ? `Not opened: ${problem.code}` : 'There is none');
  const { dialect, location, version, settings, journal_mode: journal, damage, pending_migrations: pending } = database;
  if (!database.exists) {
    if (!database.is_registered) return skipAll(0, 'There is none yet: the first command that writes makes it');
    return [fail(names[0], `${location} is gone`, 'Restore a backup.'), ...skipAll(1, 'The database is gone')];
  }
  if (database.problem) {
    const { code, message, hint } = database.problem;
    const isSchema = code === 'database_newer' || code === 'migration_changed';
    const engine = isSchema ? checkEngine(database) : fail(names[0], message, hint);
    const schema = isSchema ? fail(names[2], message, hint) : skipped(names[2], `Not looked at: ${code}`);
    return [engine, skipped(names[1], `Not looked at: ${code}`), schema];
  }
  if (dialect === 'sqlite' && journal !== 'wal') {
    const found = `SQLite ${version}; the file is in ${journal} mode, as a restored or copied one is`;
    const engine = warn(names[0], found, 'The next command that opens it switches it to WAL; look again then.');
    return [engine, ...skipAll(1, 'Not looked at, because opening it would change it')];
  }
  const integrity =
    damage.length === 0
      ? ok(
          names[1],
          dialect === 'sqlite'
            ? 'The engine finds nothing wrong'
            : 'Every table can be read; the server looks after its pages itself',
        )
      : fail(names[1], `${damage.length} damages, first: ${damage[0]}`, 'Restore a backup and verify it.');
  const schema =
    pending.length === 0
      ? ok(names[2], 'Current')
      : warn(
          names[2],
          `${pending.length} migrations are not applied yet: ${pending.join(', ')}`,
          'The next command applies them, after a backup, if no other process has the home open. Otherwise, and on Postgres, run `throughline upgrade`.',
        );
  return [checkEngine({ ...database, settings }), integrity, schema];
}

function checkOther(database: DatabaseFacts): Check {
  const { location, problem, damage, pending_migrations: pending, bytes } = database;
  const name = `${database.name} database`;
  const { is_derived: isDerived, is_optional: isOptional } = database;
  if (!database.exists && (isDerived || !database.is_registered)) {
    return skipped(name, 'There is none yet: it is made when it is first needed');
  }
  if (!database.exists) {
    const anew = isOptional ? ', or run `throughline trust` to begin a new one' : '';
    return fail(name, `${location} is gone`, `Restore a backup${anew}.`);
  }
  if (problem) return fail(name, problem.message, problem.hint);
  if (damage.length > 0) {
    return fail(name, `${damage.length} damages, first: ${damage[0]}`, 'Restore a backup and verify it.');
  }
  if (pending.length > 0) {
    const found = `${pending.length} migrations are not applied yet`;
    return warn(name, found, 'The next process that needs it applies them, after a backup.');
  }
  return ok(name, `Sound${bytes === null ? '' : `, ${sizeOf(bytes)}`}`);
}

function checkEngine({ dialect, version, settings, bytes }: DatabaseFacts): Check {
  const name = 'database engine';
  const engine = `${dialect === 'sqlite' ? 'SQLite' : 'Postgres'} ${version}`;
  const wrong = Object.entries(WANTED[dialect]).filter(([setting, wanted]) => settings[setting] !== wanted);
  if (wrong.length > 0) {
    const told = wrong.map(([setting, wanted]) => `${setting} is ${settings[setting] ?? 'unknown'}, not ${wanted}`);
    return fail(name, `${engine}: ${told.join(', ')}`, FIXES[dialect]);
  }
  const set = Object.entries(WANTED[dialect]).map(([setting, value]) => `${setting} ${value}`);
  return ok(name, `${engine}, ${set.join(', ')}${bytes === null ? '' : `, ${sizeOf(bytes)}`}`);
}

export function checkSigningKey({ files, home_id, config_folder, databases: [database] }: HomeFacts): Check {
  const name = 'signing key';
  if (home_id === null || !database?.exists) return skipped(name, 'There is no home to sign for');
  if (files['signing_key'] && files['public_key']) return ok(name, `In ${config_folder}/keys`);
  if (files['signing_key']) {
    return warn(
      name,
      `The public half is missing in ${config_folder}/keys`,
      'Restore it from a backup of that folder.',
    );
  }
  return fail(
    name,
    `There is none for this home in ${config_folder}/keys`,
    'Restore that folder from a backup. Any other command makes a new key, which cannot vouch for what the old one signed.',
  );
}

/** Why the home must not be opened: opening would change something, or cannot work. Undefined if it can be opened. */
export function whyNotOpened(facts: HomeFacts): string | undefined {
  const {
    problem,
    network_filesystem: network,
    databases: [first],
  } = facts;
  if (problem) return problem.code;
  if (network !== null) return 'the home is on a network filesystem';
  if (facts.is_restore_unfinished) return 'a restore was cut off, and opening would finish it';
  const why = first ? whyNotLooked(first) : 'there is no database';
  if (why !== undefined) return why;
  // Opening an unknown home on a server would register it and create its key.
  if (!facts.files['signing_key']) return 'opening it would make a new signing key';
  return undefined;
}

/** The databases whose ledgers can be opened; the checks of the others report what is wrong with them. */
export function openableOf({ databases }: HomeFacts): readonly string[] {
  return databases.filter((database) => whyNotLooked(database) === undefined).map(({ name }) => name);
}

function whyNotLooked(database: DatabaseFacts): string | undefined {
  if (!database.exists) return 'there is no database';
  if (database.problem) return database.problem.code;
  if (database.dialect === 'sqlite' && database.journal_mode !== 'wal') return 'opening it would change it';
  if (database.pending_migrations.length > 0) return 'opening it would apply migrations';
  return undefined;
}
