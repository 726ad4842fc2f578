// Finishes the end of a session that takes longer than its agent waits, for example with a home on a server. A separate
// process, for which the agent does not wait, does all of it again. Repeating what the first process did has the same
// effect, and a session that has begun again meanwhile is left alone.
import { processAgeMs, systemClock } from '../../base/clock.ts';
import { systemProcesses } from '../../base/processes.ts';
import { asWindow, windowOf } from './agent-window.ts';
import type { HookEvent } from './hook-answers.ts';

/** Follows the agent's name on the command line. */
export const FINISH = '--finish';

export function finishInBackground({ agent, event, session_id, cwd, transcript_path, source }: HookEvent): void {
  const { spawn } = process.getBuiltinModule('node:child_process');
  const child = spawn(process.execPath, [process.argv[1] ?? '', 'hook', agent, FINISH], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    windowsHide: true,
  });
  // The agent has its answer and no longer listens.
  child.on('error', () => {});
  child.stdin.on('error', () => {});
  // The event happened before this process was started.
  const at_ms = Math.floor(systemClock.now() - processAgeMs());
  const window = windowOf(agent, systemProcesses);
  const told = { hook_event_name: event, session_id, cwd, transcript_path, reason: source, at_ms, window };
  child.stdin.end(JSON.stringify(told));
}

/** In the separate process: the event as it was, with its time and the window that it came from. */
export function asItWas(event: HookEvent | undefined, input: unknown): HookEvent | undefined {
  const told = (input ?? {}) as { readonly at_ms?: unknown; readonly window?: unknown };
  const window = asWindow(told.window);
  if (!event || typeof told.at_ms !== 'number') return event;
  return { ...event, at_ms: told.at_ms, ...(window ? { window } : {}) };
}
