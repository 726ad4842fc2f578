// The backlog: slices that were handed over, each once, with its job in the queue. Both rows are written together.
import { toTimestamp } from '../../base/clock.ts';
import type { Ids } from '../../base/ids.ts';
import { isUuid } from '../../base/ids.ts';
import { insertWanted } from '../../kernel/jobs/claim.ts';
import type { NewJob } from '../../kernel/jobs/contract.ts';
import { wantedOf } from '../../kernel/jobs/job-input.ts';
import type { Jobs } from '../../kernel/jobs/jobs.ts';
import { readAny } from '../../store/rows.ts';
import type { ReadTx, Store, WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import { knownIds } from '../canon/queries.ts';
import { MOST_ARTIFACTS, jobIdOf, refuse, type EnqueuedSlice, type Slice, type T3State } from './contract.ts';
import * as q from './queries.ts';

export const CONSOLIDATE_JOB = 'mind.consolidate';
const MOST_ATTEMPTS = 5;

export interface BacklogDeps {
  readonly store: Store;
  readonly jobs: Jobs;
  readonly ids: Ids;
}

export interface Backlog {
  enqueueSlice(slice: Slice): Promise<EnqueuedSlice>;
  /** The same inside the caller's transaction; workers find it when they next look. */
  enqueueWithin(tx: WriteTx, slice: Slice): Promise<EnqueuedSlice>;
  /** Slices whose job is lost or was given up in silence are put right. Returns how many wait. */
  repair(): Promise<number>;
  /** Whether no slice waits that is due. */
  isDrained(): Promise<boolean>;
  requeue(projectId: string, jobId: string | undefined, actor: string): Promise<readonly string[]>;
}

export function createBacklog({ store, jobs, ids }: BacklogDeps): Backlog {
  async function enqueueWithin(tx: WriteTx, slice: Slice): Promise<EnqueuedSlice> {
    checkSlice(slice);
    const { job_id, isKnown } = await findSlice(tx, slice);
    if (isKnown) return { job_id, created: false };
    const at = toTimestamp(await tx.now());
    const { artifact_refs, withdrawn_refs = [], ...rest } = slice;
    await writeRow(tx, q.insertBacklog, {
      ...rest,
      job_id,
      artifact_refs_json: JSON.stringify(artifact_refs),
      withdrawn_refs_json: JSON.stringify(withdrawn_refs),
      status: 'pending',
      attempts: 0,
      last_error: null,
      created_at: at,
      updated_at: at,
    });
    await insertWanted(tx, [wantedOf(jobFor(job_id, slice.project_id), ids)], false);
    return { job_id, created: true };
  }

  async function repair(): Promise<number> {
    let waiting = 0;
    for await (const row of openRows()) {
      const job = await jobs.get(row.job_id);
      if (job?.state === 'dead') {
        const error = row.last_error ?? job.last_error ?? 'its worker died each time';
        await setStatus(store, row.job_id, 'dead', Math.max(row.attempts, job.attempts), error);
        continue;
      }
      waiting += 1;
      if (!job) await jobs.enqueueAll([jobFor(row.job_id, row.project_id)]);
    }
    return waiting;
  }

  /** By slices and not by the queue's states: between two looks at those, a job can go from one to the other unseen. */
  async function isDrained(): Promise<boolean> {
    const now = toTimestamp(await store.read((tx) => tx.now()));
    for await (const { job_id } of openRows()) {
      const job = await jobs.get(job_id);
      if (job && job.state !== 'dead' && (job.state !== 'scheduled' || job.run_at <= now)) return false;
    }
    return true;
  }

  async function* openRows(): AsyncIterable<q.BacklogRow> {
    for (let [at, id] = [BEGINNING, NIL]; ;) {
      const page = await store.read((tx) => tx.all(q.openBacklog, at, at, id, PAGE));
      yield* page;
      const last = page.at(-1);
      if (!last || page.length < PAGE) return;
      [at, id] = [last.created_at, last.job_id];
    }
  }

  return {
    enqueueWithin,
    async enqueueSlice(slice) {
      const enqueued = await store.write((tx) => enqueueWithin(tx, slice));
      // Adds nothing, and wakes workers.
      if (enqueued.created) await jobs.enqueueAll([jobFor(enqueued.job_id, slice.project_id)]);
      return enqueued;
    },
    repair,
    isDrained,
    async requeue(projectId, jobId, actor) {
      await repair();
      const wanted = jobId === undefined ? await deadIn(projectId) : [await deadOne(projectId, jobId)];
      for (const id of wanted) {
        const job = await jobs.get(id);
        await setStatus(store, id, 'pending', 0, null);
        if (job) await jobs.requeue(id, { actor });
        else await jobs.enqueueAll([jobFor(id, projectId)]);
      }
      return wanted;
    },
  };

  async function deadIn(projectId: string): Promise<readonly string[]> {
    return (await store.read((tx) => tx.all(q.deadOf, projectId))).map(({ job_id }) => job_id);
  }

  async function deadOne(projectId: string, jobId: string): Promise<string> {
    const row = isUuid(jobId) ? await store.read((tx) => tx.get(q.readBacklog, jobId)) : undefined;
    if (row?.project_id !== projectId)
      throw refuse('unknown_t3_job', `There is no slice ${jobId} in this project`, { job_id: jobId });
    if (row.status !== 'dead')
      throw refuse('t3_job_not_dead', `The slice ${jobId} is ${row.status}`, { job_id: jobId, status: row.status });
    return jobId;
  }
}

/** One that was taken in and then outdated is no longer the same: its session went away from it and came back. */
async function findSlice(tx: ReadTx, slice: Slice): Promise<{ readonly job_id: string; readonly isKnown: boolean }> {
  for (let again = 0; ; again += 1) {
    const job_id = jobIdOf(slice, again);
    const row = await tx.get(q.readBacklog, job_id);
    if (!row) return { job_id, isKnown: false };
    if (row.status !== 'completed' || !(await isOutdated(tx, row, slice))) return { job_id, isKnown: true };
  }
}

async function isOutdated(
  tx: ReadTx,
  row: q.BacklogRow,
  { project_id, artifact_refs, withdrawn_refs = [] }: Slice,
): Promise<boolean> {
  const taken = new Set(JSON.parse(row.artifact_refs_json) as string[]);
  if (artifact_refs.some((id) => !taken.has(id))) return true;
  const ids = [...artifact_refs, ...withdrawn_refs].map((id) => [id, project_id]);
  const known = new Map(
    (await readAny(tx, knownIds, ids)).map((each) => [each.reflection_id, each.is_withdrawn === 1]),
  );
  return artifact_refs.some((id) => known.get(id) === true) || withdrawn_refs.some((id) => known.get(id) === false);
}

const PAGE = 200;
const NIL = '00000000-0000-0000-0000-000000000000';
const BEGINNING = '0001-01-01T00:00:00.000Z';

export function jobFor(job_id: string, projectId: string): NewJob {
  return { id: job_id, kind: CONSOLIDATE_JOB, key: projectId, payload: { job_id }, maxAttempts: MOST_ATTEMPTS };
}

export function setStatus(
  store: Store,
  jobId: string,
  status: T3State,
  attempts: number,
  error: string | null,
): Promise<unknown> {
  return store.write(async (tx) => tx.run(q.setStatus, status, attempts, error, toTimestamp(await tx.now()), jobId));
}

function checkSlice({ artifact_refs, withdrawn_refs = [], project_id }: Slice): void {
  const refs = [...artifact_refs, ...withdrawn_refs];
  const wrong = refs.find((id) => !isUuid(id));
  if (refs.length > MOST_ARTIFACTS)
    throw refuse('invalid_slice', `${refs.length} reflections are more than ${MOST_ARTIFACTS}`, { project_id });
  if (wrong !== undefined) throw refuse('invalid_slice', 'A reflection is named by its id', { project_id });
}
