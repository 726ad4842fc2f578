// Promises that more than one agent is held to, in the same words.
import type { HookCall, Stage } from './campaign.ts';
import { timesOfBlock } from './seen.ts';

export function promiseBlockOnce(
  { promise }: Stage,
  start: HookCall | undefined,
  first: string | undefined,
  later: string | undefined,
): void {
  promise('the resume block is in its first request, once', timesOfBlock(first, start) === 1, first);
  promise('and in its later ones, still once', timesOfBlock(later, start) === 1, later);
}

/** Against the row that it had before. */
export function promiseSameSession(stage: Stage, known: Readonly<Record<string, unknown>> | undefined): void {
  const [row, ...others] = stage.sessions();
  stage.promise(
    'and is the same session',
    others.length === 0 &&
      row?.['session_id'] === known?.['session_id'] &&
      row?.['started_at'] === known?.['started_at'],
    { known, row },
  );
}

/** Returns the stop of a session that only goes on because somebody else's hook spoke. */
export function promiseQuietRepeat(stage: Stage, calls: readonly HookCall[], event: string): HookCall | undefined {
  const stops = calls.filter(({ input }) => input['hook_event_name'] === event);
  const repeat = stops.find(({ input }) => input['stop_hook_active'] === true);
  stage.promise(
    'when somebody else’s hook lets it go on, ours says nothing',
    stops.length === 2 && Object.keys(repeat?.answer ?? { none: true }).length === 0,
    stops,
  );
  return repeat;
}
