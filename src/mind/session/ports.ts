// What the mind needs to know of the work and of the agents' own files, which it does not import: whoever opens the home
// supplies it.
import type { Call } from '../../base/operation.ts';

export interface WorkOfSessions {
  /** The project that is named, else the one of the caller's working directory; refuses what is not clear. */
  projectOf(ref: string | undefined, call: Call): Promise<string>;
  rootOf(projectId: string): Promise<string | null>;
  nameOf(projectId: string): Promise<string>;
  /** Whether the home has no other project. */
  isOnly(projectId: string): Promise<boolean>;
  /** A task by its id or its number; refuses one that is not there. */
  taskOf(projectId: string, ref: string): Promise<TaskOfSession>;
  /** The tags of the goals of these tasks, each once; a task that is gone says nothing. */
  tagsOfTasks(projectId: string, taskIds: readonly string[]): Promise<readonly string[]>;
  /** When anything was last recorded in the project; null if nothing ever was. */
  recordedAt(projectId: string): Promise<string | null>;
}

export interface TaskOfSession {
  readonly task_id: string;
  readonly number: number;
  /** Neither done nor archived. */
  readonly is_open: boolean;
  /** Of its newest checkpoint. */
  readonly checkpoint_at: string | null;
  /** The name under which a session holds it. */
  readonly holder: string | null;
}

/** Who is told of the work. */
export interface ToldOfWork {
  readonly project_id: string;
  readonly owner: string;
  readonly cwd: string;
  readonly worktree: string | null;
  readonly branch: string | null;
}

/** The work as a session is told of it, in at most so many tokens. Undefined where it cannot be read. */
export type ReadWorkWords = (told: ToldOfWork) => Promise<{ readonly say: (mostTokens: number) => string } | undefined>;

/** How many tasks are held under a name now, and how many checkpoints were recorded under it. */
export type CountWork = (
  projectId: string,
  owner: string,
) => Promise<{ readonly claims: number; readonly checkpoints: number }>;

/** What a session has in hand and would do next. */
export interface WorkInHand {
  readonly next_step: { readonly number: number; readonly text: string } | null;
  readonly tasks: readonly {
    readonly number: number;
    readonly title: string;
    readonly status: string;
    readonly is_held: boolean;
    readonly checkpoint: {
      readonly seq: number;
      readonly where_we_left_off: string;
      readonly next_step: string;
    } | null;
  }[];
}

/** `taskIds`: tasks that it had in hand, held or not. */
export type ReadWorkInHand = (projectId: string, owner: string, taskIds: readonly string[]) => Promise<WorkInHand>;

/** How many goals, tasks and checkpoints of the home hold a text that is asked about. */
export type CountInWork = (holds: (text: string) => boolean) => Promise<number>;

/** What an agent's own record of a session says. */
export interface Said {
  readonly last_message?: string;
  /** Newest first. */
  readonly failed_commands: readonly FailedCommand[];
}

export interface FailedCommand {
  readonly command: string;
  readonly exit_code: number | null;
}

/** Undefined where there is no record, or none that can be read. */
export type ReadTranscript = (agent: string, path: string) => Said | undefined;
