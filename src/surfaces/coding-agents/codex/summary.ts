// The summary that Codex wrote of what it compacted last, from the end of its rollout.
import { summaryIn, textIn } from '../formats/summary.ts';

export function codexSummary(path: string | null, since: string): string | undefined {
  return summaryIn(path, since, '"compacted"', ({ type, payload }) =>
    type === 'compacted' ? textIn((payload as { readonly message?: unknown } | undefined)?.message) : undefined,
  );
}
