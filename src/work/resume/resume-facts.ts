// What a session resumes from, as it is read from the tables of work and as its resume block tells it.
import type { Draft } from '../../base/checkpoint-draft.ts';
import type { NextStepAnswer } from '../contract.ts';
import type * as q from '../queries.ts';

/** What was last written down about a task, and in its project: a draft that is older has nothing to add. */
export interface Standing {
  readonly checkpoint_at: string | null;
  readonly recorded_at: string | null;
}

export interface ResumeFacts {
  readonly owner: string;
  readonly project: string;
  readonly step: NextStepAnswer;
  /** Of the step's task. */
  readonly goal: NamedGoal | null;
  readonly description: string | null;
  /** The session itself holds the step's task. */
  readonly is_held: boolean;
  /** Of the step's task: criteria that nothing proves yet. */
  readonly unproved: readonly string[];
  /** Other tasks in progress that no session holds, started last first. */
  readonly in_progress: readonly q.UnheldTaskRow[];
  readonly held_by_others: readonly q.HeldTaskRow[];
  /** How HEAD moved since the checkpoint of the step's task; undefined where it has not, or git's files do not tell. */
  readonly moved?: Moved | undefined;
  /** Of the step's task, and of the project. */
  readonly standing: Standing;
  /** Active goals that have no task to go on with or to start. */
  readonly idle_goals: readonly NamedGoal[];
}

/** Only what git's files tell without git: a hook starts no process. */
export interface Moved {
  readonly from: { readonly branch: string | null; readonly commit: string };
  readonly to: { readonly branch: string | null; readonly commit: string };
  /** Undefined where other things than new commits happened. */
  readonly commits: number | undefined;
}

export interface NamedGoal {
  readonly number: number;
  readonly text: string;
}

/** Where a session works: its linked git worktree, and what is checked out there. */
export interface SessionPlace {
  readonly worktree: string | null;
  readonly branch: string | null;
}

/** What work knows, and where its sessions are: their own git worktrees, which share one list. */
export interface BlockFacts extends ResumeFacts {
  readonly place?: SessionPlace;
  /** Of sessions that hold tasks, by the name under which they do. */
  readonly places?: ReadonlyMap<string, SessionPlace>;
  /** Of a session that left without a checkpoint. */
  readonly draft?: Draft | undefined;
}
