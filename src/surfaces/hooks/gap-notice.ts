// What is said, once per session, of work that a lost session would lose.
import type { TaskInFlight } from '../../hook-answers.ts';

const MOST_NAMED = 3;

export function gapNotice(tasks: readonly TaskInFlight[]): string {
  const named = tasks.slice(0, MOST_NAMED).map(({ number }) => `T${number}`);
  const more = tasks.length > MOST_NAMED ? ` and ${tasks.length - MOST_NAMED} more` : '';
  const first = tasks[0]?.number ?? 1;
  return (
    `Throughline: in progress without a checkpoint since this session began: ${named.join(', ')}${more}. ` +
    `\`throughline checkpoint set T${first} '<where we left off>' '<next step>'\` records one.`
  );
}
