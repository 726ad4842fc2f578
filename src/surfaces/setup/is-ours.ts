// Which entries in an agent's file are Throughline's, wherever Node or the program were when setup wrote them, and which
// of them name a path of this machine.
import { CODING_AGENTS } from '../../base/coding-agents.ts';
import type { IsOurs } from './json-entries.ts';

const AGENTS = CODING_AGENTS.join('|');

/** Both by absolute path and in a folder of that name, as setup writes them: a user's own hook.cjs does not match. */
const ABSOLUTE_HOOK = new RegExp(
  String.raw`^['"]?(?:/|[A-Za-z]:\\).* .*[\\/]dist[\\/](?:cli\.cjs['"]? hook|hook\.cjs['"]?) (?:${AGENTS})$`,
);
const PORTABLE_HOOK = new RegExp(`^throughline hook (?:${AGENTS})$`);

/** What setup writes beside the command of a server; somebody who wrote more, such as an environment, wrote it all. */
const SERVER_FIELDS = new Set(['type', 'command', 'args', 'enabled', 'exposure']);

/** Entries that name paths of the machine on which setup wrote them. */
export const isOursByPath: IsOurs = (value) => {
  const { command, words } = partsOf(value);
  if (command !== undefined && ABSOLUTE_HOOK.test(command)) return true;
  const at = words.findIndex((word) => /(?:^|[\\/])cli\.cjs$/.test(word));
  return at !== -1 && words[at + 1] === 'mcp';
};

export const isOurs: IsOurs = (value) => {
  if (isOursByPath(value)) return true;
  const { command, words } = partsOf(value);
  if (command !== undefined && PORTABLE_HOOK.test(command)) return true;
  const [program, ...args] = command === undefined ? words : [command, ...words];
  if (program !== 'throughline' || args.join(' ') !== 'mcp') return false;
  return Object.keys(value as object).every((key) => SERVER_FIELDS.has(key));
};

/** A path to the program, as it is in hooks, servers and extensions. */
const PATH = /[\\/]dist[\\/]{1,4}(?:cli|hook)\.cjs/;

/** Whether a file of an agent names a path of this machine, after setup or before. */
export const namesOurPath = (text: string | undefined) => text !== undefined && PATH.test(text);

function partsOf(value: unknown): { readonly command?: string; readonly words: readonly string[] } {
  if (typeof value !== 'object' || value === null) return { words: [] };
  const { command, args } = value as { readonly command?: unknown; readonly args?: unknown };
  const words = [command, args].flatMap((list) =>
    Array.isArray(list) ? (list as unknown[]).filter((word) => typeof word === 'string') : [],
  );
  return { words, ...(typeof command === 'string' ? { command } : {}) };
}
