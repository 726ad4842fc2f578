// The whole command tree, and one run of it: takes arguments, prints text, returns an exit code.
import { Command, CommanderError, Option, type Argument } from 'commander';
import { Refusal } from '../../base/errors.ts';
import type { Operation } from '../../base/operation.ts';
import { redactText } from '../../base/redact.ts';
import { addCallCommand } from './call-command.ts';
import { addChatCommand } from './chat-command.ts';
import { addCompletionCommand } from './completion.ts';
import { VERSION } from '../../base/version.ts';
import { definitionsOf } from '../../main.ts';
import { confirmingLine } from './confirm-option.ts';
import { createContext, type CliContext, type CliEnvironment } from './context.ts';
import { addDoctorCommand } from './doctor-command.ts';
import { addExchangeExportCommand } from './exchange-export-command.ts';
import { addHelpCommand } from './help-command.ts';
import { addHomeCommands } from './home-commands.ts';
import { addMindExportCommand } from './mind-export-command.ts';
import { addMindWatchCommand } from './mind-watch-command.ts';
import { addKeyCommands } from './key-commands.ts';
import { addLedgerCommands } from './ledger-commands.ts';
import { addOperationCommands, fillIn } from './operation-commands.ts';
import { isStoppable, onInterrupt } from './on-interrupt.ts';
import { print } from '../terminal/output.ts';
import { lineText } from '../terminal/text.ts';
import { printError } from '../terminal/print-error.ts';
import { createPartsShown } from './parts-shown.ts';
import { viewOf } from './renderers.ts';
import type { View } from './renderers/view.ts';
import { addSecretCommand } from './secret-command.ts';
import { addServerCommands } from './server-commands.ts';
import { addSetupCommands } from './setup-command.ts';
import { addStatusCommands } from './status-command.ts';
import { addTokenCommands } from './token-commands.ts';
import { addTransferCommands } from './transfer-commands.ts';
import { addUpgradeCommand } from './upgrade-command.ts';

type Definition = Operation['definition'];

/** Commander prints help and version in pieces; for JSON output they are collected here. */
interface Said {
  text: string;
}

export function createProgram(
  context: CliContext,
  definitions: readonly Definition[],
  said: Said = { text: '' },
): Command {
  const { output } = context;
  const program = new Command('throughline')
    .description('The continuity layer for AI agents: unfinished work and its one next step, over a verifiable ledger.')
    .version(VERSION)
    .showHelpAfterError('(run with --help for examples)')
    // So that a value is never parsed as one of our options.
    .enablePositionalOptions()
    .configureOutput({
      writeOut: (text) => {
        if (output.json) said.text += text;
        else output.stdout(text);
      },
      writeErr: (text) => (output.json ? undefined : output.stderr(redactText(text).text)),
      getOutHasColors: () => output.color,
      getErrHasColors: () => output.color,
    })
    .configureHelp({
      subcommandTerm(command) {
        // Within a group only: for all commands it would take noticeable time.
        if (command.parent !== program) fillIn(command);
        return [command.name(), ...command.registeredArguments.map(argumentTerm)].join(' ');
      },
    })
    .exitOverride()
    .hook('preAction', (_, chosen) => context.settle(chosen.optsWithGlobals()));

  program.hook('preSubcommand', (_, chosen) => fillIn(chosen));
  const addOperations = (heading: Heading) =>
    addOperationCommands(
      program,
      definitions.filter((each) => headingOf(each) === heading),
      (definition, input, { first }) => runOperation(context, definition, input, first),
    );

  program.commandsGroup('Work:' satisfies Heading);
  addStatusCommands(program, context);
  addOperations('Work:');
  addTransferCommands(program, context);
  addMindExportCommand(program, context);
  addMindWatchCommand(program, context);
  program.commandsGroup('Ask:' satisfies Heading);
  addOperations('Ask:');
  addChatCommand(program, context);
  program.commandsGroup('Models:' satisfies Heading);
  addOperations('Models:');
  addSecretCommand(program, context);
  addExchangeExportCommand(program, context);
  program.commandsGroup('Home:' satisfies Heading);
  addHomeCommands(program, context);
  addUpgradeCommand(program, context);
  addOperations('Home:');
  addServerCommands(program, context);
  addTokenCommands(program, context);
  addKeyCommands(program, context);
  addSetupCommands(program, context);
  addDoctorCommand(program, context);
  program.commandsGroup('Ledger:' satisfies Heading);
  addLedgerCommands(program, context);
  addOperations('Ledger:');
  program.commandsGroup('For programs and shells:');
  addCallCommand(program, context, definitions);
  addCompletionCommand(program, context);
  addHelpCommand(program, context);
  program.addHelpText(
    'after',
    '\nExamples:\n  $ throughline init\n  $ throughline next\n  $ throughline help exit-codes',
  );
  addGlobalOptions(program);
  return program;
}

