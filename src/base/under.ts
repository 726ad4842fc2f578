// A name in a folder whose path is absolute and as `resolve` gives it. `join` looks at every character again, and a hook asks for so
// many paths that V8 would begin to optimise it.
import { sep } from 'node:path';

export function under(folder: string, name: string): string {
  return folder.endsWith(sep) ? folder + name : folder + sep + name;
}
