// Notices whether a call changed a home or a file beside it: a second connection sees that anything was committed, and a snapshot from
// before the call then shows what.
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Work that goes on behind answered calls: signatures, merged snapshots, leases of workers, jobs of the house, the
 * beat of whoever distils sessions, and the drafts that a process behind a hook makes. No call over HTTP or MCP makes a draft.
 */
const BEHIND = new Set([
  'checkpoints',
  'snapshots',
  'ledger_blobs',
  'workflow_leases',
  'jobs',
  'job_kinds',
  'checkpoint_drafts',
  'distil_wakes',
  'distil_sessions',
]);

export interface WatchedState {
  /** Before a call. */
  hold(): void;
  /** After it: the tables that differ, in words. Releases what was held. */
  changes(): string[];
  /** Releases without looking. */
  drop(): void;
  close(): void;
}

export function watchState(paths: readonly string[], files: readonly string[] = []): WatchedState {
  const textsOf = () => files.map((path) => readFileSync(path, 'utf8'));
  let texts: readonly string[] = [];
  const watched = paths.map((path) => ({
    path,
    before: new DatabaseSync(path, { readOnly: true }),
    now: new DatabaseSync(path, { readOnly: true }),
    version: -1,
  }));
  const versionOf = (db: DatabaseSync) => Number(db.prepare('PRAGMA data_version').get()?.['data_version']);
  const each = (run: (one: (typeof watched)[number]) => void) => watched.forEach(run);
  return {
    hold() {
      texts = textsOf();
      each((one) => {
        one.before.exec('BEGIN');
        // The snapshot is taken by the first read.
        one.before.prepare('SELECT count(*) FROM sqlite_schema').get();
        one.version = versionOf(one.now);
      });
    },
    changes() {
      try {
        const rows = watched.flatMap(({ before, now, version, path }) =>
          versionOf(now) === version ? [] : differences(before, now).map((what) => `${path}: ${what}`),
        );
        const after = textsOf();
        return [...rows, ...files.filter((_, at) => after[at] !== texts[at])];
      } finally {
        each(({ before }) => before.exec('ROLLBACK'));
      }
    },
    drop: () => each(({ before }) => before.exec('ROLLBACK')),
    close: () =>
      each(({ before, now }) => {
        before.close();
        now.close();
      }),
  };
}

function differences(before: DatabaseSync, now: DatabaseSync): string[] {
  const tables = now
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(({ name }) => String(name));
  return tables
    .filter((table) => !BEHIND.has(table))
    .flatMap((table) => {
      const [old, fresh] = [rowsOf(before, table), rowsOf(now, table)];
      const added = [...fresh].filter((row) => !old.has(row));
      const gone = [...old].filter((row) => !fresh.has(row));
      if (added.length === 0 && gone.length === 0) return [];
      return [`${table}: ${added.length} rows new, as in ${added[0]?.slice(0, 300) ?? '-'}; ${gone.length} gone`];
    });
}

function rowsOf(db: DatabaseSync, table: string): Set<string> {
  const statement = db.prepare(`SELECT * FROM "${table}"`);
  statement.setReadBigInts(true);
  const texts = statement
    .all()
    .map((row) =>
      JSON.stringify(Object.values(row), (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
    );
  return new Set(texts);
}
