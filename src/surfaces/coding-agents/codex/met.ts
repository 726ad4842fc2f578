// What a Codex session met since its last prompt: commands that failed, and files that it read by a tool of their own.
import type { MetByAgent } from '../contract.ts';
import { createMeeting, recordsSince } from '../formats/met.ts';
import { fieldsIn } from '../formats/transcript.ts';
import { argumentsIn, outputIn } from './calls.ts';

export function codexMet(path: string, since: string): MetByAgent {
  const meeting = createMeeting();
  const reads = new Map<unknown, unknown>();
  for (const record of recordsSince(path, since, ['"function_call"', '_call_output"'])) {
    const { type, name, call_id: call, output, ...item } = fieldsIn(record['payload']);
    if (type === 'function_call' && name === 'read_file') reads.set(call, argumentsIn(item['arguments'])['file_path']);
    if (type !== 'function_call_output' && type !== 'custom_tool_call_output') continue;
    const { text, code } = outputIn(output);
    if (code !== undefined && code !== 0) meeting.failed(text);
    else if (reads.has(call)) meeting.read(reads.get(call));
  }
  return meeting.met;
}
