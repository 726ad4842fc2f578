// Putting an entry into an instruction file, which every agent reads, and taking it out again.
import { z } from 'zod';
import { operationsOf, type Call } from '../../base/operation.ts';
import type { Canon } from '../canon/canon.ts';
import { canonRefusals, refuseCanon } from '../canon/contract.ts';
import { PROMOTE_FILES, promoteOutput, promoteRefusals, refusePromote } from './contract.ts';
import type { Promotions } from './promotions.ts';

/** The mind as this operation needs it. */
export interface WithPromotions {
  readonly promotions: Promotions;
  canon(): Promise<Canon>;
  projectOf(ref: string | undefined, call: Call): Promise<string>;
}

const define = operationsOf<WithPromotions>({ ...canonRefusals, ...promoteRefusals });

const promoteInput = z.strictObject({
  anchor: z.string().min(1).max(60).describe('The entry: C12, or C12@3 if it must be that revision'),
  to: z.enum(PROMOTE_FILES).default('AGENTS.md').describe('The file in the project’s root'),
  undo: z.boolean().default(false).describe('Take it out of the file'),
  project_id: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Its id or its name; by default the project whose root holds the working directory, else the only one'),
});

async function entryFor(mind: WithPromotions, input: z.output<typeof promoteInput>, call: Call) {
  const canon = await mind.canon();
  const projectId = await mind.projectOf(input.project_id, call);
  const { newest, entry } = await canon.show(projectId, input.anchor);
  if (entry.anchor !== newest)
    throw refuseCanon('anchor_stale', `${entry.anchor} is not the newest revision, ${newest} is`, { newest });
  if (!input.undo && (entry.state !== 'active' || entry.summary === null))
    throw refusePromote('promote_not_active', `${entry.anchor} is ${entry.state}`, { anchor: entry.anchor });
  return { projectId, entry };
}

export const promoteOperations = {
  'mind.promote_canon': define({
    name: 'mind.promote_canon',
    summary: 'Put an entry into AGENTS.md or CLAUDE.md of the project, or take it out again',
    details:
      'It stands in a block of Throughline’s own; the rest of the file is left alone. Again it changes nothing. The line follows its entry: it gets the new words of one that is corrected, and goes with one that no longer holds or is erased. The handshake leaves out what the file says.',
    risk: 'write',
    tier: 'admin',
    // It writes into a folder of this machine.
    local: true,
    person: true,
    agentsMayConfirm: false,
    idempotent: true,
    input: promoteInput,
    output: promoteOutput,
    refusals: ['unknown_anchor', 'anchor_stale', 'promote_no_root', 'promote_not_active', 'promote_file'],
    cli: { command: 'canon promote', args: ['anchor'] },
    examples: [
      { says: 'Every agent reads it', input: { anchor: 'C12' } },
      { says: 'Take it out again', input: { anchor: 'C12', undo: true } },
    ],
    async preview(mind, input, call) {
      const { entry } = await entryFor(mind, input, call);
      return { anchor: entry.anchor, text: entry.summary, file: input.to };
    },
    async handler(mind, input, call) {
      const { projectId, entry } = await entryFor(mind, input, call);
      const { summary, anchor } = entry;
      const changed = input.undo
        ? await mind.promotions.takeOut(projectId, input.to, entry)
        : await mind.promotions.put(projectId, input.to, entry, summary ?? '');
      return { project_id: projectId, anchor, file: input.to, text: summary ?? '', changed };
    },
  }),
};
