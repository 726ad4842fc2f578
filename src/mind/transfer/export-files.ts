// The files of a project's mind, written into a folder that a person names: what a home on this machine keeps in its folder `mind`, and one on a
// server as rows. Never over what is there.
import { lstat, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { HOME_NAME } from '../../base/home-name.ts';
import type { Call } from '../../base/operation.ts';
import { toFailure } from '../../base/system-errors.ts';
import { BUNDLE_FILES } from '../finalize/bundle.ts';
import type { Distil } from '../finalize/distil.ts';
import { HANDSHAKE_FILE, PROJECT_MIND_FILE, type Handshakes } from '../handshake/handshakes.ts';
import { refuseTransfer, type ExportedFiles } from './contract.ts';

export interface ExportFilesDeps {
  readonly handshakes: Pick<Handshakes, 'look' | 'projectMind'>;
  readonly distil: Pick<Distil, 'bundles'>;
}

export async function exportFiles(
  { handshakes, distil }: ExportFilesDeps,
  projectId: string,
  named: string,
  { cwd }: Pick<Call, 'cwd'>,
): Promise<ExportedFiles> {
  const to = resolve(cwd ?? '.', named);
  await refuseUsed(to);
  let files = 0;
  const write = async (path: string, text: string) => {
    await writeNew(join(to, path), text);
    files += 1;
  };
  const { payload_text } = await handshakes.look(projectId, { scope: 'project' });
  await write(HANDSHAKE_FILE, payload_text);
  await write(PROJECT_MIND_FILE, await handshakes.projectMind(projectId));
  let [bundles, missing] = [0, 0];
  for await (const { folder, texts } of distil.bundles(projectId)) {
    bundles += 1;
    for (const name of BUNDLE_FILES) {
      const text = texts[name];
      if (text === null) missing += 1;
      else await write(join('insight', folder, name), text);
    }
  }
  return { project_id: projectId, to, files, bundles, missing };
}

async function refuseUsed(to: string): Promise<void> {
  const used = (why: string) => refuseTransfer('export_folder', `${to} ${why}`, { to });
  if (to.split(sep).includes(HOME_NAME)) throw used('lies in a home');
  const stats = await lstat(to).catch(() => undefined);
  if (!stats) return;
  if (stats.isSymbolicLink()) throw used('is a link');
  if (!stats.isDirectory()) throw used('is not a folder');
  if ((await readdir(to)).length > 0) throw used('is not empty');
}

/** For its user alone: it is what was said in sessions. */
async function writeNew(path: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw toFailure(error, 'write', path);
  }
}
