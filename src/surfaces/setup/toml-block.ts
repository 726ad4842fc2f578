// A managed block at the end of a TOML file. TOML is parsed only far enough to see that the file is sound and that
// nothing else defines the same table. Pure.
import { Conflict, type Presence } from './json-entries.ts';
import { insertAt, removeRange, type Edited } from './text-edit.ts';

const BEGIN = '# throughline begin: written by `throughline setup`; `--remove` takes it out';
const END = '# throughline end';
const BLOCK = /^# throughline begin\b[^\n]*\n[^]*?^# throughline end[^\n]*\n?/m;

export function tomlPresence(text: string, lines: readonly string[], table: string): Presence {
  checkToml(text);
  const found = BLOCK.exec(text)?.[0];
  if (found === undefined) return 'absent';
  const own = partsOf(found, table).own.map((line) => line.trimEnd());
  return own.join('\n').trim() === lines.join('\n') ? 'current' : 'stale';
}

export function putTomlBlock(start: Edited, lines: readonly string[], table: string): Edited {
  if (tomlPresence(start.text, lines, table) === 'current') return start;
  const edited = takeTomlBlock(start, table);
  if (isDefined(edited.text, table)) throw new Conflict(`[${table}] is not Throughline's`);
  const eol = edited.text.includes('\r\n') ? '\r\n' : '\n';
  const gap = edited.text === '' ? '' : edited.text.endsWith('\n') ? eol : `${eol}${eol}`;
  return insertAt(edited, edited.text.length, `${gap}${blockOf(lines, eol)}`);
}

export function takeTomlBlock(edited: Edited, table: string): Edited {
  checkToml(edited.text);
  const found = BLOCK.exec(edited.text);
  if (!found) return edited;
  const { index } = found;
  const end = index + found[0].length;
  const foreign = partsOf(found[0], table)
    .foreign.map((line) => `${line}\n`)
    .join('');
  if (foreign !== '') return insertAt(removeRange(edited, index, end), index, foreign);
  // Including the empty line that was inserted before it.
  const gap = /\n(\r?\n)$/.exec(edited.text.slice(0, index))?.[1]?.length ?? 0;
  return removeRange(edited, index - gap, end);
}

const HEADER = /^\s*\[{1,2}([^[\]]*)\]{1,2}\s*(?:#.*)?$/;

/**
 * The lines of a block without its markers, ours and others': an agent that writes the file may insert its tables
 * before its last comment, which is our end marker.
 */
function partsOf(
  block: string,
  table: string,
): { readonly own: readonly string[]; readonly foreign: readonly string[] } {
  const own: string[] = [];
  const foreign: string[] = [];
  let isOwn = true;
  for (const line of block.trimEnd().split('\n').slice(1, -1)) {
    const header = HEADER.exec(line)?.[1];
    if (header !== undefined) isOwn = isWithin(bareKey(header), table);
    (isOwn ? own : foreign).push(line);
  }
  return { own, foreign };
}

/** Whether the file already defines the table: by its header, by a key in its parent, or inline. */
function isDefined(text: string, table: string): boolean {
  let around = '';
  for (const statement of statementsOf(text)) {
    const header = HEADER.exec(statement)?.[1];
    if (header !== undefined) around = bareKey(header);
    const key = header === undefined ? bareKey(statement.slice(0, statement.indexOf('='))) : '';
    const path = [around, key].filter((part) => part !== '').join('.');
    if (isWithin(path, table) || (header === undefined && isWithin(table, path))) return true;
  }
  return false;
}

const isWithin = (path: string, table: string) => path === table || path.startsWith(`${table}.`);
const bareKey = (key: string) => key.replaceAll(/[\s"']/g, '');

function blockOf(lines: readonly string[], eol: string): string {
  return [BEGIN, ...lines, END, ''].join(eol);
}

const QUOTED = /"""(?:\\[^]|[^\\])*?"""|'''[^]*?'''|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'/g;
const KEY = String.raw`(?:[\w-]+|_)(?:\s*\.\s*(?:[\w-]+|_))*`;
const STATEMENT = new RegExp(String.raw`^(?:\[\s*${KEY}\s*\]|\[\[\s*${KEY}\s*\]\]|${KEY}\s*=\s*\S[^]*)$`);

/** Throws if it is not TOML: unclosed strings or brackets, or lines that are neither a table nor a value. */
function checkToml(text: string): void {
  statementsOf(text);
}

function statementsOf(text: string): string[] {
  // Quoted text may hold anything, except in key names; comments end with the line.
  const bare = text
    .replaceAll('\r', '')
    .replaceAll(/(["'])([\w-]+)\1(?=\s*[\].=])/g, '$2')
    .replaceAll(new RegExp(`#[^\\n]*|${QUOTED.source}`, 'g'), (part) =>
      part.startsWith('#') ? '' : `_${'\n'.repeat(part.split('\n').length - 1)}`,
    );
  if (/["']/.test(bare)) throw new SyntaxError('a string is not closed');
  const statements: string[] = [];
  let statement = '';
  let depth = 0;
  for (const [at, line] of bare.split('\n').entries()) {
    statement = statement === '' ? line.trim() : `${statement} ${line.trim()}`;
    depth += (line.match(/[[{]/g)?.length ?? 0) - (line.match(/[\]}]/g)?.length ?? 0);
    if (depth > 0 || statement === '') continue;
    if (depth < 0 || !STATEMENT.test(statement)) throw new SyntaxError(`line ${at + 1} is neither a table nor a value`);
    statements.push(statement);
    statement = '';
  }
  if (depth !== 0) throw new SyntaxError('a bracket is not closed');
  return statements;
}
