// The session file of pi.
import { exitCodeIn, fieldsIn, itemsIn, textIn, type ReadRecords } from '../formats/transcript.ts';

export const readPi: ReadRecords = (records, heard) => {
  for (const { type, message } of records) {
    if (type !== 'message') continue;
    const { role, content, toolCallId, isError } = fieldsIn(message);
    if (role === 'assistant') {
      heard.message(textIn(content));
      for (const block of itemsIn(content)) {
        if (block['type'] === 'toolCall') heard.command(block['id'], fieldsIn(block['arguments'])['command']);
      }
    } else if (role === 'toolResult') {
      heard.result(toolCallId, { isFailed: isError === true, exitCode: exitCodeIn(textIn(content)) });
    }
  }
};
