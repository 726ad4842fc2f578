// What setup would do to one file: its new text, or why it must not be touched.
import type { SharedTarget, Target } from '../coding-agents/contract.ts';
import { stateOfMark } from '../coding-agents/formats/marked-text.ts';
import { Conflict, presenceOf, putEntries, takeEntries, type IsOurs, type Presence } from './json-entries.ts';
import { refuse } from './contract.ts';
import { isOurs, isOursByPath, namesOurPath } from './is-ours.ts';
import { nodeAt } from './json-edit.ts';
import { parseJson } from './json-tree.ts';
import { markdownPresence, putMarkdownBlock, takeMarkdownBlock } from './markdown-block.ts';
import type { Before, Change, Records } from './records.ts';
import { untouched, type Edited } from './text-edit.ts';
import { putTomlBlock, takeTomlBlock, tomlPresence } from './toml-block.ts';

export interface Plan {
  readonly target: Target;
  /** The path with links resolved. */
  readonly path: string;
  readonly before: string | undefined;
  /** Undefined: the file is removed. */
  readonly after: string | undefined;
  /** Somebody changed a file of ours: it is left as it is. */
  readonly isKept?: true;
  /** What the user should know about the change. */
  readonly why?: string;
  /** What was inserted, if nothing was deleted for it. */
  readonly change?: Change;
}

export interface PlanOptions {
  readonly path: string;
  readonly before: string | undefined;
  readonly records: Records;
  /** The agent's extension with the command in it that it calls; read only if the agent has one. */
  readonly extension: () => string;
  /** Which entries are meant, if not all of Throughline's. */
  readonly isOurs?: IsOurs;
}

/** Said of team's files that an older setup wrote. */
const RENEWED = 'an older setup had put paths of this machine here';
const CHANGED = 'it was changed, or is not Throughline’s: left as it is';

/** The first line of every extension; a user who changes it makes the file their own. */
export const EXTENSION_MARK = '// Written by `throughline setup`;';

export function presenceIn(target: Target, options: PlanOptions): Presence {
  const { path, before, extension } = options;
  return guarded(path, () => {
    if (before === undefined) return 'absent';
    if (target.kind === 'toml') return tomlPresence(before, target.lines, target.table);
    if (target.kind === 'markdown') return markdownPresence(before);
    if (target.kind === 'extension') {
      if (before === extension()) return 'current';
      return before.startsWith(EXTENSION_MARK) ? 'stale' : 'absent';
    }
    if (target.kind === 'marked') {
      if (before.replaceAll('\r\n', '\n') === target.text) return 'current';
      // Somebody else's command of that name does what its user wants it to.
      return stateOfMark(before) === 'as written' ? 'stale' : 'current';
    }
    checkRoot(before);
    return before.trim() === '' ? 'absent' : presenceOf(before, target.entries, options.isOurs ?? isOurs);
  });
}

/** Whether a file of ours was changed by somebody, who keeps it. */
export function isKept(target: Target, before: string | undefined): boolean {
  return target.kind === 'marked' && before !== undefined && stateOfMark(before) === 'changed';
}

export function planPut(target: Target, options: PlanOptions): Plan {
  const { path, before, records, extension } = options;
  return guarded(path, () => {
    const presence = presenceIn(target, options);
    const renewed = (after: string) => (namesOurPath(before) && !namesOurPath(after) ? { why: RENEWED } : {});
    const same = { target, path, before, after: before };
    if (isKept(target, before)) return { ...same, isKept: true, why: CHANGED };
    if (presence === 'current') return same;
    if (target.kind === 'marked') return { ...same, after: target.text, change: { existed: false, inserted: [] } };
    if (target.kind === 'extension') {
      if (before !== undefined && !before.startsWith(EXTENSION_MARK))
        throw new Conflict(`${path} is not Throughline's`);
      const after = extension();
      return { ...same, after, ...renewed(after), change: { existed: false, inserted: [] } };
    }
    // If it was set up before, start from the original text; otherwise each run would leave a trace.
    const earlier = before === undefined ? undefined : recordOf(target, presence, records.before(path, before));
    const origin = earlier ? earlier.text : before;
    const targets = withTarget(earlier?.targets ?? [], target);
    const edited = putAll(targets, origin);
    // If entries of ours exist without a record, what is added now is not all that must be removed later.
    const isAll = edited.isPure && (earlier !== undefined || presence === 'absent');
    const kept = isAll ? { change: changeBy(edited, origin, targets) } : {};
    return { ...same, after: edited.text, ...renewed(edited.text), ...kept };
  });
}

/** A record without a list of targets is about the one of them that is in the file. */
function recordOf(target: SharedTarget, presence: Presence, before: Before | undefined): Before | undefined {
  if (!before || before.targets) return before;
  return presence === 'absent' ? undefined : { ...before, targets: [target] };
}

/** Which part of a file is meant: a file of servers may hold one for each of several projects. */
function partOf(target: SharedTarget): string {
  const server = target.kind === 'json' ? target.entries.find(({ kind }) => kind === 'member') : undefined;
  return JSON.stringify(server?.path ?? []);
}

function withTarget(targets: readonly SharedTarget[], target: SharedTarget): SharedTarget[] {
  const at = targets.findIndex((each) => partOf(each) === partOf(target));
  return at === -1 ? [...targets, target] : targets.with(at, target);
}

function putAll(targets: readonly SharedTarget[], origin: string | undefined): Edited {
  return targets.reduce((edited, target) => put(target, edited), untouched(origin ?? ''));
}

function changeBy({ inserted }: Edited, origin: string | undefined, targets: readonly SharedTarget[]): Change {
  const existed = origin !== undefined;
  return { existed, inserted: existed ? inserted : [], targets };
}

function put(target: SharedTarget, start: Edited): Edited {
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
    const presence = before === undefined ? 'absent' : presenceIn(target, options);
    if (before === undefined || presence === 'absent') return same;
    if (isKept(target, before)) return { ...same, isKept: true, why: CHANGED };
    if (target.kind === 'extension' || target.kind === 'marked') return { ...same, after: undefined };
    const ours = options.isOurs ?? isOurs;
    const earlier = recordOf(target, presence, records.before(path, before));
    if (earlier) return { ...same, ...takeRecorded(target, earlier, ours) };
    const { text } = take(target, untouched(before), ours);
    return { ...same, after: records.isMadeBySetup(path) && isBare(target, text) ? undefined : text };
  });
}

/** The original text with the other targets in it, as if this one had never been there. */
function takeRecorded(
  target: SharedTarget,
  { text, targets = [] }: Before,
  ours: IsOurs,
): Pick<Plan, 'after' | 'change'> {
  const others = targets.filter((each) => partOf(each) !== partOf(target));
  const wasHere = others.length === targets.length && text !== undefined;
  const origin = wasHere ? take(target, untouched(text), ours).text : text;
  if (others.length === 0) return { after: origin };
  const edited = putAll(others, origin);
  return { after: edited.text, ...(edited.isPure ? { change: changeBy(edited, origin, others) } : {}) };
}

/** Takes out the entries with paths of this machine that an older setup put there; others' entries, without a path, stay. */
export function planTakePaths(target: Target, options: PlanOptions): Plan {
  return { ...planTake(target, { ...options, isOurs: isOursByPath }), why: RENEWED };
}

function take(target: SharedTarget, start: Edited, ours: IsOurs): Edited {
  if (target.kind === 'toml') return takeTomlBlock(start, target.table);
  if (target.kind === 'markdown') return takeMarkdownBlock(start);
  return takeEntries(start, target.entries, ours);
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
