// The door for hooks: what a session's rows become when it begins, goes on, is compacted or ends, each in one write. Plain
// SQL, no schema library: half of a hook's time goes into reading its code.
import type { Draft } from '../base/checkpoint-draft.ts';
import { sessionOwner } from '../base/coding-agents.ts';
import type { Processes } from '../base/processes.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';
import type { Ways } from './modes/checkpoint-mode.ts';
import { draftBeside, type Beside } from './draft-record.ts';
import { readLeftTranscripts, type LeftTranscripts } from './finalize/left-transcripts.ts';
import { askForRun, takeWake } from './finalize/triggers.ts';
import * as q from './queries.ts';
import { recordFiles } from './record-files.ts';
import { isDraftDue, recordNote, type NotedTask, type Told } from './record-note.ts';
import {
  forgetGone,
  hasEnded,
  isNewCompaction,
  isNewSession,
  recordBegin,
  recordCompaction,
  recordEnd,
  recordGone,
  recordTouch,
  recordCompactedAt,
  type EndOptions,
  type SessionEvent,
} from './record-session.ts';
import { noteCollisions } from './injection/collide.ts';
import {
  beforeCompaction,
  endContexts,
  endTurn,
  NEEDS_WORK,
  speakAtBeginning,
  speakAtPrompt,
  toldTexts,
  type Beginning as BeginsBy,
  type Met,
  type Pressure,
  type Speaking,
  type SpeakingAtPrompt,
  type Spoken,
  type WorkWords,
} from './injection/hot.ts';
import { readSoFar } from './injection/inject.ts';
import { attentionOf, readHealth, readHomeHealth, type Attention } from './injection/health.ts';
import { findGone, type GoneSession } from './session/windows.ts';

export type { GoneSession } from './session/windows.ts';

export type { Attention, Beside, BeginsBy, Draft, LeftTranscripts, Met, Pressure, Told, Ways, WorkWords };

/** The database that holds sessions. */
export const MIND_DATABASE = 'mind';

/** An open database, or one that is opened by the first write. */
export interface MindWrites {
  write<T>(body: (tx: WriteTx) => Promise<T>): Promise<T>;
}

/** The same, for what is only read. */
export interface MindReads {
  read<T>(body: (tx: ReadTx) => Promise<T>): Promise<T>;
}

/** What the agent reported about its session; the project is the one of its working directory. */
export type Seen = SessionEvent;

/** What a session finds when it begins. */
export interface Begun {
  /** Sessions whose processes are gone; they are still open by their rows. */
  readonly gone: readonly GoneSession[];
  readonly draft?: Draft | undefined;
  /** It had ended, and has not begun yet: what it held then is to be released first, which others may do this moment. */
  readonly isEnded?: true;
  /** What it is told, if that was to be said in the same write, and nothing is to be released before. */
  readonly said?: Said;
}

export interface Beginning {
  /** It holds nothing of the time before its end. */
  readonly isFree: boolean;
  readonly processes: Processes;
  /** What its resume block is about. */
  readonly beside: Beside | undefined;
  /** What it is told beside this draft. */
  readonly tell?: ((draft: Draft | undefined) => AtBeginning) | undefined;
}

export interface AtBeginning {
  readonly by: BeginsBy;
  readonly telling: Telling;
  readonly isUnheard: boolean;
}

export function beginSession(mind: MindWrites, seen: Seen, beginning: Beginning): Promise<Begun> {
  const { isFree, processes, beside, tell } = beginning;
  return mind.write(async (tx) => {
    // A name that its user gave is released by nobody.
    const isOwnName = seen.owner === sessionOwner(seen.agent, seen.session_id);
    if (!isFree && isOwnName && (await hasEnded(tx, seen))) return { gone: [], isEnded: true };
    await recordBegin(tx, seen, seen.event);
    const draft = beside && (await draftBeside(tx, beside));
    const gone = await findGone(tx, processes.machine(), processes.stateOf);
    const { project_id } = seen;
    // What they hold is released first, and the work read again.
    if (!tell || project_id === null || gone.length > 0) return { gone, draft };
    const said = await sayAtBeginning(mind, tx, { ...seen, project_id }, tell(draft), processes);
    return { gone, draft, said };
  });
}

/** The draft to show beside what a resume block is about. */
export function readDraft(mind: MindWrites, beside: Beside): Promise<Draft | undefined> {
  return mind.write((tx) => draftBeside(tx, beside));
}

/** Ends the rows of sessions whose processes are gone and that hold nothing, unless one has come back since. */
export function endGoneSessions(
  mind: MindWrites,
  gone: readonly GoneSession[],
  { machine, stateOf }: Processes,
): Promise<void> {
  return mind.write(async (tx) => forgetGone(tx, await recordGone(tx, gone, machine(), stateOf)));
}

/** Whether the caller starts a process that works on the queue: nobody does at the moment. */
export function takeDrain(mind: MindWrites): Promise<boolean> {
  return mind.write(takeWake);
}

/** The same, where nothing is written. */
export function readDraftBeside(mind: MindReads, beside: Beside): Promise<Draft | undefined> {
  return mind.read((tx) => draftBeside(tx, beside));
}

