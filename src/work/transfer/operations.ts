// Import and export as operations. Files are the caller's: content goes in and out as text.
import { z } from 'zod';
import { inSlices } from '../../base/in-slices.ts';
import { operationsOf, type Call } from '../../base/operation.ts';
import { projectNameSchema, projectRefSchema, uuidSchema, workRefusals } from '../contract.ts';
import { allow_text } from '../operations/fields.ts';
import {
  formatSchema,
  importReportSchema,
  refuseTransfer,
  TRANSFER_LIMITS,
  transferRefusals,
  type ImportReport,
} from './contract.ts';
import { exportJson } from './export-json.ts';
import { exportMarkdown } from './export-markdown.ts';
import { exportFileName } from './files.ts';
import type { ExportSource, ImportPort } from './ports.ts';
import { readingImport } from './read-import.ts';
import { runImport } from './run-import.ts';

/** What these operations need of work. */
export interface Transfer {
  /** The project asked for, else the one that the call is in. */
  chooseProject(projectId: string | undefined, call: Call): Promise<string>;
  readonly importPort: ImportPort;
  /** Lets other callers have their turn: a large file takes seconds. */
  rest(): Promise<void>;
  /** One project as of one moment, for as long as `read` takes. */
  exporting<T>(projectId: string, read: (source: ExportSource) => Promise<T>): Promise<T>;
}

const define = operationsOf<Transfer>({ ...workRefusals, ...transferRefusals }, { bareTools: true });
const projectId = projectRefSchema
  .optional()
  .describe('The project by id or name, unless the working directory says which');

export const transferOperations = {
  'work.import': define({
    name: 'work.import',
    summary: 'Bring in goals and tasks from Task Master, from Beads or from an export',
    details:
      'Nothing is overwritten: what was imported before stays as it is here, and is listed where the file says something ' +
      'else by now. Importing the same file again adds nothing. Look at `problems` afterwards, or before with dry_run.',
    risk: 'write',
    tier: 'admin',
    idempotent: true,
    // In JSON, every quote of the file takes one character more.
    maxInputBytes: 2 * TRANSFER_LIMITS.contentBytes,
    input: z.strictObject({
      project_id: projectId,
      content: z
        .string()
        .min(1)
        .describe('The text of the file: at most 64 MB, over HTTP and MCP 8 MB with all around it'),
      format: formatSchema.or(z.literal('auto')).default('auto').describe('Which program wrote it'),
      source_name: projectNameSchema
        .max(TRANSFER_LIMITS.sourceName)
        .optional()
        .describe('Tells apart several files of the same program'),
      dry_run: z.boolean().default(false).describe('Report only, write nothing'),
      allow_text,
    }),
    output: importReportSchema,
    refusals: [
      ...['unknown_project', 'project_ambiguous', 'no_project'],
      ...['import_too_large', 'import_unreadable', 'import_format_unknown', 'import_version_unknown'],
    ],
    examples: [
      {
        says: 'See what a file of Beads would bring',
        input: { content: '{"id":"bd-1","title":"Try it","status":"open","priority":2}', dry_run: true },
      },
    ],
    handler: async (transfer, input, call): Promise<ImportReport> => {
      const { format, source_name: sourceName, dry_run: dryRun, allow_text: allowText = false, content } = input;
      const rest = () => transfer.rest();
      const chosen = await transfer.chooseProject(input.project_id, call);
      const reading = { format, allowText, ...(sourceName !== undefined && { sourceName }) };
      const plan = await inSlices(readingImport(content, reading), rest);
      return runImport(transfer.importPort, plan, { projectId: chosen, dryRun, allowText, call, rest });
    },
  }),
  'work.export': define({
    name: 'work.export',
    summary: 'Write all goals, tasks, checkpoints and blockers of a project as JSON or Markdown',
    details: 'Both can be imported again. The same state always gives the same text.',
    risk: 'read',
    tier: 'admin',
    idempotent: true,
    input: z.strictObject({
      project_id: projectId,
      format: z.enum(['json', 'markdown']).default('json'),
    }),
    output: z.object({
      project_id: uuidSchema,
      format: z.enum(['json', 'markdown']),
      /** What to call a file of it. */
      file_name: z.string(),
      bytes: z.int(),
      content: z.string(),
    }),
    refusals: ['unknown_project', 'project_ambiguous', 'no_project', 'export_too_large'],
    handler: async (transfer, { project_id, format }, call) => {
      const chosen = await transfer.chooseProject(project_id, call);
      const content = await transfer.exporting(chosen, (source) => collect(exportText(source, format), call));
      const file_name = exportFileName(chosen, format);
      return { project_id: chosen, format, file_name, bytes: Buffer.byteLength(content), content };
    },
  }),
};

/** The pieces of an export, for a caller that writes them to a file one by one. */
export function exportText(source: ExportSource, format: 'json' | 'markdown'): AsyncIterable<string> {
  return format === 'json' ? exportJson(source) : exportMarkdown(source);
}

async function collect(parts: AsyncIterable<string>, call: Call): Promise<string> {
  const texts: string[] = [];
  let bytes = 0;
  for await (const part of parts) {
    call.signal?.throwIfAborted();
    bytes += Buffer.byteLength(part);
    if (bytes > TRANSFER_LIMITS.contentBytes) {
      throw refuseTransfer('export_too_large', `The export has more than ${TRANSFER_LIMITS.contentBytes} bytes`);
    }
    texts.push(part);
  }
  return texts.join('');
}
