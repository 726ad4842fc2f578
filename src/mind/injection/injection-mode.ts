// Which mode holds for a session, and whether it is told of what it meets: its own counts before its project's, and that before the home's. Pure.
import { isInProcess } from '../../base/coding-agents.ts';
import { MODE_SCOPES, type ModeScope } from '../modes/checkpoint-mode.ts';
import { DEFAULT_MODE, type InjectionMode, type RelatedMode } from './matrix.ts';

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
  const [mode, decided_by] = firstOf(rows, 'mode') ?? [DEFAULT_MODE, 'default'];
  return { mode, decided_by };
}

/** Without a word of anybody, on where our plugin hears of every tool call anyway: there it costs no process. */
export function decideRelated(rows: readonly SetMode[], agent: string): DecidedRelated {
  const byDefault = isInProcess(agent) ? 'on' : 'off';
  const [related, decided_by] = firstOf(rows, 'related') ?? [byDefault, 'default'];
  return { related, decided_by };
}

function firstOf<Field extends 'mode' | 'related'>(
  rows: readonly SetMode[],
  field: Field,
): readonly [NonNullable<SetMode[Field]>, ModeScope] | undefined {
  for (const scope of MODE_SCOPES) {
    const value = rows.find((each) => each.scope === scope)?.[field];
    if (value !== null && value !== undefined) return [value, scope];
  }
  return undefined;
}
