// One line where the mind has stopped learning without anybody noticing: sessions wait for more than a day, or a stage fails again and again.
import { toTimestamp } from '../../base/clock.ts';
import { tokenBound } from '../../base/token-bound.ts';
import type { ReadTx } from '../../store/store.ts';
import { projectInPayload } from '../finalize/triggers.ts';
import type { Line } from './lines.ts';
import type { Beginning } from './matrix.ts';
import * as q from './queries.ts';

const LONGEST_WAIT_MS = 24 * 60 * 60_000;
const MOST_FAILURES = 3;

export interface Health {
  /** What waits for more than a day. */
  readonly waiting: number;
  /** What failed three times or more. */
  readonly failing: number;
}

export async function readHealth(tx: ReadTx, projectId: string, nowMs: number): Promise<Health> {
  const before = toTimestamp(nowMs - LONGEST_WAIT_MS);
  const jobs = `%${projectInPayload(projectId)}%`;
  const waiting = [projectId, before, jobs, before] as const;
  const row = await tx.get(q.readHealth, ...waiting, projectId, MOST_FAILURES, jobs, MOST_FAILURES);
  return { waiting: row?.waiting ?? 0, failing: row?.failing ?? 0 };
}

/** Of all projects of a home. */
export async function readHomeHealth(tx: ReadTx, nowMs: number): Promise<Health> {
  const before = toTimestamp(nowMs - LONGEST_WAIT_MS);
  const row = await tx.get(q.readHomeHealth, before, before, MOST_FAILURES, MOST_FAILURES);
  return { waiting: row?.waiting ?? 0, failing: row?.failing ?? 0 };
}

/** What nobody would notice otherwise, and what to do about it. */
export interface Attention extends Health {
  readonly says: string;
  readonly todo: string;
}

export function attentionOf(health: Health): Attention | null {
  const says = troublesOf(health);
  if (says === undefined) return null;
  const todo = [
    ...(health.waiting > 0
      ? [
          '`throughline up` starts the daemon that distils; `throughline mind finalize` and `throughline mind consolidate` do it now.',
        ]
      : []),
    ...(health.failing > 0
      ? ['`throughline mind status` and `throughline mind t3` say what failed; `throughline mind requeue` tries again.']
      : []),
  ];
  return { ...health, says, todo: todo.join(' ') };
}

function troublesOf({ waiting, failing }: Health): string | undefined {
  const says = [
    ...(waiting > 0 ? [`${counted(waiting)} for more than a day to be distilled`] : []),
    ...(failing > 0 ? [`${failing} failed three times`] : []),
  ];
  return says.length === 0 ? undefined : `What this project knows is not up to date: ${says.join(', ')}.`;
}

export function healthText(health: Health): string | undefined {
  const says = troublesOf(health);
  return says && `${says} Tell the person you work for; \`throughline mind status\` says what to do.`;
}

function counted(waiting: number): string {
  return waiting === 1 ? '1 session waits' : `${waiting} sessions wait`;
}

export async function healthLine(
  tx: ReadTx,
  projectId: string,
  nowMs: number,
  trigger: Beginning,
): Promise<Line | undefined> {
  const said = healthText(await readHealth(tx, projectId, nowMs));
  if (said === undefined) return undefined;
  const text = `- ${said}`;
  return { key: 'health', anchor: 'health', section: 'health', text, tokens: tokenBound(text), what: 'new', trigger };
}
