// Finds the home that a caller means: by an option, by THROUGHLINE_HOME, or by the working directory.
import { join, resolve } from 'node:path';
import { HOME_NAME } from '../base/home-name.ts';
import { isPostgresUrl } from '../base/postgres-url.ts';
import type { Config } from '../config.ts';
import { refuse } from './contract.ts';
import type { HomeOptions } from './ports.ts';
import { findHome, isLinked } from './trusted-home.ts';

/** Never from a command argument: every user of the machine could read the password in it. */
export function postgresUrlOf(options: HomeOptions, { home }: Config): string | undefined {
  if (options.postgres !== undefined || options.folder !== undefined) return options.postgres;
  return home !== undefined && isPostgresUrl(home) ? home : undefined;
}

export function folderOf(options: HomeOptions, config: Config): string {
  const named = options.folder ?? config.home;
  // The message does not repeat the URL, because it holds a password.
  if (named !== undefined && isPostgresUrl(named))
    throw refuse('home_url_in_argument', 'A Postgres URL was given as a folder', {});
  if (named !== undefined) return resolve(config.cwd, named);
  const found = findHome(config.cwd, config.configFolder);
  if (found !== undefined && isLinked(found)) {
    throw refuse('home_untrusted', `${found} is a link to another home; name that by --home or THROUGHLINE_HOME`, {
      path: found,
    });
  }
  return found ?? join(config.cwd, HOME_NAME);
}
