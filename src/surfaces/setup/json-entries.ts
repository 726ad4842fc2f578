// Adds, updates and removes Throughline's own entries in an agent's JSON file. Foreign entries are never touched. Pure.
import { isDeepStrictEqual } from 'node:util';
import type { Entry, Path } from '../coding-agents/contract.ts';
import { addItem, addMember, nodeAt, removeAt } from './json-edit.ts';
import { memberOf, plainOf } from './json-tree.ts';
import { type Edited } from './text-edit.ts';

/** Whether a hook's command or a server's definition is one that Throughline wrote. */
export type IsOurs = (value: unknown) => boolean;

export type Presence = 'current' | 'stale' | 'absent';

/** A member of our name that is not ours. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

export function presenceOf(text: string, entries: readonly Entry[], isOurs: IsOurs): Presence {
  const states = entries.filter(({ kind }) => kind !== 'default').map((entry) => stateOf(text, entry, isOurs));
  if (states.every((state) => state === 'current')) return 'current';
  return states.every((state) => state === 'absent') ? 'absent' : 'stale';
}

function stateOf(text: string, entry: Entry, isOurs: IsOurs): Presence {
  if (entry.kind !== 'item') {
    const node = nodeAt(text, [...entry.path, entry.key]);
    if (!node) return 'absent';
    if (isDeepStrictEqual(plainOf(node), entry.value)) return 'current';
    return isOurs(plainOf(node)) ? 'stale' : 'absent';
  }
  const [first, ...others] = ourItems(text, entry.path, isOurs);
  if (!first) return 'absent';
  const node = nodeAt(text, first);
  return others.length === 0 && node && isDeepStrictEqual(plainOf(node), entry.value) ? 'current' : 'stale';
}

/** Our hooks in a list: the whole item if it holds nothing else, otherwise the hook within it. */
function ourItems(text: string, path: Path, isOurs: IsOurs): Path[] {
  const list = nodeAt(text, path);
  if (list?.kind !== 'array') return [];
  return list.items.flatMap((item, at): Path[] => {
    const value = plainOf(item);
    const inner = (value as { hooks?: unknown } | null)?.hooks;
    if (!Array.isArray(inner)) return isOurs(value) ? [[...path, at]] : [];
    const mine = inner.flatMap((hook, index) => (isOurs(hook) ? [index] : []));
    if (mine.length > 0 && mine.length === inner.length) return [[...path, at]];
    return mine.map((index) => path.concat(at, 'hooks', index));
  });
}

export function putEntries(start: Edited, entries: readonly Entry[], isOurs: IsOurs): Edited {
  let edited = start;
  for (const entry of entries) {
    const state = stateOf(edited.text, entry, isOurs);
    if (state === 'current') continue;
    if (state === 'stale') edited = takeOne(edited, entry, isOurs);
    edited = withContainers(edited, entry);
    if (entry.kind === 'item') {
      edited = addItem(edited, entry.path, entry.value);
      continue;
    }
    if (nodeAt(edited.text, [...entry.path, entry.key])) {
      if (entry.kind === 'default') continue;
      throw new Conflict(`"${[...entry.path, entry.key].join('.')}" is not Throughline's`);
    }
    edited = addMember(edited, entry.path, entry.key, entry.value);
  }
  return edited;
}

export function takeEntries(start: Edited, entries: readonly Entry[], isOurs: IsOurs): Edited {
  let edited = start;
  for (const entry of entries) {
    if (entry.kind === 'default' || stateOf(edited.text, entry, isOurs) === 'absent') continue;
    edited = takeOne(edited, entry, isOurs);
    // A container that held only our entry is removed with it.
    for (let path = entry.path; path.length > 0; path = path.slice(0, -1)) {
      const node = nodeAt(edited.text, path);
      if (!node || node.kind === 'scalar') break;
      const { length } = node.kind === 'array' ? node.items : node.members;
      // A comment in it belongs to the user.
      if (length > 0 || /\/[/*]/.test(edited.text.slice(startOf(edited.text, path), node.end))) break;
      edited = removeAt(edited, path);
    }
  }
  return edited;
}

/** Where a value begins, including its name. */
function startOf(text: string, path: Path): number {
  const parent = nodeAt(text, path.slice(0, -1));
  const member = parent?.kind === 'object' ? memberOf(parent, String(path.at(-1))) : undefined;
  return member?.start ?? nodeAt(text, path)?.start ?? 0;
}

function takeOne(edited: Edited, entry: Entry, isOurs: IsOurs): Edited {
  if (entry.kind !== 'item') return removeAt(edited, [...entry.path, entry.key]);
  // From the end, so that earlier positions stay valid.
  return ourItems(edited.text, entry.path, isOurs).toReversed().reduce(removeAt, edited);
}

/** Creates the objects on the path, and the list at its end. */
function withContainers(start: Edited, { kind, path }: Entry): Edited {
  let edited = start;
  for (const [at, key] of path.entries()) {
    const here = path.slice(0, at + 1);
    if (nodeAt(edited.text, here)) continue;
    const isList = kind === 'item' && at === path.length - 1;
    edited = addMember(edited, path.slice(0, at), String(key), isList ? [] : {});
  }
  return edited;
}
