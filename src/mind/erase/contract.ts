// What erasing takes and gives. A receipt names places and counts, never a word of what was erased.
import { z } from 'zod';
import { refusals, type ErrorTable } from '../../base/errors.ts';

export const eraseRefusals = {
  erase_one_thing: {
    status: 400,
    exit: 2,
    hint: 'Name one thing: `--session <id>`, `--entry C12` or `--text "<words>"`. `--again` applies what was erased before.',
  },
  erase_text_short: {
    status: 400,
    exit: 2,
    hint: 'Name two words at least, or one of five letters: less stands in nearly every text.',
  },
  erased_list_damaged: {
    status: 500,
    exit: 4,
    hint: 'mind-erased.json in the configuration folder says what must not come back. Restore it from a copy of that folder.',
  },
  erased_list_of_other_key: {
    status: 409,
    exit: 4,
    hint: 'Bring back ask-hmac.key of the configuration folder, by which the list was made; or remove this home from mind-erased.json, and erase again.',
  },
} as const satisfies ErrorTable;
export const refuseErase = refusals(eraseRefusals);

export const ERASE_LIMITS = { text: 4_000 } as const;

export const receiptSchema = z.strictObject({
  dry_run: z.boolean(),
  project_id: z.string(),
  remaining: z
    .int()
    .nullable()
    .describe('Places where it was still found afterwards, in tables, files and bytes; null for a dry run'),
  places: z
    .array(z.strictObject({ place: z.string(), rows: z.int() }))
    .describe('How many rows or files of each place held it'),
  still_in: z.array(z.string()).describe('Where it was still found'),
  said_elsewhere: z.int().describe('Of a session: sentences that other sessions say too, and that stay there'),
  log: z
    .enum(['emptied', 'in_use', 'of_the_server', 'untouched'])
    .describe('The log of the database; `in_use`: somebody reads, call `mind erase --again`'),
  tables: z
    .enum(['rewritten', 'in_use', 'unneeded'])
    .describe('On a server, whether the tables were written anew, without what was there before'),
  outside: z.array(z.strictObject({ place: z.string(), why: z.string() })).describe('What the mind cannot reach'),
});
export type Receipt = z.output<typeof receiptSchema>;
