// The files of a project's mind, written into a folder that a person names: what a home on this machine keeps in its folder `mind`, and one on a
// server as rows. Never over what is there, and whole or not at all.
import { lstat, mkdir, mkdtemp, readdir, realpath, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { HOME_NAME } from '../../base/home-name.ts';
import type { Call } from '../../base/operation.ts';
import { errnoOf, toFailure } from '../../base/system-errors.ts';
import type { Store } from '../../store/store.ts';
import { BUNDLE_FILES } from '../finalize/bundle.ts';
import type { Distil } from '../finalize/distil.ts';
import { HANDSHAKE_FILE, PROJECT_MIND_FILE, type Handshakes } from '../handshake/handshakes.ts';
import { refuseTransfer, type ExportedFiles } from './contract.ts';

export interface ExportFilesDeps {
  readonly handshakes: Pick<Handshakes, 'look' | 'projectMind'>;
  readonly distil: Pick<Distil, 'bundles'>;
  /** A file in the home's folder, unless it is a server's. */
  readonly store: Pick<Store, 'dialect' | 'location'>;
}

type Counted = Pick<ExportedFiles, 'files' | 'bundles' | 'missing'>;

export async function exportFiles(
  deps: ExportFilesDeps,
  projectId: string,
  named: string,
  { cwd }: Pick<Call, 'cwd'>,
): Promise<ExportedFiles> {
  const to = resolve(cwd ?? '.', named);
  await refuseUsed(to, deps.store);
  const temporary = await folderBeside(to);
  try {
    const counted = await writeFiles(deps, projectId, temporary);
    await makeRoom(to);
    await rename(temporary, to);
    return { project_id: projectId, to, ...counted };
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    throw toFailure(error, 'write', to);
  }
}

async function writeFiles(
  { handshakes, distil }: ExportFilesDeps,
  projectId: string,
  folder: string,
): Promise<Counted> {
  let [files, bundles, missing] = [0, 0, 0];
  const write = async (path: string, text: string) => {
    await writeNew(join(folder, path), text);
    files += 1;
  };
  const { payload_text } = await handshakes.look(projectId, { scope: 'project' });
  await write(HANDSHAKE_FILE, payload_text);
  await write(PROJECT_MIND_FILE, await handshakes.projectMind(projectId));
  for await (const bundle of distil.bundles(projectId)) {
    bundles += 1;
    for (const name of BUNDLE_FILES) {
      const text = bundle.texts[name];
      if (text === null) missing += 1;
      else await write(join('insight', bundle.folder, name), text);
    }
  }
  return { files, bundles, missing };
}

async function refuseUsed(to: string, { dialect, location }: ExportFilesDeps['store']): Promise<void> {
  const used = (why: string) => refuseTransfer('export_folder', `${to} ${why}`, { to });
  const real = await realPathOf(to);
  const home = dialect === 'sqlite' ? await realPathOf(dirname(location)) : undefined;
  const isInHome = home !== undefined && `${real}${sep}`.startsWith(`${home}${sep}`);
  // On some disks the name is the same in other letters.
  if (isInHome || real.toLowerCase().split(sep).includes(HOME_NAME)) throw used('lies in a home');
  const stats = await lstat(to).catch(() => undefined);
  if (!stats) return;
  if (stats.isSymbolicLink()) throw used('is a link');
  if (!stats.isDirectory()) throw used('is not a folder');
  if ((await readdir(to)).length > 0) throw used('is not empty');
}

/** Not every system renames onto an empty folder. One that somebody has used meanwhile stays, and this fails. */
async function makeRoom(to: string): Promise<void> {
  try {
    await rmdir(to);
  } catch (error) {
    if (errnoOf(error) !== 'ENOENT') throw error;
  }
}

/** Links followed in the part of the path that is there. */
async function realPathOf(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (errnoOf(error) !== 'ENOENT' || dirname(path) === path) throw toFailure(error, 'realpath', path);
    return join(await realPathOf(dirname(path)), basename(path));
  }
}

/** Of mode 0700, like what is written into it: it is what was said in sessions. */
async function folderBeside(to: string): Promise<string> {
  try {
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    return await mkdtemp(join(dirname(to), '.throughline-export-'));
  } catch (error) {
    throw toFailure(error, 'mkdir', to);
  }
}

/** For its user alone. */
async function writeNew(path: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw toFailure(error, 'write', path);
  }
}
