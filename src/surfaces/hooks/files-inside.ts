// Which of the files that an agent changed lie in the folder of its project, by their names from there. Looks at the disk
// only where the names alone do not tell.
import { realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { withoutTokens } from '../../base/secrets/known-token.ts';

/** A longer name is cut off nowhere: the file is not kept. */
const MOST_LENGTH = 500;
/** Not the work of a session, even if its agent writes there. */
const NOT_WORK: ReadonlySet<string> = new Set(['.git', '.throughline']);

export function filesInside(folder: string, cwd: string, paths: readonly string[]): string[] {
  const inside = paths.flatMap((path) => {
    const whole = resolve(cwd, path);
    const way = wayInto(folder, whole) ?? wayInto(folder, withoutLinks(whole));
    return way === undefined || way.length > MOST_LENGTH || NOT_WORK.has(way.split('/', 1)[0] ?? '')
      ? []
      : [withoutTokens(way)];
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
