// Connects agents. All files are planned before any is written, so that a refusal changes nothing. If one cannot be
// written, those before it are put back.
import { existsSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import type { Ids } from '../../base/ids.ts';
import { Refusal } from '../../base/errors.ts';
import type { CodingAgent } from '../../base/coding-agents.ts';
import { readRegularText } from '../../base/regular-file.ts';
import type { FilesSeen, Invocation, Places, Scope, Target } from '../coding-agents/contract.ts';
import { agentSetups } from '../coding-agents/setups.ts';
import { refuse } from './contract.ts';
import { makeFolderFor, readIfThere, realPathWithin, removeIfEmpty, removeIfThere, replaceFile } from './files.ts';
import { isOursByPath, namesOurPath } from './is-ours.ts';
import { isKept, planPut, planTake, planTakePaths, presenceIn, type Plan, type PlanOptions } from './plan.ts';
import { openRecords, type Records } from './records.ts';

/** The running Node and this program, both by absolute path, so that the Node on the PATH does not matter. */
export interface Program {
  readonly node: string;
  readonly cli: string;
  /** The hooks alone, which start faster. */
  readonly hook: string;
}

export interface SetupOptions {
  readonly agent: CodingAgent;
  readonly scope: Scope;
  readonly withAgentsMd: boolean;
  readonly places: Places;
  readonly program: Program;
  /** Quoted for a shell. */
  readonly quote: (text: string) => string;
  readonly configFolder: string;
  readonly ids: Ids;
  /** The text of an agent's extension, with the command in it that it calls; undefined for `throughline` on the PATH. */
  readonly extension: (agent: CodingAgent, command: readonly string[] | undefined) => string;
}

export interface FileChange {
  readonly path: string;
  readonly holds: string;
  readonly change: 'made' | 'changed' | 'removed' | 'unchanged' | 'kept';
  readonly why?: string;
  /** It now names paths of this machine. */
  readonly names_this_machine?: true;
}

export interface FileState {
  readonly path: string;
  readonly holds: string;
  readonly state: 'set up' | 'stale' | 'absent' | 'broken';
  readonly why?: string;
  readonly names_this_machine?: true;
}

/** The changes of each agent's files, in the order of the agents. */
export function setUp(agents: readonly SetupOptions[]): FileChange[][] {
  return carryOut(agents, 'put');
}

export function takeDown(agents: readonly SetupOptions[]): FileChange[][] {
  return carryOut(agents, 'take');
}

/** What either would do, without doing it. */
export function previewSetup(agents: readonly SetupOptions[], how: 'put' | 'take'): FileChange[][] {
  return planAll(agents, how).map((plans) => plans.map(changeOf));
}

export function checkSetup(options: SetupOptions): FileState[] {
  const optionsFor = planner(options);
  return [
    ...targetsFor(options).map((target) => stateOf(target, optionsFor)),
    ...leftovers(options).flatMap(({ target, found }): FileState[] => {
      const seen = stateOf(target, () => found);
      if (seen.state === 'absent') return [];
      return [seen.state === 'broken' ? seen : { ...seen, state: 'stale', why: LEFT }];
    }),
  ];
}

/** The scopes whose files differ for this agent. */
export function scopesOf(agent: CodingAgent): Scope[] {
  return agentSetups[agent].hasPersonalFiles ? ['project', 'shared', 'user'] : ['project', 'user'];
}

/** The team's files get the command that is found on the PATH: every machine has other paths. */
export function isPortable({ agent, scope }: Pick<SetupOptions, 'agent' | 'scope'>): boolean {
  return scope === 'shared' || (scope === 'project' && !agentSetups[agent].hasPersonalFiles);
}

/** The program as the team's files name it. */
export const PORTABLE_PROGRAM = 'throughline';

// ── What belongs to an agent ─────────────────────────────────────────────────────────────────────────────────

const LEFT = 'an older setup put paths of this machine here: run setup again';

function targetsFor(options: SetupOptions): Target[] {
  const { agent, scope, places, withAgentsMd } = options;
  const targets = agentSetups[agent].targets({ scope, places, files, ...invocationOf(options, isPortable(options)) });
  if (!withAgentsMd) return [...targets];
  return [...targets, { kind: 'markdown', path: `${places.project}/AGENTS.md`, holds: 'block for agents' }];
}

function invocationOf({ agent, program: { node, cli, hook }, quote }: SetupOptions, portable: boolean): Invocation {
  return portable
    ? { hook: `${PORTABLE_PROGRAM} hook ${agent}`, server: [PORTABLE_PROGRAM, 'mcp'] }
    : { hook: `${quote(node)} ${quote(hook)} ${agent}`, server: [node, cli, 'mcp'] };
}

/** Paths, refs and one line: no file of git's that is looked at is larger. */
const MOST_BYTES = 8 * 1024;

const files: FilesSeen = {
  isThere: (path) => existsSync(path),
  read(path) {
    try {
      return readRegularText(path, MOST_BYTES);
    } catch {
      return undefined;
    }
  },
};

interface Leftover {
  readonly target: Target;
  readonly found: PlanOptions;
}

/**
 * The team's files in which an older setup may have put paths of this machine, for an agent that also has files of the
 * user's own. Entries without a path are the team's, and stay.
 */
function leftovers(options: SetupOptions): Leftover[] {
  const { agent, scope, places } = options;
  if (scope !== 'project' || isPortable(options)) return [];
  const former = agentSetups[agent].targets({ scope: 'shared', places, files, ...invocationOf(options, false) });
  const optionsFor = planner(options);
  return former.flatMap((target): Leftover[] => {
    const found = target.kind === 'json' ? seenAt(target, optionsFor) : undefined;
    // A file that cannot be read, or names no path of ours, is the team's business alone.
    return found && namesOurPath(found.before) ? [{ target, found: { ...found, isOurs: isOursByPath } }] : [];
  });
}

function seenAt(target: Target, optionsFor: PlanOptionsFor): PlanOptions | undefined {
  try {
    return optionsFor(target);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

type PlanOptionsFor = (target: Target) => PlanOptions;

function planner(options: SetupOptions): PlanOptionsFor {
  const { agent, places, extension, program, configFolder, ids } = options;
  const records = openRecords(configFolder, ids);
  const command = isPortable(options) ? undefined : [program.node, program.hook];
  return (target) => {
    // The user's own folders may be anywhere, because the agents' own variables allow that.
    const root = [places.project, places.user].find((folder) => target.path.startsWith(`${folder}${sep}`));
    const path = realPathWithin(root ?? target.path, target.path);
    return { path, before: readIfThere(path), records, extension: () => extension(agent, command) };
  };
}

function stateOf(target: Target, optionsFor: PlanOptionsFor): FileState {
  const { path, holds } = target;
  try {
    const options = optionsFor(target);
    const presence = presenceIn(target, options);
    if (presence === 'stale') return { path, holds, state: 'stale', why: 'setup would write it differently now' };
    if (presence === 'absent') return { path, holds, state: 'absent' };
    const kept = isKept(target, options.before) ? { why: 'changed by you' } : {};
    return { path, holds, state: 'set up', ...kept, ...pathsIn(options.before) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { path, holds, state: 'broken', why: error.message };
  }
}

const pathsIn = (text: string | undefined) => (namesOurPath(text) ? { names_this_machine: true as const } : {});

// ── Planning and writing ─────────────────────────────────────────────────────────────────────────────────────

function planAll(agents: readonly SetupOptions[], how: 'put' | 'take'): Plan[][] {
  const plan = how === 'put' ? planPut : planTake;
  const planned = new Set<string>();
  return agents.map((options) => {
    const optionsFor = planner(options);
    const plans = [
      ...targetsFor(options).map((target) => plan(target, optionsFor(target))),
      ...leftovers(options)
        .map(({ target, found }) => planTakePaths(target, found))
        .filter(({ before, after }) => before !== after),
    ];
    // The block in AGENTS.md is the same for all of them.
    return plans.filter(({ path }) => !planned.has(path) && planned.add(path));
  });
}

function carryOut(agents: readonly SetupOptions[], how: 'put' | 'take'): FileChange[][] {
  const planned = planAll(agents, how);
  const [first] = agents;
  if (first) writeAll(planned.flat(), openRecords(first.configFolder, first.ids), first.ids);
  return planned.map((plans) => plans.map(changeOf));
}

function writeAll(plans: readonly Plan[], records: Records, ids: Ids): void {
  const done: Plan[] = [];
  const folders: string[] = [];
  try {
    for (const each of plans) {
      if (each.before === each.after) continue;
      // A running agent writes its files too.
      if (readIfThere(each.path) !== each.before)
        throw refuse('setup_file_changed', `${each.path} was changed just now`);
      if (each.after !== undefined) folders.unshift(...makeFolderFor(each.path));
      write(each.path, each.after, ids);
      done.push(each);
    }
    records.keepFolders(folders);
    for (const each of done) {
      if (each.after !== undefined && each.change) records.keep(each.path, each.after, each.change);
      else records.forget(each.path);
    }
  } catch (error) {
    for (const each of done) write(each.path, each.before, ids);
    folders.forEach(removeIfEmpty);
    throw error;
  }
  for (const each of done) if (each.after === undefined) removeMadeFolders(each.path, records);
}

/** Removes folders around a deleted file if setup made them and they are empty. */
function removeMadeFolders(path: string, records: Records): void {
  let folder = dirname(path);
  while (records.isFolderMadeBySetup(folder) && removeIfEmpty(folder)) {
    records.forget(folder);
    folder = dirname(folder);
  }
}

function write(path: string, text: string | undefined, ids: Ids): void {
  if (text === undefined) removeIfThere(path);
  else replaceFile(path, text, ids);
}

function changeOf({ target: { path, holds }, before, after, isKept: keeps, why }: Plan): FileChange {
  const because = why === undefined ? {} : { why };
  if (keeps) return { path, holds, change: 'kept', ...because };
  if (before === after) return { path, holds, change: 'unchanged', ...pathsIn(after) };
  const change = after === undefined ? 'removed' : before === undefined ? 'made' : 'changed';
  return { path, holds, change, ...because, ...pathsIn(after) };
}
