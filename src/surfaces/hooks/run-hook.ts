// `throughline hook <agent>` as a process: reads the event and writes the answer within its time limit. The agent never
// sees an error: a failure is logged, and the answer is empty.
import { after, processAgeMs, systemClock } from '../../base/clock.ts';
import { isCodingAgent, type CodingAgent } from '../../base/coding-agents.ts';
import type { Processes } from '../../base/processes.ts';
import type { Config } from '../../config.ts';
import { MustOpen, hasHome, type CurrentDatabase } from '../../home/hot-home.ts';
import type { Answer } from '../coding-agents/contract.ts';
import { writeAnswer } from '../terminal/write-answer.ts';
import { answerFor, EMPTY, written } from './answers.ts';
import { folderOf, parseEvent } from './events.ts';
import { asItWas, behindIn, finishBehind, finishInBackground, type Behind } from './finish-in-background.ts';
import type { HookEvent, HookOutcome, HookPorts } from './hook-answers.ts';
import { hotHook } from './hot-hook.ts';
import { createHookLog, type HookLog } from './log.ts';
import { ownCall } from './own-calls.ts';
import { readInput } from './read-input.ts';

export interface RunHookOptions {
  readonly config: Config;
  readonly databases: readonly CurrentDatabase[];
  /** No agent waits for this process: it finishes work for which another had no time. */
  readonly isApart: boolean;
  /** Answers with the whole program: if a database must be created or migrated, or is on a server. */
  readonly loadWhole: () => Promise<{
    readonly answerFromHome: (event: HookEvent, options: FromHomeOptions) => Promise<HookOutcome | undefined>;
    readonly releaseHeld: (event: HookEvent, options: FromHomeOptions) => Promise<void>;
    /** Never while an agent waits. */
    readonly doBehind: (behind: Behind, said: unknown, options: FromHomeOptions) => Promise<void>;
  }>;
  /** Called when the answer is written, with the way through this program that led to it. */
  readonly onAnswered?: (way: string) => void;
}

export interface FromHomeOptions {
  readonly config: Config;
  readonly processes?: Processes;
  readonly onError: HookPorts['onError'];
}

/**
 * Agents wait at most a second for the end of a session, counted from before the shell that starts this until it
 * exits. For other events, no agent should wait longer than this.
 */
const END_BUDGET_MS = 800;
const BUDGET_MS = 5_000;
const APART_BUDGET_MS = 30_000;

/** How far it got, for the log when time runs out. */
interface Progress {
  event?: HookEvent;
  /** The answer that does not need the session's row. */
  answer?: Answer;
  /** The whole program was needed. */
  isWhole?: boolean;
  /** What is done once the agent has its answer. */
  behind?: Behind;
  /** A home was found, and answered. */
  isHome?: boolean;
  /** What the answer tells counts as told once it was written. */
  hear?: () => Promise<void>;
}

export async function runHook(agent: string | undefined, options: RunHookOptions): Promise<void> {
  const log = createHookLog(options.config.configFolder, agent ?? '', systemClock);
  const progress: Progress = {};
  const responding = respond(agent, options, log, progress);
  const broken = new Promise<typeof BROKEN>((resolve) => {
    process.once('uncaughtException', (error) => {
      log('no answer', error);
      resolve(BROKEN);
    });
  });
  let stop = () => {};
  const late = new Promise<typeof LATE>((resolve) => {
    const over = () => resolve(LATE);
    const wait = (budgetMs: number, then: () => void) => {
      stop = after(Math.max(0, budgetMs - processAgeMs()), then);
    };
    if (options.isApart) wait(APART_BUDGET_MS, over);
    else wait(END_BUDGET_MS, () => (progress.event?.kind === 'end' ? over() : wait(BUDGET_MS, over)));
  });
  const answer = await Promise.race([responding, broken, late]);
  stop();
  const writing = writeAnswer(written(agent, typeof answer === 'symbol' ? (progress.answer ?? EMPTY) : answer));
  if (answer === LATE) giveUp(progress.event, options, log);
  if (typeof answer !== 'symbol' && writing === 'whole') await keepHeard(progress, log);
  // Exits without cleaning up what the system frees anyway, which would cost a millisecond. But the whole program saves
  // its compiled code on exit.
  const isLast = typeof answer !== 'symbol' && writing !== 'later' && !progress.isWhole;
  if (isLast) options.onAnswered?.(wayOf(progress));
  if (answer !== LATE && !options.isApart) doLater(progress, log, isLast);
  if (typeof answer === 'symbol') leave();
  if (isLast) process.exit(0);
}

/** If that is not kept, the session hears the same again. */
async function keepHeard({ event, hear }: Progress, log: HookLog): Promise<void> {
  try {
    await hear?.();
  } catch (error) {
    log(`${event?.event ?? ''}: what was told was not kept`, error);
  }
}

