// `--confirm`, for commands that are a person's act: a program that is not at a terminal is shown what would be done
// and its digest, and a person confirms it by that digest.
import { Option } from 'commander';
import { Refusal } from '../../base/errors.ts';
import { shellWord } from '../../base/shell-word.ts';
import { printable } from '../terminal/text.ts';

/** The command line by which a person confirms what was shown, to be copied; empty for any other error. */
export function confirmingLine(argv: readonly string[], error: unknown): string {
  if (!(error instanceof Refusal) || error.code !== 'confirmation_required') return '';
  const given = argv.filter((word, at) => !/^--confirm(?:=|$)/.test(word) && argv[at - 1] !== '--confirm');
  const words = ['throughline', ...given, '--confirm', String(error.details['digest'])];
  return printable(`${words.map(shellWord).join(' ')}\n`);
}

export function confirmOption(): Option {
  return new Option('--confirm <digest>', 'outside a terminal: the digest of what a person was shown');
}
