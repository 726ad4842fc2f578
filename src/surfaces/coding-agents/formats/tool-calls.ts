// What a tool call says for itself: the line that it runs, and the files that it reads and changes. Each agent says which of its tools does
// what; the rest is the same for all. Pure.
import type { TranscriptCall } from '../../../mind/mind.ts';
import { filesChangedByShell } from './shell-files.ts';
import { patchedFiles } from './patched-files.ts';
import type { Fields } from './transcript.ts';

/** The names of the inputs of a tool that hold it. */
export interface ToolInputs {
  readonly command?: string;
  readonly read?: string;
  readonly changed?: string;
  readonly patch?: string;
}

export interface CallSeen {
  readonly tool: string;
  readonly call: string;
  readonly inputs: ToolInputs | undefined;
  readonly input: Fields;
  readonly cwd?: string | undefined;
}

export function toolCall({ tool, call, inputs, input, cwd }: CallSeen): TranscriptCall {
  const command = inputs?.command === undefined ? undefined : lineOf(input[inputs.command]);
  const changed = [
    ...named(inputs?.changed === undefined ? undefined : input[inputs.changed]),
    ...(inputs?.patch === undefined ? [] : patchedFiles(input[inputs.patch])),
    ...(command === undefined ? [] : filesChangedByShell(command)),
  ];
  const read = named(inputs?.read === undefined ? undefined : input[inputs.read]);
  return {
    tool,
    call,
    ...(command === undefined ? {} : { command }),
    ...(read.length === 0 ? {} : { read }),
    ...(changed.length === 0 ? {} : { changed: [...new Set(changed)] }),
    ...(cwd === undefined ? {} : { cwd }),
  };
}

function named(value: unknown): readonly string[] {
  return typeof value === 'string' && value !== '' ? [value] : [];
}

/** `['bash', '-lc', 'npm test']` is `npm test`. */
export function lineOf(command: unknown): string | undefined {
  if (typeof command === 'string') return command;
  if (!Array.isArray(command) || !command.every((word) => typeof word === 'string')) return undefined;
  const [program = '', option = '', line] = command;
  const isShell = command.length === 3 && /(?:^|\/)(?:ba|z|da)?sh$/.test(program) && /^-l?c$/.test(option);
  return isShell ? line : command.join(' ');
}

/** A longer value is named by its length: a part of one could be a part of a secret that nothing recognises any more. */
const MOST_CHARACTERS = 400;

/** The input of a call in short: its line, or its values without the long ones. */
export function inputText(command: string | undefined, input: Fields): string {
  if (command !== undefined) return command;
  return Object.entries(input)
    .map(([name, value]) => {
      const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
      return `${name}: ${text.length > MOST_CHARACTERS ? `(${text.length} characters)` : text}`;
    })
    .join('\n');
}
