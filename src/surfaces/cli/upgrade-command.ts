// `upgrade`: brings a home that others may be using to the format of this version.
import type { Command } from 'commander';
import { VERSION } from '../../base/version.ts';
import { diagnoseHome } from '../../main.ts';
import type { CliContext } from './context.ts';
import { print } from '../terminal/output.ts';
import type { Line } from '../terminal/text.ts';

export function addUpgradeCommand(program: Command, context: CliContext): void {
  program
    .command('upgrade')
    .description(
      'bring the home to the format of this version, after a backup; older processes are refused from then on',
    )
    .option('--dry-run', 'only say what would be done')
    .addHelpText(
      'after',
      `
A home in a folder that no other process has open is upgraded by any command. This command is for a home that other
processes or other machines may be using. A process of an older version that still has it open keeps nothing of what it
writes from then on: restart it.

Examples:
  $ throughline upgrade --dry-run
  $ throughline upgrade`,
    )
    .action(({ dryRun = false }: { readonly dryRun?: boolean }) => (dryRun ? foretell(context) : upgrade(context)));
}

async function foretell(context: CliContext): Promise<void> {
  const { config, output } = context;
  const { databases } = await diagnoseHome({ config, ...context.homeOption() });
  const pending = databases
    .filter(({ exists }) => exists)
    .map(({ name, pending_migrations }) => ({ database: name, migrations: pending_migrations }))
    .filter(({ migrations }) => migrations.length > 0);
  print(
    output,
    { pending },
    pending.length === 0
      ? [UP_TO_DATE]
      : pending.map(({ database, migrations }) => `${database}: would apply ${migrations.join(', ')}`),
  );
}

async function upgrade(context: CliContext): Promise<void> {
  const { output } = context;
  const home = await context.open({ upgrade: true });
  try {
    // Each is upgraded when it is opened.
    await home.databases.made();
    const { upgraded, daemonPlace } = home;
    const daemon = (await daemonPlace.isClaimed()) ? ((await daemonPlace.info.read())?.text ?? '{}') : undefined;
    const { version } = JSON.parse(daemon ?? '{}') as { readonly version?: string };
    const isOlder = daemon !== undefined && version !== VERSION;
    const lines: Line[] = upgraded.flatMap(({ database, migrations, backup }): Line[] => [
      `${database}: applied ${migrations.join(', ')}`,
      `  as it was: ${backup}`,
    ]);
    print(output, { upgraded, version: VERSION, older_daemon: isOlder ? (version ?? null) : null }, [
      ...(lines.length === 0 ? [UP_TO_DATE] : lines),
      ...(isOlder || (daemon !== undefined && lines.length > 0)
        ? ['The daemon of this home was started before: end it, and run `throughline up` again']
        : []),
    ]);
  } finally {
    await home.close();
  }
}

const UP_TO_DATE = 'Nothing to do: the home has the format of this version';
