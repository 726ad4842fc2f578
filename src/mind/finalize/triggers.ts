// What starts a run, and how a hook asks for one: a row in the queue, by plain SQL, in the transaction of the event that it heard. No zod
// and nothing of the ledger: half of a hook's time goes into reading its code.
import { toTimestamp } from '../../base/clock.ts';
import { plainSha256 } from '../../base/plain-sha256.ts';
import { namedText, uuidOfDigest } from '../../base/uuid-of-digest.ts';
import { insertJobOnce } from '../../kernel/jobs/queries.ts';
import { sql, type WriteTx } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';

export const TRIGGERS = ['tokens', 'manual', 'task_done', 'handoff', 'compaction', 'end', 'idle'] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** `fallback`: a model was asked, and what the rules gave is kept. */
export const METHODS = ['rules', 'model', 'fallback'] as const;
export type Method = (typeof METHODS)[number];

/** One kind, one lane for each session: what is asked of a session is done one after the other. */
export const DISTIL_JOB = 'mind.distil';
export const MOST_ATTEMPTS = 8;
export const BACKOFF_MS = 2_000;

/** What is asked again within this time is asked once; the end of a session waits for nothing. */
export const DEBOUNCE_MS = 2_000;

/** Without an event, a session is taken to have ended. */
export const IDLE_MS = 30 * 60_000;

/** For how long after a hint nobody else starts a drain. A process that drains renews it. */
export const WAKE_MS = 15_000;

export interface DistilJob {
  readonly agent: string;
  readonly session_id: string;
  readonly trigger: Trigger;
  /** Whether the session is sealed too. */
  readonly finalize: boolean;
  /** Who asked for it; the mind itself where nobody did. */
  readonly actor?: string;
  /** Of the session; unknown in jobs that an earlier version asked for. */
  readonly project_id?: string;
}

/** A part of the payload of each job that knows its project, and of none that does not: inside of a string its quotes would be escaped. */
export const ANY_PROJECT = ',"project_id":"';
export function projectInPayload(projectId: string): string {
  return `${ANY_PROJECT}${projectId}",`;
}

export interface AskedJob extends DistilJob {
  readonly project_id: string;
}

/** Names a session in the queue and in tables, whatever its agent called it. */
export function sessionKeyOf({ agent, session_id }: { readonly agent: string; readonly session_id: string }): string {
  return plainUuidOf(`session ${JSON.stringify([agent, session_id])}`);
}

function plainUuidOf(text: string): string {
  return uuidOfDigest(plainSha256(namedText(text)));
}

/**
 * At most one job with this key waits or runs. `moment` is what makes a later request another one: a session that went on and ends again
 * is sealed again, one whose end is told twice is not.
 */
export function distilKeyOf({ trigger, finalize, agent, session_id }: DistilJob, moment: string): string {
  const what = finalize ? 'finalize' : trigger;
  return `${what} ${sessionKeyOf({ agent, session_id })} ${moment}`;
}

export function distilJobIdOf(key: string): string {
  return plainUuidOf(`job ${key}`);
}

export interface AskedFor {
  /** Whether the queue did not have it yet. */
  readonly isNew: boolean;
  /** Whether the caller is the one who starts a process that works on it: nobody does at the moment. */
  readonly isDrainDue: boolean;
}

export async function askForRun(tx: WriteTx, job: AskedJob, moment: string): Promise<AskedFor> {
  const nowMs = await tx.now();
  const delayMs = job.finalize || job.trigger === 'manual' ? 0 : DEBOUNCE_MS;
  const key = distilKeyOf(job, moment);
  const { actor, agent, finalize, project_id, session_id, trigger } = job;
  const added = await writeRow(tx, insertJobOnce, {
    job_id: distilJobIdOf(key),
    kind: DISTIL_JOB,
    unique_key: key,
    lane: sessionKeyOf(job),
    // In the order of canonical JSON, as every payload in the queue.
    payload: JSON.stringify({
      ...(actor === undefined ? {} : { actor }),
      ...{ agent, finalize, project_id, session_id, trigger },
    }),
    priority: 2,
    state: delayMs > 0 ? 'scheduled' : 'ready',
    run_at: toTimestamp(nowMs + delayMs),
    attempts: 0,
    max_attempts: MOST_ATTEMPTS,
    backoff_ms: BACKOFF_MS,
    claimed_by: null,
    last_error: null,
    created_at: toTimestamp(nowMs),
  });
  return { isNew: added > 0, isDrainDue: await takeWake(tx) };
}

// ── Who drains ───────────────────────────────────────────────────────────────────────────────────────────────

const DRAIN = 'drain';
const takeWakeRow = sql(
  `INSERT INTO distil_wakes (wake, awake_until) VALUES (?, ?)
   ON CONFLICT (wake) DO UPDATE SET awake_until = excluded.awake_until WHERE distil_wakes.awake_until <= ?`,
);
const setWakeRow = sql(
  `INSERT INTO distil_wakes (wake, awake_until) VALUES (?, ?)
   ON CONFLICT (wake) DO UPDATE SET awake_until = excluded.awake_until`,
);

/** True for one of any number of callers at once: a process that it starts then has time to come up. */
export async function takeWake(tx: WriteTx): Promise<boolean> {
  const nowMs = await tx.now();
  return (await tx.run(takeWakeRow, DRAIN, toTimestamp(nowMs + WAKE_MS), toTimestamp(nowMs))) > 0;
}

/** By a process that looks at the queue: hooks start no other. */
export async function stayAwake(tx: WriteTx): Promise<void> {
  await tx.run(setWakeRow, DRAIN, toTimestamp((await tx.now()) + WAKE_MS));
}

/** By one that leaves, in the transaction in which it found nothing to do. */
export async function fallAsleep(tx: WriteTx): Promise<void> {
  await tx.run(setWakeRow, DRAIN, toTimestamp(await tx.now()));
}