/** A prompt that is told something goes a longer way than most. */
function wayOf({ event, isHome, hear }: Progress): string {
  if (!event) return 'call';
  if (!isHome) return 'homeless';
  return event.kind === 'prompt' && hear ? 'told' : event.kind;
}

const LATE = Symbol('late');
const BROKEN = Symbol('broken');

function giveUp(event: HookEvent | undefined, { isApart }: RunHookOptions, log: HookLog): void {
  if (event?.kind !== 'end' || isApart) {
    log(`no answer in time to ${event?.event ?? 'what came on stdin'}`);
    return;
  }
  try {
    finishInBackground(event);
  } catch (error) {
    log(`${event.event}: not finished in time`, error);
  }
}

/** The agent has its answer; the process that does it is not waited for. */
function doLater({ event, behind }: Progress, log: HookLog, isLast: boolean): void {
  if (!event || !behind) return;
  try {
    finishBehind(event, behind, { isLast });
  } catch (error) {
    log(`${event.event}: no process was started behind it`, error);
  }
}

async function respond(
  agent: string | undefined,
  options: RunHookOptions,
  log: HookLog,
  progress: Progress,
): Promise<Answer> {
  try {
    if (!isCodingAgent(agent)) throw new Error('unknown agent');
    const input = await readInput();
    const { config, isApart } = options;
    const behind = isApart ? behindIn(input) : undefined;
    if (behind) {
      const whole = { config: { ...config, cwd: folderOf(agent, input) ?? config.cwd }, onError: log };
      await (await options.loadWhole()).doBehind(behind, (input as { readonly said?: unknown }).said, whole);
      return EMPTY;
    }
    const heard = parseEvent(agent, input, config);
    const event = isApart ? asItWas(heard, input) : heard;
    if (!event) return callOf(agent, input, config) ?? EMPTY;
    progress.event = event;
    const answer = await outcomeOf(agent, event, options, log, progress);
    // No agent waits here: one process is enough.
    if (isApart && progress.behind) {
      const whole = { config: { ...config, cwd: event.cwd }, onError: log };
      await (await options.loadWhole()).doBehind(progress.behind, event.said, whole);
    }
    return answer;
  } catch (error) {
    log('no answer', error);
    return EMPTY;
  }
}

/** A call of our own tools with its owner filled in; unchanged if there is no home. */
function callOf(agent: CodingAgent, input: unknown, config: Config): object | undefined {
  const call = ownCall(agent, input, config.owner);
  return call && hasHome(folderOf(agent, input) ?? config.cwd, config) ? call : undefined;
}

async function outcomeOf(
  agent: CodingAgent,
  event: HookEvent,
  { config, databases, loadWhole }: RunHookOptions,
  log: HookLog,
  progress: Progress,
): Promise<Answer> {
  const onError: HookPorts['onError'] = (what, error) => log(`${event.event}: ${what}`, error);
  const hot = { config, databases, onError };
  const answer = (outcome: HookOutcome | undefined) => {
    if (outcome?.drafts || outcome?.drain) {
      progress.behind = { drafts: outcome.drafts ?? [], drain: outcome.drain ?? false };
    }
    if (outcome?.said?.hear) progress.hear = outcome.said.hear;
    return outcome ? answerFor(agent, event, outcome) : EMPTY;
  };
  const whole = () => ({ config: { ...config, cwd: event.cwd }, onError });
  const load = () => {
    progress.isWhole = true;
    return loadWhole();
  };
  try {
    const outcome = await hotHook(event, hot);
    progress.isHome = outcome !== undefined;
    // A session that its user named may return under that name.
    if (outcome?.holds && config.owner === undefined) await (await load()).releaseHeld(event, whole());
    return answer(outcome);
  } catch (error) {
    if (!(error instanceof MustOpen)) throw error;
  }
  // Only the answer to a start does not depend on the session's row.
  const isToldAnyway = event.kind === 'start';
  const unkept = isToldAnyway
    ? await hotHook(event, { ...hot, isWithoutMind: true, onError: () => {} }).catch(() => undefined)
    : undefined;
  progress.answer = answer(unkept);
  try {
    const { answerFromHome } = await load();
    return answer(await answerFromHome(event, whole()));
  } catch (error) {
    log(`${event.event}: the home could not be opened`, error);
    return progress.answer;
  }
}

/**
 * A pending read of stdin would keep the process from exiting, so the process replaces itself by one that ends at
 * once.
 */
function leave(): void {
  try {
    if (process.platform !== 'win32') process.execve?.('/bin/sh', ['sh', '-c', 'exit 0'], {});
  } catch {
    // Not every Node supports it.
  }
  process.exit(0);
}
