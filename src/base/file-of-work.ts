// Which files count as the work of a session, by their names from its project's folder: hooks and the records of agents are judged alike.

/** A longer name is cut off nowhere: the file is not kept. */
const MOST_LENGTH = 500;
/** Not the work of a session, even if its agent writes there. */
const NOT_WORK: ReadonlySet<string> = new Set(['.git', '.throughline']);

/** `name` has slashes and begins at the project's folder. */
export function isFileOfWork(name: string): boolean {
  return name.length <= MOST_LENGTH && !NOT_WORK.has(name.split('/', 1)[0] ?? '');
}
