// The Markdown files of another memory in a folder that a person named: stores of sessions (the seed's `.aoc/mind`, what `mind export --to` wrote),
// Codex memories, Claude Code's memory folder. Regular files only, in one order.
import { readdirSync, statSync, type Dirent } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { readRegularText } from '../../base/regular-file.ts';
import { refuseTransfer, type NoteSource } from './contract.ts';
import { readBundle } from './read-bundle.ts';
import { countNotes, readNotes, type Note, type ReadNotes } from './read-notes.ts';

export interface NoteFile {
  /** From the folder that was named. */
  readonly name: string;
  readonly from: NoteSource;
  readonly modified_at: number;
  readonly notes: readonly Note[];
  /** Sentences that become evidence, and why others do not. */
  readonly facts: number;
  readonly rejected: Readonly<Record<string, number>>;
}

export interface FoundNotes {
  readonly files: readonly NoteFile[];
  /** Databases beside them, which are not read: nothing says what their tables hold. */
  readonly databases: readonly string[];
}

const MOST_FILES = 500;
const MOST_BYTES = 1024 * 1024;
const DATABASE = 'project.sqlite';

export function findNotes(path: string, from: NoteSource | undefined): FoundNotes {
  const stats = statSync(path, { throwIfNoEntry: false });
  const none = (why: string) => refuseTransfer('no_notes', `${path} ${why}`, { path });
  if (!stats) throw none('holds no notes that can be read');
  const folder = stats.isDirectory() ? path : dirname(path);
  const nameOf = (file: string) => (stats.isDirectory() ? relative(path, file).split(sep).join('/') : file);
  const store = from === undefined || from === 'aoc' ? storeAt(path, stats.isDirectory()) : undefined;
  const found = store?.files ?? (stats.isDirectory() ? markdownIn(path) : [path]);
  const source = store ? 'aoc' : (from ?? notesOf(folder, stats.isDirectory() ? undefined : basename(path)));
  const files = found.slice(0, MOST_FILES).flatMap((file): NoteFile[] => {
    const text = textOf(file);
    if (text === undefined) return [];
    const read: ReadNotes = store ? readBundle(text) : { notes: readNotes(text), rejected: {} };
    const counted = countNotes(read);
    return [{ name: nameOf(file), from: source, modified_at: statSync(file).mtimeMs, notes: read.notes, ...counted }];
  });
  const databases = (store?.databases ?? []).map(nameOf);
  if (files.length === 0)
    throw none(
      databases.length === 0
        ? 'holds no notes that can be read'
        : `holds a database and no notes: nothing says what the tables of ${databases.join(', ')} hold`,
    );
  return { files: files.filter(({ notes, rejected }) => notes.length + Object.keys(rejected).length > 0), databases };
}

interface NoteStore {
  readonly files: readonly string[];
  readonly databases: readonly string[];
}

/** A store of sessions, or a part of one; undefined where it looks like none. */
function storeAt(path: string, isFolder: boolean): NoteStore | undefined {
  if (!isFolder) {
    if (basename(path) === DATABASE) return { files: [], databases: [path] };
    const isOfSession = ['t1.md', 't2.md', 'project_mind.md'].includes(basename(path));
    return isOfSession ? { files: [path], databases: [] } : undefined;
  }
  for (const mind of [join(path, '.aoc', 'mind'), join(path, 'mind'), path]) {
    const sessions = foldersIn(join(mind, 'insight')).flatMap(ofSession);
    const canon = [join(mind, 't3', 'project_mind.md'), join(mind, 'project_mind.md')].filter(isText);
    const databases = entriesIn(mind).flatMap(({ name }) => (name === DATABASE ? join(mind, name) : []));
    // What sessions came to stands in the canon; what is in a session and not there was replaced, rejected or never proved.
    const files = canon.length > 0 ? canon.slice(0, 1) : sessions;
    if (files.length + databases.length > 0) return { files, databases };
  }
  // The folder `insight` itself, or the one of a session.
  const files = [...ofSession(path), ...foldersIn(path).flatMap(ofSession)];
  return files.length > 0 ? { files, databases: [] } : undefined;
}

/** What was reflected on stands in `t2.md`; `t1.md` has the same with its quotes. */
function ofSession(folder: string): string[] {
  return [join(folder, 't2.md'), join(folder, 't1.md')].filter(isText).slice(0, 1);
}

function notesOf(folder: string, file: string | undefined): NoteSource {
  const isCodex =
    /[/\\]\.codex[/\\]/.test(`${folder}${sep}`) ||
    entriesIn(folder).some(({ name }) => CODEX.has(name)) ||
    (file !== undefined && CODEX.has(file));
  return isCodex ? 'codex' : 'claude';
}

/** Only in the memory folder of Codex. */
const CODEX: ReadonlySet<string> = new Set(['memory_summary.md', 'raw_memories.md', 'rollout_summaries']);

function markdownIn(folder: string): string[] {
  return entriesIn(folder)
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map(({ name }) => join(folder, name));
}

function foldersIn(folder: string): string[] {
  return entriesIn(folder)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
}

function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

function isText(path: string): boolean {
  return textOf(path) !== undefined;
}

/** Links, pipes and large files are left. */
function textOf(path: string): string | undefined {
  try {
    return readRegularText(path, MOST_BYTES);
  } catch {
    return undefined;
  }
}
