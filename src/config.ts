// The only reader of the environment. Everything else is told.
import { homedir } from 'node:os';
import { join } from 'node:path';

export interface Config {
  /** Where the search for a home starts. */
  readonly cwd: string;
  /** `THROUGHLINE_HOME`: the home itself, not searched for. */
  readonly home: string | undefined;
  /** The user's own folder: signing keys, second copies of checkpoints. Never inside a home. */
  readonly configFolder: string;
  readonly isTerminal: boolean;
}

export function readConfig(): Config {
  const { env } = process;
  const base = env['XDG_CONFIG_HOME'] || join(homedir(), '.config');
  return {
    cwd: process.cwd(),
    home: env['THROUGHLINE_HOME'] || undefined,
    configFolder: join(base, 'throughline'),
    isTerminal: process.stdout.isTTY && !env['NO_COLOR'],
  };
}
