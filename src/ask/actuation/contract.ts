// What can be refused of an actuation: a command of the user's, run once, on the approval of a person.
import { refusals, type ErrorTable } from '../../base/errors.ts';

export const ACTUATION_LIMITS = { arguments: 50, argumentLength: 2_000, tailChars: 2_000, mostMinutes: 1_440 } as const;
/** Actuation is proposed and run in this tier alone. */
export const ACTUATION_TIER = 3;

export const actuationRefusals = {
  unknown_actuation: { status: 404, exit: 2, hint: '`throughline actuation list` shows those of this project.' },
  actuation_decided: {
    status: 409,
    exit: 2,
    hint: 'It was approved, rejected or run before. Propose it again if it is still wanted.',
  },
  approval_missing: {
    status: 403,
    exit: 5,
    hint: 'A person approves it first: `throughline actuation approve <id>`.',
  },
  approval_expired: { status: 403, exit: 5, hint: 'Propose it again, and let a person approve it.' },
  approval_used: {
    status: 409,
    exit: 5,
    hint: 'An approval is for one run. Propose it again, and let a person approve it.',
  },
  approval_mismatch: {
    status: 403,
    exit: 5,
    hint: 'The arguments, the command, the folder or the kernel are not those that were approved, so nothing was run. Propose it again.',
  },
} as const satisfies ErrorTable;

export const refuse = refusals(actuationRefusals);
