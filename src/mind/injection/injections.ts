// The door for people: what was decided, why, what would be said, and in which mode.
import type { Call } from '../../base/operation.ts';
import type {
  ExplainedInjection,
  ExplainInjection,
  InjectionModes,
  InjectionStats,
  InjectionStatsInput,
  ListedInjections,
  ListInjections,
  NamedInjectionMode,
  SetInjectionMode,
} from './contract.ts';
import { getInjectionMode, setInjectionMode } from './injection-modes.ts';
import { injectionStats } from './injection-stats.ts';
import { explainInjection, listInjections, type ReadDeps, type ReadDropped } from './read-injections.ts';

export interface Injections {
  list(input: ListInjections, call: Call): Promise<ListedInjections>;
  explain(input: ExplainInjection, call: Call): Promise<ExplainedInjection>;
  getMode(input: NamedInjectionMode, call: Call): Promise<InjectionModes>;
  setMode(input: SetInjectionMode, call: Call): Promise<InjectionModes>;
  stats(input: InjectionStatsInput, call: Call): Promise<InjectionStats>;
}

export interface InjectionDeps extends ReadDeps {
  readonly readDropped: ReadDropped;
}

export function createInjections(deps: InjectionDeps): Injections {
  return {
    list: (input, call) => listInjections(deps, input, call),
    explain: (input, call) => explainInjection(deps, input, call),
    getMode: (input, call) => getInjectionMode(deps, input, call),
    setMode: (input, call) => setInjectionMode(deps, input, call),
    stats: (input, call) => injectionStats(deps, input, call),
  };
}
