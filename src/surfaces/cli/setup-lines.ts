// What `setup` shows a person: what it wrote or would write, and what is left for them to do.
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { CODING_AGENTS, CODING_AGENT_NAMES, type CodingAgent } from '../../base/coding-agents.ts';
import { HOME_NAME } from '../../base/home-name.ts';
import type { Places, Scope } from '../coding-agents/contract.ts';
import { agentSetups } from '../coding-agents/setups.ts';
import type { FileChange, FileState, Program } from '../setup/setup.ts';
import type { NoGit } from '../../kernel/kernel.ts';
import { paint, table, type Cell, type Line } from '../terminal/text.ts';
import { quoted } from './command-line.ts';

export interface TakenByGit {
  /** Files with paths of this machine that are neither ignored nor untracked. */
  readonly git_would_add: readonly string[];
  /** Why git could not say. */
  readonly git_silent?: NoGit;
}

export interface AgentChange extends TakenByGit {
  readonly agent: CodingAgent;
  readonly scope: Scope;
  readonly removed: boolean;
  /** The files name no path of this machine. */
  readonly portable: boolean;
  readonly files: readonly FileChange[];
  readonly also_in: readonly Scope[];
}

export interface AgentCheck extends TakenByGit {
  readonly agent: CodingAgent;
  readonly scope: Scope;
  readonly portable: boolean;
  readonly state: FileState['state'];
  readonly files: readonly FileState[];
}

export interface Surroundings {
  readonly places: Places;
  readonly program: Program;
  /** `THROUGHLINE_HOME`. */
  readonly home: string | undefined;
  /** Where `throughline` is on the PATH. */
  readonly onPath: string | null;
}

const WHERE: Readonly<Record<Scope, string>> = {
  project: 'for this project',
  shared: 'in the team’s files',
  user: 'for all projects',
};

// ── Written ──────────────────────────────────────────────────────────────────────────────────────────────────

export function changeLines(change: AgentChange, surroundings: Surroundings, isOneOfMany: boolean): Line[] {
  const { agent, files, removed, scope } = change;
  const rows = fileRows(files, ({ change: did }) => did);
  const hints = removed
    ? []
    : [
        ...portableLines(change, surroundings),
        ...gitLines(change, surroundings),
        beginningOf(agent, scope, surroundings),
        ...firstUseLines(agent, scope),
      ];
  return [
    ...(isOneOfMany ? [[paint('bold', agent)]] : []),
    ...rows,
    ...(removed && change.also_in.length === 0 ? [] : ['']),
    ...hints,
    ...alsoLines(change),
    ...(isOneOfMany ? [''] : []),
  ];
}

interface FileRow {
  readonly path: string;
  readonly holds: string;
  readonly why?: string;
}

function fileRows<File extends FileRow>(files: readonly File[], wordFor: (file: File) => string): Line[] {
  return table(
    files.map((file): Cell[] => {
      const { holds, path, why = '' } = file;
      const where = why.includes(path) ? '' : path;
      return ['  ', wordFor(file), holds, [where, why].filter(Boolean).join(': ')];
    }),
  );
}

function firstUseLines(agent: CodingAgent, scope: Scope): string[] {
  const asks = agentSetups[agent].firstUse?.(scope);
  return asks === undefined ? [] : [`Once, in ${agent}: ${asks}`];
}

function beginningOf(agent: CodingAgent, scope: Scope, { places, home }: Surroundings): string {
  const begin = `new sessions of ${agent} begin with their next step.`;
  if (scope === 'user' || home !== undefined) return `Where there is a home (throughline init), ${begin}`;
  const isIn = (folder: string) => existsSync(join(folder, HOME_NAME));
  if (isIn(places.project)) return `Here ${begin}`;
  let above = dirname(places.project);
  while (!isIn(above) && above !== dirname(above)) above = dirname(above);
  return isIn(above)
    ? `The home is in ${above}: an agent that starts there does not read the files of this folder.`
    : `There is no home here yet. Once there is one (throughline init), ${begin}`;
}

/** Why the files name no path of this machine, and whether what they name can be found. */
function portableLines(
  { agent, scope, portable }: Pick<AgentChange, 'agent' | 'scope' | 'portable'>,
  of: Surroundings,
) {
  if (!portable) return [];
  const name = CODING_AGENT_NAMES[agent];
  const why =
    scope === 'project' ? [`${name} has no files of a project that are yours alone: these are the team’s.`] : [];
  return [...why, 'They name no path of this machine, but the command throughline on the PATH.', ...pathLines(of)];
}

