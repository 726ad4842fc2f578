// Commands that the user declared, as domains see them, and what can go wrong with one.
import { failures, refusals, type ErrorTable } from '../../base/errors.ts';

/** What a declared command may be run for; no command is run for anything else. */
export const COMMAND_PURPOSES = ['step', 'secret', 'actuation'] as const;
export type CommandPurpose = (typeof COMMAND_PURPOSES)[number];

export interface DeclaredCommand {
  readonly name: string;
  /** The program and its arguments; no shell reads them. */
  readonly argv: readonly string[];
  readonly purpose: CommandPurpose;
  /** Resolves to what it wrote to stdout, when it has ended with code 0. */
  run(options: RunCommandOptions): Promise<string>;
}

export interface RunCommandOptions {
  /** Written to its stdin. */
  readonly input: string;
  /** The run that it belongs to. What an earlier process of that run left behind on this machine is ended first. */
  readonly runId?: string;
  /** Where it runs; the user's configuration folder by default. */
  readonly cwd?: string;
  /** Ends the command with every process that it started. `run` then throws the signal's reason. */
  readonly signal?: AbortSignal;
  readonly onStderr?: (text: string) => void;
}

export interface DeclaredCommands {
  /** Without a name, the only command for that purpose. */
  find(name: string | undefined, purpose: CommandPurpose): Promise<DeclaredCommand>;
}

export const commandRefusals = {
  commands_invalid: {
    status: 409,
    exit: 3,
    hint: 'Correct commands.json in your configuration folder; the message says which entry and what is wrong with it.',
  },
  unknown_command: {
    status: 404,
    exit: 2,
    hint: 'Name one that the message lists: `--command <name>`; or declare one in commands.json of your configuration folder: {"commands": [{"name": "build", "argv": ["/path/to/program"], "for": "step"}]}.',
  },
  command_not_for: {
    status: 403,
    exit: 5,
    hint: 'Name another command, or change what the entry is `for` in commands.json of your configuration folder.',
  },
} as const satisfies ErrorTable;

export const commandFailures = {
  command_not_started: {
    status: 500,
    exit: 6,
    hint: 'Check argv of the entry in commands.json: an absolute path, or a name that your PATH finds.',
  },
  command_failed: { status: 502, exit: 6, hint: 'Its stderr says why. Correct it, then run it again.' },
  command_timed_out: {
    status: 504,
    exit: 6,
    hint: 'Let it do less at once, or give the entry more time: timeout_ms in commands.json.',
  },
  command_output_too_large: {
    status: 502,
    exit: 6,
    hint: 'Let it print its result only, or raise max_output_bytes of the entry in commands.json.',
  },
} as const satisfies ErrorTable;

export const refuse = refusals(commandRefusals);
export const fail = failures(commandFailures);
