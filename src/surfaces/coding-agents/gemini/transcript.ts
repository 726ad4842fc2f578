// The chat of a Gemini CLI session. A compression writes all of it anew, in one record.
import { exitCodeIn, fieldsIn, itemsIn, textIn, type Fields, type ReadRecords } from '../formats/transcript.ts';

export const readGemini: ReadRecords = (records, heard) => {
  for (const record of records.flatMap(messagesOf)) {
    if (record['type'] !== 'gemini') continue;
    heard.message(textIn(record['content']));
    for (const { id, args, status, result } of itemsIn(record['toolCalls'])) {
      heard.command(id, fieldsIn(args)['command']);
      const exitCode = exitCodeIn(outputOf(result));
      heard.result(id, { exitCode, isFailed: status === 'error' || (exitCode !== undefined && exitCode !== 0) });
    }
  }
};

function messagesOf(record: Fields): readonly Fields[] {
  const rewritten = fieldsIn(record['$set'])['messages'];
  return rewritten === undefined ? [record] : itemsIn(rewritten);
}

/** As the model got it. */
function outputOf(result: unknown): string | undefined {
  if (typeof result === 'string') return result;
  const [part] = itemsIn(result);
  const { output, error } = fieldsIn(fieldsIn(part?.['functionResponse'])['response']);
  const text = output ?? error;
  return typeof text === 'string' ? text : undefined;
}
