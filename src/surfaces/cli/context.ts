// What every command works with: configuration, output, and access to a home. Each command opens the home, answers and
// closes it again, so any number of commands can run at once.
import type { Call, Progress } from '../../base/operation.ts';
import type { Attended } from '../../base/persons-act.ts';
import { redactText } from '../../base/redact.ts';
import type { Config } from '../../config.ts';
import { Failure, killUnopened, openHome, type DomainOptions, type Home, type OpenHomeOptions } from '../../main.ts';
import type { Output } from '../terminal/output.ts';
import { askYesOrNo } from '../terminal/ask.ts';
import { openLineInput, type LineInput, type LineInputOptions } from '../terminal/line-input.ts';
import { reportLine } from '../terminal/print-error.ts';
import { printable } from '../terminal/text.ts';
import { createProgressLine } from './progress-line.ts';

export interface CliContext {
  readonly argv: readonly string[];
  readonly config: Config;
  readonly output: Output;
  /** Exit code of a command that succeeded but has something to report, such as damage. */
  exitCode: number;
  /** Everything on stdin; empty if stdin is a terminal. */
  readStdin(): Promise<string>;
  /** Lines as somebody types them, or as a pipe brings them. */
  openLines(options: LineInputOptions): LineInput;
  /** Asks the person at the terminal; no where there is none. */
  ask(question: string): Promise<boolean>;
  /** The global options, once they are parsed. */
  settle(options: { readonly json?: boolean; readonly home?: string; readonly confirm?: string }): void;
  /** Whether a person is at this command. */
  attended(): Attended;
  /** Which home the command means, and its domains. */
  homeOption(): DomainOptions & { readonly folder?: string };
  open(options?: OpenHomeOptions): Promise<Home>;
  /** Opens the home, runs, and closes it in any case. */
  readonly withHome: <T>(body: (home: Home) => Promise<T>, options?: OpenHomeOptions) => Promise<T>;
  /** Calls as the user at this terminal, with progress shown if the output is a terminal. */
  asCaller<T>(body: (call: Call) => Promise<T>, heard?: Heard): Promise<T>;
  /** Runs an operation in the home. */
  call(name: string, input: unknown, heard?: Heard): Promise<unknown>;
}

export interface Heard {
  /** Asks it to stop. */
  readonly signal?: AbortSignal;
  /** Receives its parts. */
  readonly onPart?: ((part: unknown) => void) | undefined;
}

export type CallOperation = (name: string, input: unknown, call: Call) => Promise<unknown>;

export interface CliEnvironment extends DomainOptions {
  readonly config: Config;
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  readonly readStdin: () => Promise<string>;
  /** Where operations run; in the home by default. */
  readonly call?: CallOperation;
  /** Where lines are typed; stdin by default. */
  readonly openLines?: (options: LineInputOptions) => LineInput;
  /** Asks the person at the terminal; by default on stderr, answered on stdin. */
  readonly ask?: (question: string) => Promise<boolean>;
}

export function createContext(argv: readonly string[], environment: CliEnvironment): CliContext {
  const { config, domains, stdout, stderr, readStdin } = environment;
  // A guess, for output before the options are parsed.
  let json = argv.includes('--json');
  let folder: string | undefined;
  let confirm: string | undefined;
  const output: Output = {
    get json() {
      return json;
    },
    color: config.color,
    isWatched: config.isTerminal,
    stdout,
    stderr,
  };
  const attended = (): Attended => ({
    person: config.isAttended,
    ...(confirm === undefined ? {} : { confirm }),
    ...(config.runBy === undefined ? {} : { runBy: config.runBy }),
  });
  const homeOption = () => ({ ...(folder === undefined ? {} : { folder }), ...(domains ? { domains } : {}) });

  const open = (options: OpenHomeOptions = {}) =>
    openHome({
      config,
      ...homeOption(),
      onBackgroundError: (error) => stderr(`warning: ${reportLine(error)}`),
      ...options,
    });

  async function withHome<T>(body: (home: Home) => Promise<T>, options?: OpenHomeOptions): Promise<T> {
    const home = await open(options);
    try {
      return await body(home);
    } finally {
      for (const { database, backup } of home.upgraded) {
        stderr(`note: upgraded ${database} to the format of this version; as it was: ${printable(backup)}\n`);
      }
      await home.close();
    }
  }

  async function asCaller<T>(body: (call: Call) => Promise<T>, { signal, onPart }: Heard = {}): Promise<T> {
    const line = createProgressLine(output);
    try {
      return await body({
        actor: `cli:${config.user}`,
        cwd: config.cwd,
        isLocal: true,
        ...attended(),
        ...(config.owner === undefined ? {} : { owner: config.owner }),
        ...(config.isAttended ? { ask: (question: string) => ask(line, question) } : {}),
        ...(signal ? { signal } : {}),
        onProgress: (progress: Progress) => line.show(progress),
        ...(onPart
          ? {
              onPart(part: unknown) {
                line.clear();
                onPart(part);
              },
            }
          : {}),
        onStderr: (text: string) => {
          line.clear();
          stderr(printable(redactText(text).text));
        },
      });
    } finally {
      line.clear();
    }
  }

  function ask(line: ReturnType<typeof createProgressLine>, question: string): Promise<boolean> {
    line.clear();
    return (environment.ask ?? askYesOrNo)(printable(question));
  }

  const callInHome: CallOperation = async (name, input, call) => {
    try {
      return await withHome((home) => home.call(name, input, call));
    } catch (error) {
      // What keeps a home from being opened, such as a full disk, must not keep calls from being stopped.
      const stopped = name === 'gateway.kill' && error instanceof Failure ? await stopAnyway(input, call) : undefined;
      if (stopped) return stopped;
      throw error;
    }
  };
  const stopAnyway = (input: unknown, call: Call | undefined) =>
    killUnopened({ config, ...homeOption() }, input, call?.actor ?? `cli:${config.user}`).catch(() => undefined);

  return {
    argv,
    config,
    output,
    exitCode: 0,
    readStdin,
    openLines: environment.openLines ?? openLineInput,
    ask: async (question) => config.isAttended && (await (environment.ask ?? askYesOrNo)(printable(question))),
    settle(options) {
      json = options.json ?? json;
      folder = options.home ?? folder;
      confirm = options.confirm ?? confirm;
    },
    attended,
    homeOption,
    open,
    withHome,
    asCaller,
    call: (name, input, heard) => asCaller((call) => (environment.call ?? callInHome)(name, input, call), heard),
  };
}
