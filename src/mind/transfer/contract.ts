// The canon as a file that people keep, edit and give back, and files of other memories: what comes in and what is refused.
import { z } from 'zod';
import { refusals, type ErrorTable } from '../../base/errors.ts';

export const NOTE_SOURCES = ['aoc', 'codex', 'claude'] as const;
export type NoteSource = (typeof NOTE_SOURCES)[number];
export const EXPORT_FORMATS = ['markdown', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
/** Of a file that is given back. */
export const MOST_FILE_BYTES = 4 * 1024 * 1024;

export const exportOutput = z.strictObject({
  project_id: z.string(),
  format: z.enum(EXPORT_FORMATS),
  canon_hash: z.string(),
  entries: z.int(),
  content: z.string(),
});

export const exportFilesOutput = z.strictObject({
  project_id: z.string(),
  to: z.string(),
  files: z.int().describe('How many were written'),
  bundles: z.int().describe('Sealed sessions whose bundle is kept, each in a folder of its own in insight/'),
  missing: z.int().describe('Files of bundles that are gone from the home'),
});
export type ExportedFiles = z.output<typeof exportFilesOutput>;

const changeSchema = z.strictObject({
  act: z.enum(['correct', 'reject', 'learn', 'take']).describe('take: as evidence that nobody here vouches for'),
  anchor: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  tag: z.string().nullable(),
  line: z.int().nullable(),
});
export type ImportChange = z.output<typeof changeSchema>;

export const importOutput = z.strictObject({
  project_id: z.string(),
  format: z.enum(EXPORT_FORMATS),
  dry_run: z.boolean(),
  changes: z.array(changeSchema).describe('What changed; with dry_run, what would'),
  left_out: z.array(
    z.strictObject({ text: z.string(), reason: z.enum(['not_a_fact', 'status', 'known', 'not_active']) }),
  ),
  canon_hash: z.string(),
});
export type Imported = z.output<typeof importOutput>;

export const migrateOutput = z.strictObject({
  project_id: z.string(),
  files: z.array(
    z.strictObject({
      name: z.string(),
      from: z.string(),
      session_id: z
        .string()
        .nullable()
        .describe('Under which its notes stand in T0, of the agent `import`; null where it has none'),
      notes: z.int(),
      created: z.int().describe('Notes that are new'),
      facts: z.int().describe('Sentences that say how something is: only these become evidence'),
      rejected: z
        .record(z.string(), z.int())
        .describe('Sentences that do not, by reason: `order` for what tells anybody what to do'),
    }),
  ),
  skipped: z.array(z.string()).describe('Databases that were not read: nothing says what their tables hold'),
  entries: z.int().describe('Entries of the canon that changed'),
  canon_hash: z.string(),
});
export type Migrated = z.output<typeof migrateOutput>;

/** `mind export --format json`. */
export const canonFileSchema = z.object({
  format: z.literal('throughline-canon'),
  version: z.literal(1),
  project: z.string(),
  canon_hash: z.string(),
  entries: z
    .array(
      z.object({
        anchor: z.string(),
        state: z.string(),
        kind: z.string(),
        topic: z.string().max(60),
        tag: z.string().min(1).max(100),
        subject: z.string().max(500),
        summary: z.string().max(2_000).nullable(),
        confidence_bps: z.int(),
        is_pinned: z.boolean(),
        files: z.array(z.string().max(1_000)).max(200),
        newest_at: z.string().max(40),
        created_at: z.string().max(40),
        evidence: z.array(
          z.object({
            reflection_id: z.string(),
            agent: z.string(),
            session_id: z.string(),
            tag: z.string(),
            source: z.string(),
            value: z.string().max(500).nullable(),
            statement: z.string().nullable(),
            at: z.string(),
          }),
        ),
      }),
    )
    .max(20_000),
});
export type CanonFile = z.output<typeof canonFileSchema>;

export const transferRefusals = {
  no_mind_file: {
    status: 400,
    exit: 2,
    hint: 'Give back a file that `throughline mind export` wrote, Markdown or JSON, of at most 4 MiB.',
  },
  export_folder: {
    status: 409,
    exit: 3,
    hint: 'Name a folder that does not exist yet or is empty, outside of a home.',
  },
  no_notes: {
    status: 404,
    exit: 2,
    hint: 'Name a folder with Markdown notes, as in ~/.codex/memories or the memory folder of Claude Code, or one such file.',
  },
  mind_file_stale: {
    status: 409,
    exit: 7,
    hint: 'The canon has changed since the file was written. Export it again, and make your changes there.',
  },
} as const satisfies ErrorTable;

export const refuseTransfer = refusals(transferRefusals);
