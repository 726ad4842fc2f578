// The refusals of connecting an agent. After a refusal nothing is written.
import { refusals, type ErrorTable } from '../../base/errors.ts';

export const setupRefusals = {
  setup_file_malformed: {
    status: 409,
    exit: 5,
    hint: 'Repair the file, or move it away; it was left as it is.',
  },
  setup_conflict: {
    status: 409,
    exit: 5,
    hint: 'Another entry is in the place of Throughline’s own. Rename or remove it first.',
  },
  setup_link: {
    status: 409,
    exit: 5,
    hint: 'The path leads out of its folder through a link. Replace the link by what it leads to.',
  },
  setup_file_unusable: { status: 409, exit: 6, hint: 'Check the path and its permissions.' },
  setup_file_changed: { status: 409, exit: 7, hint: 'Another program writes it at the same time. Run setup again.' },
  setup_no_program: {
    status: 409,
    exit: 5,
    hint: 'Run it as `throughline setup …`, from a clone or an installed package: agents need its path.',
  },
} as const satisfies ErrorTable;

export const refuse = refusals(setupRefusals);
