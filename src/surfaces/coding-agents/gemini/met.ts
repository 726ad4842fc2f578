// What a Gemini CLI session met since its last prompt: commands of its shell that failed, and files that it read.
import type { MetByAgent } from '../contract.ts';
import { createMeeting, recordsSince } from '../formats/met.ts';
import { exitCodeIn, fieldsIn, itemsIn } from '../formats/transcript.ts';
import { outputOf, spokenIn } from './output.ts';

export function geminiMet(path: string, since: string): MetByAgent {
  // A message is written again with each change of it: the newest counts.
  const messages = new Map(
    recordsSince(path, since, ['"toolCalls"']).map(({ id, toolCalls }) => [id, itemsIn(toolCalls)]),
  );
  const meeting = createMeeting();
  for (const { name, status, args, result } of [...messages.values()].flat()) {
    const output = outputOf(result);
    const code = exitCodeIn(output);
    const isFailed = status === 'error' || (code !== undefined && code !== 0);
    if (name === 'run_shell_command' && isFailed && output !== undefined) meeting.failed(spokenIn(output));
    else if (name === 'read_file' && !isFailed) meeting.read(fieldsIn(args)['file_path']);
  }
  return meeting.met;
}
