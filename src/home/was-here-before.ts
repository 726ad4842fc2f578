// Whether this user worked with a home on this machine: what stands in any other came from somebody else.
import { existsSync } from 'node:fs';
import { headPath } from '../base/kept-head.ts';
import { signingPaths } from '../ledger/proof/signing-files.ts';
import type { DatabaseList, HomePorts } from './ports.ts';

/**
 * It was registered in any place, or what it signed or appended last is kept outside of it. A key alone tells nothing:
 * a restore that is refused leaves one.
 */
export async function wasHereBefore(homeId: string, [first]: DatabaseList, ports: HomePorts): Promise<boolean> {
  const { configFolder } = ports.config;
  if ((await ports.registry.locationsOf(homeId)).length > 0) return true;
  return (
    existsSync(signingPaths(configFolder, homeId, first.name).second_copy) ||
    existsSync(headPath(configFolder, homeId, first.name))
  );
}
