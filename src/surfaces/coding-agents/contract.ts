// What Throughline must know about a coding agent: how its hooks communicate, and which of its files connect it. Types
// only, so that neither half imports the other.
import type { TranscriptCursor, TranscriptPart } from '../../mind/mind.ts';

// ── Hooks ────────────────────────────────────────────────────────────────────────────────────────────────────

/** What an event means for a session, independent of the agent's name for it. */
export type EventKind = 'start' | 'prompt' | 'edit' | 'compacting' | 'stop' | 'end';

/** An event as the agent wrote it on stdin. */
export type Fields = Readonly<Record<string, unknown>>;

/** An agent parses an object as JSON and reads a text as it is. */
export type Answer = object | string;

export interface AgentHook {
  /** The names of its program, and of the package that an interpreter runs it from. */
  readonly programs: readonly string[];
  /** The agent's own event names. An event that is not listed gets an empty answer. */
  readonly kinds: Readonly<Record<string, EventKind>>;
  /** Events of kind `start` that follow a compaction; the event itself names no source. */
  readonly afterCompaction?: readonly string[];
  /** The field that holds the session's id where `session_id` is missing. */
  readonly sessionField?: string;
  /** The working directory where `cwd` is missing. */
  readonly folder?: (fields: Fields) => unknown;
  /** An event that fires even if nothing happens. */
  readonly isIdle?: (event: string, fields: Fields) => boolean;
  /** The session continues because a hook spoke, or the user aborted it: nothing makes it continue once more. */
  readonly isRepeat?: (fields: Fields) => boolean;
  /** The agent drops the answer to this event: the model gets it with the next prompt. */
  readonly isUnheard?: (kind: EventKind, fields: Fields) => boolean;
  /** When the session was last compacted, for an agent that has no event for it; read with every prompt. */
  readonly compactedAt?: (transcriptPath: string) => string | undefined;
  /** The field that names the turn of a prompt; without it, prompts are counted. */
  readonly turnField?: string;
  /** How full the model's context is at a prompt, from the event or the end of the transcript. */
  readonly pressure?: (fields: Fields, transcriptPath: string | null) => ReportedPressure;
  /** The summary of what was compacted since, from the event or the end of the transcript; undefined where it is not there yet. */
  readonly summary?: (fields: Fields, transcriptPath: string | null, since: string) => string | undefined;
  /** At a prompt, what its model met since a time, from the event or the end of the transcript; undefined where neither can tell. */
  readonly met?: (fields: Fields, transcriptPath: string | null) => ((since: string) => MetByAgent) | undefined;
  /** It sends all of what it was told anew with each request, as a block of its system prompt. */
  readonly keepsBlock?: boolean;
  /** The files that an event of kind `edit` says were changed, as the agent names them. */
  readonly changedFiles?: (fields: Fields) => readonly unknown[];
  /** The answer that puts a text into the model's context. `news` is what of it the model was not told before. */
  readonly context: (event: string, text: string, news: string) => Answer;
  /** The answers that show a text to the user; absent where the agent shows none. */
  readonly notice: Readonly<Partial<Record<EventKind, (text: string) => Answer>>>;
  /** The answers with which the model goes on, reading a text; by the agent's names of the events that take one. */
  readonly ask?: Readonly<Record<string, (text: string) => Answer>>;
  /** What is printed if there is nothing to say; `{}` unless the agent would pass that to the model. */
  readonly silence?: string;
  /** Absent if no hook can change the input of a tool call. */
  readonly toolCall?: ToolCallHook;
}

export interface MetByAgent {
  /** What commands printed that failed, the newest first. */
  readonly outputs: readonly string[];
  /** Files that were read, as the agent names them, the newest first. */
  readonly files: readonly string[];
}

export interface ReportedPressure {
  /** Of the whole window, in basis points; null where nobody knows. */
  readonly bps: number | null;
  readonly source: string;
  /** Of a context that has only begun it says that nothing is in it. */
  readonly isNewEmpty?: true;
}

/** How an agent announces a tool call, and the answer that replaces the call's input. */
export interface ToolCallHook {
  readonly event: string;
  /** Prefix of the names of Throughline's own tools. */
  readonly prefix: string;
  readonly answer: (input: object) => object;
}

