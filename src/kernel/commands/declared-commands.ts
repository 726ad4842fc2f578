// The commands that the user declared in `commands.json` of their configuration folder. They name programs to start, so
// they are never taken from a repository or a home.
import { basename, delimiter, isAbsolute, join } from 'node:path';
import { redactedStart } from '../../base/redact.ts';
import { z } from 'zod';
import type { Clock } from '../../base/clock.ts';
import {
  COMMAND_PURPOSES,
  refuse,
  type CommandPurpose,
  type DeclaredCommand,
  type DeclaredCommands,
} from './contract.ts';
import { runCommand } from './run-command.ts';

export const COMMANDS_FILE = 'commands.json';

const MINUTE = 60_000;
const MIB = 1024 * 1024;

const variableName = z.string().regex(/^\w{1,200}$/, 'is a name of a variable');

const entrySchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{0,63}$/, 'is 1 to 64 of a-z, 0-9, dot, dash and underscore')
    .optional(),
  argv: z.tuple(
    [
      // A relative path would mean another program in every folder.
      z
        .string()
        .min(1)
        .max(1_000)
        .refine((text) => isAbsolute(text) || !/[/\\]/.test(text), 'is an absolute path or a bare name'),
    ],
    z.string().max(4_000),
  ),
  for: z.enum(COMMAND_PURPOSES),
  /** Variables with their values. */
  env: z.record(variableName, z.string().max(4_000)).optional(),
  /** Names of variables that it gets from the environment, in addition to the few that every command gets. */
  pass_env: z.array(variableName).max(50).optional(),
  timeout_ms: z
    .int()
    .min(100)
    .max(24 * 60 * MINUTE)
    .optional(),
  max_output_bytes: z
    .int()
    .min(1)
    .max(16 * MIB)
    .optional(),
});
type Entry = z.output<typeof entrySchema>;

const fileSchema = z.strictObject({ commands: z.array(z.unknown()).max(200) });

export interface DeclaredCommandsDeps {
  readonly configFolder: string;
  /** Reads a file of that folder which only the user can write; undefined when there is none. */
  readConfigFile(name: string): Promise<string | undefined>;
  /** An environment variable of this process. */
  variable(name: string): string | undefined;
  readonly clock: Clock;
}

export function createDeclaredCommands(deps: DeclaredCommandsDeps): DeclaredCommands {
  const path = join(deps.configFolder, COMMANDS_FILE);
  return {
    async find(name, purpose) {
      const text = await deps.readConfigFile(COMMANDS_FILE);
      if (text === undefined) {
        throw refuse('unknown_command', `${path} does not exist, so no command is declared`, { path, declared: [] });
      }
      const entries = entriesOf(path, text);
      const found =
        name === undefined ? onlyOne(path, entries, purpose) : entries.find((each) => nameOf(each) === name);
      if (!found) {
        const names = entries.filter((each) => each.for === purpose).map(nameOf);
        const others = names.length === 0 ? 'It has none' : `With --command you can name ${names.join(', ')}`;
        throw refuse('unknown_command', `${path} declares no command "${name ?? ''}". ${others} for "${purpose}"`, {
          path,
          command: name ?? null,
          declared: names,
        });
      }
      if (found.for !== purpose) {
        throw refuse(
          'command_not_for',
          `${path} declares "${nameOf(found)}" for "${found.for}", not for "${purpose}"`,
          {
            path,
            command: nameOf(found),
            for: found.for,
          },
        );
      }
      return commandOf(found, deps);
    },
  };
}

function commandOf(entry: Entry, deps: DeclaredCommandsDeps): DeclaredCommand {
  const { argv, timeout_ms: timeoutMs = 10 * MINUTE, max_output_bytes: maxOutputBytes = MIB } = entry;
  const name = nameOf(entry);
  return {
    name,
    argv,
    purpose: entry.for,
    run: ({ cwd = deps.configFolder, ...options }) =>
      runCommand({
        ...options,
        name,
        argv,
        cwd,
        env: environmentOf(entry, deps),
        timeoutMs,
        maxOutputBytes,
        clock: deps.clock,
      }),
  };
}

function nameOf({ name, argv }: Entry): string {
  return name ?? basename(argv[0]);
}

function onlyOne(path: string, entries: readonly Entry[], purpose: CommandPurpose): Entry {
  const fitting = entries.filter((each) => each.for === purpose);
  const [only, another] = fitting;
  if (only && !another) return only;
  const names = fitting.map(nameOf);
  const several = `${path} declares several commands for "${purpose}": ${names.join(', ')}. Name one of them: --command ${names[0] ?? ''}`;
  throw refuse('unknown_command', only ? several : `${path} declares no command for "${purpose}"`, {
    path,
    declared: names,
  });
}

function entriesOf(path: string, text: string): readonly Entry[] {
  const invalid = (why: string, details: object = {}) =>
    refuse('commands_invalid', `${path} ${why}`, { path, ...details });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Without the parser's message, which quotes the text: that may hold secrets.
    throw invalid('is no JSON');
  }
  const file = fileSchema.safeParse(value);
  if (!file.success) throw invalid(`does not fit: it is {"commands": [{"name", "argv", "for"}, …]}`);
  const names = new Set<string>();
  return file.data.commands.map((each, at) => {
    const parsed = entrySchema.safeParse(each);
    if (!parsed.success) {
      const issues = parsed.error.issues
        .slice(0, 5)
        .map((issue) => `${issue.path.join('.') || 'entry'}: ${issue.message}`);
      throw invalid(`does not fit at entry ${at + 1}${titleOf(each)}: ${issues.join('; ')}`, { entry: at + 1, issues });
    }
    const name = nameOf(parsed.data);
    if (names.has(name)) throw invalid(`names "${name}" twice, the second time at entry ${at + 1}`, { entry: at + 1 });
    names.add(name);
    return parsed.data;
  });
}

function titleOf(entry: unknown): string {
  const name = typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : undefined;
  return typeof name === 'string' ? ` ("${redactedStart(name, 64)}")` : '';
}

/** What programs need to run at all, and no more: no token and no key of the person's session. */
const INHERITED = ['HOME', 'USER', 'LOGNAME', 'LANG', 'LC_ALL', 'TMPDIR', 'TZ', 'SystemRoot', 'TEMP', 'USERPROFILE'];

function environmentOf({ env = {}, pass_env = [] }: Entry, deps: DeclaredCommandsDeps): Record<string, string> {
  const passed = [...INHERITED, ...pass_env].flatMap((name) => {
    const value = deps.variable(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { PATH: ownPath(deps.variable('PATH') ?? ''), ...Object.fromEntries(passed), ...env };
}

/** npm puts a project's own programs first; a bare name must not find one there. */
function ownPath(path: string): string {
  return path
    .split(delimiter)
    .filter((entry) => isAbsolute(entry) && !entry.split(/[/\\]/).includes('node_modules'))
    .join(delimiter);
}
