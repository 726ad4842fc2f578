// What every job queue in this benchmark is asked for.

export interface JobQueue {
  readonly name: string;
  /** One job that is due at once; resolves when it is durable. */
  enqueue(job: JobPayload): Promise<void>;
  /** Many jobs with as few statements as the queue's own interface allows. */
  schedule(jobs: readonly ScheduledJob[]): Promise<void>;
  work(concurrency: number, handle: (job: JobPayload) => void): Promise<Worker>;
  /** Bytes of the tables and indexes that hold the jobs. */
  bytes(): Promise<number>;
  close(): Promise<void>;
}

/** No interface: those are not taken for JSON. */
export type JobPayload = {
  readonly agent_id: string;
  readonly n: number;
};

export interface ScheduledJob {
  readonly payload: JobPayload;
  readonly runAt: Date;
}

export interface Worker {
  stop(): Promise<void>;
}

/** About 60 bytes as text. */
export const jobPayload = (n: number): JobPayload => ({
  agent_id: `01990000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  n,
});

/** Jobs in one statement where a queue takes many. */
export const BULK = 1_000;

export function* chunks<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
