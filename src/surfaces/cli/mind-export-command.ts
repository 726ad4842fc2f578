// `mind export`: prints the canon as text, or writes the mind's files into a folder; an operation of its own, which has no route.
import { Option, type Command } from 'commander';
import { countOf } from '../terminal/text.ts';
import { print } from '../terminal/output.ts';
import type { CliContext } from './context.ts';

interface Options {
  readonly projectId?: string;
  readonly format?: string;
  readonly to?: string;
}

interface Written {
  readonly to: string;
  readonly files: number;
  readonly bundles: number;
}

export function addMindExportCommand(program: Command, context: CliContext): void {
  const { output } = context;
  program.commands
    .find((each) => each.name() === 'mind')
    ?.command('export')
    .description(
      'print the canon as Markdown to read and edit, or as JSON; or write all files of the mind into a folder',
    )
    .addOption(new Option('--project, --project-id <id>', 'default: the project of this folder'))
    .addOption(new Option('--format <format>', 'default: markdown').choices(['markdown', 'json']))
    .addOption(
      new Option(
        '--to <folder>',
        'write handshake.md, project_mind.md and insight/ there; it must not exist or be empty',
      ).conflicts('format'),
    )
    .addHelpText(
      'after',
      '\nExamples:\n  $ throughline mind export > project_mind.md\n  $ throughline mind export --format json > canon.json\n  $ throughline mind export --to ../shop-mind',
    )
    .action(async ({ projectId, format, to }: Options) => {
      const project = projectId === undefined ? {} : { project_id: projectId };
      if (to !== undefined) {
        const written = (await context.call('mind.export_files', { to, ...project })) as Written;
        const { files, bundles } = written;
        print(output, { ...written }, [
          `${countOf(files, 'file', 'files')} and ${countOf(bundles, 'bundle', 'bundles')} of sessions in ${written.to}`,
        ]);
        return;
      }
      const exported = (await context.call('mind.export', {
        ...(format === undefined ? {} : { format }),
        ...project,
      })) as {
        readonly content: string;
      };
      // Printed unchanged: it is given back by `mind import`.
      output.stdout(output.json ? `${JSON.stringify(exported)}\n` : exported.content);
    });
}
