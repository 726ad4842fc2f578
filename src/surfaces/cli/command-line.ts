// An operation's input written as a command line: for the examples in help, and for suggested next commands.
import type { Operation } from '../../base/operation.ts';

type Definition = Operation['definition'];

/** Shorter names of options that are typed often; the whole name works too. */
export const SHORT_NAMES: Readonly<Record<string, string>> = {
  project_id: 'project',
  goal_id: 'goal',
  task_id: 'task',
  session_id: 'session',
};

export function optionName(field: string): string {
  return `--${field.replaceAll('_', '-')}`;
}

export function commandLineOf({ cli, name }: Definition, input: Readonly<Record<string, unknown>>): string {
  if (!cli) return words(['throughline', 'call', name, JSON.stringify(input)]);
  const { command, args = [], flags = [] } = cli;
  const line = ['throughline', ...command.split(' ')];
  const operands = args.flatMap((field) => asTexts(input[field]));
  const options = Object.entries(input)
    .filter(([field, value]) => !args.includes(field) && value !== undefined)
    .flatMap(([field, value]) =>
      flags.includes(field) ? [optionName(String(value))] : optionOf(SHORT_NAMES[field] ?? field, value),
    );
  // After `--` nothing is parsed as an option.
  const isSafe = operands.every((text) => !text.startsWith('-'));
  return words(isSafe ? [...line, ...operands, ...options] : [...line, ...options, '--', ...operands]);
}

function optionOf(field: string, value: unknown): string[] {
  const flag = optionName(field);
  if (value === true) return [flag];
  if (value === false || value === null) return [flag.replace(/^--/, '--no-')];
  return asTexts(value).flatMap((text) => [flag, text]);
}

function asTexts(value: unknown): string[] {
  if (value === undefined) return [];
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.map(String);
  return [typeof value === 'string' ? value : JSON.stringify(value)];
}

function words(parts: readonly string[]): string {
  return parts.map(quoted).join(' ');
}

/** Quoted for a POSIX shell. */
export function quoted(text: string): string {
  return /^[\w./:@%+,=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
