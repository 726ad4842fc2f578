// The files of agents: read as they are, written atomically, never through a link that leads out of their folder.
import {
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, isAbsolute, sep } from 'node:path';
import type { Ids } from '../../base/ids.ts';
import { readRegularFile } from '../../base/regular-file.ts';
import { refuse } from './contract.ts';

/** Some agents keep the history of all projects in the file that lists their servers. */
const MOST_BYTES = 16 * 1024 * 1024;

/** The file that a path resolves to; refused if it is outside `root`. */
export function realPathWithin(root: string, path: string): string {
  const base = realOf(root);
  const real = realOf(path);
  const inside = relative(base, real);
  if (inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) {
    throw refuse('setup_link', `${path} leads out of ${root}`, { path });
  }
  return real;
}

/** Also for a path that does not exist yet: resolves the existing part and appends the rest. */
function realOf(path: string): string {
  if (isThere(path)) {
    try {
      return realpathSync(path);
    } catch {
      throw refuse('setup_link', `${path} is a link that leads nowhere`, { path });
    }
  }
  const parent = dirname(path);
  return parent === path ? path : join(realOf(parent), basename(path));
}

function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    // A file is in the place of a folder, or a folder above may not be read.
    throw refuse('setup_file_unusable', `${path} cannot be reached: ${(error as Error).message}`, { path }, error);
  }
}

/** Undefined if there is none. */
export function readIfThere(path: string): string | undefined {
  try {
    // Links were resolved before: what is a link now was exchanged since.
    const bytes = readRegularFile(path, MOST_BYTES);
    if (!bytes) return undefined;
    const text = bytes.toString('utf8');
    // A file that could not be written back exactly is not touched.
    if (!Buffer.from(text).equals(bytes)) throw new Error('it is not UTF-8');
    return text;
  } catch (error) {
    throw refuse('setup_file_unusable', `${path} cannot be read: ${(error as Error).message}`, { path }, error);
  }
}

/** At every moment the file holds the old content or all of the new; its mode stays. */
export function replaceFile(path: string, text: string, ids: Ids, newMode = 0o644): void {
  const temporary = join(dirname(path), `.${basename(path)}.${ids.uuid()}`);
  try {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode;
    // A rename would replace a read-only file too, and root lacks no permission.
    if (mode !== undefined && (mode & 0o200) === 0) throw new Error('it is read-only');
    const { O_CREAT, O_EXCL, O_WRONLY } = constants;
    const file = openSync(temporary, O_CREAT | O_EXCL | O_WRONLY, newMode);
    try {
      if (mode !== undefined) fchmodSync(file, mode & 0o7777);
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw refuse('setup_file_unusable', `${path} cannot be written: ${(error as Error).message}`, { path }, error);
  }
}

export function removeIfThere(path: string): void {
  if (existsSync(path)) rmSync(path);
}

/** Creates the folder of a file and those above it; returns the ones that did not exist, deepest first. */
export function makeFolderFor(path: string, mode = 0o777): string[] {
  const missing: string[] = [];
  let folder = dirname(path);
  while (!existsSync(folder) && folder !== dirname(folder)) {
    missing.push(folder);
    folder = dirname(folder);
  }
  try {
    mkdirSync(dirname(path), { recursive: true, mode });
  } catch (error) {
    throw refuse('setup_file_unusable', `${path} cannot be written: ${(error as Error).message}`, { path }, error);
  }
  return missing;
}

/** Whether it was removed; a folder that is not empty stays. */
export function removeIfEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
