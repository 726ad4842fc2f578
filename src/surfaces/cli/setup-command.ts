// The commands `setup`, which connects a coding agent, and `hook`, which the agent then calls.
import { existsSync, realpathSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Argument, Option, type Command } from 'commander';
import { systemClock } from '../../base/clock.ts';
import { CODING_AGENTS, type CodingAgent } from '../../base/coding-agents.ts';
import { createIds } from '../../base/ids.ts';
import { systemRandom } from '../../base/random.ts';
import { readUserPlaces } from '../../config.ts';
import type { Program } from '../coding-agents/contract.ts';
import { agentSetups } from '../coding-agents/setups.ts';
import { refuse } from '../setup/contract.ts';
import { checkSetup, setUp, takeDown, type FileChange, type FileState, type SetupOptions } from '../setup/setup.ts';
import { quoted } from './command-line.ts';
import { HOME_NAME } from '../../base/home-name.ts';
import type { CliContext } from './context.ts';
import { print } from '../terminal/output.ts';
import { paint, table, type Cell, type Line } from '../terminal/text.ts';

interface Asked {
  readonly user?: boolean;
  readonly project?: boolean;
  readonly check?: boolean;
  readonly remove?: boolean;
  readonly agentsMd?: boolean;
}

/** Not set up, or set up differently: scripts can rely on this code. */
const NOT_SET_UP = 5;

export function addSetupCommands(program: Command, context: CliContext): void {
  const { output } = context;
  program
    .command('setup')
    .description('connect a coding agent: its hooks and its MCP server, in its own files; foreign entries stay')
    .addArgument(new Argument('<agent>', 'which one').choices(CODING_AGENTS))
    .addOption(new Option('--project', 'in the files of this folder (default)').conflicts('user'))
    .option('--user', 'in your own files, for every project')
    .addOption(new Option('--check', 'only say whether it is set up').conflicts('remove'))
    .option('--remove', 'remove what setup added')
    .option('--agents-md', 'also a block about Throughline in AGENTS.md of this folder')
    .addHelpText(
      'after',
      '\nExamples:\n  $ throughline setup claude\n  $ throughline setup codex --user --check\n  $ throughline setup cursor --remove',
    )
    .action((agent: CodingAgent, asked: Asked) => {
      const options = optionsFor(agent, asked, context);
      const { scope } = options;
      if (asked.check) {
        const files = checkSetup(options);
        const state = stateOf(files);
        if (state !== 'set up') context.exitCode = NOT_SET_UP;
        print(output, { agent, scope, state, files }, [
          [paint('bold', agent), ': ', state],
          ...table(
            files.map(({ path, holds, state: each, why = '' }) => {
              const where = why.includes(path) ? '' : path;
              return ['  ', each, holds, [where, why].filter(Boolean).join(': ')];
            }),
          ),
        ]);
        return;
      }
      const files = asked.remove ? takeDown(options) : setUp(options);
      const rows = table(files.map(({ path, holds, change }): Cell[] => ['  ', change, holds, path]));
      const hint: Line[] = asked.remove ? [] : hintsFor(options, files, context.config.home);
      print(output, { agent, scope, removed: asked.remove ?? false, files }, [...rows, ...hint]);
    });

  program
    .command('hook', { hidden: true })
    .description('what agents call: an event as JSON on stdin, the answer in that agent’s format on stdout')
    .argument('<agent>', CODING_AGENTS.join(', '))
    .addHelpText('after', '\nExample:\n  $ throughline hook claude < event.json')
    // The entry point answers hooks before any of this is loaded; this command is here for its help.
    .action(() => output.stdout('{}\n'));
}

function stateOf(files: readonly FileState[]): FileState['state'] {
  const states = files.map(({ state }) => state);
  if (states.includes('broken')) return 'broken';
  if (states.every((state) => state === 'set up')) return 'set up';
  return states.every((state) => state === 'absent') ? 'absent' : 'stale';
}

function beginningOf({ agent, scope, places }: SetupOptions, home: string | undefined): string {
  const begin = `new sessions of ${agent} begin with their next step.`;
  if (scope === 'user' || home !== undefined) return `Where there is a home (throughline init), ${begin}`;
  const isIn = (folder: string) => existsSync(join(folder, HOME_NAME));
  if (isIn(places.project)) return `Here ${begin}`;
  let above = dirname(places.project);
  while (!isIn(above) && above !== dirname(above)) above = dirname(above);
  return isIn(above)
    ? `The home is in ${above}: an agent that starts there does not read the files of this folder.`
    : `There is no home here yet. Once there is one (throughline init), ${begin}`;
}

function hintsFor(options: SetupOptions, files: readonly FileChange[], home: string | undefined): Line[] {
  const { agent, scope } = options;
  const { firstUse } = agentSetups[agent];
  const [other, where] =
    scope === 'user' ? (['project', 'this project'] as const) : (['user', 'all projects'] as const);
  const own = new Set(files.map(({ path }) => path));
  const isTwice = checkSetup({ ...options, scope: other, withAgentsMd: false }).some(
    ({ path, state }) => !own.has(path) && (state === 'set up' || state === 'stale'),
  );
  return [
    '',
    beginningOf(options, home),
    ...(firstUse === undefined ? [] : [`Once, in ${agent}: ${firstUse}`]),
    ...(isTwice
      ? [`It is set up for ${where}, too. One of the two is enough; --${other} --remove removes the other.`]
      : []),
  ];
}

function optionsFor(agent: CodingAgent, asked: Asked, { config }: CliContext): SetupOptions {
  const program = programNow();
  return {
    agent,
    scope: asked.user ? 'user' : 'project',
    withAgentsMd: asked.agentsMd ?? false,
    places: { project: config.cwd, ...readUserPlaces() },
    program,
    quote: process.platform === 'win32' ? (text) => `"${text}"` : quoted,
    configFolder: config.configFolder,
    ids: createIds(systemClock, systemRandom),
    extension: (of) => extensionFor(of, program),
  };
}

/** The file that Node was started with, with links resolved. */
function programNow(): Program {
  const started = process.argv[1];
  const cli = started === undefined ? '' : realpathSync(started);
  if (basename(cli) !== 'cli.cjs') throw refuse('setup_no_program', `${cli || 'This'} is not the installed program`);
  return { node: process.execPath, cli, hook: join(dirname(cli), 'hook.cjs') };
}

/** The extension as it lies beside the program, with this program's paths filled in. */
function extensionFor(agent: CodingAgent, { node, cli, hook }: Program): string {
  const path = join(dirname(cli), 'integrations', agent, 'throughline.ts');
  const command = JSON.stringify([node, hook]);
  return readFileSync(path, 'utf8').replace("= ['throughline', 'hook'];", () => `= ${command};`);
}
