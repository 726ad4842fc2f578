// Which of the files that entries name are no longer in the project. A path that leads out of it says nothing.
import { existsSync } from 'node:fs';
import { isAbsolute, join, normalize, sep } from 'node:path';

export type GoneFiles = (projectId: string, files: readonly string[]) => Promise<ReadonlySet<string>>;

/** Where the project has no folder on this machine, nothing is known to be gone. */
export function createGoneFiles(rootOf: (projectId: string) => Promise<string | null>): GoneFiles {
  return async (projectId, files) => {
    const root = files.length > 0 ? await rootOf(projectId) : null;
    if (root === null || !existsSync(root)) return new Set();
    return new Set(files.filter((file) => isInside(file) && !existsSync(join(root, file))));
  };
}

function isInside(file: string): boolean {
  const path = normalize(file);
  return !isAbsolute(path) && path !== '..' && !path.startsWith(`..${sep}`) && !file.includes('\0');
}