function pathLines({ onPath, program: { cli } }: Surroundings): Line[] {
  if (onPath !== null) return [];
  const clone = dirname(dirname(cli));
  const script = join(clone, 'scripts', 'throughline');
  const how = existsSync(script)
    ? `mkdir -p ~/.local/bin && ln -s ${quoted(script)} ~/.local/bin/`
    : `npm install -g ${quoted(clone)}`;
  return [
    [paint('yellow', 'There is no throughline on your PATH'), ': agents cannot start it until you put it there.'],
    ['  ', paint('bold', how)],
  ];
}

/** What to do about files that must not reach other machines. */
function gitLines({ git_would_add, git_silent }: TakenByGit, { places }: Surroundings): Line[] {
  const asked =
    git_silent === undefined
      ? []
      : [`Git could not say whether it ignores the files with paths of this machine (${git_silent}).`];
  const names = git_would_add.map((path) => relative(places.project, path));
  if (names.length === 0) return asked;
  const [first = ''] = names;
  return [
    ...asked,
    [
      paint('yellow', `Git would add ${names.join(', ')}`),
      `, with paths of this machine. Put it in .gitignore, or in .git/info/exclude, which is yours alone;`,
    ],
    `if it is tracked already: git rm --cached ${quoted(first)}`,
  ];
}

function alsoLines({ also_in, removed }: AgentChange): string[] {
  return also_in.map((scope) =>
    removed
      ? `It is still set up ${WHERE[scope]}; --${scope} --remove removes that.`
      : `It is set up ${WHERE[scope]}, too. One of the two is enough; --${scope} --remove removes the other.`,
  );
}

// ── Planned ──────────────────────────────────────────────────────────────────────────────────────────────────

const WOULD: Readonly<Record<FileChange['change'], string>> = {
  made: 'make',
  changed: 'change',
  removed: 'remove',
  unchanged: 'leave',
  kept: 'leave',
};

export function planLines(
  plan: readonly AgentChange[],
  foundBy: ReadonlyMap<CodingAgent, string>,
  surroundings: Surroundings,
  { isToDo, isRemoval, isAsked }: { readonly isToDo: boolean; readonly isRemoval: boolean; readonly isAsked: boolean },
): Line[] {
  if (plan.length === 0)
    return isRemoval
      ? ['Nothing is set up.']
      : [`No coding agent was found on this machine. Name yours: ${CODING_AGENTS.join(', ')}`];
  const lines = plan.flatMap(({ agent, scope, files }): Line[] => {
    const by = foundBy.get(agent);
    return [
      [paint('bold', CODING_AGENT_NAMES[agent]), ` ${WHERE[scope]}${by === undefined ? '' : `, found by ${by}`}`],
      ...fileRows(files, ({ change }) => WOULD[change]),
    ];
  });
  const isPortable = plan.some(({ portable }) => portable) && !isRemoval;
  const names = plan.filter(({ portable }) => portable).map(({ agent }) => CODING_AGENT_NAMES[agent]);
  return [
    ...lines,
    '',
    ...(isPortable
      ? [
          `The files of ${names.join(', ')} are the team’s. They name no path of this machine, but the command throughline on the PATH.`,
          ...pathLines(surroundings),
        ]
      : []),
    ...(isRemoval ? [] : plan.flatMap((each) => gitLines(each, surroundings))),
    ...(isToDo ? [] : [isRemoval ? 'Nothing is left to remove.' : 'All of this is set up.']),
    ...(isToDo && !isAsked ? ['Nothing was changed. Pass --yes to do this, or name the agents.'] : []),
  ];
}

// ── Checked ──────────────────────────────────────────────────────────────────────────────────────────────────

export function checkLines(checks: readonly AgentCheck[], surroundings: Surroundings): Line[] {
  if (checks.length === 0) return ['Nothing is set up. To connect the agents on this machine: throughline setup'];
  const lines = checks.flatMap((check): Line[] => [
    [paint('bold', check.agent), ` ${WHERE[check.scope]}: `, check.state],
    ...fileRows(check.files, ({ state }) => state),
    ...gitLines(check, surroundings),
  ]);
  const isPortable = checks.some(({ portable, state }) => portable && state !== 'absent');
  return [...lines, ...(isPortable ? pathLines(surroundings) : [])];
}
