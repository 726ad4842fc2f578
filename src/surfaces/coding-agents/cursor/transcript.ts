// The transcript of Cursor, which its documentation does not describe: only messages by their role are read.
import { fieldsIn, textIn, type ReadRecords } from '../formats/transcript.ts';

export const readCursor: ReadRecords = (records, heard) => {
  for (const { role, message, content } of records) {
    const inner = fieldsIn(message);
    if ((role ?? inner['role']) === 'assistant') heard.message(textIn(inner['content'] ?? content));
  }
};
