// What a coding agent's own record of a session says, in one shape for all agents. A reader of an agent's format gives steps; the mind
// keeps them as T0. Readers stand with what else is known of their agent; whoever opens the home supplies them.
import type { Json } from '../../base/canonical-json.ts';

/** Where a record lies, so that a person can look it up: bytes of the file as its lines are read (decompressed, if it was). */
export interface TranscriptPlace {
  readonly offset: number;
  readonly length: number;
}

/** `compaction`: the agent's own summary, which took the place of what was said before. */
export type TranscriptKind = 'user' | 'agent' | 'call' | 'result' | 'compaction';

export interface TranscriptCall {
  /** The agent's name of the tool, as in Bash, apply_patch, write_file. */
  readonly tool: string;
  /** Pairs a call with its result. */
  readonly call: string;
  /** The line, where the tool runs one. */
  readonly command?: string;
  /** As the agent named them; relative ones are from `cwd`. */
  readonly read?: readonly string[];
  readonly changed?: readonly string[];
  readonly cwd?: string;
}

export interface TranscriptResult {
  readonly call: string;
  readonly exit_code: number | null;
  readonly is_error: boolean;
}

export interface TranscriptEvent {
  /** The session that it belongs to: a resumed file holds several. */
  readonly session_id: string;
  /** Names it within its session, and is the same whenever the record is read: the agent's own id, and which part of the record. */
  readonly key: string;
  /** Undefined where the record has no time that can be read. */
  readonly at?: string;
  readonly kind: TranscriptKind;
  /** Whole and as it stands there: what may be kept of it is decided later. Of a call, its input in short. */
  readonly text: string;
  /** A subagent has a context of its own: its words are an agent's, never a person's. */
  readonly is_sidechain?: boolean;
  /**
   * Known to be nobody's word in this conversation: text of the system, of hooks, of instruction files, inherited history. It is
   * counted and never evidence.
   */
  readonly is_context?: boolean;
  readonly tool?: TranscriptCall;
  readonly result?: TranscriptResult;
  readonly place: TranscriptPlace;
}

export interface TranscriptSession {
  readonly session_id: string;
  readonly cwd?: string;
  readonly branch?: string;
  readonly started_at?: string;
  /** The session that it was forked or resumed from. */
  readonly parent_id?: string;
}

export type RetractReason = 'rewind' | 'rollback' | 'replaced' | 'branch' | 'revert';

/**
 * What one record does. `retract`: the named events no longer count; with `from`, that one and all that followed it in its session;
 * without names, all of the session. `restore` takes a retraction back, as when a tree is walked along another branch.
 */
export type TranscriptStep =
  | { readonly step: 'event'; readonly event: TranscriptEvent }
  | { readonly step: 'session'; readonly session: TranscriptSession }
  | {
      readonly step: 'retract';
      readonly session_id: string;
      readonly keys?: readonly string[];
      readonly from?: string;
      readonly reason: RetractReason;
    }
  | { readonly step: 'restore'; readonly session_id: string; readonly keys: readonly string[] };

/** What was read, besides its steps. */
export interface TranscriptCounts {
  readonly records: number;
  /** Records of a kind that the reader does not know. */
  readonly unknown: number;
  /** Lines that do not parse, or are longer than a megabyte. */
  readonly broken: number;
}

/** Where reading stopped. Holds ids, numbers and hashes, never a text. */
export interface TranscriptCursor {
  readonly version: number;
  /** Device and inode, or what stands for them. */
  readonly identity: string;
  /** The next byte; behind the last whole line. */
  readonly offset: number;
  /** Keyed hash of the bytes right before the offset and of the file's first bytes: another one means that it was written anew. */
  readonly before: string;
  /** What the reader of the format carries on: ids. */
  readonly state: Json;
}

export interface RawPart {
  readonly offset: number;
  readonly bytes: Uint8Array;
  /** What was read in them, by the offset of its line, so that nobody parses it twice. Whoever has it changes nothing in it. */
  readonly records?: ReadonlyMap<number, Readonly<Record<string, unknown>>>;
}

export interface TranscriptPart {
  readonly steps: readonly TranscriptStep[];
  readonly counts: TranscriptCounts;
  /** To go on behind this part. */
  readonly cursor: TranscriptCursor;
  /** The bytes of the file that this part covers, whole lines, for the kept copy. */
  readonly raw: RawPart;
  /** The file was written anew since the cursor: everything that it said before is told again from its beginning. */
  readonly isAnew?: boolean;
}

export interface TranscriptFile {
  readonly agent: string;
  readonly path: string;
}

/**
 * Why what is named like a transcript is not read: no regular file, or one that cannot be read as one (`irregular`), a link (`link`), or of
 * another project (`elsewhere`).
 */
export const LEFT_FILES = ['irregular', 'link', 'elsewhere'] as const;
export type LeftFile = (typeof LEFT_FILES)[number];
export type LeftFiles = Readonly<Record<LeftFile, number>>;

export function countLeft(reasons: Iterable<LeftFile>): LeftFiles {
  const counts = { irregular: 0, link: 0, elsewhere: 0 };
  for (const reason of reasons) counts[reason] += 1;
  return counts;
}

export interface ChangedFile {
  readonly path: string;
  readonly transcripts: readonly TranscriptFile[];
  /** Where there are none. */
  readonly left?: LeftFile;
}

/** Supplied by the surfaces, which know the agents. */
export interface Transcripts {
  /** Streams a file in parts of bounded size, from where reading stopped. Refuses what is no regular file of a known format. */
  read(
    file: TranscriptFile,
    after: TranscriptCursor | undefined,
    keyedHash: (text: string) => string,
  ): AsyncIterable<TranscriptPart>;
  /** The agent whose format this is, by its name and first lines; undefined where none knows it. */
  recognise(path: string): Promise<string | undefined>;
  /** Transcripts in the agents' own folders whose sessions worked in this folder or below it. Regular files only; the others are told of. */
  find(root: string, agent?: string, onLeft?: (path: string, why: LeftFile) => void): AsyncIterable<TranscriptFile>;
  /**
   * What in the agents' own folders is named like a transcript and not as `seen` has it, which is then told how it is: each with the
   * transcripts in it whose sessions worked in this folder or below it, or why there are none.
   */
  changed(root: string, seen: Map<string, string>, agent?: string): AsyncIterable<ChangedFile>;
  /** The agents' own folders, whether they are there or not. */
  folders(agent?: string): readonly string[];
  /** Whether the path lies in that agent's own folder, after links are resolved. */
  isOwn(file: TranscriptFile): Promise<boolean>;
}
