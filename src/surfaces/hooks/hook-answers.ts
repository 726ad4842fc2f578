// What a hook of a coding agent does, independent of how the databases were opened: stores the session's row, reads the
// resume, and records which tasks are in flight. Statuses are never changed.
import { Refusal } from '../../base/errors.ts';
import { branchAt, workPlaceOf, type WorkPlace } from '../../base/git-worktree.ts';
import type { AgentProcess, Processes } from '../../base/processes.ts';
import { withoutTokens } from '../../base/secrets/known-token.ts';
import { filesInside } from './files-inside.ts';
import { MustOpen } from '../../home/hot-home.ts';
import {
  beginSession,
  noteSession,
  isToldNothing,
  readDraft,
  readPlaces,
  recordEdits,
  takeDrain,
  tellAtBeginning,
  tellAtPrompt,
  type AtBeginning,
  type Beginning,
  type BeginsBy,
  type Beside,
  type Draft,
  type GoneSession,
  type Met,
  type MindReads,
  type MindWrites,
  type Place,
  type Pressure,
  type Said,
  type Seen,
  type Telling,
  type TellingAtPrompt,
  type Ways,
} from '../../mind/hot.ts';
import {
  readCodeFolder,
  readInFlight,
  readResume,
  resumeWords,
  type BlockFacts,
  type Found,
  type ResumeFacts,
  type TaskInFlight,
  type WorkReads,
} from '../../work/hot.ts';
import type { EventKind } from '../coding-agents/contract.ts';
import { windowOf } from './agent-window.ts';

/** An agent's event in terms of its session: what happens, independent of the agent's name for it. */
export interface HookEvent extends WorkPlace {
  readonly agent: string;
  readonly kind: EventKind;
  /** The agent's name for the event. */
  readonly event: string;
  readonly session_id: string | null;
  readonly cwd: string;
  readonly transcript_path: string | null;
  /** How the session began, or why it ends. */
  readonly source: string;
  /** What the agent can do with a text now: neither, if it continues only because a hook spoke. */
  readonly ways: Ways;
  readonly owner: string;
  /** The answer does not reach the model: the next prompt delivers it. */
  readonly is_unheard?: boolean;
  /** When the session was last compacted, for agents that report it only afterwards. */
  readonly compacted_at?: string;
  /** The turn that a prompt begins, as the agent names it. */
  readonly turn_id?: string;
  /** How full the model's context is; read only where something is to be said. */
  readonly pressure?: () => Pressure;
  /** The agent's summary of what was compacted since; undefined where it cannot be read yet. */
  readonly summary?: (since: string) => string | undefined;
  /** What its model met since, with files as the agent names them; undefined where the agent does not say. */
  readonly met?: (since: string) => Met;
  /** The agent sends all of what it was told anew with each request, as a block of its system prompt. */
  readonly keeps_block?: boolean;
  /** The files that were changed, as the agent names them. */
  readonly files?: readonly string[];
  /** At the end of a session, from an agent without a transcript: what it said last. Not stored by a hook. */
  readonly said?: unknown;
  /** When it happened by this machine's clock, if another process reports it late. */
  readonly at_ms?: number;
  /** What is checked out in the working directory. */
  readonly branch?: string | undefined;
  /** The agent's process, if another process reports what that one said. */
  readonly window?: AgentProcess;
}

export interface HookPorts {
  readonly work: WorkReads;
  /** Whether the work lost acknowledged events. Only the whole program can tell; without it, `work` knows of none. */
  readonly hasLostEvents?: () => Promise<boolean>;
  readonly mind: MindWrites;
  /** Where nothing can be written, what was set before can mostly be read. */
  readonly mindAsItIs: MindReads;
  readonly processes: Processes;
  /**
   * Releases what sessions hold whose processes are gone, and ends them. Whether anything was released: then the work
   * is to be read again.
   */
  readonly endGone: (gone: readonly GoneSession[]) => Promise<boolean>;
  /** Releases what the event's own session held before it ended; whether there was anything. */
  readonly releaseOwn: () => Promise<boolean>;
  /** The person said for this process that nothing is to be injected. */
  readonly optedOut: boolean;
  /** This machine's clock; the transaction has a time of its own. */
  readonly nowMs: () => number;
  /** Called when a part fails and the rest still continues. */
  readonly onError: (what: string, error: unknown) => void;
}

