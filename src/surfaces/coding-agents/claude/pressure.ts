// How full the context of a Claude Code session is: what its last answer was made of.
import type { Fields, ReportedPressure } from '../contract.ts';
import { BEGINS, fieldsOf, numberOf, pressureInRecords, pressureOf, type Filled } from '../formats/pressure.ts';

const WINDOW = 200_000;
const LONG_WINDOW = 1_000_000;
/** From the fifth generation on, as in `claude-opus-5-5`: Claude Code compacts these only then. An older one says so. */
const IS_LONG = /^claude-[a-z]+-(?:[5-9]|\d\d)(?:\D|$)|\[1m\]/;

export function claudePressure(fields: Fields, transcriptPath: string | null): ReportedPressure {
  const { context_tokens: tokens, model } = fields;
  if (typeof tokens === 'number') return pressureOf({ tokens, window: windowOf(model, tokens) }, 'context_tokens');
  return pressureInRecords(transcriptPath, 'message.usage', ['"usage"', '"compact_boundary"'], filledBy);
}

function filledBy({ type, subtype, isSidechain, message }: Fields): Filled | typeof BEGINS | undefined {
  if (type === 'system' && subtype === 'compact_boundary') return BEGINS;
  if (type !== 'assistant' || isSidechain === true) return undefined;
  const { usage, model } = fieldsOf(message);
  // It writes messages of its own too, as of an error.
  if (model === '<synthetic>' || typeof usage !== 'object' || usage === null) return undefined;
  const { input_tokens, cache_read_input_tokens, cache_creation_input_tokens } = fieldsOf(usage);
  const tokens =
    numberOf(input_tokens) + numberOf(cache_read_input_tokens ?? 0) + numberOf(cache_creation_input_tokens ?? 0);
  return { tokens, window: windowOf(model, tokens) };
}

/** What does not fit into a window shows that it is a longer one. */
function windowOf(model: unknown, tokens: number): number {
  const isLong = (typeof model === 'string' && IS_LONG.test(model)) || tokens > WINDOW;
  return isLong ? LONG_WINDOW : WINDOW;
}
