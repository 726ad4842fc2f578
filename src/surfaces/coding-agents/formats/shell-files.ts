// The files that a shell command changes, where its text alone makes that certain. Whatever depends on a variable, a pattern or another
// command is left out. Pure.
import { isAbsolute, join } from 'node:path';
import { patchedFiles } from './patched-files.ts';

const MOST_FILES = 50;
const MOST_CHARACTERS = 20_000;

/** What none of the rules below could find anything in. */
const MAY_CHANGE = />|\b(?:tee|rm|sed|git)\b|\*\*\* /;

export function filesChangedByShell(command: string): string[] {
  if (!MAY_CHANGE.test(command)) return [];
  if (command.length > MOST_CHARACTERS) return patchedFiles(command);
  const found = new Set(patchedFiles(command));
  // The body of a here-document is data.
  const heredoc = /<<-?\s*['"\\]?\w/.exec(command);
  const text = heredoc ? firstLineFrom(command, heredoc.index) : command;
  let folder: string | undefined = '';
  for (const { words, targets } of simpleCommands(text) ?? []) {
    const [program, ...args] = words;
    if (program === 'cd') folder = folder === undefined || args.length !== 1 ? undefined : join(folder, args[0] ?? '');
    for (const file of [...targets, ...changedBy(program, args)]) {
      const path = isAbsolute(file) ? file : folder === undefined ? undefined : join(folder, file);
      if (path !== undefined && isCertain(path)) found.add(path);
    }
  }
  return [...found].slice(0, MOST_FILES);
}

function firstLineFrom(command: string, index: number): string {
  const end = command.indexOf('\n', index);
  return end === -1 ? command : command.slice(0, end);
}

/** No folder, no device, nothing that the shell would still expand. */
function isCertain(path: string): boolean {
  return !/[*?[\]{}$`~]|^-|\/$|^\.{0,2}$|^\/dev\//.test(path);
}

const OPTIONS = /^-/;
const plainArgs = (args: readonly string[]) => args.filter((arg) => !OPTIONS.test(arg));
const hasOption = (args: readonly string[], letters: RegExp) => args.some((arg) => letters.test(arg));

function changedBy(program: string | undefined, args: readonly string[]): readonly string[] {
  switch (program) {
    case 'tee':
      return plainArgs(args);
    case 'rm':
      return hasOption(args, /^-[a-zA-Z]*[rR]|^--recursive$/) ? [] : plainArgs(args);
    case 'sed':
      return editedBySed(args);
    case 'git':
      return changedByGit(args);
    default:
      return [];
  }
}

function changedByGit([verb, ...args]: readonly string[]): readonly string[] {
  if (verb === 'mv') return plainArgs(args).length === 2 ? plainArgs(args) : [];
  if (verb === 'rm') return hasOption(args, /^-[a-z]*r|^--cached$|^-n$|^--dry-run$/) ? [] : plainArgs(args);
  return [];
}

function editedBySed(args: readonly string[]): readonly string[] {
  if (!hasOption(args, /^-[nErsz]*i|^--in-place/)) return [];
  const files: string[] = [];
  let hasScript = false;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (arg === '-e' || arg === '-f' || arg === '--expression' || arg === '--file') {
      hasScript = true;
      at += 1;
    } else if (/^--(?:expression|file)=/.test(arg)) hasScript = true;
    // BSD's `-i ''` names no ending.
    else if (arg === '' || OPTIONS.test(arg)) continue;
    else if (hasScript) files.push(arg);
    else hasScript = true;
  }
  return files;
}

// ── Words ────────────────────────────────────────────────────────────────────────────────────────────────────

interface SimpleCommand {
  readonly words: string[];
  /** Of redirections that write. */
  readonly targets: string[];
}

const TOKEN =
  /\s*(?:(\n|;|\|\|?|&&?(?![>]))|((?:\d|&)?>{1,2}\|?)\s*|((?:"(?:[^"\\]|\\[\s\S])*"|'[^']*'|\\[\s\S]|[^\s"'\\;|&<>()#]|(?<=\S)#)+)|(\d?<&?|[()]|#[^\n]*))/gy;

/** Undefined where the text is not understood to its end. */
function simpleCommands(text: string): readonly SimpleCommand[] | undefined {
  const commands: SimpleCommand[] = [];
  let current: SimpleCommand = { words: [], targets: [] };
  let isTarget = false;
  let skipsWord = false;
  TOKEN.lastIndex = 0;
  const trimmed = text.trimEnd();
  while (TOKEN.lastIndex < trimmed.length) {
    const found = TOKEN.exec(trimmed);
    if (!found) return commands;
    const [, separator, redirection, word, other] = found;
    if (separator !== undefined) {
      commands.push(current);
      current = { words: [], targets: [] };
    } else if (redirection !== undefined) isTarget = true;
    else if (word !== undefined) {
      const plain = unquoted(word);
      if (isTarget) {
        if (!redirectsToStream(trimmed, found.index)) current.targets.push(plain);
        isTarget = false;
      } else if (skipsWord) skipsWord = false;
      else if (current.words.length > 0 || !/^\w+=/.test(word)) current.words.push(plain);
    } else if (other === '(' || other === ')') return commands;
    else if (other?.includes('<') === true) skipsWord = true;
  }
  commands.push(current);
  return commands;
}

/** `2>&1` writes to no file. */
function redirectsToStream(text: string, index: number): boolean {
  return text.slice(0, index).trimEnd().endsWith('&');
}

function unquoted(word: string): string {
  return word.replaceAll(/"((?:[^"\\]|\\[\s\S])*)"|'([^']*)'|\\([\s\S])/g, (_, double, single, escaped) =>
    String(double ?? single ?? escaped ?? ''),
  );
}