export interface HookOutcome {
  /** What the session is told, and what is to be done once it was. Without it, `resume` is. */
  readonly said?: Said;
  readonly resume?: BlockFacts;
  /**
   * Why the work cannot be told: its tables do not follow from its events, it lost events, or the home waits to be
   * upgraded.
   */
  readonly trouble?: 'damaged' | 'lost' | 'older';
  /** Tasks in flight without a fresh checkpoint, of which the session or its user hears now. */
  readonly gaps?: Gaps;
  /** The session is over and still holds tasks, for which others would wait. */
  readonly holds?: boolean;
  /** Sessions that are over and may have left work without a checkpoint: a draft is made of it, by a process of its own. */
  readonly drafts?: readonly SessionKey[];
  /** Sessions are to be distilled, and this hook is the one that has a process started for it. */
  readonly drain?: boolean;
}

export interface SessionKey {
  readonly agent: string;
  readonly session_id: string;
}

export interface Gaps {
  readonly tasks: readonly TaskInFlight[];
  /** Without a task of its own: how many files it changed, and which task in progress nobody holds. */
  readonly files?: number;
  readonly unheld?: number | null;
  /** Since when there has been no checkpoint. */
  readonly since: 'begin' | 'compaction';
  /** Whether the agent is asked for one, or its user reminded. */
  readonly way: keyof Ways;
}

export async function answerHook(given: HookEvent, ports: HookPorts): Promise<HookOutcome> {
  const ways = ports.optedOut ? { ask: false, remind: false } : given.ways;
  const event: HookEvent = { ...workPlaceOf(given), branch: branchAt(given.cwd), ways };
  const { kind } = event;
  if (kind === 'start') return start(event, ports);
  if (kind === 'prompt') return prompt(event, ports);
  if (kind === 'edit') return edit(event, ports);
  return note(event, kind, ports);
}

async function start(event: HookEvent, ports: HookPorts): Promise<HookOutcome> {
  const { found, outcome } = await readingResume(event, ports);
  const { processes } = ports;
  const isUnheard = event.is_unheard === true;
  const beside = found && besideOf(found);
  const tellOf = (resume: HookOutcome): AtBeginning => ({
    by: beginningOf(event),
    telling: telling(event, ports, resume),
    isUnheard,
  });
  const tell = (draft: Draft | undefined) => tellOf(withDraft(outcome, draft));
  const begin = (how: Pick<Beginning, 'isFree' | 'tell'>) =>
    keeping(event, ports, found, (mind, seen) => beginSession(mind, seen, { ...how, processes, beside }));
  // If it cannot be told anything, the session is kept all the same.
  const tried = (await begin({ isFree: false, tell })) ?? (await begin({ isFree: false }));
  const isReleased = tried?.isEnded === true && (await ending(() => ports.releaseOwn(), ports));
  const begun = tried?.isEnded ? await begin({ isFree: true, tell: isReleased ? undefined : tell }) : tried;
  const gone = begun?.gone ?? [];
  const isFreed = (gone.length > 0 && (await ending(() => ports.endGone(gone), ports))) || isReleased;
  const drafts = gone.length > 0 ? { drafts: gone, ...(await drainOf(event, ports, found)) } : {};
  const resume = isFreed ? await resumed(event, ports) : withDraft(outcome, begun?.draft);
  const isToldApart = isReleased || gone.length > 0;
  const said = isToldApart
    ? await keeping(event, ports, found, async (mind, seen) => {
        const { project_id } = seen;
        return project_id === null
          ? undefined
          : tellAtBeginning(mind, { ...seen, project_id }, tellOf(resume), processes);
      })
    : begun?.said;
  if (isUnheard) return drafts;
  return unlessOff(event, ports, found, { ...resume, ...saying(said), ...drafts });
}

/** What is said without a decision, because the mind was not asked for one, is not said to whoever is to be told nothing. */
async function unlessOff(
  event: HookEvent,
  ports: HookPorts,
  found: Found<unknown> | undefined,
  outcome: HookOutcome,
): Promise<HookOutcome> {
  const { resume, trouble, ...rest } = outcome;
  if (outcome.said || (resume === undefined && trouble === undefined)) return outcome;
  return ports.optedOut || (await isModeOff(event, ports, found)) ? rest : outcome;
}

async function isModeOff(
  { agent, session_id }: HookEvent,
  { mindAsItIs }: HookPorts,
  found: Found<unknown> | undefined,
): Promise<boolean> {
  const project_id = found?.project_id ?? null;
  try {
    return await isToldNothing(mindAsItIs, { agent, session_id: session_id ?? '', project_id });
  } catch {
    // There is no mind yet, or it is damaged: nobody says that it is off.
    return false;
  }
}

const BEGINNINGS: Readonly<Record<string, BeginsBy>> = { resume: 'resume', clear: 'clear', compact: 'compaction' };

