// The commands `setup`, which connects coding agents, and `hook`, which the agents then call.
import { realpathSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { Argument, Option, type Command } from 'commander';
import { systemClock } from '../../base/clock.ts';
import { CODING_AGENTS, type CodingAgent } from '../../base/coding-agents.ts';
import { createIds } from '../../base/ids.ts';
import { systemRandom } from '../../base/random.ts';
import { readUserPlaces, readVariable } from '../../config.ts';
import type { Scope } from '../coding-agents/contract.ts';
import { refuse } from '../setup/contract.ts';
import { findAgents, findOnPath } from '../setup/on-path.ts';
import {
  checkSetup,
  isPortable,
  PORTABLE_PROGRAM,
  previewSetup,
  scopesOf,
  setUp,
  takeDown,
  type FileChange,
  type FileState,
  type Program,
  type SetupOptions,
} from '../setup/setup.ts';
import { createGit, type NoGit } from '../../kernel/kernel.ts';
import { quoted } from './command-line.ts';
import type { CliContext } from './context.ts';
import {
  changeLines,
  checkLines,
  planLines,
  type AgentChange,
  type AgentCheck,
  type TakenByGit,
} from './setup-lines.ts';
import { print } from '../terminal/output.ts';

interface Asked {
  readonly user?: boolean;
  readonly shared?: boolean;
  readonly project?: boolean;
  readonly check?: boolean;
  readonly remove?: boolean;
  readonly yes?: boolean;
  readonly agentsMd?: boolean;
}

/** Not set up, or set up differently: scripts can rely on this code. */
const NOT_SET_UP = 5;

export function addSetupCommands(program: Command, context: CliContext): void {
  const { output } = context;
  program
    .command('setup')
    .description('connect coding agents: hooks, MCP server and commands, in their own files; foreign entries stay')
    .addArgument(
      new Argument('[agents...]', 'which ones; all that are installed, if none is named').choices(CODING_AGENTS),
    )
    .addOption(
      new Option('--project', 'for this project, in files that are yours alone where the agent has them (default)'),
    )
    .addOption(
      new Option('--shared', 'for this project, in the team’s files: without paths of this machine').conflicts(
        'project',
      ),
    )
    .addOption(new Option('--user', 'in your own files, for every project').conflicts(['project', 'shared']))
    .addOption(new Option('--check', 'only say what is set up').conflicts('remove'))
    .option('--remove', 'remove what setup added')
    .option('--yes', 'do it without asking, if no agent is named')
    .option('--agents-md', 'also a block about Throughline in AGENTS.md of this folder')
    .addHelpText(
      'after',
      '\nExamples:\n  $ throughline setup\n  $ throughline setup claude codex\n  $ throughline setup gemini --shared\n' +
        '  $ throughline setup codex --user --check\n  $ throughline setup cursor --remove\n  $ throughline setup --check',
    )
    .action(async (agents: CodingAgent[], asked: Asked) => {
      const command = openCommand(asked, context);
      if (asked.check) await command.check(agents);
      else if (agents.length > 0) await command.carryOut([...new Set(agents)]);
      else await command.askFirst();
    });

  program
    .command('hook', { hidden: true })
    .description('what agents call: an event as JSON on stdin, the answer in that agent’s format on stdout')
    .argument('<agent>', CODING_AGENTS.join(', '))
    .addHelpText('after', '\nExample:\n  $ throughline hook claude < event.json')
    // The entry point answers hooks before any of this is loaded; this command is here for its help.
    .action(() => output.stdout('{}\n'));
}

function openCommand(asked: Asked, context: CliContext) {
  const { output, config } = context;
  const { places, program, optionsOf } = optionsFor(asked, context);
  const scope: Scope = asked.user ? 'user' : asked.shared ? 'shared' : 'project';
  const onPath = findOnPath(PORTABLE_PROGRAM, places) ?? null;
  const isRemoval = asked.remove ?? false;
  const git = createGit({ variable: readVariable });
  const surroundings = { places, program, home: config.home, onPath };

  /** Whether it is set up elsewhere, too: an agent would then get everything twice. */
  const alsoIn = (options: SetupOptions, own: ReadonlySet<string>): Scope[] =>
    scopesOf(options.agent).filter((other) => {
      if (other === options.scope) return false;
      const files = checkSetup({ ...options, scope: other, withAgentsMd: false });
      return files.some(({ path, state }) => !own.has(path) && (state === 'set up' || state === 'stale'));
    });

  /** The files with paths of this machine that `git add` would take. */
  async function takenByGit(files: readonly (FileChange | FileState)[]): Promise<TakenByGit> {
    const paths = files
      .filter((file) => file.names_this_machine && file.path.startsWith(`${places.project}${sep}`))
      .map(({ path }) => path);
    if (scope === 'user' || paths.length === 0) return { git_would_add: [] };
    let silent: NoGit | undefined;
    const taken = await git.unignored(places.project, paths, { onNone: (reason) => (silent = reason) });
    if (taken) return { git_would_add: taken };
    return { git_would_add: [], ...(silent === undefined || silent === 'no_repository' ? {} : { git_silent: silent }) };
  }

  const changesOf = (agents: readonly CodingAgent[], all: ReturnType<typeof setUp>): Promise<AgentChange[]> =>
    Promise.all(
      agents.map(async (agent, at): Promise<AgentChange> => {
        const options = optionsOf(scope, agent);
        const files = all[at] ?? [];
        return {
          agent,
          scope,
          removed: isRemoval,
          portable: isPortable(options),
          files,
          also_in: alsoIn(options, new Set(files.map(({ path }) => path))),
          ...(await takenByGit(files)),
        };
      }),
    );

  async function carryOut(agents: readonly CodingAgent[]): Promise<void> {
    const options = agents.map((agent) => optionsOf(scope, agent));
    const changes = await changesOf(agents, isRemoval ? takeDown(options) : setUp(options));
    const [only, ...others] = changes;
    const value =
      only && others.length === 0 ? { ...only, on_path: onPath } : { scope, agents: changes, on_path: onPath };
    print(output, value, () => changes.flatMap((change) => changeLines(change, surroundings, changes.length > 1)));
  }

  async function askFirst(): Promise<void> {
    const found = findAgents(places);
    const by = new Map(found.map((each) => [each.agent, each.by]));
    const agents = isRemoval ? CODING_AGENTS.filter((agent) => isThere(optionsOf(scope, agent))) : [...by.keys()];
    const options = agents.map((agent) => optionsOf(scope, agent));
    const plan = await changesOf(agents, previewSetup(options, isRemoval ? 'take' : 'put'));
    const isToDo = plan.some(({ files }) => files.some(({ change }) => change !== 'unchanged' && change !== 'kept'));
    if (asked.yes && isToDo) return carryOut(agents);
    const value = {
      scope,
      applied: false,
      agents: plan.map((each) => ({ ...each, found: by.get(each.agent) ?? null })),
    };
    const isAsked = isToDo && !output.json && config.isAttended;
    print(output, { ...value, on_path: onPath }, () =>
      planLines(plan, by, surroundings, { isToDo, isRemoval, isAsked }),
    );
    if (!isToDo) {
      if (agents.length === 0 && !isRemoval) context.exitCode = NOT_SET_UP;
      return;
    }
    if (isAsked && (await context.ask(isRemoval ? 'Remove this?' : 'Write this?'))) return carryOut(agents);
    context.exitCode = NOT_SET_UP;
    if (isAsked) print(output, {}, ['Nothing was changed.']);
  }

  async function check(named: readonly CodingAgent[]): Promise<void> {
    const isAll = named.length === 0;
    const isAnyScope = isAll && !asked.user && !asked.shared && !asked.project;
    const checks: AgentCheck[] = [];
    for (const agent of isAll ? CODING_AGENTS : new Set(named)) {
      const checked = new Set<string>();
      for (const each of isAnyScope ? scopesOf(agent) : [scope]) {
        const found = checkOf(optionsOf(each, agent), onPath, checked);
        if (!isAll || found.state !== 'absent') checks.push({ ...found, ...(await takenByGit(found.files)) });
      }
    }
    if (checks.length === 0 || checks.some(({ state }) => state !== 'set up')) context.exitCode = NOT_SET_UP;
    const [only] = checks;
    const value = only && !isAll && checks.length === 1 ? only : { agents: checks };
    print(output, { ...value, on_path: onPath }, () => checkLines(checks, surroundings));
  }

  return { carryOut, askFirst, check };
}

function isThere(options: SetupOptions): boolean {
  return checkSetup(options).some(({ state }) => state !== 'absent');
}

/** What an older setup left in the team's files is told once, with the user's own. */
function checkOf(
  options: SetupOptions,
  onPath: string | null,
  checked: Set<string>,
): Omit<AgentCheck, keyof TakenByGit> {
  const { agent, scope } = options;
  const files = checkSetup(options).filter(({ path }) => !checked.has(path));
  for (const { path } of files) checked.add(path);
  const portable = isPortable(options);
  const state = stateOf(files);
  // Its hooks would fail, whatever the files say.
  const isUnreachable = portable && onPath === null && state === 'set up';
  return { agent, scope, portable, state: isUnreachable ? 'broken' : state, files };
}

function stateOf(files: readonly FileState[]): FileState['state'] {
  const states = files.map(({ state }) => state);
  if (states.includes('broken')) return 'broken';
  if (states.every((state) => state === 'set up')) return 'set up';
  return states.every((state) => state === 'absent') ? 'absent' : 'stale';
}

function optionsFor(asked: Asked, { config }: CliContext) {
  const program = programNow();
  const places = { project: config.cwd, ...readUserPlaces() };
  const ids = createIds(systemClock, systemRandom);
  const optionsOf = (scope: Scope, agent: CodingAgent): SetupOptions => ({
    agent,
    scope,
    withAgentsMd: asked.agentsMd ?? false,
    places,
    program,
    quote: process.platform === 'win32' ? (text) => `"${text}"` : quoted,
    configFolder: config.configFolder,
    ids,
    extension: (of, command) => extensionFor(of, program, command),
  });
  return { places, program, optionsOf };
}

/** The file that Node was started with, with links resolved. */
function programNow(): Program {
  const started = process.argv[1];
  const cli = started === undefined ? '' : realpathSync(started);
  if (basename(cli) !== 'cli.cjs') throw refuse('setup_no_program', `${cli || 'This'} is not the installed program`);
  return { node: process.execPath, cli, hook: join(dirname(cli), 'hook.cjs') };
}

/** The extension as it lies beside the program; it calls `throughline` unless it is told another command. */
function extensionFor(agent: CodingAgent, { cli }: Program, command: readonly string[] | undefined): string {
  const source = readFileSync(join(dirname(cli), 'integrations', agent, 'throughline.ts'), 'utf8');
  if (command === undefined) return source;
  return source.replace("= ['throughline', 'hook'];", () => `= ${JSON.stringify(command)};`);
}
