// What is said, once per session, of work that a lost session would lose.
import type { TaskInFlight } from '../../hook-answers.ts';
import { cut, quoted } from './quoted.ts';

const MOST_NAMED = 3;

export function gapNotice(tasks: readonly TaskInFlight[]): string {
  const named = tasks.slice(0, MOST_NAMED).map(({ number, title }) => `T${number} ${quoted(cut(title, 80))}`);
  const more = tasks.length > MOST_NAMED ? ` and ${tasks.length - MOST_NAMED} more` : '';
  const first = tasks[0]?.number ?? 1;
  return (
    `Throughline: in progress without a checkpoint since this session began: ${named.join(', ')}${more}. ` +
    `\`throughline checkpoint set T${first} '<where we left off>' '<next step>'\` records one.`
  );
}
