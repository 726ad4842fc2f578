// The canon out of the home and back into it.
import { z } from 'zod';
import { operationsOf, type Call } from '../../base/operation.ts';
import { toTimestamp } from '../../base/clock.ts';
import type { Canon } from '../canon/canon.ts';
import { canonRefusals } from '../canon/contract.ts';
import type { Handshakes } from '../handshake/handshakes.ts';
import { EXPORT_FORMATS, exportOutput, importOutput, transferRefusals } from './contract.ts';

/** The mind as these operations need it. */
export interface WithTransfer {
  canon(): Promise<Canon>;
  handshakes(): Promise<Handshakes>;
  projectOf(ref: string | undefined, call: Call): Promise<string>;
  nameOf(projectId: string): Promise<string>;
  isStatus(text: string): boolean;
  now(): number;
}

const define = operationsOf<WithTransfer>({ ...canonRefusals, ...transferRefusals });

const project_id = z
  .string()
  .min(1)
  .max(200)
  .optional()
  .describe('Its id or its name; by default the project whose root holds the working directory, else the only one');

const importInput = z.strictObject({
  path: z.string().min(1).max(4_096).describe('A file that `mind export` wrote, edited or not'),
  dry_run: z.boolean().default(false).describe('Only say what would change'),
  project_id,
});

async function importing(mind: WithTransfer, input: z.output<typeof importInput>, call: Call) {
  const { importMind, planOf, readNamedFile } = await import('./import-mind.ts');
  const projectId = await mind.projectOf(input.project_id, call);
  const given = { projectId, text: readNamedFile(input.path, call) };
  const deps = {
    canon: await mind.canon(),
    handshakes: await mind.handshakes(),
    isStatus: (text: string) => mind.isStatus(text),
    now: () => toTimestamp(mind.now()),
  };
  return { plan: () => planOf(deps, given), run: () => importMind(deps, given, input.dry_run, call) };
}

export const transferOperations = {
  'mind.export': define({
    name: 'mind.export',
    summary: 'The canon of the project as Markdown to read and edit, or as JSON with where each entry came from',
    details: 'The same canon gives the same bytes. `mind import` takes the file back.',
    risk: 'read',
    tier: 'admin',
    input: z.strictObject({
      format: z.enum(EXPORT_FORMATS).default('markdown').describe('markdown or json'),
      project_id,
    }),
    output: exportOutput,
    refusals: [],
    cli: { command: 'mind export' },
    examples: [
      { says: 'To read and edit', input: {} },
      { says: 'For another home', input: { format: 'json' } },
    ],
    async handler(mind, { format, project_id: ref }, call) {
      const { exportMind } = await import('./export-mind.ts');
      const deps = {
        canon: await mind.canon(),
        handshakes: await mind.handshakes(),
        projectName: (projectId: string) => mind.nameOf(projectId),
      };
      return exportMind(deps, await mind.projectOf(ref, call), format);
    },
  }),
  'mind.import': define({
    name: 'mind.import',
    summary: 'Give an edited project_mind.md back as corrections, or take a canon of another home as evidence',
    details:
      'In Markdown, a changed sentence is a correction, a deleted line rejects its entry, a new line is your own word for the tag that it stands below. If the canon has changed what you touched, nothing is taken. JSON of another home is evidence that nobody here vouches for: facts alone, with low confidence.',
    risk: 'destructive',
    tier: 'admin',
    // It reads a file of this machine.
    local: true,
    person: true,
    agentsMayConfirm: false,
    input: importInput,
    output: importOutput,
    refusals: [
      'no_mind_file',
      'mind_file_stale',
      'anchor_stale',
      'unknown_anchor',
      'canon_entry_ended',
      'canon_boundary',
    ],
    cli: { command: 'mind import', args: ['path'] },
    examples: [{ says: 'What would it change?', input: { path: 'project_mind.md', dry_run: true } }],
    async preview(mind, input, call) {
      const { changes, left_out } = await (await importing(mind, input, call)).plan();
      return { changes: [...changes], left_out: [...left_out] };
    },
    handler: async (mind, input, call) => (await importing(mind, input, call)).run(),
  }),
};
