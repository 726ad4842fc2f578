// T0: what a session's transcript comes to, reduced and redacted by a versioned policy. Everything above it quotes these texts word for word.
import { refusals, type ErrorTable } from '../../base/errors.ts';

/** Who said it. What a tool printed is quoted data, whatever it says. */
export type Speaker = 'person' | 'agent' | 'tool' | 'summary';

export type T0Kind = 'user' | 'agent' | 'call' | 'result' | 'compaction';

/** `yes`, or why it is none: text of the system or of hooks, our own blocks and tools, what the instruction files say. */
export type Evidence = 'yes' | 'context' | 'own' | 'instructions';

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

/**
 * Why the record that a session's hooks named was not taken: no regular file of a known format (`irregular`), not in its agent's own folder
 * (`outside`), or only of sessions that worked elsewhere (`elsewhere`).
 */
export const LEFT_TRANSCRIPTS = ['irregular', 'outside', 'elsewhere'] as const;
export type LeftTranscript = (typeof LEFT_TRANSCRIPTS)[number];

/** What people erased: neither a file that is read again nor one that is new brings it back. */
export interface ErasedPort {
  readonly isEmpty: boolean;
  hasSession(session: SessionKey): boolean;
  /** By the id that follows from its key in its session. */
  hasEvent(baseId: string): boolean;
  readonly texts: { readonly has: (text: string) => boolean; readonly cut: (text: string) => string };
}
export type ReadErased = () => Promise<ErasedPort>;

export const NOTHING_ERASED: ErasedPort = {
  isEmpty: true,
  hasSession: () => false,
  hasEvent: () => false,
  texts: { has: () => false, cut: (text) => text },
};

export const t0Refusals = {
  no_transcript: {
    status: 404,
    exit: 2,
    hint: 'Name a regular file in which a coding agent recorded a session; pipes, devices and folders are not read. `--agent` says whose it is, where it cannot be told.',
  },
  unknown_agent: {
    status: 400,
    exit: 2,
    hint: 'Name one of the agents that Throughline knows: claude, codex, cursor, gemini, opencode, pi.',
  },
  transcript_outside: {
    status: 409,
    exit: 3,
    hint: 'Only files in that agent’s own folder are read without being named. Name the file: `throughline mind ingest <path>`.',
  },
  transcript_in_use: {
    status: 409,
    exit: 3,
    hint: 'Another process reads the same file, or its agent writes it anew all the time. Try again.',
  },
  unknown_transcript: {
    status: 404,
    exit: 2,
    hint: 'No session of that name was read into this project. `throughline session list` shows them, and `throughline mind ingest` reads what the agents recorded.',
  },
  transcript_ambiguous: {
    status: 409,
    exit: 2,
    hint: 'More than one session is called that: name its whole id, and its agent with `--agent`.',
  },
  agent_reserved: {
    status: 409,
    exit: 3,
    hint: 'Sessions of coding agents are read from their own records. Record yours under a name of your own.',
  },
} as const satisfies ErrorTable;

export const refuseT0 = refusals(t0Refusals);
