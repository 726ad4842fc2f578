// Which entries in an agent's file are Throughline's, wherever Node or the program were when setup wrote them.
import { CODING_AGENTS } from '../../base/coding-agents.ts';
import type { IsOurs } from './json-entries.ts';

/** Both by absolute path and in a folder of that name, as setup writes them: a user's own hook.cjs does not match. */
const HOOK_COMMAND = new RegExp(
  String.raw`^['"]?(?:/|[A-Za-z]:\\).* .*[\\/]dist[\\/](?:cli\.cjs['"]? hook|hook\.cjs['"]?) (?:${CODING_AGENTS.join('|')})$`,
);

export const isOurs: IsOurs = (value) => {
  if (typeof value !== 'object' || value === null) return false;
  const { command, args } = value as { readonly command?: unknown; readonly args?: unknown };
  if (typeof command === 'string' && HOOK_COMMAND.test(command)) return true;
  const words = [command, args].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  const at = words.findIndex((word) => typeof word === 'string' && /(?:^|[\\/])cli\.cjs$/.test(word));
  return at !== -1 && words[at + 1] === 'mcp';
};
