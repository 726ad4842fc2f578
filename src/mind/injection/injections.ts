// The door for people: what was decided, why, what would be said, and in which mode.
import type { Call } from '../../base/operation.ts';
import type {
  ExplainedInjection,
  ExplainInjection,
  GetSession,
  InjectionModes,
  InjectionStats,
  InjectionStatsInput,
  ListedInjections,
  ListInjections,
  NamedInjectionMode,
  PreviewedInjection,
  PreviewInjection,
  SetInjectionMode,
  ShownSession,
} from './contract.ts';
import { getInjectionMode, mustBeThere, setInjectionMode } from './injection-modes.ts';
import { injectionStats } from './injection-stats.ts';
import { previewInjection, type PreviewDeps } from './preview-injection.ts';
import { explainInjection, listInjections, type ReadDropped } from './read-injections.ts';
import { showSession, type SessionDeps } from './show-session.ts';

export interface Injections {
  list(input: ListInjections, call: Call): Promise<ListedInjections>;
  explain(input: ExplainInjection, call: Call): Promise<ExplainedInjection>;
  preview(input: PreviewInjection, call: Call): Promise<PreviewedInjection>;
  getMode(input: NamedInjectionMode, call: Call): Promise<InjectionModes>;
  /** Refuses a named session that is not there. */
  placeOf(input: SetInjectionMode, call: Call): Promise<void>;
  setMode(input: SetInjectionMode, call: Call): Promise<InjectionModes>;
  stats(input: InjectionStatsInput, call: Call): Promise<InjectionStats>;
  session(input: GetSession, call: Call): Promise<ShownSession>;
}

export interface InjectionDeps extends PreviewDeps, SessionDeps {
  readonly readDropped: ReadDropped;
}

export function createInjections(deps: InjectionDeps): Injections {
  return {
    list: (input, call) => listInjections(deps, input, call),
    explain: (input, call) => explainInjection(deps, input, call),
    preview: (input, call) => previewInjection(deps, input, call),
    getMode: (input, call) => getInjectionMode(deps, input, call),
    placeOf: (input, call) => mustBeThere(deps, input, call),
    setMode: (input, call) => setInjectionMode(deps, input, call),
    stats: (input, call) => injectionStats(deps, input, call),
    session: (input, call) => showSession(deps, input, call),
  };
}
