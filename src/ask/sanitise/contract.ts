// What sanitising refuses.
import { refusals, type ErrorTable } from '../../base/errors.ts';

export const sanitiseRefusals = {
  originals_key_damaged: {
    status: 409,
    exit: 3,
    hint: 'Restore the file from a backup of your configuration folder. If it is lost, delete it: a new key is made, and hashes under the old one can no longer be verified.',
  },
} as const satisfies ErrorTable;

export const refuse = refusals(sanitiseRefusals);
