// What a person teaches a real agent in `npm run agents`, and what must be read of it in that agent's own record: the same of every agent.
import type { TranscriptStep } from '../../src/mind/mind.ts';
import { eventsIn } from './transcript-files.ts';

export const CHECK = 'sh check.sh';
/** Fails until the file is there. */
export const CHECK_SCRIPT =
  "test -f src/price.ts || { echo 'Error: src/price.ts is missing' >&2; exit 3; }; echo 'ok 1 price'\n";

/** In two parts: the agent ends between them, and goes on with the same session. */
export const PARTS = [
  {
    prompt: 'Use pnpm in this project, not npm: the lockfile is of pnpm. Then make the check pass.',
    price: 'export const price = 5;\n',
    answer: 'The check passes now.',
  },
  {
    prompt: 'No, prices are always in cents, never in euros. Change it.',
    price: 'export const cents = 500;\n',
    answer: 'Prices are in cents.',
  },
] as const;

/** As the canon has it. */
export const LEARNED = [
  'Use pnpm in this project, not npm: the lockfile is of pnpm.',
  'Prices are always in cents, never in euros.',
  '`sh check.sh` failed with “src/price.ts is missing”; passed after src/price.ts changed.',
] as const;

export interface Lesson {
  readonly prompts: readonly string[];
  readonly checks: readonly string[];
  /** How many calls changed the file. */
  readonly changes: number;
  readonly answers: readonly string[];
}

export const LESSON: Lesson = {
  prompts: PARTS.map(({ prompt }) => prompt),
  checks: ['failed with 3', 'passed'],
  changes: 2,
  answers: PARTS.map(({ answer }) => answer),
};

/** What a session says of the lesson. Nothing of it may have been taken back. */
export function lessonIn(steps: readonly TranscriptStep[]): Lesson {
  const gone = new Set(steps.flatMap((step) => (step.step === 'retract' ? (step.keys ?? []) : [])));
  const events = eventsIn(steps).filter(({ key, is_context }) => is_context !== true && !gone.has(key));
  const textsOf = (kind: string) => events.flatMap((event) => (event.kind === kind ? [event.text.trim()] : []));
  const calls = events.flatMap(({ tool }) => tool ?? []);
  const resultOf = (call: string) => events.find(({ result }) => result?.call === call)?.result;
  return {
    prompts: textsOf('user'),
    checks: calls.flatMap(({ command, call }) => {
      if (command !== CHECK) return [];
      const { is_error = false, exit_code = null } = resultOf(call) ?? {};
      return [is_error ? `failed with ${exit_code}` : 'passed'];
    }),
    changes: calls.filter(({ changed = [] }) => changed.some((path) => path.endsWith('/src/price.ts'))).length,
    // What a hook of ours made it say is no part of the lesson.
    answers: textsOf('agent').filter((text) => text !== 'Done.'),
  };
}
