// Reads single files of a project by name. It reads only regular files inside the root, even if links, special files or
// changes during the read lead elsewhere.
import { constants, type BigIntStats } from 'node:fs';
import { lstat, open, readdir, readlink, realpath, stat, type FileHandle } from 'node:fs/promises';
import { dirname, isAbsolute, join, parse, relative, sep } from 'node:path';
import { errnoOf } from '../base/system-errors.ts';
import { HOME_NAME } from '../base/home-name.ts';
import type { StorageProbe } from './store.ts';

export type ProjectFile =
  | { readonly status: 'read'; readonly bytes: Uint8Array }
  | { readonly status: 'missing' | 'refused'; readonly why: string };

export interface ProjectFiles {
  /** The whole file at a path written with slashes, from the root. A larger one than `maxBytes` is refused. */
  read(root: string, path: string, maxBytes: number): Promise<ProjectFile>;
  /** A root as the system spells it, without links; as it is where this machine does not have it. */
  realRoot(root: string): Promise<string>;
}

export interface ProjectFilesOptions {
  /** Folders whose files are never read, wherever they lie: the user's homes, the user's configuration. */
  readonly protectedFolders?: () => Promise<readonly string[]>;
  /** The path of an open file as the system knows it; undefined where it cannot say. */
  readonly pathOf?: (file: FileHandle) => Promise<string | undefined>;
  readonly probe?: StorageProbe;
}

// Another program may save the file, or swap a folder, while this one reads it.
const ATTEMPTS = 4;
// Where the system does not say which file is open, a swap would have to hit between every two of these.
const ROUNDS = 8;

class Refused extends Error {
  readonly status: 'missing' | 'refused';
  constructor(why: string, status: 'missing' | 'refused' = 'refused') {
    super(why);
    this.status = status;
  }
}
class Changed extends Error {}

export function createProjectFiles(options: ProjectFilesOptions = {}): ProjectFiles {
  const { protectedFolders = async () => [], pathOf = linuxPathOf } = options;
  const probe = (what: string) => options.probe?.({ at: 'before', what });

  async function readOnce(root: string, segments: readonly string[], maxBytes: number): Promise<Uint8Array> {
    const realRoot = await rootOf(root);
    probe('realpath');
    const real = await realpath(join(realRoot, ...segments));
    if (!isInside(realRoot, real)) throw new Refused('The path leads out of the project.');
    const forbidden = await realPaths([join(realRoot, HOME_NAME), ...(await protectedFolders())]);
    if (namesHome(relative(realRoot, real)) || forbidden.some((folder) => isInside(folder, real))) throw refusedHome();
    // The same folder under another path, as a mount shows it.
    if (await isBelowSameFolder(real, forbidden)) throw refusedHome();
    probe('lstat');
    const before = await lstat(real, { bigint: true });
    assertRegular(before, maxBytes);
    // Merely closing a database's file would drop the locks that this process holds on it.
    if (before.nlink > 1n && (await isLinkedFrom(forbidden, before))) throw refusedHome();
    probe('open');
    const { O_NOCTTY, O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;
    // Undefined on Windows, where they are not needed.
    const file = await open(real, O_RDONLY | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0) | (O_NOCTTY ?? 0));
    try {
      probe('fstat');
      const opened = await file.stat({ bigint: true });
      assertRegular(opened, maxBytes);
      await assertIsAt(file, opened, real, realRoot);
      probe('read');
      const bytes = await readAll(file, maxBytes);
      const after = await file.stat({ bigint: true });
      if (!isSame(opened, after) || opened.mtimeNs !== after.mtimeNs || opened.size !== after.size) throw new Changed();
      return bytes;
    } finally {
      await file.close();
    }
  }

  /** That the open file is the one at `real`, and that no link leads there any more. */
  async function assertIsAt(file: FileHandle, opened: BigIntStats, real: string, realRoot: string): Promise<void> {
    const said = await pathOf(file);
    if (said !== undefined) {
      if (said !== real || !isInside(realRoot, said)) throw new Changed();
      return;
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      probe('check');
      if ((await realpath(real)) !== real || !isSame(await lstat(real, { bigint: true }), opened)) throw new Changed();
    }
  }

  return {
    realRoot: (root) => realpath(root).catch(() => root),
    async read(root, path, maxBytes) {
      try {
        const segments = segmentsOf(path);
        for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
          try {
            return { status: 'read', bytes: await readOnce(root, segments, maxBytes) };
          } catch (error) {
            // Opened as a link although it was none a moment ago.
            if (!(error instanceof Changed) && errnoOf(error) !== 'ELOOP') throw error;
          }
        }
        throw new Refused('The file keeps changing, or a link leads in circles.');
      } catch (error) {
        return toAnswer(error);
      }
    },
  };
}

