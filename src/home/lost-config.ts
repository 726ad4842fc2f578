// A home of the user whose config.json is gone while its databases are there. It is not made anew around them; `trust`
// writes the file again, with the id that the user registered.
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Refusal } from '../base/errors.ts';
import type { Config } from '../config.ts';
import { underLock } from '../store/file-lock.ts';
import { refuse } from './contract.ts';
import { writeHomeConfig } from './home-folder.ts';
import type { HomePorts } from './ports.ts';
import { isWithoutConfig } from './trusted-home.ts';

export function refuseWithoutConfig(folder: string, { configFolder }: Pick<Config, 'configFolder'>): void {
  // Asked again: another process may have made the home since the first look.
  if (isWithoutConfig(folder, configFolder) && isWithoutConfig(folder, configFolder)) throw configIsGone(folder);
}

export function configIsGone(folder: string): Refusal {
  const path = join(folder, 'config.json');
  return refuse('home_invalid', `${path} is gone, and the databases of your home are still there`, { path });
}

/** True if the file was written. Whether the databases are the registered ones is found when they are opened. */
export async function writeConfigAgain(folder: string, { config, registry, clock, ids }: HomePorts): Promise<boolean> {
  if (!isWithoutConfig(folder, config.configFolder)) return false;
  const known = await registry.find(realpathSync(folder));
  if (!known) return false;
  return underLock(join(folder, 'locks', 'init'), { timeoutMs: 10_000, clock }, async () => {
    if (existsSync(join(folder, 'config.json'))) return false;
    // A home is registered when it is made; the registry has no other time for one that was moved.
    await writeHomeConfig(folder, { home_id: known.home_id, created_at: known.registered_at }, ids);
    return true;
  });
}
