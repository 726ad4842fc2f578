// Puts entries into the instruction files of a project's root and takes them out, whole or not at all; and keeps what stands there equal to what
// the canon says.
import { chmodSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { Refusal } from '../../base/errors.ts';
import type { Ids } from '../../base/ids.ts';
import { readRegularText } from '../../base/regular-file.ts';
import { errnoOf } from '../../base/system-errors.ts';
import { readAny } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { entriesByNumbers, type EntryRow } from '../canon/queries.ts';
import { PROMOTE_FILES, refusePromote, type PromoteFile } from './contract.ts';
import {
  isLineOf,
  lineOf,
  promotedIn,
  saysAlready,
  withPromoted,
  written,
  type Promoted,
  type PromotedLine,
} from './promoted-block.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const NEW_FILE_MODE = 0o644;

/** A line of a file, beside its entry as it stands. */
export interface StandingLine {
  readonly file: PromoteFile;
  readonly line: PromotedLine;
  /** Undefined for a line that another canon put there. */
  readonly entry: Pick<EntryRow, 'entry_id' | 'number' | 'state' | 'summary'> | undefined;
  /** Whether it says what its entry does. */
  readonly isCurrent: boolean;
}

export interface PromotedLines {
  readonly lines: readonly StandingLine[];
  /** Files that are there and that nobody can look into. */
  readonly unread: readonly PromoteFile[];
}

export interface Promotions {
  /** Whether the file changed. */
  put(projectId: string, file: PromoteFile, entry: Promoted, sentence: string): Promise<boolean>;
  takeOut(projectId: string, file: PromoteFile, entry: Promoted): Promise<boolean>;
  look(projectId: string): Promise<PromotedLines>;
  /**
   * Every line gets the words of its entry, and one goes whose entry does not hold. A line of another canon stays unless `isErased` says
   * otherwise. A file that cannot be written is left: it is the user's own, and `look` shows what it still says.
   */
  renew(projectId: string, isErased?: (sentence: string) => boolean): Promise<void>;
}

export interface PromotionsDeps {
  readonly store: Store;
  readonly rootOf: (projectId: string) => Promise<string | null>;
  readonly ids: Ids;
}

type Change = (lines: readonly PromotedLine[]) => readonly PromotedLine[];

export function createPromotions({ store, rootOf, ids }: PromotionsDeps): Promotions {
  function change(root: string, file: PromoteFile, changed: Change): boolean {
    const place = placeOf(root, file);
    const before = textAt(place, file) ?? '';
    const after = withPromoted(before, changed(promotedIn(before)));
    if (after === undefined)
      throw refusePromote('promote_file', `The markers in ${file} do not fit together`, { file });
    if (after === before) return false;
    replace(place, after, ids.uuid());
    return true;
  }

  async function look(projectId: string): Promise<PromotedLines> {
    const root = await rootOf(projectId);
    if (root === null) return { lines: [], unread: [] };
    const places = new Set<string>();
    const found: Pick<StandingLine, 'file' | 'line'>[] = [];
    const unread: PromoteFile[] = [];
    for (const file of PROMOTE_FILES) {
      try {
        const place = placeOf(root, file);
        // One file is often a link to the other.
        if (places.has(place)) continue;
        places.add(place);
        for (const line of promotedIn(textAt(place, file) ?? '')) found.push({ file, line });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        unread.push(file);
      }
    }
    const numbers = [...new Set(found.map(({ line }) => line.number))].map((number) => [projectId, number]);
    const entries = numbers.length === 0 ? [] : await store.read((tx) => readAny(tx, entriesByNumbers, numbers));
    return {
      unread,
      lines: found.map(({ file, line }) => {
        const entry = entries.find((each) => isLineOf(line, each) && isKnownBy(line, each));
        const sentence = entry?.state === 'active' ? entry.summary : null;
        return { file, line, entry, isCurrent: sentence !== null && saysAlready(line, sentence) };
      }),
    };
  }

  return {
    look,
    async put(projectId, file, entry, sentence) {
      const root = await rootOf(projectId);
      if (root === null) throw refusePromote('promote_no_root', 'The project has no root', { project_id: projectId });
      return change(root, file, (lines) => [...others(lines, entry), lineOf(entry, sentence)]);
    },
    async takeOut(projectId, file, entry) {
      const root = await rootOf(projectId);
      return root !== null && change(root, file, (lines) => others(lines, entry));
    },
    async renew(projectId, isErased = () => false) {
      const root = await rootOf(projectId);
      const { lines: standing } = await look(projectId);
      if (root === null || standing.length === 0) return;
      const renewed = (line: PromotedLine): readonly PromotedLine[] => {
        const entry = standing.find((each) => written(each.line) === written(line))?.entry;
        if (!entry) return isErased(line.sentence) ? [] : [line];
        return entry.state === 'active' && entry.summary !== null ? [lineOf(entry, entry.summary)] : [];
      };
      for (const file of new Set(standing.map((each) => each.file))) {
        try {
          change(root, file, (lines) => lines.flatMap(renewed));
        } catch {
          // Said by `look`, which an erasure asks afterwards.
        }
      }
    },
  };
}

/** A line of before, without an id, may be of another canon: it is of this one where it says what its entry says. */
function isKnownBy(line: PromotedLine, { summary }: Pick<EntryRow, 'summary'>): boolean {
  return line.id !== '' || (summary !== null && saysAlready(line, summary));
}

function others(lines: readonly PromotedLine[], entry: Promoted): readonly PromotedLine[] {
  return lines.filter((line) => !isLineOf(line, entry));
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
