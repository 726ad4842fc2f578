// Connects an agent. All files are planned before any is written, so that a refusal changes nothing. If one cannot be
// written, those before it are put back.
import { existsSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import type { Ids } from '../../base/ids.ts';
import { Refusal } from '../../base/errors.ts';
import type { CodingAgent } from '../../base/coding-agents.ts';
import type { Places, Program, Scope, Target } from '../coding-agents/contract.ts';
import { agentSetups } from '../coding-agents/setups.ts';
import { refuse } from './contract.ts';
import { makeFolderFor, readIfThere, realPathWithin, removeIfEmpty, removeIfThere, replaceFile } from './files.ts';
import { planPut, planTake, presenceIn, type Plan, type PlanOptions } from './plan.ts';
import { openRecords, type Records } from './records.ts';

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
  /** The text of an agent's extension, with this program's paths in it. */
  readonly extension: (agent: CodingAgent) => string;
}

export interface FileChange {
  readonly path: string;
  readonly holds: string;
  readonly change: 'made' | 'changed' | 'removed' | 'unchanged';
}

export interface FileState {
  readonly path: string;
  readonly holds: string;
  readonly state: 'set up' | 'stale' | 'absent' | 'broken';
  readonly why?: string;
}

export function setUp(options: SetupOptions): FileChange[] {
  return carryOut(options, planPut);
}

export function takeDown(options: SetupOptions): FileChange[] {
  return carryOut(options, planTake);
}

export function checkSetup(options: SetupOptions): FileState[] {
  const records = openRecords(options.configFolder, options.ids);
  return targetsFor(options).map((target) => stateOf(target, planner(options, records)));
}

type PlanOptionsFor = (target: Target) => PlanOptions;

function stateOf(target: Target, optionsFor: PlanOptionsFor): FileState {
  const { path, holds } = target;
  try {
    const presence = presenceIn(target, optionsFor(target));
    if (presence === 'stale')
      return { path, holds, state: 'stale', why: 'it names other paths or events than setup would' };
    return { path, holds, state: presence === 'current' ? 'set up' : 'absent' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { path, holds, state: 'broken', why: error.message };
  }
}

function targetsFor({ agent, scope, places, program, quote, withAgentsMd }: SetupOptions): Target[] {
  const prefer = (paths: readonly string[]) => paths.find((path) => existsSync(path)) ?? paths.at(-1) ?? '';
  const command = `${quote(program.node)} ${quote(program.hook)} ${agent}`;
  const targets = agentSetups[agent].targets({ scope, places, program, command, prefer });
  if (!withAgentsMd) return [...targets];
  return [...targets, { kind: 'markdown', path: `${places.project}/AGENTS.md`, holds: 'block for agents' }];
}

function planner({ agent, scope, places, extension }: SetupOptions, records: Records): PlanOptionsFor {
  return (target) => {
    const isOfProject = scope === 'project' || target.kind === 'markdown';
    // The user's own folders may be anywhere, because the agents' own variables allow that.
    const root = isOfProject
      ? places.project
      : target.path.startsWith(`${places.user}${sep}`)
        ? places.user
        : target.path;
    const path = realPathWithin(root, target.path);
    return { path, before: readIfThere(path), records, extension: () => extension(agent) };
  };
}

function carryOut(options: SetupOptions, plan: (target: Target, options: PlanOptions) => Plan): FileChange[] {
  const records = openRecords(options.configFolder, options.ids);
  const optionsFor = planner(options, records);
  const plans = targetsFor(options).map((target) => plan(target, optionsFor(target)));
  const done: Plan[] = [];
  const folders: string[] = [];
  try {
    for (const each of plans) {
      if (each.before === each.after) continue;
      // A running agent writes its files too.
      if (readIfThere(each.path) !== each.before)
        throw refuse('setup_file_changed', `${each.path} was changed just now`);
      if (each.after !== undefined) folders.unshift(...makeFolderFor(each.path));
      write(each.path, each.after, options.ids);
      done.push(each);
    }
    records.keepFolders(folders);
    for (const each of done) {
      if (each.after !== undefined && each.change) records.keep(each.path, each.after, each.change);
      else records.forget(each.path);
    }
  } catch (error) {
    for (const each of done) write(each.path, each.before, options.ids);
    folders.forEach(removeIfEmpty);
    throw error;
  }
  for (const each of done) if (each.after === undefined) removeMadeFolders(each.path, records);
  return plans.map(({ target: { path, holds }, before, after }) => ({ path, holds, change: changeOf(before, after) }));
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

function changeOf(before: string | undefined, after: string | undefined): FileChange['change'] {
  if (before === after) return 'unchanged';
  if (after === undefined) return 'removed';
  return before === undefined ? 'made' : 'changed';
}
