// What a home holds, at a glance.
import type { Command } from 'commander';
import { VERSION, type CliContext, type Home } from './context.ts';
import { describeStates } from './kernel-commands.ts';
import { print, type Output } from './output.ts';
import { listing, table } from './text.ts';

export function addStatusCommands(program: Command, { output, withHome }: CliContext): void {
  program
    .command('status')
    .description('what the home holds')
    .addHelpText('after', '\nExamples:\n  $ throughline status\n  $ throughline status --json')
    .action(() => withHome((home) => printState(output, home)));

  program
    .command('start', { hidden: true })
    .description('open the home of this folder, making it when there is none, and print its state')
    .action(() => withHome((home) => printState(output, home), { create: true }));
}

async function printState(output: Output, home: Home): Promise<void> {
  const { ledger, location, homeId, createdAt } = home;
  const status = await ledger.status();
  const jobs = await ledger.jobs.states();
  const running = await ledger.workflows.count('running');
  const streams = await ledger.streams(undefined, 20);
  const whose = { home: location, home_id: homeId, created_at: createdAt, version: VERSION };
  print(output, { ...whose, ...status, jobs, running_workflows: running }, [
    `Throughline ${VERSION}`,
    ...table([
      ['home', location],
      ['created', createdAt],
      ['database', status.database],
      ['streams', String(status.streams)],
      ['events', `${status.events} (${status.unsigned_events} not signed yet)`],
      ['last signed', status.last_signed_at ?? 'never'],
      ['jobs', describeStates(jobs)],
      ['workflows', `${running} running`],
    ]),
    ...(streams.length > 0
      ? [
          '',
          ...listing(
            ['STREAM', 'KIND', 'SEQ', 'ENTITIES'],
            streams.map((s) => [s.workflow_id, s.kind, String(s.head_seq), String(s.entity_count)]),
          ),
        ]
      : []),
  ]);
}
