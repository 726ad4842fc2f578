// `doctor`: reports what is wrong with this home, or with the machine it runs on.
import type { Command } from 'commander';
import { systemClock } from '../../base/clock.ts';
import { VERSION } from '../../base/version.ts';
import { daemonPlace, diagnoseHome } from '../../main.ts';
import { MIND_DATABASE, readAttention, readLeft } from '../../mind/hot.ts';
import type { CliContext } from './context.ts';
import { print } from '../terminal/output.ts';

export function addDoctorCommand(program: Command, context: CliContext): void {
  const { config, output } = context;
  program
    .command('doctor')
    .description('check everything that can be wrong with a home; changes nothing, and says what to do')
    .addHelpText('after', '\nExamples:\n  $ throughline doctor\n  $ throughline doctor --json')
    .action(async () => {
      const { doctorExitCode, renderDoctor, runDoctor } = await import('./doctor.ts');
      const where = { config, ...context.homeOption() };
      const report = await context.asCaller(({ onProgress }) =>
        runDoctor({
          nodeVersion: process.version,
          version: VERSION,
          now: () => systemClock.now(),
          diagnose: () => diagnoseHome(where),
          openLedgers: async (names) => {
            const home = await context.open();
            const failed: { name: string; message: string; hint: string }[] = [];
            const opened = await home.databases.made(({ message, row }, name) =>
              failed.push({ name, message, hint: row.hint }),
            );
            const isAsked = ({ name }: { readonly name: string }) => names.includes(name);
            const mind = opened.find((each) => each.name === MIND_DATABASE && isAsked(each));
            return {
              ledgers: opened.filter(isAsked),
              failed: failed.filter(isAsked),
              attention: async () => mind && readAttention(mind.store),
              left: async () => mind && readLeft(mind.store),
              close: () => home.close(),
            };
          },
          daemon: async (homeId) => {
            const place = daemonPlace(homeId, where);
            return { is_running: await place.isClaimed(), info: (await place.info.read())?.text };
          },
          ...(onProgress ? { onProgress } : {}),
        }),
      );
      print(output, report, () => renderDoctor(report));
      context.exitCode = doctorExitCode(report);
    });
}