// ── Setup ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Whose files: yours for this project, the team's of this project, or yours for all projects. */
export type Scope = 'project' | 'shared' | 'user';

/** How an agent calls Throughline: by absolute paths of this machine, or by the command that is found on the PATH. */
export interface Invocation {
  /** The hook, as a shell command. */
  readonly hook: string;
  /** The MCP server: program and arguments. */
  readonly server: readonly [program: string, ...args: string[]];
}

/** Where agents keep their files. */
export interface Places {
  readonly project: string;
  /** The user's home directory. */
  readonly user: string;
  /** An environment variable; undefined if it is unset or empty. */
  readonly variable: (name: string) => string | undefined;
}

/** Where a value is in a JSON file, from the root. */
export type Path = readonly (string | number)[];

export type Entry =
  /** An item of a list of hooks, or of the hooks within an item of it. */
  | { readonly kind: 'item'; readonly path: Path; readonly value: unknown }
  | { readonly kind: 'member'; readonly path: Path; readonly key: string; readonly value: unknown }
  /** What the format requires beside our entries; left alone if it is already there. */
  | { readonly kind: 'default'; readonly path: Path; readonly key: string; readonly value: unknown };

/** A file and what setup puts into it. */
export type Target = SharedTarget | OwnTarget;

interface AnyTarget {
  readonly path: string;
  readonly holds: string;
}

/** A file that others write, too: a part of it is ours. */
export type SharedTarget = AnyTarget &
  (
    | { readonly kind: 'json'; readonly entries: readonly Entry[] }
    | { readonly kind: 'toml'; readonly table: string; readonly lines: readonly string[] }
    | { readonly kind: 'markdown' }
  );

/** A file that is ours as a whole. */
export type OwnTarget = AnyTarget &
  (
    | /** Our own source from `integrations/<agent>/`, with the command in it that it calls. */
      { readonly kind: 'extension' }
    /** Its mark shows whether somebody changed it: then it stays as it is. */
    | { readonly kind: 'marked'; readonly text: string }
  );

export interface TargetOptions extends Invocation {
  readonly scope: Scope;
  readonly places: Places;
  readonly files: FilesSeen;
}

/** What a definition may look at on the disk to decide where its entries go. */
export interface FilesSeen {
  readonly isThere: (path: string) => boolean;
  /** Undefined unless it is a small file. */
  readonly read: (path: string) => string | undefined;
}

export interface AgentSetup {
  /** Its programs on the PATH, and its folder in the user's home: either shows that it is installed. */
  readonly programs: readonly string[];
  readonly folder: (places: Places) => string;
  /**
   * It reads files of a project that are the user's alone. Without them, the scope `project` means the team's files,
   * which get no path of this machine.
   */
  readonly hasPersonalFiles: boolean;
  readonly targets: (options: TargetOptions) => readonly Target[];
  /** What the agent asks its user once before it runs the commands of a project's files. */
  readonly firstUse?: (scope: Scope) => string;
}

// ── Transcripts ──────────────────────────────────────────────────────────────────────────────────────────────

export interface AgentTranscripts {
  /** Where it keeps them: folders, or the database. */
  readonly folders: (places: Pick<Places, 'user' | 'variable'>) => readonly string[];
  /** By its path from one of those folders, with slashes. */
  readonly isTranscript: (path: string) => boolean;
  /** By its first records, and its name where they do not say it. */
  readonly isFormat: (records: readonly Fields[], path: string) => boolean;
  /** Whether its session worked in the folder. */
  readonly isOf: (folder: ProjectFolder, path: string, readHead: () => Promise<readonly Fields[]>) => Promise<boolean>;
  readonly read: (
    path: string,
    after: TranscriptCursor | undefined,
    keyedHash: (text: string) => string,
  ) => AsyncIterable<TranscriptPart>;
  /** The transcripts within a single file of its own; absent where each file is one. */
  readonly within?: (path: string, folder: ProjectFolder) => readonly string[];
}

export interface ProjectFolder {
  /** As it was named, and as it is with links resolved. */
  readonly paths: readonly string[];
  /** Whether a path is the folder or lies in it. */
  readonly holds: (path: string | undefined) => boolean;
}
