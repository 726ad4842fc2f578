// How full the context of a Codex session is, as it counts itself.
import type { Fields, ReportedPressure } from '../contract.ts';
import { BEGINS, fieldsOf, pressureInRecords, type Filled } from '../formats/pressure.ts';

export function codexPressure(_: Fields, transcriptPath: string | null): ReportedPressure {
  return pressureInRecords(transcriptPath, 'token_count', ['"token_count"', '"compacted"'], filledBy);
}

function filledBy({ type, payload }: Fields): Filled | typeof BEGINS | undefined {
  if (type === 'compacted') return BEGINS;
  const { type: kind, info } = fieldsOf(payload);
  // Without `info` it only tells of limits.
  if (kind !== 'token_count' || typeof info !== 'object' || info === null) return undefined;
  const { last_token_usage: last, model_context_window: window } = fieldsOf(info);
  return { tokens: fieldsOf(last)['total_tokens'], window };
}
