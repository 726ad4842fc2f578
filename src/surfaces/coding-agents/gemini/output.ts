// What a tool of Gemini CLI said, as it writes it into its chat.
import { fieldsIn, itemsIn } from '../formats/transcript.ts';

/** Without what Gemini CLI puts around what a tool said. */
export function spokenIn(text: string): string {
  return text
    .replace(/^<untrusted_context>\n(.*?)\n?<\/untrusted_context>$/s, '$1')
    .replace(/^Output: /, '')
    .replace(/\nProcess Group PGID: \d+$/, '');
}

/** As the model got it. */
export function outputOf(result: unknown): string | undefined {
  if (typeof result === 'string') return result;
  const outputs = itemsIn(result).flatMap((part) => {
    const { output, error } = fieldsIn(fieldsIn(part['functionResponse'])['response']);
    return textOf(output) ?? textOf(error) ?? [];
  });
  return textOf(outputs.join('\n'));
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
