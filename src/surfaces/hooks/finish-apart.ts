// The end of a session that takes longer than its agent waits, as where the home is on a server: another process, for which
// the agent does not wait, does it from the beginning. What the first one did already is done again, to the same effect; a
// session that has begun again meanwhile is left alone.
import { processAgeMs, systemClock } from '../../base/clock.ts';
import type { HookEvent } from './hook-answers.ts';

/** Behind the agent's name. */
export const FINISH = '--finish';

export function finishApart({ agent, event, session_id, cwd, transcript_path, source }: HookEvent): void {
  const { spawn } = process.getBuiltinModule('node:child_process');
  const child = spawn(process.execPath, [process.argv[1] ?? '', 'hook', agent, FINISH], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    windowsHide: true,
  });
  // The agent has its answer and listens no more.
  child.on('error', () => {});
  child.stdin.on('error', () => {});
  // It happened before this process was started for it.
  const at_ms = Math.floor(systemClock.now() - processAgeMs());
  const told = { hook_event_name: event, session_id, cwd, transcript_path, reason: source, at_ms };
  child.stdin.end(JSON.stringify(told));
}

/** In the process apart: the event as it was, with its time. */
export function withItsTime(event: HookEvent | undefined, input: unknown): HookEvent | undefined {
  const { at_ms } = (input ?? {}) as { readonly at_ms?: unknown };
  return event && typeof at_ms === 'number' ? { ...event, at_ms } : event;
}
