// The commands that create, trust and restore a home, or accept that it lost events; `backup` is an operation.
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Project } from '../../work/contract.ts';
import { HOME_NAME } from '../../base/home-name.ts';
import { restoreHome } from '../../main.ts';
import { checkPerson } from '../../base/persons-act.ts';
import { confirmOption } from './confirm-option.ts';
import type { CliContext } from './context.ts';
import { print } from '../terminal/output.ts';
import { countOf, paint } from '../terminal/text.ts';

export function addHomeCommands(program: Command, context: CliContext): void {
  const { config, output } = context;
  program
    .command('init')
    .description('make a home in this folder')
    .addHelpText('after', '\nExample:\n  $ throughline init')
    .action(async () => {
      // In this folder, even if there is a home above it.
      const here = config.home === undefined ? { folder: join(config.cwd, HOME_NAME) } : {};
      const made = await context.withHome(
        async (home) => {
          const { projects } = (await home.call('work.list_projects')) as { projects: readonly Project[] };
          const { location, homeId, isNew } = home;
          return { home: location, home_id: homeId, created: isNew, project: projects[0] ?? null };
        },
        { create: true, ...here, ...context.homeOption() },
      );
      const { project } = made;
      print(output, made, [
        made.created ? `Made a home in ${made.home}` : `There is a home in ${made.home} already; nothing was changed`,
        ...(project ? [`Its project is "${project.name}"${project.root === null ? '' : ` in ${project.root}`}`] : []),
        '',
        'What to do next:',
        ['  ', paint('bold', "throughline goal create 'What you want to achieve'")],
        ['  ', paint('bold', 'throughline setup'), '         connect the coding agents on this machine'],
        ['  ', paint('bold', 'throughline sample add'), '    a goal and tasks that teach it in ten minutes'],
        ['  ', paint('bold', 'throughline next'), '          the one next step, at any time'],
        ['  ', paint('bold', 'throughline --help'), '        everything else'],
      ]);
    });

  program
    .command('trust')
    .description('register a home that you did not make here, or that you moved')
    .addHelpText('after', '\nExample:\n  $ throughline trust')
    .action(() =>
      context.withHome(
        async (home) => {
          const { location, homeId, movedProjects: moved } = home;
          // Databases that are gone are created again where that is allowed.
          await home.databases.made();
          print(output, { home: location, home_id: homeId, moved_projects: moved }, [
            `${location} is one of your homes now`,
            ...movedLines(moved),
          ]);
        },
        { trust: true },
      ),
    );

  // Not an operation: it replaces the files of a home while no process has it open.
  program
    .command('restore')
    .description('restore the home from a backup, after verifying it; the current state is kept beside it')
    .argument('<folder>', 'as `throughline backup` made it; on Postgres the name of its schema')
    .addHelpText('after', '\nExample:\n  $ throughline restore ~/backups/monday')
    .action(async (from: string) => {
      const restored = await restoreHome(from, { config, ...context.homeOption() });
      print(output, restored, [
        `Restored ${countOf(restored.events, 'event', 'events')}; what was there is in ${restored.kept}`,
        ...restored.also_kept.map((path) => `and in ${path}`),
        ...(restored.rebuilt_rows > 0
          ? [
              `${countOf(restored.rebuilt_rows, 'row', 'rows')} of the backup were not what its events give, and were made again from them`,
            ]
          : []),
        ...movedLines(restored.moved_projects),
      ]);
    });

  // Not an operation: no tool and no route reaches it. A person's act: an agent must not make a loss look accepted.
  program
    .command('accept-loss')
    .description('go on without events that the home lost, after verifying the others; a backup may still hold them')
    .addOption(confirmOption())
    .addHelpText('after', '\nExample:\n  $ throughline accept-loss')
    .action(() =>
      context.withHome(async (home) => {
        const losses = async (dryRun: boolean) => {
          const found = [];
          for (const { name, ledger } of await home.databases.made()) {
            const loss = await ledger.acceptLoss({ dryRun });
            if (loss) found.push({ name, ...loss });
          }
          return found;
        };
        const lost = await losses(true);
        if (lost.length > 0) await confirmLoss(lost, home.location, context);
        const accepted = lost.length > 0 ? await losses(false) : [];
        print(output, { databases: accepted }, [
          ...accepted.map(
            ({ name, events }) => `${name} goes on with ${countOf(events, 'event', 'events')}, and is signed`,
          ),
          ...(accepted.length === 0 ? ['No events were lost; nothing was changed'] : []),
        ]);
      }),
    );
}

function movedLines(moved: readonly Project[]): string[] {
  return moved.map(({ name, root }) =>
    root === null
      ? `Its project "${name}" had a root outside this folder, and has none now: see \`throughline project update --help\``
      : `Its project "${name}" is in ${root} now`,
  );
}

async function confirmLoss(
  lost: readonly { readonly name: string; readonly events: number; readonly lost: string }[],
  home: string,
  context: CliContext,
): Promise<void> {
  await checkPerson(context.attended(), 'accept-loss', async () => ({
    command: 'accept-loss',
    home,
    databases: lost.map(({ name, events, lost: what }) => ({ name, events_left: events, lost: what })),
  }));
}
