// The Markdown files of another memory in a folder that a person named: the seed's session-scoped stores, Codex memories, Claude Code's
// memory folder. Regular files only, in one order.
import { readdirSync, statSync, type Dirent } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readRegularText } from '../../base/regular-file.ts';
import { refuseTransfer, type NoteSource } from './contract.ts';
import { countNotes, readNotes, type Note } from './read-notes.ts';

export interface NoteFile {
  /** From the folder that was named. */
  readonly name: string;
  readonly from: NoteSource;
  readonly modified_at: number;
  readonly notes: readonly Note[];
  /** Sentences that become evidence, and why the others do not. */
  readonly facts: number;
  readonly rejected: Readonly<Record<string, number>>;
}

const MOST_FILES = 500;
const MOST_BYTES = 1024 * 1024;

export function findNotes(path: string, from: NoteSource | undefined): readonly NoteFile[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  const none = () => refuseTransfer('no_notes', `${path} holds no notes that can be read`, { path });
  if (!stats) throw none();
  const found = stats.isDirectory() ? filesIn(path, from) : [{ path, from: from ?? 'claude' }];
  const files = found.slice(0, MOST_FILES).flatMap(({ path: file, from: source }): NoteFile[] => {
    const text = textOf(file);
    if (text === undefined) return [];
    const name = stats.isDirectory() ? relative(path, file).split(sep).join('/') : file;
    const notes = readNotes(text);
    return [{ name, from: source, modified_at: statSync(file).mtimeMs, notes, ...countNotes(notes) }];
  });
  if (files.length === 0) throw none();
  return files.filter(({ notes }) => notes.length > 0);
}

function filesIn(folder: string, from: NoteSource | undefined): { path: string; from: NoteSource }[] {
  if (from === undefined || from === 'aoc') {
    for (const mind of [join(folder, '.aoc', 'mind'), join(folder, 'mind'), folder]) {
      const sessions = foldersIn(join(mind, 'insight')).flatMap((each) => [join(each, 't1.md'), join(each, 't2.md')]);
      const all = [...sessions, join(mind, 't3', 'project_mind.md')].filter(isFile);
      if (all.length > 0) return all.map((path) => ({ path, from: 'aoc' }));
    }
  }
  const isCodex = from === 'codex' || (from === undefined && /[/\\]\.codex[/\\]/.test(`${folder}${sep}`));
  return entriesIn(folder)
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map(({ name }) => ({ path: join(folder, name), from: isCodex ? 'codex' : 'claude' }));
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

function isFile(path: string): boolean {
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
