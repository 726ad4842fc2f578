// Work as other parts see it: projects, goals, tasks, checkpoints and claims of one home. Put together here, decided and
// read elsewhere.
import { createChange, type WorkDeps } from './change.ts';
import { createCheckpoints, type ObserveRefs } from './checkpoints.ts';
import { createClaims } from './claims.ts';
import type { ReadCodeAtHand } from './code-at-hand.ts';
import { createGoals } from './goals.ts';
import type { Claims } from './operations/claims.ts';
import type { Goals } from './operations/goals.ts';
import type { History } from './operations/history.ts';
import type { Projects } from './operations/projects.ts';
import type { AddSample } from './operations/sample.ts';
import type { Checkpoints } from './operations/steps.ts';
import type { Tasks } from './operations/tasks.ts';
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
  readonly claims: Claims;
  readonly reads: Reads;
  /** A goal and tasks that teach, for an empty project. */
  readonly addSample: AddSample;
}

export interface CreateWorkOptions {
  /** Without it no ref is looked at, and a later change of what a checkpoint names goes unnoticed. */
  readonly observeRefs?: ObserveRefs;
  /** Without it a root is taken as it is written. */
  readonly realRoot?: RealRoot;
  /** Without it no code is known, and no check is taken for run. */
  readonly readCode?: ReadCodeAtHand;
}

export function createWork(
  deps: WorkDeps,
  {
    observeRefs = async () => [],
    realRoot = async (root) => root,
    readCode = async () => undefined,
  }: CreateWorkOptions = {},
): Work {
  const change = createChange(deps);
  const reads = createProjectReads(deps);
  return {
    projects: createProjects(deps, change, realRoot),
    goals: createGoals(deps, change),
    tasks: createTasks(deps, change, readCode),
    checkpoints: createCheckpoints(deps, change, observeRefs),
    claims: createClaims(deps),
    reads,
    undo: createUndo(change),
    addSample: createAddSample(change),
    rollback: createRollback(deps),
  };
}
