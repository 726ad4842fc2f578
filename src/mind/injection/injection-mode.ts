// Which mode holds for a session, and whether it is told of what it meets: its own counts before its project's, and that before the home's. Pure.
import { isInProcess } from '../../base/coding-agents.ts';
import { MODE_SCOPES, type ModeScope } from '../modes/checkpoint-mode.ts';
import { DEFAULT_MODE, type InjectionMode, type RelatedMode } from './matrix.ts';

/** What is set for each scope, where something is. */
type OfScope<Value> = Readonly<Partial<Record<ModeScope, Value | null | undefined>>>;

interface SetMode {
  readonly scope: ModeScope;
  readonly mode: InjectionMode | null;
  readonly related: RelatedMode | null;
}

export interface DecidedInjectionMode {
  readonly mode: InjectionMode;
  readonly decided_by: ModeScope | 'default';
}

export interface DecidedRelated {
  readonly related: RelatedMode;
  readonly decided_by: ModeScope | 'default';
}

export function decideInjectionMode(rows: readonly SetMode[]): DecidedInjectionMode {
  return nearestMode(Object.fromEntries(rows.map(({ scope, mode }) => [scope, mode])));
}

export function decideRelated(rows: readonly SetMode[], agent: string): DecidedRelated {
  return nearestRelated(Object.fromEntries(rows.map(({ scope, related }) => [scope, related])), agent);
}

export function nearestMode(modes: OfScope<InjectionMode>): DecidedInjectionMode {
  const [mode, decided_by] = nearestOf(modes) ?? [DEFAULT_MODE, 'default'];
  return { mode, decided_by };
}

/** Without a word of anybody, on where our plugin hears of every tool call anyway: there it costs no process. */
export function nearestRelated(related: OfScope<RelatedMode>, agent: string): DecidedRelated {
  const [nearest, decided_by] = nearestOf(related) ?? [isInProcess(agent) ? 'on' : 'off', 'default'];
  return { related: nearest, decided_by };
}

function nearestOf<Value>(set: OfScope<Value>): readonly [NonNullable<Value>, ModeScope] | undefined {
  for (const scope of MODE_SCOPES) {
    const value = set[scope] ?? null;
    if (value !== null) return [value, scope];
  }
  return undefined;
}
