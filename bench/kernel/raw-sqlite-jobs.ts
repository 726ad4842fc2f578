// The bare SQLite driver filling the smallest table that can be asked for what is due.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ids } from '../ledger/subject.ts';
import { BULK, chunks, type ScheduledJob } from './job-queue.ts';

export interface RawSqliteJobs {
  readonly path: string;
  schedule(jobs: readonly ScheduledJob[]): void;
  close(): void;
}

export function openRawSqliteJobs(folder: string): RawSqliteJobs {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'raw-jobs.sqlite');
  const db = new DatabaseSync(path);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  db.exec(
    `CREATE TABLE jobs (job_id TEXT PRIMARY KEY, run_at TEXT NOT NULL, payload TEXT NOT NULL) STRICT, WITHOUT ROWID;
     CREATE INDEX jobs_due ON jobs (run_at)`,
  );
  const insert = db.prepare('INSERT INTO jobs (job_id, run_at, payload) VALUES (?, ?, ?)');
  return {
    path,
    schedule(jobs) {
      for (const some of chunks(jobs, BULK)) {
        db.exec('BEGIN IMMEDIATE');
        for (const { payload, runAt } of some) insert.run(ids.uuid(), runAt.toISOString(), JSON.stringify(payload));
        db.exec('COMMIT');
      }
    },
    close: () => db.close(),
  };
}
