// Programs on the PATH, and which coding agents are installed.
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { CODING_AGENTS, type CodingAgent } from '../../base/coding-agents.ts';
import type { Places } from '../coding-agents/contract.ts';
import { agentSetups } from '../coding-agents/setups.ts';

const ENDINGS = process.platform === 'win32' ? ['.exe', '.cmd', '.bat'] : [''];

/** Where a program is that a shell would start by its name; relative entries are passed over, as they name another one in each folder. */
export function findOnPath(name: string, { variable }: Pick<Places, 'variable'>): string | undefined {
  const folders = (variable('PATH') ?? '').split(delimiter).filter((folder) => isAbsolute(folder));
  return folders.flatMap((folder) => ENDINGS.map((ending) => join(folder, name + ending))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

export interface FoundAgent {
  readonly agent: CodingAgent;
  /** Its program, or its folder in the user's home. */
  readonly by: string;
}

export function findAgents(places: Places): FoundAgent[] {
  return CODING_AGENTS.flatMap((agent): FoundAgent[] => {
    const { programs, folder } = agentSetups[agent];
    const program = programs.map((name) => findOnPath(name, places)).find((path) => path !== undefined);
    const by = program ?? (existsSync(folder(places)) ? folder(places) : undefined);
    return by === undefined ? [] : [{ agent, by }];
  });
}
