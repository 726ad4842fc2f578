// Finishes what an agent does not wait for, in a separate process. The end of a session that takes longer than its agent waits,
// for example with a home on a server, is done again as a whole: repeating has the same effect, and a session that has begun
// again meanwhile is left alone. Drafts of what ended sessions left are only made there: git is asked for them.
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
  start(agent, { hook_event_name: event, session_id, cwd, transcript_path, reason: source, said, at_ms, window });
}

/** `isLast` if this process has nothing more to do: then it ends here, if it can. */
export function draftInBackground(
  { agent, event, cwd, said }: HookEvent,
  drafts: readonly SessionKey[],
  { isLast }: { readonly isLast: boolean },
): void {
  const told = { hook_event_name: event, cwd, said, drafts };
  if (isLast) leaveBehind(argsOf(agent), JSON.stringify(told));
  start(agent, told);
}

function argsOf(agent: string): readonly string[] {
  return [process.argv[1] ?? '', 'hook', agent, FINISH];
}

function start(agent: string, told: object): void {
  const { spawn } = process.getBuiltinModule('node:child_process');
  const child = spawn(process.execPath, argsOf(agent), {
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

/** In the separate process: the sessions of which only drafts are to be made. */
export function draftsIn(input: unknown): readonly SessionKey[] | undefined {
  const { drafts } = (input ?? {}) as { readonly drafts?: unknown };
  if (!Array.isArray(drafts)) return undefined;
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
  return (drafts as readonly Partial<SessionKey>[]).flatMap(({ agent, session_id }) =>
    isText(agent) && isText(session_id) ? [{ agent, session_id }] : [],
  );
}

/** In the separate process: the event as it was, with its time and the window that it came from. */
export function asItWas(event: HookEvent | undefined, input: unknown): HookEvent | undefined {
  const told = (input ?? {}) as { readonly at_ms?: unknown; readonly window?: unknown };
  const window = asWindow(told.window);
  if (!event || typeof told.at_ms !== 'number') return event;
  return { ...event, at_ms: told.at_ms, ...(window ? { window } : {}) };
}
