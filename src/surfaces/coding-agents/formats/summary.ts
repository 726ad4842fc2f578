// A summary that an agent wrote into its transcript, found from the end of the file. What is not understood is passed over.
import { endOfFile } from './file-end.ts';

/** A summary is followed by little until the session is next told something. */
const MOST_BYTES = 512 * 1024;

/** The newest record with this mark in it from which a text is read. What was written before `since` is another summary. */
export function summaryIn(
  path: string | null,
  since: string,
  mark: string,
  read: (record: Readonly<Record<string, unknown>>) => string | undefined,
): string | undefined {
  const lines = (path === null ? undefined : endOfFile(path, MOST_BYTES))?.text.split('\n') ?? [];
  for (const line of lines.toReversed()) {
    if (!line.includes(mark)) continue;
    try {
      const record = JSON.parse(line) as Readonly<Record<string, unknown>>;
      const found = read(record);
      const at = record['timestamp'];
      if (found !== undefined) return typeof at === 'string' && at < since ? undefined : found;
    } catch {
      // Half a line, or none of ours.
    }
  }
  return undefined;
}

/** Of a text, or of a list of blocks with texts. */
export function textIn(content: unknown): string | undefined {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return undefined;
  const texts = (content as readonly { readonly text?: unknown }[]).flatMap(({ text }) =>
    typeof text === 'string' ? text : [],
  );
  return texts.length === 0 ? undefined : texts.join('\n');
}
