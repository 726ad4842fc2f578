// The canon out of the home and back into it.
import { resolve } from 'node:path';
import { z } from 'zod';
import { operationsOf, type Call } from '../../base/operation.ts';
import { toTimestamp } from '../../base/clock.ts';
import type { Canon } from '../canon/canon.ts';
import { canonRefusals } from '../canon/contract.ts';
import type { Consolidation } from '../consolidate/consolidation.ts';
import type { Store } from '../../store/store.ts';
import type { Distil } from '../finalize/distil.ts';
import type { OpenT0 } from '../t0/open-t0.ts';
import type { Handshakes } from '../handshake/handshakes.ts';
import {
  EXPORT_FORMATS,
  NOTE_SOURCES,
  exportFilesOutput,
  exportOutput,
  importOutput,
  migrateOutput,
  transferRefusals,
} from './contract.ts';

/** The mind as these operations need it. */
export interface WithTransfer {
  canon(): Promise<Canon>;
  handshakes(): Promise<Handshakes>;
  projectOf(ref: string | undefined, call: Call): Promise<string>;
  nameOf(projectId: string): Promise<string>;
  isStatus(text: string): boolean;
  now(): number;
  t0(): Promise<OpenT0>;
  readonly distil: Distil;
  readonly store: Store;
  consolidation(): Promise<Consolidation>;
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

const migrateInput = z.strictObject({
  path: z.string().min(1).max(4_096).describe('A folder of notes, or one file'),
  from: z.enum(NOTE_SOURCES).optional().describe('Whose notes: aoc, codex or claude; told by the folder otherwise'),
  project_id,
});

async function notesAt({ path, from }: z.output<typeof migrateInput>, { cwd }: Call) {
  const { findNotes } = await import('./find-notes.ts');
  return findNotes(resolve(cwd ?? '.', path), from);
}

export const transferOperations = {
  'mind.migrate': define({
    name: 'mind.migrate',
    summary: 'Take notes of another memory into the project, as evidence that nobody here vouches for',
    details:
      'Session-scoped stores (.aoc/mind, or what `mind export --to` wrote), Codex memories and the memory folder of Claude Code. Each file is a session of the agent `import`; each sentence that says how something is is quoted word for word, with low confidence, and never beats what a person said or a run proved. Orders and whatever tells to leave a check out are left out and counted. Of a store, project_mind.md is read, or t2.md of each session where there is none; of the database project.sqlite nothing is read. The same notes again change nothing, wherever they lie.',
    risk: 'write',
    tier: 'admin',
    // It reads files of this machine.
    local: true,
    person: true,
    agentsMayConfirm: false,
    idempotent: true,
    input: migrateInput,
    output: migrateOutput,
    refusals: ['no_notes'],
    cli: { command: 'mind migrate', args: ['path'] },
    examples: [{ says: 'What Codex remembered', input: { path: '/home/ada/.codex/memories', from: 'codex' } }],
    async preview(_mind, input, call) {
      const { files, databases } = await notesAt(input, call);
      return {
        skipped: [...databases],
        files: files.map(({ name, from, notes, facts, rejected }) => ({
          name,
          from,
          notes: notes.length,
          facts,
          rejected: { ...rejected },
        })),
      };
    },
    async handler(mind, input, call) {
      const found = await notesAt(input, call);
      const { migrateNotes } = await import('./migrate-notes.ts');
      const deps = { t0: await mind.t0(), distil: mind.distil, consolidation: await mind.consolidation() };
      return migrateNotes(deps, await mind.projectOf(input.project_id, call), found, call);
    },
  }),
  'mind.export': define({
    name: 'mind.export',
    summary: 'The canon of the project as Markdown to read and edit, or as JSON with where each entry came from',
    details:
      'The same canon gives the same bytes. `mind import` takes the file back. On the command line: `throughline mind export`.',
    risk: 'read',
    tier: 'admin',
    input: z.strictObject({
      format: z.enum(EXPORT_FORMATS).default('markdown').describe('markdown or json'),
      project_id,
    }),
    output: exportOutput,
    refusals: [],
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
  'mind.export_files': define({
    name: 'mind.export_files',
    summary: 'Write handshake.md, project_mind.md and the bundles of sessions into a folder',
    details:
      'As they lie in the folder `mind` of a home on this machine; on a server they are rows, and this is how they become files. On the command line: `throughline mind export --to <folder>`.',
    risk: 'write',
    tier: 'admin',
    // It writes into a folder of this machine.
    local: true,
    input: z.strictObject({
      to: z.string().min(1).max(4_096).describe('A folder that does not exist yet, or is empty'),
      project_id,
    }),
    output: exportFilesOutput,
    refusals: ['export_folder'],
    examples: [{ says: 'To read elsewhere', input: { to: '/home/ada/shop-mind' } }],
    async handler(mind, { to, project_id: ref }, call) {
      const { exportFiles } = await import('./export-files.ts');
      const deps = { handshakes: await mind.handshakes(), distil: mind.distil, store: mind.store };
      return exportFiles(deps, await mind.projectOf(ref, call), to, call);
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
