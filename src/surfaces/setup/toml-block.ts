// A managed block at the end of a TOML file. TOML is read only as far as it takes to see that the file is sound and
// that nobody else defines the same table. Pure.
import { Conflict, type Presence } from './json-entries.ts';
import { insertAt, removeRange, type Edited } from './text-edit.ts';

const BEGIN = '# throughline begin: written by `throughline setup`; `--remove` takes it out';
const END = '# throughline end';
const BLOCK = /^# throughline begin\b[^\n]*\n[^]*?^# throughline end[^\n]*\n?/m;

export function tomlPresence(text: string, lines: readonly string[]): Presence {
  checkToml(text);
  const found = BLOCK.exec(text)?.[0];
  if (found === undefined) return 'absent';
  return found.trimEnd().replaceAll('\r', '') === blockOf(lines, '\n').trimEnd() ? 'current' : 'stale';
}

export function putTomlBlock(start: Edited, lines: readonly string[], table: string): Edited {
  if (tomlPresence(start.text, lines) === 'current') return start;
  const edited = takeTomlBlock(start);
  const isTaken = new RegExp(`^\\s*(?:\\[\\s*)?${table.replaceAll('.', '\\s*\\.\\s*')}\\s*[\\].=]`, 'm').test(
    edited.text,
  );
  const [outer = ''] = table.split('.');
  if (isTaken || new RegExp(`^\\s*${outer}\\s*=`, 'm').test(edited.text)) {
    throw new Conflict(`[${table}] is not Throughline's`);
  }
  const eol = edited.text.includes('\r\n') ? '\r\n' : '\n';
  const gap = edited.text === '' ? '' : edited.text.endsWith('\n') ? eol : `${eol}${eol}`;
  return insertAt(edited, edited.text.length, `${gap}${blockOf(lines, eol)}`);
}

export function takeTomlBlock(edited: Edited): Edited {
  checkToml(edited.text);
  const found = BLOCK.exec(edited.text);
  if (!found) return edited;
  // With the empty line that was put before it.
  const before = edited.text.slice(0, found.index);
  const gap = /\n(\r?\n)$/.exec(before)?.[1]?.length ?? 0;
  return removeRange(edited, found.index - gap, found.index + found[0].length);
}

function blockOf(lines: readonly string[], eol: string): string {
  return [BEGIN, ...lines, END, ''].join(eol);
}

/** A string of TOML; JSON's escapes are TOML's too. */
export function tomlString(text: string): string {
  return JSON.stringify(text);
}

const QUOTED = /"""[^]*?"""|'''[^]*?'''|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'/g;
const KEY = String.raw`(?:[\w-]+|_)(?:\s*\.\s*(?:[\w-]+|_))*`;
const STATEMENT = new RegExp(String.raw`^(?:\[\s*${KEY}\s*\]|\[\[\s*${KEY}\s*\]\]|${KEY}\s*=\s*\S[^]*)$`);

/** Throws when it is no TOML: strings and brackets that do not close, lines that are neither a table nor a value. */
function checkToml(text: string): void {
  // What is in quotes may hold anything; comments end at the line.
  const bare = text
    .replaceAll('\r', '')
    .replaceAll(new RegExp(`#[^\\n]*|${QUOTED.source}`, 'g'), (part) =>
      part.startsWith('#') ? '' : `_${'\n'.repeat(part.split('\n').length - 1)}`,
    );
  if (/["']/.test(bare)) throw new SyntaxError('a string is not closed');
  let statement = '';
  let depth = 0;
  for (const [at, line] of bare.split('\n').entries()) {
    statement = statement === '' ? line.trim() : `${statement} ${line.trim()}`;
    depth += (line.match(/[[{]/g)?.length ?? 0) - (line.match(/[\]}]/g)?.length ?? 0);
    if (depth > 0 || statement === '') continue;
    if (depth < 0 || !STATEMENT.test(statement)) throw new SyntaxError(`line ${at + 1} is neither a table nor a value`);
    statement = '';
  }
  if (depth !== 0) throw new SyntaxError('a bracket is not closed');
}
