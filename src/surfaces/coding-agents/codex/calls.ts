// What Codex writes of a call of a tool: its arguments, and its output with the code that it ended with.
import { exitCodeIn, fieldsIn, isFields, textIn, type Fields } from '../formats/transcript.ts';

export function argumentsIn(text: unknown): Fields {
  if (typeof text !== 'string') return {};
  try {
    return fieldsIn(JSON.parse(text));
  } catch {
    return { arguments: text };
  }
}

/** A text, a list of texts, or either in an object; the text may be JSON with the output and how it ended. */
export function outputIn(output: unknown): { readonly text: string; readonly code: number | undefined } {
  const { metadata, content, body } = fieldsIn(output);
  const text = textIn(isFields(output) ? (content ?? body) : output) ?? '';
  if (isFields(metadata)) return { text, code: numberIn(metadata['exit_code']) };
  if (text.startsWith('{')) {
    try {
      const inner = fieldsIn(JSON.parse(text));
      const code = numberIn(fieldsIn(inner['metadata'])['exit_code']);
      if (code !== undefined) return { text: textIn(inner['output']) ?? '', code };
    } catch {
      // An output that only begins like JSON.
    }
  }
  return { text: text.replace(AROUND_OUTPUT, ''), code: exitCodeIn(text) };
}

/** What Codex says of a command before what the command said. */
const AROUND_OUTPUT =
  /^(?:Chunk ID: .*\n)?(?:Wall time: .*\n)?(?:Process (?:exited with code|running with session ID) .*\n)?(?:Original token count: .*\n)?Output:\n/;

export function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}
