// When a session of Gemini CLI was last compressed. It has no event for that, and the event before it fires with every
// request to the model, even if nothing is compressed. But compression rewrites the transcript, with the summary in it.
import { endOfFile } from '../formats/file-end.ts';

/** The newest part of a transcript is enough: an earlier compression was already reported. */
const MOST_BYTES = 4 * 1024 * 1024;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The time of the newest summary; undefined if there is none, or no readable transcript. */
export function compressedAt(path: string): string | undefined {
  try {
    const { text } = endOfFile(path, MOST_BYTES) ?? { text: '' };
    const at = text.lastIndexOf('<state_snapshot>');
    if (at === -1) return undefined;
    const line = text.slice(text.lastIndexOf('\n', at) + 1, endOfLine(text, at));
    const { $set } = JSON.parse(line) as { readonly $set?: { readonly messages?: readonly Message[] } };
    const summary = $set?.messages?.findLast(({ content }) => JSON.stringify(content).includes('<state_snapshot>'));
    const time = summary?.timestamp;
    return typeof time === 'string' && TIME.test(time) ? time : undefined;
  } catch {
    return undefined;
  }
}

interface Message {
  readonly timestamp?: unknown;
  readonly content?: unknown;
}

function endOfLine(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at === -1 ? text.length : at;
}
