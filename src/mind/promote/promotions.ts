// Puts entries into the instruction files of a project's root and takes them out, whole or not at all.
import { chmodSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Ids } from '../../base/ids.ts';
import { readRegularText } from '../../base/regular-file.ts';
import { errnoOf } from '../../base/system-errors.ts';
import { PROMOTE_FILES, refusePromote, type PromoteFile } from './contract.ts';
import { withPromoted } from './promoted-block.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const NEW_FILE_MODE = 0o644;

export interface Promotions {
  /** Whether the file changed. */
  put(projectId: string, file: PromoteFile, number: number, sentence: string): Promise<boolean>;
  takeOut(projectId: string, file: PromoteFile, number: number): Promise<boolean>;
  /** From every file. What cannot be read is left: it is the user's own. */
  takeOutEverywhere(projectId: string, number: number): Promise<readonly PromoteFile[]>;
}

export interface PromotionsDeps {
  readonly rootOf: (projectId: string) => Promise<string | null>;
  readonly ids: Ids;
}

export function createPromotions({ rootOf, ids }: PromotionsDeps): Promotions {
  async function change(
    projectId: string,
    file: PromoteFile,
    number: number,
    sentence: string | null,
  ): Promise<boolean> {
    const root = await rootOf(projectId);
    if (root === null) {
      if (sentence === null) return false;
      throw refusePromote('promote_no_root', 'The project has no root', { project_id: projectId });
    }
    const place = placeOf(root, file);
    const before = textAt(place, file);
    if (before === undefined && sentence === null) return false;
    const after = withPromoted(before ?? '', number, sentence);
    if (after === undefined)
      throw refusePromote('promote_file', `The markers in ${file} do not fit together`, { file });
    if (after === before) return false;
    replace(place, after, ids.uuid());
    return true;
  }

  return {
    put: (projectId, file, number, sentence) => change(projectId, file, number, sentence),
    takeOut: (projectId, file, number) => change(projectId, file, number, null),
    async takeOutEverywhere(projectId, number) {
      const changed: PromoteFile[] = [];
      for (const file of PROMOTE_FILES) {
        if (await change(projectId, file, number, null).catch(() => false)) changed.push(file);
      }
      return changed;
    },
  };
}

/** One file is often a link to the other; one that leads out of the project is not written through. */
function placeOf(root: string, file: PromoteFile): string {
  const path = join(root, file);
  let real: string;
  try {
    real = realpathSync(path);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return path;
    throw refusePromote('promote_file', `${file} cannot be read`, { file });
  }
  if (!real.startsWith(`${realpathSync(root)}${sep}`))
    throw refusePromote('promote_file', `${file} is a link that leads out of the project`, { file });
  return real;
}

function textAt(path: string, file: PromoteFile): string | undefined {
  try {
    return readRegularText(path, MOST_BYTES);
  } catch {
    throw refusePromote('promote_file', `${file} is no regular text file of at most 2 MiB`, { file });
  }
}

/** The file keeps its mode: it is the user's, and often in a repository. */
function replace(path: string, text: string, id: string): void {
  const temporary = join(dirname(path), `.throughline-${id}`);
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? NEW_FILE_MODE;
  try {
    writeFileSync(temporary, text, { flag: 'wx', flush: true });
    chmodSync(temporary, mode & 0o777);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
