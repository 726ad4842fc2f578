// The file of a home that says which calls are stopped. It can be written when the disk is full, and without the database.
import { join } from 'node:path';
import type { Ids } from '../../base/ids.ts';
import { createReservedFile } from '../../store/reserved-file.ts';
import { ALL_PROVIDERS } from '../policy/decide-access.ts';

const NAME = 'kill-switch';

export interface KillFile {
  /** Undefined for a file that is not what we write: somebody meant something by it. */
  named(): ReadonlySet<string> | undefined;
  /** The scopes that are stopped by it. One that cannot be read stops everything. */
  scopes(): ReadonlySet<string>;
  write(scopes: Iterable<string>): Promise<void>;
  /** Makes it while there is room for it. */
  reserve(): Promise<void>;
  /** Whether it was made. */
  exists(): boolean;
}

export function killFileIn(folder: string, ports: { readonly ids: Ids }): KillFile {
  const file = createReservedFile(join(folder, NAME), ports);
  const named = () => {
    try {
      return parseScopes(file.read());
    } catch {
      return undefined;
    }
  };
  return {
    named,
    scopes: () => named() ?? EVERYTHING,
    write: (scopes) => file.write(JSON.stringify([...new Set(scopes)].toSorted())),
    reserve: () => file.reserve(),
    exists: () => file.exists(),
  };
}

const EVERYTHING: ReadonlySet<string> = new Set([ALL_PROVIDERS]);

function parseScopes(text: string): ReadonlySet<string> | undefined {
  if (text === '') return new Set();
  const value: unknown = JSON.parse(text);
  const isOurs = Array.isArray(value) && value.every((each) => typeof each === 'string');
  return isOurs ? new Set(value) : undefined;
}

/**
 * For a home that cannot be opened, as on a full disk: the file alone stops every call of the home on this machine. Undefined where
 * there is no such file, and so no process that would look at it.
 */
export async function stopWithoutDatabase(
  folder: string,
  scope: string,
  ports: { readonly ids: Ids },
): Promise<readonly string[] | undefined> {
  const file = killFileIn(folder, ports);
  if (!file.exists()) return undefined;
  await file.write([...file.scopes(), scope]);
  return [...file.scopes()];
}
