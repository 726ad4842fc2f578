// The types of the queue: the request for a job, and what a handler gets.
import type { LeaseClaim } from '../../ledger/contract.ts';
import type { Job, JobState } from './queries.ts';

/** The prefix of the kind of a workflow's job. Only the workflow engine adds and ends such jobs. */
export const WORKFLOW_JOB = 'workflow:';

/** A page of the queue, in the order of ids. */
export interface ListJobsOptions {
  readonly state?: JobState;
  readonly kind?: string;
  /** The last id of the page before. */
  readonly after?: string;
  /** 100 when not given, at most 1,000. */
  readonly limit?: number;
}

export interface EnqueueOptions {
  /** A UUID. A second call with it adds nothing while the job exists. */
  readonly id?: string;
  /** At most one job of its kind with this key is alive at a time; a second call returns that one. */
  readonly uniqueKey?: string;
  /** Jobs of one kind and key run one after another, or as many at once as the kind's `perKey` allows. */
  readonly key?: string;
  /** Now when not given. */
  readonly runAt?: Date | number;
  /** 0 goes first, 4 last; 2 when not given. */
  readonly priority?: number;
  /** 5 when not given. */
  readonly maxAttempts?: number;
  /** Before the second attempt; doubled before every further one, up to an hour. 1,000 when not given. */
  readonly backoffMs?: number;
}

export interface NewJob extends EnqueueOptions {
  readonly kind: string;
  /** JSON. */
  readonly payload?: unknown;
}

export interface Enqueued {
  readonly job_id: string;
  /** False if the job existed already. */
  readonly created: boolean;
}

export interface KindOptions {
  /** How many run at once, in all processes together. Without limit when not given. */
  readonly concurrency?: number;
  /** How many of one key run at once. 1 when not given. */
  readonly perKey?: number;
}

export interface RunningJob extends Job {
  /** Pass it to `append` as `lease`: then nothing is written once another worker has taken over. */
  readonly lease: LeaseClaim;
  /** Fires when the job has to end now: the worker's lease is in danger, or the job was cancelled in this process. */
  readonly signal: AbortSignal;
  /** Fires when the worker is asked to stop: it waits for the handler, which may cut short what it can resume. */
  readonly stopping: AbortSignal;
}

/** `kept`: the handler changed the job's row itself, in its own transaction. */
export type JobHandler = (job: RunningJob) => Promise<void | 'kept'> | void | 'kept';

export interface WorkerOptions {
  readonly handlers: Readonly<Record<string, JobHandler>>;
  /** How many jobs run here at once. 8 when not given. */
  readonly concurrency?: number;
  /** How long a silent worker keeps its jobs. 30,000 when not given. */
  readonly ttlMs?: number;
  /** A name for people; 1 to 200 characters. */
  readonly ownerId?: string;
  /** Called with what a handler threw and with what the database refused. */
  readonly onError?: (error: unknown, job: Job | undefined) => void;
}

export interface Worker {
  /** Claims nothing more, waits for running jobs, then releases the worker's lease. */
  stop(): Promise<void>;
}
