// `ask.json` of the user's configuration folder: how long texts of exchanges are kept, and whether recall may start a model.
import { z } from 'zod';
import { assertKeys } from '../../base/canonical-json.ts';
import { refusals, type ErrorTable, type Refusal } from '../../base/errors.ts';

export const ASK_FILE = 'ask.json';
export const MOST_DAYS = 36_500;

export const retentionRefusals = {
  ask_config_invalid: {
    status: 409,
    exit: 3,
    hint: 'Correct ask.json in your configuration folder, as in {"retention_days": 90, "vectors": false}; the message names the field. Without the file all texts are kept.',
  },
} as const satisfies ErrorTable;

const refuse = refusals(retentionRefusals);

const documentSchema = z.strictObject({
  /** Texts of older exchanges are pruned. Without it nothing is. */
  retention_days: z.int().min(1).max(MOST_DAYS).optional(),
  /** False: recall finds by words alone, and no model is started for it. */
  vectors: z.boolean().optional(),
});
export type AskDocument = z.output<typeof documentSchema>;

/** `text` is the user's own document; undefined where there is none. */
export function readAskDocument(text: string | undefined): AskDocument {
  if (text === undefined) return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse('ask_config_invalid', `${ASK_FILE} is no JSON`, { file: ASK_FILE });
  }
  const parsed = documentSchema.safeParse(value);
  if (!parsed.success) throw invalid(parsed.error.issues);
  try {
    // The parser leaves a prototype out in silence.
    assertKeys(value);
  } catch {
    throw invalid([{ path: [], message: 'has a word for a name that cannot be one' }]);
  }
  return parsed.data;
}

function invalid(all: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): Refusal {
  const issues = all.slice(0, 5).map(({ path, message }) => `${path.map(String).join('.') || 'all'}: ${message}`);
  return refuse('ask_config_invalid', `${ASK_FILE} does not fit: ${issues.join('; ')}`, { file: ASK_FILE, issues });
}
