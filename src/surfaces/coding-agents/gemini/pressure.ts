// How full the context of a Gemini CLI session is: what its last answer was made of.
import type { Fields, ReportedPressure } from '../contract.ts';
import { BEGINS, fieldsOf, pressureInRecords, type Filled } from '../formats/pressure.ts';

/** Of every model that it offers. */
const WINDOW = 1_048_576;
const SUMMARY = '<state_snapshot>';

export function geminiPressure(_: Fields, transcriptPath: string | null): ReportedPressure {
  return pressureInRecords(transcriptPath, 'tokens', ['"tokens"', SUMMARY], filledBy);
}

function filledBy(record: Fields): Filled | typeof BEGINS | undefined {
  const { messages } = fieldsOf(record['$set']);
  if (!Array.isArray(messages)) return answerIn(record);
  // A compression writes all messages anew, with the summary before what is left.
  const list = messages.map(fieldsOf);
  const summary = list.findLastIndex(({ content }) => JSON.stringify(content)?.includes(SUMMARY));
  if (summary === -1) return undefined;
  const last = list.slice(summary).findLast((message) => answerIn(message) !== undefined);
  return last ? answerIn(last) : BEGINS;
}

function answerIn({ type, tokens }: Fields): Filled | undefined {
  if (type !== 'gemini' || typeof tokens !== 'object' || tokens === null) return undefined;
  return { tokens: fieldsOf(tokens)['total'], window: WINDOW };
}
