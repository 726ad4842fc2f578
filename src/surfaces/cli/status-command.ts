// `next` and `status` over an open home. `hot.ts` answers the plain ones, and must give the same answers.
import type { Command } from 'commander';
import { Refusal } from '../../base/errors.ts';
import type { Call } from '../../base/operation.ts';
import { MIND_DATABASE, readAttention } from '../../mind/hot.ts';
import type { WorkStatus } from '../../work/hot.ts';
import type { HomeStatus } from './contract.ts';
import type { Home } from '../../main.ts';
import type { CliContext } from './context.ts';
import { print } from '../terminal/output.ts';
import { renderResult } from './renderers.ts';
import { renderStatus } from './renderers/status.ts';

interface AskedOptions {
  readonly projectId?: string;
  readonly owner?: string;
}

export function addStatusCommands(program: Command, context: CliContext): void {
  const { output } = context;
  program
    .command('next')
    .description('the one next step, and why it is this one')
    .option('--project, --project-id <project>', 'by its id or name; default: the project of this folder')
    .option('--owner <name>', 'leaves out what other sessions hold')
    .addHelpText('after', '\nExamples:\n  $ throughline next\n  $ throughline next --owner claude-7 --json')
    .action(async (options: AskedOptions) => {
      const step = await context.call('work.get_next_step', inputOf(options));
      print(output, step, () => renderResult('work.get_next_step', step));
    });

  program
    .command('status')
    .description('where the work stands, and what the home holds')
    .option('--project, --project-id <project>', 'by its id or name; default: the project of this folder')
    .option('--owner <name>', 'leaves out of the next step what other sessions hold')
    .addHelpText('after', '\nExamples:\n  $ throughline status\n  $ throughline status --json')
    .action((options: AskedOptions) =>
      context.withHome((home) =>
        context.asCaller(async (call) => {
          const status = await statusOf(home, options, call);
          print(output, status, () => renderStatus(status));
        }),
      ),
    );
}

async function statusOf(home: Home, options: AskedOptions, call: Call): Promise<HomeStatus> {
  const ledger = (await home.call('ledger.status', {}, call)) as Omit<HomeStatus, 'work' | 'attention'>;
  const work = await workOf(home, options, call);
  // Looking must not make a database.
  const mind = (await home.databases.made(() => {})).find(({ name }) => name === MIND_DATABASE);
  const attention = work && mind ? await readAttention(mind.store, work.project.project_id) : null;
  return { ...ledger, work, attention };
}

/** Null if it is not clear which project is meant and none was named. */
async function workOf(home: Home, options: AskedOptions, call: Call): Promise<WorkStatus | null> {
  try {
    const input = { ...inputOf(options), limit: 1 };
    const state = (await home.call('work.get_state', input, call)) as {
      readonly project: WorkStatus['project'];
      readonly counts: Pick<WorkStatus, 'goals' | 'tasks'>;
      readonly claims: readonly unknown[];
      readonly next_step: WorkStatus['next_step'];
    };
    const { project, counts, claims, next_step } = state;
    return { project, goals: counts.goals, tasks: counts.tasks, claims: claims.length, next_step };
  } catch (error) {
    const isUnclear = error instanceof Refusal && ['no_project', 'project_ambiguous'].includes(error.code);
    if (isUnclear && options.projectId === undefined) return null;
    throw error;
  }
}

function inputOf({ projectId, owner }: AskedOptions): Record<string, string> {
  return {
    ...(projectId === undefined ? {} : { project_id: projectId }),
    ...(owner === undefined ? {} : { owner }),
  };
}
