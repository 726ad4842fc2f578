// Promises that more than one agent is held to, in the same words.
import type { HookCall, Stage } from './campaign.ts';
import { questionOf, timesIn, timesOfBlock } from './seen.ts';

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

/**
 * A session that holds T2 and stops: its model is asked for a checkpoint, once, writes it and ends. `requests` are those of
 * its conversation.
 */
export function promiseAskedOnce(
  stage: Stage,
  calls: readonly HookCall[],
  requests: readonly { readonly text: string }[],
): void {
  const asked = calls.filter((call) => questionOf(call) !== undefined);
  const question = (asked[0] && questionOf(asked[0])) ?? '(none)';
  stage.promise(
    'it is asked once for the checkpoint that its task lacks, by the number and the tool',
    asked.length === 1 && /^Throughline: this session holds T2, .*update_checkpoint: task_id "T2"/.test(question),
    asked,
  );
  // Codex writes it as XML, with signs for the angle brackets in it; Claude Code says it in two places.
  const beginning = question.split('<', 1)[0] ?? '';
  const times = requests.map(({ text }) => timesIn(text, beginning));
  const stopped = times.lastIndexOf(0);
  stage.promise(
    'the question stands in the request after its stop, and in none before',
    times.slice(0, stopped + 1).every((count) => count === 0) && stopped < times.length - 1,
    { question, times, last: requests.at(-1)?.text.slice(-2_000) },
  );
  const { checkpoints } = stage.tl('checkpoint', 'list', 'T2') as { checkpoints: { next_step: string }[] };
  stage.promise('and the checkpoint is there', checkpoints[0]?.next_step === ASKED_STEP, checkpoints);
}

/** A session without a task that changed one file. */
export function promiseAskedOfFiles({ promise }: Stage, calls: readonly HookCall[]): void {
  const asked = calls.flatMap((call) => questionOf(call) ?? []);
  promise(
    'a session that changed a file and holds no task is asked once where that belongs',
    asked.length === 1 &&
      (asked[0] ?? '').startsWith('Throughline: this session changed 1 file of this project and holds no task.'),
    calls,
  );
}

/** What a model that is asked for a checkpoint of T2 writes. */
const ASKED_STEP = 'Draw the basket';
export const askedCheckpoint = {
  task_id: 'T2',
  where_we_left_off: 'Started. Nothing is drawn.',
  next_step: ASKED_STEP,
} as const;

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
