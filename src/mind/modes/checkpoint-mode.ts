// What happens when a session stops without a fresh checkpoint: its agent is asked for one, its user is reminded, or
// nothing is said. Pure; the session's own setting counts before its project's, and that before the home's.

export const CHECKPOINT_MODES = ['ask', 'remind', 'off'] as const;
export type CheckpointMode = (typeof CHECKPOINT_MODES)[number];

/** The narrowest first. */
export const MODE_SCOPES = ['session', 'project', 'home'] as const;
export type ModeScope = (typeof MODE_SCOPES)[number];

/** Where nothing is set. */
const DEFAULT_MODE: CheckpointMode = 'ask';

interface SetMode {
  readonly scope: ModeScope;
  readonly mode: CheckpointMode;
}

export interface DecidedMode {
  readonly mode: CheckpointMode;
  readonly decided_by: ModeScope | 'default';
}

/** Of the rows that hold for one session. */
export function decideMode(rows: readonly SetMode[]): DecidedMode {
  for (const scope of MODE_SCOPES) {
    const row = rows.find((each) => each.scope === scope);
    if (row) return { mode: row.mode, decided_by: scope };
  }
  return { mode: DEFAULT_MODE, decided_by: 'default' };
}

/** What an agent can do with a text at one of its events: pass it to the model, which then goes on, or show it to the user. */
export interface Ways {
  readonly ask: boolean;
  readonly remind: boolean;
}

/** An agent that cannot be asked at this event reminds its user; one that is only to remind is never made to go on. */
export function wayOf(mode: CheckpointMode, ways: Ways): keyof Ways | undefined {
  if (mode === 'off') return undefined;
  if (mode === 'ask' && ways.ask) return 'ask';
  return ways.remind ? 'remind' : undefined;
}
