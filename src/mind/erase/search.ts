// Looks for erased texts everywhere: in every text of every table of the mind's database, in the files of the mind, and in the bytes of the
// database itself. What it finds afterwards is what a receipt calls remaining.
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { orWhenMissing } from '../../store/durable-file.ts';
import { sql, type Statement, type Store } from '../../store/store.ts';
import type { Table } from '../../store/table.ts';
import { unpackLines } from '../t0/keep-transcript.ts';
import { chunksOf } from '../t0/erase-texts.ts';
import { transcriptChunks } from '../t0/queries.ts';

export type Has = (text: string) => boolean;

/** The tables among the exports of modules of queries. */
export function tablesIn(modules: readonly object[]): readonly Table[] {
  return modules.flatMap((module) => Object.values(module).filter(isTable));
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && 'columns' in value && 'key' in value;
}

const PAGE = 500;

/** Every text that is one: ids and times hold no words. */
function textColumns({ columns }: Table): readonly string[] {
  return Object.entries(columns).flatMap(([name, { postgres }]) => (/^(?:text|character)/.test(postgres) ? name : []));
}

/** Declared once for each table, as statements are. */
const statements = new Map<string, Statement<Record<string, string | null>>>();

function pageStatement(table: Table, columns: readonly string[]): Statement<Record<string, string | null>> {
  const known = statements.get(table.name);
  if (known) return known;
  const made = sql<Record<string, string | null>>(
    `SELECT ${columns.join(', ')} FROM ${table.name} ORDER BY ${table.key.join(', ')} LIMIT ? OFFSET ?`,
  );
  statements.set(table.name, made);
  return made;
}

/** How many rows of each table hold it, by `table.column`. */
export async function searchTables(
  store: Store,
  tables: readonly Table[],
  has: Has,
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  const count = (place: string) => found.set(place, (found.get(place) ?? 0) + 1);
  for (const table of tables) {
    const isPacked = table.name === transcriptChunks.name;
    const columns = textColumns(table).filter((name) => !isPacked || name !== 'body');
    if (columns.length > 0) {
      const statement = pageStatement(table, columns);
      for (let offset = 0; ; offset += PAGE) {
        const page = await store.read((tx) => tx.all(statement, PAGE, offset));
        for (const row of page) for (const name of columns) if (has(row[name] ?? '')) count(`${table.name}.${name}`);
        if (page.length < PAGE) break;
      }
    }
    if (!isPacked) continue;
    for await (const { body } of chunksOf(store))
      if (unpackLines(body ?? '').some(({ line }) => has(line))) count(`${table.name}.body`);
  }
  return found;
}

/** Larger ones are none that the mind writes. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Files under a folder whose text holds it, by their paths from there. */
export async function searchFiles(folder: string, has: Has): Promise<readonly string[]> {
  const found: string[] = [];
  const entries = await orWhenMissing(readdir(folder, { recursive: true, withFileTypes: true }), []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { size } = await stat(path);
    if (size <= MOST_BYTES && has(await readFile(path, 'utf8'))) found.push(relative(folder, path));
  }
  return found.toSorted();
}

const STRETCH = 4 * 1024 * 1024;

/** How many of the texts stand in the bytes of a file, as they are or as JSON writes them. None where there is no file. */
export async function searchBytes(path: string, texts: readonly string[]): Promise<number> {
  const wanted = new Map(
    texts.map((text) => [text, [text, JSON.stringify(text).slice(1, -1)].map((form) => Buffer.from(form))]),
  );
  const longest = Math.max(0, ...[...wanted.values()].flat().map(({ length }) => length));
  const file = await orWhenMissing(open(path, 'r'), undefined);
  if (!file) return 0;
  const found = new Set<string>();
  try {
    const buffer = Buffer.alloc(STRETCH + longest);
    for (let at = 0; ; at += STRETCH) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
      const part = buffer.subarray(0, bytesRead);
      for (const [text, forms] of wanted)
        if (!found.has(text) && forms.some((form) => form.length > 0 && part.includes(form))) found.add(text);
      if (bytesRead < buffer.length) return found.size;
    }
  } finally {
    await file.close();
  }
}