function beginningOf({ source }: HookEvent): BeginsBy {
  return Object.hasOwn(BEGINNINGS, source) ? (BEGINNINGS[source] ?? 'start') : 'start';
}

function telling(event: HookEvent, { optedOut }: HookPorts, { resume }: HookOutcome): Telling {
  return {
    opted_out: optedOut,
    pressure: event.pressure ?? (() => ({ bps: null, source: 'not reported' })),
    summary: event.summary,
    keepsBlock: event.keeps_block ?? false,
    work: resume && { say: resumeWords(resume) },
  };
}

function saying(said: Said | undefined): HookOutcome {
  return said ? { said, ...(said.isDrainDue ? { drain: true } : {}) } : {};
}

/** Whoever works on the queue finds sessions that have ended without a word. */
async function drainOf(event: HookEvent, ports: HookPorts, found: Found<unknown> | undefined): Promise<HookOutcome> {
  return (await keeping(event, ports, found, (mind) => takeDrain(mind))) === true ? { drain: true } : {};
}

function besideOf({ project_id, facts }: Found<ResumeFacts>): Beside {
  return { project_id, task_id: facts.step.task_id, ...facts.standing };
}

function withDraft(outcome: HookOutcome, draft: Draft | undefined): HookOutcome {
  return outcome.resume && draft ? { ...outcome, resume: { ...outcome.resume, draft } } : outcome;
}

async function resumed(event: HookEvent, ports: HookPorts): Promise<HookOutcome> {
  const { found, outcome } = await readingResume(event, ports);
  return found
    ? withDraft(outcome, await keeping(event, ports, found, (mind) => readDraft(mind, besideOf(found))))
    : outcome;
}

/** If that fails, the claims of sessions that are over expire as they would have. */
async function ending(end: () => Promise<boolean>, { onError }: HookPorts): Promise<boolean> {
  try {
    return await end();
  } catch (error) {
    if (error instanceof MustOpen) throw error;
    onError('sessions that are over were not ended', error);
    return false;
  }
}

/** Most prompts are told nothing, and the work is not read for them. */
async function prompt(event: HookEvent, ports: HookPorts): Promise<HookOutcome> {
  let met: TellingAtPrompt['met'] = event.met && 'not looked up';
  let drain: HookOutcome = {};
  const tell = async (outcome: HookOutcome, found?: Found<unknown>): Promise<Said | 'needs work' | undefined> => {
    const told = await keeping(event, ports, found, (mind, seen) =>
      tellAtPrompt(mind, seen, {
        ...telling(event, ports, outcome),
        met,
        turnId: event.turn_id,
        compactedAt: event.compacted_at,
      }),
    );
    if (told?.isDrainDue) drain = { drain: true };
    if (told === undefined || !('needs' in told)) return told;
    if (told.needs === 'work') return 'needs work';
    met = await metSince(event, ports, told.since);
    return tell(outcome, found);
  };
  const said = await tell({});
  if (said !== 'needs work') return { ...saying(said), ...drain };
  const { found, outcome } = await readingResume(event, ports);
  const resume = found
    ? withDraft(outcome, await keeping(event, ports, found, (mind) => readDraft(mind, besideOf(found))))
    : outcome;
  const told = resume.resume ? await tell(resume, found) : undefined;
  return unlessOff(event, ports, found, { ...resume, ...(told === 'needs work' ? {} : saying(told)), ...drain });
}

/** Only where files were read is the work asked which folder they are named from. */
async function metSince(event: HookEvent, ports: HookPorts, since: string): Promise<Met> {
  const { outputs, files } = event.met?.(since) ?? NOTHING_MET;
  const found = files.length > 0 ? await reading(event, ports, readCodeFolder) : undefined;
  return { outputs, files: found ? filesInside(found.facts, event.cwd, files) : [] };
}

const NOTHING_MET: Met = { outputs: [], files: [] };

/** Answers nothing: what a session changed is asked about when it stops. */
async function edit(event: HookEvent, ports: HookPorts): Promise<HookOutcome> {
  const found = await reading(event, ports, readCodeFolder);
  const files = found ? filesInside(found.facts, event.cwd, event.files ?? []) : [];
  if (files.length > 0) await keeping(event, ports, found, (mind, seen) => recordEdits(mind, seen, files));
  return {};
}

