// Refusal codes of the ground itself. Every domain can meet them, so surfaces merge this table with the domains' own.
import { PROJECTION_DAMAGED } from './damaged-row.ts';
import { refusals, type ErrorTable } from './errors.ts';
import { IRREGULAR_FILE } from './regular-file.ts';

export type BaseCode =
  | 'invalid_input'
  | 'unknown_operation'
  | 'confirmation_required'
  | 'confirmation_by_agent'
  | 'invalid_json_value'
  | 'too_deep'
  | 'too_large'
  | 'invalid_proof'
  | 'invalid_key'
  | 'malformed_note'
  | 'unknown_signer'
  | 'bad_signature'
  | 'projection_damaged'
  | 'irregular_file';

export const baseErrors: ErrorTable<BaseCode> = {
  invalid_input: { status: 400, exit: 2, hint: 'Correct the fields that the message names.' },
  unknown_operation: { status: 404, exit: 2, hint: 'Look up the name: `throughline call --list` shows all of them.' },
  confirmation_required: {
    status: 403,
    exit: 5,
    hint: 'Show a person what would be done. They do it at a terminal or in the browser, or confirm it: `--confirm <digest>`.',
  },
  confirmation_by_agent: {
    status: 403,
    exit: 5,
    hint: 'Let a person do it at a terminal of their own, or in mission control.',
  },
  invalid_json_value: {
    status: 400,
    exit: 2,
    hint: 'Send plain JSON: text, finite numbers, true, false, null, lists and objects.',
  },
  too_deep: { status: 400, exit: 2, hint: 'Nest the value less deeply.' },
  too_large: { status: 413, exit: 2, hint: 'Send less at once, or store the bulk as a blob and refer to it.' },
  invalid_proof: { status: 400, exit: 2, hint: 'Ask for an index and sizes that lie within the tree.' },
  invalid_key: { status: 400, exit: 2, hint: 'Copy the whole key, with its name and no line breaks.' },
  malformed_note: {
    status: 409,
    exit: 4,
    hint: 'The note is damaged or is no signed note; take it from its second copy.',
  },
  unknown_signer: {
    status: 409,
    exit: 4,
    hint: 'Run `throughline key show` on the machine that signed it; if you trust it, run `throughline key trust <key>` here.',
  },
  bad_signature: {
    status: 409,
    exit: 4,
    hint: 'The note was changed after signing, or the verifier key is not the right one.',
  },
  projection_damaged: PROJECTION_DAMAGED,
  irregular_file: IRREGULAR_FILE,
};

export const refuse = refusals(baseErrors);
