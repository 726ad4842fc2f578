// What the command line itself refuses.
import type { ErrorTable } from '../../base/errors.ts';

export const cliRefusals = {
  file_unreadable: { status: 400, exit: 2, hint: 'Check the path and its permissions.' },
  file_not_writable: { status: 400, exit: 2, hint: 'Name a path that does not exist yet, in a folder you can write.' },
} as const satisfies ErrorTable;
