// The transcript of Claude Code. What subagents say in it is not the session's own word.
import { exitCodeIn, fieldsIn, itemsIn, textIn, type ReadRecords } from '../formats/transcript.ts';

export const readClaude: ReadRecords = (records, heard) => {
  for (const { type, message, isSidechain } of records) {
    if (isSidechain === true) continue;
    const { content } = fieldsIn(message);
    if (type === 'assistant') {
      heard.message(textIn(content));
      for (const block of itemsIn(content)) {
        if (block['type'] === 'tool_use') heard.command(block['id'], fieldsIn(block['input'])['command']);
      }
    } else if (type === 'user') {
      for (const block of itemsIn(content)) {
        if (block['type'] !== 'tool_result') continue;
        const isFailed = block['is_error'] === true;
        heard.result(block['tool_use_id'], { isFailed, exitCode: exitCodeIn(textIn(block['content'])) });
      }
    }
  }
};
