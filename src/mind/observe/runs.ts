// The calls of a session with their results, in order: what ran, whether it passed, and which files changed. No language is needed.
import type { T0Event } from '../t0/contract.ts';
import { tidyCommand } from './commands.ts';
import { filesChangedBy } from './shell-changes.ts';

export interface Run {
  readonly call: T0Event;
  readonly result: T0Event | undefined;
  /** The command in one form; undefined where the call ran none. */
  readonly command: string | undefined;
  readonly hasFailed: boolean;
  /** Only of a call that did not fail. */
  readonly changed: readonly string[];
}

export function runsOf(events: readonly T0Event[]): Run[] {
  const results = new Map<string, T0Event>();
  for (const event of events) if (event.kind === 'result' && event.call !== null) results.set(event.call, event);
  return events.flatMap((call): Run[] => {
    if (call.kind !== 'call') return [];
    const result = call.call === null ? undefined : results.get(call.call);
    const hasFailed =
      result !== undefined && (result.is_error || (result.exit_code !== null && result.exit_code !== 0));
    const byShell = call.command === null ? [] : filesChangedBy(call.command);
    return [
      {
        ...{ call, result, hasFailed },
        command: call.command === null ? undefined : tidyCommand(call.command),
        changed: hasFailed ? [] : [...new Set([...call.files_changed, ...(result?.files_changed ?? []), ...byShell])],
      },
    ];
  });
}

/** Something that passed: it ran to its end, and its end is known. */
export function hasPassed({ result, hasFailed }: Run): boolean {
  return result !== undefined && !hasFailed && (result.exit_code === 0 || result.exit_code === null);
}
