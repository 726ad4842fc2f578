// What a Claude Code session met since its last prompt: commands of its shell that failed, and files that it read.
import type { MetByAgent } from '../contract.ts';
import { createMeeting, recordsSince } from '../formats/met.ts';
import { fieldsIn, itemsIn, textIn, type Fields } from '../formats/transcript.ts';

export function claudeMet(path: string, since: string): MetByAgent {
  const meeting = createMeeting();
  const calls = new Map<unknown, Fields>();
  for (const { isSidechain, message } of recordsSince(path, since, ['"tool_use"', '"tool_result"'])) {
    if (isSidechain === true) continue;
    for (const block of itemsIn(fieldsIn(message)['content'])) {
      if (block['type'] === 'tool_use') calls.set(block['id'], block);
      if (block['type'] !== 'tool_result') continue;
      const { name, input } = calls.get(block['tool_use_id']) ?? {};
      const isFailed = block['is_error'] === true;
      if (name === 'Bash' && isFailed) meeting.failed(textIn(block['content']));
      if (isFailed) continue;
      if (name === 'Read') meeting.read(fieldsIn(input)['file_path']);
      else if (name === 'NotebookRead') meeting.read(fieldsIn(input)['notebook_path']);
    }
  }
  return meeting.met;
}
