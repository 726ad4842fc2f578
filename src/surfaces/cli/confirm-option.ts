// `--confirm`, for commands that are a person's act: a program that is not at a terminal is shown what would be done
// and its digest, and a person confirms it by that digest.
import { Option } from 'commander';

export function confirmOption(): Option {
  return new Option('--confirm <digest>', 'outside a terminal: the digest of what a person was shown');
}
