// The summary that Gemini CLI wrote of what it compressed last, from the end of its transcript.
import { summaryIn } from '../formats/summary.ts';

const SNAPSHOT = '<state_snapshot>';

export function geminiSummary(path: string | null, since: string): string | undefined {
  return summaryIn(path, since, SNAPSHOT, (record) => {
    const text = JSON.stringify(record);
    const at = text.lastIndexOf(SNAPSHOT);
    return at === -1 ? undefined : text.slice(at).replaceAll(String.raw`\n`, '\n');
  });
}
