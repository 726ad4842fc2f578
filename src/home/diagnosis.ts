// What the doctor gets to know about a home and its databases, and how an error met while looking is reported.
import { Failure, Refusal } from '../base/errors.ts';

/** A refusal or failure met while looking, as a surface would show it. */
export interface FoundProblem {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

/** Files that other users can reach or own, and links where no link is allowed. */
export interface LoosePath {
  readonly path: string;
  readonly in: 'home' | 'config';
  readonly kind: 'file' | 'folder' | 'link';
  /** As in `0644`. */
  readonly mode: string;
  readonly others_may: 'nothing' | 'read' | 'write';
  /** Owned by another user than the owner of its folder. */
  readonly is_foreign: boolean;
}

export interface Leftover {
  readonly path: string;
  /** A copy kept by an upgrade or a restore, or a file that a process died before finishing. */
  readonly kind: 'backup' | 'unfinished';
  readonly bytes: number;
  readonly modified_ms: number;
}

export interface FoundDatabase {
  readonly name: string;
  /** It is created when it is first needed. */
  readonly is_optional: boolean;
  /** It is made from the others and can be deleted without loss. */
  readonly is_derived: boolean;
  /** Whether the user's folder holds the second copy of its checkpoints. */
  readonly has_second_copy: boolean;
  readonly dialect: 'sqlite' | 'postgres';
  readonly location: string;
  readonly exists: boolean;
  /** It existed when the home was last used. */
  readonly is_registered: boolean;
  readonly bytes: number | null;
  readonly version: string | null;
  /** As the file itself is; `settings` shows what our own connection makes of it. */
  readonly journal_mode: string | null;
  /** Read back from a connection as the store opens it. */
  readonly settings: Readonly<Record<string, string | number>>;
  readonly pending_migrations: readonly string[];
  /** In the words of the database engine. */
  readonly damage: readonly string[];
  /** The server's own time, if it has one. */
  readonly now_ms: number | null;
  /** What prevented any further look. */
  readonly problem: FoundProblem | null;
}

export interface HomeDiagnosis {
  readonly location: string;
  readonly config_folder: string;
  readonly home_id: string | null;
  /** Why it cannot be used as the user's own home; null when it can. */
  readonly problem: FoundProblem | null;
  readonly network_filesystem: string | null;
  readonly disk: { readonly free_bytes: number; readonly total_bytes: number } | null;
  readonly paths_seen: number;
  /** False when there were more than are looked at. */
  readonly saw_all_paths: boolean;
  readonly loose_paths: readonly LoosePath[];
  /**
   * In the order of the home's list. Empty when the home is not the user's. Only the first when its server does not
   * answer, because all others would say the same.
   */
  readonly databases: readonly FoundDatabase[];
  /** Which of the key files that belong to the home are there, by name. */
  readonly files: Readonly<Record<string, boolean>>;
  readonly leftovers: readonly Leftover[];
  /** A restore was cut off; the next command that opens the home finishes it. */
  readonly is_restore_unfinished: boolean;
}

export function problemOf(error: unknown): FoundProblem {
  if (error instanceof Refusal || error instanceof Failure) {
    return { code: error.code, message: error.message, hint: error.row.hint };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'database_error', message, hint: 'The message says why.' };
}

export function isProblem(value: unknown): value is FoundProblem {
  return typeof value === 'object' && value !== null && 'hint' in value;
}
