// The refusals of the command line itself, and the status it shows.
import { refusals, type ErrorTable } from '../../base/errors.ts';
import type { HotStatus } from '../../home/hot-status.ts';
import type { Attention } from '../../mind/hot.ts';
import type { WorkStatus } from '../../work/hot.ts';

/** What a home holds, and where its work stands; null if it is not clear which project is meant. */
export interface HomeStatus extends HotStatus {
  readonly work: WorkStatus | null;
  /** Where the mind has stopped learning from this project's sessions; null where all is well. */
  readonly attention: Attention | null;
}

export const cliRefusals = {
  file_unreadable: {
    status: 400,
    exit: 2,
    hint: 'Check the path and its permissions. What is not a file, such as a pipe, is read from stdin where `-` is taken.',
  },
  file_too_large: { status: 413, exit: 2, hint: 'Name another file, or divide this one.' },
  file_not_writable: { status: 400, exit: 2, hint: 'Name a path that does not exist yet, in a folder you can write.' },
  invalid_json: {
    status: 400,
    exit: 2,
    hint: 'Write JSON, in single quotes for the shell; a text has quotes of its own.',
  },
  no_draft: {
    status: 404,
    exit: 2,
    hint: '`throughline checkpoint draft T12` makes one from what is known; `throughline checkpoint drafts` lists those that are there.',
  },
  next_step_missing: {
    status: 400,
    exit: 2,
    hint: 'A draft is made without anybody who knows what comes next. Give it with --next-step.',
  },
  draft_or_words: {
    status: 400,
    exit: 2,
    hint: 'Leave out --from-draft, or your words. With --from-draft the next step is typed as --next-step.',
  },
  tls_incomplete: { status: 400, exit: 2, hint: 'Give --tls-cert and --tls-key together.' },
  nothing_to_import: { status: 404, exit: 2, hint: 'Name the file, or `-` for stdin.' },
  nothing_to_prove: {
    status: 404,
    exit: 2,
    hint: 'Name a range that the stream has; `throughline status` shows its last sequence.',
  },
} as const satisfies ErrorTable;

export const refuse = refusals(cliRefusals);