type Heading = 'Work:' | 'Ask:' | 'Models:' | 'Home:' | 'Ledger:';

/** The ledger's operations that users look for beside `init` and `restore`. */
const OF_HOME: ReadonlySet<string> = new Set(['ledger.backup', 'ledger.list_databases']);

function headingOf({ name }: Definition): Heading {
  if (OF_HOME.has(name)) return 'Home:';
  if (name.startsWith('gateway.')) return 'Models:';
  if (name.startsWith('ask.')) return 'Ask:';
  return name.startsWith('ledger.') ? 'Ledger:' : 'Work:';
}

async function runOperation(
  context: CliContext,
  definition: Definition,
  typed: Record<string, unknown>,
  withFirst: boolean,
): Promise<void> {
  const { name } = definition;
  const { lines, json, exitCode, check, first, streamed } = viewOf(name);
  check?.(typed as never);
  const prepared = first && withFirst ? await runFirst(context, first, typed) : undefined;
  const input = prepared?.input ?? typed;
  const parts = streamed && createPartsShown(context.output, streamed);
  const call = (signal?: AbortSignal) =>
    context.call(name, input, { ...(signal ? { signal } : {}), onPart: parts?.show }).finally(() => parts?.end());
  const answer = isStoppable(definition) ? await onInterrupt(call) : await call();
  const result = (prepared ? { ...(answer as object), ...prepared.told } : answer) as never;
  print(context.output, json && context.output.json ? json(result, input as never) : result, () =>
    streamed && parts?.isShown() ? streamed.lines(result, parts.text()) : lines(result),
  );
  context.exitCode = exitCode?.(result) ?? 0;
}

/** Its lines go to stderr: the command's own answer is what stdout is for. */
async function runFirst(
  context: CliContext,
  first: NonNullable<View['first']>,
  input: Record<string, unknown>,
): Promise<Prepared> {
  const { operation, nothing, told } = first;
  try {
    const answer = await onInterrupt((signal) => context.call(operation, first.input(input), { signal }));
    const lines = first.lines ?? viewOf(operation).lines;
    for (const line of lines(answer as never)) context.output.stderr(`${lineText(line, false)}\n`);
    return { input: first.after(input, answer), told: told?.(answer) ?? {} };
  } catch (error) {
    if (error instanceof Refusal && error.code === nothing) return { input, told: {} };
    throw error;
  }
}

/** What the operation before it makes of a command. */
interface Prepared {
  readonly input: Readonly<Record<string, unknown>>;
  /** What it adds to the answer. */
  readonly told: object;
}

function argumentTerm(argument: Argument): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
}

/** Accepted before or after the command, because users type both. */
function addGlobalOptions(command: Command): void {
  const heading = command.parent ? 'Global options:' : 'Options:';
  const where = '$THROUGHLINE_HOME, which may be a Postgres URL, else the nearest .throughline/';
  command.addOption(new Option('--home <folder>', `the home folder (default: ${where})`).helpGroup(heading));
  command.addOption(new Option('--json', 'print JSON on stdout and nothing else').helpGroup(heading));
  // `throughline help …` covers all of them.
  if (command.commands.length > 0) command.helpCommand(false);
  for (const child of command.commands) addGlobalOptions(child);
}

/** Runs one command line; returns its exit code. */
export async function runCli(
  argv: readonly string[],
  environment: CliEnvironment,
  definitions: readonly Definition[] = definitionsOf(environment.domains),
): Promise<number> {
  const context = createContext(argv, environment);
  const { output } = context;
  const said: Said = { text: '' };
  try {
    await createProgram(context, definitions, said).parseAsync([...argv], { from: 'user' });
    return context.exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) {
      const exitCode = printError(output, error);
      if (!output.json) output.stderr(confirmingLine(argv, error));
      return exitCode;
    }
    const isFine = error.exitCode === 0;
    if (output.json) output.stdout(`${JSON.stringify(isFine ? { text: said.text.trim() } : usage(error))}\n`);
    return isFine ? 0 : 2;
  }
}

function usage({ code, message }: CommanderError) {
  return {
    kind: 'refusal',
    code: 'usage',
    // Commander ends this way when it printed help instead of running a command.
    message:
      code === 'commander.help'
        ? 'No command was named'
        : redactText(message.replace(/^error: /, '').replaceAll('\n', ' ')).text,
    hint: 'Run with --help.',
  };
}
