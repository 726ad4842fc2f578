// `exchange export`: writes the file for the operation that gives exchanges as text.
import { resolve } from 'node:path';
import { Option, type Command } from 'commander';
import { countOf } from '../terminal/text.ts';
import { print } from '../terminal/output.ts';
import type { CliContext } from './context.ts';
import { writeNew } from './files.ts';

interface Options {
  readonly projectId?: string;
  readonly session?: string;
  readonly since?: string;
  readonly to?: string;
  readonly format?: string;
  readonly proof?: boolean;
}

interface Exported {
  readonly content: string;
  readonly exchanges: number;
  readonly bytes: number;
}

export function addExchangeExportCommand(program: Command, context: CliContext): void {
  const { config, output } = context;
  const parent = program.commands.find((each) => each.name() === 'exchange');
  parent
    ?.command('export')
    .description('write exchanges with bundle, prompt, response, findings, refs and hashes as JSON lines or Markdown')
    .addOption(new Option('--project, --project-id <id>', 'default: the project of this folder'))
    .option('--session <id>', 'only of this conversation')
    .option('--since <time>', 'only what ended at this time or later, as in 2026-01-31')
    .option('--to <file>', 'must not exist; default: stdout')
    .addOption(new Option('--format <format>', 'default: by the name of the file').choices(['jsonl', 'md']))
    .option('--proof', 'with the events under a signed checkpoint, to be checked without this home')
    .addHelpText(
      'after',
      '\nExamples:\n  $ throughline exchange export --to exchanges.jsonl\n  $ throughline exchange export --since 2026-01-01 --format md | less\n  $ throughline sign && throughline exchange export --proof --to proved.jsonl',
    )
    .action(async ({ projectId, session, since, to, format, proof }: Options) => {
      const result = (await context.call('ask.export_exchanges', {
        format: format ?? (/\.(?:md|markdown)$/i.test(to ?? '') ? 'md' : 'jsonl'),
        ...(projectId === undefined ? {} : { project_id: projectId }),
        ...(session === undefined ? {} : { session_id: session }),
        ...(since === undefined ? {} : { since }),
        ...(proof === undefined ? {} : { proof }),
      })) as Exported;
      if (to === undefined) {
        // Printed unchanged: the user asked for the content itself.
        output.stdout(output.json ? `${JSON.stringify(result)}\n` : result.content);
        return;
      }
      const path = resolve(config.cwd, to);
      writeNew(path, result.content);
      const { content: _, ...about } = result;
      print(output, { ...about, file: path }, [
        `${countOf(about.exchanges, 'exchange', 'exchanges')}, ${about.bytes} bytes in ${path}`,
      ]);
    });
}
