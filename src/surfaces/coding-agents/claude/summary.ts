// The summary that Claude Code wrote of what it compacted last, from the end of its transcript.
import { summaryIn, textIn } from '../formats/summary.ts';

export function claudeSummary(path: string | null, since: string): string | undefined {
  return summaryIn(path, since, '"isCompactSummary":true', (record) => {
    if (record['isCompactSummary'] !== true || record['isSidechain'] === true) return undefined;
    return textIn((record['message'] as { readonly content?: unknown } | undefined)?.content);
  });
}
