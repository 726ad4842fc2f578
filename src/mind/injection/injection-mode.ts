// Which mode holds for a session: its own counts before its project's, and that before the home's. Pure.
import { MODE_SCOPES, type ModeScope } from '../modes/checkpoint-mode.ts';
import { DEFAULT_MODE, type InjectionMode } from './matrix.ts';

interface SetMode {
  readonly scope: ModeScope;
  readonly mode: InjectionMode;
}

export interface DecidedInjectionMode {
  readonly mode: InjectionMode;
  readonly decided_by: ModeScope | 'default';
}

export function decideInjectionMode(rows: readonly SetMode[]): DecidedInjectionMode {
  for (const scope of MODE_SCOPES) {
    const row = rows.find((each) => each.scope === scope);
    if (row) return { mode: row.mode, decided_by: scope };
  }
  return { mode: DEFAULT_MODE, decided_by: 'default' };
}
