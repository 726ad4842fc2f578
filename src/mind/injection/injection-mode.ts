// Which mode holds for a session: its own counts before its project's, and that before the home's. Pure.
import { MODE_SCOPES, type ModeScope } from '../modes/checkpoint-mode.ts';
import { DEFAULT_MODE, type InjectionMode } from './matrix.ts';

/** The mode of each scope, where one is set. */
export type ModeOfScope = Readonly<Partial<Record<ModeScope, InjectionMode | null>>>;

interface SetMode {
  readonly scope: ModeScope;
  readonly mode: InjectionMode;
}

export interface DecidedInjectionMode {
  readonly mode: InjectionMode;
  readonly decided_by: ModeScope | 'default';
}

export function decideInjectionMode(rows: readonly SetMode[]): DecidedInjectionMode {
  return nearestMode(Object.fromEntries(rows.map(({ scope, mode }) => [scope, mode])));
}

export function nearestMode(modes: ModeOfScope): DecidedInjectionMode {
  for (const scope of MODE_SCOPES) {
    const mode = modes[scope] ?? null;
    if (mode !== null) return { mode, decided_by: scope };
  }
  return { mode: DEFAULT_MODE, decided_by: 'default' };
}