/** Where the mind has stopped learning without anybody noticing; of a home without a project. Null where all is well. */
export function readAttention(mind: MindReads, projectId?: string): Promise<Attention | null> {
  return mind.read(async (tx) => {
    const nowMs = await tx.now();
    return attentionOf(
      projectId === undefined ? await readHomeHealth(tx, nowMs) : await readHealth(tx, projectId, nowMs),
    );
  });
}

/** Sessions of the home whose record was not taken; null where there is none. */
export function readLeft(mind: MindReads): Promise<LeftTranscripts | null> {
  return mind.read(async (tx) => readLeftTranscripts(tx, await tx.now()));
}

/** Whether the mode `off` holds for a session, whose project its row says where the caller does not know it. */
export function isToldNothing(
  mind: MindReads,
  { project_id, ...key }: Pick<Seen, 'agent' | 'session_id' | 'project_id'>,
): Promise<boolean> {
  return mind.read(async (tx) => {
    const project = project_id ?? (await tx.get(q.readSession, key.agent, key.session_id))?.project_id ?? null;
    return (await readSoFar(tx, key, project ?? '')).mode === 'off';
  });
}

export interface Place {
  readonly worktree: string | null;
  readonly branch: string | null;
}

/** Where the sessions work that hold claims under these names. */
export function readPlaces(mind: MindWrites, owners: readonly string[]): Promise<ReadonlyMap<string, Place>> {
  return mind.write((tx) => placesOf(tx, owners));
}

export async function placesOf(tx: ReadTx, owners: readonly string[]): Promise<ReadonlyMap<string, Place>> {
  const places = new Map<string, Place>();
  for (const owner of new Set(owners)) {
    const row = await tx.get(q.readPlaceOfOwner, owner);
    if (row) places.set(owner, { worktree: row.worktree, branch: row.branch });
  }
  return places;
}

/** Keeps which files of its project the session changed. */
export async function recordEdits(mind: MindWrites, seen: Seen, files: readonly string[]): Promise<void> {
  const { project_id } = seen;
  await mind.write(async (tx) => {
    const session = await recordTouch(tx, seen);
    if (project_id === null || !session) return;
    await noteCollisions(tx, { ...session, project_id }, files);
    await recordFiles(tx, { ...seen, project_id }, files);
  });
}

// ── What a session is told ───────────────────────────────────────────────────────────────────────────────────

export interface Said extends Omit<Spoken, 'hear'> {
  /** What is told now; `text` may begin with what was told before. */
  readonly news: string;
  /** To be called once the answer was written: what it told counts from then on. */
  readonly hear: (() => Promise<void>) | undefined;
}

/** `keepsBlock`: the agent sends the whole block anew with each request, so that it gets what it was told before too. */
export interface Telling extends Omit<Speaking, 'event' | 'project_id'> {
  readonly keepsBlock: boolean;
}

/** A session that was kept begins to speak with its model. */
export function tellAtBeginning(
  mind: MindWrites,
  seen: Seen & { readonly project_id: string },
  how: AtBeginning,
  processes: Pick<Processes, 'stateOf'>,
): Promise<Said> {
  return mind.write((tx) => sayAtBeginning(mind, tx, seen, how, processes));
}

async function sayAtBeginning(
  mind: MindWrites,
  tx: WriteTx,
  seen: Seen & { readonly project_id: string },
  { by, telling, isUnheard }: AtBeginning,
  { stateOf }: Pick<Processes, 'stateOf'>,
): Promise<Said> {
  const where = placeOf(seen, telling);
  const spoken = await speakAtBeginning(tx, where, by, { ...seen, ...telling }, { stateOf, isUnheard });
  return saidOf(mind, spoken, await blockOf(tx, where, telling, spoken));
}

export interface TellingAtPrompt extends Telling, Pick<SpeakingAtPrompt, 'met'> {
  readonly turnId?: string | undefined;
  readonly compactedAt?: string | undefined;
}

/** What has to be read before a prompt can be answered: its caller asks again with it. */
export type Needs =
  | { readonly needs: 'work'; readonly isDrainDue: boolean }
  | { readonly needs: 'met'; readonly since: string; readonly isDrainDue: boolean };

/**
 * A prompt, kept and answered in one write. The work, and what the session met, are read only where they have to be told. Of a session whose
 * start was not kept nobody knows the project: the work says which one it is, once. Where it knows none, the next event that reads the work asks
 * again.
 */
export function tellAtPrompt(
  mind: MindWrites,
  seen: Seen,
  { turnId, compactedAt, ...telling }: TellingAtPrompt,
): Promise<Said | Needs | undefined> {
  return mind.write(async (tx) => {
    const session = await recordTouch(tx, seen);
    if (!session) return undefined;
    const { project_id } = session;
    if (project_id === null) return isNewSession(session) ? { needs: 'work', isDrainDue: false } : undefined;
    const isCompacted = compactedAt !== undefined && isNewCompaction(session, compactedAt);
    if (isCompacted) {
      await recordCompactedAt(tx, session, compactedAt);
      await beforeCompaction(tx, seen);
    }
    // Whoever records it has the process started that observes the session, whatever is answered.
    const isDrainDue = isCompacted && (await askToDistil(tx, 'compacting', session));
    const where = placeOf(seen, telling);
    const spoken = await speakAtPrompt(tx, where, turnId, { ...seen, project_id, ...telling });
    if (spoken === NEEDS_WORK) return { needs: 'work', isDrainDue };
    if ('since' in spoken) return { needs: 'met', since: spoken.since, isDrainDue };
    const said = saidOf(mind, spoken, await blockOf(tx, where, telling, spoken));
    return isDrainDue ? { ...said, isDrainDue } : said;
  });
}