/** The end answers nothing and stores a last note: an interrupted agent may never have sent a stop event. */
async function note(event: HookEvent, kind: 'compacting' | 'stop' | 'end', ports: HookPorts): Promise<HookOutcome> {
  const found = await reading(event, ports, readInFlight);
  const { tasks, tag: taskTag = null, unheld = null, recorded_at = null } = found?.facts ?? {};
  const { processes } = ports;
  const look = {
    kind,
    tasks,
    taskTag,
    recordedAt: recorded_at,
    ways: event.ways,
    ageMs: ageOf(event, ports),
    processes,
  };
  const looked = await keeping(event, ports, found, (mind, seen) => noteSession(mind, seen, look));
  if (kind === 'end') {
    // If an end is reported late, only the session's row shows whether the session has continued.
    const isOver = looked ? looked.isOver : event.session_id !== null && event.at_ms === undefined;
    const { agent, session_id } = event;
    return {
      ...(isOver && tasks?.some(({ is_held }) => is_held) ? { holds: true } : {}),
      ...(looked?.isDraftDue && session_id !== null ? { drafts: [{ agent, session_id }] } : {}),
      ...(looked?.isDrainDue ? { drain: true } : {}),
    };
  }
  const drain = looked?.isDrainDue ? { drain: true } : {};
  return looked?.told ? { gaps: { ...looked.told, unheld, since: looked.since }, ...drain } : drain;
}

function ageOf({ at_ms }: HookEvent, { nowMs }: HookPorts): number {
  return at_ms === undefined ? 0 : Math.max(0, nowMs() - at_ms);
}

/** A session whose project is damaged, or lost events, hears that, instead of a next step that may be wrong. */
async function readingResume(
  event: HookEvent,
  ports: HookPorts,
): Promise<{ readonly found: Found<ResumeFacts> | undefined; readonly outcome: HookOutcome }> {
  if (await hasLostEvents(ports)) return { found: undefined, outcome: { trouble: 'lost' } };
  let isDamaged = false;
  const onError: HookPorts['onError'] = (what, error) => {
    isDamaged = error instanceof Refusal && error.code === 'projection_damaged';
    ports.onError(what, error);
  };
  const found = await reading(event, { ...ports, onError }, readResume);
  if (found) return { found, outcome: { resume: await withPlaces(event, ports, found.facts) } };
  return { found, outcome: isDamaged ? { trouble: 'damaged' } : {} };
}

/** If that cannot be read, the answer is given without it. */
async function withPlaces(event: HookEvent, { mind, onError }: HookPorts, facts: ResumeFacts): Promise<BlockFacts> {
  const own = { ...facts, place: placeOf(event) };
  if (facts.held_by_others.length === 0) return own;
  const owners = facts.held_by_others.map(({ owner }) => owner);
  try {
    return { ...own, places: await readPlaces(mind, owners) };
  } catch (error) {
    // The session's own row is written next, and says what the mind needs.
    if (!(error instanceof MustOpen)) onError('the places of other sessions were not read', error);
    return own;
  }
}

function placeOf({ worktree, branch = '' }: HookEvent): Place {
  return {
    worktree: worktree ? withoutTokens(worktree.root) : null,
    branch: branch === '' ? null : withoutTokens(branch),
  };
}

async function hasLostEvents(ports: HookPorts): Promise<boolean> {
  try {
    return (await ports.hasLostEvents?.()) ?? false;
  } catch (error) {
    ports.onError('the ledger was not looked at', error);
    return false;
  }
}

/**
 * If the work cannot be read, there is no answer, but the session's row is stored. Also undefined if no project is
 * meant.
 */
async function reading<Facts>(
  event: HookEvent,
  { work, onError }: HookPorts,
  read: (work: WorkReads, session: HookEvent) => Promise<Found<Facts> | undefined>,
): Promise<Found<Facts> | undefined> {
  try {
    return await read(work, event);
  } catch (error) {
    if (error instanceof MustOpen) throw error;
    onError('the work was not read', error);
    return undefined;
  }
}

/** If the session cannot be stored, its row is missing, but the answer is given. */
async function keeping<T>(
  heard: HookEvent,
  { mind, processes, onError }: HookPorts,
  found: Found<unknown> | undefined,
  keep: (mind: MindWrites, seen: Seen) => Promise<T>,
): Promise<T | undefined> {
  const { agent, session_id, owner, cwd, transcript_path, source, event, window } = heard;
  if (session_id === null) return undefined;
  const project_id = found?.project_id ?? null;
  try {
    return await keep(mind, {
      agent,
      session_id,
      project_id,
      owner,
      cwd: withoutTokens(cwd),
      ...placeOf(heard),
      window: window ?? windowOf(agent, processes),
      transcript_path: transcript_path === null ? null : withoutTokens(transcript_path),
      source: withoutTokens(source),
      event,
    });
  } catch (error) {
    if (error instanceof MustOpen) throw error;
    onError('the session was not kept', error);
    return undefined;
  }
}
