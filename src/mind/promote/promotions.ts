// Puts entries into the instruction files of a project's root and takes them out, whole or not at all; and keeps what stands there equal to what
// the canon says.
import { chmodSync, lstatSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { Refusal } from '../../base/errors.ts';
import type { Ids } from '../../base/ids.ts';
import { readRegularText } from '../../base/regular-file.ts';
import { errnoOf } from '../../base/system-errors.ts';
import { readAny } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { selectAny } from '../../store/table.ts';
import { canonEntryRevisions, entriesByNumbers, type EntryRow } from '../canon/queries.ts';
import { PROMOTE_FILES, refusePromote, type PromoteFile } from './contract.ts';
import {
  asRead,
  isLeftEmpty,
  isLineOf,
  lineOf,
  promotedIn,
  withChanged,
  withLine,
  written,
  type Promoted,
  type PromotedLine,
} from './promoted-block.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const NEW_FILE_MODE = 0o644;

/** A line of a file, beside its entry as it stands. */
export interface StandingLine {
  readonly file: PromoteFile;
  /** Of the file, with its project's root: so a person finds it. */
  readonly path: string;
  readonly line: PromotedLine;
  /** Undefined for a line that another canon put there. */
  readonly entry: Pick<EntryRow, 'entry_id' | 'number' | 'state' | 'summary'> | undefined;
  /** Whether it says what its entry does. */
  readonly isCurrent: boolean;
}

export interface PromotedLines {
  readonly lines: readonly StandingLine[];
  /** Paths of files that are there and that nobody can look into. */
  readonly unread: readonly string[];
}

export interface Promotions {
  /** Whether the file changed. */
  put(projectId: string, file: PromoteFile, entry: Promoted, sentence: string): Promise<boolean>;
  takeOut(projectId: string, file: PromoteFile, entry: Promoted): Promise<boolean>;
  look(projectId: string): Promise<PromotedLines>;
  /**
   * Every line gets the words of its entry, and one goes whose entry does not hold. A line of another canon stays. `erased` are lines that were
   * looked at before the canon lost words, by which a line of before was known: each follows the entry that it had then, and goes if it had none.
   * A file that cannot be written is left: it is the user's own, and `look` shows what it still says.
   */
  renew(projectId: string, erased?: readonly StandingLine[]): Promise<void>;
}

export interface PromotionsDeps {
  readonly store: Store;
  readonly rootOf: (projectId: string) => Promise<string | null>;
  readonly ids: Ids;
}

/** By entry, what any of its revisions says. */
type Said = ReadonlyMap<string, ReadonlySet<string>>;

const revisionsOfAny = selectAny(canonEntryRevisions, 'entry_id = ?');
/** A person wanted its words gone, and they may be gone with it: nothing is left to compare a line with. */
const GONE_BY_A_PERSON: ReadonlySet<string> = new Set(['forgotten', 'rejected']);

export function createPromotions({ store, rootOf, ids }: PromotionsDeps): Promotions {
  function change(root: string, file: PromoteFile, changed: (text: string | undefined) => string | undefined): boolean {
    const place = placeOf(root, file);
    const given = textAt(place, file);
    const before = given ?? '';
    const after = changed(given);
    if (after === undefined)
      throw refusePromote('promote_file', `The markers in ${file} do not fit together`, { file });
    if (after === before) return false;
    if (isLeftEmpty(before, after) && !isLinked(root, place)) rmSync(place);
    else replace(place, after, ids.uuid());
    return true;
  }

  async function lookFor(projectId: string, erased: readonly StandingLine[]): Promise<PromotedLines> {
    const root = await rootOf(projectId);
    const { found, unread } = root === null ? { found: [], unread: [] } : readFiles(root);
    if (found.length === 0) return { lines: [], unread };
    const numbers = [...new Set(found.map(({ line }) => line.number))].map((number) => [projectId, number]);
    const entries = await store.read((tx) => readAny(tx, entriesByNumbers, numbers));
    const byNumber = new Map(entries.map((entry) => [entry.number, entry]));
    const bare = found.flatMap(({ line }) => (line.id === '' ? (byNumber.get(line.number)?.entry_id ?? []) : []));
    const said = await saidBy(bare);
    const had = new Map(erased.map((each) => [keyOf(each), each.entry?.entry_id]));
    const entryOf = (each: Found) => {
      const entry = byNumber.get(each.line.number);
      if (!entry || !isLineOf(each.line, entry)) return undefined;
      const isKnown =
        isKnownBy(each.line, entry, said) ||
        GONE_BY_A_PERSON.has(entry.state) ||
        had.get(keyOf(each)) === entry.entry_id;
      return isKnown ? entry : undefined;
    };
    return {
      unread,
      lines: found.map(({ file, path, line }) => {
        const entry = entryOf({ file, path, line });
        const sentence = entry?.state === 'active' ? entry.summary : null;
        return { file, path, line, entry, isCurrent: sentence !== null && line.sentence === asRead(sentence) };
      }),
    };
  }

  async function saidBy(entryIds: readonly string[]): Promise<Said> {
    const keys = [...new Set(entryIds)].map((id) => [id]);
    const rows = keys.length === 0 ? [] : await store.read((tx) => readAny(tx, revisionsOfAny, keys));
    const said = new Map<string, Set<string>>();
    for (const { entry_id, summary } of rows) {
      const sentences = said.get(entry_id) ?? new Set();
      if (summary !== null) sentences.add(asRead(summary));
      said.set(entry_id, sentences);
    }
    return said;
  }

  return {
    look: (projectId) => lookFor(projectId, []),
    async put(projectId, file, entry, sentence) {
      const root = await rootOf(projectId);
      if (root === null) throw refusePromote('promote_no_root', 'The project has no root', { project_id: projectId });
      const said = await saidBy([entry.entry_id]);
      return change(root, file, (text) =>
        withLine(text, lineOf(entry, sentence), (line) => isKnownBy(line, entry, said)),
      );
    },
    async takeOut(projectId, file, entry) {
      const root = await rootOf(projectId);
      if (root === null) return false;
      const said = await saidBy([entry.entry_id]);
      return change(root, file, (given) => {
        const text = given ?? '';
        const goes = linesToTakeOut(promotedIn(text), entry, said);
        return withChanged(text, (line) => (goes.has(written(line)) ? undefined : line));
      });
    },
    async renew(projectId, erased = []) {
      const root = await rootOf(projectId);
      const { lines } = await lookFor(projectId, erased);
      if (root === null || lines.length === 0) return;
      const standing = new Map(lines.map((each) => [keyOf(each), each.entry]));
      const goes = new Set(erased.map(keyOf));
      const renewed = (each: Found) => {
        const entry = standing.get(keyOf(each));
        if (!entry) return goes.has(keyOf(each)) ? undefined : each.line;
        return entry.state === 'active' && entry.summary !== null ? lineOf(entry, entry.summary) : undefined;
      };
      for (const file of new Set(lines.map((each) => each.file))) {
        try {
          change(root, file, (text) =>
            withChanged(text ?? '', (line) => renewed({ file, path: join(root, file), line })),
          );
        } catch {
          // Said by `look`, which an erasure asks afterwards.
        }
      }
    },
  };
}

type Found = Pick<StandingLine, 'file' | 'path' | 'line'>;

function keyOf({ path, line }: Found): string {
  return `${path}\n${written(line)}`;
}

function readFiles(root: string): { readonly found: readonly Found[]; readonly unread: readonly string[] } {
  const places = new Set<string>();
  const found: Found[] = [];
  const unread: string[] = [];
  for (const file of PROMOTE_FILES) {
    const path = join(root, file);
    try {
      const place = placeOf(root, file);
      // One file is often a link to the other.
      if (places.has(place)) continue;
      places.add(place);
      for (const line of promotedIn(textAt(place, file) ?? '')) found.push({ file, path, line });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      unread.push(path);
    }
  }
  return { found, unread };
}

/** A line of before, without an id, may be of another canon: it is of this one where it says what its entry says or said. */
function isKnownBy(line: PromotedLine, entry: Promoted, said: Said): boolean {
  return isLineOf(line, entry) && (line.id !== '' || said.get(entry.entry_id)?.has(line.sentence) === true);
}

/** As they are written. Where none is known, the only one of that number is meant. */
function linesToTakeOut(lines: readonly PromotedLine[], entry: Promoted, said: Said): ReadonlySet<string> {
  const known = lines.filter((line) => isKnownBy(line, entry, said));
  const numbered = lines.filter(({ number }) => number === entry.number);
  const only = numbered.length === 1 ? numbered.filter((line) => isLineOf(line, entry)) : [];
  return new Set((known.length > 0 ? known : only).map(written));
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

/** Whether one of the files is a link to this one, and would lead nowhere without it. */
function isLinked(root: string, place: string): boolean {
  return PROMOTE_FILES.some((file) => {
    const path = join(root, file);
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true && realpathSync(path) === place;
  });
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
