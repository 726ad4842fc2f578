// What setup would do to one file: its new text, or why it must not be touched.
import type { Target } from '../coding-agents/contract.ts';
import { Conflict, presenceOf, putEntries, takeEntries, type Presence } from './json-entries.ts';
import { refuse } from './contract.ts';
import { isOurs } from './is-ours.ts';
import { nodeAt } from './json-edit.ts';
import { parseJson } from './json-tree.ts';
import { markdownPresence, putMarkdownBlock, takeMarkdownBlock } from './markdown-block.ts';
import type { Records } from './records.ts';
import { untouched, type Edited } from './text-edit.ts';
import { putTomlBlock, takeTomlBlock, tomlPresence } from './toml-block.ts';

export interface Plan {
  readonly target: Target;
  /** The path with links resolved. */
  readonly path: string;
  readonly before: string | undefined;
  /** Undefined: the file is removed. */
  readonly after: string | undefined;
  /** What was inserted, if nothing was deleted for it. */
  readonly change?: { readonly existed: boolean; readonly inserted: Edited['inserted'] };
}

export interface PlanOptions {
  readonly path: string;
  readonly before: string | undefined;
  readonly records: Records;
  /** The agent's extension with this program's paths in it; read only if the agent has one. */
  readonly extension: () => string;
}

/** The first line of every extension; a user who changes it makes the file their own. */
export const EXTENSION_MARK = '// Written by `throughline setup`;';

export function presenceIn(target: Target, { path, before, extension }: PlanOptions): Presence {
  return guarded(path, () => {
    if (before === undefined) return 'absent';
    if (target.kind === 'toml') return tomlPresence(before, target.lines, target.table);
    if (target.kind === 'markdown') return markdownPresence(before);
    if (target.kind === 'extension') {
      if (before === extension()) return 'current';
      return before.startsWith(EXTENSION_MARK) ? 'stale' : 'absent';
    }
    checkRoot(before);
    return before.trim() === '' ? 'absent' : presenceOf(before, target.entries, isOurs);
  });
}

export function planPut(target: Target, options: PlanOptions): Plan {
  const { path, before, records, extension } = options;
  return guarded(path, () => {
    const presence = presenceIn(target, options);
    if (presence === 'current') return { target, path, before, after: before };
    if (target.kind === 'extension') {
      if (before !== undefined && !before.startsWith(EXTENSION_MARK))
        throw new Conflict(`${path} is not Throughline's`);
      return { target, path, before, after: extension(), change: { existed: false, inserted: [] } };
    }
    // If it was set up before, start from the original text; otherwise each run would leave a trace.
    const earlier = before === undefined ? undefined : records.before(path, before);
    const origin = earlier ? earlier.text : before;
    const existed = origin !== undefined;
    const start = untouched(origin ?? '');
    const edited = put(target, start);
    // If entries of ours exist without a record, what is added now is not all that must be removed later.
    const isAll = edited.isPure && (earlier !== undefined || presence === 'absent');
    const inserted = isAll ? { change: { existed, inserted: existed ? edited.inserted : [] } } : {};
    return { target, path, before, after: edited.text, ...inserted };
  });
}

function put(target: Exclude<Target, { kind: 'extension' }>, start: Edited): Edited {
  if (target.kind === 'toml') return putTomlBlock(start, target.lines, target.table);
  if (target.kind === 'markdown') return putMarkdownBlock(start);
  checkRoot(start.text);
  const isEmpty = start.text.trim() === '';
  const edited = putEntries(isEmpty ? untouched('{}\n') : start, target.entries, isOurs);
  if (!isEmpty) return edited;
  return {
    text: start.text + edited.text,
    inserted: [[start.text.length, start.text.length + edited.text.length]],
    isPure: true,
  };
}

export function planTake(target: Target, options: PlanOptions): Plan {
  const { path, before, records } = options;
  return guarded(path, () => {
    const same = { target, path, before, after: before };
    if (before === undefined || presenceIn(target, options) === 'absent') return same;
    if (target.kind === 'extension') return { ...same, after: undefined };
    const earlier = records.before(path, before);
    if (earlier) return { ...same, after: earlier.text };
    const { text } = take(target, untouched(before));
    return { ...same, after: records.isMadeBySetup(path) && isBare(target, text) ? undefined : text };
  });
}

function take(target: Exclude<Target, { kind: 'extension' }>, start: Edited): Edited {
  if (target.kind === 'toml') return takeTomlBlock(start, target.table);
  if (target.kind === 'markdown') return takeMarkdownBlock(start);
  return takeEntries(start, target.entries, isOurs);
}

/** Nothing is left in it but what the format requires. */
function isBare(target: Target, text: string): boolean {
  if (target.kind !== 'json') return text.trim() === '';
  const root = nodeAt(text, []);
  const defaults = new Set(target.entries.flatMap((entry) => (entry.kind === 'default' ? [entry.key] : [])));
  return root?.kind === 'object' && root.members.every(({ key }) => defaults.has(key));
}

function checkRoot(text: string): void {
  if (text.trim() !== '' && parseJson(text).kind !== 'object') throw new SyntaxError('the file is not an object');
}

function guarded<T>(path: string, body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw refuse('setup_file_malformed', `${path} cannot be read: ${error.message}`, { path }, error);
    }
    if (error instanceof Conflict) throw refuse('setup_conflict', `In ${path}: ${error.message}`, { path }, error);
    throw error;
  }
}
