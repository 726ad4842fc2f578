// Entries that a person put into an instruction file of the project.
import { z } from 'zod';
import { refusals, type ErrorTable } from '../../base/errors.ts';

export const PROMOTE_FILES = ['AGENTS.md', 'CLAUDE.md'] as const;
export type PromoteFile = (typeof PROMOTE_FILES)[number];

export const promoteOutput = z.strictObject({
  project_id: z.string(),
  anchor: z.string(),
  file: z.string().describe('From the project’s root'),
  text: z.string(),
  changed: z.boolean().describe('False where the file was so already'),
});

export const promoteRefusals = {
  promote_no_root: {
    status: 409,
    exit: 3,
    hint: 'The project has no folder on this machine: `throughline project update --root <folder>`.',
  },
  promote_not_active: { status: 409, exit: 2, hint: 'Only an entry that holds and still has its words is promoted.' },
  promote_file: {
    status: 409,
    exit: 3,
    hint: 'The file must be a regular one in the project’s root, and the markers of Throughline’s block in it must fit together.',
  },
} as const satisfies ErrorTable;

export const refusePromote = refusals(promoteRefusals);
