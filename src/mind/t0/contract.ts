// T0: what a session's transcript comes to, reduced and redacted by a versioned policy. Everything above it quotes these texts word for word.

/** Who said it. What a tool printed is quoted data, whatever it says. */
export type Speaker = 'person' | 'agent' | 'tool' | 'summary';

export type T0Kind = 'user' | 'agent' | 'call' | 'result' | 'compaction';

/** One event of T0, as observers read it. */
export interface T0Event {
  readonly t0_id: string;
  readonly project_id: string;
  readonly agent: string;
  readonly session_id: string;
  /** Its place in the session, from 1, without regard to retractions. */
  readonly seq: number;
  readonly kind: T0Kind;
  readonly speaker: Speaker;
  /** When it happened: its own time, made to never go back within its session. */
  readonly at: string;
  /** Reduced, then redacted. Of a call, its input in short. */
  readonly text: string;
  readonly tool: string | null;
  /** The line that a call ran. */
  readonly command: string | null;
  /** From the project's root with slashes; absolute where it lies outside. */
  readonly files_read: readonly string[];
  readonly files_changed: readonly string[];
  /** Pairs a call with its result: the same in both. */
  readonly call: string | null;
  readonly exit_code: number | null;
  readonly is_error: boolean;
  /** Said in a subagent's context. */
  readonly is_sidechain: boolean;
  /** Its agent took it back: rewound, rolled back, on another branch. It is no evidence. */
  readonly is_retracted: boolean;
}

export interface SessionKey {
  readonly agent: string;
  readonly session_id: string;
}

export interface T0Range {
  /** Inclusive; everything when not given. */
  readonly from?: number;
  readonly to?: number;
  readonly limit?: number;
}

/** The door of T0 for the tiers above it. */
export interface T0 {
  /** In order of seq. Without those that are no evidence (context of hooks and the system), with those that were retracted. */
  events(projectId: string, session: SessionKey, range?: T0Range): Promise<readonly T0Event[]>;
  byIds(projectId: string, ids: readonly string[]): Promise<readonly T0Event[]>;
  /** The newest seq of a session; 0 where there is none. */
  head(projectId: string, session: SessionKey): Promise<number>;
}
