// `mind watch`: reads what agents record of their sessions in a project while it happens, until somebody ends it.
import { Option, type Command } from 'commander';
import { systemClock } from '../../base/clock.ts';
import { CODING_AGENTS } from '../../base/coding-agents.ts';
import { systemFolderHints } from '../../base/folder-hints.ts';
import { watchTranscripts } from '../../mind/mind.ts';
import { countOf, inOneLine } from '../terminal/text.ts';
import { leftText } from './renderers/left-files.ts';
import type { CliContext } from './context.ts';
import { onInterrupt } from './on-interrupt.ts';

interface Options {
  readonly projectId?: string;
  readonly agent?: string;
}

export function addMindWatchCommand(program: Command, context: CliContext): void {
  const { output } = context;
  const parent = program.commands.find((each) => each.name() === 'mind');
  parent
    ?.command('watch')
    .description(
      'read what agents record of their sessions in this project while they work, until Ctrl-C\n\nOnly regular files in an agent’s own folder whose session works in the project are read; others are counted. With --json each line is an object: watching, read, failed, ended.',
    )
    .summary('read what agents record while they work, until Ctrl-C')
    .addOption(new Option('--project, --project-id <id>', 'default: the project of this folder'))
    .addOption(new Option('--agent <agent>', 'only of this one').choices(CODING_AGENTS))
    .addHelpText('after', '\nExamples:\n  $ throughline mind watch\n  $ throughline mind watch --agent claude --json')
    .action(async ({ projectId: ref, agent }: Options) => {
      const tell = (what: string, about: object, line: string) =>
        output.stdout(output.json ? `${JSON.stringify({ what, ...about })}\n` : `${inOneLine(line)}\n`);
      await onInterrupt((signal) =>
        context.withHome((home) =>
          context.asCaller(async (call) => {
            const mind = await home.mind();
            const projectId = await mind.projectOf(ref, call);
            const t0 = await mind.t0();
            const folders = t0.transcripts.folders(agent);
            tell('watching', { project_id: projectId, folders }, `Watching ${folders.join(', ')}. Ctrl-C ends it.`);
            const watched = await watchTranscripts(
              t0,
              {
                projectId,
                agent,
                actor: call.actor,
                signal,
                onRead: (file, { records, created, retracted }) =>
                  tell(
                    'read',
                    { ...file, records, created, retracted },
                    `${file.agent}: ${countOf(created, 'new event', 'new events')}${retracted > 0 ? `, ${retracted} taken back` : ''}, ${file.path}`,
                  ),
                onFailed: (file, { code, message }) =>
                  tell('failed', { ...file, code, message }, `${file.agent}: not read: ${message}`),
              },
              { clock: systemClock, openFolderHints: systemFolderHints },
            );
            const { files, left, created } = watched;
            const others = leftText(left);
            tell(
              'ended',
              watched,
              `${countOf(created, 'new event', 'new events')} of ${countOf(files, 'file', 'files')} of this project${others === '' ? '' : `; left alone: ${others}`}`,
            );
          }),
        ),
      );
    });
}