/** A block is the session's, not a window's: whichever window asks gets it whole. */
function placeOf(seen: Seen, { keepsBlock }: Telling): Seen {
  return keepsBlock ? { ...seen, window: undefined } : seen;
}

async function blockOf(tx: WriteTx, seen: Seen, { keepsBlock, opted_out }: Telling, { text }: Spoken): Promise<string> {
  if (!keepsBlock || opted_out) return text;
  return [...(await toldTexts(tx, seen)), text].filter((one) => one !== '').join('\n\n');
}

function saidOf(mind: MindWrites, { text: news, hear, ...spoken }: Spoken, text: string): Said {
  return { ...spoken, text, news, hear: hear && (() => mind.write(hear)) };
}

export interface Look<Task extends NotedTask> {
  readonly kind: 'compacting' | 'stop' | 'end';
  /** What is in flight; undefined if the session belongs to no project. */
  readonly tasks: readonly Task[] | undefined;
  /** The tag that these tasks say. */
  readonly taskTag: string | null;
  /** When the session last recorded work, as far as is known. */
  readonly recordedAt: string | null;
  /** What its agent can do with a text at this event. */
  readonly ways: Ways;
  /** How long ago it happened. */
  readonly ageMs: number;
  readonly processes: Processes;
}

export interface Looked<Task extends NotedTask> {
  /** The session has ended: it has not begun again since, and is open in no other window. */
  readonly isOver: boolean;
  readonly told?: Told<Task>;
  /** It is over and left work without a checkpoint. */
  readonly isDraftDue: boolean;
  /** What it said is to be distilled, and nobody works on the queue: the caller starts a process that does. */
  readonly isDrainDue: boolean;
  /** Since when a checkpoint would be fresh. */
  readonly since: 'begin' | 'compaction';
}

/** Keeps the session's row and notes what it has in flight. */
export function noteSession<Task extends NotedTask>(
  mind: MindWrites,
  seen: Seen,
  { kind, tasks, taskTag, recordedAt, ways, ageMs, processes: { stateOf } }: Look<Task>,
): Promise<Looked<Task>> {
  return mind.write(async (tx) => {
    const isAgain = kind === 'end' && ageMs > 0 && (await hasEnded(tx, seen));
    const session = await RECORD[kind](tx, seen, { ageMs, stateOf });
    if (!session) return { isOver: false, isDraftDue: false, isDrainDue: false, since: 'begin' };
    const { project_id } = seen;
    const isOver = session.ended_at !== null;
    if (kind === 'stop') await endTurn(tx, seen, taskTag);
    if (kind === 'compacting') await beforeCompaction(tx, seen);
    if (kind === 'end') await endContexts(tx, seen);
    const isDrainDue = await askToDistil(tx, kind, session);
    const looked = { isOver, isDrainDue, since: sinceOf(session) };
    if (tasks === undefined || project_id === null) return { ...looked, isDraftDue: false };
    // What it had in flight was noted by the process that had no time for the rest, which may have released it.
    if (isAgain) return { ...looked, isDraftDue: isOver };
    const noted = { project_id, tasks, recordedAt };
    const told = await recordNote(tx, session, noted, ways);
    const isDue = isOver && (await isDraftDue(tx, session, noted));
    return { ...looked, isDraftDue: isDue, ...(told && { told }) };
  });
}

/** At its end a session is sealed, and before a compaction it is observed; each opening and each compaction once. */
async function askToDistil(tx: WriteTx, kind: 'compacting' | 'stop' | 'end', session: q.SessionRow): Promise<boolean> {
  const { agent, session_id, project_id, ended_at, resumed_at, compactions } = session;
  if (project_id === null || kind === 'stop' || (kind === 'end' && ended_at === null)) return false;
  const of = { agent, session_id, project_id };
  const asked =
    kind === 'end'
      ? askForRun(tx, { ...of, trigger: 'end', finalize: true }, resumed_at)
      : askForRun(tx, { ...of, trigger: 'compaction', finalize: false }, String(compactions));
  return (await asked).isDrainDue;
}

const RECORD = {
  stop: recordTouch,
  compacting: recordCompaction,
  end: (tx: WriteTx, seen: SessionEvent, how: EndOptions) => recordEnd(tx, seen, seen.source, how),
} as const;

function sinceOf({ compacted_at, resumed_at }: q.SessionRow): Looked<NotedTask>['since'] {
  return (compacted_at ?? '') > resumed_at ? 'compaction' : 'begin';
}
