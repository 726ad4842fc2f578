// Work as other parts see it: projects, goals, tasks, checkpoints and claims of one home. Put together here, decided and
// read elsewhere.
import { createChange, type WorkDeps } from './change.ts';
import type { Call } from '../base/operation.ts';
import type { Git } from '../kernel/git/contract.ts';
import { createGit } from '../kernel/git/git.ts';
import { createCheckpointCodes, type CheckpointCodes } from './checkpoint-code.ts';
import { createCheckpoints, type ObserveRefs } from './checkpoints.ts';
import { createClaims } from './claims.ts';
import type { ReadCodeAtHand } from './contract.ts';
import { createGoals } from './goals.ts';
import type { Claims } from './operations/claims.ts';
import type { Goals } from './operations/goals.ts';
import type { History } from './operations/history.ts';
import type { Projects } from './operations/projects.ts';
import type { AddSample } from './operations/sample.ts';
import type { Checkpoints } from './operations/steps.ts';
import type { TaskChanged, Tasks } from './operations/tasks.ts';
import { createProjects, type RealRoot } from './projects.ts';
import { createProjectReads, type Reads } from './project-reads.ts';
import { createRollback } from './rollback.ts';
import { createAddSample } from './sample.ts';
import { createTasks } from './tasks.ts';
import { createUndo } from './undo.ts';

export type { SampleAdded } from './operations/sample.ts';
export type { ImportReport, Problem as ImportProblem } from './transfer/contract.ts';
export { workRegistration } from './tables/projection.ts';
export { workSchema } from './schema.ts';

export interface Work extends Omit<History, 'reads'> {
  readonly projects: Projects;
  readonly goals: Goals;
  readonly tasks: Tasks;
  readonly checkpoints: Checkpoints;
  readonly code: CheckpointCodes;
  readonly claims: Claims;
  readonly reads: Reads;
  /** A goal and tasks that teach, for an empty project. */
  readonly addSample: AddSample;
}

export interface CreateWorkOptions {
  /** Without it no ref is looked at, and a later change of what a checkpoint names goes unnoticed. */
  readonly observeRefs?: ObserveRefs;
  /** Without it no checkpoint knows its code. */
  readonly git?: Git;
  /** Without it a root is taken as it is written. */
  readonly realRoot?: RealRoot;
  /** Without it no code is known, and no check is taken for run. */
  readonly readCode?: ReadCodeAtHand;
}

const NO_GIT = createGit({ variable: () => undefined });

export function createWork(
  deps: WorkDeps,
  {
    observeRefs = async () => [],
    realRoot = async (root) => root,
    git = NO_GIT,
    readCode = async () => undefined,
  }: CreateWorkOptions = {},
): Work {
  const change = createChange(deps);
  const code = createCheckpointCodes(deps.store, git);
  const reads = createProjectReads(deps, code);
  const tasks = createTasks(deps, change, readCode);
  /** Snapshots go with their task. */
  const pruning =
    <Input>(command: (input: Input, call: Call) => Promise<TaskChanged>) =>
    async (input: Input, call: Call): Promise<TaskChanged> => {
      const changed = await command(input, call);
      // What fails behind a change that was made is not told as the change's own: the next one tries again.
      await code.prune(changed.task.project_id, call).catch(() => {});
      return changed;
    };
  return {
    projects: createProjects(deps, change, realRoot),
    goals: createGoals(deps, change),
    tasks: { ...tasks, complete: pruning(tasks.complete), archive: pruning(tasks.archive) },
    code,
    checkpoints: createCheckpoints(deps, change, observeRefs, code),
    claims: createClaims(deps),
    reads,
    undo: createUndo(change),
    addSample: createAddSample(change),
    rollback: createRollback(deps),
  };
}
