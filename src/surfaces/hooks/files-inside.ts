// Which of the files that an agent changed lie in the folder of its project, by their names from there. Looks at the disk
// only where the names alone do not tell.
import { realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { isFileOfWork } from '../../base/file-of-work.ts';
import { withoutTokens } from '../../base/secrets/known-token.ts';

export function filesInside(folder: string, cwd: string, paths: readonly string[]): string[] {
  const inside = paths.flatMap((path) => {
    const whole = resolve(cwd, path);
    const way = wayInto(folder, whole) ?? wayInto(folder, withoutLinks(whole));
    return way === undefined || !isFileOfWork(way) ? [] : [withoutTokens(way)];
  });
  return [...new Set(inside)];
}

/** Written with slashes. */
function wayInto(folder: string, path: string): string | undefined {
  const way = relative(folder, path);
  const isInside = way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
  return isInside ? way.split(sep).join('/') : undefined;
}

/** The folder may be named by a link; the file itself may be gone. */
function withoutLinks(path: string): string {
  try {
    return join(realpathSync(dirname(path)), basename(path));
  } catch {
    return path;
  }
}