function toAnswer(error: unknown): ProjectFile {
  if (error instanceof Refused) return { status: error.status, why: error.message };
  const errno = errnoOf(error);
  if (errno === undefined) throw error;
  if (errno === 'ENOENT' || errno === 'ENOTDIR') return { status: 'missing', why: 'There is no such file.' };
  return { status: 'refused', why: `The file cannot be read (${errno}).` };
}

function segmentsOf(path: string): string[] {
  if (/\p{Cc}/u.test(path)) throw new Refused('The path has control characters.');
  if (isAbsolute(path) || path.startsWith('/') || /^[a-z]:/i.test(path)) {
    throw new Refused('The path is absolute; name files from the root of the project.');
  }
  if (path.includes('\\')) throw new Refused('The path has a backslash; write it with slashes.');
  if (process.platform === 'win32' && path.includes(':')) throw new Refused('The path has a colon.');
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
  if (segments.includes('..')) throw new Refused('The path goes upward.');
  if (segments.length === 0) throw new Refused('The path names no file.');
  return segments;
}

async function rootOf(root: string): Promise<string> {
  if (!isAbsolute(root)) throw new Refused('The root of the project is no absolute path.');
  try {
    const real = await realpath(root);
    if (real === parse(real).root) throw new Refused('The root of the project is the whole machine.');
    return real;
  } catch (error) {
    if (errnoOf(error) !== 'ENOENT') throw error;
    throw new Refused('The root of the project is not on this machine.', 'missing');
  }
}

function isInside(folder: string, path: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** On disks that ignore case, too. */
function namesHome(path: string): boolean {
  return path.split(sep).some((segment) => segment.toLowerCase() === HOME_NAME);
}

async function realPaths(folders: readonly string[]): Promise<string[]> {
  return Promise.all(folders.map((folder) => realpath(folder).catch(() => folder)));
}

function refusedHome(): Refused {
  return new Refused('Files of a home or of the configuration are never read.');
}

/** How many files are looked at before a file with several names counts as one of theirs. */
const MOST_ENTRIES = 20_000;

/** Whether the file has a second name anywhere below one of the folders, or that takes too long to know. */
async function isLinkedFrom(folders: readonly string[], file: BigIntStats): Promise<boolean> {
  let left = MOST_ENTRIES;
  const waiting = [...folders];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
      left -= 1;
      if (left < 0) return true;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) waiting.push(path);
      else if (entry.isFile()) {
        const other = await lstat(path, { bigint: true }).catch(() => undefined);
        if (other && isSame(other, file)) return true;
      }
    }
  }
  return false;
}

async function isBelowSameFolder(path: string, folders: readonly string[]): Promise<boolean> {
  const stats = (folder: string) => stat(folder, { bigint: true }).catch(() => undefined);
  const known = (await Promise.all(folders.map(stats))).filter((each) => each !== undefined);
  for (let above = dirname(path); above !== dirname(above); above = dirname(above)) {
    const found = await stats(above);
    if (found && known.some((each) => isSame(each, found))) return true;
  }
  return false;
}

function isSame(one: BigIntStats, other: BigIntStats): boolean {
  return one.ino === other.ino && one.dev === other.dev;
}

function assertRegular(stats: BigIntStats, maxBytes: number): void {
  if (stats.isSymbolicLink()) throw new Changed();
  if (stats.isDirectory()) throw new Refused('The path is a folder.');
  if (!stats.isFile()) throw new Refused('The path is no regular file.');
  if (stats.size > BigInt(maxBytes)) throw tooLarge(maxBytes);
}

function tooLarge(maxBytes: number): Refused {
  return new Refused(`The file is larger than ${maxBytes} bytes.`);
}

/** Some files say that they are empty and never end. */
async function readAll(file: FileHandle, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.min(65_536, maxBytes + 1 - size)), 0);
    if (bytesRead === 0) return Buffer.concat(chunks, size);
    size += bytesRead;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(buffer.subarray(0, bytesRead));
  }
}

/** One question to the kernel about the open file itself, so that no swap of folders can come between. */
async function linuxPathOf(file: FileHandle): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined;
  return readlink(`/proc/self/fd/${file.fd}`).catch(() => undefined);
}
