// What the queue holds: one job, pages of them, and counts.
import { assert } from '../../base/errors.ts';
import { isUuid } from '../../base/ids.ts';
import { NIL_ID, checkId } from '../../ledger/contract.ts';
import type { Store } from '../../store/store.ts';
import { refuse } from '../contract.ts';
import type { ListJobsOptions } from './contract.ts';
import { checkNumber } from './job-input.ts';
import * as q from './queries.ts';
import type { Job, JobState } from './queries.ts';

export interface JobReads {
  get(jobId: string): Promise<Job | undefined>;
  /** Dead jobs, oldest first. */
  dead(after?: string, limit?: number): Promise<readonly Job[]>;
  list(options?: ListJobsOptions): Promise<readonly Job[]>;
  /** The number of jobs per state. `counts` also separates kinds, and reads every row. */
  states(): Promise<Readonly<Record<JobState, number>>>;
  counts(): Promise<readonly { readonly kind: string; readonly state: JobState; readonly jobs: number }[]>;
}

export function createJobReads(store: Store): JobReads {
  return {
    async get(jobId) {
      checkId(jobId);
      const row = await store.read((tx) => tx.get(q.readJob, jobId));
      return row && q.jobOf(row);
    },
    async dead(after = NIL_ID, limit = 100) {
      checkNumber('limit', limit, 1, 1_000);
      return (await store.read((tx) => tx.all(q.listDead, after, limit))).map(q.jobOf);
    },
    async list({ state, kind, after = NIL_ID, limit = 100 }: ListJobsOptions = {}) {
      checkNumber('limit', limit, 1, 1_000);
      if (!isUuid(after)) throw refuse('invalid_job', 'A page begins after a UUID in lower case', { option: 'after' });
      const { all, ofKind } = state === undefined ? q.listJobs : q.listByState[state];
      const rows = await store.read((tx) =>
        kind === undefined ? tx.all(all, after, limit) : tx.all(ofKind, kind, after, limit),
      );
      return rows.map(q.jobOf);
    },
    async states() {
      const counted = await store.read((tx) => tx.get(q.countByState));
      assert(counted, 'a count without an answer');
      const { jobs, waiting, ready, running, dead } = counted;
      return { scheduled: jobs - waiting - ready - running - dead, waiting, ready, running, dead };
    },
    counts: () => store.read((tx) => tx.all(q.countStates)),
  };
}
