// `import` and `export`: read and write the files for operations that take and return text.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Option, type Command } from 'commander';
import { DEFAULT_SOURCES } from '../../work/operations.ts';
import { HOME_NAME } from '../../base/home-name.ts';
import { isRegularFile } from '../../base/regular-file.ts';
import type { CliContext } from './context.ts';
import { refuse } from './contract.ts';
import { readText, writeNew } from './files.ts';
import { print } from '../terminal/output.ts';
import { renderResult } from './renderers.ts';

const FORMATS = ['auto', 'task-master', 'beads', 'json', 'markdown'];

interface ImportOptions {
  readonly projectId?: string;
  readonly format?: string;
  readonly sourceName?: string;
  readonly dryRun?: boolean;
  readonly allowText?: boolean;
}

interface ExportOptions {
  readonly projectId?: string;
  readonly format?: string;
}

const projectOption = () => new Option('--project, --project-id <id>', 'default: the project of this folder');

export function addTransferCommands(program: Command, context: CliContext): void {
  const { config, output } = context;
  program
    .command('import')
    .description('import goals and tasks from Task Master, from Beads or from an export; importing twice adds nothing')
    .argument('[file]', 'default: the file of Task Master or Beads in this folder; `-` is stdin')
    .addOption(projectOption())
    .addOption(new Option('--format <format>', 'which program wrote it').choices(FORMATS))
    .option('--source-name <name>', 'distinguishes several files of the same program')
    .option('--dry-run', 'report only, write nothing')
    .option('--allow-text', 'its texts hold no secret: keep what only looks like one; on record')
    .addHelpText('after', '\nExamples:\n  $ throughline import --dry-run\n  $ throughline import .beads/issues.jsonl')
    .action(async (given: string | undefined, { projectId, format, sourceName, dryRun, allowText }: ImportOptions) => {
      const file = given ?? findSource(config.cwd);
      const text = file === '-' ? await context.readStdin() : readText(resolve(config.cwd, file));
      const report = await context.call('work.import', {
        // A byte order mark: no text holds it, and some programs write it.
        content: text.replaceAll('\0', ''),
        ...(projectId === undefined ? {} : { project_id: projectId }),
        ...(format === undefined ? {} : { format }),
        ...(sourceName === undefined ? {} : { source_name: sourceName }),
        ...(dryRun === undefined ? {} : { dry_run: dryRun }),
        ...(allowText === undefined ? {} : { allow_text: allowText }),
      });
      print(output, report, () => renderResult('work.import', report));
    });

  program
    .command('export')
    .description('write all goals, tasks, checkpoints and blockers of a project as JSON or Markdown')
    .argument('[file]', 'must not exist; default: stdout')
    .addOption(projectOption())
    .addOption(new Option('--format <format>', 'default: by the name of the file').choices(['json', 'markdown']))
    .addHelpText(
      'after',
      '\nExamples:\n  $ throughline export work.json\n  $ throughline export --format markdown | less',
    )
    .action(async (file: string | undefined, { projectId, format }: ExportOptions) => {
      const result = (await context.call('work.export', {
        format: format ?? (/\.(?:md|markdown)$/i.test(file ?? '') ? 'markdown' : 'json'),
        ...(projectId === undefined ? {} : { project_id: projectId }),
      })) as { readonly content: string; readonly project_id: string; readonly format: string; readonly bytes: number };
      if (file === undefined) {
        // Printed unchanged: the user asked for the content itself.
        output.stdout(output.json ? `${JSON.stringify(result)}\n` : result.content);
        return;
      }
      const path = resolve(config.cwd, file);
      writeNew(path, result.content);
      const { content: _, ...about } = result;
      print(output, { ...about, file: path }, [`${about.bytes} bytes in ${path}`]);
    });
}

/** Where other programs keep their work: in this folder or above it, up to the folder that has the home. */
function findSource(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = DEFAULT_SOURCES.map((path) => join(folder, path)).find((path) => isRegularFile(path));
    if (found !== undefined) return found;
    if (existsSync(join(folder, HOME_NAME)) || folder === dirname(folder)) break;
  }
  throw refuse('nothing_to_import', `${from} has neither ${DEFAULT_SOURCES.join(' nor ')}`, { path: from });
}
