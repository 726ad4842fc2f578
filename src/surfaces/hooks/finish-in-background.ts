// Finishes what an agent does not wait for, in a separate process. The end of a session that takes longer than its agent waits,
// for example with a home on a server, is done again as a whole: repeating has the same effect, and a session that has begun
// again meanwhile is left alone. Drafts of what ended sessions left are only made there, because git is asked for them, and sessions are
// only distilled there, or by a process that stays.
import { processAgeMs, systemClock } from '../../base/clock.ts';
import { leaveBehind } from '../../base/leave-behind.ts';
import { systemProcesses } from '../../base/processes.ts';
import { asWindow, windowOf } from './agent-window.ts';
import type { HookEvent, SessionKey } from './hook-answers.ts';

/** Follows the agent's name on the command line. */
export const FINISH = '--finish';

export function finishInBackground(heard: HookEvent): void {
  const { agent, event, session_id, cwd, transcript_path, source, said } = heard;
  // The event happened before this process was started.
  const at_ms = Math.floor(systemClock.now() - processAgeMs());
  const window = windowOf(agent, systemProcesses);
  const told = { hook_event_name: event, session_id, cwd, transcript_path, reason: source, said, at_ms, window };
  start(programOf(agent, []), told);
}

/** What is done behind an answer. */
export interface Behind {
  /** Sessions of whose work drafts are made. */
  readonly drafts: readonly SessionKey[];
  /** Whether the queue of sessions to distil is worked on. */
  readonly drain: boolean;
}

/** `isLast` if this process has nothing more to do: then it ends here, if it can. */
export function finishBehind(
  { agent, event, cwd, said }: HookEvent,
  { drafts, drain }: Behind,
  { isLast }: { readonly isLast: boolean },
): void {
  const told = { hook_event_name: event, cwd, said, drafts, drain };
  const program = programOf(agent, drain ? ['distil'] : []);
  if (isLast) leaveBehind(program, JSON.stringify(told));
  start(program, told);
}

/** A long transcript is read in parts; whatever needs more than this is broken. */
const MOST_MEGABYTES = 512;

/** `shown` only tells people who look at the list of processes what this one does. */
function programOf(agent: string, shown: readonly string[]): readonly string[] {
  return [`--max-old-space-size=${MOST_MEGABYTES}`, process.argv[1] ?? '', 'hook', agent, FINISH, ...shown];
}

function start(program: readonly string[], told: object): void {
  const { spawn } = process.getBuiltinModule('node:child_process');
  const child = spawn(process.execPath, program, {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    windowsHide: true,
  });
  child.unref();
  // The agent has its answer and no longer listens.
  child.on('error', () => {});
  child.stdin.on('error', () => {});
  child.stdin.end(JSON.stringify(told));
}

/** In the separate process: what is only to be done behind an answer that was given. */
export function behindIn(input: unknown): Behind | undefined {
  const { drafts, drain } = (input ?? {}) as { readonly drafts?: unknown; readonly drain?: unknown };
  if (!Array.isArray(drafts)) return undefined;
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
  const sessions = (drafts as readonly Partial<SessionKey>[]).flatMap(({ agent, session_id }) =>
    isText(agent) && isText(session_id) ? [{ agent, session_id }] : [],
  );
  return { drafts: sessions, drain: drain === true };
}

/** In the separate process: the event as it was, with its time and the window that it came from. */
export function asItWas(event: HookEvent | undefined, input: unknown): HookEvent | undefined {
  const told = (input ?? {}) as { readonly at_ms?: unknown; readonly window?: unknown };
  const window = asWindow(told.window);
  if (!event || typeof told.at_ms !== 'number') return event;
  return { ...event, at_ms: told.at_ms, ...(window ? { window } : {}) };
}
