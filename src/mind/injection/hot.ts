// Injection at the events of a session, for hooks: each as one write, or as part of the write that keeps the event.
import { toTimestamp } from '../../base/clock.ts';
import type { Processes } from '../../base/processes.ts';
import type { WriteTx } from '../../store/store.ts';
import { sessionKeyOf } from '../finalize/triggers.ts';
import { askToCompile } from './ask-to-compile.ts';
import { beginContext, enterTurn, findContext, keepContext, loseContext, type InWindow } from './context.ts';
import { noteDropped } from './dropped.ts';
import { inject, NEEDS_WORK, readSoFar, type Injected, type Pressure } from './inject.ts';
import type { WorkWords } from './lines.ts';
import { SUMMARY, type Beginning } from './matrix.ts';
import * as q from './queries.ts';
import { noteMet, type Met } from './related.ts';

export type { Beginning, Met, Pressure, WorkWords };
export { NEEDS_WORK };

export interface Speaking {
  readonly project_id: string;
  readonly event: string;
  readonly opted_out: boolean;
  readonly pressure: () => Pressure;
  readonly work: WorkWords | undefined;
  /** The agent's summary of what was compacted since; undefined where it cannot be read yet. */
  readonly summary?: ((since: string) => string | undefined) | undefined;
}

/** What the session is told at an event. */
export interface Spoken {
  /** Empty if nothing is. */
  readonly text: string;
  /** To be called once the answer was written; undefined where there is nothing to hear. */
  readonly hear: ((tx: WriteTx) => Promise<void>) | undefined;
  /** Lines are to be compiled, and the caller starts a process that does. */
  readonly isDrainDue: boolean;
}

const NOTHING: Spoken = { text: '', hear: undefined, isDrainDue: false };

/** A session starts, resumes, was cleared or compacted. `isUnheard`: its agent drops the answer, so that the next prompt has it. */
export async function speakAtBeginning(
  tx: WriteTx,
  seen: InWindow,
  by: Beginning,
  speaking: Speaking,
  { stateOf, isUnheard }: Pick<Processes, 'stateOf'> & { readonly isUnheard: boolean },
): Promise<Spoken> {
  const { context: begun, isSame } = await beginContext(tx, seen, by, stateOf);
  const context = isUnheard ? begun : await readSummary(tx, begun, speaking);
  const injected = isUnheard ? NEEDS_WORK : await inject(tx, context, speaking, { isSame });
  if (injected !== NEEDS_WORK) return spokenOf(tx, speaking.project_id, injected);
  // Where the work was not read, the caller has said why instead.
  await keepContext(tx, context);
  return NOTHING;
}

/** What the session met since then has to be looked up first: it is told of that. */
export interface NeedsMet {
  readonly since: string;
}

export interface SpeakingAtPrompt extends Speaking {
  /** What the session met in the turn before; undefined where its agent does not say. */
  readonly met?: Met | 'not looked up' | undefined;
}

/** A prompt is about to be answered. */
export async function speakAtPrompt(
  tx: WriteTx,
  seen: InWindow,
  turnId: string | undefined,
  { met, ...speaking }: SpeakingAtPrompt,
): Promise<Spoken | typeof NEEDS_WORK | NeedsMet> {
  const { context: turned, since } = await enterTurn(tx, seen, turnId);
  const { project_id, opted_out } = speaking;
  const soFar = await readSoFar(tx, seen, project_id);
  const isToldOfMet = !opted_out && soFar.mode === 'adaptive' && soFar.related === 'on';
  if (met !== undefined && since !== undefined && isToldOfMet) {
    if (met === 'not looked up') return { since };
    await noteMet(tx, turned, project_id, met);
  }
  const context = await readSummary(tx, turned, speaking);
  const injected = await inject(tx, context, { ...speaking, soFar });
  return injected === NEEDS_WORK ? NEEDS_WORK : spokenOf(tx, project_id, injected);
}

/** An older summary is of another compaction. Hooks may have heard of this one only when it was over. */
const BEFORE_MS = 5 * 60_000;
/** One that is not there by then will not come, nor what the session was still to be observed for. */
const MOST_TURNS = 3;

/**
 * Agents write it before or after they report the compaction: it is looked for until it is there. The compaction starts a run that observes
 * what the session laid down, which mostly ends behind the next turn: until then the summary is held against more and more.
 */
async function readSummary(tx: WriteTx, context: q.ContextRow, { summary }: Speaking): Promise<q.ContextRow> {
  if (context.is_summary_due !== SUMMARY.due) return context;
  const said = summary?.(toTimestamp(Date.parse(context.begun_at) - BEFORE_MS));
  if (said !== undefined) await noteDropped(tx, context, said);
  const isWhole = said !== undefined && (await tx.get(q.openRunOf, sessionKeyOf(context))) === undefined;
  const isOver = isWhole || context.turns - context.begun_turn >= MOST_TURNS;
  if (!isOver) return context;
  return { ...context, is_summary_due: said === undefined ? SUMMARY.missing : SUMMARY.read };
}

async function spokenOf(tx: WriteTx, projectId: string, { message, hear, isUncompiled }: Injected): Promise<Spoken> {
  return { text: message.text, hear, isDrainDue: isUncompiled && (await askToCompile(tx, projectId)) };
}

/** The turn is over. */
export async function endTurn(tx: WriteTx, seen: InWindow, taskTag: string | null): Promise<void> {
  const context = await findContext(tx, seen);
  if (context) await tx.run(q.closeTurn, taskTag, seen.agent, seen.session_id, context.window_key);
}

/** The session has ended, in all windows or in one. What it was told stays: it may be resumed. */
export async function endContexts(tx: WriteTx, { agent, session_id }: InWindow): Promise<void> {
  await tx.run(q.closeContexts, agent, session_id);
}

/** Before a compaction. */
export async function beforeCompaction(tx: WriteTx, seen: InWindow): Promise<void> {
  await loseContext(tx, seen, 'compaction');
}

/** Everything that a context was told and heard, in order: for an agent whose block is sent anew with each request. */
export async function toldTexts(tx: WriteTx, seen: InWindow): Promise<readonly string[]> {
  const context = await findContext(tx, seen);
  if (!context) return [];
  const { agent, session_id, window_key } = context;
  const rows = await tx.all(q.textsOfContext, agent, session_id, window_key, context.context);
  return rows.flatMap(({ payload_text }) => payload_text ?? []);
}
