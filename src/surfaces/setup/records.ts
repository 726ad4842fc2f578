// What setup inserted into which file, by position and not by content, so that a file that is unchanged since can be
// put back to the byte. Kept in the user's own folder; if a record is lost, entries are still found by their content.
// Several set-ups may be in one file, such as those of two projects: each is removed alone.
import { join } from 'node:path';
import { sha256 } from '../../base/hash.ts';
import type { Ids } from '../../base/ids.ts';
import type { SharedTarget } from '../coding-agents/contract.ts';
import { makeFolderFor, readIfThere, removeIfThere, replaceFile } from './files.ts';
import { withoutInserted, type Range } from './text-edit.ts';

/** What was put into a file, and how to remove it again. */
export interface Change {
  readonly existed: boolean;
  /** Of all the targets together. */
  readonly inserted: readonly Range[];
  /** In the order in which they were put; a record of an older setup does not have them. */
  readonly targets?: readonly SharedTarget[];
}

/** For a file; a folder that setup made has only its path. */
interface Record extends Change {
  readonly path: string;
  readonly sha256: string;
}

export interface Before {
  /** Undefined if setup made the file. */
  readonly text: string | undefined;
  readonly targets: readonly SharedTarget[] | undefined;
}

export interface Records {
  /** The file as it was before setup; undefined if that can no longer be determined. */
  before(path: string, text: string): Before | undefined;
  /** Whether setup made the file. */
  isMadeBySetup(path: string): boolean;
  keep(path: string, text: string, change: Change): void;
  /** Folders that did not exist before setup. */
  keepFolders(paths: readonly string[]): void;
  isFolderMadeBySetup(path: string): boolean;
  forget(path: string): void;
}

export function openRecords(configFolder: string, ids: Ids): Records {
  const folder = join(configFolder, 'setup');
  const fileOf = (path: string) => join(folder, `${sha256(path).slice(0, 32)}.json`);
  const readAny = (path: string): Partial<Record> | undefined => {
    try {
      const text = readIfThere(fileOf(path));
      const record = text === undefined ? undefined : (JSON.parse(text) as Partial<Record>);
      return record?.path === path ? record : undefined;
    } catch {
      return undefined;
    }
  };
  const read = (path: string): Record | undefined => {
    const record = readAny(path);
    return Array.isArray(record?.inserted) ? (record as Record) : undefined;
  };
  const write = (record: Record | Pick<Record, 'path'>): void => {
    makeFolderFor(fileOf(record.path), 0o700);
    replaceFile(fileOf(record.path), `${JSON.stringify(record)}\n`, ids, 0o600);
  };
  return {
    before(path, text) {
      const record = read(path);
      if (!record || record.sha256 !== sha256(text)) return undefined;
      const { existed, inserted, targets } = record;
      return { text: existed ? withoutInserted(text, inserted) : undefined, targets };
    },
    isMadeBySetup: (path) => read(path)?.existed === false,
    keep: (path, text, change) => write({ path, sha256: sha256(text), ...change }),
    keepFolders: (paths) => paths.forEach((path) => write({ path })),
    isFolderMadeBySetup: (path) => readAny(path) !== undefined,
    forget: (path) => removeIfThere(fileOf(path)),
  };
}
