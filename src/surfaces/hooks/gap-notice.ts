// The notice, once for each task, about work that would be lost with its session.
import type { Gaps } from './hook-answers.ts';

const MOST_NAMED = 3;

const SINCE = { begin: 'since this session began', compaction: 'since this session was compacted' } as const;

export function gapNotice({ tasks, since }: Gaps): string {
  const named = tasks.slice(0, MOST_NAMED).map(({ number }) => `T${number}`);
  const more = tasks.length > MOST_NAMED ? ` and ${tasks.length - MOST_NAMED} more` : '';
  const first = tasks[0]?.number ?? 1;
  return (
    `Throughline: in progress without a checkpoint ${SINCE[since]}: ${named.join(', ')}${more}. ` +
    `\`throughline checkpoint set T${first} '<where we left off>' '<next step>'\` records one.`
  );
}
